// Generated from provider/model by `npm run generate`; do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
"use strict";
export const validateAndPruneHostClusterConfig: ValidateFunction = validate11;
const schema12 = {"type":"object","additionalProperties":false,"properties":{"clusterEndpoint":{"$ref":"#/definitions/ClusterEndpoint"},"clusterGroup":{"$ref":"#/definitions/ObjectReference"},"hostCluster":{"$ref":"#/definitions/ObjectReference"},"isHostCluster":{"type":"boolean"}}};
const schema17 = {"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string"},"name":{"type":"string"},"uid":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema13 = {"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["Ingress","LoadBalancer"],"$comment":"ClusterEndpoint.type"},"config":{"$ref":"#/definitions/ClusterEndpointConfig"}}};
const schema14 = {"type":"object","additionalProperties":false,"properties":{"ingressConfig":{"$ref":"#/definitions/IngressConfig"},"loadBalancerConfig":{"$ref":"#/definitions/LoadBalancerConfig"}}};
const schema15 = {"type":"object","additionalProperties":false,"properties":{"host":{"type":"string"},"port":{"type":"integer","minimum":1,"maximum":65535,"$comment":"IngressConfig.port"}}};
const schema16 = {"type":"object","additionalProperties":false,"properties":{"externalIPs":{"type":"array","items":{"type":"string"}},"externalTrafficPolicy":{"type":"string"},"loadBalancerSourceRanges":{"type":"array","items":{"type":"string"}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "ingressConfig") || (key0 === "loadBalancerConfig"))){
delete data[key0];
}
}
if(data.ingressConfig !== undefined && func0.call(data, "ingressConfig")){
let data0 = data.ingressConfig;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((key1 === "host") || (key1 === "port"))){
delete data0[key1];
}
}
if(data0.host !== undefined && func0.call(data0, "host")){
let data1 = data0.host;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/ingressConfig/host",schemaPath:"#/definitions/IngressConfig/properties/host/type",keyword:"type",params:{type: "string"},schema:schema15.properties.host.type,parentSchema:schema15.properties.host,data:data1};
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
const err1 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.port.type,parentSchema:schema15.properties.port,data:data2};
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
const err2 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema15.properties.port,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema15.properties.port,data:data2};
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
const err4 = {instancePath:instancePath+"/ingressConfig",schemaPath:"#/definitions/IngressConfig/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data:data0};
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
for(const key2 of Object.keys(data3)){
if(!(((key2 === "externalIPs") || (key2 === "externalTrafficPolicy")) || (key2 === "loadBalancerSourceRanges"))){
delete data3[key2];
}
}
if(data3.externalIPs !== undefined && func0.call(data3, "externalIPs")){
let data4 = data3.externalIPs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/loadBalancerConfig/externalIPs/" + i0,schemaPath:"#/definitions/LoadBalancerConfig/properties/externalIPs/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.externalIPs.items.type,parentSchema:schema16.properties.externalIPs.items,data:data5};
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
const err6 = {instancePath:instancePath+"/loadBalancerConfig/externalIPs",schemaPath:"#/definitions/LoadBalancerConfig/properties/externalIPs/type",keyword:"type",params:{type: "array"},schema:schema16.properties.externalIPs.type,parentSchema:schema16.properties.externalIPs,data:data4};
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
const err7 = {instancePath:instancePath+"/loadBalancerConfig/externalTrafficPolicy",schemaPath:"#/definitions/LoadBalancerConfig/properties/externalTrafficPolicy/type",keyword:"type",params:{type: "string"},schema:schema16.properties.externalTrafficPolicy.type,parentSchema:schema16.properties.externalTrafficPolicy,data:data6};
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
const err8 = {instancePath:instancePath+"/loadBalancerConfig/loadBalancerSourceRanges/" + i1,schemaPath:"#/definitions/LoadBalancerConfig/properties/loadBalancerSourceRanges/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.loadBalancerSourceRanges.items.type,parentSchema:schema16.properties.loadBalancerSourceRanges.items,data:data8};
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
const err9 = {instancePath:instancePath+"/loadBalancerConfig/loadBalancerSourceRanges",schemaPath:"#/definitions/LoadBalancerConfig/properties/loadBalancerSourceRanges/type",keyword:"type",params:{type: "array"},schema:schema16.properties.loadBalancerSourceRanges.type,parentSchema:schema16.properties.loadBalancerSourceRanges,data:data7};
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
const err10 = {instancePath:instancePath+"/loadBalancerConfig",schemaPath:"#/definitions/LoadBalancerConfig/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "config"))){
delete data[key0];
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema13.properties.type.type,parentSchema:schema13.properties.type,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "Ingress") || (data0 === "LoadBalancer"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},schema:schema13.properties.type.enum,parentSchema:schema13.properties.type,data:data0};
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
if(!(validate13(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = vErrors === null ? validate13.errors : append(vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "clusterEndpoint") || (key0 === "clusterGroup")) || (key0 === "hostCluster")) || (key0 === "isHostCluster"))){
delete data[key0];
}
}
if(data.clusterEndpoint !== undefined && func0.call(data, "clusterEndpoint")){
if(!(validate12(data.clusterEndpoint, {instancePath:instancePath+"/clusterEndpoint",parentData:data,parentDataProperty:"clusterEndpoint",rootData}))){
vErrors = vErrors === null ? validate12.errors : append(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.clusterGroup !== undefined && func0.call(data, "clusterGroup")){
let data1 = data.clusterGroup;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
if(!(((key1 === "kind") || (key1 === "name")) || (key1 === "uid"))){
delete data1[key1];
}
}
if(data1.kind !== undefined && func0.call(data1, "kind")){
let data2 = data1.kind;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/clusterGroup/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data2};
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
const err1 = {instancePath:instancePath+"/clusterGroup/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data3};
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
const err2 = {instancePath:instancePath+"/clusterGroup/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data4};
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
const err3 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data1};
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
for(const key2 of Object.keys(data5)){
if(!(((key2 === "kind") || (key2 === "name")) || (key2 === "uid"))){
delete data5[key2];
}
}
if(data5.kind !== undefined && func0.call(data5, "kind")){
let data6 = data5.kind;
if(typeof data6 !== "string"){
const err4 = {instancePath:instancePath+"/hostCluster/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data6};
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
const err5 = {instancePath:instancePath+"/hostCluster/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data7};
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
const err6 = {instancePath:instancePath+"/hostCluster/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data8};
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
const err7 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data5};
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
const err8 = {instancePath:instancePath+"/isHostCluster",schemaPath:"#/properties/isHostCluster/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.isHostCluster.type,parentSchema:schema12.properties.isHostCluster,data:data9};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}
