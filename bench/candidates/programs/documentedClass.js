"use strict";

const pulumi = require("@pulumi/pulumi");

/**
 * A dynamic provider in the form that Pulumi's documentation shows: a class in the program, which imports modules inside
 * its methods. Pulumi's SDK serializes the class into the state of each resource.
 */
class HostClusterConfigProvider {
  async configure(request) {
    this.baseUrl = request.config.require("spectrocluster:baseUrl");
    this.apiKey = request.config.require("spectrocluster:apiKey");
  }

  async check(_olds, news) {
    const { Ajv } = require("ajv");
    const object = (properties, ...required) => ({
      type: "object",
      properties,
      required,
      additionalProperties: false,
    });
    const string = { type: "string" };
    const strings = { type: "array", items: string };
    const reference = object({ kind: string, name: string, uid: string });
    this.validate ??= new Ajv({ allErrors: true }).compile(
      object(
        {
          clusterUid: { type: "string", minLength: 1 },
          isHostCluster: { type: "boolean" },
          clusterEndpoint: object({
            type: { enum: ["Ingress", "LoadBalancer"] },
            config: object({
              ingressConfig: object({ host: string, port: { type: "integer", minimum: 1, maximum: 65535 } }),
              loadBalancerConfig: object({
                externalIPs: strings,
                externalTrafficPolicy: string,
                loadBalancerSourceRanges: strings,
              }),
            }),
          }),
          clusterGroup: reference,
          hostCluster: reference,
        },
        "clusterUid",
      ),
    );
    const { __provider, ...args } = news;
    if (this.validate(args)) return { inputs: news };
    const failures = this.validate.errors.map(({ instancePath, message }) => ({
      property: instancePath.slice(1),
      reason: message,
    }));
    return { inputs: news, failures };
  }

  async diff(_id, olds, news) {
    const { isDeepStrictEqual } = require("node:util");
    const { __provider: _old, ...before } = olds;
    const { __provider: _new, ...after } = news;
    return {
      changes: !isDeepStrictEqual(before, after),
      replaces: before.clusterUid === after.clusterUid ? [] : ["clusterUid"],
    };
  }

  async create(inputs) {
    await this.send(inputs);
    return { id: inputs.clusterUid, outs: inputs };
  }

  async update(_id, _olds, news) {
    await this.send(news);
    return { outs: news };
  }

  async delete(id) {
    await this.send({ clusterUid: id, isHostCluster: false });
  }

  async send({ clusterUid, __provider, ...hostClusterConfig }) {
    const { default: got } = await import("got");
    await got.patch(`${this.baseUrl}/v1/spectroclusters/${clusterUid}/clusterConfig/hostCluster`, {
      headers: { ApiKey: this.apiKey },
      json: { hostClusterConfig },
    });
  }
}

class HostClusterConfig extends pulumi.dynamic.Resource {
  constructor(name, args) {
    super(new HostClusterConfigProvider(), name, args);
  }
}

for (const [clusterUid, config] of Object.entries(require("./clusters.json"))) {
  new HostClusterConfig(`cluster-${clusterUid}`, { clusterUid, ...config });
}
