// Generated from schemas/ by `npm run generate`. Do not edit.
// @ts-nocheck
"use strict";
export const runRecord = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"v1/run-record.schema.json","type":"object","additionalProperties":false,"required":["schema_version","benchmark_id","task_id","backend_id","run_id","attempt","started_at","finished_at","isolation","backend_invocation","prompt","backend"],"properties":{"schema_version":{"const":"1.0"},"benchmark_id":{"type":"string","minLength":1},"task_id":{"type":"string","minLength":1},"backend_id":{"type":"string","minLength":1},"run_id":{"type":"string","minLength":1},"attempt":{"type":"integer","minimum":1},"started_at":{"type":"string","format":"date-time"},"finished_at":{"type":"string","format":"date-time"},"isolation":{"type":"object","additionalProperties":true,"required":["tier"],"properties":{"tier":{"type":"string","enum":["worktree","worktree+venv","docker"]},"python":{"type":"string"},"install_command":{"type":"string"},"verify_imports":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"}},"dockerfile":{"type":"string"},"build_args":{"type":"object","additionalProperties":true}}},"backend_invocation":{"type":"object","additionalProperties":true,"required":["model","temperature","seed"],"properties":{"model":{"type":"string"},"temperature":{"type":"number","minimum":0},"seed":{"type":["integer","null"]}}},"prompt":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"effective_prompt":{"anyOf":[{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},{"type":"null"}]},"model_output_path":{"type":["string","null"],"minLength":1},"backend":{"type":"object","additionalProperties":false,"required":["error","metadata"],"properties":{"error":{"type":["string","null"]},"metadata":{"type":"object","additionalProperties":true}}}}};
const func1 = Object.prototype.hasOwnProperty;
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$", "u");
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1/run-record.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.benchmark_id === undefined) && (missing0 = "benchmark_id"))) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.backend_id === undefined) && (missing0 = "backend_id"))) || ((data.run_id === undefined) && (missing0 = "run_id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.isolation === undefined) && (missing0 = "isolation"))) || ((data.backend_invocation === undefined) && (missing0 = "backend_invocation"))) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.backend === undefined) && (missing0 = "backend"))){
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
if(data.schema_version !== undefined){
const _errs2 = errors;
if("1.0" !== data.schema_version){
validate52.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "1.0"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmark_id !== undefined){
let data1 = data.benchmark_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate52.errors = [{instancePath:instancePath+"/benchmark_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/benchmark_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_id !== undefined){
let data2 = data.task_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate52.errors = [{instancePath:instancePath+"/task_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/task_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend_id !== undefined){
let data3 = data.backend_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate52.errors = [{instancePath:instancePath+"/backend_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/backend_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_id !== undefined){
let data4 = data.run_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate52.errors = [{instancePath:instancePath+"/run_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/run_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate52.errors = [{instancePath:instancePath+"/attempt",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate52.errors = [{instancePath:instancePath+"/attempt",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data6 = data.started_at;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate52.errors = [{instancePath:instancePath+"/started_at",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/started_at",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
let data7 = data.finished_at;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate52.errors = [{instancePath:instancePath+"/finished_at",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/finished_at",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isolation !== undefined){
let data8 = data.isolation;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((data8.tier === undefined) && (missing1 = "tier")){
validate52.errors = [{instancePath:instancePath+"/isolation",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.tier !== undefined){
let data9 = data8.tier;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate52.errors = [{instancePath:instancePath+"/isolation/tier",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data9 === "worktree") || (data9 === "worktree+venv")) || (data9 === "docker"))){
validate52.errors = [{instancePath:instancePath+"/isolation/tier",params:{allowedValues: schema19.properties.isolation.properties.tier.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data8.python !== undefined){
const _errs22 = errors;
if(typeof data8.python !== "string"){
validate52.errors = [{instancePath:instancePath+"/isolation/python",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data8.install_command !== undefined){
const _errs24 = errors;
if(typeof data8.install_command !== "string"){
validate52.errors = [{instancePath:instancePath+"/isolation/install_command",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data8.verify_imports !== undefined){
let data12 = data8.verify_imports;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid2 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
validate52.errors = [{instancePath:instancePath+"/isolation/verify_imports/" + i0,params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/isolation/verify_imports/" + i0,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs28 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/isolation/verify_imports",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data8.dockerfile !== undefined){
const _errs30 = errors;
if(typeof data8.dockerfile !== "string"){
validate52.errors = [{instancePath:instancePath+"/isolation/dockerfile",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data8.build_args !== undefined){
let data15 = data8.build_args;
const _errs32 = errors;
if(errors === _errs32){
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate52.errors = [{instancePath:instancePath+"/isolation/build_args",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/isolation",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend_invocation !== undefined){
let data16 = data.backend_invocation;
const _errs35 = errors;
if(errors === _errs35){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((data16.model === undefined) && (missing2 = "model")) || ((data16.temperature === undefined) && (missing2 = "temperature"))) || ((data16.seed === undefined) && (missing2 = "seed"))){
validate52.errors = [{instancePath:instancePath+"/backend_invocation",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data16.model !== undefined){
const _errs38 = errors;
if(typeof data16.model !== "string"){
validate52.errors = [{instancePath:instancePath+"/backend_invocation/model",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.temperature !== undefined){
let data18 = data16.temperature;
const _errs40 = errors;
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate52.errors = [{instancePath:instancePath+"/backend_invocation/temperature",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/backend_invocation/temperature",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.seed !== undefined){
let data19 = data16.seed;
const _errs42 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate52.errors = [{instancePath:instancePath+"/backend_invocation/seed",params:{type: schema19.properties.backend_invocation.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/backend_invocation",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data20 = data.prompt;
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing3;
if(((data20.path === undefined) && (missing3 = "path")) || ((data20.sha256 === undefined) && (missing3 = "sha256"))){
validate52.errors = [{instancePath:instancePath+"/prompt",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key1 in data20){
if(!((key1 === "path") || (key1 === "sha256"))){
validate52.errors = [{instancePath:instancePath+"/prompt",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data20.path !== undefined){
let data21 = data20.path;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data21 === "string"){
if(data21.length < 1){
validate52.errors = [{instancePath:instancePath+"/prompt/path",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/prompt/path",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs47 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.sha256 !== undefined){
let data22 = data20.sha256;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data22 === "string"){
if(!pattern4.test(data22)){
validate52.errors = [{instancePath:instancePath+"/prompt/sha256",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/prompt/sha256",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs49 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/prompt",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective_prompt !== undefined){
let data23 = data.effective_prompt;
const _errs51 = errors;
const _errs52 = errors;
let valid5 = false;
const _errs53 = errors;
if(errors === _errs53){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if(((data23.path === undefined) && (missing4 = "path")) || ((data23.sha256 === undefined) && (missing4 = "sha256"))){
const err0 = {instancePath:instancePath+"/effective_prompt",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs55 = errors;
for(const key2 in data23){
if(!((key2 === "path") || (key2 === "sha256"))){
const err1 = {instancePath:instancePath+"/effective_prompt",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs55 === errors){
if(data23.path !== undefined){
let data24 = data23.path;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data24 === "string"){
if(data24.length < 1){
const err2 = {instancePath:instancePath+"/effective_prompt/path",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/effective_prompt/path",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid6 = _errs56 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data23.sha256 !== undefined){
let data25 = data23.sha256;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err4 = {instancePath:instancePath+"/effective_prompt/sha256",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
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
const err5 = {instancePath:instancePath+"/effective_prompt/sha256",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid6 = _errs58 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/effective_prompt",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs53 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs60 = errors;
if(data23 !== null){
const err7 = {instancePath:instancePath+"/effective_prompt",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs60 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/effective_prompt",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_output_path !== undefined){
let data26 = data.model_output_path;
const _errs62 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate52.errors = [{instancePath:instancePath+"/model_output_path",params:{type: schema19.properties.model_output_path.type},message:"must be string,null"}];
return false;
}
if(errors === _errs62){
if(typeof data26 === "string"){
if(data26.length < 1){
validate52.errors = [{instancePath:instancePath+"/model_output_path",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data27 = data.backend;
const _errs64 = errors;
if(errors === _errs64){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if(((data27.error === undefined) && (missing5 = "error")) || ((data27.metadata === undefined) && (missing5 = "metadata"))){
validate52.errors = [{instancePath:instancePath+"/backend",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs66 = errors;
for(const key3 in data27){
if(!((key3 === "error") || (key3 === "metadata"))){
validate52.errors = [{instancePath:instancePath+"/backend",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs66 === errors){
if(data27.error !== undefined){
let data28 = data27.error;
const _errs67 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate52.errors = [{instancePath:instancePath+"/backend/error",params:{type: schema19.properties.backend.properties.error.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs67 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data27.metadata !== undefined){
let data29 = data27.metadata;
const _errs69 = errors;
if(errors === _errs69){
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
validate52.errors = [{instancePath:instancePath+"/backend/metadata",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs69 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/backend",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs64 === errors;
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
else {
validate52.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const score = validate53;
const schema20 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"v1/score.schema.json","type":"object","additionalProperties":false,"required":["schema_version","benchmark_id","task_id","backend_id","run_id","attempt","scores","derived","result"],"properties":{"schema_version":{"const":"1.0"},"benchmark_id":{"type":"string","minLength":1},"task_id":{"type":"string","minLength":1},"backend_id":{"type":"string","minLength":1},"run_id":{"type":"string","minLength":1},"attempt":{"type":"integer","minimum":1},"scores":{"type":"object","additionalProperties":false,"required":["tests_passed","lint_passed","typecheck_passed","required_files_present","timeout","human_interventions"],"properties":{"tests_passed":{"type":"boolean"},"lint_passed":{"type":["boolean","null"]},"typecheck_passed":{"type":["boolean","null"]},"required_files_present":{"type":"boolean"},"timeout":{"type":"boolean"},"human_interventions":{"type":"integer","minimum":0}}},"derived":{"type":"object","additionalProperties":false,"required":["elapsed_seconds","files_changed","lines_added","lines_removed","failed_commands"],"properties":{"elapsed_seconds":{"type":"number","minimum":0},"files_changed":{"type":"integer","minimum":0},"lines_added":{"type":"integer","minimum":0},"lines_removed":{"type":"integer","minimum":0},"failed_commands":{"type":"integer","minimum":0}}},"result":{"type":"string","enum":["pass","fail","error","timeout"]}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1/score.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.benchmark_id === undefined) && (missing0 = "benchmark_id"))) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.backend_id === undefined) && (missing0 = "backend_id"))) || ((data.run_id === undefined) && (missing0 = "run_id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.scores === undefined) && (missing0 = "scores"))) || ((data.derived === undefined) && (missing0 = "derived"))) || ((data.result === undefined) && (missing0 = "result"))){
validate53.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
validate53.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema_version !== undefined){
const _errs2 = errors;
if("1.0" !== data.schema_version){
validate53.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "1.0"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmark_id !== undefined){
let data1 = data.benchmark_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate53.errors = [{instancePath:instancePath+"/benchmark_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/benchmark_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_id !== undefined){
let data2 = data.task_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate53.errors = [{instancePath:instancePath+"/task_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/task_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend_id !== undefined){
let data3 = data.backend_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate53.errors = [{instancePath:instancePath+"/backend_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/backend_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_id !== undefined){
let data4 = data.run_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate53.errors = [{instancePath:instancePath+"/run_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/run_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate53.errors = [{instancePath:instancePath+"/attempt",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate53.errors = [{instancePath:instancePath+"/attempt",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scores !== undefined){
let data6 = data.scores;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((((data6.tests_passed === undefined) && (missing1 = "tests_passed")) || ((data6.lint_passed === undefined) && (missing1 = "lint_passed"))) || ((data6.typecheck_passed === undefined) && (missing1 = "typecheck_passed"))) || ((data6.required_files_present === undefined) && (missing1 = "required_files_present"))) || ((data6.timeout === undefined) && (missing1 = "timeout"))) || ((data6.human_interventions === undefined) && (missing1 = "human_interventions"))){
validate53.errors = [{instancePath:instancePath+"/scores",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data6){
if(!((((((key1 === "tests_passed") || (key1 === "lint_passed")) || (key1 === "typecheck_passed")) || (key1 === "required_files_present")) || (key1 === "timeout")) || (key1 === "human_interventions"))){
validate53.errors = [{instancePath:instancePath+"/scores",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.tests_passed !== undefined){
const _errs16 = errors;
if(typeof data6.tests_passed !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/scores/tests_passed",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.lint_passed !== undefined){
let data8 = data6.lint_passed;
const _errs18 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate53.errors = [{instancePath:instancePath+"/scores/lint_passed",params:{type: schema20.properties.scores.properties.lint_passed.type},message:"must be boolean,null"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.typecheck_passed !== undefined){
let data9 = data6.typecheck_passed;
const _errs20 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate53.errors = [{instancePath:instancePath+"/scores/typecheck_passed",params:{type: schema20.properties.scores.properties.typecheck_passed.type},message:"must be boolean,null"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.required_files_present !== undefined){
const _errs22 = errors;
if(typeof data6.required_files_present !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/scores/required_files_present",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.timeout !== undefined){
const _errs24 = errors;
if(typeof data6.timeout !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/scores/timeout",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.human_interventions !== undefined){
let data12 = data6.human_interventions;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate53.errors = [{instancePath:instancePath+"/scores/human_interventions",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate53.errors = [{instancePath:instancePath+"/scores/human_interventions",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
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
validate53.errors = [{instancePath:instancePath+"/scores",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.derived !== undefined){
let data13 = data.derived;
const _errs28 = errors;
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((((((data13.elapsed_seconds === undefined) && (missing2 = "elapsed_seconds")) || ((data13.files_changed === undefined) && (missing2 = "files_changed"))) || ((data13.lines_added === undefined) && (missing2 = "lines_added"))) || ((data13.lines_removed === undefined) && (missing2 = "lines_removed"))) || ((data13.failed_commands === undefined) && (missing2 = "failed_commands"))){
validate53.errors = [{instancePath:instancePath+"/derived",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data13){
if(!(((((key2 === "elapsed_seconds") || (key2 === "files_changed")) || (key2 === "lines_added")) || (key2 === "lines_removed")) || (key2 === "failed_commands"))){
validate53.errors = [{instancePath:instancePath+"/derived",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data13.elapsed_seconds !== undefined){
let data14 = data13.elapsed_seconds;
const _errs31 = errors;
if(errors === _errs31){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate53.errors = [{instancePath:instancePath+"/derived/elapsed_seconds",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/derived/elapsed_seconds",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.files_changed !== undefined){
let data15 = data13.files_changed;
const _errs33 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate53.errors = [{instancePath:instancePath+"/derived/files_changed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate53.errors = [{instancePath:instancePath+"/derived/files_changed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.lines_added !== undefined){
let data16 = data13.lines_added;
const _errs35 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate53.errors = [{instancePath:instancePath+"/derived/lines_added",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate53.errors = [{instancePath:instancePath+"/derived/lines_added",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.lines_removed !== undefined){
let data17 = data13.lines_removed;
const _errs37 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate53.errors = [{instancePath:instancePath+"/derived/lines_removed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate53.errors = [{instancePath:instancePath+"/derived/lines_removed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.failed_commands !== undefined){
let data18 = data13.failed_commands;
const _errs39 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate53.errors = [{instancePath:instancePath+"/derived/failed_commands",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate53.errors = [{instancePath:instancePath+"/derived/failed_commands",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/derived",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data19 = data.result;
const _errs41 = errors;
if(typeof data19 !== "string"){
validate53.errors = [{instancePath:instancePath+"/result",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data19 === "pass") || (data19 === "fail")) || (data19 === "error")) || (data19 === "timeout"))){
validate53.errors = [{instancePath:instancePath+"/result",params:{allowedValues: schema20.properties.result.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs41 === errors;
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
else {
validate53.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const stats = validate54;
const schema21 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"v1/stats.schema.json","type":"object","additionalProperties":false,"required":["schema_version","elapsed_seconds","tokens_input","tokens_output","cache_read_tokens","cache_write_tokens","tool_calls","temperature","seed","cost_reporting"],"properties":{"schema_version":{"const":"1.0"},"elapsed_seconds":{"type":"number","minimum":0},"tokens_input":{"type":["integer","null"],"minimum":0},"tokens_output":{"type":["integer","null"],"minimum":0},"cache_read_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":["integer","null"],"minimum":0},"tool_calls":{"type":"object","additionalProperties":{"type":"integer","minimum":0}},"temperature":{"type":"number","minimum":0},"seed":{"type":["integer","null"]},"cost_reporting":{"type":"object","additionalProperties":false,"required":["enabled","reason"],"properties":{"enabled":{"const":false},"reason":{"type":"string","minLength":1}}}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1/stats.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.elapsed_seconds === undefined) && (missing0 = "elapsed_seconds"))) || ((data.tokens_input === undefined) && (missing0 = "tokens_input"))) || ((data.tokens_output === undefined) && (missing0 = "tokens_output"))) || ((data.cache_read_tokens === undefined) && (missing0 = "cache_read_tokens"))) || ((data.cache_write_tokens === undefined) && (missing0 = "cache_write_tokens"))) || ((data.tool_calls === undefined) && (missing0 = "tool_calls"))) || ((data.temperature === undefined) && (missing0 = "temperature"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.cost_reporting === undefined) && (missing0 = "cost_reporting"))){
validate54.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
validate54.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema_version !== undefined){
const _errs2 = errors;
if("1.0" !== data.schema_version){
validate54.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "1.0"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elapsed_seconds !== undefined){
let data1 = data.elapsed_seconds;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/elapsed_seconds",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/elapsed_seconds",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_input !== undefined){
let data2 = data.tokens_input;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate54.errors = [{instancePath:instancePath+"/tokens_input",params:{type: schema21.properties.tokens_input.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/tokens_input",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens_output !== undefined){
let data3 = data.tokens_output;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate54.errors = [{instancePath:instancePath+"/tokens_output",params:{type: schema21.properties.tokens_output.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate54.errors = [{instancePath:instancePath+"/tokens_output",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_read_tokens !== undefined){
let data4 = data.cache_read_tokens;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate54.errors = [{instancePath:instancePath+"/cache_read_tokens",params:{type: schema21.properties.cache_read_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate54.errors = [{instancePath:instancePath+"/cache_read_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_write_tokens !== undefined){
let data5 = data.cache_write_tokens;
const _errs11 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate54.errors = [{instancePath:instancePath+"/cache_write_tokens",params:{type: schema21.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate54.errors = [{instancePath:instancePath+"/cache_write_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data6 = data.tool_calls;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate54.errors = [{instancePath:instancePath+"/tool_calls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate54.errors = [{instancePath:instancePath+"/tool_calls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/tool_calls",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data8 = data.temperature;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate54.errors = [{instancePath:instancePath+"/temperature",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/temperature",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data9 = data.seed;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate54.errors = [{instancePath:instancePath+"/seed",params:{type: schema21.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_reporting !== undefined){
let data10 = data.cost_reporting;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((data10.enabled === undefined) && (missing1 = "enabled")) || ((data10.reason === undefined) && (missing1 = "reason"))){
validate54.errors = [{instancePath:instancePath+"/cost_reporting",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key2 in data10){
if(!((key2 === "enabled") || (key2 === "reason"))){
validate54.errors = [{instancePath:instancePath+"/cost_reporting",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data10.enabled !== undefined){
const _errs25 = errors;
if(false !== data10.enabled){
validate54.errors = [{instancePath:instancePath+"/cost_reporting/enabled",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.reason !== undefined){
let data12 = data10.reason;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(data12.length < 1){
validate54.errors = [{instancePath:instancePath+"/cost_reporting/reason",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/cost_reporting/reason",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/cost_reporting",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
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
else {
validate54.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
