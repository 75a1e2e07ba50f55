// Generated from provider/model by `npm run generate`; do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
import { MACHINE_FORMATS as FORMATS } from "../machineFormats.js";
import { MACHINE_KEYWORDS as KEYWORDS } from "../machineKeywords.js";
import { isBlank } from "../../json/text.js";
import { follows } from "../rule.js";
"use strict";
export const validateVirtualMachine: ValidateFunction = validate1;
const schema1 = { "type": "object", "required": ["metadata", "spec"], "identity": true, "properties": { "apiVersion": { "type": "string" }, "kind": { "type": "string", "format": "camel-case" }, "metadata": { "$ref": "#/definitions/ObjectMeta", "identity": "name", "required": ["name"] }, "spec": { "$ref": "#/definitions/VirtualMachineSpec" }, "status": { "$ref": "#/definitions/VirtualMachineStatus" } } };
const schema2 = { "type": "object", "properties": { "annotations": { "type": "object", "additionalProperties": { "type": "string" } }, "clusterName": { "type": "string" }, "creationTimestamp": { "$ref": "#/definitions/DateTime", "format": "utc" }, "deletionGracePeriodSeconds": { "type": "integer", "minimum": -9223372036854776000, "maximum": 9223372036854776000 }, "deletionTimestamp": { "$ref": "#/definitions/DateTime" }, "finalizers": { "type": "array", "items": { "type": "string" } }, "generateName": { "type": "string" }, "generation": { "type": "integer", "minimum": -9223372036854776000, "maximum": 9223372036854776000 }, "labels": { "type": "object", "additionalProperties": { "type": "string" } }, "managedFields": { "type": "array", "items": { "$ref": "#/definitions/ManagedFieldsEntry" } }, "name": { "type": "string" }, "namespace": { "type": "string", "format": "namespace" }, "ownerReferences": { "type": "array", "items": { "$ref": "#/definitions/OwnerReference" } }, "resourceVersion": { "type": "string" }, "selfLink": { "type": "string" }, "uid": { "type": "string" } }, "one-managing-controller": true, "onlyWith": { "deletionGracePeriodSeconds": "deletionTimestamp" } };
const schema3 = { "type": "string", "format": "date-time" };
const schema8 = { "type": "object", "required": ["apiVersion", "kind", "name", "uid"], "properties": { "apiVersion": { "type": "string" }, "kind": { "type": "string" }, "name": { "type": "string" }, "uid": { "type": "string" }, "controller": { "type": "boolean" }, "blockOwnerDeletion": { "type": "boolean" } } };
const schema5 = { "type": "object", "properties": { "apiVersion": { "type": "string", "format": "group-version" }, "fieldsType": { "type": "string", "enum": ["FieldsV1", ""] }, "fieldsV1": { "$ref": "#/definitions/FieldsV1" }, "manager": { "type": "string" }, "operation": { "type": "string", "enum": ["Apply", "Update", ""] }, "subresource": { "type": "string" }, "time": { "$ref": "#/definitions/DateTime" } } };
const schema6 = { "type": "object", "properties": { "Raw": { "type": "array", "items": { "format": "byte" }, "tolerates": "string" } } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.apiVersion !== undefined) {
            let data0 = data.apiVersion;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, schema: schema5.properties.apiVersion.type, parentSchema: schema5.properties.apiVersion, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["group-version"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/apiVersion", keyword: "format", params: { name: "group-version", rule: FORMATS["group-version"] }, schema: "group-version", parentSchema: schema5.properties.apiVersion, data: data0 });
                errors++;
            }
        }
        if (data.fieldsType !== undefined) {
            let data1 = data.fieldsType;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/fieldsType", keyword: "type", params: { type: "string" }, schema: schema5.properties.fieldsType.type, parentSchema: schema5.properties.fieldsType, data: data1 });
                errors++;
            }
            if (!((data1 === "FieldsV1") || (data1 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/fieldsType", keyword: "enum", params: { allowedValues: schema5.properties.fieldsType.enum }, schema: schema5.properties.fieldsType.enum, parentSchema: schema5.properties.fieldsType, data: data1 });
                errors++;
            }
        }
        if (data.fieldsV1 !== undefined) {
            let data2 = data.fieldsV1;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.Raw !== undefined) {
                    let data3 = data2.Raw;
                    if (Array.isArray(data3)) {
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data4 = data3[i0];
                            if (!follows(FORMATS["byte"], data4)) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/fieldsV1/Raw/" + i0, keyword: "format", params: { name: "byte", rule: FORMATS["byte"] }, schema: "byte", parentSchema: schema6.properties.Raw.items, data: data4 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/fieldsV1/Raw", keyword: "type", params: { type: "array" }, schema: schema6.properties.Raw.type, parentSchema: schema6.properties.Raw, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/fieldsV1", keyword: "type", params: { type: "object" }, schema: schema6.type, parentSchema: schema6, data: data2 });
                errors++;
            }
        }
        if (data.manager !== undefined) {
            let data5 = data.manager;
            if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/manager", keyword: "type", params: { type: "string" }, schema: schema5.properties.manager.type, parentSchema: schema5.properties.manager, data: data5 });
                errors++;
            }
        }
        if (data.operation !== undefined) {
            let data6 = data.operation;
            if (typeof data6 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" }, schema: schema5.properties.operation.type, parentSchema: schema5.properties.operation, data: data6 });
                errors++;
            }
            if (!(((data6 === "Apply") || (data6 === "Update")) || (data6 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/operation", keyword: "enum", params: { allowedValues: schema5.properties.operation.enum }, schema: schema5.properties.operation.enum, parentSchema: schema5.properties.operation, data: data6 });
                errors++;
            }
        }
        if (data.subresource !== undefined) {
            let data7 = data.subresource;
            if (typeof data7 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/subresource", keyword: "type", params: { type: "string" }, schema: schema5.properties.subresource.type, parentSchema: schema5.properties.subresource, data: data7 });
                errors++;
            }
        }
        if (data.time !== undefined) {
            let data8 = data.time;
            if (typeof data8 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/time", keyword: "type", params: { type: "string" }, schema: schema3.type, parentSchema: schema3, data: data8 });
                errors++;
            }
            if (!follows(FORMATS["date-time"], data8)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/time", keyword: "format", params: { name: "date-time", rule: FORMATS["date-time"] }, schema: "date-time", parentSchema: schema3, data: data8 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema5.type, parentSchema: schema5, data });
        errors++;
    }
    validate3.errors = vErrors;
    return errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.annotations !== undefined) {
            let data0 = data.annotations;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key0 in data0) {
                    let data1 = data0[key0];
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema2.properties.annotations.additionalProperties.type, parentSchema: schema2.properties.annotations.additionalProperties, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/annotations", keyword: "type", params: { type: "object" }, schema: schema2.properties.annotations.type, parentSchema: schema2.properties.annotations, data: data0 });
                errors++;
            }
        }
        if (data.clusterName !== undefined) {
            let data2 = data.clusterName;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterName", keyword: "type", params: { type: "string" }, schema: schema2.properties.clusterName.type, parentSchema: schema2.properties.clusterName, data: data2 });
                errors++;
            }
        }
        if (data.creationTimestamp !== undefined) {
            let data3 = data.creationTimestamp;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/creationTimestamp", keyword: "type", params: { type: "string" }, schema: schema3.type, parentSchema: schema3, data: data3 });
                errors++;
            }
            if (!follows(FORMATS["date-time"], data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/creationTimestamp", keyword: "format", params: { name: "date-time", rule: FORMATS["date-time"] }, schema: "date-time", parentSchema: schema3, data: data3 });
                errors++;
            }
            if (!follows(FORMATS["utc"], data3)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/creationTimestamp", keyword: "format", params: { name: "utc", rule: FORMATS["utc"] }, schema: "utc", parentSchema: schema2.properties.creationTimestamp, data: data3 });
                errors++;
            }
        }
        if (data.deletionGracePeriodSeconds !== undefined) {
            let data4 = data.deletionGracePeriodSeconds;
            if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/deletionGracePeriodSeconds", keyword: "type", params: { type: "integer" }, schema: schema2.properties.deletionGracePeriodSeconds.type, parentSchema: schema2.properties.deletionGracePeriodSeconds, data: data4 });
                errors++;
            }
            if ((typeof data4 == "number") && (isFinite(data4))) {
                if (data4 > 9223372036854776000 || isNaN(data4)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/deletionGracePeriodSeconds", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema2.properties.deletionGracePeriodSeconds, data: data4 });
                    errors++;
                }
                if (data4 < -9223372036854776000 || isNaN(data4)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/deletionGracePeriodSeconds", keyword: "minimum", params: { comparison: ">=", limit: -9223372036854776000 }, schema: -9223372036854776000, parentSchema: schema2.properties.deletionGracePeriodSeconds, data: data4 });
                    errors++;
                }
            }
        }
        if (data.deletionTimestamp !== undefined) {
            let data5 = data.deletionTimestamp;
            if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/deletionTimestamp", keyword: "type", params: { type: "string" }, schema: schema3.type, parentSchema: schema3, data: data5 });
                errors++;
            }
            if (!follows(FORMATS["date-time"], data5)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/deletionTimestamp", keyword: "format", params: { name: "date-time", rule: FORMATS["date-time"] }, schema: "date-time", parentSchema: schema3, data: data5 });
                errors++;
            }
        }
        if (data.finalizers !== undefined) {
            let data6 = data.finalizers;
            if (Array.isArray(data6)) {
                const len0 = data6.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data7 = data6[i0];
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/finalizers/" + i0, keyword: "type", params: { type: "string" }, schema: schema2.properties.finalizers.items.type, parentSchema: schema2.properties.finalizers.items, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/finalizers", keyword: "type", params: { type: "array" }, schema: schema2.properties.finalizers.type, parentSchema: schema2.properties.finalizers, data: data6 });
                errors++;
            }
        }
        if (data.generateName !== undefined) {
            let data8 = data.generateName;
            if (typeof data8 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/generateName", keyword: "type", params: { type: "string" }, schema: schema2.properties.generateName.type, parentSchema: schema2.properties.generateName, data: data8 });
                errors++;
            }
        }
        if (data.generation !== undefined) {
            let data9 = data.generation;
            if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/generation", keyword: "type", params: { type: "integer" }, schema: schema2.properties.generation.type, parentSchema: schema2.properties.generation, data: data9 });
                errors++;
            }
            if ((typeof data9 == "number") && (isFinite(data9))) {
                if (data9 > 9223372036854776000 || isNaN(data9)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/generation", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema2.properties.generation, data: data9 });
                    errors++;
                }
                if (data9 < -9223372036854776000 || isNaN(data9)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/generation", keyword: "minimum", params: { comparison: ">=", limit: -9223372036854776000 }, schema: -9223372036854776000, parentSchema: schema2.properties.generation, data: data9 });
                    errors++;
                }
            }
        }
        if (data.labels !== undefined) {
            let data10 = data.labels;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                for (const key1 in data10) {
                    let data11 = data10[key1];
                    if (typeof data11 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema2.properties.labels.additionalProperties.type, parentSchema: schema2.properties.labels.additionalProperties, data: data11 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "type", params: { type: "object" }, schema: schema2.properties.labels.type, parentSchema: schema2.properties.labels, data: data10 });
                errors++;
            }
        }
        if (data.managedFields !== undefined) {
            let data12 = data.managedFields;
            if (Array.isArray(data12)) {
                const len1 = data12.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (!(validate3(data12[i1], { instancePath: instancePath + "/managedFields/" + i1, parentData: data12, parentDataProperty: i1, rootData }))) {
                        vErrors = vErrors === null ? validate3.errors : append(vErrors, validate3.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/managedFields", keyword: "type", params: { type: "array" }, schema: schema2.properties.managedFields.type, parentSchema: schema2.properties.managedFields, data: data12 });
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data14 = data.name;
            if (typeof data14 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema2.properties.name.type, parentSchema: schema2.properties.name, data: data14 });
                errors++;
            }
        }
        if (data.namespace !== undefined) {
            let data15 = data.namespace;
            if (typeof data15 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "type", params: { type: "string" }, schema: schema2.properties.namespace.type, parentSchema: schema2.properties.namespace, data: data15 });
                errors++;
            }
            if (!follows(FORMATS["namespace"], data15)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "format", params: { name: "namespace", rule: FORMATS["namespace"] }, schema: "namespace", parentSchema: schema2.properties.namespace, data: data15 });
                errors++;
            }
        }
        if (data.ownerReferences !== undefined) {
            let data16 = data.ownerReferences;
            if (Array.isArray(data16)) {
                const len2 = data16.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data17 = data16[i2];
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                        if (data17.apiVersion === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2, keyword: "required", params: { missingProperty: "apiVersion" }, schema: schema8.required, parentSchema: schema8, data: data17 });
                            errors++;
                        }
                        if (data17.kind === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2, keyword: "required", params: { missingProperty: "kind" }, schema: schema8.required, parentSchema: schema8, data: data17 });
                            errors++;
                        }
                        if (data17.name === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2, keyword: "required", params: { missingProperty: "name" }, schema: schema8.required, parentSchema: schema8, data: data17 });
                            errors++;
                        }
                        if (data17.uid === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2, keyword: "required", params: { missingProperty: "uid" }, schema: schema8.required, parentSchema: schema8, data: data17 });
                            errors++;
                        }
                        if (data17.apiVersion !== undefined) {
                            let data18 = data17.apiVersion;
                            if (typeof data18 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2 + "/apiVersion", keyword: "type", params: { type: "string" }, schema: schema8.properties.apiVersion.type, parentSchema: schema8.properties.apiVersion, data: data18 });
                                errors++;
                            }
                        }
                        if (data17.kind !== undefined) {
                            let data19 = data17.kind;
                            if (typeof data19 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2 + "/kind", keyword: "type", params: { type: "string" }, schema: schema8.properties.kind.type, parentSchema: schema8.properties.kind, data: data19 });
                                errors++;
                            }
                        }
                        if (data17.name !== undefined) {
                            let data20 = data17.name;
                            if (typeof data20 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2 + "/name", keyword: "type", params: { type: "string" }, schema: schema8.properties.name.type, parentSchema: schema8.properties.name, data: data20 });
                                errors++;
                            }
                        }
                        if (data17.uid !== undefined) {
                            let data21 = data17.uid;
                            if (typeof data21 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2 + "/uid", keyword: "type", params: { type: "string" }, schema: schema8.properties.uid.type, parentSchema: schema8.properties.uid, data: data21 });
                                errors++;
                            }
                        }
                        if (data17.controller !== undefined) {
                            let data22 = data17.controller;
                            if (typeof data22 !== "boolean") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2 + "/controller", keyword: "type", params: { type: "boolean" }, schema: schema8.properties.controller.type, parentSchema: schema8.properties.controller, data: data22 });
                                errors++;
                            }
                        }
                        if (data17.blockOwnerDeletion !== undefined) {
                            let data23 = data17.blockOwnerDeletion;
                            if (typeof data23 !== "boolean") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2 + "/blockOwnerDeletion", keyword: "type", params: { type: "boolean" }, schema: schema8.properties.blockOwnerDeletion.type, parentSchema: schema8.properties.blockOwnerDeletion, data: data23 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences/" + i2, keyword: "type", params: { type: "object" }, schema: schema8.type, parentSchema: schema8, data: data17 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ownerReferences", keyword: "type", params: { type: "array" }, schema: schema2.properties.ownerReferences.type, parentSchema: schema2.properties.ownerReferences, data: data16 });
                errors++;
            }
        }
        if (data.resourceVersion !== undefined) {
            let data24 = data.resourceVersion;
            if (typeof data24 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/resourceVersion", keyword: "type", params: { type: "string" }, schema: schema2.properties.resourceVersion.type, parentSchema: schema2.properties.resourceVersion, data: data24 });
                errors++;
            }
        }
        if (data.selfLink !== undefined) {
            let data25 = data.selfLink;
            if (typeof data25 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/selfLink", keyword: "type", params: { type: "string" }, schema: schema2.properties.selfLink.type, parentSchema: schema2.properties.selfLink, data: data25 });
                errors++;
            }
        }
        if (data.uid !== undefined) {
            let data26 = data.uid;
            if (typeof data26 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/uid", keyword: "type", params: { type: "string" }, schema: schema2.properties.uid.type, parentSchema: schema2.properties.uid, data: data26 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["onlyWith"], data, schema2.onlyWith)) {
            (vErrors ??= []).push({ instancePath, keyword: "onlyWith", params: { name: "only-with", rule: KEYWORDS["onlyWith"] }, schema: schema2.onlyWith, parentSchema: schema2, data });
            errors++;
        }
        if (!follows(KEYWORDS["one-managing-controller"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "one-managing-controller", params: { name: "one-managing-controller", rule: KEYWORDS["one-managing-controller"] }, schema: true, parentSchema: schema2, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema2.type, parentSchema: schema2, data });
        errors++;
    }
    validate2.errors = vErrors;
    return errors === 0;
}
const schema9 = { "type": "object", "required": ["template"], "properties": { "template": { "$ref": "#/definitions/InstanceTemplate" }, "dataVolumeTemplates": { "type": "array", "items": { "$ref": "#/definitions/DataVolumeTemplate" } }, "instancetype": { "$ref": "#/definitions/InstancetypeMatcher" }, "preference": { "$ref": "#/definitions/PreferenceMatcher" }, "runStrategy": { "type": "string" }, "running": { "type": "boolean" }, "updateVolumesStrategy": { "type": "string" } }, "excludes": { "runStrategy": "running" } };
const schema189 = { "type": "object", "properties": { "inferFromVolume": { "type": "string" }, "kind": { "kind": true, "type": "string", "enum": ["VirtualMachineInstancetype", "VirtualMachineClusterInstancetype", ""] }, "name": { "type": "string" }, "revisionName": { "type": "string" } } };
const schema190 = { "type": "object", "properties": { "inferFromVolume": { "type": "string" }, "kind": { "kind": true, "type": "string", "enum": ["VirtualMachinePreference", "VirtualMachineClusterPreference", ""] }, "name": { "type": "string" }, "revisionName": { "type": "string" } } };
const schema10 = { "type": "object", "properties": { "metadata": { "$ref": "#/definitions/ObjectMeta" }, "spec": { "$ref": "#/definitions/InstanceSpec" } } };
const schema11 = { "type": "object", "required": ["domain"], "unique": [["networks[].name"], ["volumes[].name"]], "properties": { "accessCredentials": { "type": "array", "items": { "$ref": "#/definitions/AccessCredential" } }, "architecture": { "type": "string" }, "affinity": { "$ref": "#/definitions/Affinity" }, "dnsConfig": { "$ref": "#/definitions/DnsConfig" }, "dnsPolicy": { "type": "string", "enum": ["ClusterFirstWithHostNet", "ClusterFirst", "Default", "None", ""] }, "domain": { "$ref": "#/definitions/Domain" }, "evictionStrategy": { "type": "string" }, "hostname": { "type": "string" }, "livenessProbe": { "$ref": "#/definitions/Probe" }, "readinessProbe": { "$ref": "#/definitions/Probe" }, "networks": { "type": "array", "items": { "$ref": "#/definitions/Network" } }, "nodeSelector": { "type": "object", "additionalProperties": { "type": "string" } }, "priorityClassName": { "type": "string" }, "resourceClaims": { "type": "array", "items": { "$ref": "#/definitions/OpenObject" } }, "schedulerName": { "type": "string" }, "startStrategy": { "type": "string" }, "subdomain": { "type": "string" }, "terminationGracePeriodSeconds": { "type": "integer", "minimum": -9223372036854776000, "maximum": 9223372036854776000 }, "tolerations": { "type": "array", "items": { "$ref": "#/definitions/Toleration" } }, "topologySpreadConstraints": { "type": "array", "items": { "$ref": "#/definitions/TopologySpreadConstraint" } }, "volumes": { "type": "array", "items": { "$ref": "#/definitions/Volume" } } }, "interface-network": true, "liveness-success-threshold": true };
const schema15 = { "type": "object", "additionalProperties": {} };
const schema134 = { "type": "object", "properties": { "effect": { "type": "string", "enum": ["NoSchedule", "PreferNoSchedule", "NoExecute", ""] }, "key": { "type": "string" }, "operator": { "type": "string", "enum": ["Exists", "Equal", "Gt", "Lt", ""] }, "tolerationSeconds": { "type": "integer", "minimum": -9223372036854776000, "maximum": 9223372036854776000 }, "value": { "type": "string" } }, "emptyIf": { "value": "operator Exists" }, "notEmptyUnless": { "key": "operator Exists" }, "onlyIf": { "tolerationSeconds": "effect NoExecute" } };
const schema12 = { "type": "object", "properties": { "sshPublicKey": { "$ref": "#/definitions/SshPublicKeyAccessCredential" }, "userPassword": { "$ref": "#/definitions/UserPasswordAccessCredential" } }, "exactlyOneOf": { "of": ["sshPublicKey", "userPassword"], "besides": [] } };
const schema13 = { "type": "object", "required": ["propagationMethod", "source"], "properties": { "propagationMethod": { "$ref": "#/definitions/SshPublicKeyPropagationMethod" }, "source": { "$ref": "#/definitions/AccessCredentialSource" }, "users": { "type": "array", "items": { "type": "string" } } }, "guestAgentUsers": true };
const schema14 = { "type": "object", "properties": { "configDrive": { "$ref": "#/definitions/OpenObject" }, "emuGuestAgent": { "$ref": "#/definitions/GuestAgentSshPublicKeyPropagation" } }, "exactlyOneOf": { "of": ["configDrive", "emuGuestAgent"], "besides": [] } };
const schema16 = { "type": "object", "properties": { "users": { "type": "array", "items": { "type": "string" } } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.configDrive !== undefined) {
            let data0 = data.configDrive;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/configDrive", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data0 });
                errors++;
            }
        }
        if (data.emuGuestAgent !== undefined) {
            let data1 = data.emuGuestAgent;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.users !== undefined) {
                    let data2 = data1.users;
                    if (Array.isArray(data2)) {
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0];
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/emuGuestAgent/users/" + i0, keyword: "type", params: { type: "string" }, schema: schema16.properties.users.items.type, parentSchema: schema16.properties.users.items, data: data3 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/emuGuestAgent/users", keyword: "type", params: { type: "array" }, schema: schema16.properties.users.type, parentSchema: schema16.properties.users, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/emuGuestAgent", keyword: "type", params: { type: "object" }, schema: schema16.type, parentSchema: schema16, data: data1 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema14.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema14.exactlyOneOf, parentSchema: schema14, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema14.type, parentSchema: schema14, data });
        errors++;
    }
    validate12.errors = vErrors;
    return errors === 0;
}
const schema17 = { "type": "object", "properties": { "secret": { "$ref": "#/definitions/AccessCredentialSecret" } }, "exactlyOneOf": { "of": ["secret"], "besides": [] } };
const schema18 = { "type": "object", "required": ["secretName"], "properties": { "secretName": { "type": "string" } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.secret !== undefined) {
            let data0 = data.secret;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.secretName === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/secret", keyword: "required", params: { missingProperty: "secretName" }, schema: schema18.required, parentSchema: schema18, data: data0 });
                    errors++;
                }
                if (data0.secretName !== undefined) {
                    let data1 = data0.secretName;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/secret/secretName", keyword: "type", params: { type: "string" }, schema: schema18.properties.secretName.type, parentSchema: schema18.properties.secretName, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/secret", keyword: "type", params: { type: "object" }, schema: schema18.type, parentSchema: schema18, data: data0 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema17.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema17.exactlyOneOf, parentSchema: schema17, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema17.type, parentSchema: schema17, data });
        errors++;
    }
    validate14.errors = vErrors;
    return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.propagationMethod === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "propagationMethod" }, schema: schema13.required, parentSchema: schema13, data });
            errors++;
        }
        if (data.source === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "source" }, schema: schema13.required, parentSchema: schema13, data });
            errors++;
        }
        if (data.propagationMethod !== undefined) {
            if (!(validate12(data.propagationMethod, { instancePath: instancePath + "/propagationMethod", parentData: data, parentDataProperty: "propagationMethod", rootData }))) {
                vErrors = vErrors === null ? validate12.errors : append(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.source !== undefined) {
            if (!(validate14(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }))) {
                vErrors = vErrors === null ? validate14.errors : append(vErrors, validate14.errors);
                errors = vErrors.length;
            }
        }
        if (data.users !== undefined) {
            let data2 = data.users;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/users/" + i0, keyword: "type", params: { type: "string" }, schema: schema13.properties.users.items.type, parentSchema: schema13.properties.users.items, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/users", keyword: "type", params: { type: "array" }, schema: schema13.properties.users.type, parentSchema: schema13.properties.users, data: data2 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["guestAgentUsers"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "guestAgentUsers", params: { name: "guest-agent-users", rule: KEYWORDS["guestAgentUsers"] }, schema: true, parentSchema: schema13, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema13.type, parentSchema: schema13, data });
        errors++;
    }
    validate11.errors = vErrors;
    return errors === 0;
}
const schema19 = { "type": "object", "required": ["propagationMethod", "source"], "properties": { "propagationMethod": { "$ref": "#/definitions/UserPasswordPropagationMethod" }, "source": { "$ref": "#/definitions/AccessCredentialSource" } } };
const schema20 = { "type": "object", "properties": { "emuGuestAgent": { "$ref": "#/definitions/OpenObject" } }, "exactlyOneOf": { "of": ["emuGuestAgent"], "besides": [] } };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.emuGuestAgent !== undefined) {
            let data0 = data.emuGuestAgent;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/emuGuestAgent", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data0 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema20.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema20.exactlyOneOf, parentSchema: schema20, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema20.type, parentSchema: schema20, data });
        errors++;
    }
    validate18.errors = vErrors;
    return errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.propagationMethod === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "propagationMethod" }, schema: schema19.required, parentSchema: schema19, data });
            errors++;
        }
        if (data.source === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "source" }, schema: schema19.required, parentSchema: schema19, data });
            errors++;
        }
        if (data.propagationMethod !== undefined) {
            if (!(validate18(data.propagationMethod, { instancePath: instancePath + "/propagationMethod", parentData: data, parentDataProperty: "propagationMethod", rootData }))) {
                vErrors = vErrors === null ? validate18.errors : append(vErrors, validate18.errors);
                errors = vErrors.length;
            }
        }
        if (data.source !== undefined) {
            if (!(validate14(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }))) {
                vErrors = vErrors === null ? validate14.errors : append(vErrors, validate14.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data });
        errors++;
    }
    validate17.errors = vErrors;
    return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.sshPublicKey !== undefined) {
            if (!(validate11(data.sshPublicKey, { instancePath: instancePath + "/sshPublicKey", parentData: data, parentDataProperty: "sshPublicKey", rootData }))) {
                vErrors = vErrors === null ? validate11.errors : append(vErrors, validate11.errors);
                errors = vErrors.length;
            }
        }
        if (data.userPassword !== undefined) {
            if (!(validate17(data.userPassword, { instancePath: instancePath + "/userPassword", parentData: data, parentDataProperty: "userPassword", rootData }))) {
                vErrors = vErrors === null ? validate17.errors : append(vErrors, validate17.errors);
                errors = vErrors.length;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema12.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema12.exactlyOneOf, parentSchema: schema12, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema12.type, parentSchema: schema12, data });
        errors++;
    }
    validate10.errors = vErrors;
    return errors === 0;
}
const schema22 = { "type": "object", "properties": { "nodeAffinity": { "$ref": "#/definitions/NodeAffinity" }, "podAffinity": { "$ref": "#/definitions/PodAffinity" }, "podAntiAffinity": { "$ref": "#/definitions/PodAffinity" } } };
const schema23 = { "type": "object", "properties": { "preferredDuringSchedulingIgnoredDuringExecution": { "type": "array", "items": { "$ref": "#/definitions/PreferredSchedulingTerm" } }, "requiredDuringSchedulingIgnoredDuringExecution": { "$ref": "#/definitions/NodeSelector" } } };
const schema24 = { "type": "object", "required": ["preference", "weight"], "properties": { "preference": { "$ref": "#/definitions/NodeSelectorTerm" }, "weight": { "type": "integer", "minimum": 1, "maximum": 100 } } };
const schema25 = { "type": "object", "properties": { "matchExpressions": { "type": "array", "items": { "$ref": "#/definitions/NodeSelectorRequirement" } }, "matchFields": { "type": "array", "items": { "$ref": "#/definitions/NodeSelectorRequirement" } } } };
const schema26 = { "type": "object", "required": ["key", "operator"], "valuesByOperator": ["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"], "properties": { "key": { "type": "string" }, "operator": { "type": "string", "enum": ["In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"] }, "values": { "type": "array", "items": { "type": "string" } } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.matchExpressions !== undefined) {
            let data0 = data.matchExpressions;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.key === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "required", params: { missingProperty: "key" }, schema: schema26.required, parentSchema: schema26, data: data1 });
                            errors++;
                        }
                        if (data1.operator === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "required", params: { missingProperty: "operator" }, schema: schema26.required, parentSchema: schema26, data: data1 });
                            errors++;
                        }
                        if (data1.key !== undefined) {
                            let data2 = data1.key;
                            if (typeof data2 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/key", keyword: "type", params: { type: "string" }, schema: schema26.properties.key.type, parentSchema: schema26.properties.key, data: data2 });
                                errors++;
                            }
                        }
                        if (data1.operator !== undefined) {
                            let data3 = data1.operator;
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/operator", keyword: "type", params: { type: "string" }, schema: schema26.properties.operator.type, parentSchema: schema26.properties.operator, data: data3 });
                                errors++;
                            }
                            if (!((((((data3 === "In") || (data3 === "NotIn")) || (data3 === "Exists")) || (data3 === "DoesNotExist")) || (data3 === "Gt")) || (data3 === "Lt"))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/operator", keyword: "enum", params: { allowedValues: schema26.properties.operator.enum }, schema: schema26.properties.operator.enum, parentSchema: schema26.properties.operator, data: data3 });
                                errors++;
                            }
                        }
                        if (data1.values !== undefined) {
                            let data4 = data1.values;
                            if (Array.isArray(data4)) {
                                const len1 = data4.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data5 = data4[i1];
                                    if (typeof data5 !== "string") {
                                        (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/values/" + i1, keyword: "type", params: { type: "string" }, schema: schema26.properties.values.items.type, parentSchema: schema26.properties.values.items, data: data5 });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/values", keyword: "type", params: { type: "array" }, schema: schema26.properties.values.type, parentSchema: schema26.properties.values, data: data4 });
                                errors++;
                            }
                        }
                        if (!follows(KEYWORDS["valuesByOperator"], data1, schema26.valuesByOperator)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "valuesByOperator", params: { name: "values-by-operator", rule: KEYWORDS["valuesByOperator"] }, schema: schema26.valuesByOperator, parentSchema: schema26, data: data1 });
                            errors++;
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "type", params: { type: "object" }, schema: schema26.type, parentSchema: schema26, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions", keyword: "type", params: { type: "array" }, schema: schema25.properties.matchExpressions.type, parentSchema: schema25.properties.matchExpressions, data: data0 });
                errors++;
            }
        }
        if (data.matchFields !== undefined) {
            let data6 = data.matchFields;
            if (Array.isArray(data6)) {
                const len2 = data6.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data7 = data6[i2];
                    if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        if (data7.key === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2, keyword: "required", params: { missingProperty: "key" }, schema: schema26.required, parentSchema: schema26, data: data7 });
                            errors++;
                        }
                        if (data7.operator === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2, keyword: "required", params: { missingProperty: "operator" }, schema: schema26.required, parentSchema: schema26, data: data7 });
                            errors++;
                        }
                        if (data7.key !== undefined) {
                            let data8 = data7.key;
                            if (typeof data8 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2 + "/key", keyword: "type", params: { type: "string" }, schema: schema26.properties.key.type, parentSchema: schema26.properties.key, data: data8 });
                                errors++;
                            }
                        }
                        if (data7.operator !== undefined) {
                            let data9 = data7.operator;
                            if (typeof data9 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2 + "/operator", keyword: "type", params: { type: "string" }, schema: schema26.properties.operator.type, parentSchema: schema26.properties.operator, data: data9 });
                                errors++;
                            }
                            if (!((((((data9 === "In") || (data9 === "NotIn")) || (data9 === "Exists")) || (data9 === "DoesNotExist")) || (data9 === "Gt")) || (data9 === "Lt"))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2 + "/operator", keyword: "enum", params: { allowedValues: schema26.properties.operator.enum }, schema: schema26.properties.operator.enum, parentSchema: schema26.properties.operator, data: data9 });
                                errors++;
                            }
                        }
                        if (data7.values !== undefined) {
                            let data10 = data7.values;
                            if (Array.isArray(data10)) {
                                const len3 = data10.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                    let data11 = data10[i3];
                                    if (typeof data11 !== "string") {
                                        (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2 + "/values/" + i3, keyword: "type", params: { type: "string" }, schema: schema26.properties.values.items.type, parentSchema: schema26.properties.values.items, data: data11 });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2 + "/values", keyword: "type", params: { type: "array" }, schema: schema26.properties.values.type, parentSchema: schema26.properties.values, data: data10 });
                                errors++;
                            }
                        }
                        if (!follows(KEYWORDS["valuesByOperator"], data7, schema26.valuesByOperator)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2, keyword: "valuesByOperator", params: { name: "values-by-operator", rule: KEYWORDS["valuesByOperator"] }, schema: schema26.valuesByOperator, parentSchema: schema26, data: data7 });
                            errors++;
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/matchFields/" + i2, keyword: "type", params: { type: "object" }, schema: schema26.type, parentSchema: schema26, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/matchFields", keyword: "type", params: { type: "array" }, schema: schema25.properties.matchFields.type, parentSchema: schema25.properties.matchFields, data: data6 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema25.type, parentSchema: schema25, data });
        errors++;
    }
    validate26.errors = vErrors;
    return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.preference === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "preference" }, schema: schema24.required, parentSchema: schema24, data });
            errors++;
        }
        if (data.weight === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "weight" }, schema: schema24.required, parentSchema: schema24, data });
            errors++;
        }
        if (data.preference !== undefined) {
            if (!(validate26(data.preference, { instancePath: instancePath + "/preference", parentData: data, parentDataProperty: "preference", rootData }))) {
                vErrors = vErrors === null ? validate26.errors : append(vErrors, validate26.errors);
                errors = vErrors.length;
            }
        }
        if (data.weight !== undefined) {
            let data1 = data.weight;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, schema: schema24.properties.weight.type, parentSchema: schema24.properties.weight, data: data1 });
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 > 100 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/weight", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema24.properties.weight, data: data1 });
                    errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/weight", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24.properties.weight, data: data1 });
                    errors++;
                }
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema24.type, parentSchema: schema24, data });
        errors++;
    }
    validate25.errors = vErrors;
    return errors === 0;
}
const schema28 = { "type": "object", "required": ["nodeSelectorTerms"], "properties": { "nodeSelectorTerms": { "type": "array", "items": { "$ref": "#/definitions/NodeSelectorTerm" } } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.nodeSelectorTerms === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "nodeSelectorTerms" }, schema: schema28.required, parentSchema: schema28, data });
            errors++;
        }
        if (data.nodeSelectorTerms !== undefined) {
            let data0 = data.nodeSelectorTerms;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate26(data0[i0], { instancePath: instancePath + "/nodeSelectorTerms/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate26.errors : append(vErrors, validate26.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelectorTerms", keyword: "type", params: { type: "array" }, schema: schema28.properties.nodeSelectorTerms.type, parentSchema: schema28.properties.nodeSelectorTerms, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema28.type, parentSchema: schema28, data });
        errors++;
    }
    validate29.errors = vErrors;
    return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.preferredDuringSchedulingIgnoredDuringExecution !== undefined) {
            let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate25(data0[i0], { instancePath: instancePath + "/preferredDuringSchedulingIgnoredDuringExecution/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate25.errors : append(vErrors, validate25.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/preferredDuringSchedulingIgnoredDuringExecution", keyword: "type", params: { type: "array" }, schema: schema23.properties.preferredDuringSchedulingIgnoredDuringExecution.type, parentSchema: schema23.properties.preferredDuringSchedulingIgnoredDuringExecution, data: data0 });
                errors++;
            }
        }
        if (data.requiredDuringSchedulingIgnoredDuringExecution !== undefined) {
            if (!(validate29(data.requiredDuringSchedulingIgnoredDuringExecution, { instancePath: instancePath + "/requiredDuringSchedulingIgnoredDuringExecution", parentData: data, parentDataProperty: "requiredDuringSchedulingIgnoredDuringExecution", rootData }))) {
                vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data });
        errors++;
    }
    validate24.errors = vErrors;
    return errors === 0;
}
const schema29 = { "type": "object", "properties": { "preferredDuringSchedulingIgnoredDuringExecution": { "type": "array", "items": { "$ref": "#/definitions/WeightedPodAffinityTerm" } }, "requiredDuringSchedulingIgnoredDuringExecution": { "type": "array", "items": { "$ref": "#/definitions/PodAffinityTerm" } } } };
const schema30 = { "type": "object", "required": ["podAffinityTerm", "weight"], "properties": { "podAffinityTerm": { "$ref": "#/definitions/PodAffinityTerm" }, "weight": { "type": "integer", "minimum": 1, "maximum": 100 } } };
const schema31 = { "type": "object", "required": ["topologyKey"], "properties": { "labelSelector": { "$ref": "#/definitions/LabelSelector" }, "namespaceSelector": { "$ref": "#/definitions/LabelSelector" }, "namespaces": { "type": "array", "items": { "type": "string" } }, "topologyKey": { "type": "string", "format": "node-label" } } };
const schema32 = { "type": "object", "properties": { "matchExpressions": { "type": "array", "items": { "$ref": "#/definitions/LabelSelectorRequirement" } }, "matchLabels": { "type": "object", "additionalProperties": { "type": "string" } } } };
const schema33 = { "type": "object", "required": ["key", "operator"], "valuesByOperator": ["In", "NotIn", "Exists", "DoesNotExist"], "properties": { "key": { "type": "string" }, "operator": { "type": "string", "enum": ["In", "NotIn", "Exists", "DoesNotExist"] }, "values": { "type": "array", "items": { "type": "string" } } } };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.matchExpressions !== undefined) {
            let data0 = data.matchExpressions;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.key === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "required", params: { missingProperty: "key" }, schema: schema33.required, parentSchema: schema33, data: data1 });
                            errors++;
                        }
                        if (data1.operator === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "required", params: { missingProperty: "operator" }, schema: schema33.required, parentSchema: schema33, data: data1 });
                            errors++;
                        }
                        if (data1.key !== undefined) {
                            let data2 = data1.key;
                            if (typeof data2 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/key", keyword: "type", params: { type: "string" }, schema: schema33.properties.key.type, parentSchema: schema33.properties.key, data: data2 });
                                errors++;
                            }
                        }
                        if (data1.operator !== undefined) {
                            let data3 = data1.operator;
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/operator", keyword: "type", params: { type: "string" }, schema: schema33.properties.operator.type, parentSchema: schema33.properties.operator, data: data3 });
                                errors++;
                            }
                            if (!((((data3 === "In") || (data3 === "NotIn")) || (data3 === "Exists")) || (data3 === "DoesNotExist"))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/operator", keyword: "enum", params: { allowedValues: schema33.properties.operator.enum }, schema: schema33.properties.operator.enum, parentSchema: schema33.properties.operator, data: data3 });
                                errors++;
                            }
                        }
                        if (data1.values !== undefined) {
                            let data4 = data1.values;
                            if (Array.isArray(data4)) {
                                const len1 = data4.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data5 = data4[i1];
                                    if (typeof data5 !== "string") {
                                        (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/values/" + i1, keyword: "type", params: { type: "string" }, schema: schema33.properties.values.items.type, parentSchema: schema33.properties.values.items, data: data5 });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0 + "/values", keyword: "type", params: { type: "array" }, schema: schema33.properties.values.type, parentSchema: schema33.properties.values, data: data4 });
                                errors++;
                            }
                        }
                        if (!follows(KEYWORDS["valuesByOperator"], data1, schema33.valuesByOperator)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "valuesByOperator", params: { name: "values-by-operator", rule: KEYWORDS["valuesByOperator"] }, schema: schema33.valuesByOperator, parentSchema: schema33, data: data1 });
                            errors++;
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions/" + i0, keyword: "type", params: { type: "object" }, schema: schema33.type, parentSchema: schema33, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/matchExpressions", keyword: "type", params: { type: "array" }, schema: schema32.properties.matchExpressions.type, parentSchema: schema32.properties.matchExpressions, data: data0 });
                errors++;
            }
        }
        if (data.matchLabels !== undefined) {
            let data6 = data.matchLabels;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                for (const key0 in data6) {
                    let data7 = data6[key0];
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/matchLabels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema32.properties.matchLabels.additionalProperties.type, parentSchema: schema32.properties.matchLabels.additionalProperties, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/matchLabels", keyword: "type", params: { type: "object" }, schema: schema32.properties.matchLabels.type, parentSchema: schema32.properties.matchLabels, data: data6 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema32.type, parentSchema: schema32, data });
        errors++;
    }
    validate36.errors = vErrors;
    return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.topologyKey === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "topologyKey" }, schema: schema31.required, parentSchema: schema31, data });
            errors++;
        }
        if (data.labelSelector !== undefined) {
            if (!(validate36(data.labelSelector, { instancePath: instancePath + "/labelSelector", parentData: data, parentDataProperty: "labelSelector", rootData }))) {
                vErrors = vErrors === null ? validate36.errors : append(vErrors, validate36.errors);
                errors = vErrors.length;
            }
        }
        if (data.namespaceSelector !== undefined) {
            if (!(validate36(data.namespaceSelector, { instancePath: instancePath + "/namespaceSelector", parentData: data, parentDataProperty: "namespaceSelector", rootData }))) {
                vErrors = vErrors === null ? validate36.errors : append(vErrors, validate36.errors);
                errors = vErrors.length;
            }
        }
        if (data.namespaces !== undefined) {
            let data2 = data.namespaces;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/namespaces/" + i0, keyword: "type", params: { type: "string" }, schema: schema31.properties.namespaces.items.type, parentSchema: schema31.properties.namespaces.items, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/namespaces", keyword: "type", params: { type: "array" }, schema: schema31.properties.namespaces.type, parentSchema: schema31.properties.namespaces, data: data2 });
                errors++;
            }
        }
        if (data.topologyKey !== undefined) {
            let data4 = data.topologyKey;
            if (typeof data4 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/topologyKey", keyword: "type", params: { type: "string" }, schema: schema31.properties.topologyKey.type, parentSchema: schema31.properties.topologyKey, data: data4 });
                errors++;
            }
            if (!follows(FORMATS["node-label"], data4)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/topologyKey", keyword: "format", params: { name: "node-label", rule: FORMATS["node-label"] }, schema: "node-label", parentSchema: schema31.properties.topologyKey, data: data4 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema31.type, parentSchema: schema31, data });
        errors++;
    }
    validate35.errors = vErrors;
    return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.podAffinityTerm === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "podAffinityTerm" }, schema: schema30.required, parentSchema: schema30, data });
            errors++;
        }
        if (data.weight === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "weight" }, schema: schema30.required, parentSchema: schema30, data });
            errors++;
        }
        if (data.podAffinityTerm !== undefined) {
            if (!(validate35(data.podAffinityTerm, { instancePath: instancePath + "/podAffinityTerm", parentData: data, parentDataProperty: "podAffinityTerm", rootData }))) {
                vErrors = vErrors === null ? validate35.errors : append(vErrors, validate35.errors);
                errors = vErrors.length;
            }
        }
        if (data.weight !== undefined) {
            let data1 = data.weight;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/weight", keyword: "type", params: { type: "integer" }, schema: schema30.properties.weight.type, parentSchema: schema30.properties.weight, data: data1 });
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 > 100 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/weight", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema30.properties.weight, data: data1 });
                    errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/weight", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema30.properties.weight, data: data1 });
                    errors++;
                }
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema30.type, parentSchema: schema30, data });
        errors++;
    }
    validate34.errors = vErrors;
    return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.preferredDuringSchedulingIgnoredDuringExecution !== undefined) {
            let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate34(data0[i0], { instancePath: instancePath + "/preferredDuringSchedulingIgnoredDuringExecution/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate34.errors : append(vErrors, validate34.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/preferredDuringSchedulingIgnoredDuringExecution", keyword: "type", params: { type: "array" }, schema: schema29.properties.preferredDuringSchedulingIgnoredDuringExecution.type, parentSchema: schema29.properties.preferredDuringSchedulingIgnoredDuringExecution, data: data0 });
                errors++;
            }
        }
        if (data.requiredDuringSchedulingIgnoredDuringExecution !== undefined) {
            let data2 = data.requiredDuringSchedulingIgnoredDuringExecution;
            if (Array.isArray(data2)) {
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (!(validate35(data2[i1], { instancePath: instancePath + "/requiredDuringSchedulingIgnoredDuringExecution/" + i1, parentData: data2, parentDataProperty: i1, rootData }))) {
                        vErrors = vErrors === null ? validate35.errors : append(vErrors, validate35.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/requiredDuringSchedulingIgnoredDuringExecution", keyword: "type", params: { type: "array" }, schema: schema29.properties.requiredDuringSchedulingIgnoredDuringExecution.type, parentSchema: schema29.properties.requiredDuringSchedulingIgnoredDuringExecution, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema29.type, parentSchema: schema29, data });
        errors++;
    }
    validate33.errors = vErrors;
    return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.nodeAffinity !== undefined) {
            if (!(validate24(data.nodeAffinity, { instancePath: instancePath + "/nodeAffinity", parentData: data, parentDataProperty: "nodeAffinity", rootData }))) {
                vErrors = vErrors === null ? validate24.errors : append(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.podAffinity !== undefined) {
            if (!(validate33(data.podAffinity, { instancePath: instancePath + "/podAffinity", parentData: data, parentDataProperty: "podAffinity", rootData }))) {
                vErrors = vErrors === null ? validate33.errors : append(vErrors, validate33.errors);
                errors = vErrors.length;
            }
        }
        if (data.podAntiAffinity !== undefined) {
            if (!(validate33(data.podAntiAffinity, { instancePath: instancePath + "/podAntiAffinity", parentData: data, parentDataProperty: "podAntiAffinity", rootData }))) {
                vErrors = vErrors === null ? validate33.errors : append(vErrors, validate33.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data });
        errors++;
    }
    validate23.errors = vErrors;
    return errors === 0;
}
const schema34 = { "type": "object", "properties": { "nameservers": { "type": "array", "items": { "type": "string" } }, "options": { "type": "array", "items": { "$ref": "#/definitions/DnsConfigOption" } }, "searches": { "type": "array", "items": { "type": "string" } } } };
const schema35 = { "type": "object", "properties": { "name": { "type": "string" }, "value": { "type": "string" } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.nameservers !== undefined) {
            let data0 = data.nameservers;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/nameservers/" + i0, keyword: "type", params: { type: "string" }, schema: schema34.properties.nameservers.items.type, parentSchema: schema34.properties.nameservers.items, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/nameservers", keyword: "type", params: { type: "array" }, schema: schema34.properties.nameservers.type, parentSchema: schema34.properties.nameservers, data: data0 });
                errors++;
            }
        }
        if (data.options !== undefined) {
            let data2 = data.options;
            if (Array.isArray(data2)) {
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data3 = data2[i1];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.name !== undefined) {
                            let data4 = data3.name;
                            if (typeof data4 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/options/" + i1 + "/name", keyword: "type", params: { type: "string" }, schema: schema35.properties.name.type, parentSchema: schema35.properties.name, data: data4 });
                                errors++;
                            }
                        }
                        if (data3.value !== undefined) {
                            let data5 = data3.value;
                            if (typeof data5 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/options/" + i1 + "/value", keyword: "type", params: { type: "string" }, schema: schema35.properties.value.type, parentSchema: schema35.properties.value, data: data5 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/options/" + i1, keyword: "type", params: { type: "object" }, schema: schema35.type, parentSchema: schema35, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/options", keyword: "type", params: { type: "array" }, schema: schema34.properties.options.type, parentSchema: schema34.properties.options, data: data2 });
                errors++;
            }
        }
        if (data.searches !== undefined) {
            let data6 = data.searches;
            if (Array.isArray(data6)) {
                const len2 = data6.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data7 = data6[i2];
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/searches/" + i2, keyword: "type", params: { type: "string" }, schema: schema34.properties.searches.items.type, parentSchema: schema34.properties.searches.items, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/searches", keyword: "type", params: { type: "array" }, schema: schema34.properties.searches.type, parentSchema: schema34.properties.searches, data: data6 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema34.type, parentSchema: schema34, data });
        errors++;
    }
    validate45.errors = vErrors;
    return errors === 0;
}
const schema36 = { "type": "object", "required": ["devices"], "properties": { "chassis": { "$ref": "#/definitions/Chassis" }, "clock": { "$ref": "#/definitions/Clock" }, "cpu": { "$ref": "#/definitions/Cpu" }, "devices": { "$ref": "#/definitions/Devices" }, "features": { "$ref": "#/definitions/DomainFeatures" }, "firmware": { "$ref": "#/definitions/Firmware" }, "ioThreadsPolicy": { "type": "string", "enum": ["shared", "auto", "supplementalPool", ""] }, "ioThreads": { "$ref": "#/definitions/IoThreads" }, "launchSecurity": { "$ref": "#/definitions/LaunchSecurity" }, "machine": { "$ref": "#/definitions/Machine" }, "memory": { "$ref": "#/definitions/Memory" }, "resources": { "$ref": "#/definitions/DomainResources" } } };
const schema37 = { "type": "object", "properties": { "asset": { "type": "string" }, "manufacturer": { "type": "string" }, "serial": { "type": "string" }, "sku": { "type": "string" }, "version": { "type": "string" } } };
const schema114 = { "type": "object", "properties": { "supplementalPoolThreadCount": { "type": "integer", "minimum": -9223372036854776000, "maximum": 9223372036854776000 } } };
const schema117 = { "type": "object", "properties": { "type": { "type": "string" } } };
const schema38 = { "type": "object", "properties": { "timer": { "$ref": "#/definitions/Timers" }, "timezone": { "type": "string", "format": "time-zone" }, "utc": { "$ref": "#/definitions/ClockUtc" } } };
const schema45 = { "type": "object", "properties": { "offsetSeconds": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 } } };
const schema39 = { "type": "object", "properties": { "hpet": { "$ref": "#/definitions/HpetTimer" }, "hv": { "$ref": "#/definitions/PresentTimer" }, "kv": { "$ref": "#/definitions/PresentTimer" }, "pit": { "$ref": "#/definitions/PitTimer" }, "rtc": { "$ref": "#/definitions/RtcTimer" } } };
const schema40 = { "type": "object", "properties": { "present": { "type": "boolean" }, "tickPolicy": { "type": "string", "enum": ["delay", "catchup", "merge", "discard", ""] } } };
const schema41 = { "type": "object", "properties": { "present": { "type": "boolean" } } };
const schema43 = { "type": "object", "properties": { "present": { "type": "boolean" }, "tickPolicy": { "type": "string", "enum": ["delay", "catchup", "discard", ""] } } };
const schema44 = { "type": "object", "properties": { "present": { "type": "boolean" }, "tickPolicy": { "type": "string", "enum": ["delay", "catchup", ""] }, "track": { "type": "string", "enum": ["guest", "wall", ""] } } };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.hpet !== undefined) {
            let data0 = data.hpet;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.present !== undefined) {
                    let data1 = data0.present;
                    if (typeof data1 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hpet/present", keyword: "type", params: { type: "boolean" }, schema: schema40.properties.present.type, parentSchema: schema40.properties.present, data: data1 });
                        errors++;
                    }
                }
                if (data0.tickPolicy !== undefined) {
                    let data2 = data0.tickPolicy;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hpet/tickPolicy", keyword: "type", params: { type: "string" }, schema: schema40.properties.tickPolicy.type, parentSchema: schema40.properties.tickPolicy, data: data2 });
                        errors++;
                    }
                    if (!(((((data2 === "delay") || (data2 === "catchup")) || (data2 === "merge")) || (data2 === "discard")) || (data2 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hpet/tickPolicy", keyword: "enum", params: { allowedValues: schema40.properties.tickPolicy.enum }, schema: schema40.properties.tickPolicy.enum, parentSchema: schema40.properties.tickPolicy, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/hpet", keyword: "type", params: { type: "object" }, schema: schema40.type, parentSchema: schema40, data: data0 });
                errors++;
            }
        }
        if (data.hv !== undefined) {
            let data3 = data.hv;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.present !== undefined) {
                    let data4 = data3.present;
                    if (typeof data4 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hv/present", keyword: "type", params: { type: "boolean" }, schema: schema41.properties.present.type, parentSchema: schema41.properties.present, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/hv", keyword: "type", params: { type: "object" }, schema: schema41.type, parentSchema: schema41, data: data3 });
                errors++;
            }
        }
        if (data.kv !== undefined) {
            let data5 = data.kv;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.present !== undefined) {
                    let data6 = data5.present;
                    if (typeof data6 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/kv/present", keyword: "type", params: { type: "boolean" }, schema: schema41.properties.present.type, parentSchema: schema41.properties.present, data: data6 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/kv", keyword: "type", params: { type: "object" }, schema: schema41.type, parentSchema: schema41, data: data5 });
                errors++;
            }
        }
        if (data.pit !== undefined) {
            let data7 = data.pit;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (data7.present !== undefined) {
                    let data8 = data7.present;
                    if (typeof data8 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pit/present", keyword: "type", params: { type: "boolean" }, schema: schema43.properties.present.type, parentSchema: schema43.properties.present, data: data8 });
                        errors++;
                    }
                }
                if (data7.tickPolicy !== undefined) {
                    let data9 = data7.tickPolicy;
                    if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pit/tickPolicy", keyword: "type", params: { type: "string" }, schema: schema43.properties.tickPolicy.type, parentSchema: schema43.properties.tickPolicy, data: data9 });
                        errors++;
                    }
                    if (!((((data9 === "delay") || (data9 === "catchup")) || (data9 === "discard")) || (data9 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pit/tickPolicy", keyword: "enum", params: { allowedValues: schema43.properties.tickPolicy.enum }, schema: schema43.properties.tickPolicy.enum, parentSchema: schema43.properties.tickPolicy, data: data9 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pit", keyword: "type", params: { type: "object" }, schema: schema43.type, parentSchema: schema43, data: data7 });
                errors++;
            }
        }
        if (data.rtc !== undefined) {
            let data10 = data.rtc;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.present !== undefined) {
                    let data11 = data10.present;
                    if (typeof data11 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/rtc/present", keyword: "type", params: { type: "boolean" }, schema: schema44.properties.present.type, parentSchema: schema44.properties.present, data: data11 });
                        errors++;
                    }
                }
                if (data10.tickPolicy !== undefined) {
                    let data12 = data10.tickPolicy;
                    if (typeof data12 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/rtc/tickPolicy", keyword: "type", params: { type: "string" }, schema: schema44.properties.tickPolicy.type, parentSchema: schema44.properties.tickPolicy, data: data12 });
                        errors++;
                    }
                    if (!(((data12 === "delay") || (data12 === "catchup")) || (data12 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/rtc/tickPolicy", keyword: "enum", params: { allowedValues: schema44.properties.tickPolicy.enum }, schema: schema44.properties.tickPolicy.enum, parentSchema: schema44.properties.tickPolicy, data: data12 });
                        errors++;
                    }
                }
                if (data10.track !== undefined) {
                    let data13 = data10.track;
                    if (typeof data13 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/rtc/track", keyword: "type", params: { type: "string" }, schema: schema44.properties.track.type, parentSchema: schema44.properties.track, data: data13 });
                        errors++;
                    }
                    if (!(((data13 === "guest") || (data13 === "wall")) || (data13 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/rtc/track", keyword: "enum", params: { allowedValues: schema44.properties.track.enum }, schema: schema44.properties.track.enum, parentSchema: schema44.properties.track, data: data13 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/rtc", keyword: "type", params: { type: "object" }, schema: schema44.type, parentSchema: schema44, data: data10 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema39.type, parentSchema: schema39, data });
        errors++;
    }
    validate49.errors = vErrors;
    return errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.timer !== undefined) {
            if (!(validate49(data.timer, { instancePath: instancePath + "/timer", parentData: data, parentDataProperty: "timer", rootData }))) {
                vErrors = vErrors === null ? validate49.errors : append(vErrors, validate49.errors);
                errors = vErrors.length;
            }
        }
        if (data.timezone !== undefined) {
            let data1 = data.timezone;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/timezone", keyword: "type", params: { type: "string" }, schema: schema38.properties.timezone.type, parentSchema: schema38.properties.timezone, data: data1 });
                errors++;
            }
            if (!follows(FORMATS["time-zone"], data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/timezone", keyword: "format", params: { name: "time-zone", rule: FORMATS["time-zone"] }, schema: "time-zone", parentSchema: schema38.properties.timezone, data: data1 });
                errors++;
            }
        }
        if (data.utc !== undefined) {
            let data2 = data.utc;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.offsetSeconds !== undefined) {
                    let data3 = data2.offsetSeconds;
                    if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/utc/offsetSeconds", keyword: "type", params: { type: "integer" }, schema: schema45.properties.offsetSeconds.type, parentSchema: schema45.properties.offsetSeconds, data: data3 });
                        errors++;
                    }
                    if ((typeof data3 == "number") && (isFinite(data3))) {
                        if (data3 > 2147483647 || isNaN(data3)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/utc/offsetSeconds", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema45.properties.offsetSeconds, data: data3 });
                            errors++;
                        }
                        if (data3 < -2147483648 || isNaN(data3)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/utc/offsetSeconds", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, schema: -2147483648, parentSchema: schema45.properties.offsetSeconds, data: data3 });
                            errors++;
                        }
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/utc", keyword: "type", params: { type: "object" }, schema: schema45.type, parentSchema: schema45, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema38.type, parentSchema: schema38, data });
        errors++;
    }
    validate48.errors = vErrors;
    return errors === 0;
}
const schema46 = { "type": "object", "properties": { "cores": { "type": "integer", "minimum": 1, "maximum": 9223372036854776000 }, "sockets": { "type": "integer", "minimum": 1, "maximum": 9223372036854776000 }, "threads": { "type": "integer", "minimum": 1, "maximum": 9223372036854776000 }, "dedicatedCpuPlacement": { "type": "boolean" }, "isolateEmulatorThread": { "type": "boolean" }, "model": { "type": "string" }, "features": { "type": "array", "items": { "$ref": "#/definitions/CpuFeature" } }, "numa": { "$ref": "#/definitions/CpuNuma" }, "realtime": { "$ref": "#/definitions/CpuRealtime" } } };
const schema47 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" }, "policy": { "type": "string", "enum": ["force", "require", "optional", "disable", "forbid", ""] } } };
const schema50 = { "type": "object", "properties": { "mask": { "type": "string", "format": "cpu-mask" } } };
const schema48 = { "type": "object", "properties": { "guestMappingPassthrough": { "$ref": "#/definitions/OpenObject" } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.guestMappingPassthrough !== undefined) {
            let data0 = data.guestMappingPassthrough;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/guestMappingPassthrough", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema48.type, parentSchema: schema48, data });
        errors++;
    }
    validate53.errors = vErrors;
    return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.cores !== undefined) {
            let data0 = data.cores;
            if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/cores", keyword: "type", params: { type: "integer" }, schema: schema46.properties.cores.type, parentSchema: schema46.properties.cores, data: data0 });
                errors++;
            }
            if ((typeof data0 == "number") && (isFinite(data0))) {
                if (data0 > 9223372036854776000 || isNaN(data0)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/cores", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema46.properties.cores, data: data0 });
                    errors++;
                }
                if (data0 < 1 || isNaN(data0)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/cores", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema46.properties.cores, data: data0 });
                    errors++;
                }
            }
        }
        if (data.sockets !== undefined) {
            let data1 = data.sockets;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sockets", keyword: "type", params: { type: "integer" }, schema: schema46.properties.sockets.type, parentSchema: schema46.properties.sockets, data: data1 });
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 > 9223372036854776000 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/sockets", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema46.properties.sockets, data: data1 });
                    errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/sockets", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema46.properties.sockets, data: data1 });
                    errors++;
                }
            }
        }
        if (data.threads !== undefined) {
            let data2 = data.threads;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/threads", keyword: "type", params: { type: "integer" }, schema: schema46.properties.threads.type, parentSchema: schema46.properties.threads, data: data2 });
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 > 9223372036854776000 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/threads", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema46.properties.threads, data: data2 });
                    errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/threads", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema46.properties.threads, data: data2 });
                    errors++;
                }
            }
        }
        if (data.dedicatedCpuPlacement !== undefined) {
            let data3 = data.dedicatedCpuPlacement;
            if (typeof data3 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/dedicatedCpuPlacement", keyword: "type", params: { type: "boolean" }, schema: schema46.properties.dedicatedCpuPlacement.type, parentSchema: schema46.properties.dedicatedCpuPlacement, data: data3 });
                errors++;
            }
        }
        if (data.isolateEmulatorThread !== undefined) {
            let data4 = data.isolateEmulatorThread;
            if (typeof data4 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/isolateEmulatorThread", keyword: "type", params: { type: "boolean" }, schema: schema46.properties.isolateEmulatorThread.type, parentSchema: schema46.properties.isolateEmulatorThread, data: data4 });
                errors++;
            }
        }
        if (data.model !== undefined) {
            let data5 = data.model;
            if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/model", keyword: "type", params: { type: "string" }, schema: schema46.properties.model.type, parentSchema: schema46.properties.model, data: data5 });
                errors++;
            }
        }
        if (data.features !== undefined) {
            let data6 = data.features;
            if (Array.isArray(data6)) {
                const len0 = data6.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data7 = data6[i0];
                    if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        if (data7.name === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/features/" + i0, keyword: "required", params: { missingProperty: "name" }, schema: schema47.required, parentSchema: schema47, data: data7 });
                            errors++;
                        }
                        if (data7.name !== undefined) {
                            let data8 = data7.name;
                            if (typeof data8 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/features/" + i0 + "/name", keyword: "type", params: { type: "string" }, schema: schema47.properties.name.type, parentSchema: schema47.properties.name, data: data8 });
                                errors++;
                            }
                        }
                        if (data7.policy !== undefined) {
                            let data9 = data7.policy;
                            if (typeof data9 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/features/" + i0 + "/policy", keyword: "type", params: { type: "string" }, schema: schema47.properties.policy.type, parentSchema: schema47.properties.policy, data: data9 });
                                errors++;
                            }
                            if (!((((((data9 === "force") || (data9 === "require")) || (data9 === "optional")) || (data9 === "disable")) || (data9 === "forbid")) || (data9 === ""))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/features/" + i0 + "/policy", keyword: "enum", params: { allowedValues: schema47.properties.policy.enum }, schema: schema47.properties.policy.enum, parentSchema: schema47.properties.policy, data: data9 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/features/" + i0, keyword: "type", params: { type: "object" }, schema: schema47.type, parentSchema: schema47, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/features", keyword: "type", params: { type: "array" }, schema: schema46.properties.features.type, parentSchema: schema46.properties.features, data: data6 });
                errors++;
            }
        }
        if (data.numa !== undefined) {
            if (!(validate53(data.numa, { instancePath: instancePath + "/numa", parentData: data, parentDataProperty: "numa", rootData }))) {
                vErrors = vErrors === null ? validate53.errors : append(vErrors, validate53.errors);
                errors = vErrors.length;
            }
        }
        if (data.realtime !== undefined) {
            let data11 = data.realtime;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.mask !== undefined) {
                    let data12 = data11.mask;
                    if (typeof data12 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/realtime/mask", keyword: "type", params: { type: "string" }, schema: schema50.properties.mask.type, parentSchema: schema50.properties.mask, data: data12 });
                        errors++;
                    }
                    if (!follows(FORMATS["cpu-mask"], data12)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/realtime/mask", keyword: "format", params: { name: "cpu-mask", rule: FORMATS["cpu-mask"] }, schema: "cpu-mask", parentSchema: schema50.properties.mask, data: data12 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/realtime", keyword: "type", params: { type: "object" }, schema: schema50.type, parentSchema: schema50, data: data11 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema46.type, parentSchema: schema46, data });
        errors++;
    }
    validate52.errors = vErrors;
    return errors === 0;
}
const schema51 = { "type": "object", "unique": [["disks[].bootOrder", "interfaces[].bootOrder"], ["interfaces[].acpiIndex"], ["interfaces[].ports[].name"]], "properties": { "autoattachGraphicsDevice": { "type": "boolean" }, "autoattachInputDevice": { "type": "boolean" }, "autoattachMemBalloon": { "type": "boolean" }, "autoattachPodInterface": { "type": "boolean" }, "autoattachSerialConsole": { "type": "boolean" }, "autoattachVSOCK": { "type": "boolean" }, "blockMultiQueue": { "type": "boolean" }, "clientPassthrough": { "$ref": "#/definitions/OpenObject" }, "disableHotplug": { "type": "boolean" }, "disks": { "type": "array", "items": { "$ref": "#/definitions/Disk" } }, "filesystems": { "type": "array", "items": { "$ref": "#/definitions/Filesystem" } }, "gpus": { "type": "array", "items": { "$ref": "#/definitions/Gpu" } }, "hostDevices": { "type": "array", "items": { "$ref": "#/definitions/HostDevice" } }, "downwardMetrics": { "$ref": "#/definitions/OpenObject" }, "inputs": { "type": "array", "items": { "$ref": "#/definitions/InputDevice" } }, "interfaces": { "type": "array", "items": { "$ref": "#/definitions/Interface" } }, "logSerialConsole": { "type": "boolean" }, "networkInterfaceMultiqueue": { "type": "boolean" }, "rng": { "$ref": "#/definitions/OpenObject" }, "sound": { "$ref": "#/definitions/SoundDevice" }, "tpm": { "$ref": "#/definitions/OpenObject" }, "useVirtioTransitional": { "type": "boolean" }, "watchdog": { "$ref": "#/definitions/Watchdog" } } };
const schema66 = { "type": "object", "required": ["name"], "properties": { "deviceName": { "type": "string" }, "name": { "type": "string" }, "tag": { "type": "string" } } };
const schema68 = { "type": "object", "required": ["name", "type"], "properties": { "bus": { "type": "string", "enum": ["virtio", "usb", ""] }, "name": { "type": "string" }, "type": { "type": "string", "enum": ["tablet"] } } };
const schema81 = { "type": "object", "required": ["name"], "properties": { "model": { "type": "string", "enum": ["ich9", "ac97", ""] }, "name": { "type": "string" } } };
const schema53 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" }, "blockSize": { "$ref": "#/definitions/BlockSize" }, "bootOrder": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "cache": { "type": "string", "enum": ["CacheNone", "CacheWriteThrough", "none", "writethrough", "writeback", ""] }, "cdrom": { "$ref": "#/definitions/CdromTarget" }, "disk": { "$ref": "#/definitions/DiskTarget" }, "lun": { "$ref": "#/definitions/LunTarget" }, "dedicatedIOThread": { "type": "boolean" }, "io": { "type": "string", "enum": ["native", "default", "threads", ""] }, "serial": { "type": "string" }, "shareable": { "type": "boolean" }, "tag": { "type": "string" } } };
const schema57 = { "type": "object", "properties": { "bus": { "type": "string", "enum": ["virtio", "sata", "scsi", "usb", ""] }, "readonly": { "type": "boolean" }, "tray": { "type": "string", "enum": ["open", "closed", ""] } } };
const schema58 = { "type": "object", "properties": { "bus": { "type": "string", "enum": ["virtio", "sata", "scsi", "usb", ""] }, "pciAddress": { "type": "string" }, "readonly": { "type": "boolean" } } };
const schema59 = { "type": "object", "properties": { "bus": { "type": "string", "enum": ["virtio", "sata", "scsi", "usb", ""] }, "readonly": { "type": "boolean" } } };
const schema54 = { "type": "object", "properties": { "custom": { "$ref": "#/definitions/CustomBlockSize" }, "matchVolume": { "$ref": "#/definitions/MatchVolumeBlockSize" } }, "exactlyOneOf": { "of": ["custom", "matchVolume"], "besides": [] } };
const schema55 = { "type": "object", "required": ["logical", "physical"], "properties": { "logical": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 }, "physical": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 } } };
const schema56 = { "type": "object", "properties": { "enabled": { "type": "boolean" } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.custom !== undefined) {
            let data0 = data.custom;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.logical === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/custom", keyword: "required", params: { missingProperty: "logical" }, schema: schema55.required, parentSchema: schema55, data: data0 });
                    errors++;
                }
                if (data0.physical === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/custom", keyword: "required", params: { missingProperty: "physical" }, schema: schema55.required, parentSchema: schema55, data: data0 });
                    errors++;
                }
                if (data0.logical !== undefined) {
                    let data1 = data0.logical;
                    if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/logical", keyword: "type", params: { type: "integer" }, schema: schema55.properties.logical.type, parentSchema: schema55.properties.logical, data: data1 });
                        errors++;
                    }
                    if ((typeof data1 == "number") && (isFinite(data1))) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/custom/logical", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema55.properties.logical, data: data1 });
                            errors++;
                        }
                        if (data1 < -2147483648 || isNaN(data1)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/custom/logical", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, schema: -2147483648, parentSchema: schema55.properties.logical, data: data1 });
                            errors++;
                        }
                    }
                }
                if (data0.physical !== undefined) {
                    let data2 = data0.physical;
                    if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/custom/physical", keyword: "type", params: { type: "integer" }, schema: schema55.properties.physical.type, parentSchema: schema55.properties.physical, data: data2 });
                        errors++;
                    }
                    if ((typeof data2 == "number") && (isFinite(data2))) {
                        if (data2 > 2147483647 || isNaN(data2)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/custom/physical", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema55.properties.physical, data: data2 });
                            errors++;
                        }
                        if (data2 < -2147483648 || isNaN(data2)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/custom/physical", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, schema: -2147483648, parentSchema: schema55.properties.physical, data: data2 });
                            errors++;
                        }
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/custom", keyword: "type", params: { type: "object" }, schema: schema55.type, parentSchema: schema55, data: data0 });
                errors++;
            }
        }
        if (data.matchVolume !== undefined) {
            let data3 = data.matchVolume;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.enabled !== undefined) {
                    let data4 = data3.enabled;
                    if (typeof data4 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/matchVolume/enabled", keyword: "type", params: { type: "boolean" }, schema: schema56.properties.enabled.type, parentSchema: schema56.properties.enabled, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/matchVolume", keyword: "type", params: { type: "object" }, schema: schema56.type, parentSchema: schema56, data: data3 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema54.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema54.exactlyOneOf, parentSchema: schema54, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema54.type, parentSchema: schema54, data });
        errors++;
    }
    validate58.errors = vErrors;
    return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema53.required, parentSchema: schema53, data });
            errors++;
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema53.properties.name.type, parentSchema: schema53.properties.name, data: data0 });
                errors++;
            }
        }
        if (data.blockSize !== undefined) {
            if (!(validate58(data.blockSize, { instancePath: instancePath + "/blockSize", parentData: data, parentDataProperty: "blockSize", rootData }))) {
                vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
                errors = vErrors.length;
            }
        }
        if (data.bootOrder !== undefined) {
            let data2 = data.bootOrder;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/bootOrder", keyword: "type", params: { type: "integer" }, schema: schema53.properties.bootOrder.type, parentSchema: schema53.properties.bootOrder, data: data2 });
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 > 2147483647 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/bootOrder", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema53.properties.bootOrder, data: data2 });
                    errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/bootOrder", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema53.properties.bootOrder, data: data2 });
                    errors++;
                }
            }
        }
        if (data.cache !== undefined) {
            let data3 = data.cache;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/cache", keyword: "type", params: { type: "string" }, schema: schema53.properties.cache.type, parentSchema: schema53.properties.cache, data: data3 });
                errors++;
            }
            if (!((((((data3 === "CacheNone") || (data3 === "CacheWriteThrough")) || (data3 === "none")) || (data3 === "writethrough")) || (data3 === "writeback")) || (data3 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/cache", keyword: "enum", params: { allowedValues: schema53.properties.cache.enum }, schema: schema53.properties.cache.enum, parentSchema: schema53.properties.cache, data: data3 });
                errors++;
            }
        }
        if (data.cdrom !== undefined) {
            let data4 = data.cdrom;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.bus !== undefined) {
                    let data5 = data4.bus;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/cdrom/bus", keyword: "type", params: { type: "string" }, schema: schema57.properties.bus.type, parentSchema: schema57.properties.bus, data: data5 });
                        errors++;
                    }
                    if (!(((((data5 === "virtio") || (data5 === "sata")) || (data5 === "scsi")) || (data5 === "usb")) || (data5 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/cdrom/bus", keyword: "enum", params: { allowedValues: schema57.properties.bus.enum }, schema: schema57.properties.bus.enum, parentSchema: schema57.properties.bus, data: data5 });
                        errors++;
                    }
                }
                if (data4.readonly !== undefined) {
                    let data6 = data4.readonly;
                    if (typeof data6 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/cdrom/readonly", keyword: "type", params: { type: "boolean" }, schema: schema57.properties.readonly.type, parentSchema: schema57.properties.readonly, data: data6 });
                        errors++;
                    }
                }
                if (data4.tray !== undefined) {
                    let data7 = data4.tray;
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/cdrom/tray", keyword: "type", params: { type: "string" }, schema: schema57.properties.tray.type, parentSchema: schema57.properties.tray, data: data7 });
                        errors++;
                    }
                    if (!(((data7 === "open") || (data7 === "closed")) || (data7 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/cdrom/tray", keyword: "enum", params: { allowedValues: schema57.properties.tray.enum }, schema: schema57.properties.tray.enum, parentSchema: schema57.properties.tray, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/cdrom", keyword: "type", params: { type: "object" }, schema: schema57.type, parentSchema: schema57, data: data4 });
                errors++;
            }
        }
        if (data.disk !== undefined) {
            let data8 = data.disk;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.bus !== undefined) {
                    let data9 = data8.bus;
                    if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/disk/bus", keyword: "type", params: { type: "string" }, schema: schema58.properties.bus.type, parentSchema: schema58.properties.bus, data: data9 });
                        errors++;
                    }
                    if (!(((((data9 === "virtio") || (data9 === "sata")) || (data9 === "scsi")) || (data9 === "usb")) || (data9 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/disk/bus", keyword: "enum", params: { allowedValues: schema58.properties.bus.enum }, schema: schema58.properties.bus.enum, parentSchema: schema58.properties.bus, data: data9 });
                        errors++;
                    }
                }
                if (data8.pciAddress !== undefined) {
                    let data10 = data8.pciAddress;
                    if (typeof data10 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/disk/pciAddress", keyword: "type", params: { type: "string" }, schema: schema58.properties.pciAddress.type, parentSchema: schema58.properties.pciAddress, data: data10 });
                        errors++;
                    }
                }
                if (data8.readonly !== undefined) {
                    let data11 = data8.readonly;
                    if (typeof data11 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/disk/readonly", keyword: "type", params: { type: "boolean" }, schema: schema58.properties.readonly.type, parentSchema: schema58.properties.readonly, data: data11 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/disk", keyword: "type", params: { type: "object" }, schema: schema58.type, parentSchema: schema58, data: data8 });
                errors++;
            }
        }
        if (data.lun !== undefined) {
            let data12 = data.lun;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.bus !== undefined) {
                    let data13 = data12.bus;
                    if (typeof data13 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/lun/bus", keyword: "type", params: { type: "string" }, schema: schema59.properties.bus.type, parentSchema: schema59.properties.bus, data: data13 });
                        errors++;
                    }
                    if (!(((((data13 === "virtio") || (data13 === "sata")) || (data13 === "scsi")) || (data13 === "usb")) || (data13 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/lun/bus", keyword: "enum", params: { allowedValues: schema59.properties.bus.enum }, schema: schema59.properties.bus.enum, parentSchema: schema59.properties.bus, data: data13 });
                        errors++;
                    }
                }
                if (data12.readonly !== undefined) {
                    let data14 = data12.readonly;
                    if (typeof data14 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/lun/readonly", keyword: "type", params: { type: "boolean" }, schema: schema59.properties.readonly.type, parentSchema: schema59.properties.readonly, data: data14 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "type", params: { type: "object" }, schema: schema59.type, parentSchema: schema59, data: data12 });
                errors++;
            }
        }
        if (data.dedicatedIOThread !== undefined) {
            let data15 = data.dedicatedIOThread;
            if (typeof data15 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/dedicatedIOThread", keyword: "type", params: { type: "boolean" }, schema: schema53.properties.dedicatedIOThread.type, parentSchema: schema53.properties.dedicatedIOThread, data: data15 });
                errors++;
            }
        }
        if (data.io !== undefined) {
            let data16 = data.io;
            if (typeof data16 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/io", keyword: "type", params: { type: "string" }, schema: schema53.properties.io.type, parentSchema: schema53.properties.io, data: data16 });
                errors++;
            }
            if (!((((data16 === "native") || (data16 === "default")) || (data16 === "threads")) || (data16 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/io", keyword: "enum", params: { allowedValues: schema53.properties.io.enum }, schema: schema53.properties.io.enum, parentSchema: schema53.properties.io, data: data16 });
                errors++;
            }
        }
        if (data.serial !== undefined) {
            let data17 = data.serial;
            if (typeof data17 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/serial", keyword: "type", params: { type: "string" }, schema: schema53.properties.serial.type, parentSchema: schema53.properties.serial, data: data17 });
                errors++;
            }
        }
        if (data.shareable !== undefined) {
            let data18 = data.shareable;
            if (typeof data18 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/shareable", keyword: "type", params: { type: "boolean" }, schema: schema53.properties.shareable.type, parentSchema: schema53.properties.shareable, data: data18 });
                errors++;
            }
        }
        if (data.tag !== undefined) {
            let data19 = data.tag;
            if (typeof data19 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/tag", keyword: "type", params: { type: "string" }, schema: schema53.properties.tag.type, parentSchema: schema53.properties.tag, data: data19 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema53.type, parentSchema: schema53, data });
        errors++;
    }
    validate57.errors = vErrors;
    return errors === 0;
}
const schema60 = { "type": "object", "required": ["name", "virtiofs"], "properties": { "name": { "type": "string" }, "virtiofs": { "$ref": "#/definitions/OpenObject" } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema60.required, parentSchema: schema60, data });
            errors++;
        }
        if (data.virtiofs === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "virtiofs" }, schema: schema60.required, parentSchema: schema60, data });
            errors++;
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema60.properties.name.type, parentSchema: schema60.properties.name, data: data0 });
                errors++;
            }
        }
        if (data.virtiofs !== undefined) {
            let data1 = data.virtiofs;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/virtiofs", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data1 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema60.type, parentSchema: schema60, data });
        errors++;
    }
    validate61.errors = vErrors;
    return errors === 0;
}
const schema62 = { "type": "object", "required": ["name"], "properties": { "deviceName": { "type": "string" }, "name": { "type": "string" }, "tag": { "type": "string" }, "virtualGPUOptions": { "$ref": "#/definitions/VirtualGpuOptions" } } };
const schema63 = { "type": "object", "properties": { "display": { "$ref": "#/definitions/VirtualGpuDisplay" } } };
const schema64 = { "type": "object", "properties": { "enabled": { "type": "boolean" }, "ramFB": { "$ref": "#/definitions/FeatureState" } } };
const schema65 = { "type": "object", "properties": { "enabled": { "type": "boolean" } } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.enabled !== undefined) {
            let data0 = data.enabled;
            if (typeof data0 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, schema: schema64.properties.enabled.type, parentSchema: schema64.properties.enabled, data: data0 });
                errors++;
            }
        }
        if (data.ramFB !== undefined) {
            let data1 = data.ramFB;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.enabled !== undefined) {
                    let data2 = data1.enabled;
                    if (typeof data2 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ramFB/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ramFB", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data1 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema64.type, parentSchema: schema64, data });
        errors++;
    }
    validate65.errors = vErrors;
    return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.display !== undefined) {
            if (!(validate65(data.display, { instancePath: instancePath + "/display", parentData: data, parentDataProperty: "display", rootData }))) {
                vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema63.type, parentSchema: schema63, data });
        errors++;
    }
    validate64.errors = vErrors;
    return errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema62.required, parentSchema: schema62, data });
            errors++;
        }
        if (data.deviceName !== undefined) {
            let data0 = data.deviceName;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/deviceName", keyword: "type", params: { type: "string" }, schema: schema62.properties.deviceName.type, parentSchema: schema62.properties.deviceName, data: data0 });
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data1 = data.name;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema62.properties.name.type, parentSchema: schema62.properties.name, data: data1 });
                errors++;
            }
        }
        if (data.tag !== undefined) {
            let data2 = data.tag;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/tag", keyword: "type", params: { type: "string" }, schema: schema62.properties.tag.type, parentSchema: schema62.properties.tag, data: data2 });
                errors++;
            }
        }
        if (data.virtualGPUOptions !== undefined) {
            if (!(validate64(data.virtualGPUOptions, { instancePath: instancePath + "/virtualGPUOptions", parentData: data, parentDataProperty: "virtualGPUOptions", rootData }))) {
                vErrors = vErrors === null ? validate64.errors : append(vErrors, validate64.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema62.type, parentSchema: schema62, data });
        errors++;
    }
    validate63.errors = vErrors;
    return errors === 0;
}
const schema69 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" }, "acpiIndex": { "type": "integer", "minimum": 1, "maximum": 16383 }, "bootOrder": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "bridge": { "$ref": "#/definitions/OpenObject" }, "macvtap": { "$ref": "#/definitions/OpenObject" }, "masquerade": { "$ref": "#/definitions/OpenObject" }, "passt": { "$ref": "#/definitions/OpenObject" }, "slirp": { "$ref": "#/definitions/OpenObject" }, "sriov": { "$ref": "#/definitions/OpenObject" }, "dhcpOptions": { "$ref": "#/definitions/DhcpOptions" }, "macAddress": { "$ref": "#/definitions/MacAddress" }, "model": { "type": "string", "enum": ["e1000", "e1000e", "ne2k_pci", "pcnet", "rtl8139", "virtio", "igb", ""] }, "pciAddress": { "type": "string" }, "ports": { "type": "array", "items": { "$ref": "#/definitions/InterfacePort" } }, "tag": { "type": "string" } } };
const schema78 = { "type": "string", "format": "mac-address" };
const schema79 = { "type": "object", "required": ["port"], "properties": { "name": { "type": "string", "format": "service-name" }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 }, "protocol": { "type": "string", "enum": ["UDP", "TCP", ""] } } };
const schema76 = { "type": "object", "properties": { "bootFileName": { "type": "string" }, "ntpServers": { "type": "array", "items": { "type": "string" } }, "privateOptions": { "type": "array", "items": { "$ref": "#/definitions/PrivateDhcpOption" } }, "tftpServerName": { "type": "string" } } };
const schema77 = { "type": "object", "required": ["option", "value"], "properties": { "option": { "type": "integer", "minimum": 224, "maximum": 254 }, "value": { "type": "string" } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.bootFileName !== undefined) {
            let data0 = data.bootFileName;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/bootFileName", keyword: "type", params: { type: "string" }, schema: schema76.properties.bootFileName.type, parentSchema: schema76.properties.bootFileName, data: data0 });
                errors++;
            }
        }
        if (data.ntpServers !== undefined) {
            let data1 = data.ntpServers;
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ntpServers/" + i0, keyword: "type", params: { type: "string" }, schema: schema76.properties.ntpServers.items.type, parentSchema: schema76.properties.ntpServers.items, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ntpServers", keyword: "type", params: { type: "array" }, schema: schema76.properties.ntpServers.type, parentSchema: schema76.properties.ntpServers, data: data1 });
                errors++;
            }
        }
        if (data.privateOptions !== undefined) {
            let data3 = data.privateOptions;
            if (Array.isArray(data3)) {
                const len1 = data3.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data4 = data3[i1];
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        if (data4.option === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions/" + i1, keyword: "required", params: { missingProperty: "option" }, schema: schema77.required, parentSchema: schema77, data: data4 });
                            errors++;
                        }
                        if (data4.value === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions/" + i1, keyword: "required", params: { missingProperty: "value" }, schema: schema77.required, parentSchema: schema77, data: data4 });
                            errors++;
                        }
                        if (data4.option !== undefined) {
                            let data5 = data4.option;
                            if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions/" + i1 + "/option", keyword: "type", params: { type: "integer" }, schema: schema77.properties.option.type, parentSchema: schema77.properties.option, data: data5 });
                                errors++;
                            }
                            if ((typeof data5 == "number") && (isFinite(data5))) {
                                if (data5 > 254 || isNaN(data5)) {
                                    (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions/" + i1 + "/option", keyword: "maximum", params: { comparison: "<=", limit: 254 }, schema: 254, parentSchema: schema77.properties.option, data: data5 });
                                    errors++;
                                }
                                if (data5 < 224 || isNaN(data5)) {
                                    (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions/" + i1 + "/option", keyword: "minimum", params: { comparison: ">=", limit: 224 }, schema: 224, parentSchema: schema77.properties.option, data: data5 });
                                    errors++;
                                }
                            }
                        }
                        if (data4.value !== undefined) {
                            let data6 = data4.value;
                            if (typeof data6 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions/" + i1 + "/value", keyword: "type", params: { type: "string" }, schema: schema77.properties.value.type, parentSchema: schema77.properties.value, data: data6 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions/" + i1, keyword: "type", params: { type: "object" }, schema: schema77.type, parentSchema: schema77, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/privateOptions", keyword: "type", params: { type: "array" }, schema: schema76.properties.privateOptions.type, parentSchema: schema76.properties.privateOptions, data: data3 });
                errors++;
            }
        }
        if (data.tftpServerName !== undefined) {
            let data7 = data.tftpServerName;
            if (typeof data7 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/tftpServerName", keyword: "type", params: { type: "string" }, schema: schema76.properties.tftpServerName.type, parentSchema: schema76.properties.tftpServerName, data: data7 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema76.type, parentSchema: schema76, data });
        errors++;
    }
    validate70.errors = vErrors;
    return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema69.required, parentSchema: schema69, data });
            errors++;
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema69.properties.name.type, parentSchema: schema69.properties.name, data: data0 });
                errors++;
            }
        }
        if (data.acpiIndex !== undefined) {
            let data1 = data.acpiIndex;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/acpiIndex", keyword: "type", params: { type: "integer" }, schema: schema69.properties.acpiIndex.type, parentSchema: schema69.properties.acpiIndex, data: data1 });
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 > 16383 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/acpiIndex", keyword: "maximum", params: { comparison: "<=", limit: 16383 }, schema: 16383, parentSchema: schema69.properties.acpiIndex, data: data1 });
                    errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/acpiIndex", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema69.properties.acpiIndex, data: data1 });
                    errors++;
                }
            }
        }
        if (data.bootOrder !== undefined) {
            let data2 = data.bootOrder;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/bootOrder", keyword: "type", params: { type: "integer" }, schema: schema69.properties.bootOrder.type, parentSchema: schema69.properties.bootOrder, data: data2 });
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 > 2147483647 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/bootOrder", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema69.properties.bootOrder, data: data2 });
                    errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/bootOrder", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema69.properties.bootOrder, data: data2 });
                    errors++;
                }
            }
        }
        if (data.bridge !== undefined) {
            let data3 = data.bridge;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/bridge", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data3 });
                errors++;
            }
        }
        if (data.macvtap !== undefined) {
            let data4 = data.macvtap;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/macvtap", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data4 });
                errors++;
            }
        }
        if (data.masquerade !== undefined) {
            let data5 = data.masquerade;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/masquerade", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data5 });
                errors++;
            }
        }
        if (data.passt !== undefined) {
            let data6 = data.passt;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/passt", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data6 });
                errors++;
            }
        }
        if (data.slirp !== undefined) {
            let data7 = data.slirp;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/slirp", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data7 });
                errors++;
            }
        }
        if (data.sriov !== undefined) {
            let data8 = data.sriov;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sriov", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data8 });
                errors++;
            }
        }
        if (data.dhcpOptions !== undefined) {
            if (!(validate70(data.dhcpOptions, { instancePath: instancePath + "/dhcpOptions", parentData: data, parentDataProperty: "dhcpOptions", rootData }))) {
                vErrors = vErrors === null ? validate70.errors : append(vErrors, validate70.errors);
                errors = vErrors.length;
            }
        }
        if (data.macAddress !== undefined) {
            let data10 = data.macAddress;
            if (typeof data10 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/macAddress", keyword: "type", params: { type: "string" }, schema: schema78.type, parentSchema: schema78, data: data10 });
                errors++;
            }
            if (!follows(FORMATS["mac-address"], data10)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/macAddress", keyword: "format", params: { name: "mac-address", rule: FORMATS["mac-address"] }, schema: "mac-address", parentSchema: schema78, data: data10 });
                errors++;
            }
        }
        if (data.model !== undefined) {
            let data11 = data.model;
            if (typeof data11 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/model", keyword: "type", params: { type: "string" }, schema: schema69.properties.model.type, parentSchema: schema69.properties.model, data: data11 });
                errors++;
            }
            if (!((((((((data11 === "e1000") || (data11 === "e1000e")) || (data11 === "ne2k_pci")) || (data11 === "pcnet")) || (data11 === "rtl8139")) || (data11 === "virtio")) || (data11 === "igb")) || (data11 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/model", keyword: "enum", params: { allowedValues: schema69.properties.model.enum }, schema: schema69.properties.model.enum, parentSchema: schema69.properties.model, data: data11 });
                errors++;
            }
        }
        if (data.pciAddress !== undefined) {
            let data12 = data.pciAddress;
            if (typeof data12 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/pciAddress", keyword: "type", params: { type: "string" }, schema: schema69.properties.pciAddress.type, parentSchema: schema69.properties.pciAddress, data: data12 });
                errors++;
            }
        }
        if (data.ports !== undefined) {
            let data13 = data.ports;
            if (Array.isArray(data13)) {
                const len0 = data13.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data14 = data13[i0];
                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                        if (data14.port === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0, keyword: "required", params: { missingProperty: "port" }, schema: schema79.required, parentSchema: schema79, data: data14 });
                            errors++;
                        }
                        if (data14.name !== undefined) {
                            let data15 = data14.name;
                            if (typeof data15 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0 + "/name", keyword: "type", params: { type: "string" }, schema: schema79.properties.name.type, parentSchema: schema79.properties.name, data: data15 });
                                errors++;
                            }
                            if (!follows(FORMATS["service-name"], data15)) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0 + "/name", keyword: "format", params: { name: "service-name", rule: FORMATS["service-name"] }, schema: "service-name", parentSchema: schema79.properties.name, data: data15 });
                                errors++;
                            }
                        }
                        if (data14.port !== undefined) {
                            let data16 = data14.port;
                            if (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0 + "/port", keyword: "type", params: { type: "integer" }, schema: schema79.properties.port.type, parentSchema: schema79.properties.port, data: data16 });
                                errors++;
                            }
                            if ((typeof data16 == "number") && (isFinite(data16))) {
                                if (data16 > 65535 || isNaN(data16)) {
                                    (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0 + "/port", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, schema: 65535, parentSchema: schema79.properties.port, data: data16 });
                                    errors++;
                                }
                                if (data16 < 1 || isNaN(data16)) {
                                    (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0 + "/port", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema79.properties.port, data: data16 });
                                    errors++;
                                }
                            }
                        }
                        if (data14.protocol !== undefined) {
                            let data17 = data14.protocol;
                            if (typeof data17 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0 + "/protocol", keyword: "type", params: { type: "string" }, schema: schema79.properties.protocol.type, parentSchema: schema79.properties.protocol, data: data17 });
                                errors++;
                            }
                            if (!(((data17 === "UDP") || (data17 === "TCP")) || (data17 === ""))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0 + "/protocol", keyword: "enum", params: { allowedValues: schema79.properties.protocol.enum }, schema: schema79.properties.protocol.enum, parentSchema: schema79.properties.protocol, data: data17 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ports/" + i0, keyword: "type", params: { type: "object" }, schema: schema79.type, parentSchema: schema79, data: data14 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ports", keyword: "type", params: { type: "array" }, schema: schema69.properties.ports.type, parentSchema: schema69.properties.ports, data: data13 });
                errors++;
            }
        }
        if (data.tag !== undefined) {
            let data18 = data.tag;
            if (typeof data18 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/tag", keyword: "type", params: { type: "string" }, schema: schema69.properties.tag.type, parentSchema: schema69.properties.tag, data: data18 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema69.type, parentSchema: schema69, data });
        errors++;
    }
    validate69.errors = vErrors;
    return errors === 0;
}
const schema83 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" }, "i6300esb": { "$ref": "#/definitions/I6300EsbWatchdog" } } };
const schema84 = { "type": "object", "properties": { "action": { "type": "string", "enum": ["poweroff", "reset", "shutdown", ""] } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema83.required, parentSchema: schema83, data });
            errors++;
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema83.properties.name.type, parentSchema: schema83.properties.name, data: data0 });
                errors++;
            }
        }
        if (data.i6300esb !== undefined) {
            let data1 = data.i6300esb;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.action !== undefined) {
                    let data2 = data1.action;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/i6300esb/action", keyword: "type", params: { type: "string" }, schema: schema84.properties.action.type, parentSchema: schema84.properties.action, data: data2 });
                        errors++;
                    }
                    if (!((((data2 === "poweroff") || (data2 === "reset")) || (data2 === "shutdown")) || (data2 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/i6300esb/action", keyword: "enum", params: { allowedValues: schema84.properties.action.enum }, schema: schema84.properties.action.enum, parentSchema: schema84.properties.action, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/i6300esb", keyword: "type", params: { type: "object" }, schema: schema84.type, parentSchema: schema84, data: data1 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema83.type, parentSchema: schema83, data });
        errors++;
    }
    validate73.errors = vErrors;
    return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.autoattachGraphicsDevice !== undefined) {
            let data0 = data.autoattachGraphicsDevice;
            if (typeof data0 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/autoattachGraphicsDevice", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.autoattachGraphicsDevice.type, parentSchema: schema51.properties.autoattachGraphicsDevice, data: data0 });
                errors++;
            }
        }
        if (data.autoattachInputDevice !== undefined) {
            let data1 = data.autoattachInputDevice;
            if (typeof data1 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/autoattachInputDevice", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.autoattachInputDevice.type, parentSchema: schema51.properties.autoattachInputDevice, data: data1 });
                errors++;
            }
        }
        if (data.autoattachMemBalloon !== undefined) {
            let data2 = data.autoattachMemBalloon;
            if (typeof data2 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/autoattachMemBalloon", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.autoattachMemBalloon.type, parentSchema: schema51.properties.autoattachMemBalloon, data: data2 });
                errors++;
            }
        }
        if (data.autoattachPodInterface !== undefined) {
            let data3 = data.autoattachPodInterface;
            if (typeof data3 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/autoattachPodInterface", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.autoattachPodInterface.type, parentSchema: schema51.properties.autoattachPodInterface, data: data3 });
                errors++;
            }
        }
        if (data.autoattachSerialConsole !== undefined) {
            let data4 = data.autoattachSerialConsole;
            if (typeof data4 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/autoattachSerialConsole", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.autoattachSerialConsole.type, parentSchema: schema51.properties.autoattachSerialConsole, data: data4 });
                errors++;
            }
        }
        if (data.autoattachVSOCK !== undefined) {
            let data5 = data.autoattachVSOCK;
            if (typeof data5 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/autoattachVSOCK", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.autoattachVSOCK.type, parentSchema: schema51.properties.autoattachVSOCK, data: data5 });
                errors++;
            }
        }
        if (data.blockMultiQueue !== undefined) {
            let data6 = data.blockMultiQueue;
            if (typeof data6 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/blockMultiQueue", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.blockMultiQueue.type, parentSchema: schema51.properties.blockMultiQueue, data: data6 });
                errors++;
            }
        }
        if (data.clientPassthrough !== undefined) {
            let data7 = data.clientPassthrough;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/clientPassthrough", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data7 });
                errors++;
            }
        }
        if (data.disableHotplug !== undefined) {
            let data8 = data.disableHotplug;
            if (typeof data8 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/disableHotplug", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.disableHotplug.type, parentSchema: schema51.properties.disableHotplug, data: data8 });
                errors++;
            }
        }
        if (data.disks !== undefined) {
            let data9 = data.disks;
            if (Array.isArray(data9)) {
                const len0 = data9.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate57(data9[i0], { instancePath: instancePath + "/disks/" + i0, parentData: data9, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/disks", keyword: "type", params: { type: "array" }, schema: schema51.properties.disks.type, parentSchema: schema51.properties.disks, data: data9 });
                errors++;
            }
        }
        if (data.filesystems !== undefined) {
            let data11 = data.filesystems;
            if (Array.isArray(data11)) {
                const len1 = data11.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (!(validate61(data11[i1], { instancePath: instancePath + "/filesystems/" + i1, parentData: data11, parentDataProperty: i1, rootData }))) {
                        vErrors = vErrors === null ? validate61.errors : append(vErrors, validate61.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/filesystems", keyword: "type", params: { type: "array" }, schema: schema51.properties.filesystems.type, parentSchema: schema51.properties.filesystems, data: data11 });
                errors++;
            }
        }
        if (data.gpus !== undefined) {
            let data13 = data.gpus;
            if (Array.isArray(data13)) {
                const len2 = data13.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    if (!(validate63(data13[i2], { instancePath: instancePath + "/gpus/" + i2, parentData: data13, parentDataProperty: i2, rootData }))) {
                        vErrors = vErrors === null ? validate63.errors : append(vErrors, validate63.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/gpus", keyword: "type", params: { type: "array" }, schema: schema51.properties.gpus.type, parentSchema: schema51.properties.gpus, data: data13 });
                errors++;
            }
        }
        if (data.hostDevices !== undefined) {
            let data15 = data.hostDevices;
            if (Array.isArray(data15)) {
                const len3 = data15.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data16 = data15[i3];
                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                        if (data16.name === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/hostDevices/" + i3, keyword: "required", params: { missingProperty: "name" }, schema: schema66.required, parentSchema: schema66, data: data16 });
                            errors++;
                        }
                        if (data16.deviceName !== undefined) {
                            let data17 = data16.deviceName;
                            if (typeof data17 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/hostDevices/" + i3 + "/deviceName", keyword: "type", params: { type: "string" }, schema: schema66.properties.deviceName.type, parentSchema: schema66.properties.deviceName, data: data17 });
                                errors++;
                            }
                        }
                        if (data16.name !== undefined) {
                            let data18 = data16.name;
                            if (typeof data18 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/hostDevices/" + i3 + "/name", keyword: "type", params: { type: "string" }, schema: schema66.properties.name.type, parentSchema: schema66.properties.name, data: data18 });
                                errors++;
                            }
                        }
                        if (data16.tag !== undefined) {
                            let data19 = data16.tag;
                            if (typeof data19 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/hostDevices/" + i3 + "/tag", keyword: "type", params: { type: "string" }, schema: schema66.properties.tag.type, parentSchema: schema66.properties.tag, data: data19 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostDevices/" + i3, keyword: "type", params: { type: "object" }, schema: schema66.type, parentSchema: schema66, data: data16 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/hostDevices", keyword: "type", params: { type: "array" }, schema: schema51.properties.hostDevices.type, parentSchema: schema51.properties.hostDevices, data: data15 });
                errors++;
            }
        }
        if (data.downwardMetrics !== undefined) {
            let data20 = data.downwardMetrics;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/downwardMetrics", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data20 });
                errors++;
            }
        }
        if (data.inputs !== undefined) {
            let data21 = data.inputs;
            if (Array.isArray(data21)) {
                const len4 = data21.length;
                for (let i4 = 0; i4 < len4; i4++) {
                    let data22 = data21[i4];
                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                        if (data22.name === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4, keyword: "required", params: { missingProperty: "name" }, schema: schema68.required, parentSchema: schema68, data: data22 });
                            errors++;
                        }
                        if (data22.type === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4, keyword: "required", params: { missingProperty: "type" }, schema: schema68.required, parentSchema: schema68, data: data22 });
                            errors++;
                        }
                        if (data22.bus !== undefined) {
                            let data23 = data22.bus;
                            if (typeof data23 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4 + "/bus", keyword: "type", params: { type: "string" }, schema: schema68.properties.bus.type, parentSchema: schema68.properties.bus, data: data23 });
                                errors++;
                            }
                            if (!(((data23 === "virtio") || (data23 === "usb")) || (data23 === ""))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4 + "/bus", keyword: "enum", params: { allowedValues: schema68.properties.bus.enum }, schema: schema68.properties.bus.enum, parentSchema: schema68.properties.bus, data: data23 });
                                errors++;
                            }
                        }
                        if (data22.name !== undefined) {
                            let data24 = data22.name;
                            if (typeof data24 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4 + "/name", keyword: "type", params: { type: "string" }, schema: schema68.properties.name.type, parentSchema: schema68.properties.name, data: data24 });
                                errors++;
                            }
                        }
                        if (data22.type !== undefined) {
                            let data25 = data22.type;
                            if (typeof data25 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4 + "/type", keyword: "type", params: { type: "string" }, schema: schema68.properties.type.type, parentSchema: schema68.properties.type, data: data25 });
                                errors++;
                            }
                            if (!(data25 === "tablet")) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4 + "/type", keyword: "enum", params: { allowedValues: schema68.properties.type.enum }, schema: schema68.properties.type.enum, parentSchema: schema68.properties.type, data: data25 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/inputs/" + i4, keyword: "type", params: { type: "object" }, schema: schema68.type, parentSchema: schema68, data: data22 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/inputs", keyword: "type", params: { type: "array" }, schema: schema51.properties.inputs.type, parentSchema: schema51.properties.inputs, data: data21 });
                errors++;
            }
        }
        if (data.interfaces !== undefined) {
            let data26 = data.interfaces;
            if (Array.isArray(data26)) {
                const len5 = data26.length;
                for (let i5 = 0; i5 < len5; i5++) {
                    if (!(validate69(data26[i5], { instancePath: instancePath + "/interfaces/" + i5, parentData: data26, parentDataProperty: i5, rootData }))) {
                        vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/interfaces", keyword: "type", params: { type: "array" }, schema: schema51.properties.interfaces.type, parentSchema: schema51.properties.interfaces, data: data26 });
                errors++;
            }
        }
        if (data.logSerialConsole !== undefined) {
            let data28 = data.logSerialConsole;
            if (typeof data28 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/logSerialConsole", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.logSerialConsole.type, parentSchema: schema51.properties.logSerialConsole, data: data28 });
                errors++;
            }
        }
        if (data.networkInterfaceMultiqueue !== undefined) {
            let data29 = data.networkInterfaceMultiqueue;
            if (typeof data29 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/networkInterfaceMultiqueue", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.networkInterfaceMultiqueue.type, parentSchema: schema51.properties.networkInterfaceMultiqueue, data: data29 });
                errors++;
            }
        }
        if (data.rng !== undefined) {
            let data30 = data.rng;
            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/rng", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data30 });
                errors++;
            }
        }
        if (data.sound !== undefined) {
            let data31 = data.sound;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                if (data31.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/sound", keyword: "required", params: { missingProperty: "name" }, schema: schema81.required, parentSchema: schema81, data: data31 });
                    errors++;
                }
                if (data31.model !== undefined) {
                    let data32 = data31.model;
                    if (typeof data32 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/sound/model", keyword: "type", params: { type: "string" }, schema: schema81.properties.model.type, parentSchema: schema81.properties.model, data: data32 });
                        errors++;
                    }
                    if (!(((data32 === "ich9") || (data32 === "ac97")) || (data32 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/sound/model", keyword: "enum", params: { allowedValues: schema81.properties.model.enum }, schema: schema81.properties.model.enum, parentSchema: schema81.properties.model, data: data32 });
                        errors++;
                    }
                }
                if (data31.name !== undefined) {
                    let data33 = data31.name;
                    if (typeof data33 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/sound/name", keyword: "type", params: { type: "string" }, schema: schema81.properties.name.type, parentSchema: schema81.properties.name, data: data33 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sound", keyword: "type", params: { type: "object" }, schema: schema81.type, parentSchema: schema81, data: data31 });
                errors++;
            }
        }
        if (data.tpm !== undefined) {
            let data34 = data.tpm;
            if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/tpm", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data34 });
                errors++;
            }
        }
        if (data.useVirtioTransitional !== undefined) {
            let data35 = data.useVirtioTransitional;
            if (typeof data35 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/useVirtioTransitional", keyword: "type", params: { type: "boolean" }, schema: schema51.properties.useVirtioTransitional.type, parentSchema: schema51.properties.useVirtioTransitional, data: data35 });
                errors++;
            }
        }
        if (data.watchdog !== undefined) {
            if (!(validate73(data.watchdog, { instancePath: instancePath + "/watchdog", parentData: data, parentDataProperty: "watchdog", rootData }))) {
                vErrors = vErrors === null ? validate73.errors : append(vErrors, validate73.errors);
                errors = vErrors.length;
            }
        }
        if (!follows(KEYWORDS["unique"], data, schema51.unique)) {
            (vErrors ??= []).push({ instancePath, keyword: "unique", params: { name: "unique", rule: KEYWORDS["unique"] }, schema: schema51.unique, parentSchema: schema51, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema51.type, parentSchema: schema51, data });
        errors++;
    }
    validate56.errors = vErrors;
    return errors === 0;
}
const schema85 = { "type": "object", "properties": { "acpi": { "$ref": "#/definitions/FeatureState" }, "apic": { "$ref": "#/definitions/ApicFeature" }, "hv": { "$ref": "#/definitions/HvFeatures" }, "hypervPassthrough": { "$ref": "#/definitions/HvPassthrough" }, "kv": { "$ref": "#/definitions/KvFeatures" }, "pvspinlock": { "$ref": "#/definitions/FeatureState" }, "smm": { "$ref": "#/definitions/FeatureState" } } };
const schema87 = { "type": "object", "properties": { "enabled": { "type": "boolean" }, "endOfInterrupt": { "type": "boolean" } } };
const schema104 = { "type": "object", "properties": { "enabled": { "type": "boolean" } } };
const schema105 = { "type": "object", "properties": { "hidden": { "type": "boolean" } } };
const schema88 = { "type": "object", "properties": { "evmcs": { "$ref": "#/definitions/FeatureState" }, "frequencies": { "$ref": "#/definitions/FeatureState" }, "ipi": { "$ref": "#/definitions/FeatureState" }, "reenlightenment": { "$ref": "#/definitions/FeatureState" }, "relaxed": { "$ref": "#/definitions/FeatureState" }, "reset": { "$ref": "#/definitions/FeatureState" }, "runtime": { "$ref": "#/definitions/FeatureState" }, "spinlocks": { "$ref": "#/definitions/HvSpinlocks" }, "synic": { "$ref": "#/definitions/FeatureState" }, "synictimer": { "$ref": "#/definitions/HvSyntheticTimer" }, "tlbflush": { "$ref": "#/definitions/FeatureState" }, "vapic": { "$ref": "#/definitions/FeatureState" }, "vendorid": { "$ref": "#/definitions/HvVendorId" }, "vpindex": { "$ref": "#/definitions/FeatureState" } } };
const schema96 = { "type": "object", "properties": { "enabled": { "type": "boolean" }, "spinlocks": { "type": "integer", "minimum": 4096, "maximum": 9223372036854776000 } } };
const schema102 = { "type": "object", "properties": { "enabled": { "type": "boolean" }, "vendorid": { "type": "string", "maxLength": 12 } } };
const schema98 = { "type": "object", "properties": { "direct": { "$ref": "#/definitions/FeatureState" }, "enabled": { "type": "boolean" } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.direct !== undefined) {
            let data0 = data.direct;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.enabled !== undefined) {
                    let data1 = data0.enabled;
                    if (typeof data1 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/direct/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/direct", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data0 });
                errors++;
            }
        }
        if (data.enabled !== undefined) {
            let data2 = data.enabled;
            if (typeof data2 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/enabled", keyword: "type", params: { type: "boolean" }, schema: schema98.properties.enabled.type, parentSchema: schema98.properties.enabled, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema98.type, parentSchema: schema98, data });
        errors++;
    }
    validate78.errors = vErrors;
    return errors === 0;
}
const func0 = require("ajv/dist/runtime/ucs2length").default;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.evmcs !== undefined) {
            let data0 = data.evmcs;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.enabled !== undefined) {
                    let data1 = data0.enabled;
                    if (typeof data1 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/evmcs/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/evmcs", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data0 });
                errors++;
            }
        }
        if (data.frequencies !== undefined) {
            let data2 = data.frequencies;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.enabled !== undefined) {
                    let data3 = data2.enabled;
                    if (typeof data3 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/frequencies/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/frequencies", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data2 });
                errors++;
            }
        }
        if (data.ipi !== undefined) {
            let data4 = data.ipi;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.enabled !== undefined) {
                    let data5 = data4.enabled;
                    if (typeof data5 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ipi/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ipi", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data4 });
                errors++;
            }
        }
        if (data.reenlightenment !== undefined) {
            let data6 = data.reenlightenment;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.enabled !== undefined) {
                    let data7 = data6.enabled;
                    if (typeof data7 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/reenlightenment/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/reenlightenment", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data6 });
                errors++;
            }
        }
        if (data.relaxed !== undefined) {
            let data8 = data.relaxed;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.enabled !== undefined) {
                    let data9 = data8.enabled;
                    if (typeof data9 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/relaxed/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data9 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/relaxed", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data8 });
                errors++;
            }
        }
        if (data.reset !== undefined) {
            let data10 = data.reset;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.enabled !== undefined) {
                    let data11 = data10.enabled;
                    if (typeof data11 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/reset/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data11 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/reset", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data10 });
                errors++;
            }
        }
        if (data.runtime !== undefined) {
            let data12 = data.runtime;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.enabled !== undefined) {
                    let data13 = data12.enabled;
                    if (typeof data13 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/runtime/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data13 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/runtime", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data12 });
                errors++;
            }
        }
        if (data.spinlocks !== undefined) {
            let data14 = data.spinlocks;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                if (data14.enabled !== undefined) {
                    let data15 = data14.enabled;
                    if (typeof data15 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/spinlocks/enabled", keyword: "type", params: { type: "boolean" }, schema: schema96.properties.enabled.type, parentSchema: schema96.properties.enabled, data: data15 });
                        errors++;
                    }
                }
                if (data14.spinlocks !== undefined) {
                    let data16 = data14.spinlocks;
                    if (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/spinlocks/spinlocks", keyword: "type", params: { type: "integer" }, schema: schema96.properties.spinlocks.type, parentSchema: schema96.properties.spinlocks, data: data16 });
                        errors++;
                    }
                    if ((typeof data16 == "number") && (isFinite(data16))) {
                        if (data16 > 9223372036854776000 || isNaN(data16)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/spinlocks/spinlocks", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema96.properties.spinlocks, data: data16 });
                            errors++;
                        }
                        if (data16 < 4096 || isNaN(data16)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/spinlocks/spinlocks", keyword: "minimum", params: { comparison: ">=", limit: 4096 }, schema: 4096, parentSchema: schema96.properties.spinlocks, data: data16 });
                            errors++;
                        }
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/spinlocks", keyword: "type", params: { type: "object" }, schema: schema96.type, parentSchema: schema96, data: data14 });
                errors++;
            }
        }
        if (data.synic !== undefined) {
            let data17 = data.synic;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                if (data17.enabled !== undefined) {
                    let data18 = data17.enabled;
                    if (typeof data18 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/synic/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data18 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/synic", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data17 });
                errors++;
            }
        }
        if (data.synictimer !== undefined) {
            if (!(validate78(data.synictimer, { instancePath: instancePath + "/synictimer", parentData: data, parentDataProperty: "synictimer", rootData }))) {
                vErrors = vErrors === null ? validate78.errors : append(vErrors, validate78.errors);
                errors = vErrors.length;
            }
        }
        if (data.tlbflush !== undefined) {
            let data20 = data.tlbflush;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                if (data20.enabled !== undefined) {
                    let data21 = data20.enabled;
                    if (typeof data21 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/tlbflush/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data21 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/tlbflush", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data20 });
                errors++;
            }
        }
        if (data.vapic !== undefined) {
            let data22 = data.vapic;
            if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                if (data22.enabled !== undefined) {
                    let data23 = data22.enabled;
                    if (typeof data23 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vapic/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data23 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/vapic", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data22 });
                errors++;
            }
        }
        if (data.vendorid !== undefined) {
            let data24 = data.vendorid;
            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                if (data24.enabled !== undefined) {
                    let data25 = data24.enabled;
                    if (typeof data25 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorid/enabled", keyword: "type", params: { type: "boolean" }, schema: schema102.properties.enabled.type, parentSchema: schema102.properties.enabled, data: data25 });
                        errors++;
                    }
                }
                if (data24.vendorid !== undefined) {
                    let data26 = data24.vendorid;
                    if (typeof data26 === "string") {
                        if (func0(data26) > 12) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/vendorid/vendorid", keyword: "maxLength", params: { limit: 12 }, schema: 12, parentSchema: schema102.properties.vendorid, data: data26 });
                            errors++;
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorid/vendorid", keyword: "type", params: { type: "string" }, schema: schema102.properties.vendorid.type, parentSchema: schema102.properties.vendorid, data: data26 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/vendorid", keyword: "type", params: { type: "object" }, schema: schema102.type, parentSchema: schema102, data: data24 });
                errors++;
            }
        }
        if (data.vpindex !== undefined) {
            let data27 = data.vpindex;
            if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                if (data27.enabled !== undefined) {
                    let data28 = data27.enabled;
                    if (typeof data28 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vpindex/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data28 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/vpindex", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data27 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema88.type, parentSchema: schema88, data });
        errors++;
    }
    validate77.errors = vErrors;
    return errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.acpi !== undefined) {
            let data0 = data.acpi;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.enabled !== undefined) {
                    let data1 = data0.enabled;
                    if (typeof data1 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/acpi/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/acpi", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data0 });
                errors++;
            }
        }
        if (data.apic !== undefined) {
            let data2 = data.apic;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.enabled !== undefined) {
                    let data3 = data2.enabled;
                    if (typeof data3 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/apic/enabled", keyword: "type", params: { type: "boolean" }, schema: schema87.properties.enabled.type, parentSchema: schema87.properties.enabled, data: data3 });
                        errors++;
                    }
                }
                if (data2.endOfInterrupt !== undefined) {
                    let data4 = data2.endOfInterrupt;
                    if (typeof data4 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/apic/endOfInterrupt", keyword: "type", params: { type: "boolean" }, schema: schema87.properties.endOfInterrupt.type, parentSchema: schema87.properties.endOfInterrupt, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/apic", keyword: "type", params: { type: "object" }, schema: schema87.type, parentSchema: schema87, data: data2 });
                errors++;
            }
        }
        if (data.hv !== undefined) {
            if (!(validate77(data.hv, { instancePath: instancePath + "/hv", parentData: data, parentDataProperty: "hv", rootData }))) {
                vErrors = vErrors === null ? validate77.errors : append(vErrors, validate77.errors);
                errors = vErrors.length;
            }
        }
        if (data.hypervPassthrough !== undefined) {
            let data6 = data.hypervPassthrough;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.enabled !== undefined) {
                    let data7 = data6.enabled;
                    if (typeof data7 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hypervPassthrough/enabled", keyword: "type", params: { type: "boolean" }, schema: schema104.properties.enabled.type, parentSchema: schema104.properties.enabled, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/hypervPassthrough", keyword: "type", params: { type: "object" }, schema: schema104.type, parentSchema: schema104, data: data6 });
                errors++;
            }
        }
        if (data.kv !== undefined) {
            let data8 = data.kv;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.hidden !== undefined) {
                    let data9 = data8.hidden;
                    if (typeof data9 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/kv/hidden", keyword: "type", params: { type: "boolean" }, schema: schema105.properties.hidden.type, parentSchema: schema105.properties.hidden, data: data9 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/kv", keyword: "type", params: { type: "object" }, schema: schema105.type, parentSchema: schema105, data: data8 });
                errors++;
            }
        }
        if (data.pvspinlock !== undefined) {
            let data10 = data.pvspinlock;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.enabled !== undefined) {
                    let data11 = data10.enabled;
                    if (typeof data11 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pvspinlock/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data11 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pvspinlock", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data10 });
                errors++;
            }
        }
        if (data.smm !== undefined) {
            let data12 = data.smm;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.enabled !== undefined) {
                    let data13 = data12.enabled;
                    if (typeof data13 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/smm/enabled", keyword: "type", params: { type: "boolean" }, schema: schema65.properties.enabled.type, parentSchema: schema65.properties.enabled, data: data13 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/smm", keyword: "type", params: { type: "object" }, schema: schema65.type, parentSchema: schema65, data: data12 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema85.type, parentSchema: schema85, data });
        errors++;
    }
    validate76.errors = vErrors;
    return errors === 0;
}
const schema108 = { "type": "object", "properties": { "bootloader": { "$ref": "#/definitions/Bootloader" }, "kernelBoot": { "$ref": "#/definitions/KernelBoot" }, "serial": { "type": "string" }, "uuid": { "type": "string" } } };
const schema109 = { "type": "object", "properties": { "bios": { "$ref": "#/definitions/Bios" }, "efi": { "$ref": "#/definitions/Efi" } } };
const schema110 = { "type": "object", "properties": { "useSerial": { "type": "boolean" } } };
const schema111 = { "type": "object", "properties": { "secureBoot": { "type": "boolean" }, "persistent": { "type": "boolean" } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.bios !== undefined) {
            let data0 = data.bios;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.useSerial !== undefined) {
                    let data1 = data0.useSerial;
                    if (typeof data1 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/bios/useSerial", keyword: "type", params: { type: "boolean" }, schema: schema110.properties.useSerial.type, parentSchema: schema110.properties.useSerial, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/bios", keyword: "type", params: { type: "object" }, schema: schema110.type, parentSchema: schema110, data: data0 });
                errors++;
            }
        }
        if (data.efi !== undefined) {
            let data2 = data.efi;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.secureBoot !== undefined) {
                    let data3 = data2.secureBoot;
                    if (typeof data3 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/efi/secureBoot", keyword: "type", params: { type: "boolean" }, schema: schema111.properties.secureBoot.type, parentSchema: schema111.properties.secureBoot, data: data3 });
                        errors++;
                    }
                }
                if (data2.persistent !== undefined) {
                    let data4 = data2.persistent;
                    if (typeof data4 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/efi/persistent", keyword: "type", params: { type: "boolean" }, schema: schema111.properties.persistent.type, parentSchema: schema111.properties.persistent, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/efi", keyword: "type", params: { type: "object" }, schema: schema111.type, parentSchema: schema111, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema109.type, parentSchema: schema109, data });
        errors++;
    }
    validate83.errors = vErrors;
    return errors === 0;
}
const schema112 = { "type": "object", "properties": { "container": { "$ref": "#/definitions/KernelBootContainer" }, "kernelArgs": { "type": "string" } } };
const schema113 = { "type": "object", "required": ["image"], "properties": { "image": { "type": "string" }, "imagePullPolicy": { "type": "string", "enum": ["Always", "Never", "IfNotPresent", ""] }, "imagePullSecret": { "type": "string" }, "initrdPath": { "type": "string" }, "kernelPath": { "type": "string" } } };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.container !== undefined) {
            let data0 = data.container;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.image === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/container", keyword: "required", params: { missingProperty: "image" }, schema: schema113.required, parentSchema: schema113, data: data0 });
                    errors++;
                }
                if (data0.image !== undefined) {
                    let data1 = data0.image;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/container/image", keyword: "type", params: { type: "string" }, schema: schema113.properties.image.type, parentSchema: schema113.properties.image, data: data1 });
                        errors++;
                    }
                }
                if (data0.imagePullPolicy !== undefined) {
                    let data2 = data0.imagePullPolicy;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/container/imagePullPolicy", keyword: "type", params: { type: "string" }, schema: schema113.properties.imagePullPolicy.type, parentSchema: schema113.properties.imagePullPolicy, data: data2 });
                        errors++;
                    }
                    if (!((((data2 === "Always") || (data2 === "Never")) || (data2 === "IfNotPresent")) || (data2 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/container/imagePullPolicy", keyword: "enum", params: { allowedValues: schema113.properties.imagePullPolicy.enum }, schema: schema113.properties.imagePullPolicy.enum, parentSchema: schema113.properties.imagePullPolicy, data: data2 });
                        errors++;
                    }
                }
                if (data0.imagePullSecret !== undefined) {
                    let data3 = data0.imagePullSecret;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/container/imagePullSecret", keyword: "type", params: { type: "string" }, schema: schema113.properties.imagePullSecret.type, parentSchema: schema113.properties.imagePullSecret, data: data3 });
                        errors++;
                    }
                }
                if (data0.initrdPath !== undefined) {
                    let data4 = data0.initrdPath;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/container/initrdPath", keyword: "type", params: { type: "string" }, schema: schema113.properties.initrdPath.type, parentSchema: schema113.properties.initrdPath, data: data4 });
                        errors++;
                    }
                }
                if (data0.kernelPath !== undefined) {
                    let data5 = data0.kernelPath;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/container/kernelPath", keyword: "type", params: { type: "string" }, schema: schema113.properties.kernelPath.type, parentSchema: schema113.properties.kernelPath, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/container", keyword: "type", params: { type: "object" }, schema: schema113.type, parentSchema: schema113, data: data0 });
                errors++;
            }
        }
        if (data.kernelArgs !== undefined) {
            let data6 = data.kernelArgs;
            if (typeof data6 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/kernelArgs", keyword: "type", params: { type: "string" }, schema: schema112.properties.kernelArgs.type, parentSchema: schema112.properties.kernelArgs, data: data6 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema112.type, parentSchema: schema112, data });
        errors++;
    }
    validate85.errors = vErrors;
    return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.bootloader !== undefined) {
            if (!(validate83(data.bootloader, { instancePath: instancePath + "/bootloader", parentData: data, parentDataProperty: "bootloader", rootData }))) {
                vErrors = vErrors === null ? validate83.errors : append(vErrors, validate83.errors);
                errors = vErrors.length;
            }
        }
        if (data.kernelBoot !== undefined) {
            if (!(validate85(data.kernelBoot, { instancePath: instancePath + "/kernelBoot", parentData: data, parentDataProperty: "kernelBoot", rootData }))) {
                vErrors = vErrors === null ? validate85.errors : append(vErrors, validate85.errors);
                errors = vErrors.length;
            }
        }
        if (data.serial !== undefined) {
            let data2 = data.serial;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/serial", keyword: "type", params: { type: "string" }, schema: schema108.properties.serial.type, parentSchema: schema108.properties.serial, data: data2 });
                errors++;
            }
        }
        if (data.uuid !== undefined) {
            let data3 = data.uuid;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/uuid", keyword: "type", params: { type: "string" }, schema: schema108.properties.uuid.type, parentSchema: schema108.properties.uuid, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema108.type, parentSchema: schema108, data });
        errors++;
    }
    validate82.errors = vErrors;
    return errors === 0;
}
const schema115 = { "type": "object", "properties": { "sev": { "$ref": "#/definitions/OpenObject" } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.sev !== undefined) {
            let data0 = data.sev;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sev", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema115.type, parentSchema: schema115, data });
        errors++;
    }
    validate88.errors = vErrors;
    return errors === 0;
}
const schema118 = { "type": "object", "properties": { "guest": { "$ref": "#/definitions/QuantityText" }, "hugepages": { "$ref": "#/definitions/Hugepages" } } };
const schema119 = { "type": "string", "format": "quantity", "tolerates": "number" };
const schema120 = { "type": "object", "properties": { "pageSize": { "type": "string" } } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.guest !== undefined) {
            let data0 = data.guest;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/guest", keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["quantity"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/guest", keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data0 });
                errors++;
            }
        }
        if (data.hugepages !== undefined) {
            let data1 = data.hugepages;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.pageSize !== undefined) {
                    let data2 = data1.pageSize;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hugepages/pageSize", keyword: "type", params: { type: "string" }, schema: schema120.properties.pageSize.type, parentSchema: schema120.properties.pageSize, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/hugepages", keyword: "type", params: { type: "object" }, schema: schema120.type, parentSchema: schema120, data: data1 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema118.type, parentSchema: schema118, data });
        errors++;
    }
    validate90.errors = vErrors;
    return errors === 0;
}
const schema121 = { "type": "object", "properties": { "limits": { "type": "object", "additionalProperties": { "$ref": "#/definitions/QuantityText" } }, "requests": { "type": "object", "additionalProperties": { "$ref": "#/definitions/QuantityText" } }, "overcommitGuestOverhead": { "type": "boolean" } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.limits !== undefined) {
            let data0 = data.limits;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key0 in data0) {
                    let data1 = data0[key0];
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data1 });
                        errors++;
                    }
                    if (!follows(FORMATS["quantity"], data1)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/limits", keyword: "type", params: { type: "object" }, schema: schema121.properties.limits.type, parentSchema: schema121.properties.limits, data: data0 });
                errors++;
            }
        }
        if (data.requests !== undefined) {
            let data2 = data.requests;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 in data2) {
                    let data3 = data2[key1];
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data3 });
                        errors++;
                    }
                    if (!follows(FORMATS["quantity"], data3)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/requests", keyword: "type", params: { type: "object" }, schema: schema121.properties.requests.type, parentSchema: schema121.properties.requests, data: data2 });
                errors++;
            }
        }
        if (data.overcommitGuestOverhead !== undefined) {
            let data4 = data.overcommitGuestOverhead;
            if (typeof data4 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/overcommitGuestOverhead", keyword: "type", params: { type: "boolean" }, schema: schema121.properties.overcommitGuestOverhead.type, parentSchema: schema121.properties.overcommitGuestOverhead, data: data4 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema121.type, parentSchema: schema121, data });
        errors++;
    }
    validate92.errors = vErrors;
    return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.devices === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "devices" }, schema: schema36.required, parentSchema: schema36, data });
            errors++;
        }
        if (data.chassis !== undefined) {
            let data0 = data.chassis;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.asset !== undefined) {
                    let data1 = data0.asset;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/chassis/asset", keyword: "type", params: { type: "string" }, schema: schema37.properties.asset.type, parentSchema: schema37.properties.asset, data: data1 });
                        errors++;
                    }
                }
                if (data0.manufacturer !== undefined) {
                    let data2 = data0.manufacturer;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/chassis/manufacturer", keyword: "type", params: { type: "string" }, schema: schema37.properties.manufacturer.type, parentSchema: schema37.properties.manufacturer, data: data2 });
                        errors++;
                    }
                }
                if (data0.serial !== undefined) {
                    let data3 = data0.serial;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/chassis/serial", keyword: "type", params: { type: "string" }, schema: schema37.properties.serial.type, parentSchema: schema37.properties.serial, data: data3 });
                        errors++;
                    }
                }
                if (data0.sku !== undefined) {
                    let data4 = data0.sku;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/chassis/sku", keyword: "type", params: { type: "string" }, schema: schema37.properties.sku.type, parentSchema: schema37.properties.sku, data: data4 });
                        errors++;
                    }
                }
                if (data0.version !== undefined) {
                    let data5 = data0.version;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/chassis/version", keyword: "type", params: { type: "string" }, schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/chassis", keyword: "type", params: { type: "object" }, schema: schema37.type, parentSchema: schema37, data: data0 });
                errors++;
            }
        }
        if (data.clock !== undefined) {
            if (!(validate48(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData }))) {
                vErrors = vErrors === null ? validate48.errors : append(vErrors, validate48.errors);
                errors = vErrors.length;
            }
        }
        if (data.cpu !== undefined) {
            if (!(validate52(data.cpu, { instancePath: instancePath + "/cpu", parentData: data, parentDataProperty: "cpu", rootData }))) {
                vErrors = vErrors === null ? validate52.errors : append(vErrors, validate52.errors);
                errors = vErrors.length;
            }
        }
        if (data.devices !== undefined) {
            if (!(validate56(data.devices, { instancePath: instancePath + "/devices", parentData: data, parentDataProperty: "devices", rootData }))) {
                vErrors = vErrors === null ? validate56.errors : append(vErrors, validate56.errors);
                errors = vErrors.length;
            }
        }
        if (data.features !== undefined) {
            if (!(validate76(data.features, { instancePath: instancePath + "/features", parentData: data, parentDataProperty: "features", rootData }))) {
                vErrors = vErrors === null ? validate76.errors : append(vErrors, validate76.errors);
                errors = vErrors.length;
            }
        }
        if (data.firmware !== undefined) {
            if (!(validate82(data.firmware, { instancePath: instancePath + "/firmware", parentData: data, parentDataProperty: "firmware", rootData }))) {
                vErrors = vErrors === null ? validate82.errors : append(vErrors, validate82.errors);
                errors = vErrors.length;
            }
        }
        if (data.ioThreadsPolicy !== undefined) {
            let data11 = data.ioThreadsPolicy;
            if (typeof data11 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/ioThreadsPolicy", keyword: "type", params: { type: "string" }, schema: schema36.properties.ioThreadsPolicy.type, parentSchema: schema36.properties.ioThreadsPolicy, data: data11 });
                errors++;
            }
            if (!((((data11 === "shared") || (data11 === "auto")) || (data11 === "supplementalPool")) || (data11 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/ioThreadsPolicy", keyword: "enum", params: { allowedValues: schema36.properties.ioThreadsPolicy.enum }, schema: schema36.properties.ioThreadsPolicy.enum, parentSchema: schema36.properties.ioThreadsPolicy, data: data11 });
                errors++;
            }
        }
        if (data.ioThreads !== undefined) {
            let data12 = data.ioThreads;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.supplementalPoolThreadCount !== undefined) {
                    let data13 = data12.supplementalPoolThreadCount;
                    if (!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ioThreads/supplementalPoolThreadCount", keyword: "type", params: { type: "integer" }, schema: schema114.properties.supplementalPoolThreadCount.type, parentSchema: schema114.properties.supplementalPoolThreadCount, data: data13 });
                        errors++;
                    }
                    if ((typeof data13 == "number") && (isFinite(data13))) {
                        if (data13 > 9223372036854776000 || isNaN(data13)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ioThreads/supplementalPoolThreadCount", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema114.properties.supplementalPoolThreadCount, data: data13 });
                            errors++;
                        }
                        if (data13 < -9223372036854776000 || isNaN(data13)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ioThreads/supplementalPoolThreadCount", keyword: "minimum", params: { comparison: ">=", limit: -9223372036854776000 }, schema: -9223372036854776000, parentSchema: schema114.properties.supplementalPoolThreadCount, data: data13 });
                            errors++;
                        }
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ioThreads", keyword: "type", params: { type: "object" }, schema: schema114.type, parentSchema: schema114, data: data12 });
                errors++;
            }
        }
        if (data.launchSecurity !== undefined) {
            if (!(validate88(data.launchSecurity, { instancePath: instancePath + "/launchSecurity", parentData: data, parentDataProperty: "launchSecurity", rootData }))) {
                vErrors = vErrors === null ? validate88.errors : append(vErrors, validate88.errors);
                errors = vErrors.length;
            }
        }
        if (data.machine !== undefined) {
            let data15 = data.machine;
            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                if (data15.type !== undefined) {
                    let data16 = data15.type;
                    if (typeof data16 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/machine/type", keyword: "type", params: { type: "string" }, schema: schema117.properties.type.type, parentSchema: schema117.properties.type, data: data16 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/machine", keyword: "type", params: { type: "object" }, schema: schema117.type, parentSchema: schema117, data: data15 });
                errors++;
            }
        }
        if (data.memory !== undefined) {
            if (!(validate90(data.memory, { instancePath: instancePath + "/memory", parentData: data, parentDataProperty: "memory", rootData }))) {
                vErrors = vErrors === null ? validate90.errors : append(vErrors, validate90.errors);
                errors = vErrors.length;
            }
        }
        if (data.resources !== undefined) {
            if (!(validate92(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData }))) {
                vErrors = vErrors === null ? validate92.errors : append(vErrors, validate92.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema36.type, parentSchema: schema36, data });
        errors++;
    }
    validate47.errors = vErrors;
    return errors === 0;
}
const schema124 = { "type": "object", "properties": { "exec": { "$ref": "#/definitions/ExecAction" }, "guestAgentPing": { "$ref": "#/definitions/OpenObject" }, "httpGet": { "$ref": "#/definitions/HttpGetAction" }, "tcpSocket": { "$ref": "#/definitions/TcpSocketAction" }, "initialDelaySeconds": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 }, "periodSeconds": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "timeoutSeconds": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "failureThreshold": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "successThreshold": { "type": "integer", "minimum": 1, "maximum": 2147483647 } } };
const schema125 = { "type": "object", "properties": { "command": { "type": "array", "items": { "type": "string" } } } };
const schema129 = { "type": "object", "required": ["port"], "properties": { "host": { "type": "string" }, "port": { "type": ["number", "string"], "format": "port-or-name" } } };
const schema127 = { "type": "object", "required": ["port"], "properties": { "host": { "type": "string" }, "httpHeaders": { "type": "array", "items": { "$ref": "#/definitions/HttpHeader" } }, "path": { "type": "string" }, "port": { "type": ["number", "string"], "format": "port-or-name" }, "scheme": { "type": "string" } } };
const schema128 = { "type": "object", "required": ["name", "value"], "properties": { "name": { "type": "string" }, "value": { "type": "string" } } };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.port === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "port" }, schema: schema127.required, parentSchema: schema127, data });
            errors++;
        }
        if (data.host !== undefined) {
            let data0 = data.host;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/host", keyword: "type", params: { type: "string" }, schema: schema127.properties.host.type, parentSchema: schema127.properties.host, data: data0 });
                errors++;
            }
        }
        if (data.httpHeaders !== undefined) {
            let data1 = data.httpHeaders;
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        if (data2.name === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/httpHeaders/" + i0, keyword: "required", params: { missingProperty: "name" }, schema: schema128.required, parentSchema: schema128, data: data2 });
                            errors++;
                        }
                        if (data2.value === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/httpHeaders/" + i0, keyword: "required", params: { missingProperty: "value" }, schema: schema128.required, parentSchema: schema128, data: data2 });
                            errors++;
                        }
                        if (data2.name !== undefined) {
                            let data3 = data2.name;
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/httpHeaders/" + i0 + "/name", keyword: "type", params: { type: "string" }, schema: schema128.properties.name.type, parentSchema: schema128.properties.name, data: data3 });
                                errors++;
                            }
                        }
                        if (data2.value !== undefined) {
                            let data4 = data2.value;
                            if (typeof data4 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/httpHeaders/" + i0 + "/value", keyword: "type", params: { type: "string" }, schema: schema128.properties.value.type, parentSchema: schema128.properties.value, data: data4 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/httpHeaders/" + i0, keyword: "type", params: { type: "object" }, schema: schema128.type, parentSchema: schema128, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/httpHeaders", keyword: "type", params: { type: "array" }, schema: schema127.properties.httpHeaders.type, parentSchema: schema127.properties.httpHeaders, data: data1 });
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data5 = data.path;
            if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, schema: schema127.properties.path.type, parentSchema: schema127.properties.path, data: data5 });
                errors++;
            }
        }
        if (data.port !== undefined) {
            let data6 = data.port;
            if ((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/port", keyword: "type", params: { type: schema127.properties.port.type }, schema: schema127.properties.port.type, parentSchema: schema127.properties.port, data: data6 });
                errors++;
            }
            if (!follows(FORMATS["port-or-name"], data6)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/port", keyword: "format", params: { name: "port-or-name", rule: FORMATS["port-or-name"] }, schema: "port-or-name", parentSchema: schema127.properties.port, data: data6 });
                errors++;
            }
        }
        if (data.scheme !== undefined) {
            let data7 = data.scheme;
            if (typeof data7 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/scheme", keyword: "type", params: { type: "string" }, schema: schema127.properties.scheme.type, parentSchema: schema127.properties.scheme, data: data7 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema127.type, parentSchema: schema127, data });
        errors++;
    }
    validate96.errors = vErrors;
    return errors === 0;
}
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.exec !== undefined) {
            let data0 = data.exec;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.command !== undefined) {
                    let data1 = data0.command;
                    if (Array.isArray(data1)) {
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data2 = data1[i0];
                            if (typeof data2 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/exec/command/" + i0, keyword: "type", params: { type: "string" }, schema: schema125.properties.command.items.type, parentSchema: schema125.properties.command.items, data: data2 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/exec/command", keyword: "type", params: { type: "array" }, schema: schema125.properties.command.type, parentSchema: schema125.properties.command, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/exec", keyword: "type", params: { type: "object" }, schema: schema125.type, parentSchema: schema125, data: data0 });
                errors++;
            }
        }
        if (data.guestAgentPing !== undefined) {
            let data3 = data.guestAgentPing;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/guestAgentPing", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data3 });
                errors++;
            }
        }
        if (data.httpGet !== undefined) {
            if (!(validate96(data.httpGet, { instancePath: instancePath + "/httpGet", parentData: data, parentDataProperty: "httpGet", rootData }))) {
                vErrors = vErrors === null ? validate96.errors : append(vErrors, validate96.errors);
                errors = vErrors.length;
            }
        }
        if (data.tcpSocket !== undefined) {
            let data5 = data.tcpSocket;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.port === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/tcpSocket", keyword: "required", params: { missingProperty: "port" }, schema: schema129.required, parentSchema: schema129, data: data5 });
                    errors++;
                }
                if (data5.host !== undefined) {
                    let data6 = data5.host;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/tcpSocket/host", keyword: "type", params: { type: "string" }, schema: schema129.properties.host.type, parentSchema: schema129.properties.host, data: data6 });
                        errors++;
                    }
                }
                if (data5.port !== undefined) {
                    let data7 = data5.port;
                    if ((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/tcpSocket/port", keyword: "type", params: { type: schema129.properties.port.type }, schema: schema129.properties.port.type, parentSchema: schema129.properties.port, data: data7 });
                        errors++;
                    }
                    if (!follows(FORMATS["port-or-name"], data7)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/tcpSocket/port", keyword: "format", params: { name: "port-or-name", rule: FORMATS["port-or-name"] }, schema: "port-or-name", parentSchema: schema129.properties.port, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/tcpSocket", keyword: "type", params: { type: "object" }, schema: schema129.type, parentSchema: schema129, data: data5 });
                errors++;
            }
        }
        if (data.initialDelaySeconds !== undefined) {
            let data8 = data.initialDelaySeconds;
            if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/initialDelaySeconds", keyword: "type", params: { type: "integer" }, schema: schema124.properties.initialDelaySeconds.type, parentSchema: schema124.properties.initialDelaySeconds, data: data8 });
                errors++;
            }
            if ((typeof data8 == "number") && (isFinite(data8))) {
                if (data8 > 2147483647 || isNaN(data8)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/initialDelaySeconds", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema124.properties.initialDelaySeconds, data: data8 });
                    errors++;
                }
                if (data8 < -2147483648 || isNaN(data8)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/initialDelaySeconds", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, schema: -2147483648, parentSchema: schema124.properties.initialDelaySeconds, data: data8 });
                    errors++;
                }
            }
        }
        if (data.periodSeconds !== undefined) {
            let data9 = data.periodSeconds;
            if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/periodSeconds", keyword: "type", params: { type: "integer" }, schema: schema124.properties.periodSeconds.type, parentSchema: schema124.properties.periodSeconds, data: data9 });
                errors++;
            }
            if ((typeof data9 == "number") && (isFinite(data9))) {
                if (data9 > 2147483647 || isNaN(data9)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/periodSeconds", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema124.properties.periodSeconds, data: data9 });
                    errors++;
                }
                if (data9 < 1 || isNaN(data9)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/periodSeconds", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema124.properties.periodSeconds, data: data9 });
                    errors++;
                }
            }
        }
        if (data.timeoutSeconds !== undefined) {
            let data10 = data.timeoutSeconds;
            if (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/timeoutSeconds", keyword: "type", params: { type: "integer" }, schema: schema124.properties.timeoutSeconds.type, parentSchema: schema124.properties.timeoutSeconds, data: data10 });
                errors++;
            }
            if ((typeof data10 == "number") && (isFinite(data10))) {
                if (data10 > 2147483647 || isNaN(data10)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/timeoutSeconds", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema124.properties.timeoutSeconds, data: data10 });
                    errors++;
                }
                if (data10 < 1 || isNaN(data10)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/timeoutSeconds", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema124.properties.timeoutSeconds, data: data10 });
                    errors++;
                }
            }
        }
        if (data.failureThreshold !== undefined) {
            let data11 = data.failureThreshold;
            if (!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/failureThreshold", keyword: "type", params: { type: "integer" }, schema: schema124.properties.failureThreshold.type, parentSchema: schema124.properties.failureThreshold, data: data11 });
                errors++;
            }
            if ((typeof data11 == "number") && (isFinite(data11))) {
                if (data11 > 2147483647 || isNaN(data11)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/failureThreshold", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema124.properties.failureThreshold, data: data11 });
                    errors++;
                }
                if (data11 < 1 || isNaN(data11)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/failureThreshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema124.properties.failureThreshold, data: data11 });
                    errors++;
                }
            }
        }
        if (data.successThreshold !== undefined) {
            let data12 = data.successThreshold;
            if (!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/successThreshold", keyword: "type", params: { type: "integer" }, schema: schema124.properties.successThreshold.type, parentSchema: schema124.properties.successThreshold, data: data12 });
                errors++;
            }
            if ((typeof data12 == "number") && (isFinite(data12))) {
                if (data12 > 2147483647 || isNaN(data12)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/successThreshold", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema124.properties.successThreshold, data: data12 });
                    errors++;
                }
                if (data12 < 1 || isNaN(data12)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/successThreshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema124.properties.successThreshold, data: data12 });
                    errors++;
                }
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema124.type, parentSchema: schema124, data });
        errors++;
    }
    validate95.errors = vErrors;
    return errors === 0;
}
const schema130 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string", "format": "network-name" }, "multiNic": { "$ref": "#/definitions/MultiNicNetwork" }, "pod": { "$ref": "#/definitions/PodNetwork" } } };
const schema131 = { "type": "object", "required": ["networkName"], "properties": { "default": { "type": "boolean" }, "networkName": { "type": "string", "format": "network-attachment" } } };
const schema132 = { "type": "object", "properties": { "vmNetworkCIDR": { "type": "string", "format": "ipv4-cidr" }, "vmIPv6NetworkCIDR": { "type": "string", "format": "ipv6-cidr" } } };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema130.required, parentSchema: schema130, data });
            errors++;
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema130.properties.name.type, parentSchema: schema130.properties.name, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["network-name"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { name: "network-name", rule: FORMATS["network-name"] }, schema: "network-name", parentSchema: schema130.properties.name, data: data0 });
                errors++;
            }
        }
        if (data.multiNic !== undefined) {
            let data1 = data.multiNic;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.networkName === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/multiNic", keyword: "required", params: { missingProperty: "networkName" }, schema: schema131.required, parentSchema: schema131, data: data1 });
                    errors++;
                }
                if (data1.default !== undefined) {
                    let data2 = data1.default;
                    if (typeof data2 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/multiNic/default", keyword: "type", params: { type: "boolean" }, schema: schema131.properties.default.type, parentSchema: schema131.properties.default, data: data2 });
                        errors++;
                    }
                }
                if (data1.networkName !== undefined) {
                    let data3 = data1.networkName;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/multiNic/networkName", keyword: "type", params: { type: "string" }, schema: schema131.properties.networkName.type, parentSchema: schema131.properties.networkName, data: data3 });
                        errors++;
                    }
                    if (!follows(FORMATS["network-attachment"], data3)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/multiNic/networkName", keyword: "format", params: { name: "network-attachment", rule: FORMATS["network-attachment"] }, schema: "network-attachment", parentSchema: schema131.properties.networkName, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/multiNic", keyword: "type", params: { type: "object" }, schema: schema131.type, parentSchema: schema131, data: data1 });
                errors++;
            }
        }
        if (data.pod !== undefined) {
            let data4 = data.pod;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.vmNetworkCIDR !== undefined) {
                    let data5 = data4.vmNetworkCIDR;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pod/vmNetworkCIDR", keyword: "type", params: { type: "string" }, schema: schema132.properties.vmNetworkCIDR.type, parentSchema: schema132.properties.vmNetworkCIDR, data: data5 });
                        errors++;
                    }
                    if (!follows(FORMATS["ipv4-cidr"], data5)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pod/vmNetworkCIDR", keyword: "format", params: { name: "ipv4-cidr", rule: FORMATS["ipv4-cidr"] }, schema: "ipv4-cidr", parentSchema: schema132.properties.vmNetworkCIDR, data: data5 });
                        errors++;
                    }
                }
                if (data4.vmIPv6NetworkCIDR !== undefined) {
                    let data6 = data4.vmIPv6NetworkCIDR;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pod/vmIPv6NetworkCIDR", keyword: "type", params: { type: "string" }, schema: schema132.properties.vmIPv6NetworkCIDR.type, parentSchema: schema132.properties.vmIPv6NetworkCIDR, data: data6 });
                        errors++;
                    }
                    if (!follows(FORMATS["ipv6-cidr"], data6)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pod/vmIPv6NetworkCIDR", keyword: "format", params: { name: "ipv6-cidr", rule: FORMATS["ipv6-cidr"] }, schema: "ipv6-cidr", parentSchema: schema132.properties.vmIPv6NetworkCIDR, data: data6 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pod", keyword: "type", params: { type: "object" }, schema: schema132.type, parentSchema: schema132, data: data4 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema130.type, parentSchema: schema130, data });
        errors++;
    }
    validate100.errors = vErrors;
    return errors === 0;
}
const schema135 = { "type": "object", "required": ["maxSkew", "topologyKey", "whenUnsatisfiable"], "properties": { "labelSelector": { "$ref": "#/definitions/LabelSelector" }, "maxSkew": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "topologyKey": { "type": "string" }, "whenUnsatisfiable": { "type": "string", "enum": ["DoNotSchedule", "ScheduleAnyway"] } } };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.maxSkew === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "maxSkew" }, schema: schema135.required, parentSchema: schema135, data });
            errors++;
        }
        if (data.topologyKey === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "topologyKey" }, schema: schema135.required, parentSchema: schema135, data });
            errors++;
        }
        if (data.whenUnsatisfiable === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whenUnsatisfiable" }, schema: schema135.required, parentSchema: schema135, data });
            errors++;
        }
        if (data.labelSelector !== undefined) {
            if (!(validate36(data.labelSelector, { instancePath: instancePath + "/labelSelector", parentData: data, parentDataProperty: "labelSelector", rootData }))) {
                vErrors = vErrors === null ? validate36.errors : append(vErrors, validate36.errors);
                errors = vErrors.length;
            }
        }
        if (data.maxSkew !== undefined) {
            let data1 = data.maxSkew;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/maxSkew", keyword: "type", params: { type: "integer" }, schema: schema135.properties.maxSkew.type, parentSchema: schema135.properties.maxSkew, data: data1 });
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 > 2147483647 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/maxSkew", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema135.properties.maxSkew, data: data1 });
                    errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/maxSkew", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema135.properties.maxSkew, data: data1 });
                    errors++;
                }
            }
        }
        if (data.topologyKey !== undefined) {
            let data2 = data.topologyKey;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/topologyKey", keyword: "type", params: { type: "string" }, schema: schema135.properties.topologyKey.type, parentSchema: schema135.properties.topologyKey, data: data2 });
                errors++;
            }
        }
        if (data.whenUnsatisfiable !== undefined) {
            let data3 = data.whenUnsatisfiable;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/whenUnsatisfiable", keyword: "type", params: { type: "string" }, schema: schema135.properties.whenUnsatisfiable.type, parentSchema: schema135.properties.whenUnsatisfiable, data: data3 });
                errors++;
            }
            if (!((data3 === "DoNotSchedule") || (data3 === "ScheduleAnyway"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/whenUnsatisfiable", keyword: "enum", params: { allowedValues: schema135.properties.whenUnsatisfiable.enum }, schema: schema135.properties.whenUnsatisfiable.enum, parentSchema: schema135.properties.whenUnsatisfiable, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema135.type, parentSchema: schema135, data });
        errors++;
    }
    validate102.errors = vErrors;
    return errors === 0;
}
const schema136 = { "type": "object", "required": ["name"], "properties": { "name": { "$ref": "#/definitions/DnsLabel" }, "cloudInitConfigDrive": { "$ref": "#/definitions/CloudInitSource" }, "cloudInitNoCloud": { "$ref": "#/definitions/CloudInitSource" }, "configMap": { "$ref": "#/definitions/ConfigMapVolumeSource" }, "containerDisk": { "$ref": "#/definitions/ContainerDiskSource" }, "dataVolume": { "$ref": "#/definitions/DataVolumeVolumeSource" }, "downwardAPI": { "$ref": "#/definitions/DownwardApiVolumeSource" }, "downwardMetrics": { "$ref": "#/definitions/OpenObject" }, "emptyDisk": { "$ref": "#/definitions/EmptyDiskSource" }, "ephemeral": { "$ref": "#/definitions/EphemeralVolumeSource" }, "hostDisk": { "$ref": "#/definitions/HostDiskSource" }, "memoryDump": { "$ref": "#/definitions/PersistentVolumeClaimSource" }, "persistentVolumeClaim": { "$ref": "#/definitions/PersistentVolumeClaimSource" }, "secret": { "$ref": "#/definitions/SecretVolumeSource" }, "serviceAccount": { "$ref": "#/definitions/ServiceAccountVolumeSource" }, "sysprep": { "$ref": "#/definitions/SysprepSource" } }, "exactlyOneOf": { "of": ["cloudInitConfigDrive", "cloudInitNoCloud", "configMap", "containerDisk", "dataVolume", "downwardAPI", "downwardMetrics", "emptyDisk", "ephemeral", "hostDisk", "memoryDump", "persistentVolumeClaim", "secret", "serviceAccount", "sysprep"], "besides": ["name"] } };
const schema137 = { "type": "string", "format": "dns-label" };
const schema141 = { "type": "object", "properties": { "name": { "type": "string" }, "optional": { "type": "boolean" }, "volumeLabel": { "type": "string" } } };
const schema142 = { "type": "object", "required": ["image"], "properties": { "image": { "type": "string" }, "imagePullPolicy": { "type": "string" }, "imagePullSecret": { "type": "string" }, "path": { "type": "string" } } };
const schema143 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" }, "hotpluggable": { "type": "boolean" } } };
const schema153 = { "type": "object", "required": ["claimName"], "properties": { "claimName": { "type": "string" }, "hotpluggable": { "type": "boolean" }, "readOnly": { "type": "boolean" } } };
const schema158 = { "type": "object", "properties": { "optional": { "type": "boolean" }, "secretName": { "type": "string" }, "volumeLabel": { "type": "string" } } };
const schema159 = { "type": "object", "properties": { "serviceAccountName": { "type": "string" } } };
const schema138 = { "type": "object", "properties": { "networkData": { "type": "string" }, "networkDataBase64": { "type": "string" }, "userData": { "type": "string" }, "userDataBase64": { "type": "string" }, "networkDataSecretRef": { "$ref": "#/definitions/LocalObjectReference" }, "secretRef": { "$ref": "#/definitions/LocalObjectReference" } } };
const schema139 = { "type": "object", "properties": { "name": { "type": "string" } } };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.networkData !== undefined) {
            let data0 = data.networkData;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/networkData", keyword: "type", params: { type: "string" }, schema: schema138.properties.networkData.type, parentSchema: schema138.properties.networkData, data: data0 });
                errors++;
            }
        }
        if (data.networkDataBase64 !== undefined) {
            let data1 = data.networkDataBase64;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/networkDataBase64", keyword: "type", params: { type: "string" }, schema: schema138.properties.networkDataBase64.type, parentSchema: schema138.properties.networkDataBase64, data: data1 });
                errors++;
            }
        }
        if (data.userData !== undefined) {
            let data2 = data.userData;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/userData", keyword: "type", params: { type: "string" }, schema: schema138.properties.userData.type, parentSchema: schema138.properties.userData, data: data2 });
                errors++;
            }
        }
        if (data.userDataBase64 !== undefined) {
            let data3 = data.userDataBase64;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/userDataBase64", keyword: "type", params: { type: "string" }, schema: schema138.properties.userDataBase64.type, parentSchema: schema138.properties.userDataBase64, data: data3 });
                errors++;
            }
        }
        if (data.networkDataSecretRef !== undefined) {
            let data4 = data.networkDataSecretRef;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.name !== undefined) {
                    let data5 = data4.name;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/networkDataSecretRef/name", keyword: "type", params: { type: "string" }, schema: schema139.properties.name.type, parentSchema: schema139.properties.name, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/networkDataSecretRef", keyword: "type", params: { type: "object" }, schema: schema139.type, parentSchema: schema139, data: data4 });
                errors++;
            }
        }
        if (data.secretRef !== undefined) {
            let data6 = data.secretRef;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.name !== undefined) {
                    let data7 = data6.name;
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/secretRef/name", keyword: "type", params: { type: "string" }, schema: schema139.properties.name.type, parentSchema: schema139.properties.name, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/secretRef", keyword: "type", params: { type: "object" }, schema: schema139.type, parentSchema: schema139, data: data6 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema138.type, parentSchema: schema138, data });
        errors++;
    }
    validate106.errors = vErrors;
    return errors === 0;
}
const schema144 = { "type": "object", "properties": { "fields": { "type": "array", "items": { "$ref": "#/definitions/DownwardApiField" } }, "volumeLabel": { "type": "string" } } };
const schema145 = { "type": "object", "required": ["path"], "properties": { "fieldRef": { "$ref": "#/definitions/ObjectFieldSelector" }, "mode": { "type": "integer", "minimum": 0, "maximum": 511 }, "path": { "type": "string", "format": "relative-path" }, "resourceFieldRef": { "$ref": "#/definitions/ResourceFieldSelector" } } };
const schema146 = { "type": "object", "required": ["fieldPath"], "properties": { "apiVersion": { "type": "string" }, "fieldPath": { "type": "string" } } };
const schema147 = { "type": "object", "required": ["resource"], "properties": { "containerName": { "type": "string" }, "divisor": { "$ref": "#/definitions/QuantityText" }, "resource": { "type": "string" } } };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.resource === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "resource" }, schema: schema147.required, parentSchema: schema147, data });
            errors++;
        }
        if (data.containerName !== undefined) {
            let data0 = data.containerName;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/containerName", keyword: "type", params: { type: "string" }, schema: schema147.properties.containerName.type, parentSchema: schema147.properties.containerName, data: data0 });
                errors++;
            }
        }
        if (data.divisor !== undefined) {
            let data1 = data.divisor;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/divisor", keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data1 });
                errors++;
            }
            if (!follows(FORMATS["quantity"], data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/divisor", keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data1 });
                errors++;
            }
        }
        if (data.resource !== undefined) {
            let data2 = data.resource;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/resource", keyword: "type", params: { type: "string" }, schema: schema147.properties.resource.type, parentSchema: schema147.properties.resource, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema147.type, parentSchema: schema147, data });
        errors++;
    }
    validate111.errors = vErrors;
    return errors === 0;
}
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" }, schema: schema145.required, parentSchema: schema145, data });
            errors++;
        }
        if (data.fieldRef !== undefined) {
            let data0 = data.fieldRef;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.fieldPath === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/fieldRef", keyword: "required", params: { missingProperty: "fieldPath" }, schema: schema146.required, parentSchema: schema146, data: data0 });
                    errors++;
                }
                if (data0.apiVersion !== undefined) {
                    let data1 = data0.apiVersion;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/fieldRef/apiVersion", keyword: "type", params: { type: "string" }, schema: schema146.properties.apiVersion.type, parentSchema: schema146.properties.apiVersion, data: data1 });
                        errors++;
                    }
                }
                if (data0.fieldPath !== undefined) {
                    let data2 = data0.fieldPath;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/fieldRef/fieldPath", keyword: "type", params: { type: "string" }, schema: schema146.properties.fieldPath.type, parentSchema: schema146.properties.fieldPath, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/fieldRef", keyword: "type", params: { type: "object" }, schema: schema146.type, parentSchema: schema146, data: data0 });
                errors++;
            }
        }
        if (data.mode !== undefined) {
            let data3 = data.mode;
            if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "type", params: { type: "integer" }, schema: schema145.properties.mode.type, parentSchema: schema145.properties.mode, data: data3 });
                errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
                if (data3 > 511 || isNaN(data3)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "maximum", params: { comparison: "<=", limit: 511 }, schema: 511, parentSchema: schema145.properties.mode, data: data3 });
                    errors++;
                }
                if (data3 < 0 || isNaN(data3)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema145.properties.mode, data: data3 });
                    errors++;
                }
            }
        }
        if (data.path !== undefined) {
            let data4 = data.path;
            if (typeof data4 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, schema: schema145.properties.path.type, parentSchema: schema145.properties.path, data: data4 });
                errors++;
            }
            if (!follows(FORMATS["relative-path"], data4)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "format", params: { name: "relative-path", rule: FORMATS["relative-path"] }, schema: "relative-path", parentSchema: schema145.properties.path, data: data4 });
                errors++;
            }
        }
        if (data.resourceFieldRef !== undefined) {
            if (!(validate111(data.resourceFieldRef, { instancePath: instancePath + "/resourceFieldRef", parentData: data, parentDataProperty: "resourceFieldRef", rootData }))) {
                vErrors = vErrors === null ? validate111.errors : append(vErrors, validate111.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema145.type, parentSchema: schema145, data });
        errors++;
    }
    validate110.errors = vErrors;
    return errors === 0;
}
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.fields !== undefined) {
            let data0 = data.fields;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate110(data0[i0], { instancePath: instancePath + "/fields/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate110.errors : append(vErrors, validate110.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "type", params: { type: "array" }, schema: schema144.properties.fields.type, parentSchema: schema144.properties.fields, data: data0 });
                errors++;
            }
        }
        if (data.volumeLabel !== undefined) {
            let data2 = data.volumeLabel;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumeLabel", keyword: "type", params: { type: "string" }, schema: schema144.properties.volumeLabel.type, parentSchema: schema144.properties.volumeLabel, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema144.type, parentSchema: schema144, data });
        errors++;
    }
    validate109.errors = vErrors;
    return errors === 0;
}
const schema150 = { "type": "object", "required": ["capacity"], "properties": { "capacity": { "$ref": "#/definitions/QuantityText" } } };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.capacity === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "capacity" }, schema: schema150.required, parentSchema: schema150, data });
            errors++;
        }
        if (data.capacity !== undefined) {
            let data0 = data.capacity;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/capacity", keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["quantity"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/capacity", keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema150.type, parentSchema: schema150, data });
        errors++;
    }
    validate115.errors = vErrors;
    return errors === 0;
}
const schema152 = { "type": "object", "properties": { "persistentVolumeClaim": { "$ref": "#/definitions/PersistentVolumeClaimSource" } } };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.persistentVolumeClaim !== undefined) {
            let data0 = data.persistentVolumeClaim;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.claimName === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim", keyword: "required", params: { missingProperty: "claimName" }, schema: schema153.required, parentSchema: schema153, data: data0 });
                    errors++;
                }
                if (data0.claimName !== undefined) {
                    let data1 = data0.claimName;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/claimName", keyword: "type", params: { type: "string" }, schema: schema153.properties.claimName.type, parentSchema: schema153.properties.claimName, data: data1 });
                        errors++;
                    }
                }
                if (data0.hotpluggable !== undefined) {
                    let data2 = data0.hotpluggable;
                    if (typeof data2 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/hotpluggable", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.hotpluggable.type, parentSchema: schema153.properties.hotpluggable, data: data2 });
                        errors++;
                    }
                }
                if (data0.readOnly !== undefined) {
                    let data3 = data0.readOnly;
                    if (typeof data3 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/readOnly", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.readOnly.type, parentSchema: schema153.properties.readOnly, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim", keyword: "type", params: { type: "object" }, schema: schema153.type, parentSchema: schema153, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema152.type, parentSchema: schema152, data });
        errors++;
    }
    validate117.errors = vErrors;
    return errors === 0;
}
const schema154 = { "type": "object", "required": ["path", "type"], "properties": { "capacity": { "$ref": "#/definitions/QuantityText" }, "path": { "type": "string" }, "shared": { "type": "boolean" }, "type": { "type": "string", "enum": ["Disk", "DiskOrCreate"] } } };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" }, schema: schema154.required, parentSchema: schema154, data });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, schema: schema154.required, parentSchema: schema154, data });
            errors++;
        }
        if (data.capacity !== undefined) {
            let data0 = data.capacity;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/capacity", keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["quantity"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/capacity", keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data0 });
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data1 = data.path;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, schema: schema154.properties.path.type, parentSchema: schema154.properties.path, data: data1 });
                errors++;
            }
        }
        if (data.shared !== undefined) {
            let data2 = data.shared;
            if (typeof data2 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/shared", keyword: "type", params: { type: "boolean" }, schema: schema154.properties.shared.type, parentSchema: schema154.properties.shared, data: data2 });
                errors++;
            }
        }
        if (data.type !== undefined) {
            let data3 = data.type;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, schema: schema154.properties.type.type, parentSchema: schema154.properties.type, data: data3 });
                errors++;
            }
            if (!((data3 === "Disk") || (data3 === "DiskOrCreate"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: schema154.properties.type.enum }, schema: schema154.properties.type.enum, parentSchema: schema154.properties.type, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema154.type, parentSchema: schema154, data });
        errors++;
    }
    validate119.errors = vErrors;
    return errors === 0;
}
const schema160 = { "type": "object", "properties": { "configMap": { "$ref": "#/definitions/LocalObjectReference" }, "secret": { "$ref": "#/definitions/LocalObjectReference" } } };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.configMap !== undefined) {
            let data0 = data.configMap;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.name !== undefined) {
                    let data1 = data0.name;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/configMap/name", keyword: "type", params: { type: "string" }, schema: schema139.properties.name.type, parentSchema: schema139.properties.name, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/configMap", keyword: "type", params: { type: "object" }, schema: schema139.type, parentSchema: schema139, data: data0 });
                errors++;
            }
        }
        if (data.secret !== undefined) {
            let data2 = data.secret;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.name !== undefined) {
                    let data3 = data2.name;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/secret/name", keyword: "type", params: { type: "string" }, schema: schema139.properties.name.type, parentSchema: schema139.properties.name, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/secret", keyword: "type", params: { type: "object" }, schema: schema139.type, parentSchema: schema139, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema160.type, parentSchema: schema160, data });
        errors++;
    }
    validate121.errors = vErrors;
    return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema136.required, parentSchema: schema136, data });
            errors++;
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema137.type, parentSchema: schema137, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["dns-label"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { name: "dns-label", rule: FORMATS["dns-label"] }, schema: "dns-label", parentSchema: schema137, data: data0 });
                errors++;
            }
        }
        if (data.cloudInitConfigDrive !== undefined) {
            if (!(validate106(data.cloudInitConfigDrive, { instancePath: instancePath + "/cloudInitConfigDrive", parentData: data, parentDataProperty: "cloudInitConfigDrive", rootData }))) {
                vErrors = vErrors === null ? validate106.errors : append(vErrors, validate106.errors);
                errors = vErrors.length;
            }
        }
        if (data.cloudInitNoCloud !== undefined) {
            if (!(validate106(data.cloudInitNoCloud, { instancePath: instancePath + "/cloudInitNoCloud", parentData: data, parentDataProperty: "cloudInitNoCloud", rootData }))) {
                vErrors = vErrors === null ? validate106.errors : append(vErrors, validate106.errors);
                errors = vErrors.length;
            }
        }
        if (data.configMap !== undefined) {
            let data3 = data.configMap;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.name !== undefined) {
                    let data4 = data3.name;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/configMap/name", keyword: "type", params: { type: "string" }, schema: schema141.properties.name.type, parentSchema: schema141.properties.name, data: data4 });
                        errors++;
                    }
                }
                if (data3.optional !== undefined) {
                    let data5 = data3.optional;
                    if (typeof data5 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/configMap/optional", keyword: "type", params: { type: "boolean" }, schema: schema141.properties.optional.type, parentSchema: schema141.properties.optional, data: data5 });
                        errors++;
                    }
                }
                if (data3.volumeLabel !== undefined) {
                    let data6 = data3.volumeLabel;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/configMap/volumeLabel", keyword: "type", params: { type: "string" }, schema: schema141.properties.volumeLabel.type, parentSchema: schema141.properties.volumeLabel, data: data6 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/configMap", keyword: "type", params: { type: "object" }, schema: schema141.type, parentSchema: schema141, data: data3 });
                errors++;
            }
        }
        if (data.containerDisk !== undefined) {
            let data7 = data.containerDisk;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (data7.image === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/containerDisk", keyword: "required", params: { missingProperty: "image" }, schema: schema142.required, parentSchema: schema142, data: data7 });
                    errors++;
                }
                if (data7.image !== undefined) {
                    let data8 = data7.image;
                    if (typeof data8 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/containerDisk/image", keyword: "type", params: { type: "string" }, schema: schema142.properties.image.type, parentSchema: schema142.properties.image, data: data8 });
                        errors++;
                    }
                }
                if (data7.imagePullPolicy !== undefined) {
                    let data9 = data7.imagePullPolicy;
                    if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/containerDisk/imagePullPolicy", keyword: "type", params: { type: "string" }, schema: schema142.properties.imagePullPolicy.type, parentSchema: schema142.properties.imagePullPolicy, data: data9 });
                        errors++;
                    }
                }
                if (data7.imagePullSecret !== undefined) {
                    let data10 = data7.imagePullSecret;
                    if (typeof data10 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/containerDisk/imagePullSecret", keyword: "type", params: { type: "string" }, schema: schema142.properties.imagePullSecret.type, parentSchema: schema142.properties.imagePullSecret, data: data10 });
                        errors++;
                    }
                }
                if (data7.path !== undefined) {
                    let data11 = data7.path;
                    if (typeof data11 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/containerDisk/path", keyword: "type", params: { type: "string" }, schema: schema142.properties.path.type, parentSchema: schema142.properties.path, data: data11 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/containerDisk", keyword: "type", params: { type: "object" }, schema: schema142.type, parentSchema: schema142, data: data7 });
                errors++;
            }
        }
        if (data.dataVolume !== undefined) {
            let data12 = data.dataVolume;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume", keyword: "required", params: { missingProperty: "name" }, schema: schema143.required, parentSchema: schema143, data: data12 });
                    errors++;
                }
                if (data12.name !== undefined) {
                    let data13 = data12.name;
                    if (typeof data13 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume/name", keyword: "type", params: { type: "string" }, schema: schema143.properties.name.type, parentSchema: schema143.properties.name, data: data13 });
                        errors++;
                    }
                }
                if (data12.hotpluggable !== undefined) {
                    let data14 = data12.hotpluggable;
                    if (typeof data14 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume/hotpluggable", keyword: "type", params: { type: "boolean" }, schema: schema143.properties.hotpluggable.type, parentSchema: schema143.properties.hotpluggable, data: data14 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume", keyword: "type", params: { type: "object" }, schema: schema143.type, parentSchema: schema143, data: data12 });
                errors++;
            }
        }
        if (data.downwardAPI !== undefined) {
            if (!(validate109(data.downwardAPI, { instancePath: instancePath + "/downwardAPI", parentData: data, parentDataProperty: "downwardAPI", rootData }))) {
                vErrors = vErrors === null ? validate109.errors : append(vErrors, validate109.errors);
                errors = vErrors.length;
            }
        }
        if (data.downwardMetrics !== undefined) {
            let data16 = data.downwardMetrics;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/downwardMetrics", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data16 });
                errors++;
            }
        }
        if (data.emptyDisk !== undefined) {
            if (!(validate115(data.emptyDisk, { instancePath: instancePath + "/emptyDisk", parentData: data, parentDataProperty: "emptyDisk", rootData }))) {
                vErrors = vErrors === null ? validate115.errors : append(vErrors, validate115.errors);
                errors = vErrors.length;
            }
        }
        if (data.ephemeral !== undefined) {
            if (!(validate117(data.ephemeral, { instancePath: instancePath + "/ephemeral", parentData: data, parentDataProperty: "ephemeral", rootData }))) {
                vErrors = vErrors === null ? validate117.errors : append(vErrors, validate117.errors);
                errors = vErrors.length;
            }
        }
        if (data.hostDisk !== undefined) {
            if (!(validate119(data.hostDisk, { instancePath: instancePath + "/hostDisk", parentData: data, parentDataProperty: "hostDisk", rootData }))) {
                vErrors = vErrors === null ? validate119.errors : append(vErrors, validate119.errors);
                errors = vErrors.length;
            }
        }
        if (data.memoryDump !== undefined) {
            let data20 = data.memoryDump;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                if (data20.claimName === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/memoryDump", keyword: "required", params: { missingProperty: "claimName" }, schema: schema153.required, parentSchema: schema153, data: data20 });
                    errors++;
                }
                if (data20.claimName !== undefined) {
                    let data21 = data20.claimName;
                    if (typeof data21 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/memoryDump/claimName", keyword: "type", params: { type: "string" }, schema: schema153.properties.claimName.type, parentSchema: schema153.properties.claimName, data: data21 });
                        errors++;
                    }
                }
                if (data20.hotpluggable !== undefined) {
                    let data22 = data20.hotpluggable;
                    if (typeof data22 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/memoryDump/hotpluggable", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.hotpluggable.type, parentSchema: schema153.properties.hotpluggable, data: data22 });
                        errors++;
                    }
                }
                if (data20.readOnly !== undefined) {
                    let data23 = data20.readOnly;
                    if (typeof data23 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/memoryDump/readOnly", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.readOnly.type, parentSchema: schema153.properties.readOnly, data: data23 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/memoryDump", keyword: "type", params: { type: "object" }, schema: schema153.type, parentSchema: schema153, data: data20 });
                errors++;
            }
        }
        if (data.persistentVolumeClaim !== undefined) {
            let data24 = data.persistentVolumeClaim;
            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                if (data24.claimName === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim", keyword: "required", params: { missingProperty: "claimName" }, schema: schema153.required, parentSchema: schema153, data: data24 });
                    errors++;
                }
                if (data24.claimName !== undefined) {
                    let data25 = data24.claimName;
                    if (typeof data25 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/claimName", keyword: "type", params: { type: "string" }, schema: schema153.properties.claimName.type, parentSchema: schema153.properties.claimName, data: data25 });
                        errors++;
                    }
                }
                if (data24.hotpluggable !== undefined) {
                    let data26 = data24.hotpluggable;
                    if (typeof data26 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/hotpluggable", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.hotpluggable.type, parentSchema: schema153.properties.hotpluggable, data: data26 });
                        errors++;
                    }
                }
                if (data24.readOnly !== undefined) {
                    let data27 = data24.readOnly;
                    if (typeof data27 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/readOnly", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.readOnly.type, parentSchema: schema153.properties.readOnly, data: data27 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim", keyword: "type", params: { type: "object" }, schema: schema153.type, parentSchema: schema153, data: data24 });
                errors++;
            }
        }
        if (data.secret !== undefined) {
            let data28 = data.secret;
            if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                if (data28.optional !== undefined) {
                    let data29 = data28.optional;
                    if (typeof data29 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/secret/optional", keyword: "type", params: { type: "boolean" }, schema: schema158.properties.optional.type, parentSchema: schema158.properties.optional, data: data29 });
                        errors++;
                    }
                }
                if (data28.secretName !== undefined) {
                    let data30 = data28.secretName;
                    if (typeof data30 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/secret/secretName", keyword: "type", params: { type: "string" }, schema: schema158.properties.secretName.type, parentSchema: schema158.properties.secretName, data: data30 });
                        errors++;
                    }
                }
                if (data28.volumeLabel !== undefined) {
                    let data31 = data28.volumeLabel;
                    if (typeof data31 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/secret/volumeLabel", keyword: "type", params: { type: "string" }, schema: schema158.properties.volumeLabel.type, parentSchema: schema158.properties.volumeLabel, data: data31 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/secret", keyword: "type", params: { type: "object" }, schema: schema158.type, parentSchema: schema158, data: data28 });
                errors++;
            }
        }
        if (data.serviceAccount !== undefined) {
            let data32 = data.serviceAccount;
            if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                if (data32.serviceAccountName !== undefined) {
                    let data33 = data32.serviceAccountName;
                    if (typeof data33 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/serviceAccount/serviceAccountName", keyword: "type", params: { type: "string" }, schema: schema159.properties.serviceAccountName.type, parentSchema: schema159.properties.serviceAccountName, data: data33 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/serviceAccount", keyword: "type", params: { type: "object" }, schema: schema159.type, parentSchema: schema159, data: data32 });
                errors++;
            }
        }
        if (data.sysprep !== undefined) {
            if (!(validate121(data.sysprep, { instancePath: instancePath + "/sysprep", parentData: data, parentDataProperty: "sysprep", rootData }))) {
                vErrors = vErrors === null ? validate121.errors : append(vErrors, validate121.errors);
                errors = vErrors.length;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema136.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema136.exactlyOneOf, parentSchema: schema136, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema136.type, parentSchema: schema136, data });
        errors++;
    }
    validate105.errors = vErrors;
    return errors === 0;
}
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.domain === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "domain" }, schema: schema11.required, parentSchema: schema11, data });
            errors++;
        }
        if (data.accessCredentials !== undefined) {
            let data0 = data.accessCredentials;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate10(data0[i0], { instancePath: instancePath + "/accessCredentials/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate10.errors : append(vErrors, validate10.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/accessCredentials", keyword: "type", params: { type: "array" }, schema: schema11.properties.accessCredentials.type, parentSchema: schema11.properties.accessCredentials, data: data0 });
                errors++;
            }
        }
        if (data.architecture !== undefined) {
            let data2 = data.architecture;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/architecture", keyword: "type", params: { type: "string" }, schema: schema11.properties.architecture.type, parentSchema: schema11.properties.architecture, data: data2 });
                errors++;
            }
        }
        if (data.affinity !== undefined) {
            if (!(validate23(data.affinity, { instancePath: instancePath + "/affinity", parentData: data, parentDataProperty: "affinity", rootData }))) {
                vErrors = vErrors === null ? validate23.errors : append(vErrors, validate23.errors);
                errors = vErrors.length;
            }
        }
        if (data.dnsConfig !== undefined) {
            if (!(validate45(data.dnsConfig, { instancePath: instancePath + "/dnsConfig", parentData: data, parentDataProperty: "dnsConfig", rootData }))) {
                vErrors = vErrors === null ? validate45.errors : append(vErrors, validate45.errors);
                errors = vErrors.length;
            }
        }
        if (data.dnsPolicy !== undefined) {
            let data5 = data.dnsPolicy;
            if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/dnsPolicy", keyword: "type", params: { type: "string" }, schema: schema11.properties.dnsPolicy.type, parentSchema: schema11.properties.dnsPolicy, data: data5 });
                errors++;
            }
            if (!(((((data5 === "ClusterFirstWithHostNet") || (data5 === "ClusterFirst")) || (data5 === "Default")) || (data5 === "None")) || (data5 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/dnsPolicy", keyword: "enum", params: { allowedValues: schema11.properties.dnsPolicy.enum }, schema: schema11.properties.dnsPolicy.enum, parentSchema: schema11.properties.dnsPolicy, data: data5 });
                errors++;
            }
        }
        if (data.domain !== undefined) {
            if (!(validate47(data.domain, { instancePath: instancePath + "/domain", parentData: data, parentDataProperty: "domain", rootData }))) {
                vErrors = vErrors === null ? validate47.errors : append(vErrors, validate47.errors);
                errors = vErrors.length;
            }
        }
        if (data.evictionStrategy !== undefined) {
            let data7 = data.evictionStrategy;
            if (typeof data7 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/evictionStrategy", keyword: "type", params: { type: "string" }, schema: schema11.properties.evictionStrategy.type, parentSchema: schema11.properties.evictionStrategy, data: data7 });
                errors++;
            }
        }
        if (data.hostname !== undefined) {
            let data8 = data.hostname;
            if (typeof data8 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/hostname", keyword: "type", params: { type: "string" }, schema: schema11.properties.hostname.type, parentSchema: schema11.properties.hostname, data: data8 });
                errors++;
            }
        }
        if (data.livenessProbe !== undefined) {
            if (!(validate95(data.livenessProbe, { instancePath: instancePath + "/livenessProbe", parentData: data, parentDataProperty: "livenessProbe", rootData }))) {
                vErrors = vErrors === null ? validate95.errors : append(vErrors, validate95.errors);
                errors = vErrors.length;
            }
        }
        if (data.readinessProbe !== undefined) {
            if (!(validate95(data.readinessProbe, { instancePath: instancePath + "/readinessProbe", parentData: data, parentDataProperty: "readinessProbe", rootData }))) {
                vErrors = vErrors === null ? validate95.errors : append(vErrors, validate95.errors);
                errors = vErrors.length;
            }
        }
        if (data.networks !== undefined) {
            let data11 = data.networks;
            if (Array.isArray(data11)) {
                const len1 = data11.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (!(validate100(data11[i1], { instancePath: instancePath + "/networks/" + i1, parentData: data11, parentDataProperty: i1, rootData }))) {
                        vErrors = vErrors === null ? validate100.errors : append(vErrors, validate100.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/networks", keyword: "type", params: { type: "array" }, schema: schema11.properties.networks.type, parentSchema: schema11.properties.networks, data: data11 });
                errors++;
            }
        }
        if (data.nodeSelector !== undefined) {
            let data13 = data.nodeSelector;
            if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                for (const key0 in data13) {
                    let data14 = data13[key0];
                    if (typeof data14 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema11.properties.nodeSelector.additionalProperties.type, parentSchema: schema11.properties.nodeSelector.additionalProperties, data: data14 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector", keyword: "type", params: { type: "object" }, schema: schema11.properties.nodeSelector.type, parentSchema: schema11.properties.nodeSelector, data: data13 });
                errors++;
            }
        }
        if (data.priorityClassName !== undefined) {
            let data15 = data.priorityClassName;
            if (typeof data15 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/priorityClassName", keyword: "type", params: { type: "string" }, schema: schema11.properties.priorityClassName.type, parentSchema: schema11.properties.priorityClassName, data: data15 });
                errors++;
            }
        }
        if (data.resourceClaims !== undefined) {
            let data16 = data.resourceClaims;
            if (Array.isArray(data16)) {
                const len2 = data16.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data17 = data16[i2];
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/resourceClaims/" + i2, keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data17 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/resourceClaims", keyword: "type", params: { type: "array" }, schema: schema11.properties.resourceClaims.type, parentSchema: schema11.properties.resourceClaims, data: data16 });
                errors++;
            }
        }
        if (data.schedulerName !== undefined) {
            let data18 = data.schedulerName;
            if (typeof data18 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/schedulerName", keyword: "type", params: { type: "string" }, schema: schema11.properties.schedulerName.type, parentSchema: schema11.properties.schedulerName, data: data18 });
                errors++;
            }
        }
        if (data.startStrategy !== undefined) {
            let data19 = data.startStrategy;
            if (typeof data19 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/startStrategy", keyword: "type", params: { type: "string" }, schema: schema11.properties.startStrategy.type, parentSchema: schema11.properties.startStrategy, data: data19 });
                errors++;
            }
        }
        if (data.subdomain !== undefined) {
            let data20 = data.subdomain;
            if (typeof data20 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/subdomain", keyword: "type", params: { type: "string" }, schema: schema11.properties.subdomain.type, parentSchema: schema11.properties.subdomain, data: data20 });
                errors++;
            }
        }
        if (data.terminationGracePeriodSeconds !== undefined) {
            let data21 = data.terminationGracePeriodSeconds;
            if (!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/terminationGracePeriodSeconds", keyword: "type", params: { type: "integer" }, schema: schema11.properties.terminationGracePeriodSeconds.type, parentSchema: schema11.properties.terminationGracePeriodSeconds, data: data21 });
                errors++;
            }
            if ((typeof data21 == "number") && (isFinite(data21))) {
                if (data21 > 9223372036854776000 || isNaN(data21)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/terminationGracePeriodSeconds", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema11.properties.terminationGracePeriodSeconds, data: data21 });
                    errors++;
                }
                if (data21 < -9223372036854776000 || isNaN(data21)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/terminationGracePeriodSeconds", keyword: "minimum", params: { comparison: ">=", limit: -9223372036854776000 }, schema: -9223372036854776000, parentSchema: schema11.properties.terminationGracePeriodSeconds, data: data21 });
                    errors++;
                }
            }
        }
        if (data.tolerations !== undefined) {
            let data22 = data.tolerations;
            if (Array.isArray(data22)) {
                const len3 = data22.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data23 = data22[i3];
                    if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                        if (data23.effect !== undefined) {
                            let data24 = data23.effect;
                            if (typeof data24 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/effect", keyword: "type", params: { type: "string" }, schema: schema134.properties.effect.type, parentSchema: schema134.properties.effect, data: data24 });
                                errors++;
                            }
                            if (!((((data24 === "NoSchedule") || (data24 === "PreferNoSchedule")) || (data24 === "NoExecute")) || (data24 === ""))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/effect", keyword: "enum", params: { allowedValues: schema134.properties.effect.enum }, schema: schema134.properties.effect.enum, parentSchema: schema134.properties.effect, data: data24 });
                                errors++;
                            }
                        }
                        if (data23.key !== undefined) {
                            let data25 = data23.key;
                            if (typeof data25 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/key", keyword: "type", params: { type: "string" }, schema: schema134.properties.key.type, parentSchema: schema134.properties.key, data: data25 });
                                errors++;
                            }
                        }
                        if (data23.operator !== undefined) {
                            let data26 = data23.operator;
                            if (typeof data26 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/operator", keyword: "type", params: { type: "string" }, schema: schema134.properties.operator.type, parentSchema: schema134.properties.operator, data: data26 });
                                errors++;
                            }
                            if (!(((((data26 === "Exists") || (data26 === "Equal")) || (data26 === "Gt")) || (data26 === "Lt")) || (data26 === ""))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/operator", keyword: "enum", params: { allowedValues: schema134.properties.operator.enum }, schema: schema134.properties.operator.enum, parentSchema: schema134.properties.operator, data: data26 });
                                errors++;
                            }
                        }
                        if (data23.tolerationSeconds !== undefined) {
                            let data27 = data23.tolerationSeconds;
                            if (!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/tolerationSeconds", keyword: "type", params: { type: "integer" }, schema: schema134.properties.tolerationSeconds.type, parentSchema: schema134.properties.tolerationSeconds, data: data27 });
                                errors++;
                            }
                            if ((typeof data27 == "number") && (isFinite(data27))) {
                                if (data27 > 9223372036854776000 || isNaN(data27)) {
                                    (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/tolerationSeconds", keyword: "maximum", params: { comparison: "<=", limit: 9223372036854776000 }, schema: 9223372036854776000, parentSchema: schema134.properties.tolerationSeconds, data: data27 });
                                    errors++;
                                }
                                if (data27 < -9223372036854776000 || isNaN(data27)) {
                                    (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/tolerationSeconds", keyword: "minimum", params: { comparison: ">=", limit: -9223372036854776000 }, schema: -9223372036854776000, parentSchema: schema134.properties.tolerationSeconds, data: data27 });
                                    errors++;
                                }
                            }
                        }
                        if (data23.value !== undefined) {
                            let data28 = data23.value;
                            if (typeof data28 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3 + "/value", keyword: "type", params: { type: "string" }, schema: schema134.properties.value.type, parentSchema: schema134.properties.value, data: data28 });
                                errors++;
                            }
                        }
                        if (!follows(KEYWORDS["emptyIf"], data23, schema134.emptyIf)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3, keyword: "emptyIf", params: { name: "empty-if", rule: KEYWORDS["emptyIf"] }, schema: schema134.emptyIf, parentSchema: schema134, data: data23 });
                            errors++;
                        }
                        if (!follows(KEYWORDS["notEmptyUnless"], data23, schema134.notEmptyUnless)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3, keyword: "notEmptyUnless", params: { name: "not-empty-unless", rule: KEYWORDS["notEmptyUnless"] }, schema: schema134.notEmptyUnless, parentSchema: schema134, data: data23 });
                            errors++;
                        }
                        if (!follows(KEYWORDS["onlyIf"], data23, schema134.onlyIf)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3, keyword: "onlyIf", params: { name: "only-if", rule: KEYWORDS["onlyIf"] }, schema: schema134.onlyIf, parentSchema: schema134, data: data23 });
                            errors++;
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/tolerations/" + i3, keyword: "type", params: { type: "object" }, schema: schema134.type, parentSchema: schema134, data: data23 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/tolerations", keyword: "type", params: { type: "array" }, schema: schema11.properties.tolerations.type, parentSchema: schema11.properties.tolerations, data: data22 });
                errors++;
            }
        }
        if (data.topologySpreadConstraints !== undefined) {
            let data29 = data.topologySpreadConstraints;
            if (Array.isArray(data29)) {
                const len4 = data29.length;
                for (let i4 = 0; i4 < len4; i4++) {
                    if (!(validate102(data29[i4], { instancePath: instancePath + "/topologySpreadConstraints/" + i4, parentData: data29, parentDataProperty: i4, rootData }))) {
                        vErrors = vErrors === null ? validate102.errors : append(vErrors, validate102.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/topologySpreadConstraints", keyword: "type", params: { type: "array" }, schema: schema11.properties.topologySpreadConstraints.type, parentSchema: schema11.properties.topologySpreadConstraints, data: data29 });
                errors++;
            }
        }
        if (data.volumes !== undefined) {
            let data31 = data.volumes;
            if (Array.isArray(data31)) {
                const len5 = data31.length;
                for (let i5 = 0; i5 < len5; i5++) {
                    if (!(validate105(data31[i5], { instancePath: instancePath + "/volumes/" + i5, parentData: data31, parentDataProperty: i5, rootData }))) {
                        vErrors = vErrors === null ? validate105.errors : append(vErrors, validate105.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumes", keyword: "type", params: { type: "array" }, schema: schema11.properties.volumes.type, parentSchema: schema11.properties.volumes, data: data31 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["unique"], data, schema11.unique)) {
            (vErrors ??= []).push({ instancePath, keyword: "unique", params: { name: "unique", rule: KEYWORDS["unique"] }, schema: schema11.unique, parentSchema: schema11, data });
            errors++;
        }
        if (!follows(KEYWORDS["liveness-success-threshold"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "liveness-success-threshold", params: { name: "liveness-success-threshold", rule: KEYWORDS["liveness-success-threshold"] }, schema: true, parentSchema: schema11, data });
            errors++;
        }
        if (!follows(KEYWORDS["interface-network"], data, true)) {
            (vErrors ??= []).push({ instancePath, keyword: "interface-network", params: { name: "interface-network", rule: KEYWORDS["interface-network"] }, schema: true, parentSchema: schema11, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema11.type, parentSchema: schema11, data });
        errors++;
    }
    validate9.errors = vErrors;
    return errors === 0;
}
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.metadata !== undefined) {
            if (!(validate2(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData }))) {
                vErrors = vErrors === null ? validate2.errors : append(vErrors, validate2.errors);
                errors = vErrors.length;
            }
        }
        if (data.spec !== undefined) {
            if (!(validate9(data.spec, { instancePath: instancePath + "/spec", parentData: data, parentDataProperty: "spec", rootData }))) {
                vErrors = vErrors === null ? validate9.errors : append(vErrors, validate9.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema10.type, parentSchema: schema10, data });
        errors++;
    }
    validate7.errors = vErrors;
    return errors === 0;
}
const schema163 = { "type": "object", "required": ["spec"], "properties": { "apiVersion": { "type": "string" }, "kind": { "type": "string" }, "metadata": { "$ref": "#/definitions/ObjectMeta" }, "spec": { "$ref": "#/definitions/DataVolumeSpec" } } };
const schema164 = { "type": "object", "properties": { "checkpoints": { "type": "array", "items": { "$ref": "#/definitions/DataVolumeCheckpoint" } }, "contentType": { "type": "string", "enum": ["vmimage", "archive", ""] }, "finalCheckpoint": { "type": "boolean" }, "preallocation": { "type": "boolean" }, "priorityClassName": { "type": "string" }, "pvc": { "$ref": "#/definitions/VolumeClaimSpec" }, "storage": { "$ref": "#/definitions/StorageSpec" }, "source": { "$ref": "#/definitions/DataVolumeSource" }, "sourceRef": { "$ref": "#/definitions/DataVolumeSourceRef" } } };
const schema165 = { "type": "object", "required": ["current", "previous"], "properties": { "current": { "type": "string" }, "previous": { "type": "string" } } };
const schema188 = { "type": "object", "required": ["kind", "name"], "properties": { "kind": { "type": "string", "enum": ["DataSource"] }, "name": { "type": "string" }, "namespace": { "type": "string" } } };
const schema166 = { "type": "object", "properties": { "accessModes": { "type": "array", "items": { "type": "string" } }, "dataSource": { "$ref": "#/definitions/TypedLocalObjectReference" }, "dataSourceRef": { "$ref": "#/definitions/TypedLocalObjectReference" }, "resources": { "$ref": "#/definitions/VolumeClaimResources" }, "selector": { "$ref": "#/definitions/LabelSelector" }, "storageClassName": { "type": "string" }, "volumeMode": { "type": "string" }, "volumeName": { "type": "string" } } };
const schema167 = { "type": "object", "required": ["kind", "name"], "properties": { "apiGroup": { "type": "string" }, "kind": { "type": "string" }, "name": { "type": "string" } } };
const schema169 = { "type": "object", "properties": { "limits": { "type": "object", "additionalProperties": { "$ref": "#/definitions/QuantityText" } }, "requests": { "type": "object", "additionalProperties": { "$ref": "#/definitions/QuantityText" } } } };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.limits !== undefined) {
            let data0 = data.limits;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key0 in data0) {
                    let data1 = data0[key0];
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data1 });
                        errors++;
                    }
                    if (!follows(FORMATS["quantity"], data1)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/limits", keyword: "type", params: { type: "object" }, schema: schema169.properties.limits.type, parentSchema: schema169.properties.limits, data: data0 });
                errors++;
            }
        }
        if (data.requests !== undefined) {
            let data2 = data.requests;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 in data2) {
                    let data3 = data2[key1];
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema119.type, parentSchema: schema119, data: data3 });
                        errors++;
                    }
                    if (!follows(FORMATS["quantity"], data3)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { name: "quantity", rule: FORMATS["quantity"] }, schema: "quantity", parentSchema: schema119, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/requests", keyword: "type", params: { type: "object" }, schema: schema169.properties.requests.type, parentSchema: schema169.properties.requests, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema169.type, parentSchema: schema169, data });
        errors++;
    }
    validate130.errors = vErrors;
    return errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.accessModes !== undefined) {
            let data0 = data.accessModes;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/accessModes/" + i0, keyword: "type", params: { type: "string" }, schema: schema166.properties.accessModes.items.type, parentSchema: schema166.properties.accessModes.items, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/accessModes", keyword: "type", params: { type: "array" }, schema: schema166.properties.accessModes.type, parentSchema: schema166.properties.accessModes, data: data0 });
                errors++;
            }
        }
        if (data.dataSource !== undefined) {
            let data2 = data.dataSource;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.kind === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSource", keyword: "required", params: { missingProperty: "kind" }, schema: schema167.required, parentSchema: schema167, data: data2 });
                    errors++;
                }
                if (data2.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSource", keyword: "required", params: { missingProperty: "name" }, schema: schema167.required, parentSchema: schema167, data: data2 });
                    errors++;
                }
                if (data2.apiGroup !== undefined) {
                    let data3 = data2.apiGroup;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSource/apiGroup", keyword: "type", params: { type: "string" }, schema: schema167.properties.apiGroup.type, parentSchema: schema167.properties.apiGroup, data: data3 });
                        errors++;
                    }
                }
                if (data2.kind !== undefined) {
                    let data4 = data2.kind;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSource/kind", keyword: "type", params: { type: "string" }, schema: schema167.properties.kind.type, parentSchema: schema167.properties.kind, data: data4 });
                        errors++;
                    }
                }
                if (data2.name !== undefined) {
                    let data5 = data2.name;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSource/name", keyword: "type", params: { type: "string" }, schema: schema167.properties.name.type, parentSchema: schema167.properties.name, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dataSource", keyword: "type", params: { type: "object" }, schema: schema167.type, parentSchema: schema167, data: data2 });
                errors++;
            }
        }
        if (data.dataSourceRef !== undefined) {
            let data6 = data.dataSourceRef;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.kind === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef", keyword: "required", params: { missingProperty: "kind" }, schema: schema167.required, parentSchema: schema167, data: data6 });
                    errors++;
                }
                if (data6.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef", keyword: "required", params: { missingProperty: "name" }, schema: schema167.required, parentSchema: schema167, data: data6 });
                    errors++;
                }
                if (data6.apiGroup !== undefined) {
                    let data7 = data6.apiGroup;
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef/apiGroup", keyword: "type", params: { type: "string" }, schema: schema167.properties.apiGroup.type, parentSchema: schema167.properties.apiGroup, data: data7 });
                        errors++;
                    }
                }
                if (data6.kind !== undefined) {
                    let data8 = data6.kind;
                    if (typeof data8 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef/kind", keyword: "type", params: { type: "string" }, schema: schema167.properties.kind.type, parentSchema: schema167.properties.kind, data: data8 });
                        errors++;
                    }
                }
                if (data6.name !== undefined) {
                    let data9 = data6.name;
                    if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef/name", keyword: "type", params: { type: "string" }, schema: schema167.properties.name.type, parentSchema: schema167.properties.name, data: data9 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef", keyword: "type", params: { type: "object" }, schema: schema167.type, parentSchema: schema167, data: data6 });
                errors++;
            }
        }
        if (data.resources !== undefined) {
            if (!(validate130(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData }))) {
                vErrors = vErrors === null ? validate130.errors : append(vErrors, validate130.errors);
                errors = vErrors.length;
            }
        }
        if (data.selector !== undefined) {
            if (!(validate36(data.selector, { instancePath: instancePath + "/selector", parentData: data, parentDataProperty: "selector", rootData }))) {
                vErrors = vErrors === null ? validate36.errors : append(vErrors, validate36.errors);
                errors = vErrors.length;
            }
        }
        if (data.storageClassName !== undefined) {
            let data12 = data.storageClassName;
            if (typeof data12 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "type", params: { type: "string" }, schema: schema166.properties.storageClassName.type, parentSchema: schema166.properties.storageClassName, data: data12 });
                errors++;
            }
        }
        if (data.volumeMode !== undefined) {
            let data13 = data.volumeMode;
            if (typeof data13 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumeMode", keyword: "type", params: { type: "string" }, schema: schema166.properties.volumeMode.type, parentSchema: schema166.properties.volumeMode, data: data13 });
                errors++;
            }
        }
        if (data.volumeName !== undefined) {
            let data14 = data.volumeName;
            if (typeof data14 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumeName", keyword: "type", params: { type: "string" }, schema: schema166.properties.volumeName.type, parentSchema: schema166.properties.volumeName, data: data14 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema166.type, parentSchema: schema166, data });
        errors++;
    }
    validate129.errors = vErrors;
    return errors === 0;
}
const schema172 = { "type": "object", "properties": { "accessModes": { "type": "array", "items": { "type": "string" } }, "dataSource": { "$ref": "#/definitions/TypedLocalObjectReference" }, "dataSourceRef": { "$ref": "#/definitions/TypedObjectReference" }, "resources": { "$ref": "#/definitions/VolumeClaimResources" }, "selector": { "$ref": "#/definitions/LabelSelector" }, "storageClassName": { "type": "string" }, "volumeMode": { "type": "string" }, "volumeName": { "type": "string" } } };
const schema174 = { "type": "object", "required": ["kind", "name"], "properties": { "apiGroup": { "type": "string" }, "kind": { "type": "string" }, "name": { "type": "string" }, "namespace": { "type": "string" } } };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.accessModes !== undefined) {
            let data0 = data.accessModes;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/accessModes/" + i0, keyword: "type", params: { type: "string" }, schema: schema172.properties.accessModes.items.type, parentSchema: schema172.properties.accessModes.items, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/accessModes", keyword: "type", params: { type: "array" }, schema: schema172.properties.accessModes.type, parentSchema: schema172.properties.accessModes, data: data0 });
                errors++;
            }
        }
        if (data.dataSource !== undefined) {
            let data2 = data.dataSource;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.kind === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSource", keyword: "required", params: { missingProperty: "kind" }, schema: schema167.required, parentSchema: schema167, data: data2 });
                    errors++;
                }
                if (data2.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSource", keyword: "required", params: { missingProperty: "name" }, schema: schema167.required, parentSchema: schema167, data: data2 });
                    errors++;
                }
                if (data2.apiGroup !== undefined) {
                    let data3 = data2.apiGroup;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSource/apiGroup", keyword: "type", params: { type: "string" }, schema: schema167.properties.apiGroup.type, parentSchema: schema167.properties.apiGroup, data: data3 });
                        errors++;
                    }
                }
                if (data2.kind !== undefined) {
                    let data4 = data2.kind;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSource/kind", keyword: "type", params: { type: "string" }, schema: schema167.properties.kind.type, parentSchema: schema167.properties.kind, data: data4 });
                        errors++;
                    }
                }
                if (data2.name !== undefined) {
                    let data5 = data2.name;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSource/name", keyword: "type", params: { type: "string" }, schema: schema167.properties.name.type, parentSchema: schema167.properties.name, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dataSource", keyword: "type", params: { type: "object" }, schema: schema167.type, parentSchema: schema167, data: data2 });
                errors++;
            }
        }
        if (data.dataSourceRef !== undefined) {
            let data6 = data.dataSourceRef;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.kind === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef", keyword: "required", params: { missingProperty: "kind" }, schema: schema174.required, parentSchema: schema174, data: data6 });
                    errors++;
                }
                if (data6.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef", keyword: "required", params: { missingProperty: "name" }, schema: schema174.required, parentSchema: schema174, data: data6 });
                    errors++;
                }
                if (data6.apiGroup !== undefined) {
                    let data7 = data6.apiGroup;
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef/apiGroup", keyword: "type", params: { type: "string" }, schema: schema174.properties.apiGroup.type, parentSchema: schema174.properties.apiGroup, data: data7 });
                        errors++;
                    }
                }
                if (data6.kind !== undefined) {
                    let data8 = data6.kind;
                    if (typeof data8 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef/kind", keyword: "type", params: { type: "string" }, schema: schema174.properties.kind.type, parentSchema: schema174.properties.kind, data: data8 });
                        errors++;
                    }
                }
                if (data6.name !== undefined) {
                    let data9 = data6.name;
                    if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef/name", keyword: "type", params: { type: "string" }, schema: schema174.properties.name.type, parentSchema: schema174.properties.name, data: data9 });
                        errors++;
                    }
                }
                if (data6.namespace !== undefined) {
                    let data10 = data6.namespace;
                    if (typeof data10 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef/namespace", keyword: "type", params: { type: "string" }, schema: schema174.properties.namespace.type, parentSchema: schema174.properties.namespace, data: data10 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dataSourceRef", keyword: "type", params: { type: "object" }, schema: schema174.type, parentSchema: schema174, data: data6 });
                errors++;
            }
        }
        if (data.resources !== undefined) {
            if (!(validate130(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData }))) {
                vErrors = vErrors === null ? validate130.errors : append(vErrors, validate130.errors);
                errors = vErrors.length;
            }
        }
        if (data.selector !== undefined) {
            if (!(validate36(data.selector, { instancePath: instancePath + "/selector", parentData: data, parentDataProperty: "selector", rootData }))) {
                vErrors = vErrors === null ? validate36.errors : append(vErrors, validate36.errors);
                errors = vErrors.length;
            }
        }
        if (data.storageClassName !== undefined) {
            let data13 = data.storageClassName;
            if (typeof data13 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "type", params: { type: "string" }, schema: schema172.properties.storageClassName.type, parentSchema: schema172.properties.storageClassName, data: data13 });
                errors++;
            }
        }
        if (data.volumeMode !== undefined) {
            let data14 = data.volumeMode;
            if (typeof data14 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumeMode", keyword: "type", params: { type: "string" }, schema: schema172.properties.volumeMode.type, parentSchema: schema172.properties.volumeMode, data: data14 });
                errors++;
            }
        }
        if (data.volumeName !== undefined) {
            let data15 = data.volumeName;
            if (typeof data15 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumeName", keyword: "type", params: { type: "string" }, schema: schema172.properties.volumeName.type, parentSchema: schema172.properties.volumeName, data: data15 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema172.type, parentSchema: schema172, data });
        errors++;
    }
    validate134.errors = vErrors;
    return errors === 0;
}
const schema175 = { "type": "object", "properties": { "blank": { "$ref": "#/definitions/OpenObject" }, "http": { "$ref": "#/definitions/DataVolumeHttpSource" }, "engineImage": { "$ref": "#/definitions/DataVolumeEngineImageSource" }, "pvc": { "$ref": "#/definitions/DataVolumePvcSource" }, "registry": { "$ref": "#/definitions/DataVolumeRegistrySource" }, "objectStore": { "$ref": "#/definitions/DataVolumeObjectStoreSource" }, "upload": { "$ref": "#/definitions/OpenObject" }, "vendorDisk": { "$ref": "#/definitions/DataVolumeVendorDiskSource" }, "gcs": { "$ref": "#/definitions/DataVolumeGcsSource" }, "snapshot": { "$ref": "#/definitions/DataVolumeSnapshotSource" } }, "exactlyOneOf": { "of": ["blank", "http", "engineImage", "pvc", "registry", "objectStore", "upload", "vendorDisk"], "besides": [] } };
const schema179 = { "type": "object", "required": ["url", "diskId"], "properties": { "url": { "type": "string" }, "diskId": { "type": "string" }, "certConfigMap": { "type": "string" }, "secretRef": { "type": "string" } } };
const schema180 = { "type": "object", "required": ["name", "namespace"], "properties": { "name": { "type": "string" }, "namespace": { "type": "string" } } };
const schema183 = { "type": "object", "required": ["url"], "properties": { "url": { "type": "string" }, "certConfigMap": { "type": "string" }, "secretRef": { "type": "string" } } };
const schema185 = { "type": "object", "properties": { "backingFile": { "type": "string" }, "initImageURL": { "type": "string" }, "secretRef": { "type": "string" }, "thumbprint": { "type": "string" }, "url": { "type": "string" }, "uuid": { "type": "string" } } };
const schema186 = { "type": "object", "properties": { "url": { "type": "string" }, "secretRef": { "type": "string" } } };
const schema187 = { "type": "object", "properties": { "namespace": { "type": "string" }, "name": { "type": "string" } } };
const schema177 = { "type": "object", "required": ["url"], "properties": { "url": { "$ref": "#/definitions/HttpUrl" }, "certConfigMap": { "type": "string" }, "extraHeaders": { "type": "array", "items": { "type": "string" } }, "secretExtraHeaders": { "type": "array", "items": { "type": "string" } }, "secretRef": { "type": "string" } } };
const schema178 = { "type": "string", "format": "http-url" };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.url === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "url" }, schema: schema177.required, parentSchema: schema177, data });
            errors++;
        }
        if (data.url !== undefined) {
            let data0 = data.url;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, schema: schema178.type, parentSchema: schema178, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["http-url"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "format", params: { name: "http-url", rule: FORMATS["http-url"] }, schema: "http-url", parentSchema: schema178, data: data0 });
                errors++;
            }
        }
        if (data.certConfigMap !== undefined) {
            let data1 = data.certConfigMap;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/certConfigMap", keyword: "type", params: { type: "string" }, schema: schema177.properties.certConfigMap.type, parentSchema: schema177.properties.certConfigMap, data: data1 });
                errors++;
            }
        }
        if (data.extraHeaders !== undefined) {
            let data2 = data.extraHeaders;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/extraHeaders/" + i0, keyword: "type", params: { type: "string" }, schema: schema177.properties.extraHeaders.items.type, parentSchema: schema177.properties.extraHeaders.items, data: data3 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/extraHeaders", keyword: "type", params: { type: "array" }, schema: schema177.properties.extraHeaders.type, parentSchema: schema177.properties.extraHeaders, data: data2 });
                errors++;
            }
        }
        if (data.secretExtraHeaders !== undefined) {
            let data4 = data.secretExtraHeaders;
            if (Array.isArray(data4)) {
                const len1 = data4.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data5 = data4[i1];
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/secretExtraHeaders/" + i1, keyword: "type", params: { type: "string" }, schema: schema177.properties.secretExtraHeaders.items.type, parentSchema: schema177.properties.secretExtraHeaders.items, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/secretExtraHeaders", keyword: "type", params: { type: "array" }, schema: schema177.properties.secretExtraHeaders.type, parentSchema: schema177.properties.secretExtraHeaders, data: data4 });
                errors++;
            }
        }
        if (data.secretRef !== undefined) {
            let data6 = data.secretRef;
            if (typeof data6 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/secretRef", keyword: "type", params: { type: "string" }, schema: schema177.properties.secretRef.type, parentSchema: schema177.properties.secretRef, data: data6 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema177.type, parentSchema: schema177, data });
        errors++;
    }
    validate139.errors = vErrors;
    return errors === 0;
}
const schema181 = { "type": "object", "properties": { "url": { "type": "string", "format": "registry-url" }, "imageStream": { "type": "string" }, "pullMethod": { "type": "string", "enum": ["pod", "node", ""] }, "certConfigMap": { "type": "string" }, "secretRef": { "type": "string" }, "platform": { "$ref": "#/definitions/RegistryPlatform" } } };
const schema182 = { "type": "object", "properties": { "architecture": { "type": "string" } } };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.url !== undefined) {
            let data0 = data.url;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, schema: schema181.properties.url.type, parentSchema: schema181.properties.url, data: data0 });
                errors++;
            }
            if (!follows(FORMATS["registry-url"], data0)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "format", params: { name: "registry-url", rule: FORMATS["registry-url"] }, schema: "registry-url", parentSchema: schema181.properties.url, data: data0 });
                errors++;
            }
        }
        if (data.imageStream !== undefined) {
            let data1 = data.imageStream;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/imageStream", keyword: "type", params: { type: "string" }, schema: schema181.properties.imageStream.type, parentSchema: schema181.properties.imageStream, data: data1 });
                errors++;
            }
        }
        if (data.pullMethod !== undefined) {
            let data2 = data.pullMethod;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/pullMethod", keyword: "type", params: { type: "string" }, schema: schema181.properties.pullMethod.type, parentSchema: schema181.properties.pullMethod, data: data2 });
                errors++;
            }
            if (!(((data2 === "pod") || (data2 === "node")) || (data2 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/pullMethod", keyword: "enum", params: { allowedValues: schema181.properties.pullMethod.enum }, schema: schema181.properties.pullMethod.enum, parentSchema: schema181.properties.pullMethod, data: data2 });
                errors++;
            }
        }
        if (data.certConfigMap !== undefined) {
            let data3 = data.certConfigMap;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/certConfigMap", keyword: "type", params: { type: "string" }, schema: schema181.properties.certConfigMap.type, parentSchema: schema181.properties.certConfigMap, data: data3 });
                errors++;
            }
        }
        if (data.secretRef !== undefined) {
            let data4 = data.secretRef;
            if (typeof data4 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/secretRef", keyword: "type", params: { type: "string" }, schema: schema181.properties.secretRef.type, parentSchema: schema181.properties.secretRef, data: data4 });
                errors++;
            }
        }
        if (data.platform !== undefined) {
            let data5 = data.platform;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.architecture !== undefined) {
                    let data6 = data5.architecture;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/platform/architecture", keyword: "type", params: { type: "string" }, schema: schema182.properties.architecture.type, parentSchema: schema182.properties.architecture, data: data6 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/platform", keyword: "type", params: { type: "object" }, schema: schema182.type, parentSchema: schema182, data: data5 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema181.type, parentSchema: schema181, data });
        errors++;
    }
    validate141.errors = vErrors;
    return errors === 0;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.blank !== undefined) {
            let data0 = data.blank;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/blank", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data0 });
                errors++;
            }
        }
        if (data.http !== undefined) {
            if (!(validate139(data.http, { instancePath: instancePath + "/http", parentData: data, parentDataProperty: "http", rootData }))) {
                vErrors = vErrors === null ? validate139.errors : append(vErrors, validate139.errors);
                errors = vErrors.length;
            }
        }
        if (data.engineImage !== undefined) {
            let data2 = data.engineImage;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.url === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/engineImage", keyword: "required", params: { missingProperty: "url" }, schema: schema179.required, parentSchema: schema179, data: data2 });
                    errors++;
                }
                if (data2.diskId === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/engineImage", keyword: "required", params: { missingProperty: "diskId" }, schema: schema179.required, parentSchema: schema179, data: data2 });
                    errors++;
                }
                if (data2.url !== undefined) {
                    let data3 = data2.url;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/engineImage/url", keyword: "type", params: { type: "string" }, schema: schema179.properties.url.type, parentSchema: schema179.properties.url, data: data3 });
                        errors++;
                    }
                }
                if (data2.diskId !== undefined) {
                    let data4 = data2.diskId;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/engineImage/diskId", keyword: "type", params: { type: "string" }, schema: schema179.properties.diskId.type, parentSchema: schema179.properties.diskId, data: data4 });
                        errors++;
                    }
                }
                if (data2.certConfigMap !== undefined) {
                    let data5 = data2.certConfigMap;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/engineImage/certConfigMap", keyword: "type", params: { type: "string" }, schema: schema179.properties.certConfigMap.type, parentSchema: schema179.properties.certConfigMap, data: data5 });
                        errors++;
                    }
                }
                if (data2.secretRef !== undefined) {
                    let data6 = data2.secretRef;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/engineImage/secretRef", keyword: "type", params: { type: "string" }, schema: schema179.properties.secretRef.type, parentSchema: schema179.properties.secretRef, data: data6 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/engineImage", keyword: "type", params: { type: "object" }, schema: schema179.type, parentSchema: schema179, data: data2 });
                errors++;
            }
        }
        if (data.pvc !== undefined) {
            let data7 = data.pvc;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (data7.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pvc", keyword: "required", params: { missingProperty: "name" }, schema: schema180.required, parentSchema: schema180, data: data7 });
                    errors++;
                }
                if (data7.namespace === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/pvc", keyword: "required", params: { missingProperty: "namespace" }, schema: schema180.required, parentSchema: schema180, data: data7 });
                    errors++;
                }
                if (data7.name !== undefined) {
                    let data8 = data7.name;
                    if (typeof data8 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pvc/name", keyword: "type", params: { type: "string" }, schema: schema180.properties.name.type, parentSchema: schema180.properties.name, data: data8 });
                        errors++;
                    }
                }
                if (data7.namespace !== undefined) {
                    let data9 = data7.namespace;
                    if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/pvc/namespace", keyword: "type", params: { type: "string" }, schema: schema180.properties.namespace.type, parentSchema: schema180.properties.namespace, data: data9 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pvc", keyword: "type", params: { type: "object" }, schema: schema180.type, parentSchema: schema180, data: data7 });
                errors++;
            }
        }
        if (data.registry !== undefined) {
            if (!(validate141(data.registry, { instancePath: instancePath + "/registry", parentData: data, parentDataProperty: "registry", rootData }))) {
                vErrors = vErrors === null ? validate141.errors : append(vErrors, validate141.errors);
                errors = vErrors.length;
            }
        }
        if (data.objectStore !== undefined) {
            let data11 = data.objectStore;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.url === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/objectStore", keyword: "required", params: { missingProperty: "url" }, schema: schema183.required, parentSchema: schema183, data: data11 });
                    errors++;
                }
                if (data11.url !== undefined) {
                    let data12 = data11.url;
                    if (typeof data12 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/objectStore/url", keyword: "type", params: { type: "string" }, schema: schema183.properties.url.type, parentSchema: schema183.properties.url, data: data12 });
                        errors++;
                    }
                }
                if (data11.certConfigMap !== undefined) {
                    let data13 = data11.certConfigMap;
                    if (typeof data13 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/objectStore/certConfigMap", keyword: "type", params: { type: "string" }, schema: schema183.properties.certConfigMap.type, parentSchema: schema183.properties.certConfigMap, data: data13 });
                        errors++;
                    }
                }
                if (data11.secretRef !== undefined) {
                    let data14 = data11.secretRef;
                    if (typeof data14 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/objectStore/secretRef", keyword: "type", params: { type: "string" }, schema: schema183.properties.secretRef.type, parentSchema: schema183.properties.secretRef, data: data14 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/objectStore", keyword: "type", params: { type: "object" }, schema: schema183.type, parentSchema: schema183, data: data11 });
                errors++;
            }
        }
        if (data.upload !== undefined) {
            let data15 = data.upload;
            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/upload", keyword: "type", params: { type: "object" }, schema: schema15.type, parentSchema: schema15, data: data15 });
                errors++;
            }
        }
        if (data.vendorDisk !== undefined) {
            let data16 = data.vendorDisk;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.backingFile !== undefined) {
                    let data17 = data16.backingFile;
                    if (typeof data17 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorDisk/backingFile", keyword: "type", params: { type: "string" }, schema: schema185.properties.backingFile.type, parentSchema: schema185.properties.backingFile, data: data17 });
                        errors++;
                    }
                }
                if (data16.initImageURL !== undefined) {
                    let data18 = data16.initImageURL;
                    if (typeof data18 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorDisk/initImageURL", keyword: "type", params: { type: "string" }, schema: schema185.properties.initImageURL.type, parentSchema: schema185.properties.initImageURL, data: data18 });
                        errors++;
                    }
                }
                if (data16.secretRef !== undefined) {
                    let data19 = data16.secretRef;
                    if (typeof data19 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorDisk/secretRef", keyword: "type", params: { type: "string" }, schema: schema185.properties.secretRef.type, parentSchema: schema185.properties.secretRef, data: data19 });
                        errors++;
                    }
                }
                if (data16.thumbprint !== undefined) {
                    let data20 = data16.thumbprint;
                    if (typeof data20 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorDisk/thumbprint", keyword: "type", params: { type: "string" }, schema: schema185.properties.thumbprint.type, parentSchema: schema185.properties.thumbprint, data: data20 });
                        errors++;
                    }
                }
                if (data16.url !== undefined) {
                    let data21 = data16.url;
                    if (typeof data21 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorDisk/url", keyword: "type", params: { type: "string" }, schema: schema185.properties.url.type, parentSchema: schema185.properties.url, data: data21 });
                        errors++;
                    }
                }
                if (data16.uuid !== undefined) {
                    let data22 = data16.uuid;
                    if (typeof data22 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/vendorDisk/uuid", keyword: "type", params: { type: "string" }, schema: schema185.properties.uuid.type, parentSchema: schema185.properties.uuid, data: data22 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/vendorDisk", keyword: "type", params: { type: "object" }, schema: schema185.type, parentSchema: schema185, data: data16 });
                errors++;
            }
        }
        if (data.gcs !== undefined) {
            let data23 = data.gcs;
            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                if (data23.url !== undefined) {
                    let data24 = data23.url;
                    if (typeof data24 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/gcs/url", keyword: "type", params: { type: "string" }, schema: schema186.properties.url.type, parentSchema: schema186.properties.url, data: data24 });
                        errors++;
                    }
                }
                if (data23.secretRef !== undefined) {
                    let data25 = data23.secretRef;
                    if (typeof data25 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/gcs/secretRef", keyword: "type", params: { type: "string" }, schema: schema186.properties.secretRef.type, parentSchema: schema186.properties.secretRef, data: data25 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/gcs", keyword: "type", params: { type: "object" }, schema: schema186.type, parentSchema: schema186, data: data23 });
                errors++;
            }
        }
        if (data.snapshot !== undefined) {
            let data26 = data.snapshot;
            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                if (data26.namespace !== undefined) {
                    let data27 = data26.namespace;
                    if (typeof data27 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/snapshot/namespace", keyword: "type", params: { type: "string" }, schema: schema187.properties.namespace.type, parentSchema: schema187.properties.namespace, data: data27 });
                        errors++;
                    }
                }
                if (data26.name !== undefined) {
                    let data28 = data26.name;
                    if (typeof data28 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/snapshot/name", keyword: "type", params: { type: "string" }, schema: schema187.properties.name.type, parentSchema: schema187.properties.name, data: data28 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/snapshot", keyword: "type", params: { type: "object" }, schema: schema187.type, parentSchema: schema187, data: data26 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema175.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema175.exactlyOneOf, parentSchema: schema175, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema175.type, parentSchema: schema175, data });
        errors++;
    }
    validate138.errors = vErrors;
    return errors === 0;
}
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.checkpoints !== undefined) {
            let data0 = data.checkpoints;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.current === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/checkpoints/" + i0, keyword: "required", params: { missingProperty: "current" }, schema: schema165.required, parentSchema: schema165, data: data1 });
                            errors++;
                        }
                        if (data1.previous === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/checkpoints/" + i0, keyword: "required", params: { missingProperty: "previous" }, schema: schema165.required, parentSchema: schema165, data: data1 });
                            errors++;
                        }
                        if (data1.current !== undefined) {
                            let data2 = data1.current;
                            if (typeof data2 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/checkpoints/" + i0 + "/current", keyword: "type", params: { type: "string" }, schema: schema165.properties.current.type, parentSchema: schema165.properties.current, data: data2 });
                                errors++;
                            }
                        }
                        if (data1.previous !== undefined) {
                            let data3 = data1.previous;
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/checkpoints/" + i0 + "/previous", keyword: "type", params: { type: "string" }, schema: schema165.properties.previous.type, parentSchema: schema165.properties.previous, data: data3 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/checkpoints/" + i0, keyword: "type", params: { type: "object" }, schema: schema165.type, parentSchema: schema165, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/checkpoints", keyword: "type", params: { type: "array" }, schema: schema164.properties.checkpoints.type, parentSchema: schema164.properties.checkpoints, data: data0 });
                errors++;
            }
        }
        if (data.contentType !== undefined) {
            let data4 = data.contentType;
            if (typeof data4 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/contentType", keyword: "type", params: { type: "string" }, schema: schema164.properties.contentType.type, parentSchema: schema164.properties.contentType, data: data4 });
                errors++;
            }
            if (!(((data4 === "vmimage") || (data4 === "archive")) || (data4 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/contentType", keyword: "enum", params: { allowedValues: schema164.properties.contentType.enum }, schema: schema164.properties.contentType.enum, parentSchema: schema164.properties.contentType, data: data4 });
                errors++;
            }
        }
        if (data.finalCheckpoint !== undefined) {
            let data5 = data.finalCheckpoint;
            if (typeof data5 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/finalCheckpoint", keyword: "type", params: { type: "boolean" }, schema: schema164.properties.finalCheckpoint.type, parentSchema: schema164.properties.finalCheckpoint, data: data5 });
                errors++;
            }
        }
        if (data.preallocation !== undefined) {
            let data6 = data.preallocation;
            if (typeof data6 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/preallocation", keyword: "type", params: { type: "boolean" }, schema: schema164.properties.preallocation.type, parentSchema: schema164.properties.preallocation, data: data6 });
                errors++;
            }
        }
        if (data.priorityClassName !== undefined) {
            let data7 = data.priorityClassName;
            if (typeof data7 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/priorityClassName", keyword: "type", params: { type: "string" }, schema: schema164.properties.priorityClassName.type, parentSchema: schema164.properties.priorityClassName, data: data7 });
                errors++;
            }
        }
        if (data.pvc !== undefined) {
            if (!(validate129(data.pvc, { instancePath: instancePath + "/pvc", parentData: data, parentDataProperty: "pvc", rootData }))) {
                vErrors = vErrors === null ? validate129.errors : append(vErrors, validate129.errors);
                errors = vErrors.length;
            }
        }
        if (data.storage !== undefined) {
            if (!(validate134(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData }))) {
                vErrors = vErrors === null ? validate134.errors : append(vErrors, validate134.errors);
                errors = vErrors.length;
            }
        }
        if (data.source !== undefined) {
            if (!(validate138(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }))) {
                vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
                errors = vErrors.length;
            }
        }
        if (data.sourceRef !== undefined) {
            let data11 = data.sourceRef;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.kind === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/sourceRef", keyword: "required", params: { missingProperty: "kind" }, schema: schema188.required, parentSchema: schema188, data: data11 });
                    errors++;
                }
                if (data11.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/sourceRef", keyword: "required", params: { missingProperty: "name" }, schema: schema188.required, parentSchema: schema188, data: data11 });
                    errors++;
                }
                if (data11.kind !== undefined) {
                    let data12 = data11.kind;
                    if (typeof data12 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/sourceRef/kind", keyword: "type", params: { type: "string" }, schema: schema188.properties.kind.type, parentSchema: schema188.properties.kind, data: data12 });
                        errors++;
                    }
                    if (!(data12 === "DataSource")) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/sourceRef/kind", keyword: "enum", params: { allowedValues: schema188.properties.kind.enum }, schema: schema188.properties.kind.enum, parentSchema: schema188.properties.kind, data: data12 });
                        errors++;
                    }
                }
                if (data11.name !== undefined) {
                    let data13 = data11.name;
                    if (typeof data13 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/sourceRef/name", keyword: "type", params: { type: "string" }, schema: schema188.properties.name.type, parentSchema: schema188.properties.name, data: data13 });
                        errors++;
                    }
                }
                if (data11.namespace !== undefined) {
                    let data14 = data11.namespace;
                    if (typeof data14 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/sourceRef/namespace", keyword: "type", params: { type: "string" }, schema: schema188.properties.namespace.type, parentSchema: schema188.properties.namespace, data: data14 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceRef", keyword: "type", params: { type: "object" }, schema: schema188.type, parentSchema: schema188, data: data11 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema164.type, parentSchema: schema164, data });
        errors++;
    }
    validate128.errors = vErrors;
    return errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.spec === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "spec" }, schema: schema163.required, parentSchema: schema163, data });
            errors++;
        }
        if (data.apiVersion !== undefined) {
            let data0 = data.apiVersion;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, schema: schema163.properties.apiVersion.type, parentSchema: schema163.properties.apiVersion, data: data0 });
                errors++;
            }
        }
        if (data.kind !== undefined) {
            let data1 = data.kind;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, schema: schema163.properties.kind.type, parentSchema: schema163.properties.kind, data: data1 });
                errors++;
            }
        }
        if (data.metadata !== undefined) {
            if (!(validate2(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData }))) {
                vErrors = vErrors === null ? validate2.errors : append(vErrors, validate2.errors);
                errors = vErrors.length;
            }
        }
        if (data.spec !== undefined) {
            if (!(validate128(data.spec, { instancePath: instancePath + "/spec", parentData: data, parentDataProperty: "spec", rootData }))) {
                vErrors = vErrors === null ? validate128.errors : append(vErrors, validate128.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema163.type, parentSchema: schema163, data });
        errors++;
    }
    validate126.errors = vErrors;
    return errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.template === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "template" }, schema: schema9.required, parentSchema: schema9, data });
            errors++;
        }
        if (data.template !== undefined) {
            if (!(validate7(data.template, { instancePath: instancePath + "/template", parentData: data, parentDataProperty: "template", rootData }))) {
                vErrors = vErrors === null ? validate7.errors : append(vErrors, validate7.errors);
                errors = vErrors.length;
            }
        }
        if (data.dataVolumeTemplates !== undefined) {
            let data1 = data.dataVolumeTemplates;
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate126(data1[i0], { instancePath: instancePath + "/dataVolumeTemplates/" + i0, parentData: data1, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate126.errors : append(vErrors, validate126.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dataVolumeTemplates", keyword: "type", params: { type: "array" }, schema: schema9.properties.dataVolumeTemplates.type, parentSchema: schema9.properties.dataVolumeTemplates, data: data1 });
                errors++;
            }
        }
        if (data.instancetype !== undefined) {
            let data3 = data.instancetype;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.inferFromVolume !== undefined) {
                    let data4 = data3.inferFromVolume;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/instancetype/inferFromVolume", keyword: "type", params: { type: "string" }, schema: schema189.properties.inferFromVolume.type, parentSchema: schema189.properties.inferFromVolume, data: data4 });
                        errors++;
                    }
                }
                if (data3.kind !== undefined) {
                    let data5 = data3.kind;
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/instancetype/kind", keyword: "type", params: { type: "string" }, schema: schema189.properties.kind.type, parentSchema: schema189.properties.kind, data: data5 });
                        errors++;
                    }
                    if (!(((data5 === "VirtualMachineInstancetype") || (data5 === "VirtualMachineClusterInstancetype")) || (data5 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/instancetype/kind", keyword: "enum", params: { allowedValues: schema189.properties.kind.enum }, schema: schema189.properties.kind.enum, parentSchema: schema189.properties.kind, data: data5 });
                        errors++;
                    }
                }
                if (data3.name !== undefined) {
                    let data6 = data3.name;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/instancetype/name", keyword: "type", params: { type: "string" }, schema: schema189.properties.name.type, parentSchema: schema189.properties.name, data: data6 });
                        errors++;
                    }
                }
                if (data3.revisionName !== undefined) {
                    let data7 = data3.revisionName;
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/instancetype/revisionName", keyword: "type", params: { type: "string" }, schema: schema189.properties.revisionName.type, parentSchema: schema189.properties.revisionName, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/instancetype", keyword: "type", params: { type: "object" }, schema: schema189.type, parentSchema: schema189, data: data3 });
                errors++;
            }
        }
        if (data.preference !== undefined) {
            let data8 = data.preference;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.inferFromVolume !== undefined) {
                    let data9 = data8.inferFromVolume;
                    if (typeof data9 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/preference/inferFromVolume", keyword: "type", params: { type: "string" }, schema: schema190.properties.inferFromVolume.type, parentSchema: schema190.properties.inferFromVolume, data: data9 });
                        errors++;
                    }
                }
                if (data8.kind !== undefined) {
                    let data10 = data8.kind;
                    if (typeof data10 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/preference/kind", keyword: "type", params: { type: "string" }, schema: schema190.properties.kind.type, parentSchema: schema190.properties.kind, data: data10 });
                        errors++;
                    }
                    if (!(((data10 === "VirtualMachinePreference") || (data10 === "VirtualMachineClusterPreference")) || (data10 === ""))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/preference/kind", keyword: "enum", params: { allowedValues: schema190.properties.kind.enum }, schema: schema190.properties.kind.enum, parentSchema: schema190.properties.kind, data: data10 });
                        errors++;
                    }
                }
                if (data8.name !== undefined) {
                    let data11 = data8.name;
                    if (typeof data11 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/preference/name", keyword: "type", params: { type: "string" }, schema: schema190.properties.name.type, parentSchema: schema190.properties.name, data: data11 });
                        errors++;
                    }
                }
                if (data8.revisionName !== undefined) {
                    let data12 = data8.revisionName;
                    if (typeof data12 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/preference/revisionName", keyword: "type", params: { type: "string" }, schema: schema190.properties.revisionName.type, parentSchema: schema190.properties.revisionName, data: data12 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/preference", keyword: "type", params: { type: "object" }, schema: schema190.type, parentSchema: schema190, data: data8 });
                errors++;
            }
        }
        if (data.runStrategy !== undefined) {
            let data13 = data.runStrategy;
            if (typeof data13 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/runStrategy", keyword: "type", params: { type: "string" }, schema: schema9.properties.runStrategy.type, parentSchema: schema9.properties.runStrategy, data: data13 });
                errors++;
            }
        }
        if (data.running !== undefined) {
            let data14 = data.running;
            if (typeof data14 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/running", keyword: "type", params: { type: "boolean" }, schema: schema9.properties.running.type, parentSchema: schema9.properties.running, data: data14 });
                errors++;
            }
        }
        if (data.updateVolumesStrategy !== undefined) {
            let data15 = data.updateVolumesStrategy;
            if (typeof data15 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/updateVolumesStrategy", keyword: "type", params: { type: "string" }, schema: schema9.properties.updateVolumesStrategy.type, parentSchema: schema9.properties.updateVolumesStrategy, data: data15 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["excludes"], data, schema9.excludes)) {
            (vErrors ??= []).push({ instancePath, keyword: "excludes", params: { name: "excludes", rule: KEYWORDS["excludes"] }, schema: schema9.excludes, parentSchema: schema9, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema9.type, parentSchema: schema9, data });
        errors++;
    }
    validate6.errors = vErrors;
    return errors === 0;
}
const schema191 = { "type": "object", "properties": { "conditions": { "type": "array", "items": { "$ref": "#/definitions/VirtualMachineCondition" } }, "created": { "type": "boolean" }, "ready": { "type": "boolean" }, "printableStatus": { "type": "string" }, "memoryDumpRequest": { "$ref": "#/definitions/MemoryDumpRequest" }, "restoreInProgress": { "type": "string" }, "snapshotInProgress": { "type": "string" }, "startFailure": { "$ref": "#/definitions/StartFailure" }, "stateChangeRequests": { "type": "array", "items": { "$ref": "#/definitions/StateChangeRequest" } }, "volumeRequests": { "type": "array", "items": { "$ref": "#/definitions/VolumeRequest" } }, "volumeSnapshotStatuses": { "type": "array", "items": { "$ref": "#/definitions/VolumeSnapshotStatus" } } } };
const schema192 = { "type": "object", "required": ["status", "type"], "properties": { "lastProbeTime": { "type": "string" }, "lastTransitionTime": { "type": "string" }, "message": { "type": "string" }, "reason": { "type": "string" }, "status": { "type": "string" }, "type": { "type": "string" } } };
const schema198 = { "type": "object", "required": ["action"], "properties": { "action": { "type": "string" }, "data": { "type": "object", "additionalProperties": { "type": "string" } }, "uid": { "type": "string" } } };
const schema205 = { "type": "object", "required": ["enabled", "name"], "properties": { "enabled": { "type": "boolean" }, "name": { "type": "string" }, "reason": { "type": "string" } }, "emptyIf": { "reason": "enabled true" } };
const schema193 = { "type": "object", "required": ["claimName", "phase"], "properties": { "claimName": { "type": "string" }, "phase": { "type": "string" }, "fileName": { "type": "string" }, "message": { "type": "string" }, "remove": { "type": "boolean" }, "startTimestamp": { "$ref": "#/definitions/DateTime" }, "endTimestamp": { "$ref": "#/definitions/DateTime" } } };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.claimName === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "claimName" }, schema: schema193.required, parentSchema: schema193, data });
            errors++;
        }
        if (data.phase === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "phase" }, schema: schema193.required, parentSchema: schema193, data });
            errors++;
        }
        if (data.claimName !== undefined) {
            let data0 = data.claimName;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/claimName", keyword: "type", params: { type: "string" }, schema: schema193.properties.claimName.type, parentSchema: schema193.properties.claimName, data: data0 });
                errors++;
            }
        }
        if (data.phase !== undefined) {
            let data1 = data.phase;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/phase", keyword: "type", params: { type: "string" }, schema: schema193.properties.phase.type, parentSchema: schema193.properties.phase, data: data1 });
                errors++;
            }
        }
        if (data.fileName !== undefined) {
            let data2 = data.fileName;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/fileName", keyword: "type", params: { type: "string" }, schema: schema193.properties.fileName.type, parentSchema: schema193.properties.fileName, data: data2 });
                errors++;
            }
        }
        if (data.message !== undefined) {
            let data3 = data.message;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, schema: schema193.properties.message.type, parentSchema: schema193.properties.message, data: data3 });
                errors++;
            }
        }
        if (data.remove !== undefined) {
            let data4 = data.remove;
            if (typeof data4 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/remove", keyword: "type", params: { type: "boolean" }, schema: schema193.properties.remove.type, parentSchema: schema193.properties.remove, data: data4 });
                errors++;
            }
        }
        if (data.startTimestamp !== undefined) {
            let data5 = data.startTimestamp;
            if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/startTimestamp", keyword: "type", params: { type: "string" }, schema: schema3.type, parentSchema: schema3, data: data5 });
                errors++;
            }
            if (!follows(FORMATS["date-time"], data5)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/startTimestamp", keyword: "format", params: { name: "date-time", rule: FORMATS["date-time"] }, schema: "date-time", parentSchema: schema3, data: data5 });
                errors++;
            }
        }
        if (data.endTimestamp !== undefined) {
            let data6 = data.endTimestamp;
            if (typeof data6 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/endTimestamp", keyword: "type", params: { type: "string" }, schema: schema3.type, parentSchema: schema3, data: data6 });
                errors++;
            }
            if (!follows(FORMATS["date-time"], data6)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/endTimestamp", keyword: "format", params: { name: "date-time", rule: FORMATS["date-time"] }, schema: "date-time", parentSchema: schema3, data: data6 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema193.type, parentSchema: schema193, data });
        errors++;
    }
    validate148.errors = vErrors;
    return errors === 0;
}
const schema196 = { "type": "object", "properties": { "consecutiveFailCount": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 }, "lastFailedVMIUID": { "type": "string" }, "retryAfterTimestamp": { "$ref": "#/definitions/DateTime" } } };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.consecutiveFailCount !== undefined) {
            let data0 = data.consecutiveFailCount;
            if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/consecutiveFailCount", keyword: "type", params: { type: "integer" }, schema: schema196.properties.consecutiveFailCount.type, parentSchema: schema196.properties.consecutiveFailCount, data: data0 });
                errors++;
            }
            if ((typeof data0 == "number") && (isFinite(data0))) {
                if (data0 > 2147483647 || isNaN(data0)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/consecutiveFailCount", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, schema: 2147483647, parentSchema: schema196.properties.consecutiveFailCount, data: data0 });
                    errors++;
                }
                if (data0 < -2147483648 || isNaN(data0)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/consecutiveFailCount", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, schema: -2147483648, parentSchema: schema196.properties.consecutiveFailCount, data: data0 });
                    errors++;
                }
            }
        }
        if (data.lastFailedVMIUID !== undefined) {
            let data1 = data.lastFailedVMIUID;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/lastFailedVMIUID", keyword: "type", params: { type: "string" }, schema: schema196.properties.lastFailedVMIUID.type, parentSchema: schema196.properties.lastFailedVMIUID, data: data1 });
                errors++;
            }
        }
        if (data.retryAfterTimestamp !== undefined) {
            let data2 = data.retryAfterTimestamp;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/retryAfterTimestamp", keyword: "type", params: { type: "string" }, schema: schema3.type, parentSchema: schema3, data: data2 });
                errors++;
            }
            if (!follows(FORMATS["date-time"], data2)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/retryAfterTimestamp", keyword: "format", params: { name: "date-time", rule: FORMATS["date-time"] }, schema: "date-time", parentSchema: schema3, data: data2 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema196.type, parentSchema: schema196, data });
        errors++;
    }
    validate150.errors = vErrors;
    return errors === 0;
}
const schema199 = { "type": "object", "properties": { "addVolumeOptions": { "$ref": "#/definitions/AddVolumeOptions" }, "removeVolumeOptions": { "$ref": "#/definitions/RemoveVolumeOptions" } }, "exactlyOneOf": { "of": ["addVolumeOptions", "removeVolumeOptions"], "besides": [] } };
const schema204 = { "type": "object", "required": ["name"], "properties": { "dryRun": { "type": "array", "items": { "type": "string", "enum": ["All"] } }, "name": { "type": "string" } } };
const schema200 = { "type": "object", "required": ["disk", "name", "volumeSource"], "properties": { "disk": { "$ref": "#/definitions/Disk" }, "dryRun": { "type": "array", "items": { "type": "string", "enum": ["All"] } }, "name": { "type": "string" }, "volumeSource": { "$ref": "#/definitions/HotplugVolumeSource" } } };
const schema201 = { "type": "object", "properties": { "dataVolume": { "$ref": "#/definitions/DataVolumeVolumeSource" }, "persistentVolumeClaim": { "$ref": "#/definitions/PersistentVolumeClaimSource" } } };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.dataVolume !== undefined) {
            let data0 = data.dataVolume;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume", keyword: "required", params: { missingProperty: "name" }, schema: schema143.required, parentSchema: schema143, data: data0 });
                    errors++;
                }
                if (data0.name !== undefined) {
                    let data1 = data0.name;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume/name", keyword: "type", params: { type: "string" }, schema: schema143.properties.name.type, parentSchema: schema143.properties.name, data: data1 });
                        errors++;
                    }
                }
                if (data0.hotpluggable !== undefined) {
                    let data2 = data0.hotpluggable;
                    if (typeof data2 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume/hotpluggable", keyword: "type", params: { type: "boolean" }, schema: schema143.properties.hotpluggable.type, parentSchema: schema143.properties.hotpluggable, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dataVolume", keyword: "type", params: { type: "object" }, schema: schema143.type, parentSchema: schema143, data: data0 });
                errors++;
            }
        }
        if (data.persistentVolumeClaim !== undefined) {
            let data3 = data.persistentVolumeClaim;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.claimName === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim", keyword: "required", params: { missingProperty: "claimName" }, schema: schema153.required, parentSchema: schema153, data: data3 });
                    errors++;
                }
                if (data3.claimName !== undefined) {
                    let data4 = data3.claimName;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/claimName", keyword: "type", params: { type: "string" }, schema: schema153.properties.claimName.type, parentSchema: schema153.properties.claimName, data: data4 });
                        errors++;
                    }
                }
                if (data3.hotpluggable !== undefined) {
                    let data5 = data3.hotpluggable;
                    if (typeof data5 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/hotpluggable", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.hotpluggable.type, parentSchema: schema153.properties.hotpluggable, data: data5 });
                        errors++;
                    }
                }
                if (data3.readOnly !== undefined) {
                    let data6 = data3.readOnly;
                    if (typeof data6 !== "boolean") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim/readOnly", keyword: "type", params: { type: "boolean" }, schema: schema153.properties.readOnly.type, parentSchema: schema153.properties.readOnly, data: data6 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeClaim", keyword: "type", params: { type: "object" }, schema: schema153.type, parentSchema: schema153, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema201.type, parentSchema: schema201, data });
        errors++;
    }
    validate155.errors = vErrors;
    return errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.disk === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "disk" }, schema: schema200.required, parentSchema: schema200, data });
            errors++;
        }
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema200.required, parentSchema: schema200, data });
            errors++;
        }
        if (data.volumeSource === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeSource" }, schema: schema200.required, parentSchema: schema200, data });
            errors++;
        }
        if (data.disk !== undefined) {
            if (!(validate57(data.disk, { instancePath: instancePath + "/disk", parentData: data, parentDataProperty: "disk", rootData }))) {
                vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
                errors = vErrors.length;
            }
        }
        if (data.dryRun !== undefined) {
            let data1 = data.dryRun;
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dryRun/" + i0, keyword: "type", params: { type: "string" }, schema: schema200.properties.dryRun.items.type, parentSchema: schema200.properties.dryRun.items, data: data2 });
                        errors++;
                    }
                    if (!(data2 === "All")) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/dryRun/" + i0, keyword: "enum", params: { allowedValues: schema200.properties.dryRun.items.enum }, schema: schema200.properties.dryRun.items.enum, parentSchema: schema200.properties.dryRun.items, data: data2 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/dryRun", keyword: "type", params: { type: "array" }, schema: schema200.properties.dryRun.type, parentSchema: schema200.properties.dryRun, data: data1 });
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data3 = data.name;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema200.properties.name.type, parentSchema: schema200.properties.name, data: data3 });
                errors++;
            }
        }
        if (data.volumeSource !== undefined) {
            if (!(validate155(data.volumeSource, { instancePath: instancePath + "/volumeSource", parentData: data, parentDataProperty: "volumeSource", rootData }))) {
                vErrors = vErrors === null ? validate155.errors : append(vErrors, validate155.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema200.type, parentSchema: schema200, data });
        errors++;
    }
    validate153.errors = vErrors;
    return errors === 0;
}
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.addVolumeOptions !== undefined) {
            if (!(validate153(data.addVolumeOptions, { instancePath: instancePath + "/addVolumeOptions", parentData: data, parentDataProperty: "addVolumeOptions", rootData }))) {
                vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
                errors = vErrors.length;
            }
        }
        if (data.removeVolumeOptions !== undefined) {
            let data1 = data.removeVolumeOptions;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/removeVolumeOptions", keyword: "required", params: { missingProperty: "name" }, schema: schema204.required, parentSchema: schema204, data: data1 });
                    errors++;
                }
                if (data1.dryRun !== undefined) {
                    let data2 = data1.dryRun;
                    if (Array.isArray(data2)) {
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0];
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/removeVolumeOptions/dryRun/" + i0, keyword: "type", params: { type: "string" }, schema: schema204.properties.dryRun.items.type, parentSchema: schema204.properties.dryRun.items, data: data3 });
                                errors++;
                            }
                            if (!(data3 === "All")) {
                                (vErrors ??= []).push({ instancePath: instancePath + "/removeVolumeOptions/dryRun/" + i0, keyword: "enum", params: { allowedValues: schema204.properties.dryRun.items.enum }, schema: schema204.properties.dryRun.items.enum, parentSchema: schema204.properties.dryRun.items, data: data3 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/removeVolumeOptions/dryRun", keyword: "type", params: { type: "array" }, schema: schema204.properties.dryRun.type, parentSchema: schema204.properties.dryRun, data: data2 });
                        errors++;
                    }
                }
                if (data1.name !== undefined) {
                    let data4 = data1.name;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/removeVolumeOptions/name", keyword: "type", params: { type: "string" }, schema: schema204.properties.name.type, parentSchema: schema204.properties.name, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/removeVolumeOptions", keyword: "type", params: { type: "object" }, schema: schema204.type, parentSchema: schema204, data: data1 });
                errors++;
            }
        }
        if (!follows(KEYWORDS["exactlyOneOf"], data, schema199.exactlyOneOf)) {
            (vErrors ??= []).push({ instancePath, keyword: "exactlyOneOf", params: { name: "exactly-one-of", rule: KEYWORDS["exactlyOneOf"] }, schema: schema199.exactlyOneOf, parentSchema: schema199, data });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema199.type, parentSchema: schema199, data });
        errors++;
    }
    validate152.errors = vErrors;
    return errors === 0;
}
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.conditions !== undefined) {
            let data0 = data.conditions;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.status === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0, keyword: "required", params: { missingProperty: "status" }, schema: schema192.required, parentSchema: schema192, data: data1 });
                            errors++;
                        }
                        if (data1.type === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0, keyword: "required", params: { missingProperty: "type" }, schema: schema192.required, parentSchema: schema192, data: data1 });
                            errors++;
                        }
                        if (data1.lastProbeTime !== undefined) {
                            let data2 = data1.lastProbeTime;
                            if (typeof data2 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0 + "/lastProbeTime", keyword: "type", params: { type: "string" }, schema: schema192.properties.lastProbeTime.type, parentSchema: schema192.properties.lastProbeTime, data: data2 });
                                errors++;
                            }
                        }
                        if (data1.lastTransitionTime !== undefined) {
                            let data3 = data1.lastTransitionTime;
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0 + "/lastTransitionTime", keyword: "type", params: { type: "string" }, schema: schema192.properties.lastTransitionTime.type, parentSchema: schema192.properties.lastTransitionTime, data: data3 });
                                errors++;
                            }
                        }
                        if (data1.message !== undefined) {
                            let data4 = data1.message;
                            if (typeof data4 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0 + "/message", keyword: "type", params: { type: "string" }, schema: schema192.properties.message.type, parentSchema: schema192.properties.message, data: data4 });
                                errors++;
                            }
                        }
                        if (data1.reason !== undefined) {
                            let data5 = data1.reason;
                            if (typeof data5 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0 + "/reason", keyword: "type", params: { type: "string" }, schema: schema192.properties.reason.type, parentSchema: schema192.properties.reason, data: data5 });
                                errors++;
                            }
                        }
                        if (data1.status !== undefined) {
                            let data6 = data1.status;
                            if (typeof data6 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0 + "/status", keyword: "type", params: { type: "string" }, schema: schema192.properties.status.type, parentSchema: schema192.properties.status, data: data6 });
                                errors++;
                            }
                        }
                        if (data1.type !== undefined) {
                            let data7 = data1.type;
                            if (typeof data7 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0 + "/type", keyword: "type", params: { type: "string" }, schema: schema192.properties.type.type, parentSchema: schema192.properties.type, data: data7 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/conditions/" + i0, keyword: "type", params: { type: "object" }, schema: schema192.type, parentSchema: schema192, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/conditions", keyword: "type", params: { type: "array" }, schema: schema191.properties.conditions.type, parentSchema: schema191.properties.conditions, data: data0 });
                errors++;
            }
        }
        if (data.created !== undefined) {
            let data8 = data.created;
            if (typeof data8 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/created", keyword: "type", params: { type: "boolean" }, schema: schema191.properties.created.type, parentSchema: schema191.properties.created, data: data8 });
                errors++;
            }
        }
        if (data.ready !== undefined) {
            let data9 = data.ready;
            if (typeof data9 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/ready", keyword: "type", params: { type: "boolean" }, schema: schema191.properties.ready.type, parentSchema: schema191.properties.ready, data: data9 });
                errors++;
            }
        }
        if (data.printableStatus !== undefined) {
            let data10 = data.printableStatus;
            if (typeof data10 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/printableStatus", keyword: "type", params: { type: "string" }, schema: schema191.properties.printableStatus.type, parentSchema: schema191.properties.printableStatus, data: data10 });
                errors++;
            }
        }
        if (data.memoryDumpRequest !== undefined) {
            if (!(validate148(data.memoryDumpRequest, { instancePath: instancePath + "/memoryDumpRequest", parentData: data, parentDataProperty: "memoryDumpRequest", rootData }))) {
                vErrors = vErrors === null ? validate148.errors : append(vErrors, validate148.errors);
                errors = vErrors.length;
            }
        }
        if (data.restoreInProgress !== undefined) {
            let data12 = data.restoreInProgress;
            if (typeof data12 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/restoreInProgress", keyword: "type", params: { type: "string" }, schema: schema191.properties.restoreInProgress.type, parentSchema: schema191.properties.restoreInProgress, data: data12 });
                errors++;
            }
        }
        if (data.snapshotInProgress !== undefined) {
            let data13 = data.snapshotInProgress;
            if (typeof data13 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/snapshotInProgress", keyword: "type", params: { type: "string" }, schema: schema191.properties.snapshotInProgress.type, parentSchema: schema191.properties.snapshotInProgress, data: data13 });
                errors++;
            }
        }
        if (data.startFailure !== undefined) {
            if (!(validate150(data.startFailure, { instancePath: instancePath + "/startFailure", parentData: data, parentDataProperty: "startFailure", rootData }))) {
                vErrors = vErrors === null ? validate150.errors : append(vErrors, validate150.errors);
                errors = vErrors.length;
            }
        }
        if (data.stateChangeRequests !== undefined) {
            let data15 = data.stateChangeRequests;
            if (Array.isArray(data15)) {
                const len1 = data15.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data16 = data15[i1];
                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                        if (data16.action === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/stateChangeRequests/" + i1, keyword: "required", params: { missingProperty: "action" }, schema: schema198.required, parentSchema: schema198, data: data16 });
                            errors++;
                        }
                        if (data16.action !== undefined) {
                            let data17 = data16.action;
                            if (typeof data17 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/stateChangeRequests/" + i1 + "/action", keyword: "type", params: { type: "string" }, schema: schema198.properties.action.type, parentSchema: schema198.properties.action, data: data17 });
                                errors++;
                            }
                        }
                        if (data16.data !== undefined) {
                            let data18 = data16.data;
                            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                for (const key0 in data18) {
                                    let data19 = data18[key0];
                                    if (typeof data19 !== "string") {
                                        (vErrors ??= []).push({ instancePath: instancePath + "/stateChangeRequests/" + i1 + "/data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema198.properties.data.additionalProperties.type, parentSchema: schema198.properties.data.additionalProperties, data: data19 });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                (vErrors ??= []).push({ instancePath: instancePath + "/stateChangeRequests/" + i1 + "/data", keyword: "type", params: { type: "object" }, schema: schema198.properties.data.type, parentSchema: schema198.properties.data, data: data18 });
                                errors++;
                            }
                        }
                        if (data16.uid !== undefined) {
                            let data20 = data16.uid;
                            if (typeof data20 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/stateChangeRequests/" + i1 + "/uid", keyword: "type", params: { type: "string" }, schema: schema198.properties.uid.type, parentSchema: schema198.properties.uid, data: data20 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/stateChangeRequests/" + i1, keyword: "type", params: { type: "object" }, schema: schema198.type, parentSchema: schema198, data: data16 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/stateChangeRequests", keyword: "type", params: { type: "array" }, schema: schema191.properties.stateChangeRequests.type, parentSchema: schema191.properties.stateChangeRequests, data: data15 });
                errors++;
            }
        }
        if (data.volumeRequests !== undefined) {
            let data21 = data.volumeRequests;
            if (Array.isArray(data21)) {
                const len2 = data21.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    if (!(validate152(data21[i2], { instancePath: instancePath + "/volumeRequests/" + i2, parentData: data21, parentDataProperty: i2, rootData }))) {
                        vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumeRequests", keyword: "type", params: { type: "array" }, schema: schema191.properties.volumeRequests.type, parentSchema: schema191.properties.volumeRequests, data: data21 });
                errors++;
            }
        }
        if (data.volumeSnapshotStatuses !== undefined) {
            let data23 = data.volumeSnapshotStatuses;
            if (Array.isArray(data23)) {
                const len3 = data23.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data24 = data23[i3];
                    if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                        if (data24.enabled === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses/" + i3, keyword: "required", params: { missingProperty: "enabled" }, schema: schema205.required, parentSchema: schema205, data: data24 });
                            errors++;
                        }
                        if (data24.name === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses/" + i3, keyword: "required", params: { missingProperty: "name" }, schema: schema205.required, parentSchema: schema205, data: data24 });
                            errors++;
                        }
                        if (data24.enabled !== undefined) {
                            let data25 = data24.enabled;
                            if (typeof data25 !== "boolean") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses/" + i3 + "/enabled", keyword: "type", params: { type: "boolean" }, schema: schema205.properties.enabled.type, parentSchema: schema205.properties.enabled, data: data25 });
                                errors++;
                            }
                        }
                        if (data24.name !== undefined) {
                            let data26 = data24.name;
                            if (typeof data26 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses/" + i3 + "/name", keyword: "type", params: { type: "string" }, schema: schema205.properties.name.type, parentSchema: schema205.properties.name, data: data26 });
                                errors++;
                            }
                        }
                        if (data24.reason !== undefined) {
                            let data27 = data24.reason;
                            if (typeof data27 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses/" + i3 + "/reason", keyword: "type", params: { type: "string" }, schema: schema205.properties.reason.type, parentSchema: schema205.properties.reason, data: data27 });
                                errors++;
                            }
                        }
                        if (!follows(KEYWORDS["emptyIf"], data24, schema205.emptyIf)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses/" + i3, keyword: "emptyIf", params: { name: "empty-if", rule: KEYWORDS["emptyIf"] }, schema: schema205.emptyIf, parentSchema: schema205, data: data24 });
                            errors++;
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses/" + i3, keyword: "type", params: { type: "object" }, schema: schema205.type, parentSchema: schema205, data: data24 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/volumeSnapshotStatuses", keyword: "type", params: { type: "array" }, schema: schema191.properties.volumeSnapshotStatuses.type, parentSchema: schema191.properties.volumeSnapshotStatuses, data: data23 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema191.type, parentSchema: schema191, data });
        errors++;
    }
    validate147.errors = vErrors;
    return errors === 0;
}
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.metadata === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "metadata" }, schema: schema1.required, parentSchema: schema1, data });
            errors++;
        }
        if (data.spec === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "spec" }, schema: schema1.required, parentSchema: schema1, data });
            errors++;
        }
        if (data.apiVersion !== undefined) {
            let data0 = data.apiVersion;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/apiVersion", keyword: "type", params: { type: "string" }, schema: schema1.properties.apiVersion.type, parentSchema: schema1.properties.apiVersion, data: data0 });
                errors++;
            }
        }
        if (data.kind !== undefined) {
            let data1 = data.kind;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, schema: schema1.properties.kind.type, parentSchema: schema1.properties.kind, data: data1 });
                errors++;
            }
            if (!follows(FORMATS["camel-case"], data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "format", params: { name: "camel-case", rule: FORMATS["camel-case"] }, schema: "camel-case", parentSchema: schema1.properties.kind, data: data1 });
                errors++;
            }
        }
        if (data.metadata !== undefined) {
            let data2 = data.metadata;
            if (!(validate2(data2, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData }))) {
                vErrors = vErrors === null ? validate2.errors : append(vErrors, validate2.errors);
                errors = vErrors.length;
            }
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.name === undefined) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/metadata", keyword: "required", params: { missingProperty: "name" }, schema: schema1.properties.metadata.required, parentSchema: schema1.properties.metadata, data: data2 });
                    errors++;
                }
            }
        }
        if (data.spec !== undefined) {
            if (!(validate6(data.spec, { instancePath: instancePath + "/spec", parentData: data, parentDataProperty: "spec", rootData }))) {
                vErrors = vErrors === null ? validate6.errors : append(vErrors, validate6.errors);
                errors = vErrors.length;
            }
        }
        if (data.status !== undefined) {
            if (!(validate147(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }))) {
                vErrors = vErrors === null ? validate147.errors : append(vErrors, validate147.errors);
                errors = vErrors.length;
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
export const validateGetVirtualMachinesResult: ValidateFunction = validate160;
const schema206 = { "type": "object", "required": ["virtualMachines"], "identity": true, "properties": { "virtualMachines": { "type": "array", "items": { "$ref": "#/definitions/VirtualMachine" } } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.virtualMachines === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "virtualMachines" }, schema: schema206.required, parentSchema: schema206, data });
            errors++;
        }
        if (data.virtualMachines !== undefined) {
            let data0 = data.virtualMachines;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate1(data0[i0], { instancePath: instancePath + "/virtualMachines/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                        vErrors = vErrors === null ? validate1.errors : append(vErrors, validate1.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/virtualMachines", keyword: "type", params: { type: "array" }, schema: schema206.properties.virtualMachines.type, parentSchema: schema206.properties.virtualMachines, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema206.type, parentSchema: schema206, data });
        errors++;
    }
    validate160.errors = vErrors;
    return errors === 0;
}
export const validateFoundCluster: ValidateFunction = validate162;
const schema207 = { "type": "object", "required": ["uid", "name", "labels"], "identity": true, "properties": { "uid": { "type": "string" }, "name": { "type": "string" }, "projectUid": { "type": "string" }, "projectName": { "type": "string" }, "labels": { "type": "object", "additionalProperties": { "type": "string" } }, "cloudType": { "type": "string" }, "state": { "type": "string" }, "healthState": { "type": "string" }, "clusterGroupUid": { "type": "string" }, "creationTimestamp": { "type": "string" } } };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.uid === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "uid" }, schema: schema207.required, parentSchema: schema207, data });
            errors++;
        }
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, schema: schema207.required, parentSchema: schema207, data });
            errors++;
        }
        if (data.labels === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "labels" }, schema: schema207.required, parentSchema: schema207, data });
            errors++;
        }
        if (data.uid !== undefined) {
            let data0 = data.uid;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/uid", keyword: "type", params: { type: "string" }, schema: schema207.properties.uid.type, parentSchema: schema207.properties.uid, data: data0 });
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data1 = data.name;
            if (typeof data1 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, schema: schema207.properties.name.type, parentSchema: schema207.properties.name, data: data1 });
                errors++;
            }
        }
        if (data.projectUid !== undefined) {
            let data2 = data.projectUid;
            if (typeof data2 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema207.properties.projectUid.type, parentSchema: schema207.properties.projectUid, data: data2 });
                errors++;
            }
        }
        if (data.projectName !== undefined) {
            let data3 = data.projectName;
            if (typeof data3 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/projectName", keyword: "type", params: { type: "string" }, schema: schema207.properties.projectName.type, parentSchema: schema207.properties.projectName, data: data3 });
                errors++;
            }
        }
        if (data.labels !== undefined) {
            let data4 = data.labels;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                for (const key0 in data4) {
                    let data5 = data4[key0];
                    if (typeof data5 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema207.properties.labels.additionalProperties.type, parentSchema: schema207.properties.labels.additionalProperties, data: data5 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/labels", keyword: "type", params: { type: "object" }, schema: schema207.properties.labels.type, parentSchema: schema207.properties.labels, data: data4 });
                errors++;
            }
        }
        if (data.cloudType !== undefined) {
            let data6 = data.cloudType;
            if (typeof data6 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/cloudType", keyword: "type", params: { type: "string" }, schema: schema207.properties.cloudType.type, parentSchema: schema207.properties.cloudType, data: data6 });
                errors++;
            }
        }
        if (data.state !== undefined) {
            let data7 = data.state;
            if (typeof data7 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, schema: schema207.properties.state.type, parentSchema: schema207.properties.state, data: data7 });
                errors++;
            }
        }
        if (data.healthState !== undefined) {
            let data8 = data.healthState;
            if (typeof data8 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/healthState", keyword: "type", params: { type: "string" }, schema: schema207.properties.healthState.type, parentSchema: schema207.properties.healthState, data: data8 });
                errors++;
            }
        }
        if (data.clusterGroupUid !== undefined) {
            let data9 = data.clusterGroupUid;
            if (typeof data9 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroupUid", keyword: "type", params: { type: "string" }, schema: schema207.properties.clusterGroupUid.type, parentSchema: schema207.properties.clusterGroupUid, data: data9 });
                errors++;
            }
        }
        if (data.creationTimestamp !== undefined) {
            let data10 = data.creationTimestamp;
            if (typeof data10 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/creationTimestamp", keyword: "type", params: { type: "string" }, schema: schema207.properties.creationTimestamp.type, parentSchema: schema207.properties.creationTimestamp, data: data10 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema207.type, parentSchema: schema207, data });
        errors++;
    }
    validate162.errors = vErrors;
    return errors === 0;
}
export const validateGetClustersResult: ValidateFunction = validate163;
const schema208 = { "type": "object", "required": ["clusters"], "identity": true, "properties": { "clusters": { "type": "array", "items": { "$ref": "#/definitions/FoundCluster" } } } };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.clusters === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "clusters" }, schema: schema208.required, parentSchema: schema208, data });
            errors++;
        }
        if (data.clusters !== undefined) {
            let data0 = data.clusters;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.uid === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0, keyword: "required", params: { missingProperty: "uid" }, schema: schema207.required, parentSchema: schema207, data: data1 });
                            errors++;
                        }
                        if (data1.name === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0, keyword: "required", params: { missingProperty: "name" }, schema: schema207.required, parentSchema: schema207, data: data1 });
                            errors++;
                        }
                        if (data1.labels === undefined) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0, keyword: "required", params: { missingProperty: "labels" }, schema: schema207.required, parentSchema: schema207, data: data1 });
                            errors++;
                        }
                        if (data1.uid !== undefined) {
                            let data2 = data1.uid;
                            if (typeof data2 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/uid", keyword: "type", params: { type: "string" }, schema: schema207.properties.uid.type, parentSchema: schema207.properties.uid, data: data2 });
                                errors++;
                            }
                        }
                        if (data1.name !== undefined) {
                            let data3 = data1.name;
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/name", keyword: "type", params: { type: "string" }, schema: schema207.properties.name.type, parentSchema: schema207.properties.name, data: data3 });
                                errors++;
                            }
                        }
                        if (data1.projectUid !== undefined) {
                            let data4 = data1.projectUid;
                            if (typeof data4 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/projectUid", keyword: "type", params: { type: "string" }, schema: schema207.properties.projectUid.type, parentSchema: schema207.properties.projectUid, data: data4 });
                                errors++;
                            }
                        }
                        if (data1.projectName !== undefined) {
                            let data5 = data1.projectName;
                            if (typeof data5 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/projectName", keyword: "type", params: { type: "string" }, schema: schema207.properties.projectName.type, parentSchema: schema207.properties.projectName, data: data5 });
                                errors++;
                            }
                        }
                        if (data1.labels !== undefined) {
                            let data6 = data1.labels;
                            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                for (const key0 in data6) {
                                    let data7 = data6[key0];
                                    if (typeof data7 !== "string") {
                                        (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, schema: schema207.properties.labels.additionalProperties.type, parentSchema: schema207.properties.labels.additionalProperties, data: data7 });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/labels", keyword: "type", params: { type: "object" }, schema: schema207.properties.labels.type, parentSchema: schema207.properties.labels, data: data6 });
                                errors++;
                            }
                        }
                        if (data1.cloudType !== undefined) {
                            let data8 = data1.cloudType;
                            if (typeof data8 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/cloudType", keyword: "type", params: { type: "string" }, schema: schema207.properties.cloudType.type, parentSchema: schema207.properties.cloudType, data: data8 });
                                errors++;
                            }
                        }
                        if (data1.state !== undefined) {
                            let data9 = data1.state;
                            if (typeof data9 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/state", keyword: "type", params: { type: "string" }, schema: schema207.properties.state.type, parentSchema: schema207.properties.state, data: data9 });
                                errors++;
                            }
                        }
                        if (data1.healthState !== undefined) {
                            let data10 = data1.healthState;
                            if (typeof data10 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/healthState", keyword: "type", params: { type: "string" }, schema: schema207.properties.healthState.type, parentSchema: schema207.properties.healthState, data: data10 });
                                errors++;
                            }
                        }
                        if (data1.clusterGroupUid !== undefined) {
                            let data11 = data1.clusterGroupUid;
                            if (typeof data11 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/clusterGroupUid", keyword: "type", params: { type: "string" }, schema: schema207.properties.clusterGroupUid.type, parentSchema: schema207.properties.clusterGroupUid, data: data11 });
                                errors++;
                            }
                        }
                        if (data1.creationTimestamp !== undefined) {
                            let data12 = data1.creationTimestamp;
                            if (typeof data12 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0 + "/creationTimestamp", keyword: "type", params: { type: "string" }, schema: schema207.properties.creationTimestamp.type, parentSchema: schema207.properties.creationTimestamp, data: data12 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusters/" + i0, keyword: "type", params: { type: "object" }, schema: schema207.type, parentSchema: schema207, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusters", keyword: "type", params: { type: "array" }, schema: schema208.properties.clusters.type, parentSchema: schema208.properties.clusters, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema208.type, parentSchema: schema208, data });
        errors++;
    }
    validate163.errors = vErrors;
    return errors === 0;
}
export const validateClusterSearchInputs: ValidateFunction = validate164;
const schema210 = { "type": "object", "properties": { "inputs": { "type": "object", "additionalProperties": { "$ref": "#/definitions/SearchInput" } } } };
const schema211 = { "type": "object", "properties": { "values": { "type": "array", "items": { "$ref": "#/definitions/SearchInputValue" } } } };
const schema212 = { "type": "object", "properties": { "name": { "type": "string" }, "uid": { "type": "string" } } };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.values !== undefined) {
            let data0 = data.values;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.name !== undefined) {
                            let data2 = data1.name;
                            if (typeof data2 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", keyword: "type", params: { type: "string" }, schema: schema212.properties.name.type, parentSchema: schema212.properties.name, data: data2 });
                                errors++;
                            }
                        }
                        if (data1.uid !== undefined) {
                            let data3 = data1.uid;
                            if (typeof data3 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/uid", keyword: "type", params: { type: "string" }, schema: schema212.properties.uid.type, parentSchema: schema212.properties.uid, data: data3 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, keyword: "type", params: { type: "object" }, schema: schema212.type, parentSchema: schema212, data: data1 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values", keyword: "type", params: { type: "array" }, schema: schema211.properties.values.type, parentSchema: schema211.properties.values, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema211.type, parentSchema: schema211, data });
        errors++;
    }
    validate165.errors = vErrors;
    return errors === 0;
}
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.inputs !== undefined) {
            let data0 = data.inputs;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key0 in data0) {
                    if (!(validate165(data0[key0], { instancePath: instancePath + "/inputs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key0, rootData }))) {
                        vErrors = vErrors === null ? validate165.errors : append(vErrors, validate165.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/inputs", keyword: "type", params: { type: "object" }, schema: schema210.properties.inputs.type, parentSchema: schema210.properties.inputs, data: data0 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema210.type, parentSchema: schema210, data });
        errors++;
    }
    validate164.errors = vErrors;
    return errors === 0;
}
export const validateGetHostClusterConfigResult: ValidateFunction = validate167;
const schema213 = { "type": "object", "properties": { "clusterEndpoint": { "$ref": "#/definitions/ClusterEndpoint" }, "clusterGroup": { "$ref": "#/definitions/ObjectReference" }, "hostCluster": { "$ref": "#/definitions/ObjectReference" }, "isHostCluster": { "type": "boolean" } } };
const schema218 = { "type": "object", "properties": { "kind": { "type": "string" }, "name": { "type": "string" }, "uid": { "type": "string" } } };
const schema214 = { "type": "object", "properties": { "type": { "type": "string", "enum": ["Ingress", "LoadBalancer", ""] }, "config": { "$ref": "#/definitions/ClusterEndpointConfig" } } };
const schema215 = { "type": "object", "properties": { "ingressConfig": { "$ref": "#/definitions/IngressConfig" }, "loadBalancerConfig": { "$ref": "#/definitions/LoadBalancerConfig" } } };
const schema216 = { "type": "object", "properties": { "host": { "type": "string", "format": "ingress-host-name" }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 } } };
const schema217 = { "type": "object", "properties": { "externalIPs": { "type": "array", "items": { "type": "string", "format": "external-ip" } }, "externalTrafficPolicy": { "type": "string", "format": "external-traffic-policy" }, "loadBalancerSourceRanges": { "type": "array", "items": { "type": "string", "format": "source-range" }, "format": "contained-range" } } };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.ingressConfig !== undefined) {
            let data0 = data.ingressConfig;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.host !== undefined) {
                    let data1 = data0.host;
                    if (typeof data1 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/host", keyword: "type", params: { type: "string" }, schema: schema216.properties.host.type, parentSchema: schema216.properties.host, data: data1 });
                        errors++;
                    }
                }
                if (data0.port !== undefined) {
                    let data2 = data0.port;
                    if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/port", keyword: "type", params: { type: "integer" }, schema: schema216.properties.port.type, parentSchema: schema216.properties.port, data: data2 });
                        errors++;
                    }
                    if ((typeof data2 == "number") && (isFinite(data2))) {
                        if (data2 > 65535 || isNaN(data2)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/port", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, schema: 65535, parentSchema: schema216.properties.port, data: data2 });
                            errors++;
                        }
                        if (data2 < 1 || isNaN(data2)) {
                            (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig/port", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema216.properties.port, data: data2 });
                            errors++;
                        }
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/ingressConfig", keyword: "type", params: { type: "object" }, schema: schema216.type, parentSchema: schema216, data: data0 });
                errors++;
            }
        }
        if (data.loadBalancerConfig !== undefined) {
            let data3 = data.loadBalancerConfig;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.externalIPs !== undefined) {
                    let data4 = data3.externalIPs;
                    if (Array.isArray(data4)) {
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0];
                            if (typeof data5 !== "string") {
                                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalIPs/" + i0, keyword: "type", params: { type: "string" }, schema: schema217.properties.externalIPs.items.type, parentSchema: schema217.properties.externalIPs.items, data: data5 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalIPs", keyword: "type", params: { type: "array" }, schema: schema217.properties.externalIPs.type, parentSchema: schema217.properties.externalIPs, data: data4 });
                        errors++;
                    }
                }
                if (data3.externalTrafficPolicy !== undefined) {
                    let data6 = data3.externalTrafficPolicy;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/externalTrafficPolicy", keyword: "type", params: { type: "string" }, schema: schema217.properties.externalTrafficPolicy.type, parentSchema: schema217.properties.externalTrafficPolicy, data: data6 });
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
                                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/loadBalancerSourceRanges/" + i1, keyword: "type", params: { type: "string" }, schema: schema217.properties.loadBalancerSourceRanges.items.type, parentSchema: schema217.properties.loadBalancerSourceRanges.items, data: data8 });
                                errors++;
                            }
                        }
                    }
                    else {
                        (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig/loadBalancerSourceRanges", keyword: "type", params: { type: "array" }, schema: schema217.properties.loadBalancerSourceRanges.type, parentSchema: schema217.properties.loadBalancerSourceRanges, data: data7 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerConfig", keyword: "type", params: { type: "object" }, schema: schema217.type, parentSchema: schema217, data: data3 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema215.type, parentSchema: schema215, data });
        errors++;
    }
    validate169.errors = vErrors;
    return errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type !== undefined) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, schema: schema214.properties.type.type, parentSchema: schema214.properties.type, data: data0 });
                errors++;
            }
            if (!(((data0 === "Ingress") || (data0 === "LoadBalancer")) || (data0 === ""))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: schema214.properties.type.enum }, schema: schema214.properties.type.enum, parentSchema: schema214.properties.type, data: data0 });
                errors++;
            }
        }
        if (data.config !== undefined) {
            if (!(validate169(data.config, { instancePath: instancePath + "/config", parentData: data, parentDataProperty: "config", rootData }))) {
                vErrors = vErrors === null ? validate169.errors : append(vErrors, validate169.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema214.type, parentSchema: schema214, data });
        errors++;
    }
    validate168.errors = vErrors;
    return errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.clusterEndpoint !== undefined) {
            if (!(validate168(data.clusterEndpoint, { instancePath: instancePath + "/clusterEndpoint", parentData: data, parentDataProperty: "clusterEndpoint", rootData }))) {
                vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
                errors = vErrors.length;
            }
        }
        if (data.clusterGroup !== undefined) {
            let data1 = data.clusterGroup;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.kind !== undefined) {
                    let data2 = data1.kind;
                    if (typeof data2 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup/kind", keyword: "type", params: { type: "string" }, schema: schema218.properties.kind.type, parentSchema: schema218.properties.kind, data: data2 });
                        errors++;
                    }
                }
                if (data1.name !== undefined) {
                    let data3 = data1.name;
                    if (typeof data3 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup/name", keyword: "type", params: { type: "string" }, schema: schema218.properties.name.type, parentSchema: schema218.properties.name, data: data3 });
                        errors++;
                    }
                }
                if (data1.uid !== undefined) {
                    let data4 = data1.uid;
                    if (typeof data4 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup/uid", keyword: "type", params: { type: "string" }, schema: schema218.properties.uid.type, parentSchema: schema218.properties.uid, data: data4 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/clusterGroup", keyword: "type", params: { type: "object" }, schema: schema218.type, parentSchema: schema218, data: data1 });
                errors++;
            }
        }
        if (data.hostCluster !== undefined) {
            let data5 = data.hostCluster;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.kind !== undefined) {
                    let data6 = data5.kind;
                    if (typeof data6 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster/kind", keyword: "type", params: { type: "string" }, schema: schema218.properties.kind.type, parentSchema: schema218.properties.kind, data: data6 });
                        errors++;
                    }
                }
                if (data5.name !== undefined) {
                    let data7 = data5.name;
                    if (typeof data7 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster/name", keyword: "type", params: { type: "string" }, schema: schema218.properties.name.type, parentSchema: schema218.properties.name, data: data7 });
                        errors++;
                    }
                }
                if (data5.uid !== undefined) {
                    let data8 = data5.uid;
                    if (typeof data8 !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster/uid", keyword: "type", params: { type: "string" }, schema: schema218.properties.uid.type, parentSchema: schema218.properties.uid, data: data8 });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/hostCluster", keyword: "type", params: { type: "object" }, schema: schema218.type, parentSchema: schema218, data: data5 });
                errors++;
            }
        }
        if (data.isHostCluster !== undefined) {
            let data9 = data.isHostCluster;
            if (typeof data9 !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/isHostCluster", keyword: "type", params: { type: "boolean" }, schema: schema213.properties.isHostCluster.type, parentSchema: schema213.properties.isHostCluster, data: data9 });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" }, schema: schema213.type, parentSchema: schema213, data });
        errors++;
    }
    validate167.errors = vErrors;
    return errors === 0;
}


function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}

export const FUNCTION_RESULTS = {
"getVirtualMachine": {
"type": "VirtualMachine",
"validate": validateVirtualMachine
},
"getVirtualMachines": {
"type": "GetVirtualMachinesResult",
"validate": validateGetVirtualMachinesResult
},
"getCluster": {
"type": "FoundCluster",
"validate": validateFoundCluster
},
"getClusters": {
"type": "GetClustersResult",
"validate": validateGetClustersResult
},
"getClusterSearchInputs": {
"type": "ClusterSearchInputs",
"validate": validateClusterSearchInputs
},
"getHostClusterConfig": {
"type": "GetHostClusterConfigResult",
"validate": validateGetHostClusterConfigResult
}
};
