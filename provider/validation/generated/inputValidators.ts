// Generated from provider/model by `npm run generate`; do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
import { INPUT_FORMATS as FORMATS } from "../inputFormats.js";
import { INPUT_KEYWORDS as KEYWORDS } from "../inputKeywords.js";
import { isBlank } from "../../json/text.js";
import { follows } from "../rule.js";
"use strict";
export const validateHostClusterConfig: ValidateFunction = validate1;
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
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema3, data });
                errors++;
            }
        }
        if (data.ingressConfig !== undefined) {
            let data0 = data.ingressConfig;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key1 in data0) {
                    if (!((key1 === "host") || (key1 === "port"))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema4, data: data0 });
                        errors++;
                    }
                }
                if (data0.host !== undefined) {
                    let data1 = data0.host;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/host", keyword: "type", params: { type: "string" }, schema: schema4.properties.host.type, parentSchema: schema4.properties.host, data: data1 });
                        errors++;
                    }
                    if (!follows(FORMATS["ingress-host-name"], data1)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/host", keyword: "format", params: { name: "ingress-host-name", rule: FORMATS["ingress-host-name"] }, schema: "ingress-host-name", parentSchema: schema4.properties.host, data: data1 });
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
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema5, data: data3 });
                        errors++;
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
                            if (!follows(FORMATS["external-ip"], data5)) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalIPs/" + i0, keyword: "format", params: { name: "external-ip", rule: FORMATS["external-ip"] }, schema: "external-ip", parentSchema: schema5.properties.externalIPs.items, data: data5 });
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
                    if (!follows(FORMATS["external-traffic-policy"], data6)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalTrafficPolicy", keyword: "format", params: { name: "external-traffic-policy", rule: FORMATS["external-traffic-policy"] }, schema: "external-traffic-policy", parentSchema: schema5.properties.externalTrafficPolicy, data: data6 });
                        errors++;
                    }
                }
                if (data3.loadBalancerSourceRanges !== undefined) {
                    let data7 = data3.loadBalancerSourceRanges;
                    if (!follows(FORMATS["contained-range"], data7)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/loadBalancerSourceRanges", keyword: "format", params: { name: "contained-range", rule: FORMATS["contained-range"] }, schema: "contained-range", parentSchema: schema5.properties.loadBalancerSourceRanges, data: data7 });
                        errors++;
                    }
                    if (Array.isArray(data7)) {
                        const len1 = data7.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data8 = data7[i1];
                            if (typeof data8 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/loadBalancerSourceRanges/" + i1, keyword: "type", params: { type: "string" }, schema: schema5.properties.loadBalancerSourceRanges.items.type, parentSchema: schema5.properties.loadBalancerSourceRanges.items, data: data8 });
                                errors++;
                            }
                            if (!follows(FORMATS["source-range"], data8)) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/loadBalancerSourceRanges/" + i1, keyword: "format", params: { name: "source-range", rule: FORMATS["source-range"] }, schema: "source-range", parentSchema: schema5.properties.loadBalancerSourceRanges.items, data: data8 });
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
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema2, data });
                errors++;
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
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema1, data });
                errors++;
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
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema6, data: data1 });
                        errors++;
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
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema6, data: data5 });
                        errors++;
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
export const validateHostClusterConfigArgs: ValidateFunction = validate6;
const schema8 = { "type": "object", "required": ["clusterUid"], "additionalProperties": false, "properties": { "clusterEndpoint": { "$ref": "#/definitions/ClusterEndpoint" }, "clusterGroup": { "$ref": "#/definitions/ObjectReference" }, "hostCluster": { "$ref": "#/definitions/ObjectReference" }, "isHostCluster": { "type": "boolean" }, "clusterUid": { "type": "string", "minLength": 1, "format": "cluster-uid" }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } }, "endpoint-type-and-config": true, "empty-text": true };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.clusterUid === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "clusterUid" }, schema: schema8.required, parentSchema: schema8, data });
            errors++;
        }
        for (const key0 in data) {
            if (!((((((key0 === "clusterEndpoint") || (key0 === "clusterGroup")) || (key0 === "hostCluster")) || (key0 === "isHostCluster")) || (key0 === "clusterUid")) || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema8, data });
                errors++;
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
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema6, data: data1 });
                        errors++;
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
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema6, data: data5 });
                        errors++;
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
                (vErrors ??= []).push({ instancePath: instancePath + "/isHostCluster", keyword: "type", params: { type: "boolean" }, schema: schema8.properties.isHostCluster.type, parentSchema: schema8.properties.isHostCluster, data: data9 });
                errors++;
            }
        }
        if (data.clusterUid !== undefined) {
            let data10 = data.clusterUid;
            if (typeof data10 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "type", params: { type: "string" }, schema: schema8.properties.clusterUid.type, parentSchema: schema8.properties.clusterUid, data: data10 });
                errors++;
            }
            if (typeof data10 === "string" && isBlank(data10)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema8.properties.clusterUid, data: data10 });
                errors++;
            }
            if (!follows(FORMATS["cluster-uid"], data10)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "format", params: { name: "cluster-uid", rule: FORMATS["cluster-uid"] }, schema: "cluster-uid", parentSchema: schema8.properties.clusterUid, data: data10 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data11 = data.projectUid;
            if (typeof data11 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema8.properties.projectUid.type, parentSchema: schema8.properties.projectUid, data: data11 });
                errors++;
            }
            if (typeof data11 === "string" && isBlank(data11)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema8.properties.projectUid, data: data11 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data11)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema8.properties.projectUid, data: data11 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["empty-text"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "empty-text", params: { name: "empty-text", rule: KEYWORDS["empty-text"] }, schema: true, parentSchema: schema8, data });
            errors++;
        }
        if (!follows(KEYWORDS["endpoint-type-and-config"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "endpoint-type-and-config", params: { name: "endpoint-type-and-config", rule: KEYWORDS["endpoint-type-and-config"] }, schema: true, parentSchema: schema8, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema8.type, parentSchema: schema8, data });
        errors++;
    }
    validate6.errors = vErrors;
    return errors === 0;
}
export const validateHostClusterFleetArgs: ValidateFunction = validate8;
const schema11 = { "type": "object", "required": ["clusters"], "additionalProperties": false, "properties": { "clusters": { "type": "object", "additionalProperties": { "$ref": "#/definitions/FleetCluster" }, "title": "map from cluster UID to configuration", "propertyNames": { "minLength": 1, "format": "cluster-uid" } }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } }, "fleet-size": true };
const schema12 = { "type": "object", "additionalProperties": false, "properties": { "clusterEndpoint": { "$ref": "#/definitions/ClusterEndpoint" }, "clusterGroup": { "$ref": "#/definitions/ObjectReference" }, "hostCluster": { "$ref": "#/definitions/ObjectReference" }, "isHostCluster": { "type": "boolean" }, "name": { "type": "string" }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } }, "endpoint-type-and-config": true, "empty-text": true };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!((((((key0 === "clusterEndpoint") || (key0 === "clusterGroup")) || (key0 === "hostCluster")) || (key0 === "isHostCluster")) || (key0 === "name")) || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema12, data });
                errors++;
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
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema6, data: data1 });
                        errors++;
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
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema6, data: data5 });
                        errors++;
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
                (vErrors ??= []).push({ instancePath: instancePath + "/isHostCluster", keyword: "type", params: { type: "boolean" }, schema: schema12.properties.isHostCluster.type, parentSchema: schema12.properties.isHostCluster, data: data9 });
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data10 = data.name;
            if (typeof data10 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema12.properties.name.type, parentSchema: schema12.properties.name, data: data10 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data11 = data.projectUid;
            if (typeof data11 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema12.properties.projectUid.type, parentSchema: schema12.properties.projectUid, data: data11 });
                errors++;
            }
            if (typeof data11 === "string" && isBlank(data11)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema12.properties.projectUid, data: data11 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data11)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema12.properties.projectUid, data: data11 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["empty-text"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "empty-text", params: { name: "empty-text", rule: KEYWORDS["empty-text"] }, schema: true, parentSchema: schema12, data });
            errors++;
        }
        if (!follows(KEYWORDS["endpoint-type-and-config"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "endpoint-type-and-config", params: { name: "endpoint-type-and-config", rule: KEYWORDS["endpoint-type-and-config"] }, schema: true, parentSchema: schema12, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema12.type, parentSchema: schema12, data });
        errors++;
    }
    validate9.errors = vErrors;
    return errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.clusters === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "clusters" }, schema: schema11.required, parentSchema: schema11, data });
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "clusters") || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema11, data });
                errors++;
            }
        }
        if (data.clusters !== undefined) {
            let data0 = data.clusters;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key1 in data0) {
                    const _errs4 = errors;
                    if (typeof key1 === "string" && isBlank(key1)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusters", keyword: "minLength", params: {}, schema: 1, parentSchema: schema11.properties.clusters.propertyNames, data: key1, propertyName: key1 });
                        errors++;
                    }
                    if (!follows(FORMATS["cluster-uid"], key1)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusters", keyword: "format", params: { name: "cluster-uid", rule: FORMATS["cluster-uid"] }, schema: "cluster-uid", parentSchema: schema11.properties.clusters.propertyNames, data: key1, propertyName: key1 });
                        errors++;
                    }
                    var valid1 = _errs4 === errors;
                    if (!valid1) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusters", keyword: "propertyNames", params: { propertyName: key1 }, schema: schema11.properties.clusters.propertyNames, parentSchema: schema11.properties.clusters, data: data0 });
                        errors++;
                    }
                }
                for (const key2 in data0) {
                    if (!(validate9(data0[key2], { instancePath: instancePath + "/clusters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key2, rootData }))) {
                        vErrors = vErrors === null ? validate9.errors : append(vErrors, validate9.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusters", keyword: "type", params: { type: "object" }, schema: schema11.properties.clusters.type, parentSchema: schema11.properties.clusters, data: data0 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data2 = data.projectUid;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema11.properties.projectUid.type, parentSchema: schema11.properties.projectUid, data: data2 });
                errors++;
            }
            if (typeof data2 === "string" && isBlank(data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema11.properties.projectUid, data: data2 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema11.properties.projectUid, data: data2 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["fleet-size"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "fleet-size", params: { name: "fleet-size", rule: KEYWORDS["fleet-size"] }, schema: true, parentSchema: schema11, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema11.type, parentSchema: schema11, data });
        errors++;
    }
    validate8.errors = vErrors;
    return errors === 0;
}
export const validateGetVirtualMachineArgs: ValidateFunction = validate12;
const schema15 = { "type": "object", "required": ["clusterUid", "name", "namespace"], "additionalProperties": false, "properties": { "clusterUid": { "type": "string", "minLength": 1, "format": "cluster-uid" }, "name": { "type": "string", "minLength": 1, "format": "machine-name" }, "namespace": { "type": "string", "minLength": 1, "format": "machine-namespace" }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.clusterUid === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "clusterUid" }, schema: schema15.required, parentSchema: schema15, data });
            errors++;
        }
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema15.required, parentSchema: schema15, data });
            errors++;
        }
        if (data.namespace === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "namespace" }, schema: schema15.required, parentSchema: schema15, data });
            errors++;
        }
        for (const key0 in data) {
            if (!((((key0 === "clusterUid") || (key0 === "name")) || (key0 === "namespace")) || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema15, data });
                errors++;
            }
        }
        if (data.clusterUid !== undefined) {
            let data0 = data.clusterUid;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "type", params: { type: "string" }, schema: schema15.properties.clusterUid.type, parentSchema: schema15.properties.clusterUid, data: data0 });
                errors++;
            }
            if (typeof data0 === "string" && isBlank(data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema15.properties.clusterUid, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["cluster-uid"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "format", params: { name: "cluster-uid", rule: FORMATS["cluster-uid"] }, schema: "cluster-uid", parentSchema: schema15.properties.clusterUid, data: data0 });
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data1 = data.name;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema15.properties.name.type, parentSchema: schema15.properties.name, data: data1 });
                errors++;
            }
            if (typeof data1 === "string" && isBlank(data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "minLength", params: {}, schema: 1, parentSchema: schema15.properties.name, data: data1 });
                errors++;
            }
            if (!follows(FORMATS["machine-name"], data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { name: "machine-name", rule: FORMATS["machine-name"] }, schema: "machine-name", parentSchema: schema15.properties.name, data: data1 });
                errors++;
            }
        }
        if (data.namespace !== undefined) {
            let data2 = data.namespace;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "type", params: { type: "string" }, schema: schema15.properties.namespace.type, parentSchema: schema15.properties.namespace, data: data2 });
                errors++;
            }
            if (typeof data2 === "string" && isBlank(data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "minLength", params: {}, schema: 1, parentSchema: schema15.properties.namespace, data: data2 });
                errors++;
            }
            if (!follows(FORMATS["machine-namespace"], data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "format", params: { name: "machine-namespace", rule: FORMATS["machine-namespace"] }, schema: "machine-namespace", parentSchema: schema15.properties.namespace, data: data2 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data3 = data.projectUid;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema15.properties.projectUid.type, parentSchema: schema15.properties.projectUid, data: data3 });
                errors++;
            }
            if (typeof data3 === "string" && isBlank(data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema15.properties.projectUid, data: data3 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema15.properties.projectUid, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data });
        errors++;
    }
    validate12.errors = vErrors;
    return errors === 0;
}
export const validateVirtualMachineReadOptions: ValidateFunction = validate13;
const schema16 = { "type": "object", "additionalProperties": false, "properties": { "validation": { "$ref": "#/definitions/Validation" }, "includeSensitive": { "type": "boolean" } } };
const schema17 = { "type": "string", "enum": ["standard", "off"] };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!((key0 === "validation") || (key0 === "includeSensitive"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema16, data });
                errors++;
            }
        }
        if (data.validation !== undefined) {
            let data0 = data.validation;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/validation", keyword: "type", params: { type: "string" }, schema: schema17.type, parentSchema: schema17, data: data0 });
                errors++;
            }
            if (!((data0 === "standard") || (data0 === "off"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/validation", keyword: "enum", params: { allowedValues: schema17.enum }, schema: schema17.enum, parentSchema: schema17, data: data0 });
                errors++;
            }
        }
        if (data.includeSensitive !== undefined) {
            let data1 = data.includeSensitive;
            if (typeof data1 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/includeSensitive", keyword: "type", params: { type: "boolean" }, schema: schema16.properties.includeSensitive.type, parentSchema: schema16.properties.includeSensitive, data: data1 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema16.type, parentSchema: schema16, data });
        errors++;
    }
    validate13.errors = vErrors;
    return errors === 0;
}
export const validateGetVirtualMachinesArgs: ValidateFunction = validate14;
const schema18 = { "type": "object", "required": ["clusterUid"], "additionalProperties": false, "properties": { "clusterUid": { "type": "string", "minLength": 1, "format": "cluster-uid" }, "namespaces": { "type": "array", "items": { "type": "string", "minLength": 1, "format": "listed-namespace" }, "format": "namespaces" }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.clusterUid === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "clusterUid" }, schema: schema18.required, parentSchema: schema18, data });
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "clusterUid") || (key0 === "namespaces")) || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema18, data });
                errors++;
            }
        }
        if (data.clusterUid !== undefined) {
            let data0 = data.clusterUid;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "type", params: { type: "string" }, schema: schema18.properties.clusterUid.type, parentSchema: schema18.properties.clusterUid, data: data0 });
                errors++;
            }
            if (typeof data0 === "string" && isBlank(data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema18.properties.clusterUid, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["cluster-uid"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "format", params: { name: "cluster-uid", rule: FORMATS["cluster-uid"] }, schema: "cluster-uid", parentSchema: schema18.properties.clusterUid, data: data0 });
                errors++;
            }
        }
        if (data.namespaces !== undefined) {
            let data1 = data.namespaces;
            if (!follows(FORMATS["namespaces"], data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespaces", keyword: "format", params: { name: "namespaces", rule: FORMATS["namespaces"] }, schema: "namespaces", parentSchema: schema18.properties.namespaces, data: data1 });
                errors++;
            }
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/namespaces/" + i0, keyword: "type", params: { type: "string" }, schema: schema18.properties.namespaces.items.type, parentSchema: schema18.properties.namespaces.items, data: data2 });
                        errors++;
                    }
                    if (typeof data2 === "string" && isBlank(data2)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/namespaces/" + i0, keyword: "minLength", params: {}, schema: 1, parentSchema: schema18.properties.namespaces.items, data: data2 });
                        errors++;
                    }
                    if (!follows(FORMATS["listed-namespace"], data2)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/namespaces/" + i0, keyword: "format", params: { name: "listed-namespace", rule: FORMATS["listed-namespace"] }, schema: "listed-namespace", parentSchema: schema18.properties.namespaces.items, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespaces", keyword: "type", params: { type: "array" }, schema: schema18.properties.namespaces.type, parentSchema: schema18.properties.namespaces, data: data1 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data3 = data.projectUid;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema18.properties.projectUid.type, parentSchema: schema18.properties.projectUid, data: data3 });
                errors++;
            }
            if (typeof data3 === "string" && isBlank(data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema18.properties.projectUid, data: data3 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema18.properties.projectUid, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema18.type, parentSchema: schema18, data });
        errors++;
    }
    validate14.errors = vErrors;
    return errors === 0;
}
export const validateGetClusterArgs: ValidateFunction = validate15;
const schema19 = { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1 }, "labels": { "type": "object", "additionalProperties": { "type": "string", "format": "label-value" }, "title": "map from label to value", "propertyNames": { "minLength": 1 } }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema19.required, parentSchema: schema19, data });
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "name") || (key0 === "labels")) || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema19, data });
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema19.properties.name.type, parentSchema: schema19.properties.name, data: data0 });
                errors++;
            }
            if (typeof data0 === "string" && isBlank(data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "minLength", params: {}, schema: 1, parentSchema: schema19.properties.name, data: data0 });
                errors++;
            }
        }
        if (data.labels !== undefined) {
            let data1 = data.labels;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 in data1) {
                    const _errs6 = errors;
                    if (typeof key1 === "string" && isBlank(key1)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "minLength", params: {}, schema: 1, parentSchema: schema19.properties.labels.propertyNames, data: key1, propertyName: key1 });
                        errors++;
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "propertyNames", params: { propertyName: key1 }, schema: schema19.properties.labels.propertyNames, parentSchema: schema19.properties.labels, data: data1 });
                        errors++;
                    }
                }
                for (const key2 in data1) {
                    let data2 = data1[key2];
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema19.properties.labels.additionalProperties.type, parentSchema: schema19.properties.labels.additionalProperties, data: data2 });
                        errors++;
                    }
                    if (!follows(FORMATS["label-value"], data2)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { name: "label-value", rule: FORMATS["label-value"] }, schema: "label-value", parentSchema: schema19.properties.labels.additionalProperties, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "type", params: { type: "object" }, schema: schema19.properties.labels.type, parentSchema: schema19.properties.labels, data: data1 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data3 = data.projectUid;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema19.properties.projectUid.type, parentSchema: schema19.properties.projectUid, data: data3 });
                errors++;
            }
            if (typeof data3 === "string" && isBlank(data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema19.properties.projectUid, data: data3 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema19.properties.projectUid, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data });
        errors++;
    }
    validate15.errors = vErrors;
    return errors === 0;
}
export const validateReadOptions: ValidateFunction = validate16;
const schema20 = { "type": "object", "additionalProperties": false, "properties": { "validation": { "$ref": "#/definitions/Validation" } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!(key0 === "validation")) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema20, data });
                errors++;
            }
        }
        if (data.validation !== undefined) {
            let data0 = data.validation;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/validation", keyword: "type", params: { type: "string" }, schema: schema17.type, parentSchema: schema17, data: data0 });
                errors++;
            }
            if (!((data0 === "standard") || (data0 === "off"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/validation", keyword: "enum", params: { allowedValues: schema17.enum }, schema: schema17.enum, parentSchema: schema17, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema20.type, parentSchema: schema20, data });
        errors++;
    }
    validate16.errors = vErrors;
    return errors === 0;
}
export const validateGetClustersArgs: ValidateFunction = validate17;
const schema22 = { "type": "object", "additionalProperties": false, "properties": { "filters": { "type": "array", "items": { "$ref": "#/definitions/ClusterFilter" } }, "labels": { "type": "object", "additionalProperties": { "type": "string", "format": "label-value" }, "title": "map from label to value", "propertyNames": { "minLength": 1 } }, "includeVirtual": { "type": "boolean" }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } } };
const schema23 = { "type": "object", "required": ["property", "values"], "additionalProperties": false, "properties": { "property": { "type": "string", "minLength": 1 }, "type": { "$ref": "#/definitions/ClusterFilterType" }, "key": { "type": "string", "minLength": 1 }, "operator": { "$ref": "#/definitions/ClusterFilterOperator" }, "values": { "type": "array", "items": { "type": "string" } }, "negation": { "type": "boolean" }, "ignoreCase": { "type": "boolean" } }, "cluster-filter": true };
const schema24 = { "type": "string", "enum": ["string", "int", "float", "bool", "date", "keyValue"] };
const schema25 = { "type": "string", "enum": ["eq", "contains", "beginsWith", "gt", "gte", "lt", "lte", "range"] };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.property === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "property" }, schema: schema23.required, parentSchema: schema23, data });
            errors++;
        }
        if (data.values === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "values" }, schema: schema23.required, parentSchema: schema23, data });
            errors++;
        }
        for (const key0 in data) {
            if (!(((((((key0 === "property") || (key0 === "type")) || (key0 === "key")) || (key0 === "operator")) || (key0 === "values")) || (key0 === "negation")) || (key0 === "ignoreCase"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema23, data });
                errors++;
            }
        }
        if (data.property !== undefined) {
            let data0 = data.property;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/property", keyword: "type", params: { type: "string" }, schema: schema23.properties.property.type, parentSchema: schema23.properties.property, data: data0 });
                errors++;
            }
            if (typeof data0 === "string" && isBlank(data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/property", keyword: "minLength", params: {}, schema: 1, parentSchema: schema23.properties.property, data: data0 });
                errors++;
            }
        }
        if (data.type !== undefined) {
            let data1 = data.type;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, schema: schema24.type, parentSchema: schema24, data: data1 });
                errors++;
            }
            if (!((((((data1 === "string") || (data1 === "int")) || (data1 === "float")) || (data1 === "bool")) || (data1 === "date")) || (data1 === "keyValue"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: schema24.enum }, schema: schema24.enum, parentSchema: schema24, data: data1 });
                errors++;
            }
        }
        if (data.key !== undefined) {
            let data2 = data.key;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" }, schema: schema23.properties.key.type, parentSchema: schema23.properties.key, data: data2 });
                errors++;
            }
            if (typeof data2 === "string" && isBlank(data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "minLength", params: {}, schema: 1, parentSchema: schema23.properties.key, data: data2 });
                errors++;
            }
        }
        if (data.operator !== undefined) {
            let data3 = data.operator;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "type", params: { type: "string" }, schema: schema25.type, parentSchema: schema25, data: data3 });
                errors++;
            }
            if (!((((((((data3 === "eq") || (data3 === "contains")) || (data3 === "beginsWith")) || (data3 === "gt")) || (data3 === "gte")) || (data3 === "lt")) || (data3 === "lte")) || (data3 === "range"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "enum", params: { allowedValues: schema25.enum }, schema: schema25.enum, parentSchema: schema25, data: data3 });
                errors++;
            }
        }
        if (data.values !== undefined) {
            let data4 = data.values;
            if (Array.isArray(data4)) {
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, keyword: "type", params: { type: "string" }, schema: schema23.properties.values.items.type, parentSchema: schema23.properties.values.items, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values", keyword: "type", params: { type: "array" }, schema: schema23.properties.values.type, parentSchema: schema23.properties.values, data: data4 });
                errors++;
            }
        }
        if (data.negation !== undefined) {
            let data6 = data.negation;
            if (typeof data6 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/negation", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.negation.type, parentSchema: schema23.properties.negation, data: data6 });
                errors++;
            }
        }
        if (data.ignoreCase !== undefined) {
            let data7 = data.ignoreCase;
            if (typeof data7 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/ignoreCase", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.ignoreCase.type, parentSchema: schema23.properties.ignoreCase, data: data7 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["cluster-filter"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "cluster-filter", params: { name: "cluster-filter", rule: KEYWORDS["cluster-filter"] }, schema: true, parentSchema: schema23, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data });
        errors++;
    }
    validate18.errors = vErrors;
    return errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!((((key0 === "filters") || (key0 === "labels")) || (key0 === "includeVirtual")) || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema22, data });
                errors++;
            }
        }
        if (data.filters !== undefined) {
            let data0 = data.filters;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate18(data0[i0], { instancePath: instancePath + "/filters/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate18.errors : append(vErrors, validate18.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/filters", keyword: "type", params: { type: "array" }, schema: schema22.properties.filters.type, parentSchema: schema22.properties.filters, data: data0 });
                errors++;
            }
        }
        if (data.labels !== undefined) {
            let data2 = data.labels;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 in data2) {
                    const _errs7 = errors;
                    if (typeof key1 === "string" && isBlank(key1)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "minLength", params: {}, schema: 1, parentSchema: schema22.properties.labels.propertyNames, data: key1, propertyName: key1 });
                        errors++;
                    }
                    var valid3 = _errs7 === errors;
                    if (!valid3) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "propertyNames", params: { propertyName: key1 }, schema: schema22.properties.labels.propertyNames, parentSchema: schema22.properties.labels, data: data2 });
                        errors++;
                    }
                }
                for (const key2 in data2) {
                    let data3 = data2[key2];
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema22.properties.labels.additionalProperties.type, parentSchema: schema22.properties.labels.additionalProperties, data: data3 });
                        errors++;
                    }
                    if (!follows(FORMATS["label-value"], data3)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { name: "label-value", rule: FORMATS["label-value"] }, schema: "label-value", parentSchema: schema22.properties.labels.additionalProperties, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "type", params: { type: "object" }, schema: schema22.properties.labels.type, parentSchema: schema22.properties.labels, data: data2 });
                errors++;
            }
        }
        if (data.includeVirtual !== undefined) {
            let data4 = data.includeVirtual;
            if (typeof data4 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/includeVirtual", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.includeVirtual.type, parentSchema: schema22.properties.includeVirtual, data: data4 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data5 = data.projectUid;
            if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema22.properties.projectUid.type, parentSchema: schema22.properties.projectUid, data: data5 });
                errors++;
            }
            if (typeof data5 === "string" && isBlank(data5)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema22.properties.projectUid, data: data5 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data5)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema22.properties.projectUid, data: data5 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data });
        errors++;
    }
    validate17.errors = vErrors;
    return errors === 0;
}
export const validateGetClusterSearchInputsArgs: ValidateFunction = validate20;
const schema26 = { "type": "object", "additionalProperties": false, "properties": { "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } } };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!(key0 === "projectUid")) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema26, data });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data0 = data.projectUid;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema26.properties.projectUid.type, parentSchema: schema26.properties.projectUid, data: data0 });
                errors++;
            }
            if (typeof data0 === "string" && isBlank(data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema26.properties.projectUid, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema26.properties.projectUid, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema26.type, parentSchema: schema26, data });
        errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
}
export const validateGetHostClusterConfigArgs: ValidateFunction = validate21;
const schema27 = { "type": "object", "required": ["clusterUid"], "additionalProperties": false, "properties": { "clusterUid": { "type": "string", "minLength": 1, "format": "cluster-uid" }, "projectUid": { "type": "string", "minLength": 1, "format": "project-uid" } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.clusterUid === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "clusterUid" }, schema: schema27.required, parentSchema: schema27, data });
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "clusterUid") || (key0 === "projectUid"))) {
                (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema27, data });
                errors++;
            }
        }
        if (data.clusterUid !== undefined) {
            let data0 = data.clusterUid;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "type", params: { type: "string" }, schema: schema27.properties.clusterUid.type, parentSchema: schema27.properties.clusterUid, data: data0 });
                errors++;
            }
            if (typeof data0 === "string" && isBlank(data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema27.properties.clusterUid, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["cluster-uid"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterUid", keyword: "format", params: { name: "cluster-uid", rule: FORMATS["cluster-uid"] }, schema: "cluster-uid", parentSchema: schema27.properties.clusterUid, data: data0 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data1 = data.projectUid;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema27.properties.projectUid.type, parentSchema: schema27.properties.projectUid, data: data1 });
                errors++;
            }
            if (typeof data1 === "string" && isBlank(data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "minLength", params: {}, schema: 1, parentSchema: schema27.properties.projectUid, data: data1 });
                errors++;
            }
            if (!follows(FORMATS["project-uid"], data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "format", params: { name: "project-uid", rule: FORMATS["project-uid"] }, schema: "project-uid", parentSchema: schema27.properties.projectUid, data: data1 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema27.type, parentSchema: schema27, data });
        errors++;
    }
    validate21.errors = vErrors;
    return errors === 0;
}


function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}

export const RESOURCE_INPUTS = {
"HostClusterConfig": {
"type": "HostClusterConfigArgs",
"validate": validateHostClusterConfigArgs
},
"HostClusterFleet": {
"type": "HostClusterFleetArgs",
"validate": validateHostClusterFleetArgs
}
};

export const FUNCTION_INPUTS = {
"getVirtualMachine": {
"args": {
"type": "GetVirtualMachineArgs",
"members": ["clusterUid","name","namespace","projectUid"],
"validate": validateGetVirtualMachineArgs
},
"options": {
"type": "VirtualMachineReadOptions",
"members": ["validation","includeSensitive"],
"validate": validateVirtualMachineReadOptions
}
},
"getVirtualMachines": {
"args": {
"type": "GetVirtualMachinesArgs",
"members": ["clusterUid","namespaces","projectUid"],
"validate": validateGetVirtualMachinesArgs
},
"options": {
"type": "VirtualMachineReadOptions",
"members": ["validation","includeSensitive"],
"validate": validateVirtualMachineReadOptions
}
},
"getCluster": {
"args": {
"type": "GetClusterArgs",
"members": ["name","labels","projectUid"],
"validate": validateGetClusterArgs
},
"options": {
"type": "ReadOptions",
"members": ["validation"],
"validate": validateReadOptions
}
},
"getClusters": {
"args": {
"type": "GetClustersArgs",
"members": ["filters","labels","includeVirtual","projectUid"],
"validate": validateGetClustersArgs
},
"options": {
"type": "ReadOptions",
"members": ["validation"],
"validate": validateReadOptions
}
},
"getClusterSearchInputs": {
"args": {
"type": "GetClusterSearchInputsArgs",
"members": ["projectUid"],
"validate": validateGetClusterSearchInputsArgs
},
"options": {
"type": "ReadOptions",
"members": ["validation"],
"validate": validateReadOptions
}
},
"getHostClusterConfig": {
"args": {
"type": "GetHostClusterConfigArgs",
"members": ["clusterUid","projectUid"],
"validate": validateGetHostClusterConfigArgs
},
"options": {
"type": "ReadOptions",
"members": ["validation"],
"validate": validateReadOptions
}
}
};
