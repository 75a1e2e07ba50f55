// Generated from provider/model by `npm run generate`; do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
"use strict";
export const validateVirtualMachine: ValidateFunction = validate11;
const schema12 = {"type":"object","required":["spec"],"examples":[{"metadata":{"name":"web-0","namespace":"default"},"spec":{"running":true,"template":{"spec":{"domain":{"devices":{"disks":[{"name":"root","disk":{"bus":"virtio"}}]},"memory":{"guest":"2Gi"}},"volumes":[{"name":"root","containerDisk":{"image":"registry.example.com/debian:13"}}]}}},"status":{"created":true,"ready":true,"printableStatus":"Running"}}],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"#/definitions/ObjectMeta"},"spec":{"$ref":"#/definitions/VirtualMachineSpec"},"status":{"$ref":"#/definitions/VirtualMachineStatus"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema13 = {"type":"object","properties":{"annotations":{"type":"object","additionalProperties":{"type":"string"}},"clusterName":{"type":"string"},"creationTimestamp":{"$ref":"#/definitions/DateTime"},"deletionGracePeriodSeconds":{"type":"integer","minimum":-9223372036854776000,"maximum":9223372036854776000,"$comment":"Int64"},"deletionTimestamp":{"$ref":"#/definitions/DateTime"},"finalizers":{"type":"array","items":{"type":"string"}},"generateName":{"type":"string"},"generation":{"type":"integer","minimum":-9223372036854776000,"maximum":9223372036854776000,"$comment":"Int64"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"managedFields":{"type":"array","items":{"$ref":"#/definitions/ManagedFieldsEntry"}},"name":{"type":"string"},"namespace":{"type":"string"},"ownerReferences":{"type":"array","items":{"$ref":"#/definitions/OwnerReference"}},"resourceVersion":{"type":"string"},"selfLink":{"type":"string"},"uid":{"type":"string"}}};
const schema14 = {"type":"string"};
const schema19 = {"type":"object","required":["apiVersion","kind","name","uid"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"uid":{"type":"string"},"controller":{"type":"boolean"},"blockOwnerDeletion":{"type":"boolean"}}};
const schema16 = {"type":"object","properties":{"apiVersion":{"type":"string"},"fieldsType":{"type":"string","enum":["FieldsV1"],"$comment":"ManagedFieldsEntry.fieldsType"},"fieldsV1":{"$ref":"#/definitions/FieldsV1"},"manager":{"type":"string"},"operation":{"type":"string","enum":["Apply","Update"],"$comment":"ManagedFieldsEntry.operation"},"subresource":{"type":"string"},"time":{"$ref":"#/definitions/DateTime"}}};
const schema17 = {"type":"object","properties":{"Raw":{"type":"array","items":{}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema16.properties.apiVersion.type,parentSchema:schema16.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fieldsType !== undefined && func0.call(data, "fieldsType")){
let data1 = data.fieldsType;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/fieldsType",schemaPath:"#/properties/fieldsType/type",keyword:"type",params:{type: "string"},schema:schema16.properties.fieldsType.type,parentSchema:schema16.properties.fieldsType,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data1 === "FieldsV1")){
const err2 = {instancePath:instancePath+"/fieldsType",schemaPath:"#/properties/fieldsType/enum",keyword:"enum",params:{allowedValues: schema16.properties.fieldsType.enum},schema:schema16.properties.fieldsType.enum,parentSchema:schema16.properties.fieldsType,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fieldsV1 !== undefined && func0.call(data, "fieldsV1")){
let data2 = data.fieldsV1;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Raw !== undefined && func0.call(data2, "Raw")){
let data3 = data2.Raw;
if(!(Array.isArray(data3))){
const err3 = {instancePath:instancePath+"/fieldsV1/Raw",schemaPath:"#/definitions/FieldsV1/properties/Raw/type",keyword:"type",params:{type: "array"},schema:schema17.properties.Raw.type,parentSchema:schema17.properties.Raw,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/fieldsV1",schemaPath:"#/definitions/FieldsV1/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.manager !== undefined && func0.call(data, "manager")){
let data4 = data.manager;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/manager",schemaPath:"#/properties/manager/type",keyword:"type",params:{type: "string"},schema:schema16.properties.manager.type,parentSchema:schema16.properties.manager,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.operation !== undefined && func0.call(data, "operation")){
let data5 = data.operation;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},schema:schema16.properties.operation.type,parentSchema:schema16.properties.operation,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data5 === "Apply") || (data5 === "Update"))){
const err7 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema16.properties.operation.enum},schema:schema16.properties.operation.enum,parentSchema:schema16.properties.operation,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.subresource !== undefined && func0.call(data, "subresource")){
let data6 = data.subresource;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/subresource",schemaPath:"#/properties/subresource/type",keyword:"type",params:{type: "string"},schema:schema16.properties.subresource.type,parentSchema:schema16.properties.subresource,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.time !== undefined && func0.call(data, "time")){
let data7 = data.time;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/time",schemaPath:"#/definitions/DateTime/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.annotations !== undefined && func0.call(data, "annotations")){
let data0 = data.annotations;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
let data1 = data0[key0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema13.properties.annotations.additionalProperties.type,parentSchema:schema13.properties.annotations.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema13.properties.annotations.type,parentSchema:schema13.properties.annotations,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clusterName !== undefined && func0.call(data, "clusterName")){
let data2 = data.clusterName;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/clusterName",schemaPath:"#/properties/clusterName/type",keyword:"type",params:{type: "string"},schema:schema13.properties.clusterName.type,parentSchema:schema13.properties.clusterName,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.creationTimestamp !== undefined && func0.call(data, "creationTimestamp")){
let data3 = data.creationTimestamp;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/definitions/DateTime/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.deletionGracePeriodSeconds !== undefined && func0.call(data, "deletionGracePeriodSeconds")){
let data4 = data.deletionGracePeriodSeconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.deletionGracePeriodSeconds.type,parentSchema:schema13.properties.deletionGracePeriodSeconds,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9223372036854776000 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema13.properties.deletionGracePeriodSeconds,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 < -9223372036854776000 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},schema:-9223372036854776000,parentSchema:schema13.properties.deletionGracePeriodSeconds,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.deletionTimestamp !== undefined && func0.call(data, "deletionTimestamp")){
let data5 = data.deletionTimestamp;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/definitions/DateTime/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.finalizers !== undefined && func0.call(data, "finalizers")){
let data6 = data.finalizers;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"},schema:schema13.properties.finalizers.items.type,parentSchema:schema13.properties.finalizers.items,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"},schema:schema13.properties.finalizers.type,parentSchema:schema13.properties.finalizers,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.generateName !== undefined && func0.call(data, "generateName")){
let data8 = data.generateName;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/generateName",schemaPath:"#/properties/generateName/type",keyword:"type",params:{type: "string"},schema:schema13.properties.generateName.type,parentSchema:schema13.properties.generateName,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
let data9 = data.generation;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"},schema:schema13.properties.generation.type,parentSchema:schema13.properties.generation,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9223372036854776000 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema13.properties.generation,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9 < -9223372036854776000 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},schema:-9223372036854776000,parentSchema:schema13.properties.generation,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.labels !== undefined && func0.call(data, "labels")){
let data10 = data.labels;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
let data11 = data10[key1];
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema13.properties.labels.additionalProperties.type,parentSchema:schema13.properties.labels.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema13.properties.labels.type,parentSchema:schema13.properties.labels,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.managedFields !== undefined && func0.call(data, "managedFields")){
let data12 = data.managedFields;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate13(data12[i1], {instancePath:instancePath+"/managedFields/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate13.errors : append(vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"},schema:schema13.properties.managedFields.type,parentSchema:schema13.properties.managedFields,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data14 = data.name;
if(typeof data14 !== "string"){
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema13.properties.name.type,parentSchema:schema13.properties.name,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
let data15 = data.namespace;
if(typeof data15 !== "string"){
const err18 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema13.properties.namespace.type,parentSchema:schema13.properties.namespace,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.ownerReferences !== undefined && func0.call(data, "ownerReferences")){
let data16 = data.ownerReferences;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.apiVersion === undefined) || (!(func0.call(data17, "apiVersion")))){
const err19 = {instancePath:instancePath+"/ownerReferences/" + i2,schemaPath:"#/definitions/OwnerReference/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema19.required,parentSchema:schema19,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data17.kind === undefined) || (!(func0.call(data17, "kind")))){
const err20 = {instancePath:instancePath+"/ownerReferences/" + i2,schemaPath:"#/definitions/OwnerReference/required",keyword:"required",params:{missingProperty: "kind"},schema:schema19.required,parentSchema:schema19,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data17.name === undefined) || (!(func0.call(data17, "name")))){
const err21 = {instancePath:instancePath+"/ownerReferences/" + i2,schemaPath:"#/definitions/OwnerReference/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.required,parentSchema:schema19,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data17.uid === undefined) || (!(func0.call(data17, "uid")))){
const err22 = {instancePath:instancePath+"/ownerReferences/" + i2,schemaPath:"#/definitions/OwnerReference/required",keyword:"required",params:{missingProperty: "uid"},schema:schema19.required,parentSchema:schema19,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data17.apiVersion !== undefined && func0.call(data17, "apiVersion")){
let data18 = data17.apiVersion;
if(typeof data18 !== "string"){
const err23 = {instancePath:instancePath+"/ownerReferences/" + i2+"/apiVersion",schemaPath:"#/definitions/OwnerReference/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema19.properties.apiVersion.type,parentSchema:schema19.properties.apiVersion,data:data18};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data17.kind !== undefined && func0.call(data17, "kind")){
let data19 = data17.kind;
if(typeof data19 !== "string"){
const err24 = {instancePath:instancePath+"/ownerReferences/" + i2+"/kind",schemaPath:"#/definitions/OwnerReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema19.properties.kind.type,parentSchema:schema19.properties.kind,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data17.name !== undefined && func0.call(data17, "name")){
let data20 = data17.name;
if(typeof data20 !== "string"){
const err25 = {instancePath:instancePath+"/ownerReferences/" + i2+"/name",schemaPath:"#/definitions/OwnerReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data17.uid !== undefined && func0.call(data17, "uid")){
let data21 = data17.uid;
if(typeof data21 !== "string"){
const err26 = {instancePath:instancePath+"/ownerReferences/" + i2+"/uid",schemaPath:"#/definitions/OwnerReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema19.properties.uid.type,parentSchema:schema19.properties.uid,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data17.controller !== undefined && func0.call(data17, "controller")){
let data22 = data17.controller;
if(typeof data22 !== "boolean"){
const err27 = {instancePath:instancePath+"/ownerReferences/" + i2+"/controller",schemaPath:"#/definitions/OwnerReference/properties/controller/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.controller.type,parentSchema:schema19.properties.controller,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data17.blockOwnerDeletion !== undefined && func0.call(data17, "blockOwnerDeletion")){
let data23 = data17.blockOwnerDeletion;
if(typeof data23 !== "boolean"){
const err28 = {instancePath:instancePath+"/ownerReferences/" + i2+"/blockOwnerDeletion",schemaPath:"#/definitions/OwnerReference/properties/blockOwnerDeletion/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.blockOwnerDeletion.type,parentSchema:schema19.properties.blockOwnerDeletion,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/ownerReferences/" + i2,schemaPath:"#/definitions/OwnerReference/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"},schema:schema13.properties.ownerReferences.type,parentSchema:schema13.properties.ownerReferences,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.resourceVersion !== undefined && func0.call(data, "resourceVersion")){
let data24 = data.resourceVersion;
if(typeof data24 !== "string"){
const err31 = {instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"},schema:schema13.properties.resourceVersion.type,parentSchema:schema13.properties.resourceVersion,data:data24};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.selfLink !== undefined && func0.call(data, "selfLink")){
let data25 = data.selfLink;
if(typeof data25 !== "string"){
const err32 = {instancePath:instancePath+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type: "string"},schema:schema13.properties.selfLink.type,parentSchema:schema13.properties.selfLink,data:data25};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.uid !== undefined && func0.call(data, "uid")){
let data26 = data.uid;
if(typeof data26 !== "string"){
const err33 = {instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema13.properties.uid.type,parentSchema:schema13.properties.uid,data:data26};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","required":["template"],"properties":{"template":{"$ref":"#/definitions/InstanceTemplate"},"dataVolumeTemplates":{"type":"array","items":{"$ref":"#/definitions/DataVolumeTemplate"}},"instancetype":{"$ref":"#/definitions/InstancetypeMatcher"},"preference":{"$ref":"#/definitions/PreferenceMatcher"},"runStrategy":{"type":"string"},"running":{"type":"boolean"},"updateVolumesStrategy":{"type":"string"}}};
const schema201 = {"type":"object","properties":{"inferFromVolume":{"type":"string"},"kind":{"type":"string","enum":["VirtualMachineInstancetype","VirtualMachineClusterInstancetype"],"$comment":"InstancetypeMatcher.kind"},"name":{"type":"string"},"revisionName":{"type":"string"}}};
const schema202 = {"type":"object","properties":{"inferFromVolume":{"type":"string"},"kind":{"type":"string","enum":["VirtualMachinePreference","VirtualMachineClusterPreference"],"$comment":"PreferenceMatcher.kind"},"name":{"type":"string"},"revisionName":{"type":"string"}}};
const schema21 = {"type":"object","properties":{"metadata":{"$ref":"#/definitions/ObjectMeta"},"spec":{"$ref":"#/definitions/InstanceSpec"}}};
const schema22 = {"type":"object","required":["domain"],"properties":{"accessCredentials":{"type":"array","items":{"$ref":"#/definitions/AccessCredential"}},"architecture":{"type":"string"},"affinity":{"$ref":"#/definitions/Affinity"},"dnsConfig":{"$ref":"#/definitions/DnsConfig"},"dnsPolicy":{"type":"string","enum":["ClusterFirstWithHostNet","ClusterFirst","Default","None"],"$comment":"InstanceSpec.dnsPolicy"},"domain":{"$ref":"#/definitions/Domain"},"evictionStrategy":{"type":"string"},"hostname":{"type":"string"},"livenessProbe":{"$ref":"#/definitions/Probe"},"readinessProbe":{"$ref":"#/definitions/Probe"},"networks":{"type":"array","items":{"$ref":"#/definitions/Network"}},"nodeSelector":{"type":"object","additionalProperties":{"type":"string"}},"priorityClassName":{"type":"string"},"resourceClaims":{"type":"array","items":{"$ref":"#/definitions/OpenObject"}},"schedulerName":{"type":"string"},"startStrategy":{"type":"string"},"subdomain":{"type":"string"},"terminationGracePeriodSeconds":{"type":"integer","minimum":-9223372036854776000,"maximum":9223372036854776000,"$comment":"Int64"},"tolerations":{"type":"array","items":{"$ref":"#/definitions/Toleration"}},"topologySpreadConstraints":{"type":"array","items":{"$ref":"#/definitions/TopologySpreadConstraint"}},"volumes":{"type":"array","items":{"$ref":"#/definitions/Volume"}}}};
const schema26 = {"type":"object","additionalProperties":{}};
const schema146 = {"type":"object","properties":{"effect":{"type":"string","enum":["NoSchedule","PreferNoSchedule","NoExecute",""],"$comment":"Toleration.effect"},"key":{"type":"string"},"operator":{"type":"string","enum":["Exists","Equal"],"$comment":"Toleration.operator"},"tolerationSeconds":{"type":"integer","minimum":-9223372036854776000,"maximum":9223372036854776000,"$comment":"Int64"},"value":{"type":"string"}}};
const schema23 = {"type":"object","properties":{"sshPublicKey":{"$ref":"#/definitions/SshPublicKeyAccessCredential"},"userPassword":{"$ref":"#/definitions/UserPasswordAccessCredential"}}};
const schema24 = {"type":"object","required":["propagationMethod","source"],"properties":{"propagationMethod":{"$ref":"#/definitions/SshPublicKeyPropagationMethod"},"source":{"$ref":"#/definitions/AccessCredentialSource"},"users":{"type":"array","items":{"type":"string"}}}};
const schema25 = {"type":"object","properties":{"configDrive":{"$ref":"#/definitions/OpenObject"},"emuGuestAgent":{"$ref":"#/definitions/GuestAgentSshPublicKeyPropagation"}}};
const schema27 = {"type":"object","properties":{"users":{"type":"array","items":{"type":"string"}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configDrive !== undefined && func0.call(data, "configDrive")){
let data0 = data.configDrive;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/configDrive",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.emuGuestAgent !== undefined && func0.call(data, "emuGuestAgent")){
let data1 = data.emuGuestAgent;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.users !== undefined && func0.call(data1, "users")){
let data2 = data1.users;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/emuGuestAgent/users/" + i0,schemaPath:"#/definitions/GuestAgentSshPublicKeyPropagation/properties/users/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.users.items.type,parentSchema:schema27.properties.users.items,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/emuGuestAgent/users",schemaPath:"#/definitions/GuestAgentSshPublicKeyPropagation/properties/users/type",keyword:"type",params:{type: "array"},schema:schema27.properties.users.type,parentSchema:schema27.properties.users,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/emuGuestAgent",schemaPath:"#/definitions/GuestAgentSshPublicKeyPropagation/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","properties":{"secret":{"$ref":"#/definitions/AccessCredentialSecret"}}};
const schema29 = {"type":"object","required":["secretName"],"properties":{"secretName":{"type":"string"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.secret !== undefined && func0.call(data, "secret")){
let data0 = data.secret;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.secretName === undefined) || (!(func0.call(data0, "secretName")))){
const err0 = {instancePath:instancePath+"/secret",schemaPath:"#/definitions/AccessCredentialSecret/required",keyword:"required",params:{missingProperty: "secretName"},schema:schema29.required,parentSchema:schema29,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.secretName !== undefined && func0.call(data0, "secretName")){
let data1 = data0.secretName;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/secret/secretName",schemaPath:"#/definitions/AccessCredentialSecret/properties/secretName/type",keyword:"type",params:{type: "string"},schema:schema29.properties.secretName.type,parentSchema:schema29.properties.secretName,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/secret",schemaPath:"#/definitions/AccessCredentialSecret/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.propagationMethod === undefined) || (!(func0.call(data, "propagationMethod")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "propagationMethod"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.propagationMethod !== undefined && func0.call(data, "propagationMethod")){
if(!(validate22(data.propagationMethod, {instancePath:instancePath+"/propagationMethod",parentData:data,parentDataProperty:"propagationMethod",rootData}))){
vErrors = vErrors === null ? validate22.errors : append(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate24(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate24.errors : append(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.users !== undefined && func0.call(data, "users")){
let data2 = data.users;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "string"},schema:schema24.properties.users.items.type,parentSchema:schema24.properties.users.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},schema:schema24.properties.users.type,parentSchema:schema24.properties.users,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","required":["propagationMethod","source"],"properties":{"propagationMethod":{"$ref":"#/definitions/UserPasswordPropagationMethod"},"source":{"$ref":"#/definitions/AccessCredentialSource"}}};
const schema31 = {"type":"object","properties":{"emuGuestAgent":{"$ref":"#/definitions/OpenObject"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emuGuestAgent !== undefined && func0.call(data, "emuGuestAgent")){
let data0 = data.emuGuestAgent;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/emuGuestAgent",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.propagationMethod === undefined) || (!(func0.call(data, "propagationMethod")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "propagationMethod"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.propagationMethod !== undefined && func0.call(data, "propagationMethod")){
if(!(validate28(data.propagationMethod, {instancePath:instancePath+"/propagationMethod",parentData:data,parentDataProperty:"propagationMethod",rootData}))){
vErrors = vErrors === null ? validate28.errors : append(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate24(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate24.errors : append(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sshPublicKey !== undefined && func0.call(data, "sshPublicKey")){
if(!(validate21(data.sshPublicKey, {instancePath:instancePath+"/sshPublicKey",parentData:data,parentDataProperty:"sshPublicKey",rootData}))){
vErrors = vErrors === null ? validate21.errors : append(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data.userPassword !== undefined && func0.call(data, "userPassword")){
if(!(validate27(data.userPassword, {instancePath:instancePath+"/userPassword",parentData:data,parentDataProperty:"userPassword",rootData}))){
vErrors = vErrors === null ? validate27.errors : append(vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","properties":{"nodeAffinity":{"$ref":"#/definitions/NodeAffinity"},"podAffinity":{"$ref":"#/definitions/PodAffinity"},"podAntiAffinity":{"$ref":"#/definitions/PodAffinity"}}};
const schema34 = {"type":"object","properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":"array","items":{"$ref":"#/definitions/PreferredSchedulingTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"$ref":"#/definitions/NodeSelector"}}};
const schema35 = {"type":"object","required":["preference","weight"],"properties":{"preference":{"$ref":"#/definitions/NodeSelectorTerm"},"weight":{"type":"integer","minimum":1,"maximum":100,"$comment":"PreferredSchedulingTerm.weight"}}};
const schema36 = {"type":"object","properties":{"matchExpressions":{"type":"array","items":{"$ref":"#/definitions/NodeSelectorRequirement"}},"matchFields":{"type":"array","items":{"$ref":"#/definitions/NodeSelectorRequirement"}}}};
const schema37 = {"type":"object","required":["key","operator"],"properties":{"key":{"type":"string"},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"],"$comment":"NodeSelectorRequirement.operator"},"values":{"type":"array","items":{"type":"string"}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matchExpressions !== undefined && func0.call(data, "matchExpressions")){
let data0 = data.matchExpressions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.key === undefined) || (!(func0.call(data1, "key")))){
const err0 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/definitions/NodeSelectorRequirement/required",keyword:"required",params:{missingProperty: "key"},schema:schema37.required,parentSchema:schema37,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data1.operator === undefined) || (!(func0.call(data1, "operator")))){
const err1 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/definitions/NodeSelectorRequirement/required",keyword:"required",params:{missingProperty: "operator"},schema:schema37.required,parentSchema:schema37,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.key !== undefined && func0.call(data1, "key")){
let data2 = data1.key;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",schemaPath:"#/definitions/NodeSelectorRequirement/properties/key/type",keyword:"type",params:{type: "string"},schema:schema37.properties.key.type,parentSchema:schema37.properties.key,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.operator !== undefined && func0.call(data1, "operator")){
let data3 = data1.operator;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",schemaPath:"#/definitions/NodeSelectorRequirement/properties/operator/type",keyword:"type",params:{type: "string"},schema:schema37.properties.operator.type,parentSchema:schema37.properties.operator,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data3 === "In") || (data3 === "NotIn")) || (data3 === "Exists")) || (data3 === "DoesNotExist")) || (data3 === "Gt")) || (data3 === "Lt"))){
const err4 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",schemaPath:"#/definitions/NodeSelectorRequirement/properties/operator/enum",keyword:"enum",params:{allowedValues: schema37.properties.operator.enum},schema:schema37.properties.operator.enum,parentSchema:schema37.properties.operator,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.values !== undefined && func0.call(data1, "values")){
let data4 = data1.values;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/matchExpressions/" + i0+"/values/" + i1,schemaPath:"#/definitions/NodeSelectorRequirement/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema37.properties.values.items.type,parentSchema:schema37.properties.values.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/matchExpressions/" + i0+"/values",schemaPath:"#/definitions/NodeSelectorRequirement/properties/values/type",keyword:"type",params:{type: "array"},schema:schema37.properties.values.type,parentSchema:schema37.properties.values,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/definitions/NodeSelectorRequirement/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/type",keyword:"type",params:{type: "array"},schema:schema36.properties.matchExpressions.type,parentSchema:schema36.properties.matchExpressions,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.matchFields !== undefined && func0.call(data, "matchFields")){
let data6 = data.matchFields;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.key === undefined) || (!(func0.call(data7, "key")))){
const err9 = {instancePath:instancePath+"/matchFields/" + i2,schemaPath:"#/definitions/NodeSelectorRequirement/required",keyword:"required",params:{missingProperty: "key"},schema:schema37.required,parentSchema:schema37,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data7.operator === undefined) || (!(func0.call(data7, "operator")))){
const err10 = {instancePath:instancePath+"/matchFields/" + i2,schemaPath:"#/definitions/NodeSelectorRequirement/required",keyword:"required",params:{missingProperty: "operator"},schema:schema37.required,parentSchema:schema37,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.key !== undefined && func0.call(data7, "key")){
let data8 = data7.key;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/matchFields/" + i2+"/key",schemaPath:"#/definitions/NodeSelectorRequirement/properties/key/type",keyword:"type",params:{type: "string"},schema:schema37.properties.key.type,parentSchema:schema37.properties.key,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data7.operator !== undefined && func0.call(data7, "operator")){
let data9 = data7.operator;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/matchFields/" + i2+"/operator",schemaPath:"#/definitions/NodeSelectorRequirement/properties/operator/type",keyword:"type",params:{type: "string"},schema:schema37.properties.operator.type,parentSchema:schema37.properties.operator,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((data9 === "In") || (data9 === "NotIn")) || (data9 === "Exists")) || (data9 === "DoesNotExist")) || (data9 === "Gt")) || (data9 === "Lt"))){
const err13 = {instancePath:instancePath+"/matchFields/" + i2+"/operator",schemaPath:"#/definitions/NodeSelectorRequirement/properties/operator/enum",keyword:"enum",params:{allowedValues: schema37.properties.operator.enum},schema:schema37.properties.operator.enum,parentSchema:schema37.properties.operator,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.values !== undefined && func0.call(data7, "values")){
let data10 = data7.values;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/matchFields/" + i2+"/values/" + i3,schemaPath:"#/definitions/NodeSelectorRequirement/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema37.properties.values.items.type,parentSchema:schema37.properties.values.items,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/matchFields/" + i2+"/values",schemaPath:"#/definitions/NodeSelectorRequirement/properties/values/type",keyword:"type",params:{type: "array"},schema:schema37.properties.values.type,parentSchema:schema37.properties.values,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/matchFields/" + i2,schemaPath:"#/definitions/NodeSelectorRequirement/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/matchFields",schemaPath:"#/properties/matchFields/type",keyword:"type",params:{type: "array"},schema:schema36.properties.matchFields.type,parentSchema:schema36.properties.matchFields,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.preference === undefined) || (!(func0.call(data, "preference")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preference"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.weight === undefined) || (!(func0.call(data, "weight")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.preference !== undefined && func0.call(data, "preference")){
if(!(validate36(data.preference, {instancePath:instancePath+"/preference",parentData:data,parentDataProperty:"preference",rootData}))){
vErrors = vErrors === null ? validate36.errors : append(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data1 = data.weight;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.weight.type,parentSchema:schema35.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema35.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema35.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","required":["nodeSelectorTerms"],"properties":{"nodeSelectorTerms":{"type":"array","items":{"$ref":"#/definitions/NodeSelectorTerm"}}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.nodeSelectorTerms === undefined) || (!(func0.call(data, "nodeSelectorTerms")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeSelectorTerms"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeSelectorTerms !== undefined && func0.call(data, "nodeSelectorTerms")){
let data0 = data.nodeSelectorTerms;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data0[i0], {instancePath:instancePath+"/nodeSelectorTerms/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : append(vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/nodeSelectorTerms",schemaPath:"#/properties/nodeSelectorTerms/type",keyword:"type",params:{type: "array"},schema:schema39.properties.nodeSelectorTerms.type,parentSchema:schema39.properties.nodeSelectorTerms,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined && func0.call(data, "preferredDuringSchedulingIgnoredDuringExecution")){
let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate35(data0[i0], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : append(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: "array"},schema:schema34.properties.preferredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema34.properties.preferredDuringSchedulingIgnoredDuringExecution,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined && func0.call(data, "requiredDuringSchedulingIgnoredDuringExecution")){
if(!(validate39(data.requiredDuringSchedulingIgnoredDuringExecution, {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution",parentData:data,parentDataProperty:"requiredDuringSchedulingIgnoredDuringExecution",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"object","properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":"array","items":{"$ref":"#/definitions/WeightedPodAffinityTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"type":"array","items":{"$ref":"#/definitions/PodAffinityTerm"}}}};
const schema41 = {"type":"object","required":["podAffinityTerm","weight"],"properties":{"podAffinityTerm":{"$ref":"#/definitions/PodAffinityTerm"},"weight":{"type":"integer","minimum":1,"maximum":100,"$comment":"WeightedPodAffinityTerm.weight"}}};
const schema42 = {"type":"object","required":["topologyKey"],"properties":{"labelSelector":{"$ref":"#/definitions/LabelSelector"},"namespaceSelector":{"$ref":"#/definitions/LabelSelector"},"namespaces":{"type":"array","items":{"type":"string"}},"topologyKey":{"type":"string"}}};
const schema43 = {"type":"object","properties":{"matchExpressions":{"type":"array","items":{"$ref":"#/definitions/LabelSelectorRequirement"}},"matchLabels":{"type":"object","additionalProperties":{"type":"string"}}}};
const schema44 = {"type":"object","required":["key","operator"],"properties":{"key":{"type":"string"},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist"],"$comment":"LabelSelectorRequirement.operator"},"values":{"type":"array","items":{"type":"string"}}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matchExpressions !== undefined && func0.call(data, "matchExpressions")){
let data0 = data.matchExpressions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.key === undefined) || (!(func0.call(data1, "key")))){
const err0 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/definitions/LabelSelectorRequirement/required",keyword:"required",params:{missingProperty: "key"},schema:schema44.required,parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data1.operator === undefined) || (!(func0.call(data1, "operator")))){
const err1 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/definitions/LabelSelectorRequirement/required",keyword:"required",params:{missingProperty: "operator"},schema:schema44.required,parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.key !== undefined && func0.call(data1, "key")){
let data2 = data1.key;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/matchExpressions/" + i0+"/key",schemaPath:"#/definitions/LabelSelectorRequirement/properties/key/type",keyword:"type",params:{type: "string"},schema:schema44.properties.key.type,parentSchema:schema44.properties.key,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.operator !== undefined && func0.call(data1, "operator")){
let data3 = data1.operator;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",schemaPath:"#/definitions/LabelSelectorRequirement/properties/operator/type",keyword:"type",params:{type: "string"},schema:schema44.properties.operator.type,parentSchema:schema44.properties.operator,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data3 === "In") || (data3 === "NotIn")) || (data3 === "Exists")) || (data3 === "DoesNotExist"))){
const err4 = {instancePath:instancePath+"/matchExpressions/" + i0+"/operator",schemaPath:"#/definitions/LabelSelectorRequirement/properties/operator/enum",keyword:"enum",params:{allowedValues: schema44.properties.operator.enum},schema:schema44.properties.operator.enum,parentSchema:schema44.properties.operator,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.values !== undefined && func0.call(data1, "values")){
let data4 = data1.values;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/matchExpressions/" + i0+"/values/" + i1,schemaPath:"#/definitions/LabelSelectorRequirement/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema44.properties.values.items.type,parentSchema:schema44.properties.values.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/matchExpressions/" + i0+"/values",schemaPath:"#/definitions/LabelSelectorRequirement/properties/values/type",keyword:"type",params:{type: "array"},schema:schema44.properties.values.type,parentSchema:schema44.properties.values,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/definitions/LabelSelectorRequirement/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/type",keyword:"type",params:{type: "array"},schema:schema43.properties.matchExpressions.type,parentSchema:schema43.properties.matchExpressions,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.matchLabels !== undefined && func0.call(data, "matchLabels")){
let data6 = data.matchLabels;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 of Object.keys(data6)){
let data7 = data6[key0];
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/matchLabels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema43.properties.matchLabels.additionalProperties.type,parentSchema:schema43.properties.matchLabels.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type: "object"},schema:schema43.properties.matchLabels.type,parentSchema:schema43.properties.matchLabels,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.topologyKey === undefined) || (!(func0.call(data, "topologyKey")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topologyKey"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.labelSelector !== undefined && func0.call(data, "labelSelector")){
if(!(validate46(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
vErrors = vErrors === null ? validate46.errors : append(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.namespaceSelector !== undefined && func0.call(data, "namespaceSelector")){
if(!(validate46(data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
vErrors = vErrors === null ? validate46.errors : append(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.namespaces !== undefined && func0.call(data, "namespaces")){
let data2 = data.namespaces;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "string"},schema:schema42.properties.namespaces.items.type,parentSchema:schema42.properties.namespaces.items,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},schema:schema42.properties.namespaces.type,parentSchema:schema42.properties.namespaces,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.topologyKey !== undefined && func0.call(data, "topologyKey")){
let data4 = data.topologyKey;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type: "string"},schema:schema42.properties.topologyKey.type,parentSchema:schema42.properties.topologyKey,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.podAffinityTerm === undefined) || (!(func0.call(data, "podAffinityTerm")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "podAffinityTerm"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.weight === undefined) || (!(func0.call(data, "weight")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.podAffinityTerm !== undefined && func0.call(data, "podAffinityTerm")){
if(!(validate45(data.podAffinityTerm, {instancePath:instancePath+"/podAffinityTerm",parentData:data,parentDataProperty:"podAffinityTerm",rootData}))){
vErrors = vErrors === null ? validate45.errors : append(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data1 = data.weight;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"},schema:schema41.properties.weight.type,parentSchema:schema41.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema41.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema41.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined && func0.call(data, "preferredDuringSchedulingIgnoredDuringExecution")){
let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate44(data0[i0], {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : append(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: "array"},schema:schema40.properties.preferredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema40.properties.preferredDuringSchedulingIgnoredDuringExecution,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined && func0.call(data, "requiredDuringSchedulingIgnoredDuringExecution")){
let data2 = data.requiredDuringSchedulingIgnoredDuringExecution;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate45(data2[i1], {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate45.errors : append(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: "array"},schema:schema40.properties.requiredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema40.properties.requiredDuringSchedulingIgnoredDuringExecution,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nodeAffinity !== undefined && func0.call(data, "nodeAffinity")){
if(!(validate34(data.nodeAffinity, {instancePath:instancePath+"/nodeAffinity",parentData:data,parentDataProperty:"nodeAffinity",rootData}))){
vErrors = vErrors === null ? validate34.errors : append(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.podAffinity !== undefined && func0.call(data, "podAffinity")){
if(!(validate43(data.podAffinity, {instancePath:instancePath+"/podAffinity",parentData:data,parentDataProperty:"podAffinity",rootData}))){
vErrors = vErrors === null ? validate43.errors : append(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.podAntiAffinity !== undefined && func0.call(data, "podAntiAffinity")){
if(!(validate43(data.podAntiAffinity, {instancePath:instancePath+"/podAntiAffinity",parentData:data,parentDataProperty:"podAntiAffinity",rootData}))){
vErrors = vErrors === null ? validate43.errors : append(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"object","properties":{"nameservers":{"type":"array","items":{"type":"string"}},"options":{"type":"array","items":{"$ref":"#/definitions/DnsConfigOption"}},"searches":{"type":"array","items":{"type":"string"}}}};
const schema46 = {"type":"object","properties":{"name":{"type":"string"},"value":{"type":"string"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameservers !== undefined && func0.call(data, "nameservers")){
let data0 = data.nameservers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/nameservers/" + i0,schemaPath:"#/properties/nameservers/items/type",keyword:"type",params:{type: "string"},schema:schema45.properties.nameservers.items.type,parentSchema:schema45.properties.nameservers.items,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/nameservers",schemaPath:"#/properties/nameservers/type",keyword:"type",params:{type: "array"},schema:schema45.properties.nameservers.type,parentSchema:schema45.properties.nameservers,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data2 = data.options;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined && func0.call(data3, "name")){
let data4 = data3.name;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/options/" + i1+"/name",schemaPath:"#/definitions/DnsConfigOption/properties/name/type",keyword:"type",params:{type: "string"},schema:schema46.properties.name.type,parentSchema:schema46.properties.name,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.value !== undefined && func0.call(data3, "value")){
let data5 = data3.value;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/options/" + i1+"/value",schemaPath:"#/definitions/DnsConfigOption/properties/value/type",keyword:"type",params:{type: "string"},schema:schema46.properties.value.type,parentSchema:schema46.properties.value,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/definitions/DnsConfigOption/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema45.properties.options.type,parentSchema:schema45.properties.options,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.searches !== undefined && func0.call(data, "searches")){
let data6 = data.searches;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/searches/" + i2,schemaPath:"#/properties/searches/items/type",keyword:"type",params:{type: "string"},schema:schema45.properties.searches.items.type,parentSchema:schema45.properties.searches.items,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/searches",schemaPath:"#/properties/searches/type",keyword:"type",params:{type: "array"},schema:schema45.properties.searches.type,parentSchema:schema45.properties.searches,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","required":["devices"],"properties":{"chassis":{"$ref":"#/definitions/Chassis"},"clock":{"$ref":"#/definitions/Clock"},"cpu":{"$ref":"#/definitions/Cpu"},"devices":{"$ref":"#/definitions/Devices"},"features":{"$ref":"#/definitions/DomainFeatures"},"firmware":{"$ref":"#/definitions/Firmware"},"ioThreadsPolicy":{"type":"string","enum":["shared","auto"],"$comment":"Domain.ioThreadsPolicy"},"ioThreads":{"$ref":"#/definitions/IoThreads"},"launchSecurity":{"$ref":"#/definitions/LaunchSecurity"},"machine":{"$ref":"#/definitions/Machine"},"memory":{"$ref":"#/definitions/Memory"},"resources":{"$ref":"#/definitions/DomainResources"}}};
const schema48 = {"type":"object","properties":{"asset":{"type":"string"},"manufacturer":{"type":"string"},"serial":{"type":"string"},"sku":{"type":"string"},"version":{"type":"string"}}};
const schema125 = {"type":"object","properties":{"supplementalPoolThreadCount":{"type":"integer","minimum":-9223372036854776000,"maximum":9223372036854776000,"$comment":"Int64"}}};
const schema128 = {"type":"object","properties":{"type":{"type":"string"}}};
const schema49 = {"type":"object","properties":{"timer":{"$ref":"#/definitions/Timers"},"timezone":{"type":"string"},"utc":{"$ref":"#/definitions/ClockUtc"}}};
const schema56 = {"type":"object","properties":{"offsetSeconds":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"$comment":"Int32"}}};
const schema50 = {"type":"object","properties":{"hpet":{"$ref":"#/definitions/HpetTimer"},"hv":{"$ref":"#/definitions/PresentTimer"},"kv":{"$ref":"#/definitions/PresentTimer"},"pit":{"$ref":"#/definitions/PitTimer"},"rtc":{"$ref":"#/definitions/RtcTimer"}}};
const schema51 = {"type":"object","properties":{"present":{"type":"boolean"},"tickPolicy":{"type":"string","enum":["delay","catchup","merge","discard"],"$comment":"HpetTimer.tickPolicy"}}};
const schema52 = {"type":"object","properties":{"present":{"type":"boolean"}}};
const schema54 = {"type":"object","properties":{"present":{"type":"boolean"},"tickPolicy":{"type":"string","enum":["delay","catchup","discard"],"$comment":"PitTimer.tickPolicy"}}};
const schema55 = {"type":"object","properties":{"present":{"type":"boolean"},"tickPolicy":{"type":"string","enum":["delay","catchup"],"$comment":"RtcTimer.tickPolicy"},"track":{"type":"string","enum":["guest","wall"],"$comment":"RtcTimer.track"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hpet !== undefined && func0.call(data, "hpet")){
let data0 = data.hpet;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.present !== undefined && func0.call(data0, "present")){
let data1 = data0.present;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/hpet/present",schemaPath:"#/definitions/HpetTimer/properties/present/type",keyword:"type",params:{type: "boolean"},schema:schema51.properties.present.type,parentSchema:schema51.properties.present,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.tickPolicy !== undefined && func0.call(data0, "tickPolicy")){
let data2 = data0.tickPolicy;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/hpet/tickPolicy",schemaPath:"#/definitions/HpetTimer/properties/tickPolicy/type",keyword:"type",params:{type: "string"},schema:schema51.properties.tickPolicy.type,parentSchema:schema51.properties.tickPolicy,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data2 === "delay") || (data2 === "catchup")) || (data2 === "merge")) || (data2 === "discard"))){
const err2 = {instancePath:instancePath+"/hpet/tickPolicy",schemaPath:"#/definitions/HpetTimer/properties/tickPolicy/enum",keyword:"enum",params:{allowedValues: schema51.properties.tickPolicy.enum},schema:schema51.properties.tickPolicy.enum,parentSchema:schema51.properties.tickPolicy,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/hpet",schemaPath:"#/definitions/HpetTimer/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.hv !== undefined && func0.call(data, "hv")){
let data3 = data.hv;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.present !== undefined && func0.call(data3, "present")){
let data4 = data3.present;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/hv/present",schemaPath:"#/definitions/PresentTimer/properties/present/type",keyword:"type",params:{type: "boolean"},schema:schema52.properties.present.type,parentSchema:schema52.properties.present,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/hv",schemaPath:"#/definitions/PresentTimer/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kv !== undefined && func0.call(data, "kv")){
let data5 = data.kv;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.present !== undefined && func0.call(data5, "present")){
let data6 = data5.present;
if(typeof data6 !== "boolean"){
const err6 = {instancePath:instancePath+"/kv/present",schemaPath:"#/definitions/PresentTimer/properties/present/type",keyword:"type",params:{type: "boolean"},schema:schema52.properties.present.type,parentSchema:schema52.properties.present,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/kv",schemaPath:"#/definitions/PresentTimer/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pit !== undefined && func0.call(data, "pit")){
let data7 = data.pit;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.present !== undefined && func0.call(data7, "present")){
let data8 = data7.present;
if(typeof data8 !== "boolean"){
const err8 = {instancePath:instancePath+"/pit/present",schemaPath:"#/definitions/PitTimer/properties/present/type",keyword:"type",params:{type: "boolean"},schema:schema54.properties.present.type,parentSchema:schema54.properties.present,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.tickPolicy !== undefined && func0.call(data7, "tickPolicy")){
let data9 = data7.tickPolicy;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/pit/tickPolicy",schemaPath:"#/definitions/PitTimer/properties/tickPolicy/type",keyword:"type",params:{type: "string"},schema:schema54.properties.tickPolicy.type,parentSchema:schema54.properties.tickPolicy,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data9 === "delay") || (data9 === "catchup")) || (data9 === "discard"))){
const err10 = {instancePath:instancePath+"/pit/tickPolicy",schemaPath:"#/definitions/PitTimer/properties/tickPolicy/enum",keyword:"enum",params:{allowedValues: schema54.properties.tickPolicy.enum},schema:schema54.properties.tickPolicy.enum,parentSchema:schema54.properties.tickPolicy,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/pit",schemaPath:"#/definitions/PitTimer/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.rtc !== undefined && func0.call(data, "rtc")){
let data10 = data.rtc;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.present !== undefined && func0.call(data10, "present")){
let data11 = data10.present;
if(typeof data11 !== "boolean"){
const err12 = {instancePath:instancePath+"/rtc/present",schemaPath:"#/definitions/RtcTimer/properties/present/type",keyword:"type",params:{type: "boolean"},schema:schema55.properties.present.type,parentSchema:schema55.properties.present,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data10.tickPolicy !== undefined && func0.call(data10, "tickPolicy")){
let data12 = data10.tickPolicy;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/rtc/tickPolicy",schemaPath:"#/definitions/RtcTimer/properties/tickPolicy/type",keyword:"type",params:{type: "string"},schema:schema55.properties.tickPolicy.type,parentSchema:schema55.properties.tickPolicy,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data12 === "delay") || (data12 === "catchup"))){
const err14 = {instancePath:instancePath+"/rtc/tickPolicy",schemaPath:"#/definitions/RtcTimer/properties/tickPolicy/enum",keyword:"enum",params:{allowedValues: schema55.properties.tickPolicy.enum},schema:schema55.properties.tickPolicy.enum,parentSchema:schema55.properties.tickPolicy,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data10.track !== undefined && func0.call(data10, "track")){
let data13 = data10.track;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/rtc/track",schemaPath:"#/definitions/RtcTimer/properties/track/type",keyword:"type",params:{type: "string"},schema:schema55.properties.track.type,parentSchema:schema55.properties.track,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data13 === "guest") || (data13 === "wall"))){
const err16 = {instancePath:instancePath+"/rtc/track",schemaPath:"#/definitions/RtcTimer/properties/track/enum",keyword:"enum",params:{allowedValues: schema55.properties.track.enum},schema:schema55.properties.track.enum,parentSchema:schema55.properties.track,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rtc",schemaPath:"#/definitions/RtcTimer/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timer !== undefined && func0.call(data, "timer")){
if(!(validate59(data.timer, {instancePath:instancePath+"/timer",parentData:data,parentDataProperty:"timer",rootData}))){
vErrors = vErrors === null ? validate59.errors : append(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined && func0.call(data, "timezone")){
let data1 = data.timezone;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},schema:schema49.properties.timezone.type,parentSchema:schema49.properties.timezone,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.utc !== undefined && func0.call(data, "utc")){
let data2 = data.utc;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.offsetSeconds !== undefined && func0.call(data2, "offsetSeconds")){
let data3 = data2.offsetSeconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/utc/offsetSeconds",schemaPath:"#/definitions/ClockUtc/properties/offsetSeconds/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.offsetSeconds.type,parentSchema:schema56.properties.offsetSeconds,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/utc/offsetSeconds",schemaPath:"#/definitions/ClockUtc/properties/offsetSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema56.properties.offsetSeconds,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3 < -2147483648 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/utc/offsetSeconds",schemaPath:"#/definitions/ClockUtc/properties/offsetSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},schema:-2147483648,parentSchema:schema56.properties.offsetSeconds,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/utc",schemaPath:"#/definitions/ClockUtc/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"object","properties":{"cores":{"type":"integer","minimum":1,"maximum":9223372036854776000,"$comment":"Cpu.cores"},"sockets":{"type":"integer","minimum":1,"maximum":9223372036854776000,"$comment":"Cpu.sockets"},"threads":{"type":"integer","minimum":1,"maximum":9223372036854776000,"$comment":"Cpu.threads"},"dedicatedCpuPlacement":{"type":"boolean"},"isolateEmulatorThread":{"type":"boolean"},"model":{"type":"string"},"features":{"type":"array","items":{"$ref":"#/definitions/CpuFeature"}},"numa":{"$ref":"#/definitions/CpuNuma"},"realtime":{"$ref":"#/definitions/CpuRealtime"}}};
const schema58 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"policy":{"type":"string","enum":["force","require","optional","disable","forbid"],"$comment":"CpuFeature.policy"}}};
const schema61 = {"type":"object","properties":{"mask":{"type":"string"}}};
const schema59 = {"type":"object","properties":{"guestMappingPassthrough":{"$ref":"#/definitions/OpenObject"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guestMappingPassthrough !== undefined && func0.call(data, "guestMappingPassthrough")){
let data0 = data.guestMappingPassthrough;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/guestMappingPassthrough",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cores !== undefined && func0.call(data, "cores")){
let data0 = data.cores;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/cores",schemaPath:"#/properties/cores/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.cores.type,parentSchema:schema57.properties.cores,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9223372036854776000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/cores",schemaPath:"#/properties/cores/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema57.properties.cores,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/cores",schemaPath:"#/properties/cores/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema57.properties.cores,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.sockets !== undefined && func0.call(data, "sockets")){
let data1 = data.sockets;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/sockets",schemaPath:"#/properties/sockets/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.sockets.type,parentSchema:schema57.properties.sockets,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9223372036854776000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/sockets",schemaPath:"#/properties/sockets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema57.properties.sockets,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/sockets",schemaPath:"#/properties/sockets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema57.properties.sockets,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.threads !== undefined && func0.call(data, "threads")){
let data2 = data.threads;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.threads.type,parentSchema:schema57.properties.threads,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9223372036854776000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema57.properties.threads,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema57.properties.threads,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.dedicatedCpuPlacement !== undefined && func0.call(data, "dedicatedCpuPlacement")){
let data3 = data.dedicatedCpuPlacement;
if(typeof data3 !== "boolean"){
const err9 = {instancePath:instancePath+"/dedicatedCpuPlacement",schemaPath:"#/properties/dedicatedCpuPlacement/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.dedicatedCpuPlacement.type,parentSchema:schema57.properties.dedicatedCpuPlacement,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.isolateEmulatorThread !== undefined && func0.call(data, "isolateEmulatorThread")){
let data4 = data.isolateEmulatorThread;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/isolateEmulatorThread",schemaPath:"#/properties/isolateEmulatorThread/type",keyword:"type",params:{type: "boolean"},schema:schema57.properties.isolateEmulatorThread.type,parentSchema:schema57.properties.isolateEmulatorThread,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data5 = data.model;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema57.properties.model.type,parentSchema:schema57.properties.model,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.features !== undefined && func0.call(data, "features")){
let data6 = data.features;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.name === undefined) || (!(func0.call(data7, "name")))){
const err12 = {instancePath:instancePath+"/features/" + i0,schemaPath:"#/definitions/CpuFeature/required",keyword:"required",params:{missingProperty: "name"},schema:schema58.required,parentSchema:schema58,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.name !== undefined && func0.call(data7, "name")){
let data8 = data7.name;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/features/" + i0+"/name",schemaPath:"#/definitions/CpuFeature/properties/name/type",keyword:"type",params:{type: "string"},schema:schema58.properties.name.type,parentSchema:schema58.properties.name,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.policy !== undefined && func0.call(data7, "policy")){
let data9 = data7.policy;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/features/" + i0+"/policy",schemaPath:"#/definitions/CpuFeature/properties/policy/type",keyword:"type",params:{type: "string"},schema:schema58.properties.policy.type,parentSchema:schema58.properties.policy,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data9 === "force") || (data9 === "require")) || (data9 === "optional")) || (data9 === "disable")) || (data9 === "forbid"))){
const err15 = {instancePath:instancePath+"/features/" + i0+"/policy",schemaPath:"#/definitions/CpuFeature/properties/policy/enum",keyword:"enum",params:{allowedValues: schema58.properties.policy.enum},schema:schema58.properties.policy.enum,parentSchema:schema58.properties.policy,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/features/" + i0,schemaPath:"#/definitions/CpuFeature/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema57.properties.features.type,parentSchema:schema57.properties.features,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.numa !== undefined && func0.call(data, "numa")){
if(!(validate63(data.numa, {instancePath:instancePath+"/numa",parentData:data,parentDataProperty:"numa",rootData}))){
vErrors = vErrors === null ? validate63.errors : append(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.realtime !== undefined && func0.call(data, "realtime")){
let data11 = data.realtime;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.mask !== undefined && func0.call(data11, "mask")){
let data12 = data11.mask;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/realtime/mask",schemaPath:"#/definitions/CpuRealtime/properties/mask/type",keyword:"type",params:{type: "string"},schema:schema61.properties.mask.type,parentSchema:schema61.properties.mask,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/realtime",schemaPath:"#/definitions/CpuRealtime/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","properties":{"autoattachGraphicsDevice":{"type":"boolean"},"autoattachInputDevice":{"type":"boolean"},"autoattachMemBalloon":{"type":"boolean"},"autoattachPodInterface":{"type":"boolean"},"autoattachSerialConsole":{"type":"boolean"},"autoattachVSOCK":{"type":"boolean"},"blockMultiQueue":{"type":"boolean"},"clientPassthrough":{"$ref":"#/definitions/OpenObject"},"disableHotplug":{"type":"boolean"},"disks":{"type":"array","items":{"$ref":"#/definitions/Disk"}},"filesystems":{"type":"array","items":{"$ref":"#/definitions/Filesystem"}},"gpus":{"type":"array","items":{"$ref":"#/definitions/Gpu"}},"hostDevices":{"type":"array","items":{"$ref":"#/definitions/HostDevice"}},"downwardMetrics":{"$ref":"#/definitions/OpenObject"},"inputs":{"type":"array","items":{"$ref":"#/definitions/InputDevice"}},"interfaces":{"type":"array","items":{"$ref":"#/definitions/Interface"}},"logSerialConsole":{"type":"boolean"},"networkInterfaceMultiqueue":{"type":"boolean"},"rng":{"$ref":"#/definitions/OpenObject"},"sound":{"$ref":"#/definitions/SoundDevice"},"tpm":{"$ref":"#/definitions/OpenObject"},"useVirtioTransitional":{"type":"boolean"},"watchdog":{"$ref":"#/definitions/Watchdog"}}};
const schema77 = {"type":"object","required":["deviceName","name"],"properties":{"deviceName":{"type":"string"},"name":{"type":"string"},"tag":{"type":"string"}}};
const schema79 = {"type":"object","required":["name","type"],"properties":{"bus":{"type":"string","enum":["virtio","usb"],"$comment":"InputDevice.bus"},"name":{"type":"string"},"type":{"type":"string","enum":["tablet"],"$comment":"InputDevice.type"}}};
const schema92 = {"type":"object","required":["name"],"properties":{"model":{"type":"string","enum":["ich9","ac97"],"$comment":"SoundDevice.model"},"name":{"type":"string"}}};
const schema64 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"blockSize":{"$ref":"#/definitions/BlockSize"},"bootOrder":{"type":"integer","minimum":1,"maximum":2147483647,"$comment":"Disk.bootOrder"},"cache":{"type":"string","enum":["CacheNone","CacheWriteThrough","none","writethrough","writeback"],"$comment":"Disk.cache"},"cdrom":{"$ref":"#/definitions/CdromTarget"},"disk":{"$ref":"#/definitions/DiskTarget"},"lun":{"$ref":"#/definitions/LunTarget"},"dedicatedIOThread":{"type":"boolean"},"io":{"type":"string","enum":["native","default","threads"],"$comment":"Disk.io"},"serial":{"type":"string"},"shareable":{"type":"boolean"},"tag":{"type":"string"}}};
const schema68 = {"type":"object","properties":{"bus":{"type":"string","enum":["virtio","sata","scsi"],"$comment":"CdromTarget.bus"},"readonly":{"type":"boolean"},"tray":{"type":"string","enum":["open","closed"],"$comment":"CdromTarget.tray"}}};
const schema69 = {"type":"object","properties":{"bus":{"type":"string","enum":["virtio","sata","scsi","usb"],"$comment":"DiskTarget.bus"},"pciAddress":{"type":"string"},"readonly":{"type":"boolean"}}};
const schema70 = {"type":"object","properties":{"bus":{"type":"string","enum":["virtio","sata","scsi"],"$comment":"LunTarget.bus"},"readonly":{"type":"boolean"}}};
const schema65 = {"type":"object","properties":{"custom":{"$ref":"#/definitions/CustomBlockSize"},"matchVolume":{"$ref":"#/definitions/MatchVolumeBlockSize"}}};
const schema66 = {"type":"object","required":["logical","physical"],"properties":{"logical":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"$comment":"Int32"},"physical":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"$comment":"Int32"}}};
const schema67 = {"type":"object","properties":{"enabled":{"type":"boolean"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.custom !== undefined && func0.call(data, "custom")){
let data0 = data.custom;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.logical === undefined) || (!(func0.call(data0, "logical")))){
const err0 = {instancePath:instancePath+"/custom",schemaPath:"#/definitions/CustomBlockSize/required",keyword:"required",params:{missingProperty: "logical"},schema:schema66.required,parentSchema:schema66,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data0.physical === undefined) || (!(func0.call(data0, "physical")))){
const err1 = {instancePath:instancePath+"/custom",schemaPath:"#/definitions/CustomBlockSize/required",keyword:"required",params:{missingProperty: "physical"},schema:schema66.required,parentSchema:schema66,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.logical !== undefined && func0.call(data0, "logical")){
let data1 = data0.logical;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/custom/logical",schemaPath:"#/definitions/CustomBlockSize/properties/logical/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.logical.type,parentSchema:schema66.properties.logical,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/custom/logical",schemaPath:"#/definitions/CustomBlockSize/properties/logical/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema66.properties.logical,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < -2147483648 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/custom/logical",schemaPath:"#/definitions/CustomBlockSize/properties/logical/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},schema:-2147483648,parentSchema:schema66.properties.logical,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.physical !== undefined && func0.call(data0, "physical")){
let data2 = data0.physical;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/custom/physical",schemaPath:"#/definitions/CustomBlockSize/properties/physical/type",keyword:"type",params:{type: "integer"},schema:schema66.properties.physical.type,parentSchema:schema66.properties.physical,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/custom/physical",schemaPath:"#/definitions/CustomBlockSize/properties/physical/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema66.properties.physical,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < -2147483648 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/custom/physical",schemaPath:"#/definitions/CustomBlockSize/properties/physical/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},schema:-2147483648,parentSchema:schema66.properties.physical,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/custom",schemaPath:"#/definitions/CustomBlockSize/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.matchVolume !== undefined && func0.call(data, "matchVolume")){
let data3 = data.matchVolume;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.enabled !== undefined && func0.call(data3, "enabled")){
let data4 = data3.enabled;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/matchVolume/enabled",schemaPath:"#/definitions/MatchVolumeBlockSize/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema67.properties.enabled.type,parentSchema:schema67.properties.enabled,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/matchVolume",schemaPath:"#/definitions/MatchVolumeBlockSize/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema64.properties.name.type,parentSchema:schema64.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.blockSize !== undefined && func0.call(data, "blockSize")){
if(!(validate68(data.blockSize, {instancePath:instancePath+"/blockSize",parentData:data,parentDataProperty:"blockSize",rootData}))){
vErrors = vErrors === null ? validate68.errors : append(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.bootOrder !== undefined && func0.call(data, "bootOrder")){
let data2 = data.bootOrder;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/bootOrder",schemaPath:"#/properties/bootOrder/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.bootOrder.type,parentSchema:schema64.properties.bootOrder,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/bootOrder",schemaPath:"#/properties/bootOrder/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema64.properties.bootOrder,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/bootOrder",schemaPath:"#/properties/bootOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema64.properties.bootOrder,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
let data3 = data.cache;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "string"},schema:schema64.properties.cache.type,parentSchema:schema64.properties.cache,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data3 === "CacheNone") || (data3 === "CacheWriteThrough")) || (data3 === "none")) || (data3 === "writethrough")) || (data3 === "writeback"))){
const err6 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/enum",keyword:"enum",params:{allowedValues: schema64.properties.cache.enum},schema:schema64.properties.cache.enum,parentSchema:schema64.properties.cache,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cdrom !== undefined && func0.call(data, "cdrom")){
let data4 = data.cdrom;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.bus !== undefined && func0.call(data4, "bus")){
let data5 = data4.bus;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/cdrom/bus",schemaPath:"#/definitions/CdromTarget/properties/bus/type",keyword:"type",params:{type: "string"},schema:schema68.properties.bus.type,parentSchema:schema68.properties.bus,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data5 === "virtio") || (data5 === "sata")) || (data5 === "scsi"))){
const err8 = {instancePath:instancePath+"/cdrom/bus",schemaPath:"#/definitions/CdromTarget/properties/bus/enum",keyword:"enum",params:{allowedValues: schema68.properties.bus.enum},schema:schema68.properties.bus.enum,parentSchema:schema68.properties.bus,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.readonly !== undefined && func0.call(data4, "readonly")){
let data6 = data4.readonly;
if(typeof data6 !== "boolean"){
const err9 = {instancePath:instancePath+"/cdrom/readonly",schemaPath:"#/definitions/CdromTarget/properties/readonly/type",keyword:"type",params:{type: "boolean"},schema:schema68.properties.readonly.type,parentSchema:schema68.properties.readonly,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.tray !== undefined && func0.call(data4, "tray")){
let data7 = data4.tray;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/cdrom/tray",schemaPath:"#/definitions/CdromTarget/properties/tray/type",keyword:"type",params:{type: "string"},schema:schema68.properties.tray.type,parentSchema:schema68.properties.tray,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data7 === "open") || (data7 === "closed"))){
const err11 = {instancePath:instancePath+"/cdrom/tray",schemaPath:"#/definitions/CdromTarget/properties/tray/enum",keyword:"enum",params:{allowedValues: schema68.properties.tray.enum},schema:schema68.properties.tray.enum,parentSchema:schema68.properties.tray,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/cdrom",schemaPath:"#/definitions/CdromTarget/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.disk !== undefined && func0.call(data, "disk")){
let data8 = data.disk;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.bus !== undefined && func0.call(data8, "bus")){
let data9 = data8.bus;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/disk/bus",schemaPath:"#/definitions/DiskTarget/properties/bus/type",keyword:"type",params:{type: "string"},schema:schema69.properties.bus.type,parentSchema:schema69.properties.bus,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data9 === "virtio") || (data9 === "sata")) || (data9 === "scsi")) || (data9 === "usb"))){
const err14 = {instancePath:instancePath+"/disk/bus",schemaPath:"#/definitions/DiskTarget/properties/bus/enum",keyword:"enum",params:{allowedValues: schema69.properties.bus.enum},schema:schema69.properties.bus.enum,parentSchema:schema69.properties.bus,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.pciAddress !== undefined && func0.call(data8, "pciAddress")){
let data10 = data8.pciAddress;
if(typeof data10 !== "string"){
const err15 = {instancePath:instancePath+"/disk/pciAddress",schemaPath:"#/definitions/DiskTarget/properties/pciAddress/type",keyword:"type",params:{type: "string"},schema:schema69.properties.pciAddress.type,parentSchema:schema69.properties.pciAddress,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.readonly !== undefined && func0.call(data8, "readonly")){
let data11 = data8.readonly;
if(typeof data11 !== "boolean"){
const err16 = {instancePath:instancePath+"/disk/readonly",schemaPath:"#/definitions/DiskTarget/properties/readonly/type",keyword:"type",params:{type: "boolean"},schema:schema69.properties.readonly.type,parentSchema:schema69.properties.readonly,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/disk",schemaPath:"#/definitions/DiskTarget/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.lun !== undefined && func0.call(data, "lun")){
let data12 = data.lun;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.bus !== undefined && func0.call(data12, "bus")){
let data13 = data12.bus;
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/lun/bus",schemaPath:"#/definitions/LunTarget/properties/bus/type",keyword:"type",params:{type: "string"},schema:schema70.properties.bus.type,parentSchema:schema70.properties.bus,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data13 === "virtio") || (data13 === "sata")) || (data13 === "scsi"))){
const err19 = {instancePath:instancePath+"/lun/bus",schemaPath:"#/definitions/LunTarget/properties/bus/enum",keyword:"enum",params:{allowedValues: schema70.properties.bus.enum},schema:schema70.properties.bus.enum,parentSchema:schema70.properties.bus,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.readonly !== undefined && func0.call(data12, "readonly")){
let data14 = data12.readonly;
if(typeof data14 !== "boolean"){
const err20 = {instancePath:instancePath+"/lun/readonly",schemaPath:"#/definitions/LunTarget/properties/readonly/type",keyword:"type",params:{type: "boolean"},schema:schema70.properties.readonly.type,parentSchema:schema70.properties.readonly,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/lun",schemaPath:"#/definitions/LunTarget/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.dedicatedIOThread !== undefined && func0.call(data, "dedicatedIOThread")){
let data15 = data.dedicatedIOThread;
if(typeof data15 !== "boolean"){
const err22 = {instancePath:instancePath+"/dedicatedIOThread",schemaPath:"#/properties/dedicatedIOThread/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.dedicatedIOThread.type,parentSchema:schema64.properties.dedicatedIOThread,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.io !== undefined && func0.call(data, "io")){
let data16 = data.io;
if(typeof data16 !== "string"){
const err23 = {instancePath:instancePath+"/io",schemaPath:"#/properties/io/type",keyword:"type",params:{type: "string"},schema:schema64.properties.io.type,parentSchema:schema64.properties.io,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data16 === "native") || (data16 === "default")) || (data16 === "threads"))){
const err24 = {instancePath:instancePath+"/io",schemaPath:"#/properties/io/enum",keyword:"enum",params:{allowedValues: schema64.properties.io.enum},schema:schema64.properties.io.enum,parentSchema:schema64.properties.io,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.serial !== undefined && func0.call(data, "serial")){
let data17 = data.serial;
if(typeof data17 !== "string"){
const err25 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/type",keyword:"type",params:{type: "string"},schema:schema64.properties.serial.type,parentSchema:schema64.properties.serial,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.shareable !== undefined && func0.call(data, "shareable")){
let data18 = data.shareable;
if(typeof data18 !== "boolean"){
const err26 = {instancePath:instancePath+"/shareable",schemaPath:"#/properties/shareable/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.shareable.type,parentSchema:schema64.properties.shareable,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data19 = data.tag;
if(typeof data19 !== "string"){
const err27 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema64.properties.tag.type,parentSchema:schema64.properties.tag,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"object","required":["name","virtiofs"],"properties":{"name":{"type":"string"},"virtiofs":{"$ref":"#/definitions/OpenObject"}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.virtiofs === undefined) || (!(func0.call(data, "virtiofs")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "virtiofs"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema71.properties.name.type,parentSchema:schema71.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.virtiofs !== undefined && func0.call(data, "virtiofs")){
let data1 = data.virtiofs;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err3 = {instancePath:instancePath+"/virtiofs",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":"object","required":["deviceName","name"],"properties":{"deviceName":{"type":"string"},"name":{"type":"string"},"tag":{"type":"string"},"virtualGPUOptions":{"$ref":"#/definitions/VirtualGpuOptions"}}};
const schema74 = {"type":"object","properties":{"display":{"$ref":"#/definitions/VirtualGpuDisplay"}}};
const schema75 = {"type":"object","properties":{"enabled":{"type":"boolean"},"ramFB":{"$ref":"#/definitions/FeatureState"}}};
const schema76 = {"type":"object","properties":{"enabled":{"type":"boolean"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined && func0.call(data, "enabled")){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema75.properties.enabled.type,parentSchema:schema75.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ramFB !== undefined && func0.call(data, "ramFB")){
let data1 = data.ramFB;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.enabled !== undefined && func0.call(data1, "enabled")){
let data2 = data1.enabled;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/ramFB/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/ramFB",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.display !== undefined && func0.call(data, "display")){
if(!(validate75(data.display, {instancePath:instancePath+"/display",parentData:data,parentDataProperty:"display",rootData}))){
vErrors = vErrors === null ? validate75.errors : append(vErrors, validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.deviceName === undefined) || (!(func0.call(data, "deviceName")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceName"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.deviceName !== undefined && func0.call(data, "deviceName")){
let data0 = data.deviceName;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/deviceName",schemaPath:"#/properties/deviceName/type",keyword:"type",params:{type: "string"},schema:schema73.properties.deviceName.type,parentSchema:schema73.properties.deviceName,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema73.properties.name.type,parentSchema:schema73.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data2 = data.tag;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema73.properties.tag.type,parentSchema:schema73.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.virtualGPUOptions !== undefined && func0.call(data, "virtualGPUOptions")){
if(!(validate74(data.virtualGPUOptions, {instancePath:instancePath+"/virtualGPUOptions",parentData:data,parentDataProperty:"virtualGPUOptions",rootData}))){
vErrors = vErrors === null ? validate74.errors : append(vErrors, validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"acpiIndex":{"type":"integer","minimum":1,"maximum":16383,"$comment":"Interface.acpiIndex"},"bootOrder":{"type":"integer","minimum":1,"maximum":2147483647,"$comment":"Interface.bootOrder"},"bridge":{"$ref":"#/definitions/OpenObject"},"macvtap":{"$ref":"#/definitions/OpenObject"},"masquerade":{"$ref":"#/definitions/OpenObject"},"passt":{"$ref":"#/definitions/OpenObject"},"slirp":{"$ref":"#/definitions/OpenObject"},"sriov":{"$ref":"#/definitions/OpenObject"},"dhcpOptions":{"$ref":"#/definitions/DhcpOptions"},"macAddress":{"$ref":"#/definitions/MacAddress"},"model":{"type":"string","enum":["e1000","e1000e","ne2k_pci","pcnet","rtl8139","virtio"],"$comment":"Interface.model"},"pciAddress":{"type":"string"},"ports":{"type":"array","items":{"$ref":"#/definitions/InterfacePort"}},"tag":{"type":"string"}}};
const schema89 = {"type":"string"};
const schema90 = {"type":"object","required":["port"],"properties":{"name":{"type":"string"},"port":{"type":"integer","minimum":1,"maximum":65535,"$comment":"InterfacePort.port"},"protocol":{"type":"string","enum":["UDP","TCP"],"$comment":"InterfacePort.protocol"}}};
const schema87 = {"type":"object","properties":{"bootFileName":{"type":"string"},"ntpServers":{"type":"array","items":{"type":"string"}},"privateOptions":{"type":"array","items":{"$ref":"#/definitions/PrivateDhcpOption"}},"tftpServerName":{"type":"string"}}};
const schema88 = {"type":"object","required":["option","value"],"properties":{"option":{"type":"integer","minimum":224,"maximum":254,"$comment":"PrivateDhcpOption.option"},"value":{"type":"string"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bootFileName !== undefined && func0.call(data, "bootFileName")){
let data0 = data.bootFileName;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/bootFileName",schemaPath:"#/properties/bootFileName/type",keyword:"type",params:{type: "string"},schema:schema87.properties.bootFileName.type,parentSchema:schema87.properties.bootFileName,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ntpServers !== undefined && func0.call(data, "ntpServers")){
let data1 = data.ntpServers;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/ntpServers/" + i0,schemaPath:"#/properties/ntpServers/items/type",keyword:"type",params:{type: "string"},schema:schema87.properties.ntpServers.items.type,parentSchema:schema87.properties.ntpServers.items,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/ntpServers",schemaPath:"#/properties/ntpServers/type",keyword:"type",params:{type: "array"},schema:schema87.properties.ntpServers.type,parentSchema:schema87.properties.ntpServers,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.privateOptions !== undefined && func0.call(data, "privateOptions")){
let data3 = data.privateOptions;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.option === undefined) || (!(func0.call(data4, "option")))){
const err3 = {instancePath:instancePath+"/privateOptions/" + i1,schemaPath:"#/definitions/PrivateDhcpOption/required",keyword:"required",params:{missingProperty: "option"},schema:schema88.required,parentSchema:schema88,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data4.value === undefined) || (!(func0.call(data4, "value")))){
const err4 = {instancePath:instancePath+"/privateOptions/" + i1,schemaPath:"#/definitions/PrivateDhcpOption/required",keyword:"required",params:{missingProperty: "value"},schema:schema88.required,parentSchema:schema88,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.option !== undefined && func0.call(data4, "option")){
let data5 = data4.option;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/privateOptions/" + i1+"/option",schemaPath:"#/definitions/PrivateDhcpOption/properties/option/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.option.type,parentSchema:schema88.properties.option,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 254 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/privateOptions/" + i1+"/option",schemaPath:"#/definitions/PrivateDhcpOption/properties/option/maximum",keyword:"maximum",params:{comparison: "<=", limit: 254},schema:254,parentSchema:schema88.properties.option,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5 < 224 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/privateOptions/" + i1+"/option",schemaPath:"#/definitions/PrivateDhcpOption/properties/option/minimum",keyword:"minimum",params:{comparison: ">=", limit: 224},schema:224,parentSchema:schema88.properties.option,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data4.value !== undefined && func0.call(data4, "value")){
let data6 = data4.value;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/privateOptions/" + i1+"/value",schemaPath:"#/definitions/PrivateDhcpOption/properties/value/type",keyword:"type",params:{type: "string"},schema:schema88.properties.value.type,parentSchema:schema88.properties.value,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/privateOptions/" + i1,schemaPath:"#/definitions/PrivateDhcpOption/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/privateOptions",schemaPath:"#/properties/privateOptions/type",keyword:"type",params:{type: "array"},schema:schema87.properties.privateOptions.type,parentSchema:schema87.properties.privateOptions,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tftpServerName !== undefined && func0.call(data, "tftpServerName")){
let data7 = data.tftpServerName;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/tftpServerName",schemaPath:"#/properties/tftpServerName/type",keyword:"type",params:{type: "string"},schema:schema87.properties.tftpServerName.type,parentSchema:schema87.properties.tftpServerName,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema80.properties.name.type,parentSchema:schema80.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.acpiIndex !== undefined && func0.call(data, "acpiIndex")){
let data1 = data.acpiIndex;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/acpiIndex",schemaPath:"#/properties/acpiIndex/type",keyword:"type",params:{type: "integer"},schema:schema80.properties.acpiIndex.type,parentSchema:schema80.properties.acpiIndex,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 16383 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/acpiIndex",schemaPath:"#/properties/acpiIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16383},schema:16383,parentSchema:schema80.properties.acpiIndex,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/acpiIndex",schemaPath:"#/properties/acpiIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema80.properties.acpiIndex,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.bootOrder !== undefined && func0.call(data, "bootOrder")){
let data2 = data.bootOrder;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/bootOrder",schemaPath:"#/properties/bootOrder/type",keyword:"type",params:{type: "integer"},schema:schema80.properties.bootOrder.type,parentSchema:schema80.properties.bootOrder,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/bootOrder",schemaPath:"#/properties/bootOrder/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema80.properties.bootOrder,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/bootOrder",schemaPath:"#/properties/bootOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema80.properties.bootOrder,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.bridge !== undefined && func0.call(data, "bridge")){
let data3 = data.bridge;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err8 = {instancePath:instancePath+"/bridge",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.macvtap !== undefined && func0.call(data, "macvtap")){
let data4 = data.macvtap;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err9 = {instancePath:instancePath+"/macvtap",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.masquerade !== undefined && func0.call(data, "masquerade")){
let data5 = data.masquerade;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err10 = {instancePath:instancePath+"/masquerade",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.passt !== undefined && func0.call(data, "passt")){
let data6 = data.passt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err11 = {instancePath:instancePath+"/passt",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.slirp !== undefined && func0.call(data, "slirp")){
let data7 = data.slirp;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err12 = {instancePath:instancePath+"/slirp",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sriov !== undefined && func0.call(data, "sriov")){
let data8 = data.sriov;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err13 = {instancePath:instancePath+"/sriov",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dhcpOptions !== undefined && func0.call(data, "dhcpOptions")){
if(!(validate80(data.dhcpOptions, {instancePath:instancePath+"/dhcpOptions",parentData:data,parentDataProperty:"dhcpOptions",rootData}))){
vErrors = vErrors === null ? validate80.errors : append(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.macAddress !== undefined && func0.call(data, "macAddress")){
let data10 = data.macAddress;
if(typeof data10 !== "string"){
const err14 = {instancePath:instancePath+"/macAddress",schemaPath:"#/definitions/MacAddress/type",keyword:"type",params:{type: "string"},schema:schema89.type,parentSchema:schema89,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data11 = data.model;
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},schema:schema80.properties.model.type,parentSchema:schema80.properties.model,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((data11 === "e1000") || (data11 === "e1000e")) || (data11 === "ne2k_pci")) || (data11 === "pcnet")) || (data11 === "rtl8139")) || (data11 === "virtio"))){
const err16 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues: schema80.properties.model.enum},schema:schema80.properties.model.enum,parentSchema:schema80.properties.model,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.pciAddress !== undefined && func0.call(data, "pciAddress")){
let data12 = data.pciAddress;
if(typeof data12 !== "string"){
const err17 = {instancePath:instancePath+"/pciAddress",schemaPath:"#/properties/pciAddress/type",keyword:"type",params:{type: "string"},schema:schema80.properties.pciAddress.type,parentSchema:schema80.properties.pciAddress,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ports !== undefined && func0.call(data, "ports")){
let data13 = data.ports;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.port === undefined) || (!(func0.call(data14, "port")))){
const err18 = {instancePath:instancePath+"/ports/" + i0,schemaPath:"#/definitions/InterfacePort/required",keyword:"required",params:{missingProperty: "port"},schema:schema90.required,parentSchema:schema90,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data14.name !== undefined && func0.call(data14, "name")){
let data15 = data14.name;
if(typeof data15 !== "string"){
const err19 = {instancePath:instancePath+"/ports/" + i0+"/name",schemaPath:"#/definitions/InterfacePort/properties/name/type",keyword:"type",params:{type: "string"},schema:schema90.properties.name.type,parentSchema:schema90.properties.name,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data14.port !== undefined && func0.call(data14, "port")){
let data16 = data14.port;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err20 = {instancePath:instancePath+"/ports/" + i0+"/port",schemaPath:"#/definitions/InterfacePort/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema90.properties.port.type,parentSchema:schema90.properties.port,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 65535 || isNaN(data16)){
const err21 = {instancePath:instancePath+"/ports/" + i0+"/port",schemaPath:"#/definitions/InterfacePort/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema90.properties.port,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err22 = {instancePath:instancePath+"/ports/" + i0+"/port",schemaPath:"#/definitions/InterfacePort/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema90.properties.port,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data14.protocol !== undefined && func0.call(data14, "protocol")){
let data17 = data14.protocol;
if(typeof data17 !== "string"){
const err23 = {instancePath:instancePath+"/ports/" + i0+"/protocol",schemaPath:"#/definitions/InterfacePort/properties/protocol/type",keyword:"type",params:{type: "string"},schema:schema90.properties.protocol.type,parentSchema:schema90.properties.protocol,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data17 === "UDP") || (data17 === "TCP"))){
const err24 = {instancePath:instancePath+"/ports/" + i0+"/protocol",schemaPath:"#/definitions/InterfacePort/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema90.properties.protocol.enum},schema:schema90.properties.protocol.enum,parentSchema:schema90.properties.protocol,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/ports/" + i0,schemaPath:"#/definitions/InterfacePort/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "array"},schema:schema80.properties.ports.type,parentSchema:schema80.properties.ports,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data18 = data.tag;
if(typeof data18 !== "string"){
const err27 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema80.properties.tag.type,parentSchema:schema80.properties.tag,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"i6300esb":{"$ref":"#/definitions/I6300EsbWatchdog"}}};
const schema95 = {"type":"object","properties":{"action":{"type":"string","enum":["poweroff","reset","shutdown"],"$comment":"I6300EsbWatchdog.action"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.i6300esb !== undefined && func0.call(data, "i6300esb")){
let data1 = data.i6300esb;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.action !== undefined && func0.call(data1, "action")){
let data2 = data1.action;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/i6300esb/action",schemaPath:"#/definitions/I6300EsbWatchdog/properties/action/type",keyword:"type",params:{type: "string"},schema:schema95.properties.action.type,parentSchema:schema95.properties.action,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "poweroff") || (data2 === "reset")) || (data2 === "shutdown"))){
const err3 = {instancePath:instancePath+"/i6300esb/action",schemaPath:"#/definitions/I6300EsbWatchdog/properties/action/enum",keyword:"enum",params:{allowedValues: schema95.properties.action.enum},schema:schema95.properties.action.enum,parentSchema:schema95.properties.action,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/i6300esb",schemaPath:"#/definitions/I6300EsbWatchdog/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.autoattachGraphicsDevice !== undefined && func0.call(data, "autoattachGraphicsDevice")){
let data0 = data.autoattachGraphicsDevice;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/autoattachGraphicsDevice",schemaPath:"#/properties/autoattachGraphicsDevice/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.autoattachGraphicsDevice.type,parentSchema:schema62.properties.autoattachGraphicsDevice,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.autoattachInputDevice !== undefined && func0.call(data, "autoattachInputDevice")){
let data1 = data.autoattachInputDevice;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/autoattachInputDevice",schemaPath:"#/properties/autoattachInputDevice/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.autoattachInputDevice.type,parentSchema:schema62.properties.autoattachInputDevice,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.autoattachMemBalloon !== undefined && func0.call(data, "autoattachMemBalloon")){
let data2 = data.autoattachMemBalloon;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/autoattachMemBalloon",schemaPath:"#/properties/autoattachMemBalloon/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.autoattachMemBalloon.type,parentSchema:schema62.properties.autoattachMemBalloon,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.autoattachPodInterface !== undefined && func0.call(data, "autoattachPodInterface")){
let data3 = data.autoattachPodInterface;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/autoattachPodInterface",schemaPath:"#/properties/autoattachPodInterface/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.autoattachPodInterface.type,parentSchema:schema62.properties.autoattachPodInterface,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.autoattachSerialConsole !== undefined && func0.call(data, "autoattachSerialConsole")){
let data4 = data.autoattachSerialConsole;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/autoattachSerialConsole",schemaPath:"#/properties/autoattachSerialConsole/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.autoattachSerialConsole.type,parentSchema:schema62.properties.autoattachSerialConsole,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.autoattachVSOCK !== undefined && func0.call(data, "autoattachVSOCK")){
let data5 = data.autoattachVSOCK;
if(typeof data5 !== "boolean"){
const err5 = {instancePath:instancePath+"/autoattachVSOCK",schemaPath:"#/properties/autoattachVSOCK/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.autoattachVSOCK.type,parentSchema:schema62.properties.autoattachVSOCK,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.blockMultiQueue !== undefined && func0.call(data, "blockMultiQueue")){
let data6 = data.blockMultiQueue;
if(typeof data6 !== "boolean"){
const err6 = {instancePath:instancePath+"/blockMultiQueue",schemaPath:"#/properties/blockMultiQueue/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.blockMultiQueue.type,parentSchema:schema62.properties.blockMultiQueue,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.clientPassthrough !== undefined && func0.call(data, "clientPassthrough")){
let data7 = data.clientPassthrough;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err7 = {instancePath:instancePath+"/clientPassthrough",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.disableHotplug !== undefined && func0.call(data, "disableHotplug")){
let data8 = data.disableHotplug;
if(typeof data8 !== "boolean"){
const err8 = {instancePath:instancePath+"/disableHotplug",schemaPath:"#/properties/disableHotplug/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.disableHotplug.type,parentSchema:schema62.properties.disableHotplug,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.disks !== undefined && func0.call(data, "disks")){
let data9 = data.disks;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate67(data9[i0], {instancePath:instancePath+"/disks/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/disks",schemaPath:"#/properties/disks/type",keyword:"type",params:{type: "array"},schema:schema62.properties.disks.type,parentSchema:schema62.properties.disks,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.filesystems !== undefined && func0.call(data, "filesystems")){
let data11 = data.filesystems;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate71(data11[i1], {instancePath:instancePath+"/filesystems/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/filesystems",schemaPath:"#/properties/filesystems/type",keyword:"type",params:{type: "array"},schema:schema62.properties.filesystems.type,parentSchema:schema62.properties.filesystems,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.gpus !== undefined && func0.call(data, "gpus")){
let data13 = data.gpus;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate73(data13[i2], {instancePath:instancePath+"/gpus/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate73.errors : append(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/gpus",schemaPath:"#/properties/gpus/type",keyword:"type",params:{type: "array"},schema:schema62.properties.gpus.type,parentSchema:schema62.properties.gpus,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.hostDevices !== undefined && func0.call(data, "hostDevices")){
let data15 = data.hostDevices;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.deviceName === undefined) || (!(func0.call(data16, "deviceName")))){
const err12 = {instancePath:instancePath+"/hostDevices/" + i3,schemaPath:"#/definitions/HostDevice/required",keyword:"required",params:{missingProperty: "deviceName"},schema:schema77.required,parentSchema:schema77,data:data16};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data16.name === undefined) || (!(func0.call(data16, "name")))){
const err13 = {instancePath:instancePath+"/hostDevices/" + i3,schemaPath:"#/definitions/HostDevice/required",keyword:"required",params:{missingProperty: "name"},schema:schema77.required,parentSchema:schema77,data:data16};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data16.deviceName !== undefined && func0.call(data16, "deviceName")){
let data17 = data16.deviceName;
if(typeof data17 !== "string"){
const err14 = {instancePath:instancePath+"/hostDevices/" + i3+"/deviceName",schemaPath:"#/definitions/HostDevice/properties/deviceName/type",keyword:"type",params:{type: "string"},schema:schema77.properties.deviceName.type,parentSchema:schema77.properties.deviceName,data:data17};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data16.name !== undefined && func0.call(data16, "name")){
let data18 = data16.name;
if(typeof data18 !== "string"){
const err15 = {instancePath:instancePath+"/hostDevices/" + i3+"/name",schemaPath:"#/definitions/HostDevice/properties/name/type",keyword:"type",params:{type: "string"},schema:schema77.properties.name.type,parentSchema:schema77.properties.name,data:data18};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data16.tag !== undefined && func0.call(data16, "tag")){
let data19 = data16.tag;
if(typeof data19 !== "string"){
const err16 = {instancePath:instancePath+"/hostDevices/" + i3+"/tag",schemaPath:"#/definitions/HostDevice/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema77.properties.tag.type,parentSchema:schema77.properties.tag,data:data19};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/hostDevices/" + i3,schemaPath:"#/definitions/HostDevice/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/hostDevices",schemaPath:"#/properties/hostDevices/type",keyword:"type",params:{type: "array"},schema:schema62.properties.hostDevices.type,parentSchema:schema62.properties.hostDevices,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.downwardMetrics !== undefined && func0.call(data, "downwardMetrics")){
let data20 = data.downwardMetrics;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
const err19 = {instancePath:instancePath+"/downwardMetrics",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data20};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.inputs !== undefined && func0.call(data, "inputs")){
let data21 = data.inputs;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.name === undefined) || (!(func0.call(data22, "name")))){
const err20 = {instancePath:instancePath+"/inputs/" + i4,schemaPath:"#/definitions/InputDevice/required",keyword:"required",params:{missingProperty: "name"},schema:schema79.required,parentSchema:schema79,data:data22};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data22.type === undefined) || (!(func0.call(data22, "type")))){
const err21 = {instancePath:instancePath+"/inputs/" + i4,schemaPath:"#/definitions/InputDevice/required",keyword:"required",params:{missingProperty: "type"},schema:schema79.required,parentSchema:schema79,data:data22};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data22.bus !== undefined && func0.call(data22, "bus")){
let data23 = data22.bus;
if(typeof data23 !== "string"){
const err22 = {instancePath:instancePath+"/inputs/" + i4+"/bus",schemaPath:"#/definitions/InputDevice/properties/bus/type",keyword:"type",params:{type: "string"},schema:schema79.properties.bus.type,parentSchema:schema79.properties.bus,data:data23};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data23 === "virtio") || (data23 === "usb"))){
const err23 = {instancePath:instancePath+"/inputs/" + i4+"/bus",schemaPath:"#/definitions/InputDevice/properties/bus/enum",keyword:"enum",params:{allowedValues: schema79.properties.bus.enum},schema:schema79.properties.bus.enum,parentSchema:schema79.properties.bus,data:data23};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data22.name !== undefined && func0.call(data22, "name")){
let data24 = data22.name;
if(typeof data24 !== "string"){
const err24 = {instancePath:instancePath+"/inputs/" + i4+"/name",schemaPath:"#/definitions/InputDevice/properties/name/type",keyword:"type",params:{type: "string"},schema:schema79.properties.name.type,parentSchema:schema79.properties.name,data:data24};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data22.type !== undefined && func0.call(data22, "type")){
let data25 = data22.type;
if(typeof data25 !== "string"){
const err25 = {instancePath:instancePath+"/inputs/" + i4+"/type",schemaPath:"#/definitions/InputDevice/properties/type/type",keyword:"type",params:{type: "string"},schema:schema79.properties.type.type,parentSchema:schema79.properties.type,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(data25 === "tablet")){
const err26 = {instancePath:instancePath+"/inputs/" + i4+"/type",schemaPath:"#/definitions/InputDevice/properties/type/enum",keyword:"enum",params:{allowedValues: schema79.properties.type.enum},schema:schema79.properties.type.enum,parentSchema:schema79.properties.type,data:data25};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/inputs/" + i4,schemaPath:"#/definitions/InputDevice/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},schema:schema62.properties.inputs.type,parentSchema:schema62.properties.inputs,data:data21};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.interfaces !== undefined && func0.call(data, "interfaces")){
let data26 = data.interfaces;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i5=0; i5<len5; i5++){
if(!(validate79(data26[i5], {instancePath:instancePath+"/interfaces/" + i5,parentData:data26,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/interfaces",schemaPath:"#/properties/interfaces/type",keyword:"type",params:{type: "array"},schema:schema62.properties.interfaces.type,parentSchema:schema62.properties.interfaces,data:data26};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.logSerialConsole !== undefined && func0.call(data, "logSerialConsole")){
let data28 = data.logSerialConsole;
if(typeof data28 !== "boolean"){
const err30 = {instancePath:instancePath+"/logSerialConsole",schemaPath:"#/properties/logSerialConsole/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.logSerialConsole.type,parentSchema:schema62.properties.logSerialConsole,data:data28};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.networkInterfaceMultiqueue !== undefined && func0.call(data, "networkInterfaceMultiqueue")){
let data29 = data.networkInterfaceMultiqueue;
if(typeof data29 !== "boolean"){
const err31 = {instancePath:instancePath+"/networkInterfaceMultiqueue",schemaPath:"#/properties/networkInterfaceMultiqueue/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.networkInterfaceMultiqueue.type,parentSchema:schema62.properties.networkInterfaceMultiqueue,data:data29};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.rng !== undefined && func0.call(data, "rng")){
let data30 = data.rng;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
}
else {
const err32 = {instancePath:instancePath+"/rng",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data30};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sound !== undefined && func0.call(data, "sound")){
let data31 = data.sound;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.name === undefined) || (!(func0.call(data31, "name")))){
const err33 = {instancePath:instancePath+"/sound",schemaPath:"#/definitions/SoundDevice/required",keyword:"required",params:{missingProperty: "name"},schema:schema92.required,parentSchema:schema92,data:data31};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data31.model !== undefined && func0.call(data31, "model")){
let data32 = data31.model;
if(typeof data32 !== "string"){
const err34 = {instancePath:instancePath+"/sound/model",schemaPath:"#/definitions/SoundDevice/properties/model/type",keyword:"type",params:{type: "string"},schema:schema92.properties.model.type,parentSchema:schema92.properties.model,data:data32};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data32 === "ich9") || (data32 === "ac97"))){
const err35 = {instancePath:instancePath+"/sound/model",schemaPath:"#/definitions/SoundDevice/properties/model/enum",keyword:"enum",params:{allowedValues: schema92.properties.model.enum},schema:schema92.properties.model.enum,parentSchema:schema92.properties.model,data:data32};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data31.name !== undefined && func0.call(data31, "name")){
let data33 = data31.name;
if(typeof data33 !== "string"){
const err36 = {instancePath:instancePath+"/sound/name",schemaPath:"#/definitions/SoundDevice/properties/name/type",keyword:"type",params:{type: "string"},schema:schema92.properties.name.type,parentSchema:schema92.properties.name,data:data33};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/sound",schemaPath:"#/definitions/SoundDevice/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data:data31};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.tpm !== undefined && func0.call(data, "tpm")){
let data34 = data.tpm;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
}
else {
const err38 = {instancePath:instancePath+"/tpm",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data34};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.useVirtioTransitional !== undefined && func0.call(data, "useVirtioTransitional")){
let data35 = data.useVirtioTransitional;
if(typeof data35 !== "boolean"){
const err39 = {instancePath:instancePath+"/useVirtioTransitional",schemaPath:"#/properties/useVirtioTransitional/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.useVirtioTransitional.type,parentSchema:schema62.properties.useVirtioTransitional,data:data35};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.watchdog !== undefined && func0.call(data, "watchdog")){
if(!(validate83(data.watchdog, {instancePath:instancePath+"/watchdog",parentData:data,parentDataProperty:"watchdog",rootData}))){
vErrors = vErrors === null ? validate83.errors : append(vErrors, validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema96 = {"type":"object","properties":{"acpi":{"$ref":"#/definitions/FeatureState"},"apic":{"$ref":"#/definitions/ApicFeature"},"hv":{"$ref":"#/definitions/HvFeatures"},"hypervPassthrough":{"$ref":"#/definitions/HvPassthrough"},"kv":{"$ref":"#/definitions/KvFeatures"},"pvspinlock":{"$ref":"#/definitions/FeatureState"},"smm":{"$ref":"#/definitions/FeatureState"}}};
const schema98 = {"type":"object","properties":{"enabled":{"type":"boolean"},"endOfInterrupt":{"type":"boolean"}}};
const schema115 = {"type":"object","properties":{"enabled":{"type":"boolean"}}};
const schema116 = {"type":"object","properties":{"hidden":{"type":"boolean"}}};
const schema99 = {"type":"object","properties":{"evmcs":{"$ref":"#/definitions/FeatureState"},"frequencies":{"$ref":"#/definitions/FeatureState"},"ipi":{"$ref":"#/definitions/FeatureState"},"reenlightenment":{"$ref":"#/definitions/FeatureState"},"relaxed":{"$ref":"#/definitions/FeatureState"},"reset":{"$ref":"#/definitions/FeatureState"},"runtime":{"$ref":"#/definitions/FeatureState"},"spinlocks":{"$ref":"#/definitions/HvSpinlocks"},"synic":{"$ref":"#/definitions/FeatureState"},"synictimer":{"$ref":"#/definitions/HvSyntheticTimer"},"tlbflush":{"$ref":"#/definitions/FeatureState"},"vapic":{"$ref":"#/definitions/FeatureState"},"vendorid":{"$ref":"#/definitions/HvVendorId"},"vpindex":{"$ref":"#/definitions/FeatureState"}}};
const schema107 = {"type":"object","properties":{"enabled":{"type":"boolean"},"spinlocks":{"type":"integer","minimum":4096,"maximum":9223372036854776000,"$comment":"HvSpinlocks.spinlocks"}}};
const schema113 = {"type":"object","properties":{"enabled":{"type":"boolean"},"vendorid":{"type":"string","maxLength":12,"$comment":"HvVendorId.vendorid"}}};
const func348 = require("ajv/dist/runtime/ucs2length").default;
const schema109 = {"type":"object","properties":{"direct":{"$ref":"#/definitions/FeatureState"},"enabled":{"type":"boolean"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.direct !== undefined && func0.call(data, "direct")){
let data0 = data.direct;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled !== undefined && func0.call(data0, "enabled")){
let data1 = data0.enabled;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/direct/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/direct",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
let data2 = data.enabled;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema109.properties.enabled.type,parentSchema:schema109.properties.enabled,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.evmcs !== undefined && func0.call(data, "evmcs")){
let data0 = data.evmcs;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled !== undefined && func0.call(data0, "enabled")){
let data1 = data0.enabled;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/evmcs/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/evmcs",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.frequencies !== undefined && func0.call(data, "frequencies")){
let data2 = data.frequencies;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.enabled !== undefined && func0.call(data2, "enabled")){
let data3 = data2.enabled;
if(typeof data3 !== "boolean"){
const err2 = {instancePath:instancePath+"/frequencies/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/frequencies",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ipi !== undefined && func0.call(data, "ipi")){
let data4 = data.ipi;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.enabled !== undefined && func0.call(data4, "enabled")){
let data5 = data4.enabled;
if(typeof data5 !== "boolean"){
const err4 = {instancePath:instancePath+"/ipi/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/ipi",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reenlightenment !== undefined && func0.call(data, "reenlightenment")){
let data6 = data.reenlightenment;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.enabled !== undefined && func0.call(data6, "enabled")){
let data7 = data6.enabled;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/reenlightenment/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/reenlightenment",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.relaxed !== undefined && func0.call(data, "relaxed")){
let data8 = data.relaxed;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.enabled !== undefined && func0.call(data8, "enabled")){
let data9 = data8.enabled;
if(typeof data9 !== "boolean"){
const err8 = {instancePath:instancePath+"/relaxed/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/relaxed",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reset !== undefined && func0.call(data, "reset")){
let data10 = data.reset;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.enabled !== undefined && func0.call(data10, "enabled")){
let data11 = data10.enabled;
if(typeof data11 !== "boolean"){
const err10 = {instancePath:instancePath+"/reset/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/reset",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.runtime !== undefined && func0.call(data, "runtime")){
let data12 = data.runtime;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.enabled !== undefined && func0.call(data12, "enabled")){
let data13 = data12.enabled;
if(typeof data13 !== "boolean"){
const err12 = {instancePath:instancePath+"/runtime/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data13};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/runtime",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.spinlocks !== undefined && func0.call(data, "spinlocks")){
let data14 = data.spinlocks;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.enabled !== undefined && func0.call(data14, "enabled")){
let data15 = data14.enabled;
if(typeof data15 !== "boolean"){
const err14 = {instancePath:instancePath+"/spinlocks/enabled",schemaPath:"#/definitions/HvSpinlocks/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema107.properties.enabled.type,parentSchema:schema107.properties.enabled,data:data15};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data14.spinlocks !== undefined && func0.call(data14, "spinlocks")){
let data16 = data14.spinlocks;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err15 = {instancePath:instancePath+"/spinlocks/spinlocks",schemaPath:"#/definitions/HvSpinlocks/properties/spinlocks/type",keyword:"type",params:{type: "integer"},schema:schema107.properties.spinlocks.type,parentSchema:schema107.properties.spinlocks,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9223372036854776000 || isNaN(data16)){
const err16 = {instancePath:instancePath+"/spinlocks/spinlocks",schemaPath:"#/definitions/HvSpinlocks/properties/spinlocks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema107.properties.spinlocks,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data16 < 4096 || isNaN(data16)){
const err17 = {instancePath:instancePath+"/spinlocks/spinlocks",schemaPath:"#/definitions/HvSpinlocks/properties/spinlocks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096},schema:4096,parentSchema:schema107.properties.spinlocks,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/spinlocks",schemaPath:"#/definitions/HvSpinlocks/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.synic !== undefined && func0.call(data, "synic")){
let data17 = data.synic;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.enabled !== undefined && func0.call(data17, "enabled")){
let data18 = data17.enabled;
if(typeof data18 !== "boolean"){
const err19 = {instancePath:instancePath+"/synic/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data18};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/synic",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.synictimer !== undefined && func0.call(data, "synictimer")){
if(!(validate88(data.synictimer, {instancePath:instancePath+"/synictimer",parentData:data,parentDataProperty:"synictimer",rootData}))){
vErrors = vErrors === null ? validate88.errors : append(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.tlbflush !== undefined && func0.call(data, "tlbflush")){
let data20 = data.tlbflush;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.enabled !== undefined && func0.call(data20, "enabled")){
let data21 = data20.enabled;
if(typeof data21 !== "boolean"){
const err21 = {instancePath:instancePath+"/tlbflush/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data21};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/tlbflush",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.vapic !== undefined && func0.call(data, "vapic")){
let data22 = data.vapic;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.enabled !== undefined && func0.call(data22, "enabled")){
let data23 = data22.enabled;
if(typeof data23 !== "boolean"){
const err23 = {instancePath:instancePath+"/vapic/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data23};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/vapic",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.vendorid !== undefined && func0.call(data, "vendorid")){
let data24 = data.vendorid;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.enabled !== undefined && func0.call(data24, "enabled")){
let data25 = data24.enabled;
if(typeof data25 !== "boolean"){
const err25 = {instancePath:instancePath+"/vendorid/enabled",schemaPath:"#/definitions/HvVendorId/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema113.properties.enabled.type,parentSchema:schema113.properties.enabled,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data24.vendorid !== undefined && func0.call(data24, "vendorid")){
let data26 = data24.vendorid;
if(typeof data26 === "string"){
if(func348(data26) > 12){
const err26 = {instancePath:instancePath+"/vendorid/vendorid",schemaPath:"#/definitions/HvVendorId/properties/vendorid/maxLength",keyword:"maxLength",params:{limit: 12},schema:12,parentSchema:schema113.properties.vendorid,data:data26};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/vendorid/vendorid",schemaPath:"#/definitions/HvVendorId/properties/vendorid/type",keyword:"type",params:{type: "string"},schema:schema113.properties.vendorid.type,parentSchema:schema113.properties.vendorid,data:data26};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/vendorid",schemaPath:"#/definitions/HvVendorId/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data24};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.vpindex !== undefined && func0.call(data, "vpindex")){
let data27 = data.vpindex;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.enabled !== undefined && func0.call(data27, "enabled")){
let data28 = data27.enabled;
if(typeof data28 !== "boolean"){
const err29 = {instancePath:instancePath+"/vpindex/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data28};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/vpindex",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data27};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.acpi !== undefined && func0.call(data, "acpi")){
let data0 = data.acpi;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled !== undefined && func0.call(data0, "enabled")){
let data1 = data0.enabled;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/acpi/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/acpi",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apic !== undefined && func0.call(data, "apic")){
let data2 = data.apic;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.enabled !== undefined && func0.call(data2, "enabled")){
let data3 = data2.enabled;
if(typeof data3 !== "boolean"){
const err2 = {instancePath:instancePath+"/apic/enabled",schemaPath:"#/definitions/ApicFeature/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema98.properties.enabled.type,parentSchema:schema98.properties.enabled,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.endOfInterrupt !== undefined && func0.call(data2, "endOfInterrupt")){
let data4 = data2.endOfInterrupt;
if(typeof data4 !== "boolean"){
const err3 = {instancePath:instancePath+"/apic/endOfInterrupt",schemaPath:"#/definitions/ApicFeature/properties/endOfInterrupt/type",keyword:"type",params:{type: "boolean"},schema:schema98.properties.endOfInterrupt.type,parentSchema:schema98.properties.endOfInterrupt,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/apic",schemaPath:"#/definitions/ApicFeature/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hv !== undefined && func0.call(data, "hv")){
if(!(validate87(data.hv, {instancePath:instancePath+"/hv",parentData:data,parentDataProperty:"hv",rootData}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
errors = vErrors.length;
}
}
if(data.hypervPassthrough !== undefined && func0.call(data, "hypervPassthrough")){
let data6 = data.hypervPassthrough;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.enabled !== undefined && func0.call(data6, "enabled")){
let data7 = data6.enabled;
if(typeof data7 !== "boolean"){
const err5 = {instancePath:instancePath+"/hypervPassthrough/enabled",schemaPath:"#/definitions/HvPassthrough/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema115.properties.enabled.type,parentSchema:schema115.properties.enabled,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/hypervPassthrough",schemaPath:"#/definitions/HvPassthrough/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kv !== undefined && func0.call(data, "kv")){
let data8 = data.kv;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.hidden !== undefined && func0.call(data8, "hidden")){
let data9 = data8.hidden;
if(typeof data9 !== "boolean"){
const err7 = {instancePath:instancePath+"/kv/hidden",schemaPath:"#/definitions/KvFeatures/properties/hidden/type",keyword:"type",params:{type: "boolean"},schema:schema116.properties.hidden.type,parentSchema:schema116.properties.hidden,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/kv",schemaPath:"#/definitions/KvFeatures/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pvspinlock !== undefined && func0.call(data, "pvspinlock")){
let data10 = data.pvspinlock;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.enabled !== undefined && func0.call(data10, "enabled")){
let data11 = data10.enabled;
if(typeof data11 !== "boolean"){
const err9 = {instancePath:instancePath+"/pvspinlock/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/pvspinlock",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.smm !== undefined && func0.call(data, "smm")){
let data12 = data.smm;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.enabled !== undefined && func0.call(data12, "enabled")){
let data13 = data12.enabled;
if(typeof data13 !== "boolean"){
const err11 = {instancePath:instancePath+"/smm/enabled",schemaPath:"#/definitions/FeatureState/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema76.properties.enabled.type,parentSchema:schema76.properties.enabled,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/smm",schemaPath:"#/definitions/FeatureState/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

const schema119 = {"type":"object","properties":{"bootloader":{"$ref":"#/definitions/Bootloader"},"kernelBoot":{"$ref":"#/definitions/KernelBoot"},"serial":{"type":"string"},"uuid":{"type":"string"}}};
const schema120 = {"type":"object","properties":{"bios":{"$ref":"#/definitions/Bios"},"efi":{"$ref":"#/definitions/Efi"}}};
const schema121 = {"type":"object","properties":{"useSerial":{"type":"boolean"}}};
const schema122 = {"type":"object","properties":{"secureBoot":{"type":"boolean"},"persistent":{"type":"boolean"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bios !== undefined && func0.call(data, "bios")){
let data0 = data.bios;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.useSerial !== undefined && func0.call(data0, "useSerial")){
let data1 = data0.useSerial;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/bios/useSerial",schemaPath:"#/definitions/Bios/properties/useSerial/type",keyword:"type",params:{type: "boolean"},schema:schema121.properties.useSerial.type,parentSchema:schema121.properties.useSerial,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/bios",schemaPath:"#/definitions/Bios/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.efi !== undefined && func0.call(data, "efi")){
let data2 = data.efi;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.secureBoot !== undefined && func0.call(data2, "secureBoot")){
let data3 = data2.secureBoot;
if(typeof data3 !== "boolean"){
const err2 = {instancePath:instancePath+"/efi/secureBoot",schemaPath:"#/definitions/Efi/properties/secureBoot/type",keyword:"type",params:{type: "boolean"},schema:schema122.properties.secureBoot.type,parentSchema:schema122.properties.secureBoot,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.persistent !== undefined && func0.call(data2, "persistent")){
let data4 = data2.persistent;
if(typeof data4 !== "boolean"){
const err3 = {instancePath:instancePath+"/efi/persistent",schemaPath:"#/definitions/Efi/properties/persistent/type",keyword:"type",params:{type: "boolean"},schema:schema122.properties.persistent.type,parentSchema:schema122.properties.persistent,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/efi",schemaPath:"#/definitions/Efi/type",keyword:"type",params:{type: "object"},schema:schema122.type,parentSchema:schema122,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const schema123 = {"type":"object","properties":{"container":{"$ref":"#/definitions/KernelBootContainer"},"kernelArgs":{"type":"string"}}};
const schema124 = {"type":"object","required":["image"],"properties":{"image":{"type":"string"},"imagePullPolicy":{"type":"string","enum":["Always","Never","IfNotPresent"],"$comment":"KernelBootContainer.imagePullPolicy"},"imagePullSecret":{"type":"string"},"initrdPath":{"type":"string"},"kernelPath":{"type":"string"}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.container !== undefined && func0.call(data, "container")){
let data0 = data.container;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.image === undefined) || (!(func0.call(data0, "image")))){
const err0 = {instancePath:instancePath+"/container",schemaPath:"#/definitions/KernelBootContainer/required",keyword:"required",params:{missingProperty: "image"},schema:schema124.required,parentSchema:schema124,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.image !== undefined && func0.call(data0, "image")){
let data1 = data0.image;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/container/image",schemaPath:"#/definitions/KernelBootContainer/properties/image/type",keyword:"type",params:{type: "string"},schema:schema124.properties.image.type,parentSchema:schema124.properties.image,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.imagePullPolicy !== undefined && func0.call(data0, "imagePullPolicy")){
let data2 = data0.imagePullPolicy;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/container/imagePullPolicy",schemaPath:"#/definitions/KernelBootContainer/properties/imagePullPolicy/type",keyword:"type",params:{type: "string"},schema:schema124.properties.imagePullPolicy.type,parentSchema:schema124.properties.imagePullPolicy,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "Always") || (data2 === "Never")) || (data2 === "IfNotPresent"))){
const err3 = {instancePath:instancePath+"/container/imagePullPolicy",schemaPath:"#/definitions/KernelBootContainer/properties/imagePullPolicy/enum",keyword:"enum",params:{allowedValues: schema124.properties.imagePullPolicy.enum},schema:schema124.properties.imagePullPolicy.enum,parentSchema:schema124.properties.imagePullPolicy,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.imagePullSecret !== undefined && func0.call(data0, "imagePullSecret")){
let data3 = data0.imagePullSecret;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/container/imagePullSecret",schemaPath:"#/definitions/KernelBootContainer/properties/imagePullSecret/type",keyword:"type",params:{type: "string"},schema:schema124.properties.imagePullSecret.type,parentSchema:schema124.properties.imagePullSecret,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.initrdPath !== undefined && func0.call(data0, "initrdPath")){
let data4 = data0.initrdPath;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/container/initrdPath",schemaPath:"#/definitions/KernelBootContainer/properties/initrdPath/type",keyword:"type",params:{type: "string"},schema:schema124.properties.initrdPath.type,parentSchema:schema124.properties.initrdPath,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.kernelPath !== undefined && func0.call(data0, "kernelPath")){
let data5 = data0.kernelPath;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/container/kernelPath",schemaPath:"#/definitions/KernelBootContainer/properties/kernelPath/type",keyword:"type",params:{type: "string"},schema:schema124.properties.kernelPath.type,parentSchema:schema124.properties.kernelPath,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/container",schemaPath:"#/definitions/KernelBootContainer/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kernelArgs !== undefined && func0.call(data, "kernelArgs")){
let data6 = data.kernelArgs;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/kernelArgs",schemaPath:"#/properties/kernelArgs/type",keyword:"type",params:{type: "string"},schema:schema123.properties.kernelArgs.type,parentSchema:schema123.properties.kernelArgs,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bootloader !== undefined && func0.call(data, "bootloader")){
if(!(validate93(data.bootloader, {instancePath:instancePath+"/bootloader",parentData:data,parentDataProperty:"bootloader",rootData}))){
vErrors = vErrors === null ? validate93.errors : append(vErrors, validate93.errors);
errors = vErrors.length;
}
}
if(data.kernelBoot !== undefined && func0.call(data, "kernelBoot")){
if(!(validate95(data.kernelBoot, {instancePath:instancePath+"/kernelBoot",parentData:data,parentDataProperty:"kernelBoot",rootData}))){
vErrors = vErrors === null ? validate95.errors : append(vErrors, validate95.errors);
errors = vErrors.length;
}
}
if(data.serial !== undefined && func0.call(data, "serial")){
let data2 = data.serial;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/serial",schemaPath:"#/properties/serial/type",keyword:"type",params:{type: "string"},schema:schema119.properties.serial.type,parentSchema:schema119.properties.serial,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.uuid !== undefined && func0.call(data, "uuid")){
let data3 = data.uuid;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"},schema:schema119.properties.uuid.type,parentSchema:schema119.properties.uuid,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"object","properties":{"sev":{"$ref":"#/definitions/OpenObject"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sev !== undefined && func0.call(data, "sev")){
let data0 = data.sev;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/sev",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema129 = {"type":"object","properties":{"guest":{"$ref":"#/definitions/QuantityText"},"hugepages":{"$ref":"#/definitions/Hugepages"}}};
const schema130 = {"type":"string"};
const schema131 = {"type":"object","properties":{"pageSize":{"type":"string"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guest !== undefined && func0.call(data, "guest")){
let data0 = data.guest;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/guest",schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.hugepages !== undefined && func0.call(data, "hugepages")){
let data1 = data.hugepages;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pageSize !== undefined && func0.call(data1, "pageSize")){
let data2 = data1.pageSize;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/hugepages/pageSize",schemaPath:"#/definitions/Hugepages/properties/pageSize/type",keyword:"type",params:{type: "string"},schema:schema131.properties.pageSize.type,parentSchema:schema131.properties.pageSize,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/hugepages",schemaPath:"#/definitions/Hugepages/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const schema132 = {"type":"object","properties":{"limits":{"type":"object","additionalProperties":{"$ref":"#/definitions/QuantityText"}},"requests":{"type":"object","additionalProperties":{"$ref":"#/definitions/QuantityText"}},"overcommitGuestOverhead":{"type":"boolean"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limits !== undefined && func0.call(data, "limits")){
let data0 = data.limits;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
let data1 = data0[key0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},schema:schema132.properties.limits.type,parentSchema:schema132.properties.limits,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.requests !== undefined && func0.call(data, "requests")){
let data2 = data.requests;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "object"},schema:schema132.properties.requests.type,parentSchema:schema132.properties.requests,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.overcommitGuestOverhead !== undefined && func0.call(data, "overcommitGuestOverhead")){
let data4 = data.overcommitGuestOverhead;
if(typeof data4 !== "boolean"){
const err4 = {instancePath:instancePath+"/overcommitGuestOverhead",schemaPath:"#/properties/overcommitGuestOverhead/type",keyword:"type",params:{type: "boolean"},schema:schema132.properties.overcommitGuestOverhead.type,parentSchema:schema132.properties.overcommitGuestOverhead,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.devices === undefined) || (!(func0.call(data, "devices")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "devices"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.chassis !== undefined && func0.call(data, "chassis")){
let data0 = data.chassis;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.asset !== undefined && func0.call(data0, "asset")){
let data1 = data0.asset;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/chassis/asset",schemaPath:"#/definitions/Chassis/properties/asset/type",keyword:"type",params:{type: "string"},schema:schema48.properties.asset.type,parentSchema:schema48.properties.asset,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.manufacturer !== undefined && func0.call(data0, "manufacturer")){
let data2 = data0.manufacturer;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/chassis/manufacturer",schemaPath:"#/definitions/Chassis/properties/manufacturer/type",keyword:"type",params:{type: "string"},schema:schema48.properties.manufacturer.type,parentSchema:schema48.properties.manufacturer,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.serial !== undefined && func0.call(data0, "serial")){
let data3 = data0.serial;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/chassis/serial",schemaPath:"#/definitions/Chassis/properties/serial/type",keyword:"type",params:{type: "string"},schema:schema48.properties.serial.type,parentSchema:schema48.properties.serial,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.sku !== undefined && func0.call(data0, "sku")){
let data4 = data0.sku;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/chassis/sku",schemaPath:"#/definitions/Chassis/properties/sku/type",keyword:"type",params:{type: "string"},schema:schema48.properties.sku.type,parentSchema:schema48.properties.sku,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.version !== undefined && func0.call(data0, "version")){
let data5 = data0.version;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/chassis/version",schemaPath:"#/definitions/Chassis/properties/version/type",keyword:"type",params:{type: "string"},schema:schema48.properties.version.type,parentSchema:schema48.properties.version,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/chassis",schemaPath:"#/definitions/Chassis/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.clock !== undefined && func0.call(data, "clock")){
if(!(validate58(data.clock, {instancePath:instancePath+"/clock",parentData:data,parentDataProperty:"clock",rootData}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.cpu !== undefined && func0.call(data, "cpu")){
if(!(validate62(data.cpu, {instancePath:instancePath+"/cpu",parentData:data,parentDataProperty:"cpu",rootData}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.devices !== undefined && func0.call(data, "devices")){
if(!(validate66(data.devices, {instancePath:instancePath+"/devices",parentData:data,parentDataProperty:"devices",rootData}))){
vErrors = vErrors === null ? validate66.errors : append(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined && func0.call(data, "features")){
if(!(validate86(data.features, {instancePath:instancePath+"/features",parentData:data,parentDataProperty:"features",rootData}))){
vErrors = vErrors === null ? validate86.errors : append(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.firmware !== undefined && func0.call(data, "firmware")){
if(!(validate92(data.firmware, {instancePath:instancePath+"/firmware",parentData:data,parentDataProperty:"firmware",rootData}))){
vErrors = vErrors === null ? validate92.errors : append(vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.ioThreadsPolicy !== undefined && func0.call(data, "ioThreadsPolicy")){
let data11 = data.ioThreadsPolicy;
if(typeof data11 !== "string"){
const err7 = {instancePath:instancePath+"/ioThreadsPolicy",schemaPath:"#/properties/ioThreadsPolicy/type",keyword:"type",params:{type: "string"},schema:schema47.properties.ioThreadsPolicy.type,parentSchema:schema47.properties.ioThreadsPolicy,data:data11};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data11 === "shared") || (data11 === "auto"))){
const err8 = {instancePath:instancePath+"/ioThreadsPolicy",schemaPath:"#/properties/ioThreadsPolicy/enum",keyword:"enum",params:{allowedValues: schema47.properties.ioThreadsPolicy.enum},schema:schema47.properties.ioThreadsPolicy.enum,parentSchema:schema47.properties.ioThreadsPolicy,data:data11};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ioThreads !== undefined && func0.call(data, "ioThreads")){
let data12 = data.ioThreads;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.supplementalPoolThreadCount !== undefined && func0.call(data12, "supplementalPoolThreadCount")){
let data13 = data12.supplementalPoolThreadCount;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err9 = {instancePath:instancePath+"/ioThreads/supplementalPoolThreadCount",schemaPath:"#/definitions/IoThreads/properties/supplementalPoolThreadCount/type",keyword:"type",params:{type: "integer"},schema:schema125.properties.supplementalPoolThreadCount.type,parentSchema:schema125.properties.supplementalPoolThreadCount,data:data13};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9223372036854776000 || isNaN(data13)){
const err10 = {instancePath:instancePath+"/ioThreads/supplementalPoolThreadCount",schemaPath:"#/definitions/IoThreads/properties/supplementalPoolThreadCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema125.properties.supplementalPoolThreadCount,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data13 < -9223372036854776000 || isNaN(data13)){
const err11 = {instancePath:instancePath+"/ioThreads/supplementalPoolThreadCount",schemaPath:"#/definitions/IoThreads/properties/supplementalPoolThreadCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},schema:-9223372036854776000,parentSchema:schema125.properties.supplementalPoolThreadCount,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/ioThreads",schemaPath:"#/definitions/IoThreads/type",keyword:"type",params:{type: "object"},schema:schema125.type,parentSchema:schema125,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.launchSecurity !== undefined && func0.call(data, "launchSecurity")){
if(!(validate98(data.launchSecurity, {instancePath:instancePath+"/launchSecurity",parentData:data,parentDataProperty:"launchSecurity",rootData}))){
vErrors = vErrors === null ? validate98.errors : append(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.machine !== undefined && func0.call(data, "machine")){
let data15 = data.machine;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.type !== undefined && func0.call(data15, "type")){
let data16 = data15.type;
if(typeof data16 !== "string"){
const err13 = {instancePath:instancePath+"/machine/type",schemaPath:"#/definitions/Machine/properties/type/type",keyword:"type",params:{type: "string"},schema:schema128.properties.type.type,parentSchema:schema128.properties.type,data:data16};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/machine",schemaPath:"#/definitions/Machine/type",keyword:"type",params:{type: "object"},schema:schema128.type,parentSchema:schema128,data:data15};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.memory !== undefined && func0.call(data, "memory")){
if(!(validate100(data.memory, {instancePath:instancePath+"/memory",parentData:data,parentDataProperty:"memory",rootData}))){
vErrors = vErrors === null ? validate100.errors : append(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(validate102(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate102.errors : append(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema135 = {"type":"object","properties":{"exec":{"$ref":"#/definitions/ExecAction"},"guestAgentPing":{"$ref":"#/definitions/OpenObject"},"httpGet":{"$ref":"#/definitions/HttpGetAction"},"tcpSocket":{"$ref":"#/definitions/TcpSocketAction"},"initialDelaySeconds":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"$comment":"Int32"},"periodSeconds":{"type":"integer","minimum":1,"maximum":2147483647,"$comment":"Probe.periodSeconds"},"timeoutSeconds":{"type":"integer","minimum":1,"maximum":2147483647,"$comment":"Probe.timeoutSeconds"},"failureThreshold":{"type":"integer","minimum":1,"maximum":2147483647,"$comment":"Probe.failureThreshold"},"successThreshold":{"type":"integer","minimum":1,"maximum":2147483647,"$comment":"Probe.successThreshold"}}};
const schema136 = {"type":"object","properties":{"command":{"type":"array","items":{"type":"string"}}}};
const schema140 = {"type":"object","required":["port"],"properties":{"host":{"type":"string"},"port":{"type":["number","string"]}}};
const schema138 = {"type":"object","required":["port"],"properties":{"host":{"type":"string"},"httpHeaders":{"type":"array","items":{"$ref":"#/definitions/HttpHeader"}},"path":{"type":"string"},"port":{"type":["number","string"]},"scheme":{"type":"string"}}};
const schema139 = {"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"},schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.host !== undefined && func0.call(data, "host")){
let data0 = data.host;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},schema:schema138.properties.host.type,parentSchema:schema138.properties.host,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.httpHeaders !== undefined && func0.call(data, "httpHeaders")){
let data1 = data.httpHeaders;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
const err2 = {instancePath:instancePath+"/httpHeaders/" + i0,schemaPath:"#/definitions/HttpHeader/required",keyword:"required",params:{missingProperty: "name"},schema:schema139.required,parentSchema:schema139,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data2.value === undefined) || (!(func0.call(data2, "value")))){
const err3 = {instancePath:instancePath+"/httpHeaders/" + i0,schemaPath:"#/definitions/HttpHeader/required",keyword:"required",params:{missingProperty: "value"},schema:schema139.required,parentSchema:schema139,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/httpHeaders/" + i0+"/name",schemaPath:"#/definitions/HttpHeader/properties/name/type",keyword:"type",params:{type: "string"},schema:schema139.properties.name.type,parentSchema:schema139.properties.name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.value !== undefined && func0.call(data2, "value")){
let data4 = data2.value;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/httpHeaders/" + i0+"/value",schemaPath:"#/definitions/HttpHeader/properties/value/type",keyword:"type",params:{type: "string"},schema:schema139.properties.value.type,parentSchema:schema139.properties.value,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/httpHeaders/" + i0,schemaPath:"#/definitions/HttpHeader/type",keyword:"type",params:{type: "object"},schema:schema139.type,parentSchema:schema139,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/httpHeaders",schemaPath:"#/properties/httpHeaders/type",keyword:"type",params:{type: "array"},schema:schema138.properties.httpHeaders.type,parentSchema:schema138.properties.httpHeaders,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data5 = data.path;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema138.properties.path.type,parentSchema:schema138.properties.path,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
let data6 = data.port;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")){
const err9 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: schema138.properties.port.type},schema:schema138.properties.port.type,parentSchema:schema138.properties.port,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scheme !== undefined && func0.call(data, "scheme")){
let data7 = data.scheme;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type: "string"},schema:schema138.properties.scheme.type,parentSchema:schema138.properties.scheme,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exec !== undefined && func0.call(data, "exec")){
let data0 = data.exec;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.command !== undefined && func0.call(data0, "command")){
let data1 = data0.command;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/exec/command/" + i0,schemaPath:"#/definitions/ExecAction/properties/command/items/type",keyword:"type",params:{type: "string"},schema:schema136.properties.command.items.type,parentSchema:schema136.properties.command.items,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/exec/command",schemaPath:"#/definitions/ExecAction/properties/command/type",keyword:"type",params:{type: "array"},schema:schema136.properties.command.type,parentSchema:schema136.properties.command,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/exec",schemaPath:"#/definitions/ExecAction/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.guestAgentPing !== undefined && func0.call(data, "guestAgentPing")){
let data3 = data.guestAgentPing;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err3 = {instancePath:instancePath+"/guestAgentPing",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.httpGet !== undefined && func0.call(data, "httpGet")){
if(!(validate106(data.httpGet, {instancePath:instancePath+"/httpGet",parentData:data,parentDataProperty:"httpGet",rootData}))){
vErrors = vErrors === null ? validate106.errors : append(vErrors, validate106.errors);
errors = vErrors.length;
}
}
if(data.tcpSocket !== undefined && func0.call(data, "tcpSocket")){
let data5 = data.tcpSocket;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.port === undefined) || (!(func0.call(data5, "port")))){
const err4 = {instancePath:instancePath+"/tcpSocket",schemaPath:"#/definitions/TcpSocketAction/required",keyword:"required",params:{missingProperty: "port"},schema:schema140.required,parentSchema:schema140,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data5.host !== undefined && func0.call(data5, "host")){
let data6 = data5.host;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/tcpSocket/host",schemaPath:"#/definitions/TcpSocketAction/properties/host/type",keyword:"type",params:{type: "string"},schema:schema140.properties.host.type,parentSchema:schema140.properties.host,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.port !== undefined && func0.call(data5, "port")){
let data7 = data5.port;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")){
const err6 = {instancePath:instancePath+"/tcpSocket/port",schemaPath:"#/definitions/TcpSocketAction/properties/port/type",keyword:"type",params:{type: schema140.properties.port.type},schema:schema140.properties.port.type,parentSchema:schema140.properties.port,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tcpSocket",schemaPath:"#/definitions/TcpSocketAction/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.initialDelaySeconds !== undefined && func0.call(data, "initialDelaySeconds")){
let data8 = data.initialDelaySeconds;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.initialDelaySeconds.type,parentSchema:schema135.properties.initialDelaySeconds,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err9 = {instancePath:instancePath+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema135.properties.initialDelaySeconds,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 < -2147483648 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},schema:-2147483648,parentSchema:schema135.properties.initialDelaySeconds,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.periodSeconds !== undefined && func0.call(data, "periodSeconds")){
let data9 = data.periodSeconds;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.periodSeconds.type,parentSchema:schema135.properties.periodSeconds,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema135.properties.periodSeconds,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema135.properties.periodSeconds,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.timeoutSeconds !== undefined && func0.call(data, "timeoutSeconds")){
let data10 = data.timeoutSeconds;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.timeoutSeconds.type,parentSchema:schema135.properties.timeoutSeconds,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema135.properties.timeoutSeconds,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err16 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema135.properties.timeoutSeconds,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.failureThreshold !== undefined && func0.call(data, "failureThreshold")){
let data11 = data.failureThreshold;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/failureThreshold",schemaPath:"#/properties/failureThreshold/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.failureThreshold.type,parentSchema:schema135.properties.failureThreshold,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
const err18 = {instancePath:instancePath+"/failureThreshold",schemaPath:"#/properties/failureThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema135.properties.failureThreshold,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/failureThreshold",schemaPath:"#/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema135.properties.failureThreshold,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.successThreshold !== undefined && func0.call(data, "successThreshold")){
let data12 = data.successThreshold;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err20 = {instancePath:instancePath+"/successThreshold",schemaPath:"#/properties/successThreshold/type",keyword:"type",params:{type: "integer"},schema:schema135.properties.successThreshold.type,parentSchema:schema135.properties.successThreshold,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
const err21 = {instancePath:instancePath+"/successThreshold",schemaPath:"#/properties/successThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema135.properties.successThreshold,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err22 = {instancePath:instancePath+"/successThreshold",schemaPath:"#/properties/successThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema135.properties.successThreshold,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

const schema141 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"#/definitions/DnsLabel"},"multiNic":{"$ref":"#/definitions/MultiNicNetwork"},"pod":{"$ref":"#/definitions/PodNetwork"}}};
const schema142 = {"type":"string"};
const schema143 = {"type":"object","required":["networkName"],"properties":{"default":{"type":"boolean"},"networkName":{"type":"string"}}};
const schema144 = {"type":"object","properties":{"vmNetworkCIDR":{"type":"string"},"vmIPv6NetworkCIDR":{"type":"string"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/DnsLabel/type",keyword:"type",params:{type: "string"},schema:schema142.type,parentSchema:schema142,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.multiNic !== undefined && func0.call(data, "multiNic")){
let data1 = data.multiNic;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.networkName === undefined) || (!(func0.call(data1, "networkName")))){
const err2 = {instancePath:instancePath+"/multiNic",schemaPath:"#/definitions/MultiNicNetwork/required",keyword:"required",params:{missingProperty: "networkName"},schema:schema143.required,parentSchema:schema143,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.default !== undefined && func0.call(data1, "default")){
let data2 = data1.default;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/multiNic/default",schemaPath:"#/definitions/MultiNicNetwork/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema143.properties.default.type,parentSchema:schema143.properties.default,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.networkName !== undefined && func0.call(data1, "networkName")){
let data3 = data1.networkName;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/multiNic/networkName",schemaPath:"#/definitions/MultiNicNetwork/properties/networkName/type",keyword:"type",params:{type: "string"},schema:schema143.properties.networkName.type,parentSchema:schema143.properties.networkName,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/multiNic",schemaPath:"#/definitions/MultiNicNetwork/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.pod !== undefined && func0.call(data, "pod")){
let data4 = data.pod;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.vmNetworkCIDR !== undefined && func0.call(data4, "vmNetworkCIDR")){
let data5 = data4.vmNetworkCIDR;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/pod/vmNetworkCIDR",schemaPath:"#/definitions/PodNetwork/properties/vmNetworkCIDR/type",keyword:"type",params:{type: "string"},schema:schema144.properties.vmNetworkCIDR.type,parentSchema:schema144.properties.vmNetworkCIDR,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.vmIPv6NetworkCIDR !== undefined && func0.call(data4, "vmIPv6NetworkCIDR")){
let data6 = data4.vmIPv6NetworkCIDR;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/pod/vmIPv6NetworkCIDR",schemaPath:"#/definitions/PodNetwork/properties/vmIPv6NetworkCIDR/type",keyword:"type",params:{type: "string"},schema:schema144.properties.vmIPv6NetworkCIDR.type,parentSchema:schema144.properties.vmIPv6NetworkCIDR,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/pod",schemaPath:"#/definitions/PodNetwork/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

const schema147 = {"type":"object","required":["maxSkew","topologyKey","whenUnsatisfiable"],"properties":{"labelSelector":{"$ref":"#/definitions/LabelSelector"},"maxSkew":{"type":"integer","minimum":1,"maximum":2147483647,"$comment":"TopologySpreadConstraint.maxSkew"},"topologyKey":{"type":"string"},"whenUnsatisfiable":{"type":"string","enum":["DoNotSchedule","ScheduleAnyway"],"$comment":"TopologySpreadConstraint.whenUnsatisfiable"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.maxSkew === undefined) || (!(func0.call(data, "maxSkew")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxSkew"},schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.topologyKey === undefined) || (!(func0.call(data, "topologyKey")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topologyKey"},schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.whenUnsatisfiable === undefined) || (!(func0.call(data, "whenUnsatisfiable")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whenUnsatisfiable"},schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.labelSelector !== undefined && func0.call(data, "labelSelector")){
if(!(validate46(data.labelSelector, {instancePath:instancePath+"/labelSelector",parentData:data,parentDataProperty:"labelSelector",rootData}))){
vErrors = vErrors === null ? validate46.errors : append(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.maxSkew !== undefined && func0.call(data, "maxSkew")){
let data1 = data.maxSkew;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/maxSkew",schemaPath:"#/properties/maxSkew/type",keyword:"type",params:{type: "integer"},schema:schema147.properties.maxSkew.type,parentSchema:schema147.properties.maxSkew,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/maxSkew",schemaPath:"#/properties/maxSkew/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema147.properties.maxSkew,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxSkew",schemaPath:"#/properties/maxSkew/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema147.properties.maxSkew,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.topologyKey !== undefined && func0.call(data, "topologyKey")){
let data2 = data.topologyKey;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type: "string"},schema:schema147.properties.topologyKey.type,parentSchema:schema147.properties.topologyKey,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.whenUnsatisfiable !== undefined && func0.call(data, "whenUnsatisfiable")){
let data3 = data.whenUnsatisfiable;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/whenUnsatisfiable",schemaPath:"#/properties/whenUnsatisfiable/type",keyword:"type",params:{type: "string"},schema:schema147.properties.whenUnsatisfiable.type,parentSchema:schema147.properties.whenUnsatisfiable,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "DoNotSchedule") || (data3 === "ScheduleAnyway"))){
const err8 = {instancePath:instancePath+"/whenUnsatisfiable",schemaPath:"#/properties/whenUnsatisfiable/enum",keyword:"enum",params:{allowedValues: schema147.properties.whenUnsatisfiable.enum},schema:schema147.properties.whenUnsatisfiable.enum,parentSchema:schema147.properties.whenUnsatisfiable,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

const schema148 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"#/definitions/DnsLabel"},"cloudInitConfigDrive":{"$ref":"#/definitions/CloudInitSource"},"cloudInitNoCloud":{"$ref":"#/definitions/CloudInitSource"},"configMap":{"$ref":"#/definitions/ConfigMapVolumeSource"},"containerDisk":{"$ref":"#/definitions/ContainerDiskSource"},"dataVolume":{"$ref":"#/definitions/DataVolumeVolumeSource"},"downwardAPI":{"$ref":"#/definitions/DownwardApiVolumeSource"},"downwardMetrics":{"$ref":"#/definitions/OpenObject"},"emptyDisk":{"$ref":"#/definitions/EmptyDiskSource"},"ephemeral":{"$ref":"#/definitions/EphemeralVolumeSource"},"hostDisk":{"$ref":"#/definitions/HostDiskSource"},"memoryDump":{"$ref":"#/definitions/PersistentVolumeClaimSource"},"persistentVolumeClaim":{"$ref":"#/definitions/PersistentVolumeClaimSource"},"secret":{"$ref":"#/definitions/SecretVolumeSource"},"serviceAccount":{"$ref":"#/definitions/ServiceAccountVolumeSource"},"sysprep":{"$ref":"#/definitions/SysprepSource"}}};
const schema153 = {"type":"object","properties":{"name":{"type":"string"},"optional":{"type":"boolean"},"volumeLabel":{"type":"string"}}};
const schema154 = {"type":"object","required":["image"],"properties":{"image":{"type":"string"},"imagePullPolicy":{"type":"string"},"imagePullSecret":{"type":"string"},"path":{"type":"string"}}};
const schema155 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"hotpluggable":{"type":"boolean"}}};
const schema165 = {"type":"object","required":["claimName"],"properties":{"claimName":{"type":"string"},"hotpluggable":{"type":"boolean"},"readOnly":{"type":"boolean"}}};
const schema170 = {"type":"object","properties":{"optional":{"type":"boolean"},"secretName":{"type":"string"},"volumeLabel":{"type":"string"}}};
const schema171 = {"type":"object","properties":{"serviceAccountName":{"type":"string"}}};
const schema150 = {"type":"object","properties":{"networkData":{"type":"string"},"networkDataBase64":{"type":"string"},"userData":{"type":"string"},"userDataBase64":{"type":"string"},"networkDataSecretRef":{"$ref":"#/definitions/LocalObjectReference"},"secretRef":{"$ref":"#/definitions/LocalObjectReference"}}};
const schema151 = {"type":"object","properties":{"name":{"type":"string"}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.networkData !== undefined && func0.call(data, "networkData")){
let data0 = data.networkData;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/networkData",schemaPath:"#/properties/networkData/type",keyword:"type",params:{type: "string"},schema:schema150.properties.networkData.type,parentSchema:schema150.properties.networkData,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.networkDataBase64 !== undefined && func0.call(data, "networkDataBase64")){
let data1 = data.networkDataBase64;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/networkDataBase64",schemaPath:"#/properties/networkDataBase64/type",keyword:"type",params:{type: "string"},schema:schema150.properties.networkDataBase64.type,parentSchema:schema150.properties.networkDataBase64,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.userData !== undefined && func0.call(data, "userData")){
let data2 = data.userData;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/userData",schemaPath:"#/properties/userData/type",keyword:"type",params:{type: "string"},schema:schema150.properties.userData.type,parentSchema:schema150.properties.userData,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.userDataBase64 !== undefined && func0.call(data, "userDataBase64")){
let data3 = data.userDataBase64;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/userDataBase64",schemaPath:"#/properties/userDataBase64/type",keyword:"type",params:{type: "string"},schema:schema150.properties.userDataBase64.type,parentSchema:schema150.properties.userDataBase64,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.networkDataSecretRef !== undefined && func0.call(data, "networkDataSecretRef")){
let data4 = data.networkDataSecretRef;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name !== undefined && func0.call(data4, "name")){
let data5 = data4.name;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/networkDataSecretRef/name",schemaPath:"#/definitions/LocalObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/networkDataSecretRef",schemaPath:"#/definitions/LocalObjectReference/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
let data6 = data.secretRef;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined && func0.call(data6, "name")){
let data7 = data6.name;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/secretRef/name",schemaPath:"#/definitions/LocalObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/secretRef",schemaPath:"#/definitions/LocalObjectReference/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema156 = {"type":"object","properties":{"fields":{"type":"array","items":{"$ref":"#/definitions/DownwardApiField"}},"volumeLabel":{"type":"string"}}};
const schema157 = {"type":"object","required":["path"],"properties":{"fieldRef":{"$ref":"#/definitions/ObjectFieldSelector"},"mode":{"type":"integer","minimum":0,"maximum":511,"$comment":"DownwardApiField.mode"},"path":{"type":"string"},"resourceFieldRef":{"$ref":"#/definitions/ResourceFieldSelector"}}};
const schema158 = {"type":"object","required":["fieldPath"],"properties":{"apiVersion":{"type":"string"},"fieldPath":{"type":"string"}}};
const schema159 = {"type":"object","required":["resource"],"properties":{"containerName":{"type":"string"},"divisor":{"$ref":"#/definitions/QuantityText"},"resource":{"type":"string"}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.resource === undefined) || (!(func0.call(data, "resource")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"},schema:schema159.required,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.containerName !== undefined && func0.call(data, "containerName")){
let data0 = data.containerName;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/containerName",schemaPath:"#/properties/containerName/type",keyword:"type",params:{type: "string"},schema:schema159.properties.containerName.type,parentSchema:schema159.properties.containerName,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.divisor !== undefined && func0.call(data, "divisor")){
let data1 = data.divisor;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/divisor",schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.resource !== undefined && func0.call(data, "resource")){
let data2 = data.resource;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema159.properties.resource.type,parentSchema:schema159.properties.resource,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fieldRef !== undefined && func0.call(data, "fieldRef")){
let data0 = data.fieldRef;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.fieldPath === undefined) || (!(func0.call(data0, "fieldPath")))){
const err1 = {instancePath:instancePath+"/fieldRef",schemaPath:"#/definitions/ObjectFieldSelector/required",keyword:"required",params:{missingProperty: "fieldPath"},schema:schema158.required,parentSchema:schema158,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.apiVersion !== undefined && func0.call(data0, "apiVersion")){
let data1 = data0.apiVersion;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/fieldRef/apiVersion",schemaPath:"#/definitions/ObjectFieldSelector/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema158.properties.apiVersion.type,parentSchema:schema158.properties.apiVersion,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.fieldPath !== undefined && func0.call(data0, "fieldPath")){
let data2 = data0.fieldPath;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/fieldRef/fieldPath",schemaPath:"#/definitions/ObjectFieldSelector/properties/fieldPath/type",keyword:"type",params:{type: "string"},schema:schema158.properties.fieldPath.type,parentSchema:schema158.properties.fieldPath,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/fieldRef",schemaPath:"#/definitions/ObjectFieldSelector/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data3 = data.mode;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "integer"},schema:schema157.properties.mode.type,parentSchema:schema157.properties.mode,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 511 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},schema:511,parentSchema:schema157.properties.mode,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema157.properties.mode,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data4 = data.path;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema157.properties.path.type,parentSchema:schema157.properties.path,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resourceFieldRef !== undefined && func0.call(data, "resourceFieldRef")){
if(!(validate121(data.resourceFieldRef, {instancePath:instancePath+"/resourceFieldRef",parentData:data,parentDataProperty:"resourceFieldRef",rootData}))){
vErrors = vErrors === null ? validate121.errors : append(vErrors, validate121.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields !== undefined && func0.call(data, "fields")){
let data0 = data.fields;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate120(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate120.errors : append(vErrors, validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},schema:schema156.properties.fields.type,parentSchema:schema156.properties.fields,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.volumeLabel !== undefined && func0.call(data, "volumeLabel")){
let data2 = data.volumeLabel;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/volumeLabel",schemaPath:"#/properties/volumeLabel/type",keyword:"type",params:{type: "string"},schema:schema156.properties.volumeLabel.type,parentSchema:schema156.properties.volumeLabel,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

const schema162 = {"type":"object","required":["capacity"],"properties":{"capacity":{"$ref":"#/definitions/QuantityText"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.capacity === undefined) || (!(func0.call(data, "capacity")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capacity"},schema:schema162.required,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.capacity !== undefined && func0.call(data, "capacity")){
let data0 = data.capacity;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/capacity",schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

const schema164 = {"type":"object","properties":{"persistentVolumeClaim":{"$ref":"#/definitions/PersistentVolumeClaimSource"}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.persistentVolumeClaim !== undefined && func0.call(data, "persistentVolumeClaim")){
let data0 = data.persistentVolumeClaim;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.claimName === undefined) || (!(func0.call(data0, "claimName")))){
const err0 = {instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/definitions/PersistentVolumeClaimSource/required",keyword:"required",params:{missingProperty: "claimName"},schema:schema165.required,parentSchema:schema165,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.claimName !== undefined && func0.call(data0, "claimName")){
let data1 = data0.claimName;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/persistentVolumeClaim/claimName",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/claimName/type",keyword:"type",params:{type: "string"},schema:schema165.properties.claimName.type,parentSchema:schema165.properties.claimName,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.hotpluggable !== undefined && func0.call(data0, "hotpluggable")){
let data2 = data0.hotpluggable;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/persistentVolumeClaim/hotpluggable",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/hotpluggable/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.hotpluggable.type,parentSchema:schema165.properties.hotpluggable,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.readOnly !== undefined && func0.call(data0, "readOnly")){
let data3 = data0.readOnly;
if(typeof data3 !== "boolean"){
const err3 = {instancePath:instancePath+"/persistentVolumeClaim/readOnly",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/readOnly/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.readOnly.type,parentSchema:schema165.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/definitions/PersistentVolumeClaimSource/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}

const schema166 = {"type":"object","required":["path","type"],"properties":{"capacity":{"$ref":"#/definitions/QuantityText"},"path":{"type":"string"},"shared":{"type":"boolean"},"type":{"type":"string","enum":["Disk","DiskOrCreate"],"$comment":"HostDiskSource.type"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema166.required,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema166.required,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.capacity !== undefined && func0.call(data, "capacity")){
let data0 = data.capacity;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/capacity",schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema166.properties.path.type,parentSchema:schema166.properties.path,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.shared !== undefined && func0.call(data, "shared")){
let data2 = data.shared;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "boolean"},schema:schema166.properties.shared.type,parentSchema:schema166.properties.shared,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data3 = data.type;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema166.properties.type.type,parentSchema:schema166.properties.type,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "Disk") || (data3 === "DiskOrCreate"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema166.properties.type.enum},schema:schema166.properties.type.enum,parentSchema:schema166.properties.type,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

const schema172 = {"type":"object","properties":{"configMap":{"$ref":"#/definitions/LocalObjectReference"},"secret":{"$ref":"#/definitions/LocalObjectReference"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configMap !== undefined && func0.call(data, "configMap")){
let data0 = data.configMap;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name !== undefined && func0.call(data0, "name")){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/configMap/name",schemaPath:"#/definitions/LocalObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/configMap",schemaPath:"#/definitions/LocalObjectReference/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.secret !== undefined && func0.call(data, "secret")){
let data2 = data.secret;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/secret/name",schemaPath:"#/definitions/LocalObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/secret",schemaPath:"#/definitions/LocalObjectReference/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/DnsLabel/type",keyword:"type",params:{type: "string"},schema:schema142.type,parentSchema:schema142,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cloudInitConfigDrive !== undefined && func0.call(data, "cloudInitConfigDrive")){
if(!(validate116(data.cloudInitConfigDrive, {instancePath:instancePath+"/cloudInitConfigDrive",parentData:data,parentDataProperty:"cloudInitConfigDrive",rootData}))){
vErrors = vErrors === null ? validate116.errors : append(vErrors, validate116.errors);
errors = vErrors.length;
}
}
if(data.cloudInitNoCloud !== undefined && func0.call(data, "cloudInitNoCloud")){
if(!(validate116(data.cloudInitNoCloud, {instancePath:instancePath+"/cloudInitNoCloud",parentData:data,parentDataProperty:"cloudInitNoCloud",rootData}))){
vErrors = vErrors === null ? validate116.errors : append(vErrors, validate116.errors);
errors = vErrors.length;
}
}
if(data.configMap !== undefined && func0.call(data, "configMap")){
let data3 = data.configMap;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined && func0.call(data3, "name")){
let data4 = data3.name;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/configMap/name",schemaPath:"#/definitions/ConfigMapVolumeSource/properties/name/type",keyword:"type",params:{type: "string"},schema:schema153.properties.name.type,parentSchema:schema153.properties.name,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.optional !== undefined && func0.call(data3, "optional")){
let data5 = data3.optional;
if(typeof data5 !== "boolean"){
const err3 = {instancePath:instancePath+"/configMap/optional",schemaPath:"#/definitions/ConfigMapVolumeSource/properties/optional/type",keyword:"type",params:{type: "boolean"},schema:schema153.properties.optional.type,parentSchema:schema153.properties.optional,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.volumeLabel !== undefined && func0.call(data3, "volumeLabel")){
let data6 = data3.volumeLabel;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/configMap/volumeLabel",schemaPath:"#/definitions/ConfigMapVolumeSource/properties/volumeLabel/type",keyword:"type",params:{type: "string"},schema:schema153.properties.volumeLabel.type,parentSchema:schema153.properties.volumeLabel,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/configMap",schemaPath:"#/definitions/ConfigMapVolumeSource/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.containerDisk !== undefined && func0.call(data, "containerDisk")){
let data7 = data.containerDisk;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.image === undefined) || (!(func0.call(data7, "image")))){
const err6 = {instancePath:instancePath+"/containerDisk",schemaPath:"#/definitions/ContainerDiskSource/required",keyword:"required",params:{missingProperty: "image"},schema:schema154.required,parentSchema:schema154,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data7.image !== undefined && func0.call(data7, "image")){
let data8 = data7.image;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/containerDisk/image",schemaPath:"#/definitions/ContainerDiskSource/properties/image/type",keyword:"type",params:{type: "string"},schema:schema154.properties.image.type,parentSchema:schema154.properties.image,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.imagePullPolicy !== undefined && func0.call(data7, "imagePullPolicy")){
let data9 = data7.imagePullPolicy;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/containerDisk/imagePullPolicy",schemaPath:"#/definitions/ContainerDiskSource/properties/imagePullPolicy/type",keyword:"type",params:{type: "string"},schema:schema154.properties.imagePullPolicy.type,parentSchema:schema154.properties.imagePullPolicy,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.imagePullSecret !== undefined && func0.call(data7, "imagePullSecret")){
let data10 = data7.imagePullSecret;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/containerDisk/imagePullSecret",schemaPath:"#/definitions/ContainerDiskSource/properties/imagePullSecret/type",keyword:"type",params:{type: "string"},schema:schema154.properties.imagePullSecret.type,parentSchema:schema154.properties.imagePullSecret,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.path !== undefined && func0.call(data7, "path")){
let data11 = data7.path;
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/containerDisk/path",schemaPath:"#/definitions/ContainerDiskSource/properties/path/type",keyword:"type",params:{type: "string"},schema:schema154.properties.path.type,parentSchema:schema154.properties.path,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/containerDisk",schemaPath:"#/definitions/ContainerDiskSource/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dataVolume !== undefined && func0.call(data, "dataVolume")){
let data12 = data.dataVolume;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.name === undefined) || (!(func0.call(data12, "name")))){
const err12 = {instancePath:instancePath+"/dataVolume",schemaPath:"#/definitions/DataVolumeVolumeSource/required",keyword:"required",params:{missingProperty: "name"},schema:schema155.required,parentSchema:schema155,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data12.name !== undefined && func0.call(data12, "name")){
let data13 = data12.name;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/dataVolume/name",schemaPath:"#/definitions/DataVolumeVolumeSource/properties/name/type",keyword:"type",params:{type: "string"},schema:schema155.properties.name.type,parentSchema:schema155.properties.name,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.hotpluggable !== undefined && func0.call(data12, "hotpluggable")){
let data14 = data12.hotpluggable;
if(typeof data14 !== "boolean"){
const err14 = {instancePath:instancePath+"/dataVolume/hotpluggable",schemaPath:"#/definitions/DataVolumeVolumeSource/properties/hotpluggable/type",keyword:"type",params:{type: "boolean"},schema:schema155.properties.hotpluggable.type,parentSchema:schema155.properties.hotpluggable,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/dataVolume",schemaPath:"#/definitions/DataVolumeVolumeSource/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.downwardAPI !== undefined && func0.call(data, "downwardAPI")){
if(!(validate119(data.downwardAPI, {instancePath:instancePath+"/downwardAPI",parentData:data,parentDataProperty:"downwardAPI",rootData}))){
vErrors = vErrors === null ? validate119.errors : append(vErrors, validate119.errors);
errors = vErrors.length;
}
}
if(data.downwardMetrics !== undefined && func0.call(data, "downwardMetrics")){
let data16 = data.downwardMetrics;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
const err16 = {instancePath:instancePath+"/downwardMetrics",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.emptyDisk !== undefined && func0.call(data, "emptyDisk")){
if(!(validate125(data.emptyDisk, {instancePath:instancePath+"/emptyDisk",parentData:data,parentDataProperty:"emptyDisk",rootData}))){
vErrors = vErrors === null ? validate125.errors : append(vErrors, validate125.errors);
errors = vErrors.length;
}
}
if(data.ephemeral !== undefined && func0.call(data, "ephemeral")){
if(!(validate127(data.ephemeral, {instancePath:instancePath+"/ephemeral",parentData:data,parentDataProperty:"ephemeral",rootData}))){
vErrors = vErrors === null ? validate127.errors : append(vErrors, validate127.errors);
errors = vErrors.length;
}
}
if(data.hostDisk !== undefined && func0.call(data, "hostDisk")){
if(!(validate129(data.hostDisk, {instancePath:instancePath+"/hostDisk",parentData:data,parentDataProperty:"hostDisk",rootData}))){
vErrors = vErrors === null ? validate129.errors : append(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data.memoryDump !== undefined && func0.call(data, "memoryDump")){
let data20 = data.memoryDump;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.claimName === undefined) || (!(func0.call(data20, "claimName")))){
const err17 = {instancePath:instancePath+"/memoryDump",schemaPath:"#/definitions/PersistentVolumeClaimSource/required",keyword:"required",params:{missingProperty: "claimName"},schema:schema165.required,parentSchema:schema165,data:data20};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data20.claimName !== undefined && func0.call(data20, "claimName")){
let data21 = data20.claimName;
if(typeof data21 !== "string"){
const err18 = {instancePath:instancePath+"/memoryDump/claimName",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/claimName/type",keyword:"type",params:{type: "string"},schema:schema165.properties.claimName.type,parentSchema:schema165.properties.claimName,data:data21};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data20.hotpluggable !== undefined && func0.call(data20, "hotpluggable")){
let data22 = data20.hotpluggable;
if(typeof data22 !== "boolean"){
const err19 = {instancePath:instancePath+"/memoryDump/hotpluggable",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/hotpluggable/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.hotpluggable.type,parentSchema:schema165.properties.hotpluggable,data:data22};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data20.readOnly !== undefined && func0.call(data20, "readOnly")){
let data23 = data20.readOnly;
if(typeof data23 !== "boolean"){
const err20 = {instancePath:instancePath+"/memoryDump/readOnly",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/readOnly/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.readOnly.type,parentSchema:schema165.properties.readOnly,data:data23};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/memoryDump",schemaPath:"#/definitions/PersistentVolumeClaimSource/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data:data20};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.persistentVolumeClaim !== undefined && func0.call(data, "persistentVolumeClaim")){
let data24 = data.persistentVolumeClaim;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.claimName === undefined) || (!(func0.call(data24, "claimName")))){
const err22 = {instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/definitions/PersistentVolumeClaimSource/required",keyword:"required",params:{missingProperty: "claimName"},schema:schema165.required,parentSchema:schema165,data:data24};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data24.claimName !== undefined && func0.call(data24, "claimName")){
let data25 = data24.claimName;
if(typeof data25 !== "string"){
const err23 = {instancePath:instancePath+"/persistentVolumeClaim/claimName",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/claimName/type",keyword:"type",params:{type: "string"},schema:schema165.properties.claimName.type,parentSchema:schema165.properties.claimName,data:data25};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data24.hotpluggable !== undefined && func0.call(data24, "hotpluggable")){
let data26 = data24.hotpluggable;
if(typeof data26 !== "boolean"){
const err24 = {instancePath:instancePath+"/persistentVolumeClaim/hotpluggable",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/hotpluggable/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.hotpluggable.type,parentSchema:schema165.properties.hotpluggable,data:data26};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data24.readOnly !== undefined && func0.call(data24, "readOnly")){
let data27 = data24.readOnly;
if(typeof data27 !== "boolean"){
const err25 = {instancePath:instancePath+"/persistentVolumeClaim/readOnly",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/readOnly/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.readOnly.type,parentSchema:schema165.properties.readOnly,data:data27};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/definitions/PersistentVolumeClaimSource/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data:data24};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.secret !== undefined && func0.call(data, "secret")){
let data28 = data.secret;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.optional !== undefined && func0.call(data28, "optional")){
let data29 = data28.optional;
if(typeof data29 !== "boolean"){
const err27 = {instancePath:instancePath+"/secret/optional",schemaPath:"#/definitions/SecretVolumeSource/properties/optional/type",keyword:"type",params:{type: "boolean"},schema:schema170.properties.optional.type,parentSchema:schema170.properties.optional,data:data29};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data28.secretName !== undefined && func0.call(data28, "secretName")){
let data30 = data28.secretName;
if(typeof data30 !== "string"){
const err28 = {instancePath:instancePath+"/secret/secretName",schemaPath:"#/definitions/SecretVolumeSource/properties/secretName/type",keyword:"type",params:{type: "string"},schema:schema170.properties.secretName.type,parentSchema:schema170.properties.secretName,data:data30};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data28.volumeLabel !== undefined && func0.call(data28, "volumeLabel")){
let data31 = data28.volumeLabel;
if(typeof data31 !== "string"){
const err29 = {instancePath:instancePath+"/secret/volumeLabel",schemaPath:"#/definitions/SecretVolumeSource/properties/volumeLabel/type",keyword:"type",params:{type: "string"},schema:schema170.properties.volumeLabel.type,parentSchema:schema170.properties.volumeLabel,data:data31};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/secret",schemaPath:"#/definitions/SecretVolumeSource/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data:data28};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
let data32 = data.serviceAccount;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.serviceAccountName !== undefined && func0.call(data32, "serviceAccountName")){
let data33 = data32.serviceAccountName;
if(typeof data33 !== "string"){
const err31 = {instancePath:instancePath+"/serviceAccount/serviceAccountName",schemaPath:"#/definitions/ServiceAccountVolumeSource/properties/serviceAccountName/type",keyword:"type",params:{type: "string"},schema:schema171.properties.serviceAccountName.type,parentSchema:schema171.properties.serviceAccountName,data:data33};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/serviceAccount",schemaPath:"#/definitions/ServiceAccountVolumeSource/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data:data32};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sysprep !== undefined && func0.call(data, "sysprep")){
if(!(validate131(data.sysprep, {instancePath:instancePath+"/sysprep",parentData:data,parentDataProperty:"sysprep",rootData}))){
vErrors = vErrors === null ? validate131.errors : append(vErrors, validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.domain === undefined) || (!(func0.call(data, "domain")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accessCredentials !== undefined && func0.call(data, "accessCredentials")){
let data0 = data.accessCredentials;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate20(data0[i0], {instancePath:instancePath+"/accessCredentials/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : append(vErrors, validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/accessCredentials",schemaPath:"#/properties/accessCredentials/type",keyword:"type",params:{type: "array"},schema:schema22.properties.accessCredentials.type,parentSchema:schema22.properties.accessCredentials,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.architecture !== undefined && func0.call(data, "architecture")){
let data2 = data.architecture;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/architecture",schemaPath:"#/properties/architecture/type",keyword:"type",params:{type: "string"},schema:schema22.properties.architecture.type,parentSchema:schema22.properties.architecture,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.affinity !== undefined && func0.call(data, "affinity")){
if(!(validate33(data.affinity, {instancePath:instancePath+"/affinity",parentData:data,parentDataProperty:"affinity",rootData}))){
vErrors = vErrors === null ? validate33.errors : append(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.dnsConfig !== undefined && func0.call(data, "dnsConfig")){
if(!(validate55(data.dnsConfig, {instancePath:instancePath+"/dnsConfig",parentData:data,parentDataProperty:"dnsConfig",rootData}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.dnsPolicy !== undefined && func0.call(data, "dnsPolicy")){
let data5 = data.dnsPolicy;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/type",keyword:"type",params:{type: "string"},schema:schema22.properties.dnsPolicy.type,parentSchema:schema22.properties.dnsPolicy,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data5 === "ClusterFirstWithHostNet") || (data5 === "ClusterFirst")) || (data5 === "Default")) || (data5 === "None"))){
const err4 = {instancePath:instancePath+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/enum",keyword:"enum",params:{allowedValues: schema22.properties.dnsPolicy.enum},schema:schema22.properties.dnsPolicy.enum,parentSchema:schema22.properties.dnsPolicy,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.domain !== undefined && func0.call(data, "domain")){
if(!(validate57(data.domain, {instancePath:instancePath+"/domain",parentData:data,parentDataProperty:"domain",rootData}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.evictionStrategy !== undefined && func0.call(data, "evictionStrategy")){
let data7 = data.evictionStrategy;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/evictionStrategy",schemaPath:"#/properties/evictionStrategy/type",keyword:"type",params:{type: "string"},schema:schema22.properties.evictionStrategy.type,parentSchema:schema22.properties.evictionStrategy,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hostname !== undefined && func0.call(data, "hostname")){
let data8 = data.hostname;
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"},schema:schema22.properties.hostname.type,parentSchema:schema22.properties.hostname,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.livenessProbe !== undefined && func0.call(data, "livenessProbe")){
if(!(validate105(data.livenessProbe, {instancePath:instancePath+"/livenessProbe",parentData:data,parentDataProperty:"livenessProbe",rootData}))){
vErrors = vErrors === null ? validate105.errors : append(vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data.readinessProbe !== undefined && func0.call(data, "readinessProbe")){
if(!(validate105(data.readinessProbe, {instancePath:instancePath+"/readinessProbe",parentData:data,parentDataProperty:"readinessProbe",rootData}))){
vErrors = vErrors === null ? validate105.errors : append(vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data.networks !== undefined && func0.call(data, "networks")){
let data11 = data.networks;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate110(data11[i1], {instancePath:instancePath+"/networks/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate110.errors : append(vErrors, validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/networks",schemaPath:"#/properties/networks/type",keyword:"type",params:{type: "array"},schema:schema22.properties.networks.type,parentSchema:schema22.properties.networks,data:data11};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.nodeSelector !== undefined && func0.call(data, "nodeSelector")){
let data13 = data.nodeSelector;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 of Object.keys(data13)){
let data14 = data13[key0];
if(typeof data14 !== "string"){
const err8 = {instancePath:instancePath+"/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema22.properties.nodeSelector.additionalProperties.type,parentSchema:schema22.properties.nodeSelector.additionalProperties,data:data14};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/nodeSelector",schemaPath:"#/properties/nodeSelector/type",keyword:"type",params:{type: "object"},schema:schema22.properties.nodeSelector.type,parentSchema:schema22.properties.nodeSelector,data:data13};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.priorityClassName !== undefined && func0.call(data, "priorityClassName")){
let data15 = data.priorityClassName;
if(typeof data15 !== "string"){
const err10 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type: "string"},schema:schema22.properties.priorityClassName.type,parentSchema:schema22.properties.priorityClassName,data:data15};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.resourceClaims !== undefined && func0.call(data, "resourceClaims")){
let data16 = data.resourceClaims;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
const err11 = {instancePath:instancePath+"/resourceClaims/" + i2,schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data17};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/resourceClaims",schemaPath:"#/properties/resourceClaims/type",keyword:"type",params:{type: "array"},schema:schema22.properties.resourceClaims.type,parentSchema:schema22.properties.resourceClaims,data:data16};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schedulerName !== undefined && func0.call(data, "schedulerName")){
let data18 = data.schedulerName;
if(typeof data18 !== "string"){
const err13 = {instancePath:instancePath+"/schedulerName",schemaPath:"#/properties/schedulerName/type",keyword:"type",params:{type: "string"},schema:schema22.properties.schedulerName.type,parentSchema:schema22.properties.schedulerName,data:data18};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.startStrategy !== undefined && func0.call(data, "startStrategy")){
let data19 = data.startStrategy;
if(typeof data19 !== "string"){
const err14 = {instancePath:instancePath+"/startStrategy",schemaPath:"#/properties/startStrategy/type",keyword:"type",params:{type: "string"},schema:schema22.properties.startStrategy.type,parentSchema:schema22.properties.startStrategy,data:data19};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.subdomain !== undefined && func0.call(data, "subdomain")){
let data20 = data.subdomain;
if(typeof data20 !== "string"){
const err15 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"},schema:schema22.properties.subdomain.type,parentSchema:schema22.properties.subdomain,data:data20};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.terminationGracePeriodSeconds !== undefined && func0.call(data, "terminationGracePeriodSeconds")){
let data21 = data.terminationGracePeriodSeconds;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err16 = {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.terminationGracePeriodSeconds.type,parentSchema:schema22.properties.terminationGracePeriodSeconds,data:data21};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9223372036854776000 || isNaN(data21)){
const err17 = {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema22.properties.terminationGracePeriodSeconds,data:data21};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data21 < -9223372036854776000 || isNaN(data21)){
const err18 = {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},schema:-9223372036854776000,parentSchema:schema22.properties.terminationGracePeriodSeconds,data:data21};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.tolerations !== undefined && func0.call(data, "tolerations")){
let data22 = data.tolerations;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.effect !== undefined && func0.call(data23, "effect")){
let data24 = data23.effect;
if(typeof data24 !== "string"){
const err19 = {instancePath:instancePath+"/tolerations/" + i3+"/effect",schemaPath:"#/definitions/Toleration/properties/effect/type",keyword:"type",params:{type: "string"},schema:schema146.properties.effect.type,parentSchema:schema146.properties.effect,data:data24};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data24 === "NoSchedule") || (data24 === "PreferNoSchedule")) || (data24 === "NoExecute")) || (data24 === ""))){
const err20 = {instancePath:instancePath+"/tolerations/" + i3+"/effect",schemaPath:"#/definitions/Toleration/properties/effect/enum",keyword:"enum",params:{allowedValues: schema146.properties.effect.enum},schema:schema146.properties.effect.enum,parentSchema:schema146.properties.effect,data:data24};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data23.key !== undefined && func0.call(data23, "key")){
let data25 = data23.key;
if(typeof data25 !== "string"){
const err21 = {instancePath:instancePath+"/tolerations/" + i3+"/key",schemaPath:"#/definitions/Toleration/properties/key/type",keyword:"type",params:{type: "string"},schema:schema146.properties.key.type,parentSchema:schema146.properties.key,data:data25};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data23.operator !== undefined && func0.call(data23, "operator")){
let data26 = data23.operator;
if(typeof data26 !== "string"){
const err22 = {instancePath:instancePath+"/tolerations/" + i3+"/operator",schemaPath:"#/definitions/Toleration/properties/operator/type",keyword:"type",params:{type: "string"},schema:schema146.properties.operator.type,parentSchema:schema146.properties.operator,data:data26};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data26 === "Exists") || (data26 === "Equal"))){
const err23 = {instancePath:instancePath+"/tolerations/" + i3+"/operator",schemaPath:"#/definitions/Toleration/properties/operator/enum",keyword:"enum",params:{allowedValues: schema146.properties.operator.enum},schema:schema146.properties.operator.enum,parentSchema:schema146.properties.operator,data:data26};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data23.tolerationSeconds !== undefined && func0.call(data23, "tolerationSeconds")){
let data27 = data23.tolerationSeconds;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err24 = {instancePath:instancePath+"/tolerations/" + i3+"/tolerationSeconds",schemaPath:"#/definitions/Toleration/properties/tolerationSeconds/type",keyword:"type",params:{type: "integer"},schema:schema146.properties.tolerationSeconds.type,parentSchema:schema146.properties.tolerationSeconds,data:data27};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9223372036854776000 || isNaN(data27)){
const err25 = {instancePath:instancePath+"/tolerations/" + i3+"/tolerationSeconds",schemaPath:"#/definitions/Toleration/properties/tolerationSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9223372036854776000},schema:9223372036854776000,parentSchema:schema146.properties.tolerationSeconds,data:data27};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data27 < -9223372036854776000 || isNaN(data27)){
const err26 = {instancePath:instancePath+"/tolerations/" + i3+"/tolerationSeconds",schemaPath:"#/definitions/Toleration/properties/tolerationSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9223372036854776000},schema:-9223372036854776000,parentSchema:schema146.properties.tolerationSeconds,data:data27};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data23.value !== undefined && func0.call(data23, "value")){
let data28 = data23.value;
if(typeof data28 !== "string"){
const err27 = {instancePath:instancePath+"/tolerations/" + i3+"/value",schemaPath:"#/definitions/Toleration/properties/value/type",keyword:"type",params:{type: "string"},schema:schema146.properties.value.type,parentSchema:schema146.properties.value,data:data28};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/tolerations/" + i3,schemaPath:"#/definitions/Toleration/type",keyword:"type",params:{type: "object"},schema:schema146.type,parentSchema:schema146,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: "array"},schema:schema22.properties.tolerations.type,parentSchema:schema22.properties.tolerations,data:data22};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.topologySpreadConstraints !== undefined && func0.call(data, "topologySpreadConstraints")){
let data29 = data.topologySpreadConstraints;
if(Array.isArray(data29)){
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
if(!(validate112(data29[i4], {instancePath:instancePath+"/topologySpreadConstraints/" + i4,parentData:data29,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate112.errors : append(vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: "array"},schema:schema22.properties.topologySpreadConstraints.type,parentSchema:schema22.properties.topologySpreadConstraints,data:data29};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.volumes !== undefined && func0.call(data, "volumes")){
let data31 = data.volumes;
if(Array.isArray(data31)){
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
if(!(validate115(data31[i5], {instancePath:instancePath+"/volumes/" + i5,parentData:data31,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate115.errors : append(vErrors, validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: "array"},schema:schema22.properties.volumes.type,parentSchema:schema22.properties.volumes,data:data31};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate12(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate12.errors : append(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate19(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate19.errors : append(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema175 = {"type":"object","required":["spec"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"#/definitions/ObjectMeta"},"spec":{"$ref":"#/definitions/DataVolumeSpec"}}};
const schema176 = {"type":"object","properties":{"checkpoints":{"type":"array","items":{"$ref":"#/definitions/DataVolumeCheckpoint"}},"contentType":{"type":"string","enum":["vmimage","archive"],"$comment":"DataVolumeSpec.contentType"},"finalCheckpoint":{"type":"boolean"},"preallocation":{"type":"boolean"},"priorityClassName":{"type":"string"},"pvc":{"$ref":"#/definitions/VolumeClaimSpec"},"storage":{"$ref":"#/definitions/StorageSpec"},"source":{"$ref":"#/definitions/DataVolumeSource"},"sourceRef":{"$ref":"#/definitions/DataVolumeSourceRef"}}};
const schema177 = {"type":"object","required":["current","previous"],"properties":{"current":{"type":"string"},"previous":{"type":"string"}}};
const schema200 = {"type":"object","required":["kind","name"],"properties":{"kind":{"type":"string","enum":["DataSource"],"$comment":"DataVolumeSourceRef.kind"},"name":{"type":"string"},"namespace":{"type":"string"}}};
const schema178 = {"type":"object","properties":{"accessModes":{"type":"array","items":{"type":"string"}},"dataSource":{"$ref":"#/definitions/TypedLocalObjectReference"},"dataSourceRef":{"$ref":"#/definitions/TypedLocalObjectReference"},"resources":{"$ref":"#/definitions/VolumeClaimResources"},"selector":{"$ref":"#/definitions/LabelSelector"},"storageClassName":{"type":"string"},"volumeMode":{"type":"string"},"volumeName":{"type":"string"}}};
const schema179 = {"type":"object","required":["kind","name"],"properties":{"apiGroup":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"}}};
const schema181 = {"type":"object","properties":{"limits":{"type":"object","additionalProperties":{"$ref":"#/definitions/QuantityText"}},"requests":{"type":"object","additionalProperties":{"$ref":"#/definitions/QuantityText"}}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limits !== undefined && func0.call(data, "limits")){
let data0 = data.limits;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
let data1 = data0[key0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},schema:schema181.properties.limits.type,parentSchema:schema181.properties.limits,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.requests !== undefined && func0.call(data, "requests")){
let data2 = data.requests;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/QuantityText/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "object"},schema:schema181.properties.requests.type,parentSchema:schema181.properties.requests,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema181.type,parentSchema:schema181,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessModes !== undefined && func0.call(data, "accessModes")){
let data0 = data.accessModes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/accessModes/" + i0,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type: "string"},schema:schema178.properties.accessModes.items.type,parentSchema:schema178.properties.accessModes.items,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type: "array"},schema:schema178.properties.accessModes.type,parentSchema:schema178.properties.accessModes,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dataSource !== undefined && func0.call(data, "dataSource")){
let data2 = data.dataSource;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.kind === undefined) || (!(func0.call(data2, "kind")))){
const err2 = {instancePath:instancePath+"/dataSource",schemaPath:"#/definitions/TypedLocalObjectReference/required",keyword:"required",params:{missingProperty: "kind"},schema:schema179.required,parentSchema:schema179,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
const err3 = {instancePath:instancePath+"/dataSource",schemaPath:"#/definitions/TypedLocalObjectReference/required",keyword:"required",params:{missingProperty: "name"},schema:schema179.required,parentSchema:schema179,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.apiGroup !== undefined && func0.call(data2, "apiGroup")){
let data3 = data2.apiGroup;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/dataSource/apiGroup",schemaPath:"#/definitions/TypedLocalObjectReference/properties/apiGroup/type",keyword:"type",params:{type: "string"},schema:schema179.properties.apiGroup.type,parentSchema:schema179.properties.apiGroup,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.kind !== undefined && func0.call(data2, "kind")){
let data4 = data2.kind;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/dataSource/kind",schemaPath:"#/definitions/TypedLocalObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema179.properties.kind.type,parentSchema:schema179.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data5 = data2.name;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/dataSource/name",schemaPath:"#/definitions/TypedLocalObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/dataSource",schemaPath:"#/definitions/TypedLocalObjectReference/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dataSourceRef !== undefined && func0.call(data, "dataSourceRef")){
let data6 = data.dataSourceRef;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.kind === undefined) || (!(func0.call(data6, "kind")))){
const err8 = {instancePath:instancePath+"/dataSourceRef",schemaPath:"#/definitions/TypedLocalObjectReference/required",keyword:"required",params:{missingProperty: "kind"},schema:schema179.required,parentSchema:schema179,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data6.name === undefined) || (!(func0.call(data6, "name")))){
const err9 = {instancePath:instancePath+"/dataSourceRef",schemaPath:"#/definitions/TypedLocalObjectReference/required",keyword:"required",params:{missingProperty: "name"},schema:schema179.required,parentSchema:schema179,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.apiGroup !== undefined && func0.call(data6, "apiGroup")){
let data7 = data6.apiGroup;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/dataSourceRef/apiGroup",schemaPath:"#/definitions/TypedLocalObjectReference/properties/apiGroup/type",keyword:"type",params:{type: "string"},schema:schema179.properties.apiGroup.type,parentSchema:schema179.properties.apiGroup,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.kind !== undefined && func0.call(data6, "kind")){
let data8 = data6.kind;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/dataSourceRef/kind",schemaPath:"#/definitions/TypedLocalObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema179.properties.kind.type,parentSchema:schema179.properties.kind,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.name !== undefined && func0.call(data6, "name")){
let data9 = data6.name;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/dataSourceRef/name",schemaPath:"#/definitions/TypedLocalObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/dataSourceRef",schemaPath:"#/definitions/TypedLocalObjectReference/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(validate140(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate140.errors : append(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.selector !== undefined && func0.call(data, "selector")){
if(!(validate46(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
vErrors = vErrors === null ? validate46.errors : append(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.storageClassName !== undefined && func0.call(data, "storageClassName")){
let data12 = data.storageClassName;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/storageClassName",schemaPath:"#/properties/storageClassName/type",keyword:"type",params:{type: "string"},schema:schema178.properties.storageClassName.type,parentSchema:schema178.properties.storageClassName,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.volumeMode !== undefined && func0.call(data, "volumeMode")){
let data13 = data.volumeMode;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/volumeMode",schemaPath:"#/properties/volumeMode/type",keyword:"type",params:{type: "string"},schema:schema178.properties.volumeMode.type,parentSchema:schema178.properties.volumeMode,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.volumeName !== undefined && func0.call(data, "volumeName")){
let data14 = data.volumeName;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type: "string"},schema:schema178.properties.volumeName.type,parentSchema:schema178.properties.volumeName,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

const schema184 = {"type":"object","properties":{"accessModes":{"type":"array","items":{"type":"string"}},"dataSource":{"$ref":"#/definitions/TypedLocalObjectReference"},"dataSourceRef":{"$ref":"#/definitions/TypedObjectReference"},"resources":{"$ref":"#/definitions/VolumeClaimResources"},"selector":{"$ref":"#/definitions/LabelSelector"},"storageClassName":{"type":"string"},"volumeMode":{"type":"string"},"volumeName":{"type":"string"}}};
const schema186 = {"type":"object","required":["kind","name"],"properties":{"apiGroup":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessModes !== undefined && func0.call(data, "accessModes")){
let data0 = data.accessModes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/accessModes/" + i0,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type: "string"},schema:schema184.properties.accessModes.items.type,parentSchema:schema184.properties.accessModes.items,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type: "array"},schema:schema184.properties.accessModes.type,parentSchema:schema184.properties.accessModes,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dataSource !== undefined && func0.call(data, "dataSource")){
let data2 = data.dataSource;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.kind === undefined) || (!(func0.call(data2, "kind")))){
const err2 = {instancePath:instancePath+"/dataSource",schemaPath:"#/definitions/TypedLocalObjectReference/required",keyword:"required",params:{missingProperty: "kind"},schema:schema179.required,parentSchema:schema179,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
const err3 = {instancePath:instancePath+"/dataSource",schemaPath:"#/definitions/TypedLocalObjectReference/required",keyword:"required",params:{missingProperty: "name"},schema:schema179.required,parentSchema:schema179,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.apiGroup !== undefined && func0.call(data2, "apiGroup")){
let data3 = data2.apiGroup;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/dataSource/apiGroup",schemaPath:"#/definitions/TypedLocalObjectReference/properties/apiGroup/type",keyword:"type",params:{type: "string"},schema:schema179.properties.apiGroup.type,parentSchema:schema179.properties.apiGroup,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.kind !== undefined && func0.call(data2, "kind")){
let data4 = data2.kind;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/dataSource/kind",schemaPath:"#/definitions/TypedLocalObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema179.properties.kind.type,parentSchema:schema179.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data5 = data2.name;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/dataSource/name",schemaPath:"#/definitions/TypedLocalObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/dataSource",schemaPath:"#/definitions/TypedLocalObjectReference/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dataSourceRef !== undefined && func0.call(data, "dataSourceRef")){
let data6 = data.dataSourceRef;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.kind === undefined) || (!(func0.call(data6, "kind")))){
const err8 = {instancePath:instancePath+"/dataSourceRef",schemaPath:"#/definitions/TypedObjectReference/required",keyword:"required",params:{missingProperty: "kind"},schema:schema186.required,parentSchema:schema186,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data6.name === undefined) || (!(func0.call(data6, "name")))){
const err9 = {instancePath:instancePath+"/dataSourceRef",schemaPath:"#/definitions/TypedObjectReference/required",keyword:"required",params:{missingProperty: "name"},schema:schema186.required,parentSchema:schema186,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.apiGroup !== undefined && func0.call(data6, "apiGroup")){
let data7 = data6.apiGroup;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/dataSourceRef/apiGroup",schemaPath:"#/definitions/TypedObjectReference/properties/apiGroup/type",keyword:"type",params:{type: "string"},schema:schema186.properties.apiGroup.type,parentSchema:schema186.properties.apiGroup,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.kind !== undefined && func0.call(data6, "kind")){
let data8 = data6.kind;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/dataSourceRef/kind",schemaPath:"#/definitions/TypedObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema186.properties.kind.type,parentSchema:schema186.properties.kind,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.name !== undefined && func0.call(data6, "name")){
let data9 = data6.name;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/dataSourceRef/name",schemaPath:"#/definitions/TypedObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema186.properties.name.type,parentSchema:schema186.properties.name,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.namespace !== undefined && func0.call(data6, "namespace")){
let data10 = data6.namespace;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/dataSourceRef/namespace",schemaPath:"#/definitions/TypedObjectReference/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema186.properties.namespace.type,parentSchema:schema186.properties.namespace,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/dataSourceRef",schemaPath:"#/definitions/TypedObjectReference/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(validate140(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate140.errors : append(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.selector !== undefined && func0.call(data, "selector")){
if(!(validate46(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
vErrors = vErrors === null ? validate46.errors : append(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.storageClassName !== undefined && func0.call(data, "storageClassName")){
let data13 = data.storageClassName;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/storageClassName",schemaPath:"#/properties/storageClassName/type",keyword:"type",params:{type: "string"},schema:schema184.properties.storageClassName.type,parentSchema:schema184.properties.storageClassName,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.volumeMode !== undefined && func0.call(data, "volumeMode")){
let data14 = data.volumeMode;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/volumeMode",schemaPath:"#/properties/volumeMode/type",keyword:"type",params:{type: "string"},schema:schema184.properties.volumeMode.type,parentSchema:schema184.properties.volumeMode,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.volumeName !== undefined && func0.call(data, "volumeName")){
let data15 = data.volumeName;
if(typeof data15 !== "string"){
const err17 = {instancePath:instancePath+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type: "string"},schema:schema184.properties.volumeName.type,parentSchema:schema184.properties.volumeName,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema184.type,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

const schema187 = {"type":"object","properties":{"blank":{"$ref":"#/definitions/OpenObject"},"http":{"$ref":"#/definitions/DataVolumeHttpSource"},"engineImage":{"$ref":"#/definitions/DataVolumeEngineImageSource"},"pvc":{"$ref":"#/definitions/DataVolumePvcSource"},"registry":{"$ref":"#/definitions/DataVolumeRegistrySource"},"objectStore":{"$ref":"#/definitions/DataVolumeObjectStoreSource"},"upload":{"$ref":"#/definitions/OpenObject"},"vendorDisk":{"$ref":"#/definitions/DataVolumeVendorDiskSource"},"gcs":{"$ref":"#/definitions/DataVolumeGcsSource"},"snapshot":{"$ref":"#/definitions/DataVolumeSnapshotSource"}}};
const schema191 = {"type":"object","required":["url","diskId"],"properties":{"url":{"type":"string"},"diskId":{"type":"string"},"certConfigMap":{"type":"string"},"secretRef":{"type":"string"}}};
const schema192 = {"type":"object","required":["name","namespace"],"properties":{"name":{"type":"string"},"namespace":{"type":"string"}}};
const schema195 = {"type":"object","required":["url"],"properties":{"url":{"type":"string"},"certConfigMap":{"type":"string"},"secretRef":{"type":"string"}}};
const schema197 = {"type":"object","properties":{"backingFile":{"type":"string"},"initImageURL":{"type":"string"},"secretRef":{"type":"string"},"thumbprint":{"type":"string"},"url":{"type":"string"},"uuid":{"type":"string"}}};
const schema198 = {"type":"object","properties":{"url":{"type":"string"},"secretRef":{"type":"string"}}};
const schema199 = {"type":"object","properties":{"namespace":{"type":"string"},"name":{"type":"string"}}};
const schema189 = {"type":"object","required":["url"],"properties":{"url":{"$ref":"#/definitions/HttpUrl"},"certConfigMap":{"type":"string"},"extraHeaders":{"type":"array","items":{"type":"string"}},"secretExtraHeaders":{"type":"array","items":{"type":"string"}},"secretRef":{"type":"string"}}};
const schema190 = {"type":"string"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema189.required,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/HttpUrl/type",keyword:"type",params:{type: "string"},schema:schema190.type,parentSchema:schema190,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.certConfigMap !== undefined && func0.call(data, "certConfigMap")){
let data1 = data.certConfigMap;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type: "string"},schema:schema189.properties.certConfigMap.type,parentSchema:schema189.properties.certConfigMap,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.extraHeaders !== undefined && func0.call(data, "extraHeaders")){
let data2 = data.extraHeaders;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/extraHeaders/" + i0,schemaPath:"#/properties/extraHeaders/items/type",keyword:"type",params:{type: "string"},schema:schema189.properties.extraHeaders.items.type,parentSchema:schema189.properties.extraHeaders.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/extraHeaders",schemaPath:"#/properties/extraHeaders/type",keyword:"type",params:{type: "array"},schema:schema189.properties.extraHeaders.type,parentSchema:schema189.properties.extraHeaders,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.secretExtraHeaders !== undefined && func0.call(data, "secretExtraHeaders")){
let data4 = data.secretExtraHeaders;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/secretExtraHeaders/" + i1,schemaPath:"#/properties/secretExtraHeaders/items/type",keyword:"type",params:{type: "string"},schema:schema189.properties.secretExtraHeaders.items.type,parentSchema:schema189.properties.secretExtraHeaders.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/secretExtraHeaders",schemaPath:"#/properties/secretExtraHeaders/type",keyword:"type",params:{type: "array"},schema:schema189.properties.secretExtraHeaders.type,parentSchema:schema189.properties.secretExtraHeaders,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
let data6 = data.secretRef;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type: "string"},schema:schema189.properties.secretRef.type,parentSchema:schema189.properties.secretRef,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema193 = {"type":"object","properties":{"url":{"type":"string"},"imageStream":{"type":"string"},"pullMethod":{"type":"string","enum":["pod","node"],"$comment":"DataVolumeRegistrySource.pullMethod"},"certConfigMap":{"type":"string"},"secretRef":{"type":"string"},"platform":{"$ref":"#/definitions/RegistryPlatform"}}};
const schema194 = {"type":"object","properties":{"architecture":{"type":"string"}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema193.properties.url.type,parentSchema:schema193.properties.url,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.imageStream !== undefined && func0.call(data, "imageStream")){
let data1 = data.imageStream;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/imageStream",schemaPath:"#/properties/imageStream/type",keyword:"type",params:{type: "string"},schema:schema193.properties.imageStream.type,parentSchema:schema193.properties.imageStream,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pullMethod !== undefined && func0.call(data, "pullMethod")){
let data2 = data.pullMethod;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/pullMethod",schemaPath:"#/properties/pullMethod/type",keyword:"type",params:{type: "string"},schema:schema193.properties.pullMethod.type,parentSchema:schema193.properties.pullMethod,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data2 === "pod") || (data2 === "node"))){
const err3 = {instancePath:instancePath+"/pullMethod",schemaPath:"#/properties/pullMethod/enum",keyword:"enum",params:{allowedValues: schema193.properties.pullMethod.enum},schema:schema193.properties.pullMethod.enum,parentSchema:schema193.properties.pullMethod,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.certConfigMap !== undefined && func0.call(data, "certConfigMap")){
let data3 = data.certConfigMap;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type: "string"},schema:schema193.properties.certConfigMap.type,parentSchema:schema193.properties.certConfigMap,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
let data4 = data.secretRef;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type: "string"},schema:schema193.properties.secretRef.type,parentSchema:schema193.properties.secretRef,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.platform !== undefined && func0.call(data, "platform")){
let data5 = data.platform;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.architecture !== undefined && func0.call(data5, "architecture")){
let data6 = data5.architecture;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/platform/architecture",schemaPath:"#/definitions/RegistryPlatform/properties/architecture/type",keyword:"type",params:{type: "string"},schema:schema194.properties.architecture.type,parentSchema:schema194.properties.architecture,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/platform",schemaPath:"#/definitions/RegistryPlatform/type",keyword:"type",params:{type: "object"},schema:schema194.type,parentSchema:schema194,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema193.type,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blank !== undefined && func0.call(data, "blank")){
let data0 = data.blank;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/blank",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate149(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate149.errors : append(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.engineImage !== undefined && func0.call(data, "engineImage")){
let data2 = data.engineImage;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.url === undefined) || (!(func0.call(data2, "url")))){
const err1 = {instancePath:instancePath+"/engineImage",schemaPath:"#/definitions/DataVolumeEngineImageSource/required",keyword:"required",params:{missingProperty: "url"},schema:schema191.required,parentSchema:schema191,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data2.diskId === undefined) || (!(func0.call(data2, "diskId")))){
const err2 = {instancePath:instancePath+"/engineImage",schemaPath:"#/definitions/DataVolumeEngineImageSource/required",keyword:"required",params:{missingProperty: "diskId"},schema:schema191.required,parentSchema:schema191,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.url !== undefined && func0.call(data2, "url")){
let data3 = data2.url;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/engineImage/url",schemaPath:"#/definitions/DataVolumeEngineImageSource/properties/url/type",keyword:"type",params:{type: "string"},schema:schema191.properties.url.type,parentSchema:schema191.properties.url,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.diskId !== undefined && func0.call(data2, "diskId")){
let data4 = data2.diskId;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/engineImage/diskId",schemaPath:"#/definitions/DataVolumeEngineImageSource/properties/diskId/type",keyword:"type",params:{type: "string"},schema:schema191.properties.diskId.type,parentSchema:schema191.properties.diskId,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.certConfigMap !== undefined && func0.call(data2, "certConfigMap")){
let data5 = data2.certConfigMap;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/engineImage/certConfigMap",schemaPath:"#/definitions/DataVolumeEngineImageSource/properties/certConfigMap/type",keyword:"type",params:{type: "string"},schema:schema191.properties.certConfigMap.type,parentSchema:schema191.properties.certConfigMap,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.secretRef !== undefined && func0.call(data2, "secretRef")){
let data6 = data2.secretRef;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/engineImage/secretRef",schemaPath:"#/definitions/DataVolumeEngineImageSource/properties/secretRef/type",keyword:"type",params:{type: "string"},schema:schema191.properties.secretRef.type,parentSchema:schema191.properties.secretRef,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/engineImage",schemaPath:"#/definitions/DataVolumeEngineImageSource/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pvc !== undefined && func0.call(data, "pvc")){
let data7 = data.pvc;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.name === undefined) || (!(func0.call(data7, "name")))){
const err8 = {instancePath:instancePath+"/pvc",schemaPath:"#/definitions/DataVolumePvcSource/required",keyword:"required",params:{missingProperty: "name"},schema:schema192.required,parentSchema:schema192,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data7.namespace === undefined) || (!(func0.call(data7, "namespace")))){
const err9 = {instancePath:instancePath+"/pvc",schemaPath:"#/definitions/DataVolumePvcSource/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema192.required,parentSchema:schema192,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.name !== undefined && func0.call(data7, "name")){
let data8 = data7.name;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/pvc/name",schemaPath:"#/definitions/DataVolumePvcSource/properties/name/type",keyword:"type",params:{type: "string"},schema:schema192.properties.name.type,parentSchema:schema192.properties.name,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.namespace !== undefined && func0.call(data7, "namespace")){
let data9 = data7.namespace;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/pvc/namespace",schemaPath:"#/definitions/DataVolumePvcSource/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema192.properties.namespace.type,parentSchema:schema192.properties.namespace,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/pvc",schemaPath:"#/definitions/DataVolumePvcSource/type",keyword:"type",params:{type: "object"},schema:schema192.type,parentSchema:schema192,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.registry !== undefined && func0.call(data, "registry")){
if(!(validate151(data.registry, {instancePath:instancePath+"/registry",parentData:data,parentDataProperty:"registry",rootData}))){
vErrors = vErrors === null ? validate151.errors : append(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.objectStore !== undefined && func0.call(data, "objectStore")){
let data11 = data.objectStore;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.url === undefined) || (!(func0.call(data11, "url")))){
const err13 = {instancePath:instancePath+"/objectStore",schemaPath:"#/definitions/DataVolumeObjectStoreSource/required",keyword:"required",params:{missingProperty: "url"},schema:schema195.required,parentSchema:schema195,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data11.url !== undefined && func0.call(data11, "url")){
let data12 = data11.url;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/objectStore/url",schemaPath:"#/definitions/DataVolumeObjectStoreSource/properties/url/type",keyword:"type",params:{type: "string"},schema:schema195.properties.url.type,parentSchema:schema195.properties.url,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.certConfigMap !== undefined && func0.call(data11, "certConfigMap")){
let data13 = data11.certConfigMap;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/objectStore/certConfigMap",schemaPath:"#/definitions/DataVolumeObjectStoreSource/properties/certConfigMap/type",keyword:"type",params:{type: "string"},schema:schema195.properties.certConfigMap.type,parentSchema:schema195.properties.certConfigMap,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.secretRef !== undefined && func0.call(data11, "secretRef")){
let data14 = data11.secretRef;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/objectStore/secretRef",schemaPath:"#/definitions/DataVolumeObjectStoreSource/properties/secretRef/type",keyword:"type",params:{type: "string"},schema:schema195.properties.secretRef.type,parentSchema:schema195.properties.secretRef,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/objectStore",schemaPath:"#/definitions/DataVolumeObjectStoreSource/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.upload !== undefined && func0.call(data, "upload")){
let data15 = data.upload;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
const err18 = {instancePath:instancePath+"/upload",schemaPath:"#/definitions/OpenObject/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.vendorDisk !== undefined && func0.call(data, "vendorDisk")){
let data16 = data.vendorDisk;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.backingFile !== undefined && func0.call(data16, "backingFile")){
let data17 = data16.backingFile;
if(typeof data17 !== "string"){
const err19 = {instancePath:instancePath+"/vendorDisk/backingFile",schemaPath:"#/definitions/DataVolumeVendorDiskSource/properties/backingFile/type",keyword:"type",params:{type: "string"},schema:schema197.properties.backingFile.type,parentSchema:schema197.properties.backingFile,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data16.initImageURL !== undefined && func0.call(data16, "initImageURL")){
let data18 = data16.initImageURL;
if(typeof data18 !== "string"){
const err20 = {instancePath:instancePath+"/vendorDisk/initImageURL",schemaPath:"#/definitions/DataVolumeVendorDiskSource/properties/initImageURL/type",keyword:"type",params:{type: "string"},schema:schema197.properties.initImageURL.type,parentSchema:schema197.properties.initImageURL,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data16.secretRef !== undefined && func0.call(data16, "secretRef")){
let data19 = data16.secretRef;
if(typeof data19 !== "string"){
const err21 = {instancePath:instancePath+"/vendorDisk/secretRef",schemaPath:"#/definitions/DataVolumeVendorDiskSource/properties/secretRef/type",keyword:"type",params:{type: "string"},schema:schema197.properties.secretRef.type,parentSchema:schema197.properties.secretRef,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data16.thumbprint !== undefined && func0.call(data16, "thumbprint")){
let data20 = data16.thumbprint;
if(typeof data20 !== "string"){
const err22 = {instancePath:instancePath+"/vendorDisk/thumbprint",schemaPath:"#/definitions/DataVolumeVendorDiskSource/properties/thumbprint/type",keyword:"type",params:{type: "string"},schema:schema197.properties.thumbprint.type,parentSchema:schema197.properties.thumbprint,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data16.url !== undefined && func0.call(data16, "url")){
let data21 = data16.url;
if(typeof data21 !== "string"){
const err23 = {instancePath:instancePath+"/vendorDisk/url",schemaPath:"#/definitions/DataVolumeVendorDiskSource/properties/url/type",keyword:"type",params:{type: "string"},schema:schema197.properties.url.type,parentSchema:schema197.properties.url,data:data21};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data16.uuid !== undefined && func0.call(data16, "uuid")){
let data22 = data16.uuid;
if(typeof data22 !== "string"){
const err24 = {instancePath:instancePath+"/vendorDisk/uuid",schemaPath:"#/definitions/DataVolumeVendorDiskSource/properties/uuid/type",keyword:"type",params:{type: "string"},schema:schema197.properties.uuid.type,parentSchema:schema197.properties.uuid,data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/vendorDisk",schemaPath:"#/definitions/DataVolumeVendorDiskSource/type",keyword:"type",params:{type: "object"},schema:schema197.type,parentSchema:schema197,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.gcs !== undefined && func0.call(data, "gcs")){
let data23 = data.gcs;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.url !== undefined && func0.call(data23, "url")){
let data24 = data23.url;
if(typeof data24 !== "string"){
const err26 = {instancePath:instancePath+"/gcs/url",schemaPath:"#/definitions/DataVolumeGcsSource/properties/url/type",keyword:"type",params:{type: "string"},schema:schema198.properties.url.type,parentSchema:schema198.properties.url,data:data24};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data23.secretRef !== undefined && func0.call(data23, "secretRef")){
let data25 = data23.secretRef;
if(typeof data25 !== "string"){
const err27 = {instancePath:instancePath+"/gcs/secretRef",schemaPath:"#/definitions/DataVolumeGcsSource/properties/secretRef/type",keyword:"type",params:{type: "string"},schema:schema198.properties.secretRef.type,parentSchema:schema198.properties.secretRef,data:data25};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/gcs",schemaPath:"#/definitions/DataVolumeGcsSource/type",keyword:"type",params:{type: "object"},schema:schema198.type,parentSchema:schema198,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.snapshot !== undefined && func0.call(data, "snapshot")){
let data26 = data.snapshot;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.namespace !== undefined && func0.call(data26, "namespace")){
let data27 = data26.namespace;
if(typeof data27 !== "string"){
const err29 = {instancePath:instancePath+"/snapshot/namespace",schemaPath:"#/definitions/DataVolumeSnapshotSource/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema199.properties.namespace.type,parentSchema:schema199.properties.namespace,data:data27};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data26.name !== undefined && func0.call(data26, "name")){
let data28 = data26.name;
if(typeof data28 !== "string"){
const err30 = {instancePath:instancePath+"/snapshot/name",schemaPath:"#/definitions/DataVolumeSnapshotSource/properties/name/type",keyword:"type",params:{type: "string"},schema:schema199.properties.name.type,parentSchema:schema199.properties.name,data:data28};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/snapshot",schemaPath:"#/definitions/DataVolumeSnapshotSource/type",keyword:"type",params:{type: "object"},schema:schema199.type,parentSchema:schema199,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema187.type,parentSchema:schema187,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.checkpoints !== undefined && func0.call(data, "checkpoints")){
let data0 = data.checkpoints;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.current === undefined) || (!(func0.call(data1, "current")))){
const err0 = {instancePath:instancePath+"/checkpoints/" + i0,schemaPath:"#/definitions/DataVolumeCheckpoint/required",keyword:"required",params:{missingProperty: "current"},schema:schema177.required,parentSchema:schema177,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data1.previous === undefined) || (!(func0.call(data1, "previous")))){
const err1 = {instancePath:instancePath+"/checkpoints/" + i0,schemaPath:"#/definitions/DataVolumeCheckpoint/required",keyword:"required",params:{missingProperty: "previous"},schema:schema177.required,parentSchema:schema177,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.current !== undefined && func0.call(data1, "current")){
let data2 = data1.current;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/checkpoints/" + i0+"/current",schemaPath:"#/definitions/DataVolumeCheckpoint/properties/current/type",keyword:"type",params:{type: "string"},schema:schema177.properties.current.type,parentSchema:schema177.properties.current,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.previous !== undefined && func0.call(data1, "previous")){
let data3 = data1.previous;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/checkpoints/" + i0+"/previous",schemaPath:"#/definitions/DataVolumeCheckpoint/properties/previous/type",keyword:"type",params:{type: "string"},schema:schema177.properties.previous.type,parentSchema:schema177.properties.previous,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/checkpoints/" + i0,schemaPath:"#/definitions/DataVolumeCheckpoint/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/checkpoints",schemaPath:"#/properties/checkpoints/type",keyword:"type",params:{type: "array"},schema:schema176.properties.checkpoints.type,parentSchema:schema176.properties.checkpoints,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.contentType !== undefined && func0.call(data, "contentType")){
let data4 = data.contentType;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"},schema:schema176.properties.contentType.type,parentSchema:schema176.properties.contentType,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data4 === "vmimage") || (data4 === "archive"))){
const err7 = {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/enum",keyword:"enum",params:{allowedValues: schema176.properties.contentType.enum},schema:schema176.properties.contentType.enum,parentSchema:schema176.properties.contentType,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.finalCheckpoint !== undefined && func0.call(data, "finalCheckpoint")){
let data5 = data.finalCheckpoint;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/finalCheckpoint",schemaPath:"#/properties/finalCheckpoint/type",keyword:"type",params:{type: "boolean"},schema:schema176.properties.finalCheckpoint.type,parentSchema:schema176.properties.finalCheckpoint,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.preallocation !== undefined && func0.call(data, "preallocation")){
let data6 = data.preallocation;
if(typeof data6 !== "boolean"){
const err9 = {instancePath:instancePath+"/preallocation",schemaPath:"#/properties/preallocation/type",keyword:"type",params:{type: "boolean"},schema:schema176.properties.preallocation.type,parentSchema:schema176.properties.preallocation,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.priorityClassName !== undefined && func0.call(data, "priorityClassName")){
let data7 = data.priorityClassName;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type: "string"},schema:schema176.properties.priorityClassName.type,parentSchema:schema176.properties.priorityClassName,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.pvc !== undefined && func0.call(data, "pvc")){
if(!(validate139(data.pvc, {instancePath:instancePath+"/pvc",parentData:data,parentDataProperty:"pvc",rootData}))){
vErrors = vErrors === null ? validate139.errors : append(vErrors, validate139.errors);
errors = vErrors.length;
}
}
if(data.storage !== undefined && func0.call(data, "storage")){
if(!(validate144(data.storage, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData}))){
vErrors = vErrors === null ? validate144.errors : append(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate148(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate148.errors : append(vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(data.sourceRef !== undefined && func0.call(data, "sourceRef")){
let data11 = data.sourceRef;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.kind === undefined) || (!(func0.call(data11, "kind")))){
const err11 = {instancePath:instancePath+"/sourceRef",schemaPath:"#/definitions/DataVolumeSourceRef/required",keyword:"required",params:{missingProperty: "kind"},schema:schema200.required,parentSchema:schema200,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err12 = {instancePath:instancePath+"/sourceRef",schemaPath:"#/definitions/DataVolumeSourceRef/required",keyword:"required",params:{missingProperty: "name"},schema:schema200.required,parentSchema:schema200,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data11.kind !== undefined && func0.call(data11, "kind")){
let data12 = data11.kind;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/sourceRef/kind",schemaPath:"#/definitions/DataVolumeSourceRef/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema200.properties.kind.type,parentSchema:schema200.properties.kind,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data12 === "DataSource")){
const err14 = {instancePath:instancePath+"/sourceRef/kind",schemaPath:"#/definitions/DataVolumeSourceRef/properties/kind/enum",keyword:"enum",params:{allowedValues: schema200.properties.kind.enum},schema:schema200.properties.kind.enum,parentSchema:schema200.properties.kind,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data13 = data11.name;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/sourceRef/name",schemaPath:"#/definitions/DataVolumeSourceRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema200.properties.name.type,parentSchema:schema200.properties.name,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.namespace !== undefined && func0.call(data11, "namespace")){
let data14 = data11.namespace;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/sourceRef/namespace",schemaPath:"#/definitions/DataVolumeSourceRef/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema200.properties.namespace.type,parentSchema:schema200.properties.namespace,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/sourceRef",schemaPath:"#/definitions/DataVolumeSourceRef/type",keyword:"type",params:{type: "object"},schema:schema200.type,parentSchema:schema200,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"},schema:schema175.required,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema175.properties.apiVersion.type,parentSchema:schema175.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema175.properties.kind.type,parentSchema:schema175.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate12(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate12.errors : append(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate138(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.template === undefined) || (!(func0.call(data, "template")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.template !== undefined && func0.call(data, "template")){
if(!(validate17(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? validate17.errors : append(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data.dataVolumeTemplates !== undefined && func0.call(data, "dataVolumeTemplates")){
let data1 = data.dataVolumeTemplates;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate136(data1[i0], {instancePath:instancePath+"/dataVolumeTemplates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate136.errors : append(vErrors, validate136.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/dataVolumeTemplates",schemaPath:"#/properties/dataVolumeTemplates/type",keyword:"type",params:{type: "array"},schema:schema20.properties.dataVolumeTemplates.type,parentSchema:schema20.properties.dataVolumeTemplates,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.instancetype !== undefined && func0.call(data, "instancetype")){
let data3 = data.instancetype;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.inferFromVolume !== undefined && func0.call(data3, "inferFromVolume")){
let data4 = data3.inferFromVolume;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/instancetype/inferFromVolume",schemaPath:"#/definitions/InstancetypeMatcher/properties/inferFromVolume/type",keyword:"type",params:{type: "string"},schema:schema201.properties.inferFromVolume.type,parentSchema:schema201.properties.inferFromVolume,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.kind !== undefined && func0.call(data3, "kind")){
let data5 = data3.kind;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/instancetype/kind",schemaPath:"#/definitions/InstancetypeMatcher/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema201.properties.kind.type,parentSchema:schema201.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data5 === "VirtualMachineInstancetype") || (data5 === "VirtualMachineClusterInstancetype"))){
const err4 = {instancePath:instancePath+"/instancetype/kind",schemaPath:"#/definitions/InstancetypeMatcher/properties/kind/enum",keyword:"enum",params:{allowedValues: schema201.properties.kind.enum},schema:schema201.properties.kind.enum,parentSchema:schema201.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.name !== undefined && func0.call(data3, "name")){
let data6 = data3.name;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/instancetype/name",schemaPath:"#/definitions/InstancetypeMatcher/properties/name/type",keyword:"type",params:{type: "string"},schema:schema201.properties.name.type,parentSchema:schema201.properties.name,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.revisionName !== undefined && func0.call(data3, "revisionName")){
let data7 = data3.revisionName;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/instancetype/revisionName",schemaPath:"#/definitions/InstancetypeMatcher/properties/revisionName/type",keyword:"type",params:{type: "string"},schema:schema201.properties.revisionName.type,parentSchema:schema201.properties.revisionName,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/instancetype",schemaPath:"#/definitions/InstancetypeMatcher/type",keyword:"type",params:{type: "object"},schema:schema201.type,parentSchema:schema201,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.preference !== undefined && func0.call(data, "preference")){
let data8 = data.preference;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.inferFromVolume !== undefined && func0.call(data8, "inferFromVolume")){
let data9 = data8.inferFromVolume;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/preference/inferFromVolume",schemaPath:"#/definitions/PreferenceMatcher/properties/inferFromVolume/type",keyword:"type",params:{type: "string"},schema:schema202.properties.inferFromVolume.type,parentSchema:schema202.properties.inferFromVolume,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data8.kind !== undefined && func0.call(data8, "kind")){
let data10 = data8.kind;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/preference/kind",schemaPath:"#/definitions/PreferenceMatcher/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema202.properties.kind.type,parentSchema:schema202.properties.kind,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data10 === "VirtualMachinePreference") || (data10 === "VirtualMachineClusterPreference"))){
const err10 = {instancePath:instancePath+"/preference/kind",schemaPath:"#/definitions/PreferenceMatcher/properties/kind/enum",keyword:"enum",params:{allowedValues: schema202.properties.kind.enum},schema:schema202.properties.kind.enum,parentSchema:schema202.properties.kind,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.name !== undefined && func0.call(data8, "name")){
let data11 = data8.name;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/preference/name",schemaPath:"#/definitions/PreferenceMatcher/properties/name/type",keyword:"type",params:{type: "string"},schema:schema202.properties.name.type,parentSchema:schema202.properties.name,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.revisionName !== undefined && func0.call(data8, "revisionName")){
let data12 = data8.revisionName;
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/preference/revisionName",schemaPath:"#/definitions/PreferenceMatcher/properties/revisionName/type",keyword:"type",params:{type: "string"},schema:schema202.properties.revisionName.type,parentSchema:schema202.properties.revisionName,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/preference",schemaPath:"#/definitions/PreferenceMatcher/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.runStrategy !== undefined && func0.call(data, "runStrategy")){
let data13 = data.runStrategy;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/runStrategy",schemaPath:"#/properties/runStrategy/type",keyword:"type",params:{type: "string"},schema:schema20.properties.runStrategy.type,parentSchema:schema20.properties.runStrategy,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.running !== undefined && func0.call(data, "running")){
let data14 = data.running;
if(typeof data14 !== "boolean"){
const err15 = {instancePath:instancePath+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type: "boolean"},schema:schema20.properties.running.type,parentSchema:schema20.properties.running,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.updateVolumesStrategy !== undefined && func0.call(data, "updateVolumesStrategy")){
let data15 = data.updateVolumesStrategy;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/updateVolumesStrategy",schemaPath:"#/properties/updateVolumesStrategy/type",keyword:"type",params:{type: "string"},schema:schema20.properties.updateVolumesStrategy.type,parentSchema:schema20.properties.updateVolumesStrategy,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema203 = {"type":"object","properties":{"conditions":{"type":"array","items":{"$ref":"#/definitions/VirtualMachineCondition"}},"created":{"type":"boolean"},"ready":{"type":"boolean"},"printableStatus":{"type":"string"},"memoryDumpRequest":{"$ref":"#/definitions/MemoryDumpRequest"},"restoreInProgress":{"type":"string"},"snapshotInProgress":{"type":"string"},"startFailure":{"$ref":"#/definitions/StartFailure"},"stateChangeRequests":{"type":"array","items":{"$ref":"#/definitions/StateChangeRequest"}},"volumeRequests":{"type":"array","items":{"$ref":"#/definitions/VolumeRequest"}},"volumeSnapshotStatuses":{"type":"array","items":{"$ref":"#/definitions/VolumeSnapshotStatus"}}}};
const schema204 = {"type":"object","required":["status","type"],"properties":{"lastProbeTime":{"type":"string"},"lastTransitionTime":{"type":"string"},"message":{"type":"string"},"reason":{"type":"string"},"status":{"type":"string"},"type":{"type":"string"}}};
const schema210 = {"type":"object","required":["action"],"properties":{"action":{"type":"string"},"data":{"type":"object","additionalProperties":{"type":"string"}},"uid":{"type":"string"}}};
const schema217 = {"type":"object","required":["enabled","name"],"properties":{"enabled":{"type":"boolean"},"name":{"type":"string"},"reason":{"type":"string"}}};
const schema205 = {"type":"object","required":["claimName","phase"],"properties":{"claimName":{"type":"string"},"phase":{"type":"string"},"fileName":{"type":"string"},"message":{"type":"string"},"remove":{"type":"boolean"},"startTimestamp":{"$ref":"#/definitions/DateTime"},"endTimestamp":{"$ref":"#/definitions/DateTime"}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.claimName === undefined) || (!(func0.call(data, "claimName")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimName"},schema:schema205.required,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.phase === undefined) || (!(func0.call(data, "phase")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"},schema:schema205.required,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.claimName !== undefined && func0.call(data, "claimName")){
let data0 = data.claimName;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/claimName",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type: "string"},schema:schema205.properties.claimName.type,parentSchema:schema205.properties.claimName,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.phase !== undefined && func0.call(data, "phase")){
let data1 = data.phase;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"},schema:schema205.properties.phase.type,parentSchema:schema205.properties.phase,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fileName !== undefined && func0.call(data, "fileName")){
let data2 = data.fileName;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/type",keyword:"type",params:{type: "string"},schema:schema205.properties.fileName.type,parentSchema:schema205.properties.fileName,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data3 = data.message;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema205.properties.message.type,parentSchema:schema205.properties.message,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.remove !== undefined && func0.call(data, "remove")){
let data4 = data.remove;
if(typeof data4 !== "boolean"){
const err6 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type: "boolean"},schema:schema205.properties.remove.type,parentSchema:schema205.properties.remove,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.startTimestamp !== undefined && func0.call(data, "startTimestamp")){
let data5 = data.startTimestamp;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/startTimestamp",schemaPath:"#/definitions/DateTime/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.endTimestamp !== undefined && func0.call(data, "endTimestamp")){
let data6 = data.endTimestamp;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/endTimestamp",schemaPath:"#/definitions/DateTime/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema205.type,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

const schema208 = {"type":"object","properties":{"consecutiveFailCount":{"type":"integer","minimum":-2147483648,"maximum":2147483647,"$comment":"Int32"},"lastFailedVMIUID":{"type":"string"},"retryAfterTimestamp":{"$ref":"#/definitions/DateTime"}}};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consecutiveFailCount !== undefined && func0.call(data, "consecutiveFailCount")){
let data0 = data.consecutiveFailCount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/consecutiveFailCount",schemaPath:"#/properties/consecutiveFailCount/type",keyword:"type",params:{type: "integer"},schema:schema208.properties.consecutiveFailCount.type,parentSchema:schema208.properties.consecutiveFailCount,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/consecutiveFailCount",schemaPath:"#/properties/consecutiveFailCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema208.properties.consecutiveFailCount,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/consecutiveFailCount",schemaPath:"#/properties/consecutiveFailCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},schema:-2147483648,parentSchema:schema208.properties.consecutiveFailCount,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.lastFailedVMIUID !== undefined && func0.call(data, "lastFailedVMIUID")){
let data1 = data.lastFailedVMIUID;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/lastFailedVMIUID",schemaPath:"#/properties/lastFailedVMIUID/type",keyword:"type",params:{type: "string"},schema:schema208.properties.lastFailedVMIUID.type,parentSchema:schema208.properties.lastFailedVMIUID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.retryAfterTimestamp !== undefined && func0.call(data, "retryAfterTimestamp")){
let data2 = data.retryAfterTimestamp;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/retryAfterTimestamp",schemaPath:"#/definitions/DateTime/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

const schema211 = {"type":"object","properties":{"addVolumeOptions":{"$ref":"#/definitions/AddVolumeOptions"},"removeVolumeOptions":{"$ref":"#/definitions/RemoveVolumeOptions"}}};
const schema216 = {"type":"object","required":["name"],"properties":{"dryRun":{"type":"array","items":{"type":"string","enum":["All"],"$comment":"RemoveVolumeOptions.dryRun"}},"name":{"type":"string"}}};
const schema212 = {"type":"object","required":["disk","name","volumeSource"],"properties":{"disk":{"$ref":"#/definitions/Disk"},"dryRun":{"type":"array","items":{"type":"string","enum":["All"],"$comment":"AddVolumeOptions.dryRun"}},"name":{"type":"string"},"volumeSource":{"$ref":"#/definitions/HotplugVolumeSource"}}};
const schema213 = {"type":"object","properties":{"dataVolume":{"$ref":"#/definitions/DataVolumeVolumeSource"},"persistentVolumeClaim":{"$ref":"#/definitions/PersistentVolumeClaimSource"}}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataVolume !== undefined && func0.call(data, "dataVolume")){
let data0 = data.dataVolume;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
const err0 = {instancePath:instancePath+"/dataVolume",schemaPath:"#/definitions/DataVolumeVolumeSource/required",keyword:"required",params:{missingProperty: "name"},schema:schema155.required,parentSchema:schema155,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.name !== undefined && func0.call(data0, "name")){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/dataVolume/name",schemaPath:"#/definitions/DataVolumeVolumeSource/properties/name/type",keyword:"type",params:{type: "string"},schema:schema155.properties.name.type,parentSchema:schema155.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.hotpluggable !== undefined && func0.call(data0, "hotpluggable")){
let data2 = data0.hotpluggable;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/dataVolume/hotpluggable",schemaPath:"#/definitions/DataVolumeVolumeSource/properties/hotpluggable/type",keyword:"type",params:{type: "boolean"},schema:schema155.properties.hotpluggable.type,parentSchema:schema155.properties.hotpluggable,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/dataVolume",schemaPath:"#/definitions/DataVolumeVolumeSource/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.persistentVolumeClaim !== undefined && func0.call(data, "persistentVolumeClaim")){
let data3 = data.persistentVolumeClaim;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.claimName === undefined) || (!(func0.call(data3, "claimName")))){
const err4 = {instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/definitions/PersistentVolumeClaimSource/required",keyword:"required",params:{missingProperty: "claimName"},schema:schema165.required,parentSchema:schema165,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.claimName !== undefined && func0.call(data3, "claimName")){
let data4 = data3.claimName;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/persistentVolumeClaim/claimName",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/claimName/type",keyword:"type",params:{type: "string"},schema:schema165.properties.claimName.type,parentSchema:schema165.properties.claimName,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.hotpluggable !== undefined && func0.call(data3, "hotpluggable")){
let data5 = data3.hotpluggable;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/persistentVolumeClaim/hotpluggable",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/hotpluggable/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.hotpluggable.type,parentSchema:schema165.properties.hotpluggable,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.readOnly !== undefined && func0.call(data3, "readOnly")){
let data6 = data3.readOnly;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/persistentVolumeClaim/readOnly",schemaPath:"#/definitions/PersistentVolumeClaimSource/properties/readOnly/type",keyword:"type",params:{type: "boolean"},schema:schema165.properties.readOnly.type,parentSchema:schema165.properties.readOnly,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/definitions/PersistentVolumeClaimSource/type",keyword:"type",params:{type: "object"},schema:schema165.type,parentSchema:schema165,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema213.type,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.disk === undefined) || (!(func0.call(data, "disk")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disk"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.volumeSource === undefined) || (!(func0.call(data, "volumeSource")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumeSource"},schema:schema212.required,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.disk !== undefined && func0.call(data, "disk")){
if(!(validate67(data.disk, {instancePath:instancePath+"/disk",parentData:data,parentDataProperty:"disk",rootData}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.dryRun !== undefined && func0.call(data, "dryRun")){
let data1 = data.dryRun;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/dryRun/" + i0,schemaPath:"#/properties/dryRun/items/type",keyword:"type",params:{type: "string"},schema:schema212.properties.dryRun.items.type,parentSchema:schema212.properties.dryRun.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data2 === "All")){
const err4 = {instancePath:instancePath+"/dryRun/" + i0,schemaPath:"#/properties/dryRun/items/enum",keyword:"enum",params:{allowedValues: schema212.properties.dryRun.items.enum},schema:schema212.properties.dryRun.items.enum,parentSchema:schema212.properties.dryRun.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "array"},schema:schema212.properties.dryRun.type,parentSchema:schema212.properties.dryRun,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data3 = data.name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema212.properties.name.type,parentSchema:schema212.properties.name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.volumeSource !== undefined && func0.call(data, "volumeSource")){
if(!(validate165(data.volumeSource, {instancePath:instancePath+"/volumeSource",parentData:data,parentDataProperty:"volumeSource",rootData}))){
vErrors = vErrors === null ? validate165.errors : append(vErrors, validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addVolumeOptions !== undefined && func0.call(data, "addVolumeOptions")){
if(!(validate163(data.addVolumeOptions, {instancePath:instancePath+"/addVolumeOptions",parentData:data,parentDataProperty:"addVolumeOptions",rootData}))){
vErrors = vErrors === null ? validate163.errors : append(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.removeVolumeOptions !== undefined && func0.call(data, "removeVolumeOptions")){
let data1 = data.removeVolumeOptions;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
const err0 = {instancePath:instancePath+"/removeVolumeOptions",schemaPath:"#/definitions/RemoveVolumeOptions/required",keyword:"required",params:{missingProperty: "name"},schema:schema216.required,parentSchema:schema216,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.dryRun !== undefined && func0.call(data1, "dryRun")){
let data2 = data1.dryRun;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/removeVolumeOptions/dryRun/" + i0,schemaPath:"#/definitions/RemoveVolumeOptions/properties/dryRun/items/type",keyword:"type",params:{type: "string"},schema:schema216.properties.dryRun.items.type,parentSchema:schema216.properties.dryRun.items,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data3 === "All")){
const err2 = {instancePath:instancePath+"/removeVolumeOptions/dryRun/" + i0,schemaPath:"#/definitions/RemoveVolumeOptions/properties/dryRun/items/enum",keyword:"enum",params:{allowedValues: schema216.properties.dryRun.items.enum},schema:schema216.properties.dryRun.items.enum,parentSchema:schema216.properties.dryRun.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/removeVolumeOptions/dryRun",schemaPath:"#/definitions/RemoveVolumeOptions/properties/dryRun/type",keyword:"type",params:{type: "array"},schema:schema216.properties.dryRun.type,parentSchema:schema216.properties.dryRun,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
let data4 = data1.name;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/removeVolumeOptions/name",schemaPath:"#/definitions/RemoveVolumeOptions/properties/name/type",keyword:"type",params:{type: "string"},schema:schema216.properties.name.type,parentSchema:schema216.properties.name,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/removeVolumeOptions",schemaPath:"#/definitions/RemoveVolumeOptions/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema211.type,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conditions !== undefined && func0.call(data, "conditions")){
let data0 = data.conditions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.status === undefined) || (!(func0.call(data1, "status")))){
const err0 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"#/definitions/VirtualMachineCondition/required",keyword:"required",params:{missingProperty: "status"},schema:schema204.required,parentSchema:schema204,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data1.type === undefined) || (!(func0.call(data1, "type")))){
const err1 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"#/definitions/VirtualMachineCondition/required",keyword:"required",params:{missingProperty: "type"},schema:schema204.required,parentSchema:schema204,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.lastProbeTime !== undefined && func0.call(data1, "lastProbeTime")){
let data2 = data1.lastProbeTime;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/conditions/" + i0+"/lastProbeTime",schemaPath:"#/definitions/VirtualMachineCondition/properties/lastProbeTime/type",keyword:"type",params:{type: "string"},schema:schema204.properties.lastProbeTime.type,parentSchema:schema204.properties.lastProbeTime,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.lastTransitionTime !== undefined && func0.call(data1, "lastTransitionTime")){
let data3 = data1.lastTransitionTime;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/conditions/" + i0+"/lastTransitionTime",schemaPath:"#/definitions/VirtualMachineCondition/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema204.properties.lastTransitionTime.type,parentSchema:schema204.properties.lastTransitionTime,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.message !== undefined && func0.call(data1, "message")){
let data4 = data1.message;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/conditions/" + i0+"/message",schemaPath:"#/definitions/VirtualMachineCondition/properties/message/type",keyword:"type",params:{type: "string"},schema:schema204.properties.message.type,parentSchema:schema204.properties.message,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.reason !== undefined && func0.call(data1, "reason")){
let data5 = data1.reason;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/conditions/" + i0+"/reason",schemaPath:"#/definitions/VirtualMachineCondition/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema204.properties.reason.type,parentSchema:schema204.properties.reason,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.status !== undefined && func0.call(data1, "status")){
let data6 = data1.status;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/conditions/" + i0+"/status",schemaPath:"#/definitions/VirtualMachineCondition/properties/status/type",keyword:"type",params:{type: "string"},schema:schema204.properties.status.type,parentSchema:schema204.properties.status,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.type !== undefined && func0.call(data1, "type")){
let data7 = data1.type;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/conditions/" + i0+"/type",schemaPath:"#/definitions/VirtualMachineCondition/properties/type/type",keyword:"type",params:{type: "string"},schema:schema204.properties.type.type,parentSchema:schema204.properties.type,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"#/definitions/VirtualMachineCondition/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema203.properties.conditions.type,parentSchema:schema203.properties.conditions,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.created !== undefined && func0.call(data, "created")){
let data8 = data.created;
if(typeof data8 !== "boolean"){
const err10 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.created.type,parentSchema:schema203.properties.created,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ready !== undefined && func0.call(data, "ready")){
let data9 = data.ready;
if(typeof data9 !== "boolean"){
const err11 = {instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type: "boolean"},schema:schema203.properties.ready.type,parentSchema:schema203.properties.ready,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.printableStatus !== undefined && func0.call(data, "printableStatus")){
let data10 = data.printableStatus;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/printableStatus",schemaPath:"#/properties/printableStatus/type",keyword:"type",params:{type: "string"},schema:schema203.properties.printableStatus.type,parentSchema:schema203.properties.printableStatus,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.memoryDumpRequest !== undefined && func0.call(data, "memoryDumpRequest")){
if(!(validate158(data.memoryDumpRequest, {instancePath:instancePath+"/memoryDumpRequest",parentData:data,parentDataProperty:"memoryDumpRequest",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.restoreInProgress !== undefined && func0.call(data, "restoreInProgress")){
let data12 = data.restoreInProgress;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/restoreInProgress",schemaPath:"#/properties/restoreInProgress/type",keyword:"type",params:{type: "string"},schema:schema203.properties.restoreInProgress.type,parentSchema:schema203.properties.restoreInProgress,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.snapshotInProgress !== undefined && func0.call(data, "snapshotInProgress")){
let data13 = data.snapshotInProgress;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/snapshotInProgress",schemaPath:"#/properties/snapshotInProgress/type",keyword:"type",params:{type: "string"},schema:schema203.properties.snapshotInProgress.type,parentSchema:schema203.properties.snapshotInProgress,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.startFailure !== undefined && func0.call(data, "startFailure")){
if(!(validate160(data.startFailure, {instancePath:instancePath+"/startFailure",parentData:data,parentDataProperty:"startFailure",rootData}))){
vErrors = vErrors === null ? validate160.errors : append(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.stateChangeRequests !== undefined && func0.call(data, "stateChangeRequests")){
let data15 = data.stateChangeRequests;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.action === undefined) || (!(func0.call(data16, "action")))){
const err15 = {instancePath:instancePath+"/stateChangeRequests/" + i1,schemaPath:"#/definitions/StateChangeRequest/required",keyword:"required",params:{missingProperty: "action"},schema:schema210.required,parentSchema:schema210,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data16.action !== undefined && func0.call(data16, "action")){
let data17 = data16.action;
if(typeof data17 !== "string"){
const err16 = {instancePath:instancePath+"/stateChangeRequests/" + i1+"/action",schemaPath:"#/definitions/StateChangeRequest/properties/action/type",keyword:"type",params:{type: "string"},schema:schema210.properties.action.type,parentSchema:schema210.properties.action,data:data17};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data16.data !== undefined && func0.call(data16, "data")){
let data18 = data16.data;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 of Object.keys(data18)){
let data19 = data18[key0];
if(typeof data19 !== "string"){
const err17 = {instancePath:instancePath+"/stateChangeRequests/" + i1+"/data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/StateChangeRequest/properties/data/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema210.properties.data.additionalProperties.type,parentSchema:schema210.properties.data.additionalProperties,data:data19};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/stateChangeRequests/" + i1+"/data",schemaPath:"#/definitions/StateChangeRequest/properties/data/type",keyword:"type",params:{type: "object"},schema:schema210.properties.data.type,parentSchema:schema210.properties.data,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data16.uid !== undefined && func0.call(data16, "uid")){
let data20 = data16.uid;
if(typeof data20 !== "string"){
const err19 = {instancePath:instancePath+"/stateChangeRequests/" + i1+"/uid",schemaPath:"#/definitions/StateChangeRequest/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema210.properties.uid.type,parentSchema:schema210.properties.uid,data:data20};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/stateChangeRequests/" + i1,schemaPath:"#/definitions/StateChangeRequest/type",keyword:"type",params:{type: "object"},schema:schema210.type,parentSchema:schema210,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/stateChangeRequests",schemaPath:"#/properties/stateChangeRequests/type",keyword:"type",params:{type: "array"},schema:schema203.properties.stateChangeRequests.type,parentSchema:schema203.properties.stateChangeRequests,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.volumeRequests !== undefined && func0.call(data, "volumeRequests")){
let data21 = data.volumeRequests;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(!(validate162(data21[i2], {instancePath:instancePath+"/volumeRequests/" + i2,parentData:data21,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate162.errors : append(vErrors, validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/volumeRequests",schemaPath:"#/properties/volumeRequests/type",keyword:"type",params:{type: "array"},schema:schema203.properties.volumeRequests.type,parentSchema:schema203.properties.volumeRequests,data:data21};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.volumeSnapshotStatuses !== undefined && func0.call(data, "volumeSnapshotStatuses")){
let data23 = data.volumeSnapshotStatuses;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.enabled === undefined) || (!(func0.call(data24, "enabled")))){
const err23 = {instancePath:instancePath+"/volumeSnapshotStatuses/" + i3,schemaPath:"#/definitions/VolumeSnapshotStatus/required",keyword:"required",params:{missingProperty: "enabled"},schema:schema217.required,parentSchema:schema217,data:data24};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data24.name === undefined) || (!(func0.call(data24, "name")))){
const err24 = {instancePath:instancePath+"/volumeSnapshotStatuses/" + i3,schemaPath:"#/definitions/VolumeSnapshotStatus/required",keyword:"required",params:{missingProperty: "name"},schema:schema217.required,parentSchema:schema217,data:data24};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data24.enabled !== undefined && func0.call(data24, "enabled")){
let data25 = data24.enabled;
if(typeof data25 !== "boolean"){
const err25 = {instancePath:instancePath+"/volumeSnapshotStatuses/" + i3+"/enabled",schemaPath:"#/definitions/VolumeSnapshotStatus/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema217.properties.enabled.type,parentSchema:schema217.properties.enabled,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data24.name !== undefined && func0.call(data24, "name")){
let data26 = data24.name;
if(typeof data26 !== "string"){
const err26 = {instancePath:instancePath+"/volumeSnapshotStatuses/" + i3+"/name",schemaPath:"#/definitions/VolumeSnapshotStatus/properties/name/type",keyword:"type",params:{type: "string"},schema:schema217.properties.name.type,parentSchema:schema217.properties.name,data:data26};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data24.reason !== undefined && func0.call(data24, "reason")){
let data27 = data24.reason;
if(typeof data27 !== "string"){
const err27 = {instancePath:instancePath+"/volumeSnapshotStatuses/" + i3+"/reason",schemaPath:"#/definitions/VolumeSnapshotStatus/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema217.properties.reason.type,parentSchema:schema217.properties.reason,data:data27};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/volumeSnapshotStatuses/" + i3,schemaPath:"#/definitions/VolumeSnapshotStatus/type",keyword:"type",params:{type: "object"},schema:schema217.type,parentSchema:schema217,data:data24};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/volumeSnapshotStatuses",schemaPath:"#/properties/volumeSnapshotStatuses/type",keyword:"type",params:{type: "array"},schema:schema203.properties.volumeSnapshotStatuses.type,parentSchema:schema203.properties.volumeSnapshotStatuses,data:data23};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema203.type,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema12.properties.apiVersion.type,parentSchema:schema12.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema12.properties.kind.type,parentSchema:schema12.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate12(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate12.errors : append(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate16(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate16.errors : append(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate157(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate157.errors : append(vErrors, validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateGetVirtualMachinesResult: ValidateFunction = validate170;
const schema218 = {"type":"object","required":["virtualMachines"],"properties":{"virtualMachines":{"type":"array","items":{"$ref":"#/definitions/VirtualMachine"}}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.virtualMachines === undefined) || (!(func0.call(data, "virtualMachines")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "virtualMachines"},schema:schema218.required,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.virtualMachines !== undefined && func0.call(data, "virtualMachines")){
let data0 = data.virtualMachines;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data0[i0], {instancePath:instancePath+"/virtualMachines/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : append(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/virtualMachines",schemaPath:"#/properties/virtualMachines/type",keyword:"type",params:{type: "array"},schema:schema218.properties.virtualMachines.type,parentSchema:schema218.properties.virtualMachines,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema218.type,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

export const validateGetClustersResult: ValidateFunction = validate172;
const schema219 = {"type":"object","required":["clusters"],"properties":{"clusters":{"type":"array","items":{"$ref":"#/definitions/FoundCluster"}}}};
const schema220 = {"type":"object","required":["uid","name","labels"],"properties":{"uid":{"type":"string"},"name":{"type":"string"},"projectUid":{"type":"string"},"projectName":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"cloudType":{"type":"string"},"state":{"type":"string"},"healthState":{"type":"string"},"clusterGroupUid":{"type":"string"},"creationTimestamp":{"type":"string"}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clusters === undefined) || (!(func0.call(data, "clusters")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusters"},schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data0 = data.clusters;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.uid === undefined) || (!(func0.call(data1, "uid")))){
const err1 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/definitions/FoundCluster/required",keyword:"required",params:{missingProperty: "uid"},schema:schema220.required,parentSchema:schema220,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
const err2 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/definitions/FoundCluster/required",keyword:"required",params:{missingProperty: "name"},schema:schema220.required,parentSchema:schema220,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data1.labels === undefined) || (!(func0.call(data1, "labels")))){
const err3 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/definitions/FoundCluster/required",keyword:"required",params:{missingProperty: "labels"},schema:schema220.required,parentSchema:schema220,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.uid !== undefined && func0.call(data1, "uid")){
let data2 = data1.uid;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/clusters/" + i0+"/uid",schemaPath:"#/definitions/FoundCluster/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema220.properties.uid.type,parentSchema:schema220.properties.uid,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/clusters/" + i0+"/name",schemaPath:"#/definitions/FoundCluster/properties/name/type",keyword:"type",params:{type: "string"},schema:schema220.properties.name.type,parentSchema:schema220.properties.name,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.projectUid !== undefined && func0.call(data1, "projectUid")){
let data4 = data1.projectUid;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/clusters/" + i0+"/projectUid",schemaPath:"#/definitions/FoundCluster/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema220.properties.projectUid.type,parentSchema:schema220.properties.projectUid,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.projectName !== undefined && func0.call(data1, "projectName")){
let data5 = data1.projectName;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/clusters/" + i0+"/projectName",schemaPath:"#/definitions/FoundCluster/properties/projectName/type",keyword:"type",params:{type: "string"},schema:schema220.properties.projectName.type,parentSchema:schema220.properties.projectName,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.labels !== undefined && func0.call(data1, "labels")){
let data6 = data1.labels;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 of Object.keys(data6)){
let data7 = data6[key0];
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/clusters/" + i0+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/FoundCluster/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema220.properties.labels.additionalProperties.type,parentSchema:schema220.properties.labels.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/clusters/" + i0+"/labels",schemaPath:"#/definitions/FoundCluster/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema220.properties.labels.type,parentSchema:schema220.properties.labels,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.cloudType !== undefined && func0.call(data1, "cloudType")){
let data8 = data1.cloudType;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/clusters/" + i0+"/cloudType",schemaPath:"#/definitions/FoundCluster/properties/cloudType/type",keyword:"type",params:{type: "string"},schema:schema220.properties.cloudType.type,parentSchema:schema220.properties.cloudType,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.state !== undefined && func0.call(data1, "state")){
let data9 = data1.state;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/clusters/" + i0+"/state",schemaPath:"#/definitions/FoundCluster/properties/state/type",keyword:"type",params:{type: "string"},schema:schema220.properties.state.type,parentSchema:schema220.properties.state,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.healthState !== undefined && func0.call(data1, "healthState")){
let data10 = data1.healthState;
if(typeof data10 !== "string"){
const err12 = {instancePath:instancePath+"/clusters/" + i0+"/healthState",schemaPath:"#/definitions/FoundCluster/properties/healthState/type",keyword:"type",params:{type: "string"},schema:schema220.properties.healthState.type,parentSchema:schema220.properties.healthState,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.clusterGroupUid !== undefined && func0.call(data1, "clusterGroupUid")){
let data11 = data1.clusterGroupUid;
if(typeof data11 !== "string"){
const err13 = {instancePath:instancePath+"/clusters/" + i0+"/clusterGroupUid",schemaPath:"#/definitions/FoundCluster/properties/clusterGroupUid/type",keyword:"type",params:{type: "string"},schema:schema220.properties.clusterGroupUid.type,parentSchema:schema220.properties.clusterGroupUid,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.creationTimestamp !== undefined && func0.call(data1, "creationTimestamp")){
let data12 = data1.creationTimestamp;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/clusters/" + i0+"/creationTimestamp",schemaPath:"#/definitions/FoundCluster/properties/creationTimestamp/type",keyword:"type",params:{type: "string"},schema:schema220.properties.creationTimestamp.type,parentSchema:schema220.properties.creationTimestamp,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/definitions/FoundCluster/type",keyword:"type",params:{type: "object"},schema:schema220.type,parentSchema:schema220,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"},schema:schema219.properties.clusters.type,parentSchema:schema219.properties.clusters,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema219.type,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

export const validateClusterSearchInputs: ValidateFunction = validate173;
const schema221 = {"type":"object","examples":[{"inputs":{"environment":{"values":[{"name":"production","uid":"63a1f0e2c0ffee0011223344"}]}}}],"properties":{"inputs":{"type":"object","additionalProperties":{"$ref":"#/definitions/SearchInput"}}}};
const schema222 = {"type":"object","properties":{"values":{"type":"array","items":{"$ref":"#/definitions/SearchInputValue"}}}};
const schema223 = {"type":"object","properties":{"name":{"type":"string"},"uid":{"type":"string"}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values !== undefined && func0.call(data, "values")){
let data0 = data.values;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined && func0.call(data1, "name")){
let data2 = data1.name;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/values/" + i0+"/name",schemaPath:"#/definitions/SearchInputValue/properties/name/type",keyword:"type",params:{type: "string"},schema:schema223.properties.name.type,parentSchema:schema223.properties.name,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.uid !== undefined && func0.call(data1, "uid")){
let data3 = data1.uid;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/values/" + i0+"/uid",schemaPath:"#/definitions/SearchInputValue/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema223.properties.uid.type,parentSchema:schema223.properties.uid,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/definitions/SearchInputValue/type",keyword:"type",params:{type: "object"},schema:schema223.type,parentSchema:schema223,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},schema:schema222.properties.values.type,parentSchema:schema222.properties.values,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema222.type,parentSchema:schema222,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inputs !== undefined && func0.call(data, "inputs")){
let data0 = data.inputs;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 of Object.keys(data0)){
if(!(validate174(data0[key0], {instancePath:instancePath+"/inputs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate174.errors : append(vErrors, validate174.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "object"},schema:schema221.properties.inputs.type,parentSchema:schema221.properties.inputs,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema221.type,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

export const validateGetHostClusterConfigResult: ValidateFunction = validate176;
const schema224 = {"type":"object","properties":{"clusterEndpoint":{"$ref":"#/definitions/ClusterEndpoint"},"clusterGroup":{"$ref":"#/definitions/ObjectReference"},"hostCluster":{"$ref":"#/definitions/ObjectReference"},"isHostCluster":{"type":"boolean"}}};
const schema229 = {"type":"object","properties":{"kind":{"type":"string"},"name":{"type":"string"},"uid":{"type":"string"}}};
const schema225 = {"type":"object","properties":{"type":{"type":"string","enum":["Ingress","LoadBalancer"],"$comment":"ClusterEndpoint.type"},"config":{"$ref":"#/definitions/ClusterEndpointConfig"}}};
const schema226 = {"type":"object","properties":{"ingressConfig":{"$ref":"#/definitions/IngressConfig"},"loadBalancerConfig":{"$ref":"#/definitions/LoadBalancerConfig"}}};
const schema227 = {"type":"object","properties":{"host":{"type":"string"},"port":{"type":"integer","minimum":1,"maximum":65535,"$comment":"IngressConfig.port"}}};
const schema228 = {"type":"object","properties":{"externalIPs":{"type":"array","items":{"type":"string"}},"externalTrafficPolicy":{"type":"string"},"loadBalancerSourceRanges":{"type":"array","items":{"type":"string"}}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ingressConfig !== undefined && func0.call(data, "ingressConfig")){
let data0 = data.ingressConfig;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.host !== undefined && func0.call(data0, "host")){
let data1 = data0.host;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/ingressConfig/host",schemaPath:"#/definitions/IngressConfig/properties/host/type",keyword:"type",params:{type: "string"},schema:schema227.properties.host.type,parentSchema:schema227.properties.host,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data0.port !== undefined && func0.call(data0, "port")){
let data2 = data0.port;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema227.properties.port.type,parentSchema:schema227.properties.port,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65535 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema227.properties.port,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema227.properties.port,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/ingressConfig",schemaPath:"#/definitions/IngressConfig/type",keyword:"type",params:{type: "object"},schema:schema227.type,parentSchema:schema227,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.loadBalancerConfig !== undefined && func0.call(data, "loadBalancerConfig")){
let data3 = data.loadBalancerConfig;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.externalIPs !== undefined && func0.call(data3, "externalIPs")){
let data4 = data3.externalIPs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/loadBalancerConfig/externalIPs/" + i0,schemaPath:"#/definitions/LoadBalancerConfig/properties/externalIPs/items/type",keyword:"type",params:{type: "string"},schema:schema228.properties.externalIPs.items.type,parentSchema:schema228.properties.externalIPs.items,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/loadBalancerConfig/externalIPs",schemaPath:"#/definitions/LoadBalancerConfig/properties/externalIPs/type",keyword:"type",params:{type: "array"},schema:schema228.properties.externalIPs.type,parentSchema:schema228.properties.externalIPs,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.externalTrafficPolicy !== undefined && func0.call(data3, "externalTrafficPolicy")){
let data6 = data3.externalTrafficPolicy;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/loadBalancerConfig/externalTrafficPolicy",schemaPath:"#/definitions/LoadBalancerConfig/properties/externalTrafficPolicy/type",keyword:"type",params:{type: "string"},schema:schema228.properties.externalTrafficPolicy.type,parentSchema:schema228.properties.externalTrafficPolicy,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.loadBalancerSourceRanges !== undefined && func0.call(data3, "loadBalancerSourceRanges")){
let data7 = data3.loadBalancerSourceRanges;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/loadBalancerConfig/loadBalancerSourceRanges/" + i1,schemaPath:"#/definitions/LoadBalancerConfig/properties/loadBalancerSourceRanges/items/type",keyword:"type",params:{type: "string"},schema:schema228.properties.loadBalancerSourceRanges.items.type,parentSchema:schema228.properties.loadBalancerSourceRanges.items,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/loadBalancerConfig/loadBalancerSourceRanges",schemaPath:"#/definitions/LoadBalancerConfig/properties/loadBalancerSourceRanges/type",keyword:"type",params:{type: "array"},schema:schema228.properties.loadBalancerSourceRanges.type,parentSchema:schema228.properties.loadBalancerSourceRanges,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/loadBalancerConfig",schemaPath:"#/definitions/LoadBalancerConfig/type",keyword:"type",params:{type: "object"},schema:schema228.type,parentSchema:schema228,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema226.type,parentSchema:schema226,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema225.properties.type.type,parentSchema:schema225.properties.type,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "Ingress") || (data0 === "LoadBalancer"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema225.properties.type.enum},schema:schema225.properties.type.enum,parentSchema:schema225.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.config !== undefined && func0.call(data, "config")){
if(!(validate178(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = vErrors === null ? validate178.errors : append(vErrors, validate178.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema225.type,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clusterEndpoint !== undefined && func0.call(data, "clusterEndpoint")){
if(!(validate177(data.clusterEndpoint, {instancePath:instancePath+"/clusterEndpoint",parentData:data,parentDataProperty:"clusterEndpoint",rootData}))){
vErrors = vErrors === null ? validate177.errors : append(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.clusterGroup !== undefined && func0.call(data, "clusterGroup")){
let data1 = data.clusterGroup;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.kind !== undefined && func0.call(data1, "kind")){
let data2 = data1.kind;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/clusterGroup/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema229.properties.kind.type,parentSchema:schema229.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/clusterGroup/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema229.properties.name.type,parentSchema:schema229.properties.name,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.uid !== undefined && func0.call(data1, "uid")){
let data4 = data1.uid;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/clusterGroup/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema229.properties.uid.type,parentSchema:schema229.properties.uid,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema229.type,parentSchema:schema229,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.hostCluster !== undefined && func0.call(data, "hostCluster")){
let data5 = data.hostCluster;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.kind !== undefined && func0.call(data5, "kind")){
let data6 = data5.kind;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/hostCluster/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema229.properties.kind.type,parentSchema:schema229.properties.kind,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/hostCluster/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema229.properties.name.type,parentSchema:schema229.properties.name,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.uid !== undefined && func0.call(data5, "uid")){
let data8 = data5.uid;
if(typeof data8 !== "string"){
const err6 = {instancePath:instancePath+"/hostCluster/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema229.properties.uid.type,parentSchema:schema229.properties.uid,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema229.type,parentSchema:schema229,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isHostCluster !== undefined && func0.call(data, "isHostCluster")){
let data9 = data.isHostCluster;
if(typeof data9 !== "boolean"){
const err8 = {instancePath:instancePath+"/isHostCluster",schemaPath:"#/properties/isHostCluster/type",keyword:"type",params:{type: "boolean"},schema:schema224.properties.isHostCluster.type,parentSchema:schema224.properties.isHostCluster,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate176.errors = vErrors;
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
    "type": "VirtualMachine", "validate": validateVirtualMachine
  },
  "getVirtualMachines": {
    "type": "GetVirtualMachinesResult", "validate": validateGetVirtualMachinesResult
  },
  "getClusters": {
    "type": "GetClustersResult", "validate": validateGetClustersResult
  },
  "getClusterSearchInputs": {
    "type": "ClusterSearchInputs", "validate": validateClusterSearchInputs
  },
  "getHostClusterConfig": {
    "type": "GetHostClusterConfigResult", "validate": validateGetHostClusterConfigResult
  }
};
