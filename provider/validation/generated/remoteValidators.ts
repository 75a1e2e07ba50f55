// Generated from provider/model by `npm run generate`; do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
import { MACHINE_FORMATS as FORMATS } from "../machineFormats.js";
import { MACHINE_KEYWORDS as KEYWORDS } from "../machineKeywords.js";
import { isBlank } from "../../json/text.js";
import { follows } from "../rule.js";
"use strict";
export const validateAndPruneHostClusterConfig: ValidateFunction = validate1;
const schema1 = { "type": "object", "additionalProperties": false, "properties": { "clusterEndpoint": { "$ref": "#/definitions/ClusterEndpoint" }, "clusterGroup": { "$ref": "#/definitions/ObjectReference" }, "hostCluster": { "$ref": "#/definitions/ObjectReference" }, "isHostCluster": { "type": "boolean" } } };
const schema6 = { "type": "object", "additionalProperties": false, "properties": { "kind": { "type": "string" }, "name": { "type": "string" }, "uid": { "type": "string" } } };
const schema2 = { "type": "object", "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["Ingress", "LoadBalancer"] }, "config": { "$ref": "#/definitions/ClusterEndpointConfig" } } };
const schema3 = { "type": "object", "additionalProperties": false, "properties": { "ingressConfig": { "$ref": "#/definitions/IngressConfig" }, "loadBalancerConfig": { "$ref": "#/definitions/LoadBalancerConfig" } } };
const schema4 = { "type": "object", "additionalProperties": false, "properties": { "host": { "type": "string", "format": "ingress-host-name" }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 } } };
const schema5 = { "type": "object", "additionalProperties": false, "properties": { "externalIPs": { "type": "array", "items": { "type": "string", "format": "external-ip" } }, "externalTrafficPolicy": { "type": "string", "format": "external-traffic-policy" }, "loadBalancerSourceRanges": { "type": "array", "items": { "type": "string", "format": "source-range" }, "format": "contained-range" } } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!((key0 === "ingressConfig") || (key0 === "loadBalancerConfig"))) {
                delete data[key0];
            }
        }
        if (data.ingressConfig !== undefined) {
            let data0 = data.ingressConfig;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key1 in data0) {
                    if (!((key1 === "host") || (key1 === "port"))) {
                        delete data0[key1];
                    }
                }
                if (data0.host !== undefined) {
                    let data1 = data0.host;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/host", keyword: "type", params: { type: "string" }, schema: schema4.properties.host.type, parentSchema: schema4.properties.host, data: data1 });
                        errors++;
                    }
                }
                if (data0.port !== undefined) {
                    let data2 = data0.port;
                    if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/port", keyword: "type", params: { type: "integer" }, schema: schema4.properties.port.type, parentSchema: schema4.properties.port, data: data2 });
                        errors++;
                    }
                    if ((typeof data2 == "number") && (isFinite(data2))) {
                        if (data2 > 65535 || isNaN(data2)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/port", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, schema: 65535, parentSchema: schema4.properties.port, data: data2 });
                            errors++;
                        }
                        if (data2 < 1 || isNaN(data2)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/port", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema4.properties.port, data: data2 });
                            errors++;
                        }
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig", keyword: "type", params: { type: "object" }, schema: schema4.type, parentSchema: schema4, data: data0 });
                errors++;
            }
        }
        if (data.loadBalancerConfig !== undefined) {
            let data3 = data.loadBalancerConfig;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                for (const key2 in data3) {
                    if (!(((key2 === "externalIPs") || (key2 === "externalTrafficPolicy")) || (key2 === "loadBalancerSourceRanges"))) {
                        delete data3[key2];
                    }
                }
                if (data3.externalIPs !== undefined) {
                    let data4 = data3.externalIPs;
                    if (Array.isArray(data4)) {
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0];
                            if (typeof data5 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalIPs/" + i0, keyword: "type", params: { type: "string" }, schema: schema5.properties.externalIPs.items.type, parentSchema: schema5.properties.externalIPs.items, data: data5 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalIPs", keyword: "type", params: { type: "array" }, schema: schema5.properties.externalIPs.type, parentSchema: schema5.properties.externalIPs, data: data4 });
                        errors++;
                    }
                }
                if (data3.externalTrafficPolicy !== undefined) {
                    let data6 = data3.externalTrafficPolicy;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalTrafficPolicy", keyword: "type", params: { type: "string" }, schema: schema5.properties.externalTrafficPolicy.type, parentSchema: schema5.properties.externalTrafficPolicy, data: data6 });
                        errors++;
                    }
                }
                if (data3.loadBalancerSourceRanges !== undefined) {
                    let data7 = data3.loadBalancerSourceRanges;
                    if (Array.isArray(data7)) {
                        const len1 = data7.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data8 = data7[i1];
                            if (typeof data8 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/loadBalancerSourceRanges/" + i1, keyword: "type", params: { type: "string" }, schema: schema5.properties.loadBalancerSourceRanges.items.type, parentSchema: schema5.properties.loadBalancerSourceRanges.items, data: data8 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/loadBalancerSourceRanges", keyword: "type", params: { type: "array" }, schema: schema5.properties.loadBalancerSourceRanges.type, parentSchema: schema5.properties.loadBalancerSourceRanges, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig", keyword: "type", params: { type: "object" }, schema: schema5.type, parentSchema: schema5, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema3.type, parentSchema: schema3, data });
        errors++;
    }
    validate3.errors = vErrors;
    return errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!((key0 === "type") || (key0 === "config"))) {
                delete data[key0];
            }
        }
        if (data.type !== undefined) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, schema: schema2.properties.type.type, parentSchema: schema2.properties.type, data: data0 });
                errors++;
            }
            if (!((data0 === "Ingress") || (data0 === "LoadBalancer"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: schema2.properties.type.enum }, schema: schema2.properties.type.enum, parentSchema: schema2.properties.type, data: data0 });
                errors++;
            }
        }
        if (data.config !== undefined) {
            if (!(validate3(data.config, { instancePath: instancePath + "/config", parentData: data, parentDataProperty: "config", rootData }))) {
                vErrors = vErrors === null ? validate3.errors : append(vErrors, validate3.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema2.type, parentSchema: schema2, data });
        errors++;
    }
    validate2.errors = vErrors;
    return errors === 0;
}
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!((((key0 === "clusterEndpoint") || (key0 === "clusterGroup")) || (key0 === "hostCluster")) || (key0 === "isHostCluster"))) {
                delete data[key0];
            }
        }
        if (data.clusterEndpoint !== undefined) {
            if (!(validate2(data.clusterEndpoint, { instancePath: instancePath + "/clusterEndpoint", parentData: data, parentDataProperty: "clusterEndpoint", rootData }))) {
                vErrors = vErrors === null ? validate2.errors : append(vErrors, validate2.errors);
                errors = vErrors.length;
            }
        }
        if (data.clusterGroup !== undefined) {
            let data1 = data.clusterGroup;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 in data1) {
                    if (!(((key1 === "kind") || (key1 === "name")) || (key1 === "uid"))) {
                        delete data1[key1];
                    }
                }
                if (data1.kind !== undefined) {
                    let data2 = data1.kind;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup/kind", keyword: "type", params: { type: "string" }, schema: schema6.properties.kind.type, parentSchema: schema6.properties.kind, data: data2 });
                        errors++;
                    }
                }
                if (data1.name !== undefined) {
                    let data3 = data1.name;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup/name", keyword: "type", params: { type: "string" }, schema: schema6.properties.name.type, parentSchema: schema6.properties.name, data: data3 });
                        errors++;
                    }
                }
                if (data1.uid !== undefined) {
                    let data4 = data1.uid;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup/uid", keyword: "type", params: { type: "string" }, schema: schema6.properties.uid.type, parentSchema: schema6.properties.uid, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup", keyword: "type", params: { type: "object" }, schema: schema6.type, parentSchema: schema6, data: data1 });
                errors++;
            }
        }
        if (data.hostCluster !== undefined) {
            let data5 = data.hostCluster;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key2 in data5) {
                    if (!(((key2 === "kind") || (key2 === "name")) || (key2 === "uid"))) {
                        delete data5[key2];
                    }
                }
                if (data5.kind !== undefined) {
                    let data6 = data5.kind;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster/kind", keyword: "type", params: { type: "string" }, schema: schema6.properties.kind.type, parentSchema: schema6.properties.kind, data: data6 });
                        errors++;
                    }
                }
                if (data5.name !== undefined) {
                    let data7 = data5.name;
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster/name", keyword: "type", params: { type: "string" }, schema: schema6.properties.name.type, parentSchema: schema6.properties.name, data: data7 });
                        errors++;
                    }
                }
                if (data5.uid !== undefined) {
                    let data8 = data5.uid;
                    if (typeof data8 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster/uid", keyword: "type", params: { type: "string" }, schema: schema6.properties.uid.type, parentSchema: schema6.properties.uid, data: data8 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster", keyword: "type", params: { type: "object" }, schema: schema6.type, parentSchema: schema6, data: data5 });
                errors++;
            }
        }
        if (data.isHostCluster !== undefined) {
            let data9 = data.isHostCluster;
            if (typeof data9 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/isHostCluster", keyword: "type", params: { type: "boolean" }, schema: schema1.properties.isHostCluster.type, parentSchema: schema1.properties.isHostCluster, data: data9 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema1.type, parentSchema: schema1, data });
        errors++;
    }
    validate1.errors = vErrors;
    return errors === 0;
}


function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}
