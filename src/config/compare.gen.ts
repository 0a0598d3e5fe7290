// Generated from src/config/compare.ts by `npm run generate`. Do not edit.
// @ts-nocheck
"use strict";
export const isCompareConfig = validate52;
const schema19 = {"$id":"compare-config","type":"object","properties":{"$schema":{"type":"string"},"benchmark":{"type":"string","minLength":1},"benchmark_options":{"type":"object","propertyNames":{"type":"string","minLength":1},"additionalProperties":{"type":["string","number","boolean"]}},"task":{"minItems":1,"type":"array","items":{"type":"string","minLength":1}},"sample":{"type":"integer","minimum":1,"maximum":9007199254740991},"runs":{"default":1,"type":"integer","minimum":1,"maximum":9007199254740991},"attempt_timeout_seconds":{"default":300,"type":"integer","minimum":1,"maximum":2147483},"candidates":{"minItems":1,"type":"array","items":{"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200,"allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},{"pattern":"^(?:\\S(?:.*\\S)?)?$"}]},"backend":{"type":"string","minLength":1,"allOf":[{"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},{"pattern":"^[^:]*$"}]},"model":{"default":"","type":"string","pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},"provider":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"},"endpoint":{"type":"string","minLength":1},"env":{"type":"object","propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"additionalProperties":{"type":"string","pattern":"^[^\\u0000]*$"}},"unset_env":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}}},"required":["backend"],"additionalProperties":false}},"budget":{"type":"object","properties":{"attempt_requests":{"type":"integer","minimum":1,"maximum":9007199254740991},"attempt_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"run_requests":{"type":"integer","minimum":1,"maximum":9007199254740991},"run_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"run_seconds":{"type":"integer","minimum":1,"maximum":9007199254740991}},"additionalProperties":false},"baseline":{"type":"string","minLength":1},"rule":{"default":"paired","type":"string","enum":["paired","compat"]},"alpha":{"default":0.05,"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"threshold":{"default":0.01,"type":"number","minimum":0,"exclusiveMaximum":1},"margin":{"default":0.02,"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"max_excluded":{"default":0.1,"type":"number","minimum":0,"maximum":1},"cluster":{"default":"none","type":"string","enum":["none","language","repo"]},"order":{"default":"interleaved","type":"string","enum":["interleaved","sequential"]},"seed":{"type":"integer","minimum":0,"maximum":9007199254740991},"concurrency":{"type":"integer","minimum":1,"maximum":9007199254740991}},"required":["benchmark","candidates"],"additionalProperties":false};
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
if(!(((((((key3 === "name") || (key3 === "backend")) || (key3 === "model")) || (key3 === "provider")) || (key3 === "endpoint")) || (key3 === "env")) || (key3 === "unset_env"))){
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
let data20 = data.budget;
const _errs53 = errors;
if(errors === _errs53){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
const _errs55 = errors;
for(const key6 in data20){
if(!(((((key6 === "attempt_requests") || (key6 === "attempt_tokens")) || (key6 === "run_requests")) || (key6 === "run_tokens")) || (key6 === "run_seconds"))){
validate52.errors = [{instancePath:instancePath+"/budget",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs55 === errors){
if(data20.attempt_requests !== undefined){
let data21 = data20.attempt_requests;
const _errs56 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs56){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9007199254740991 || isNaN(data21)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data21 < 1 || isNaN(data21)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs56 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.attempt_tokens !== undefined){
let data22 = data20.attempt_tokens;
const _errs58 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs58){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 1 || isNaN(data22)){
validate52.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs58 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.run_requests !== undefined){
let data23 = data20.run_requests;
const _errs60 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate52.errors = [{instancePath:instancePath+"/budget/run_requests",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs60){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){
validate52.errors = [{instancePath:instancePath+"/budget/run_requests",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data23 < 1 || isNaN(data23)){
validate52.errors = [{instancePath:instancePath+"/budget/run_requests",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.run_tokens !== undefined){
let data24 = data20.run_tokens;
const _errs62 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate52.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs62){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){
validate52.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data24 < 1 || isNaN(data24)){
validate52.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.run_seconds !== undefined){
let data25 = data20.run_seconds;
const _errs64 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate52.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs64){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){
validate52.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data25 < 1 || isNaN(data25)){
validate52.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs64 === errors;
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
else {
validate52.errors = [{instancePath:instancePath+"/budget",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data26 = data.baseline;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data26 === "string"){
if(data26.length < 1){
validate52.errors = [{instancePath:instancePath+"/baseline",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/baseline",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data27 = data.rule;
const _errs68 = errors;
if(typeof data27 !== "string"){
validate52.errors = [{instancePath:instancePath+"/rule",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data27 === "paired") || (data27 === "compat"))){
validate52.errors = [{instancePath:instancePath+"/rule",params:{allowedValues: schema19.properties.rule.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alpha !== undefined){
let data28 = data.alpha;
const _errs70 = errors;
if(errors === _errs70){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 >= 1 || isNaN(data28)){
validate52.errors = [{instancePath:instancePath+"/alpha",params:{comparison: "<", limit: 1},message:"must be < 1"}];
return false;
}
else {
if(data28 <= 0 || isNaN(data28)){
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
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
let data29 = data.threshold;
const _errs72 = errors;
if(errors === _errs72){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate52.errors = [{instancePath:instancePath+"/threshold",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(data29 >= 1 || isNaN(data29)){
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
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.margin !== undefined){
let data30 = data.margin;
const _errs74 = errors;
if(errors === _errs74){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 >= 1 || isNaN(data30)){
validate52.errors = [{instancePath:instancePath+"/margin",params:{comparison: "<", limit: 1},message:"must be < 1"}];
return false;
}
else {
if(data30 <= 0 || isNaN(data30)){
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
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_excluded !== undefined){
let data31 = data.max_excluded;
const _errs76 = errors;
if(errors === _errs76){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1 || isNaN(data31)){
validate52.errors = [{instancePath:instancePath+"/max_excluded",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
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
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster !== undefined){
let data32 = data.cluster;
const _errs78 = errors;
if(typeof data32 !== "string"){
validate52.errors = [{instancePath:instancePath+"/cluster",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data32 === "none") || (data32 === "language")) || (data32 === "repo"))){
validate52.errors = [{instancePath:instancePath+"/cluster",params:{allowedValues: schema19.properties.cluster.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data33 = data.order;
const _errs80 = errors;
if(typeof data33 !== "string"){
validate52.errors = [{instancePath:instancePath+"/order",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data33 === "interleaved") || (data33 === "sequential"))){
validate52.errors = [{instancePath:instancePath+"/order",params:{allowedValues: schema19.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data34 = data.seed;
const _errs82 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate52.errors = [{instancePath:instancePath+"/seed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs82){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
validate52.errors = [{instancePath:instancePath+"/seed",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data34 < 0 || isNaN(data34)){
validate52.errors = [{instancePath:instancePath+"/seed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined){
let data35 = data.concurrency;
const _errs84 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate52.errors = [{instancePath:instancePath+"/concurrency",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs84){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
validate52.errors = [{instancePath:instancePath+"/concurrency",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data35 < 1 || isNaN(data35)){
validate52.errors = [{instancePath:instancePath+"/concurrency",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs84 === errors;
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
else {
validate52.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
