// Generated from provider/model by `npm run generate`; do not edit.
// @ts-nocheck
import type { ValidateFunction } from "ajv";
"use strict";
export const validateHostClusterConfig: ValidateFunction = validate11;
const schema12 = {"type":"object","properties":{"clusterEndpoint":{"$ref":"#/definitions/ClusterEndpoint","description":"The endpoint through which the cluster exposes its virtual clusters."},"clusterGroup":{"$ref":"#/definitions/ObjectReference","description":"The cluster group that the host belongs to. Omit it if the group is managed in Palette: then it stays as it is."},"hostCluster":{"$ref":"#/definitions/ObjectReference","description":"A reference to another host cluster. Palette does not document its purpose: omit it unless you know that you need it."},"isHostCluster":{"type":"boolean","description":"Whether the cluster is enabled as a host cluster. The default is `false`: if it is omitted, a live host cluster is disabled.","default":false}},"additionalProperties":false,"description":"The host cluster configuration of a cluster: the members of `hostClusterConfig` in the service's `PATCH`."};
const schema17 = {"type":"object","properties":{"kind":{"type":"string","description":"Kind of the referenced object. Palette does not list the allowed values."},"name":{"type":"string","description":"Name of the referenced object."},"uid":{"type":"string","description":"UID of the referenced object."}},"additionalProperties":false,"description":"A reference to another object of the service."};
const func0 = Object.prototype.hasOwnProperty;
const schema13 = {"type":"object","properties":{"type":{"type":"string","enum":["Ingress","LoadBalancer"],"description":"Whether an Ingress or a load balancer exposes the virtual clusters."},"config":{"$ref":"#/definitions/ClusterEndpointConfig","description":"The configuration of the Ingress or the load balancer."}},"additionalProperties":false,"description":"The endpoint through which a host cluster exposes its virtual clusters."};
const schema14 = {"type":"object","properties":{"ingressConfig":{"$ref":"#/definitions/IngressConfig","description":"Configuration of the Ingress, if `type` is `\"Ingress\"`."},"loadBalancerConfig":{"$ref":"#/definitions/LoadBalancerConfig","description":"Configuration of the load balancer, if `type` is `\"LoadBalancer\"`."}},"additionalProperties":false,"description":"The configuration of the Ingress and the load balancer. `type` of the endpoint selects the one in use."};
const schema15 = {"type":"object","properties":{"host":{"type":"string","description":"Host name of the Ingress, which may contain a wildcard, such as `\"*.dev.example.com\"`. Without scheme, port or path."},"port":{"type":"integer","description":"TCP port of the Ingress.","minimum":1,"maximum":65535}},"additionalProperties":false,"description":"Exposes the API servers of virtual clusters through an Ingress, if `type` of the endpoint is `\"Ingress\"`."};
const schema16 = {"type":"object","properties":{"externalIPs":{"type":"array","items":{"type":"string"},"description":"Additional IP addresses at which the load balancer accepts traffic. Order and duplicates do not matter."},"externalTrafficPolicy":{"type":"string","description":"How external traffic is routed to nodes: `\"Cluster\"` or `\"Local\"`, as in Kubernetes. Other values produce a warning and are sent unchanged."},"loadBalancerSourceRanges":{"type":"array","items":{"type":"string"},"description":"Address ranges in CIDR notation, such as `\"10.0.0.0/8\"`, that may connect to the load balancer. Order and duplicates do not matter."}},"additionalProperties":false,"description":"Exposes the API servers of virtual clusters through a load balancer, if `type` of the endpoint is `\"LoadBalancer\"`."};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "ingressConfig") || (key0 === "loadBalancerConfig"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ingressConfig !== undefined && func0.call(data, "ingressConfig")){
let data0 = data.ingressConfig;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((key1 === "host") || (key1 === "port"))){
const err1 = {instancePath:instancePath+"/ingressConfig",schemaPath:"#/definitions/IngressConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema15,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.host !== undefined && func0.call(data0, "host")){
let data1 = data0.host;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/ingressConfig/host",schemaPath:"#/definitions/IngressConfig/properties/host/type",keyword:"type",params:{type: "string"},schema:schema15.properties.host.type,parentSchema:schema15.properties.host,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.port !== undefined && func0.call(data0, "port")){
let data2 = data0.port;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema15.properties.port.type,parentSchema:schema15.properties.port,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65535 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema15.properties.port,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/ingressConfig/port",schemaPath:"#/definitions/IngressConfig/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema15.properties.port,data:data2};
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
}
else {
const err6 = {instancePath:instancePath+"/ingressConfig",schemaPath:"#/definitions/IngressConfig/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.loadBalancerConfig !== undefined && func0.call(data, "loadBalancerConfig")){
let data3 = data.loadBalancerConfig;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 of Object.keys(data3)){
if(!(((key2 === "externalIPs") || (key2 === "externalTrafficPolicy")) || (key2 === "loadBalancerSourceRanges"))){
const err7 = {instancePath:instancePath+"/loadBalancerConfig",schemaPath:"#/definitions/LoadBalancerConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema16,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.externalIPs !== undefined && func0.call(data3, "externalIPs")){
let data4 = data3.externalIPs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/loadBalancerConfig/externalIPs/" + i0,schemaPath:"#/definitions/LoadBalancerConfig/properties/externalIPs/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.externalIPs.items.type,parentSchema:schema16.properties.externalIPs.items,data:data5};
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
const err9 = {instancePath:instancePath+"/loadBalancerConfig/externalIPs",schemaPath:"#/definitions/LoadBalancerConfig/properties/externalIPs/type",keyword:"type",params:{type: "array"},schema:schema16.properties.externalIPs.type,parentSchema:schema16.properties.externalIPs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.externalTrafficPolicy !== undefined && func0.call(data3, "externalTrafficPolicy")){
let data6 = data3.externalTrafficPolicy;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/loadBalancerConfig/externalTrafficPolicy",schemaPath:"#/definitions/LoadBalancerConfig/properties/externalTrafficPolicy/type",keyword:"type",params:{type: "string"},schema:schema16.properties.externalTrafficPolicy.type,parentSchema:schema16.properties.externalTrafficPolicy,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
const err11 = {instancePath:instancePath+"/loadBalancerConfig/loadBalancerSourceRanges/" + i1,schemaPath:"#/definitions/LoadBalancerConfig/properties/loadBalancerSourceRanges/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.loadBalancerSourceRanges.items.type,parentSchema:schema16.properties.loadBalancerSourceRanges.items,data:data8};
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
const err12 = {instancePath:instancePath+"/loadBalancerConfig/loadBalancerSourceRanges",schemaPath:"#/definitions/LoadBalancerConfig/properties/loadBalancerSourceRanges/type",keyword:"type",params:{type: "array"},schema:schema16.properties.loadBalancerSourceRanges.type,parentSchema:schema16.properties.loadBalancerSourceRanges,data:data7};
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
const err13 = {instancePath:instancePath+"/loadBalancerConfig",schemaPath:"#/definitions/LoadBalancerConfig/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data:data3};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema13.properties.type.type,parentSchema:schema13.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "Ingress") || (data0 === "LoadBalancer"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},schema:schema13.properties.type.enum,parentSchema:schema13.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
const err1 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema17,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.kind !== undefined && func0.call(data1, "kind")){
let data2 = data1.kind;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/clusterGroup/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/clusterGroup/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.uid !== undefined && func0.call(data1, "uid")){
let data4 = data1.uid;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/clusterGroup/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data4};
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
const err5 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hostCluster !== undefined && func0.call(data, "hostCluster")){
let data5 = data.hostCluster;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
if(!(((key2 === "kind") || (key2 === "name")) || (key2 === "uid"))){
const err6 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.kind !== undefined && func0.call(data5, "kind")){
let data6 = data5.kind;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/hostCluster/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/hostCluster/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.uid !== undefined && func0.call(data5, "uid")){
let data8 = data5.uid;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/hostCluster/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data8};
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
const err10 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isHostCluster !== undefined && func0.call(data, "isHostCluster")){
let data9 = data.isHostCluster;
if(typeof data9 !== "boolean"){
const err11 = {instancePath:instancePath+"/isHostCluster",schemaPath:"#/properties/isHostCluster/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.isHostCluster.type,parentSchema:schema12.properties.isHostCluster,data:data9};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateHostClusterConfigArgs: ValidateFunction = validate16;
const schema19 = {"type":"object","properties":{"clusterEndpoint":{"$ref":"#/definitions/ClusterEndpoint","description":"The endpoint through which the cluster exposes its virtual clusters."},"clusterGroup":{"$ref":"#/definitions/ObjectReference","description":"The cluster group that the host belongs to. Omit it if the group is managed in Palette: then it stays as it is."},"hostCluster":{"$ref":"#/definitions/ObjectReference","description":"A reference to another host cluster. Palette does not document its purpose: omit it unless you know that you need it."},"isHostCluster":{"type":"boolean","description":"Whether the cluster is enabled as a host cluster. The default is `false`: if it is omitted, a live host cluster is disabled.","default":false},"clusterUid":{"type":"string","description":"UID of the cluster. A change replaces the resource and disables the old cluster as a host cluster.","minLength":1},"projectUid":{"type":"string","description":"UID of the project that scopes the requests (the `ProjectUid` header). If omitted, the project of the provider configuration is used, if there is one. A change updates the resource.","minLength":1}},"required":["clusterUid"],"additionalProperties":false,"description":"The desired host cluster configuration of a cluster.","examples":[{"clusterUid":"63a1f0e2c0ffee0011223344","isHostCluster":true,"clusterEndpoint":{"type":"Ingress","config":{"ingressConfig":{"host":"*.dev.example.com","port":443}}}}]};
const func76 = require("ajv/dist/runtime/ucs2length").default;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clusterUid === undefined) || (!(func0.call(data, "clusterUid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusterUid"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "clusterEndpoint") || (key0 === "clusterGroup")) || (key0 === "hostCluster")) || (key0 === "isHostCluster")) || (key0 === "clusterUid")) || (key0 === "projectUid"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
const err2 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema17,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.kind !== undefined && func0.call(data1, "kind")){
let data2 = data1.kind;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/clusterGroup/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data2};
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
let data3 = data1.name;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/clusterGroup/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.uid !== undefined && func0.call(data1, "uid")){
let data4 = data1.uid;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/clusterGroup/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data4};
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
const err6 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hostCluster !== undefined && func0.call(data, "hostCluster")){
let data5 = data.hostCluster;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
if(!(((key2 === "kind") || (key2 === "name")) || (key2 === "uid"))){
const err7 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.kind !== undefined && func0.call(data5, "kind")){
let data6 = data5.kind;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/hostCluster/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/hostCluster/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.uid !== undefined && func0.call(data5, "uid")){
let data8 = data5.uid;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/hostCluster/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data8};
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
const err11 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.isHostCluster !== undefined && func0.call(data, "isHostCluster")){
let data9 = data.isHostCluster;
if(typeof data9 !== "boolean"){
const err12 = {instancePath:instancePath+"/isHostCluster",schemaPath:"#/properties/isHostCluster/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.isHostCluster.type,parentSchema:schema19.properties.isHostCluster,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.clusterUid !== undefined && func0.call(data, "clusterUid")){
let data10 = data.clusterUid;
if(typeof data10 === "string"){
if(func76(data10) < 1){
const err13 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.clusterUid,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/type",keyword:"type",params:{type: "string"},schema:schema19.properties.clusterUid.type,parentSchema:schema19.properties.clusterUid,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data11 = data.projectUid;
if(typeof data11 === "string"){
if(func76(data11) < 1){
const err15 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.projectUid,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema19.properties.projectUid.type,parentSchema:schema19.properties.projectUid,data:data11};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
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

export const validateHostClusterFleetArgs: ValidateFunction = validate18;
const schema22 = {"type":"object","properties":{"clusters":{"type":"object","additionalProperties":{"$ref":"#/definitions/FleetCluster"},"description":"The configurations by cluster UID: at least one, at most 5,000. A cluster that is removed from the map is disabled as a host cluster."},"maxRemovals":{"type":"integer","description":"The number of clusters that one update may remove from the map. More removals are an error in the preview. It guards against a truncated list; the resource options `protect` and `retainOnDelete` only concern the whole fleet.","minimum":0},"projectUid":{"type":"string","description":"UID of the project that scopes the requests (the `ProjectUid` header). Default: the provider's project, if it has one.","minLength":1}},"required":["clusters"],"additionalProperties":false,"description":"The host cluster configurations of many clusters.","examples":[{"clusters":{"63a1f0e2c0ffee0011223344":{"isHostCluster":true,"clusterEndpoint":{"type":"Ingress","config":{"ingressConfig":{"host":"*.dev.example.com","port":443}}}}},"maxRemovals":5}]};
const schema23 = {"type":"object","properties":{"clusterEndpoint":{"$ref":"#/definitions/ClusterEndpoint","description":"The endpoint through which the cluster exposes its virtual clusters."},"clusterGroup":{"$ref":"#/definitions/ObjectReference","description":"The cluster group that the host belongs to. Omit it if the group is managed in Palette: then it stays as it is."},"hostCluster":{"$ref":"#/definitions/ObjectReference","description":"A reference to another host cluster. Palette does not document its purpose: omit it unless you know that you need it."},"isHostCluster":{"type":"boolean","description":"Whether the cluster is enabled as a host cluster. The default is `false`: if it is omitted, a live host cluster is disabled.","default":false},"projectUid":{"type":"string","description":"UID of the project that scopes the requests for this cluster (the `ProjectUid` header). Default: the project of the fleet.","minLength":1}},"additionalProperties":false,"description":"The host cluster configuration of one cluster of a fleet."};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "clusterEndpoint") || (key0 === "clusterGroup")) || (key0 === "hostCluster")) || (key0 === "isHostCluster")) || (key0 === "projectUid"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
const err1 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema17,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.kind !== undefined && func0.call(data1, "kind")){
let data2 = data1.kind;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/clusterGroup/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/clusterGroup/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.uid !== undefined && func0.call(data1, "uid")){
let data4 = data1.uid;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/clusterGroup/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data4};
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
const err5 = {instancePath:instancePath+"/clusterGroup",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hostCluster !== undefined && func0.call(data, "hostCluster")){
let data5 = data.hostCluster;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
if(!(((key2 === "kind") || (key2 === "name")) || (key2 === "uid"))){
const err6 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.kind !== undefined && func0.call(data5, "kind")){
let data6 = data5.kind;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/hostCluster/kind",schemaPath:"#/definitions/ObjectReference/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema17.properties.kind.type,parentSchema:schema17.properties.kind,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
let data7 = data5.name;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/hostCluster/name",schemaPath:"#/definitions/ObjectReference/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.uid !== undefined && func0.call(data5, "uid")){
let data8 = data5.uid;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/hostCluster/uid",schemaPath:"#/definitions/ObjectReference/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema17.properties.uid.type,parentSchema:schema17.properties.uid,data:data8};
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
const err10 = {instancePath:instancePath+"/hostCluster",schemaPath:"#/definitions/ObjectReference/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isHostCluster !== undefined && func0.call(data, "isHostCluster")){
let data9 = data.isHostCluster;
if(typeof data9 !== "boolean"){
const err11 = {instancePath:instancePath+"/isHostCluster",schemaPath:"#/properties/isHostCluster/type",keyword:"type",params:{type: "boolean"},schema:schema23.properties.isHostCluster.type,parentSchema:schema23.properties.isHostCluster,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data10 = data.projectUid;
if(typeof data10 === "string"){
if(func76(data10) < 1){
const err12 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.projectUid,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema23.properties.projectUid.type,parentSchema:schema23.properties.projectUid,data:data10};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clusters === undefined) || (!(func0.call(data, "clusters")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusters"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "clusters") || (key0 === "maxRemovals")) || (key0 === "projectUid"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data0 = data.clusters;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(validate19(data0[key1], {instancePath:instancePath+"/clusters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate19.errors : append(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "object"},schema:schema22.properties.clusters.type,parentSchema:schema22.properties.clusters,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maxRemovals !== undefined && func0.call(data, "maxRemovals")){
let data2 = data.maxRemovals;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/maxRemovals",schemaPath:"#/properties/maxRemovals/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.maxRemovals.type,parentSchema:schema22.properties.maxRemovals,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/maxRemovals",schemaPath:"#/properties/maxRemovals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema22.properties.maxRemovals,data:data2};
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
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data3 = data.projectUid;
if(typeof data3 === "string"){
if(func76(data3) < 1){
const err5 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema22.properties.projectUid,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema22.properties.projectUid.type,parentSchema:schema22.properties.projectUid,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const validateGetVirtualMachineArgs: ValidateFunction = validate22;
const schema26 = {"type":"object","properties":{"clusterUid":{"type":"string","description":"UID of the cluster in which the machine runs.","minLength":1},"name":{"type":"string","description":"Name of the machine.","minLength":1},"namespace":{"type":"string","description":"Namespace of the machine.","minLength":1},"projectUid":{"type":"string","description":"UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider configuration is used, if there is one.","minLength":1}},"required":["clusterUid","name","namespace"],"additionalProperties":false,"description":"The virtual machine to read.","examples":[{"clusterUid":"63a1f0e2c0ffee0011223344","name":"web-0","namespace":"default"}]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clusterUid === undefined) || (!(func0.call(data, "clusterUid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusterUid"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.namespace === undefined) || (!(func0.call(data, "namespace")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "clusterUid") || (key0 === "name")) || (key0 === "namespace")) || (key0 === "projectUid"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clusterUid !== undefined && func0.call(data, "clusterUid")){
let data0 = data.clusterUid;
if(typeof data0 === "string"){
if(func76(data0) < 1){
const err4 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.clusterUid,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/type",keyword:"type",params:{type: "string"},schema:schema26.properties.clusterUid.type,parentSchema:schema26.properties.clusterUid,data:data0};
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
let data1 = data.name;
if(typeof data1 === "string"){
if(func76(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
let data2 = data.namespace;
if(typeof data2 === "string"){
if(func76(data2) < 1){
const err8 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.namespace,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema26.properties.namespace.type,parentSchema:schema26.properties.namespace,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data3 = data.projectUid;
if(typeof data3 === "string"){
if(func76(data3) < 1){
const err10 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.projectUid,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema26.properties.projectUid.type,parentSchema:schema26.properties.projectUid,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const validateVirtualMachineReadOptions: ValidateFunction = validate23;
const schema27 = {"type":"object","properties":{"validation":{"$ref":"#/definitions/Validation","description":"How the response is validated. `\"standard\"` fails on values of a wrong type and on missing required members, and logs a warning for values outside of their documented bounds. `\"strict\"` fails on those too. `\"off\"` accepts all values.","default":"standard"},"includeSensitive":{"type":"boolean","description":"Whether the result includes content that may contain passwords or tokens: cloud-init data, headers of data volumes and probes, commands of probes, kernel arguments, user and query of URLs, and the annotations `kubectl.kubernetes.io/last-applied-configuration` and `kubevirt.io/ignitiondata`. If `true`, the output form returns the whole result as a secret.","default":false}},"additionalProperties":false,"description":"Options of functions that read virtual machines.","examples":[{"validation":"standard","includeSensitive":true}]};
const schema28 = {"type":"string","enum":["strict","standard","off"],"description":"How strictly a function validates the service's response."};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "validation") || (key0 === "includeSensitive"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.validation !== undefined && func0.call(data, "validation")){
let data0 = data.validation;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/validation",schemaPath:"#/definitions/Validation/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "strict") || (data0 === "standard")) || (data0 === "off"))){
const err2 = {instancePath:instancePath+"/validation",schemaPath:"#/definitions/Validation/enum",keyword:"enum",params:{allowedValues: schema28.enum},schema:schema28.enum,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.includeSensitive !== undefined && func0.call(data, "includeSensitive")){
let data1 = data.includeSensitive;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/includeSensitive",schemaPath:"#/properties/includeSensitive/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.includeSensitive.type,parentSchema:schema27.properties.includeSensitive,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const validateGetVirtualMachinesArgs: ValidateFunction = validate24;
const schema29 = {"type":"object","properties":{"clusterUid":{"type":"string","description":"UID of the cluster in which the machines run.","minLength":1},"namespaces":{"type":"array","items":{"type":"string"},"description":"Namespaces whose machines are read. If omitted, the machines of all namespaces."},"projectUid":{"type":"string","description":"UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider configuration is used, if there is one.","minLength":1}},"required":["clusterUid"],"additionalProperties":false,"description":"The virtual machines to read.","examples":[{"clusterUid":"63a1f0e2c0ffee0011223344","namespaces":["default"]}]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clusterUid === undefined) || (!(func0.call(data, "clusterUid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusterUid"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "clusterUid") || (key0 === "namespaces")) || (key0 === "projectUid"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clusterUid !== undefined && func0.call(data, "clusterUid")){
let data0 = data.clusterUid;
if(typeof data0 === "string"){
if(func76(data0) < 1){
const err2 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.clusterUid,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/type",keyword:"type",params:{type: "string"},schema:schema29.properties.clusterUid.type,parentSchema:schema29.properties.clusterUid,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.namespaces !== undefined && func0.call(data, "namespaces")){
let data1 = data.namespaces;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "string"},schema:schema29.properties.namespaces.items.type,parentSchema:schema29.properties.namespaces.items,data:data2};
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
const err5 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},schema:schema29.properties.namespaces.type,parentSchema:schema29.properties.namespaces,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data3 = data.projectUid;
if(typeof data3 === "string"){
if(func76(data3) < 1){
const err6 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.projectUid,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema29.properties.projectUid.type,parentSchema:schema29.properties.projectUid,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const validateGetClustersArgs: ValidateFunction = validate25;
const schema30 = {"type":"object","properties":{"filters":{"type":"array","items":{"$ref":"#/definitions/ClusterFilter"},"description":"Conditions that a cluster must meet, all of them."},"includeVirtual":{"type":"boolean","description":"Whether virtual clusters are included.","default":false},"projectUid":{"type":"string","description":"UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider configuration is used, if there is one.","minLength":1}},"additionalProperties":false,"description":"The clusters to find. Without filters, all clusters of the project, or of the tenant if there is no project.","examples":[{"filters":[{"property":"clusterName","operator":"beginsWith","values":["prod-"]}]}]};
const schema31 = {"type":"object","properties":{"property":{"type":"string","description":"Name of a property that the service can search: `clusterName`, `environment` (the type of cloud), or another one of the installation. If the service rejects a search, the error lists them.","minLength":1},"type":{"$ref":"#/definitions/ClusterFilterType","description":"Type of the property. Default: `\"keyValue\"` if `key` is set, otherwise `\"string\"`."},"key":{"type":"string","description":"The key whose value is compared, for a property of the type `\"keyValue\"`.","minLength":1},"operator":{"$ref":"#/definitions/ClusterFilterOperator","description":"How the property is compared with the values: strings with `\"eq\"`, `\"contains\"` and `\"beginsWith\"`, numbers and dates with `\"eq\"`, `\"gt\"`, `\"gte\"`, `\"lt\"` and `\"lte\"`, dates also with `\"range\"`, all others with `\"eq\"`. Default: `\"eq\"`."},"values":{"type":"array","items":{"type":"string"},"description":"The values, of which one must match: also numbers, booleans (`\"true\"`) and dates (RFC 3339) as strings. A range has two: its start and its end."},"negation":{"type":"boolean","description":"Whether the property must match none of the values. Default: `false`."},"ignoreCase":{"type":"boolean","description":"Whether upper and lower case are the same. Default: `false`."}},"required":["property","values"],"additionalProperties":false,"description":"A condition on one property of a cluster: the property has one of the values."};
const schema32 = {"type":"string","enum":["string","int","float","bool","date","keyValue"],"description":"The type of a property that the service can search."};
const schema33 = {"type":"string","enum":["eq","contains","beginsWith","gt","gte","lt","lte","range"],"description":"How a property is compared with the values of a filter."};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.property === undefined) || (!(func0.call(data, "property")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "property"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.values === undefined) || (!(func0.call(data, "values")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "property") || (key0 === "type")) || (key0 === "key")) || (key0 === "operator")) || (key0 === "values")) || (key0 === "negation")) || (key0 === "ignoreCase"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.property !== undefined && func0.call(data, "property")){
let data0 = data.property;
if(typeof data0 === "string"){
if(func76(data0) < 1){
const err3 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.property,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type: "string"},schema:schema31.properties.property.type,parentSchema:schema31.properties.property,data:data0};
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
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/definitions/ClusterFilterType/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data1 === "string") || (data1 === "int")) || (data1 === "float")) || (data1 === "bool")) || (data1 === "date")) || (data1 === "keyValue"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/definitions/ClusterFilterType/enum",keyword:"enum",params:{allowedValues: schema32.enum},schema:schema32.enum,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data2 = data.key;
if(typeof data2 === "string"){
if(func76(data2) < 1){
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.key,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema31.properties.key.type,parentSchema:schema31.properties.key,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.operator !== undefined && func0.call(data, "operator")){
let data3 = data.operator;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/operator",schemaPath:"#/definitions/ClusterFilterOperator/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data3 === "eq") || (data3 === "contains")) || (data3 === "beginsWith")) || (data3 === "gt")) || (data3 === "gte")) || (data3 === "lt")) || (data3 === "lte")) || (data3 === "range"))){
const err10 = {instancePath:instancePath+"/operator",schemaPath:"#/definitions/ClusterFilterOperator/enum",keyword:"enum",params:{allowedValues: schema33.enum},schema:schema33.enum,parentSchema:schema33,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
let data4 = data.values;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.values.items.type,parentSchema:schema31.properties.values.items,data:data5};
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
const err12 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},schema:schema31.properties.values.type,parentSchema:schema31.properties.values,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.negation !== undefined && func0.call(data, "negation")){
let data6 = data.negation;
if(typeof data6 !== "boolean"){
const err13 = {instancePath:instancePath+"/negation",schemaPath:"#/properties/negation/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.negation.type,parentSchema:schema31.properties.negation,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ignoreCase !== undefined && func0.call(data, "ignoreCase")){
let data7 = data.ignoreCase;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/ignoreCase",schemaPath:"#/properties/ignoreCase/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.ignoreCase.type,parentSchema:schema31.properties.ignoreCase,data:data7};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "filters") || (key0 === "includeVirtual")) || (key0 === "projectUid"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data0 = data.filters;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data0[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : append(vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},schema:schema30.properties.filters.type,parentSchema:schema30.properties.filters,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.includeVirtual !== undefined && func0.call(data, "includeVirtual")){
let data2 = data.includeVirtual;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/includeVirtual",schemaPath:"#/properties/includeVirtual/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.includeVirtual.type,parentSchema:schema30.properties.includeVirtual,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data3 = data.projectUid;
if(typeof data3 === "string"){
if(func76(data3) < 1){
const err3 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema30.properties.projectUid,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema30.properties.projectUid.type,parentSchema:schema30.properties.projectUid,data:data3};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const validateReadOptions: ValidateFunction = validate28;
const schema34 = {"type":"object","properties":{"validation":{"$ref":"#/definitions/Validation","description":"How the response is validated. `\"standard\"` fails on values of a wrong type and on missing required members, and logs a warning for values outside of their documented bounds. `\"strict\"` fails on those too. `\"off\"` accepts all values.","default":"standard"}},"additionalProperties":false,"description":"Options that every function has.","examples":[{"validation":"strict"}]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "validation")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.validation !== undefined && func0.call(data, "validation")){
let data0 = data.validation;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/validation",schemaPath:"#/definitions/Validation/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "strict") || (data0 === "standard")) || (data0 === "off"))){
const err2 = {instancePath:instancePath+"/validation",schemaPath:"#/definitions/Validation/enum",keyword:"enum",params:{allowedValues: schema28.enum},schema:schema28.enum,parentSchema:schema28,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const validateGetClusterSearchInputsArgs: ValidateFunction = validate29;
const schema36 = {"type":"object","properties":{"projectUid":{"type":"string","description":"UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider configuration is used, if there is one.","minLength":1}},"additionalProperties":false,"description":"The project whose search filter inputs are read.","examples":[{"projectUid":"5f1c0a3be4b0c0ffee001122"}]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "projectUid")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data0 = data.projectUid;
if(typeof data0 === "string"){
if(func76(data0) < 1){
const err1 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema36.properties.projectUid,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema36.properties.projectUid.type,parentSchema:schema36.properties.projectUid,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const validateGetHostClusterConfigArgs: ValidateFunction = validate30;
const schema37 = {"type":"object","properties":{"clusterUid":{"type":"string","description":"UID of the cluster.","minLength":1},"projectUid":{"type":"string","description":"UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider configuration is used, if there is one.","minLength":1}},"required":["clusterUid"],"additionalProperties":false,"description":"The cluster whose host cluster configuration is read.","examples":[{"clusterUid":"63a1f0e2c0ffee0011223344"}]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clusterUid === undefined) || (!(func0.call(data, "clusterUid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusterUid"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "clusterUid") || (key0 === "projectUid"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clusterUid !== undefined && func0.call(data, "clusterUid")){
let data0 = data.clusterUid;
if(typeof data0 === "string"){
if(func76(data0) < 1){
const err2 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.clusterUid,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/clusterUid",schemaPath:"#/properties/clusterUid/type",keyword:"type",params:{type: "string"},schema:schema37.properties.clusterUid.type,parentSchema:schema37.properties.clusterUid,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.projectUid !== undefined && func0.call(data, "projectUid")){
let data1 = data.projectUid;
if(typeof data1 === "string"){
if(func76(data1) < 1){
const err4 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.projectUid,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/projectUid",schemaPath:"#/properties/projectUid/type",keyword:"type",params:{type: "string"},schema:schema37.properties.projectUid.type,parentSchema:schema37.properties.projectUid,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function append(errors, more) {
for (const error of more) {
errors.push(error);
}
return errors;
}

export const FUNCTION_INPUTS = {
  "getVirtualMachine": {
    "args": {
      "type": "GetVirtualMachineArgs", "validate": validateGetVirtualMachineArgs,
      "members": [
        "clusterUid",
        "name",
        "namespace",
        "projectUid"
      ]
    },
    "options": {
      "type": "VirtualMachineReadOptions", "validate": validateVirtualMachineReadOptions,
      "members": [
        "validation",
        "includeSensitive"
      ]
    }
  },
  "getVirtualMachines": {
    "args": {
      "type": "GetVirtualMachinesArgs", "validate": validateGetVirtualMachinesArgs,
      "members": [
        "clusterUid",
        "namespaces",
        "projectUid"
      ]
    },
    "options": {
      "type": "VirtualMachineReadOptions", "validate": validateVirtualMachineReadOptions,
      "members": [
        "validation",
        "includeSensitive"
      ]
    }
  },
  "getClusters": {
    "args": {
      "type": "GetClustersArgs", "validate": validateGetClustersArgs,
      "members": [
        "filters",
        "includeVirtual",
        "projectUid"
      ]
    },
    "options": {
      "type": "ReadOptions", "validate": validateReadOptions,
      "members": [
        "validation"
      ]
    }
  },
  "getClusterSearchInputs": {
    "args": {
      "type": "GetClusterSearchInputsArgs", "validate": validateGetClusterSearchInputsArgs,
      "members": [
        "projectUid"
      ]
    },
    "options": {
      "type": "ReadOptions", "validate": validateReadOptions,
      "members": [
        "validation"
      ]
    }
  },
  "getHostClusterConfig": {
    "args": {
      "type": "GetHostClusterConfigArgs", "validate": validateGetHostClusterConfigArgs,
      "members": [
        "clusterUid",
        "projectUid"
      ]
    },
    "options": {
      "type": "ReadOptions", "validate": validateReadOptions,
      "members": [
        "validation"
      ]
    }
  }
};
