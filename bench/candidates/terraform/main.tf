# Host cluster configurations with a provider for REST APIs that does not know the service.

terraform {
  required_providers {
    restapi = {
      source  = "Mastercard/restapi"
      version = "1.20.0"
    }
  }
}

variable "base_url" {
  type        = string
  description = "Address of the service."
}

variable "api_key" {
  type        = string
  sensitive   = true
  description = "API key. Set it as TF_VAR_api_key, so that no file contains it."
}

provider "restapi" {
  uri     = var.base_url
  headers = { ApiKey = var.api_key }

  create_method  = "PATCH"
  update_method  = "PATCH"
  destroy_method = "PATCH"
}

locals {
  # Configurations by cluster UID.
  clusters    = jsondecode(file("${path.module}/clusters.json"))
  config_path = "/v1/spectroclusters/{id}/clusterConfig/hostCluster"
}

resource "restapi_object" "host_cluster" {
  for_each = local.clusters

  object_id    = each.key
  path         = "/v1/spectroclusters"
  create_path  = local.config_path
  update_path  = local.config_path
  destroy_path = local.config_path

  data         = jsonencode({ hostClusterConfig = each.value })
  destroy_data = jsonencode({ hostClusterConfig = { isHostCluster = false } })
}
