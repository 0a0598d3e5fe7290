// Generated from src/config/compare.ts by `npm run generate`. Do not edit.
// @ts-nocheck
"use strict";
export const isCompareConfig = validate52;
const schema19 = {"$id":"compare-config","type":"object","properties":{"$schema":{"type":"string"},"benchmark":{"type":"string","minLength":1},"benchmark_options":{"type":"object","propertyNames":{"type":"string","minLength":1},"additionalProperties":{"type":["string","number","boolean"]}},"task":{"minItems":1,"type":"array","items":{"type":"string","minLength":1}},"sample":{"type":"integer","minimum":1,"maximum":9007199254740991},"runs":{"default":1,"type":"integer","minimum":1,"maximum":9007199254740991},"attempt_timeout_seconds":{"default":600,"type":"integer","minimum":1,"maximum":2147483},"candidates":{"minItems":1,"type":"array","items":{"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},{"pattern":"^(?:\\S(?:.*\\S)?)?$"}]},"backend":{"type":"string","minLength":1,"allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},{"pattern":"^[^:]*$"}]},"model":{"default":"","type":"string","pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},"provider":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},"endpoint":{"type":"string","minLength":1},"env":{"type":"object","propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"additionalProperties":{"type":"string","pattern":"^[^\\u0000]*$"}},"unset_env":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}},"command":{"type":"object","properties":{"argv":{"minItems":1,"type":"array","items":{"type":"string","pattern":"^[^\\u0000]*$"}},"transcript":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},"pass_env":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}},"timeout_seconds":{"type":"integer","minimum":1,"maximum":2147483},"protocol":{"type":"string","enum":["anthropic","openai-chat","openai-responses","gemini"]},"version_argv":{"minItems":1,"type":"array","items":{"type":"string","pattern":"^[^\\u0000]*$"}}},"required":["argv"],"additionalProperties":false}},"required":["backend"],"additionalProperties":false}},"budget":{"type":"object","properties":{"attempt_requests":{"type":"integer","minimum":1,"maximum":9007199254740991},"attempt_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"run_requests":{"type":"integer","minimum":1,"maximum":9007199254740991},"run_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"run_seconds":{"type":"integer","minimum":1,"maximum":9007199254740991}},"additionalProperties":false},"use_host_config":{"default":false,"type":"boolean"},"baseline":{"type":"string","minLength":1},"rule":{"default":"paired","type":"string","enum":["paired","compat"]},"alpha":{"default":0.05,"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"threshold":{"default":0.01,"type":"number","minimum":0,"exclusiveMaximum":1},"margin":{"default":0.02,"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"max_excluded":{"default":0.1,"type":"number","minimum":0,"maximum":1},"cluster":{"default":"none","type":"string","enum":["none","language","repo"]},"order":{"default":"interleaved","type":"string","enum":["interleaved","sequential"]},"seed":{"type":"integer","minimum":0,"maximum":9007199254740991},"concurrency":{"type":"integer","minimum":1,"maximum":9007199254740991}},"required":["benchmark","candidates"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$", "u");
const pattern4 = new RegExp("^(?:\\S(?:.*\\S)?)?$", "u");
const pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const pattern6 = new RegExp("^[^:]*$", "u");
const pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern10 = new RegExp("^[^\\u0000]*$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="compare-config" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.benchmark === undefined) && (missing0 = "benchmark")) || ((data.candidates === undefined) && (missing0 = "candidates"))){
validate52.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
validate52.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
const _errs2 = errors;
if(typeof data.$schema !== "string"){
validate52.errors = [{instancePath:instancePath+"/$schema",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmark !== undefined){
let data1 = data.benchmark;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate52.errors = [{instancePath:instancePath+"/benchmark",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/benchmark",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmark_options !== undefined){
let data2 = data.benchmark_options;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(errors === _errs8){
if(typeof key1 === "string"){
if(key1.length < 1){
const err0 = {instancePath:instancePath+"/benchmark_options",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/benchmark_options",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/benchmark_options",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate52.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
let data3 = data2[key2];
const _errs11 = errors;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
validate52.errors = [{instancePath:instancePath+"/benchmark_options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),params:{type: schema19.properties.benchmark_options.additionalProperties.type},message:"must be string,number,boolean"}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/benchmark_options",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task !== undefined){
let data4 = data.task;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length < 1){
validate52.errors = [{instancePath:instancePath+"/task",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(data5.length < 1){
validate52.errors = [{instancePath:instancePath+"/task/" + i0,params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/task/" + i0,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/task",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sample !== undefined){
let data6 = data.sample;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate52.errors = [{instancePath:instancePath+"/sample",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate52.errors = [{instancePath:instancePath+"/sample",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate52.errors = [{instancePath:instancePath+"/sample",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs !== undefined){
let data7 = data.runs;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate52.errors = [{instancePath:instancePath+"/runs",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate52.errors = [{instancePath:instancePath+"/runs",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate52.errors = [{instancePath:instancePath+"/runs",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_timeout_seconds !== undefined){
let data8 = data.attempt_timeout_seconds;
const _errs21 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate52.errors = [{instancePath:instancePath+"/attempt_timeout_seconds",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483 || isNaN(data8)){
validate52.errors = [{instancePath:instancePath+"/attempt_timeout_seconds",params:{comparison: "<=", limit: 2147483},message:"must be <= 2147483"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate52.errors = [{instancePath:instancePath+"/attempt_timeout_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates !== undefined){
let data9 = data.candidates;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
if(data9.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs25 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((data10.backend === undefined) && (missing1 = "backend")){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1,params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs27 = errors;
for(const key3 in data10){
if(!((((((((key3 === "name") || (key3 === "backend")) || (key3 === "model")) || (key3 === "provider")) || (key3 === "endpoint")) || (key3 === "env")) || (key3 === "unset_env")) || (key3 === "command"))){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1,params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs27 === errors){
if(data10.name !== undefined){
let data11 = data10.name;
const _errs28 = errors;
const _errs30 = errors;
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/name",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"+"\""}];
return false;
}
}
var valid6 = _errs30 === errors;
if(valid6){
const _errs31 = errors;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/name",params:{pattern: "^(?:\\S(?:.*\\S)?)?$"},message:"must match pattern \""+"^(?:\\S(?:.*\\S)?)?$"+"\""}];
return false;
}
}
var valid6 = _errs31 === errors;
}
if(errors === _errs28){
if(typeof data11 === "string"){
if(data11.length > 200){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/name",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data11.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/name",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/name",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.backend !== undefined){
let data12 = data10.backend;
const _errs32 = errors;
const _errs34 = errors;
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/backend",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"+"\""}];
return false;
}
}
var valid7 = _errs34 === errors;
if(valid7){
const _errs35 = errors;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/backend",params:{pattern: "^[^:]*$"},message:"must match pattern \""+"^[^:]*$"+"\""}];
return false;
}
}
var valid7 = _errs35 === errors;
}
if(errors === _errs32){
if(typeof data12 === "string"){
if(data12.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/backend",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/backend",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.model !== undefined){
let data13 = data10.model;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data13 === "string"){
if(!pattern5.test(data13)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/model",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/model",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.provider !== undefined){
let data14 = data10.provider;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data14 === "string"){
if(data14.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/provider",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data14)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/provider",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/provider",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.endpoint !== undefined){
let data15 = data10.endpoint;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data15 === "string"){
if(data15.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/endpoint",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/endpoint",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.env !== undefined){
let data16 = data10.env;
const _errs42 = errors;
if(errors === _errs42){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 in data16){
const _errs44 = errors;
if(errors === _errs44){
if(typeof key4 === "string"){
if(!pattern9.test(key4)){
const err3 = {instancePath:instancePath+"/candidates/" + i1+"/env",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key4};
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
const err4 = {instancePath:instancePath+"/candidates/" + i1+"/env",params:{type: "string"},message:"must be string",propertyName:key4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid8 = _errs44 === errors;
if(!valid8){
const err5 = {instancePath:instancePath+"/candidates/" + i1+"/env",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate52.errors = vErrors;
return false;
break;
}
}
if(valid8){
for(const key5 in data16){
let data17 = data16[key5];
const _errs47 = errors;
if(errors === _errs47){
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/env/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/env/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/env",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.unset_env !== undefined){
let data18 = data10.unset_env;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data18)){
var valid10 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
const _errs51 = errors;
if(errors === _errs51){
if(typeof data19 === "string"){
if(!pattern9.test(data19)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/unset_env/" + i2,params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/unset_env/" + i2,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs51 === errors;
if(!valid10){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/unset_env",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.command !== undefined){
let data20 = data10.command;
const _errs53 = errors;
if(errors === _errs53){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing2;
if((data20.argv === undefined) && (missing2 = "argv")){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs55 = errors;
for(const key6 in data20){
if(!((((((key6 === "argv") || (key6 === "transcript")) || (key6 === "pass_env")) || (key6 === "timeout_seconds")) || (key6 === "protocol")) || (key6 === "version_argv"))){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs55 === errors){
if(data20.argv !== undefined){
let data21 = data20.argv;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data21)){
if(data21.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/argv",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid12 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
const _errs58 = errors;
if(errors === _errs58){
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/argv/" + i3,params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/argv/" + i3,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs58 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/argv",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs56 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.transcript !== undefined){
let data23 = data20.transcript;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data23 === "string"){
if(data23.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/transcript",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data23)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/transcript",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/transcript",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.pass_env !== undefined){
let data24 = data20.pass_env;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data24)){
var valid13 = true;
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
const _errs64 = errors;
if(errors === _errs64){
if(typeof data25 === "string"){
if(!pattern9.test(data25)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/pass_env/" + i4,params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/pass_env/" + i4,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs64 === errors;
if(!valid13){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/pass_env",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.timeout_seconds !== undefined){
let data26 = data20.timeout_seconds;
const _errs66 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/timeout_seconds",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs66){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 2147483 || isNaN(data26)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/timeout_seconds",params:{comparison: "<=", limit: 2147483},message:"must be <= 2147483"}];
return false;
}
else {
if(data26 < 1 || isNaN(data26)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/timeout_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs66 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.protocol !== undefined){
let data27 = data20.protocol;
const _errs68 = errors;
if(typeof data27 !== "string"){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/protocol",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data27 === "anthropic") || (data27 === "openai-chat")) || (data27 === "openai-responses")) || (data27 === "gemini"))){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/protocol",params:{allowedValues: schema19.properties.candidates.items.properties.command.properties.protocol.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs68 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.version_argv !== undefined){
let data28 = data20.version_argv;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data28)){
if(data28.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/version_argv",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid14 = true;
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
let data29 = data28[i5];
const _errs72 = errors;
if(errors === _errs72){
if(typeof data29 === "string"){
if(!pattern10.test(data29)){
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/version_argv/" + i5,params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/version_argv/" + i5,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs72 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command/version_argv",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs70 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1+"/command",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates/" + i1,params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidates",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data30 = data.budget;
const _errs74 = errors;
if(errors === _errs74){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
const _errs76 = errors;
for(const key7 in data30){
if(!(((((key7 === "attempt_requests") || (key7 === "attempt_tokens")) || (key7 === "run_requests")) || (key7 === "run_tokens")) || (key7 === "run_seconds"))){
validate52.errors = [{instancePath:instancePath+"/budget",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs76 === errors){
if(data30.attempt_requests !== undefined){
let data31 = data30.attempt_requests;
const _errs77 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs77){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data31 < 1 || isNaN(data31)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid15 = _errs77 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data30.attempt_tokens !== undefined){
let data32 = data30.attempt_tokens;
const _errs79 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs79){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data32 < 1 || isNaN(data32)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid15 = _errs79 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data30.run_requests !== undefined){
let data33 = data30.run_requests;
const _errs81 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate52.errors = [{instancePath:instancePath+"/budget/run_requests",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs81){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 9007199254740991 || isNaN(data33)){
validate52.errors = [{instancePath:instancePath+"/budget/run_requests",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data33 < 1 || isNaN(data33)){
validate52.errors = [{instancePath:instancePath+"/budget/run_requests",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid15 = _errs81 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data30.run_tokens !== undefined){
let data34 = data30.run_tokens;
const _errs83 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate52.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
validate52.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data34 < 1 || isNaN(data34)){
validate52.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid15 = _errs83 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data30.run_seconds !== undefined){
let data35 = data30.run_seconds;
const _errs85 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate52.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs85){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
validate52.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data35 < 1 || isNaN(data35)){
validate52.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid15 = _errs85 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/budget",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_host_config !== undefined){
const _errs87 = errors;
if(typeof data.use_host_config !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/use_host_config",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data37 = data.baseline;
const _errs89 = errors;
if(errors === _errs89){
if(typeof data37 === "string"){
if(data37.length < 1){
validate52.errors = [{instancePath:instancePath+"/baseline",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/baseline",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data38 = data.rule;
const _errs91 = errors;
if(typeof data38 !== "string"){
validate52.errors = [{instancePath:instancePath+"/rule",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data38 === "paired") || (data38 === "compat"))){
validate52.errors = [{instancePath:instancePath+"/rule",params:{allowedValues: schema19.properties.rule.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alpha !== undefined){
let data39 = data.alpha;
const _errs93 = errors;
if(errors === _errs93){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 >= 1 || isNaN(data39)){
validate52.errors = [{instancePath:instancePath+"/alpha",params:{comparison: "<", limit: 1},message:"must be < 1"}];
return false;
}
else {
if(data39 <= 0 || isNaN(data39)){
validate52.errors = [{instancePath:instancePath+"/alpha",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/alpha",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
let data40 = data.threshold;
const _errs95 = errors;
if(errors === _errs95){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
validate52.errors = [{instancePath:instancePath+"/threshold",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(data40 >= 1 || isNaN(data40)){
validate52.errors = [{instancePath:instancePath+"/threshold",params:{comparison: "<", limit: 1},message:"must be < 1"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/threshold",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.margin !== undefined){
let data41 = data.margin;
const _errs97 = errors;
if(errors === _errs97){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 >= 1 || isNaN(data41)){
validate52.errors = [{instancePath:instancePath+"/margin",params:{comparison: "<", limit: 1},message:"must be < 1"}];
return false;
}
else {
if(data41 <= 0 || isNaN(data41)){
validate52.errors = [{instancePath:instancePath+"/margin",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/margin",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_excluded !== undefined){
let data42 = data.max_excluded;
const _errs99 = errors;
if(errors === _errs99){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 1 || isNaN(data42)){
validate52.errors = [{instancePath:instancePath+"/max_excluded",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data42 < 0 || isNaN(data42)){
validate52.errors = [{instancePath:instancePath+"/max_excluded",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/max_excluded",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster !== undefined){
let data43 = data.cluster;
const _errs101 = errors;
if(typeof data43 !== "string"){
validate52.errors = [{instancePath:instancePath+"/cluster",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data43 === "none") || (data43 === "language")) || (data43 === "repo"))){
validate52.errors = [{instancePath:instancePath+"/cluster",params:{allowedValues: schema19.properties.cluster.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data44 = data.order;
const _errs103 = errors;
if(typeof data44 !== "string"){
validate52.errors = [{instancePath:instancePath+"/order",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data44 === "interleaved") || (data44 === "sequential"))){
validate52.errors = [{instancePath:instancePath+"/order",params:{allowedValues: schema19.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data45 = data.seed;
const _errs105 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate52.errors = [{instancePath:instancePath+"/seed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs105){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 9007199254740991 || isNaN(data45)){
validate52.errors = [{instancePath:instancePath+"/seed",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data45 < 0 || isNaN(data45)){
validate52.errors = [{instancePath:instancePath+"/seed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined){
let data46 = data.concurrency;
const _errs107 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate52.errors = [{instancePath:instancePath+"/concurrency",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs107){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 9007199254740991 || isNaN(data46)){
validate52.errors = [{instancePath:instancePath+"/concurrency",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data46 < 1 || isNaN(data46)){
validate52.errors = [{instancePath:instancePath+"/concurrency",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
