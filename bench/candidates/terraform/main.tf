# Clusters c0, c1, … as host clusters, by a provider of REST APIs that knows nothing of the service.

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
  description = "Key of the service: TF_VAR_api_key, so that no file has it."
}

variable "cluster_count" {
  type        = number
  description = "How many clusters are host clusters."
}

variable "port_of_c0" {
  type        = number
  description = "Port of the ingress of cluster c0; that of the others is 443."
}

provider "restapi" {
  uri     = var.base_url
  headers = { ApiKey = var.api_key }

  create_method  = "PATCH"
  update_method  = "PATCH"
  destroy_method = "PATCH"
}

locals {
  clusters = { for number in range(var.cluster_count) : "c${number}" => number == 0 ? var.port_of_c0 : 443 }
  setting  = "/v1/spectroclusters/{id}/clusterConfig/hostCluster"
}

resource "restapi_object" "host_cluster" {
  for_each = local.clusters

  object_id    = each.key
  path         = "/v1/spectroclusters"
  create_path  = local.setting
  update_path  = local.setting
  destroy_path = local.setting

  data = jsonencode({
    hostClusterConfig = {
      isHostCluster = true
      clusterEndpoint = {
        type   = "Ingress"
        config = { ingressConfig = { host = "*.dev.example.com", port = each.value } }
      }
    }
  })
  destroy_data = jsonencode({ hostClusterConfig = { isHostCluster = false } })
}
