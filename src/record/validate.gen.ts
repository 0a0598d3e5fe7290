// Generated from schemas/ by `npm run generate`. Do not edit.
// @ts-nocheck
"use strict";
export const runRecord = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"run-record.schema.json","type":"object","additionalProperties":false,"required":["schema_version","benchmark_id","task_id","backend_id","run_id","attempt","candidate","plan_digest","try","started_at","finished_at","harness","benchmark_revision","grading","isolation","toolchains","environments","backend_invocation","env_names","prompt","effective_prompt","model_output_path","backend","outcome","verification","tampering","verifier_digest","phases","artifacts"],"properties":{"schema_version":{"const":"2.0"},"benchmark_id":{"type":"string","minLength":1},"task_id":{"type":"string","minLength":1},"backend_id":{"type":"string","minLength":1},"run_id":{"type":"string","minLength":1,"pattern":"^run-[0-9]{3,}$"},"attempt":{"type":"integer","minimum":1},"candidate":{"type":"string","minLength":1},"plan_digest":{"type":"string","pattern":"^[0-9a-f]{64}$"},"try":{"type":"integer","minimum":1},"started_at":{"type":"string","format":"date-time"},"finished_at":{"type":"string","format":"date-time"},"harness":{"type":"object","additionalProperties":false,"required":["version","node","platform","arch"],"properties":{"version":{"type":"string","minLength":1},"node":{"type":"string","minLength":1},"platform":{"type":"string","minLength":1},"arch":{"type":"string","minLength":1}}},"benchmark_revision":{"type":"string","minLength":1},"grading":{"type":"string","enum":["out-of-process","in-process"]},"isolation":{"$ref":"common.schema.json#/$defs/IsolationUsed"},"toolchains":{"type":"object","additionalProperties":{"type":"string","minLength":1}},"environments":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","digest"],"properties":{"id":{"type":"string","minLength":1},"digest":{"type":"string","pattern":"^[0-9a-f]{64}$"}}}},"backend_invocation":{"type":"object","additionalProperties":false,"required":["model","temperature","seed","timeout_seconds"],"properties":{"model":{"type":"string"},"temperature":{"$ref":"common.schema.json#/$defs/SamplingControl"},"seed":{"$ref":"common.schema.json#/$defs/SamplingControl"},"timeout_seconds":{"type":["number","null"],"minimum":0}}},"env_names":{"type":"array","items":{"type":"string"}},"prompt":{"$ref":"common.schema.json#/$defs/FileDigest"},"effective_prompt":{"anyOf":[{"$ref":"common.schema.json#/$defs/FileDigest"},{"type":"null"}]},"model_output_path":{"type":["string","null"]},"backend":{"type":"object","additionalProperties":false,"required":["error","program_version","provider_endpoint","stop_reason","metadata"],"properties":{"error":{"type":["string","null"]},"program_version":{"type":["string","null"]},"provider_endpoint":{"type":["string","null"]},"translator":{"type":"string"},"stop_reason":{"type":["string","null"]},"metadata":{"type":"object","additionalProperties":true}}},"outcome":{"type":"object","additionalProperties":false,"required":["class","phase","reason"],"properties":{"class":{"$ref":"common.schema.json#/$defs/OutcomeClassName"},"phase":{"type":"string","enum":["provision","prompt","solve","change","verify"]},"reason":{"type":"string"}}},"verification":{"anyOf":[{"type":"object","additionalProperties":false,"required":["class","reason","exit_code","signal","single_tests","network_cut","tests_passed","tests_failed","tests_missing"],"properties":{"class":{"type":"string"},"reason":{"type":"string"},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"single_tests":{"type":"boolean"},"network_cut":{"type":"boolean"},"tests_passed":{"type":"array","items":{"type":"string"}},"tests_failed":{"type":"array","items":{"type":"string"}},"tests_missing":{"type":"array","items":{"type":"string"}}}},{"type":"null"}]},"tampering":{"type":"array","items":{"$ref":"common.schema.json#/$defs/Tampering"}},"leaks":{"type":"array","items":{"$ref":"common.schema.json#/$defs/Leak"}},"verifier_digest":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{64}$"},{"type":"null"}]},"phases":{"$ref":"common.schema.json#/$defs/PhaseTimes"},"artifacts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","bytes","sha256"],"properties":{"path":{"type":"string","minLength":1},"bytes":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^run-[0-9]{3,}$", "u");
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema21 = {"type":"object","required":["tier"],"properties":{"tier":{"type":"string","enum":["worktree","worktree+venv","docker"]},"python":{"type":"string"},"install_command":{"type":"string"},"verify_imports":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"}},"dockerfile":{"type":"string"},"build_args":{"type":"object","additionalProperties":{"type":"string"}},"image":{"type":"string"},"container_mount":{"type":"string"},"containment":{"type":"string","enum":["namespace","subreaper","sweep"]},"hidden":{"type":"boolean"}},"additionalProperties":false};
const pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tier === undefined) && (missing0 = "tier")){
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
if(data.tier !== undefined){
let data0 = data.tier;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [{instancePath:instancePath+"/tier",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "worktree") || (data0 === "worktree+venv")) || (data0 === "docker"))){
validate54.errors = [{instancePath:instancePath+"/tier",params:{allowedValues: schema21.properties.tier.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.python !== undefined){
const _errs4 = errors;
if(typeof data.python !== "string"){
validate54.errors = [{instancePath:instancePath+"/python",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.install_command !== undefined){
const _errs6 = errors;
if(typeof data.install_command !== "string"){
validate54.errors = [{instancePath:instancePath+"/install_command",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verify_imports !== undefined){
let data3 = data.verify_imports;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
validate54.errors = [{instancePath:instancePath+"/verify_imports/" + i0,params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/verify_imports/" + i0,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/verify_imports",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dockerfile !== undefined){
const _errs12 = errors;
if(typeof data.dockerfile !== "string"){
validate54.errors = [{instancePath:instancePath+"/dockerfile",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.build_args !== undefined){
let data6 = data.build_args;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs17 = errors;
if(typeof data6[key1] !== "string"){
validate54.errors = [{instancePath:instancePath+"/build_args/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/build_args",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs19 = errors;
if(typeof data.image !== "string"){
validate54.errors = [{instancePath:instancePath+"/image",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_mount !== undefined){
const _errs21 = errors;
if(typeof data.container_mount !== "string"){
validate54.errors = [{instancePath:instancePath+"/container_mount",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.containment !== undefined){
let data10 = data.containment;
const _errs23 = errors;
if(typeof data10 !== "string"){
validate54.errors = [{instancePath:instancePath+"/containment",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data10 === "namespace") || (data10 === "subreaper")) || (data10 === "sweep"))){
validate54.errors = [{instancePath:instancePath+"/containment",params:{allowedValues: schema21.properties.containment.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs25 = errors;
if(typeof data.hidden !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/hidden",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs25 === errors;
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

const schema22 = {"type":"object","additionalProperties":false,"required":["requested","effective","control"],"properties":{"requested":{"type":["number","null"]},"effective":{"type":["number","null"]},"control":{"type":"string","enum":["supported","unsupported","available_not_pinned"]}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requested === undefined) && (missing0 = "requested")) || ((data.effective === undefined) && (missing0 = "effective"))) || ((data.control === undefined) && (missing0 = "control"))){
validate56.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "requested") || (key0 === "effective")) || (key0 === "control"))){
validate56.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requested !== undefined){
let data0 = data.requested;
const _errs2 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate56.errors = [{instancePath:instancePath+"/requested",params:{type: schema22.properties.requested.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective !== undefined){
let data1 = data.effective;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate56.errors = [{instancePath:instancePath+"/effective",params:{type: schema22.properties.effective.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.control !== undefined){
let data2 = data.control;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate56.errors = [{instancePath:instancePath+"/control",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "supported") || (data2 === "unsupported")) || (data2 === "available_not_pinned"))){
validate56.errors = [{instancePath:instancePath+"/control",params:{allowedValues: schema22.properties.control.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate59.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "sha256"))){
validate59.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
let data0 = data.path;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate59.errors = [{instancePath:instancePath+"/path",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/path",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data1 = data.sha256;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate59.errors = [{instancePath:instancePath+"/sha256",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sha256",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate59.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","enum":["pass","fail","missing_tests","suspicious","agent_timeout","agent_crash","max_turns","refusal","context_overflow","budget","rate_limit","overloaded","auth","provider","environment","disk","harness","not_run","unknown","oom","verifier_timeout"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate62.errors = [{instancePath,params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((data === "pass") || (data === "fail")) || (data === "missing_tests")) || (data === "suspicious")) || (data === "agent_timeout")) || (data === "agent_crash")) || (data === "max_turns")) || (data === "refusal")) || (data === "context_overflow")) || (data === "budget")) || (data === "rate_limit")) || (data === "overloaded")) || (data === "auth")) || (data === "provider")) || (data === "environment")) || (data === "disk")) || (data === "harness")) || (data === "not_run")) || (data === "unknown")) || (data === "oom")) || (data === "verifier_timeout"))){
validate62.errors = [{instancePath,params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","additionalProperties":false,"required":["path","kind"],"properties":{"path":{"type":"string"},"kind":{"type":"string","enum":["modified","deleted","added","replaced_by_link","shadowed_hidden","escaping_link","special_file","too_large","unreadable"]}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.kind === undefined) && (missing0 = "kind"))){
validate64.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "kind"))){
validate64.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(typeof data.path !== "string"){
validate64.errors = [{instancePath:instancePath+"/path",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate64.errors = [{instancePath:instancePath+"/kind",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data1 === "modified") || (data1 === "deleted")) || (data1 === "added")) || (data1 === "replaced_by_link")) || (data1 === "shadowed_hidden")) || (data1 === "escaping_link")) || (data1 === "special_file")) || (data1 === "too_large")) || (data1 === "unreadable"))){
validate64.errors = [{instancePath:instancePath+"/kind",params:{allowedValues: schema25.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["rule","file","line","excerpt"],"properties":{"rule":{"type":"string","enum":["git-history","reference-path","network","web-search"]},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":1},"excerpt":{"type":"string"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.rule === undefined) && (missing0 = "rule")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.excerpt === undefined) && (missing0 = "excerpt"))){
validate66.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "rule") || (key0 === "file")) || (key0 === "line")) || (key0 === "excerpt"))){
validate66.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rule !== undefined){
let data0 = data.rule;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/rule",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "git-history") || (data0 === "reference-path")) || (data0 === "network")) || (data0 === "web-search"))){
validate66.errors = [{instancePath:instancePath+"/rule",params:{allowedValues: schema26.properties.rule.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
let data1 = data.file;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate66.errors = [{instancePath:instancePath+"/file",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/file",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate66.errors = [{instancePath:instancePath+"/line",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate66.errors = [{instancePath:instancePath+"/line",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined){
const _errs8 = errors;
if(typeof data.excerpt !== "string"){
validate66.errors = [{instancePath:instancePath+"/excerpt",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
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
else {
validate66.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","additionalProperties":false,"required":["provision","prompt","solve","change","verify"],"properties":{"provision":{"type":["number","null"]},"prompt":{"type":["number","null"]},"solve":{"type":["number","null"]},"change":{"type":["number","null"]},"verify":{"type":["number","null"]}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.provision === undefined) && (missing0 = "provision")) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.solve === undefined) && (missing0 = "solve"))) || ((data.change === undefined) && (missing0 = "change"))) || ((data.verify === undefined) && (missing0 = "verify"))){
validate68.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "provision") || (key0 === "prompt")) || (key0 === "solve")) || (key0 === "change")) || (key0 === "verify"))){
validate68.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provision !== undefined){
let data0 = data.provision;
const _errs2 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate68.errors = [{instancePath:instancePath+"/provision",params:{type: schema27.properties.provision.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate68.errors = [{instancePath:instancePath+"/prompt",params:{type: schema27.properties.prompt.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.solve !== undefined){
let data2 = data.solve;
const _errs6 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate68.errors = [{instancePath:instancePath+"/solve",params:{type: schema27.properties.solve.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
let data3 = data.change;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate68.errors = [{instancePath:instancePath+"/change",params:{type: schema27.properties.change.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verify !== undefined){
let data4 = data.verify;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate68.errors = [{instancePath:instancePath+"/verify",params:{type: schema27.properties.verify.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs10 === errors;
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
else {
validate68.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="run-record.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.benchmark_id === undefined) && (missing0 = "benchmark_id"))) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.backend_id === undefined) && (missing0 = "backend_id"))) || ((data.run_id === undefined) && (missing0 = "run_id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.candidate === undefined) && (missing0 = "candidate"))) || ((data.plan_digest === undefined) && (missing0 = "plan_digest"))) || ((data.try === undefined) && (missing0 = "try"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.finished_at === undefined) && (missing0 = "finished_at"))) || ((data.harness === undefined) && (missing0 = "harness"))) || ((data.benchmark_revision === undefined) && (missing0 = "benchmark_revision"))) || ((data.grading === undefined) && (missing0 = "grading"))) || ((data.isolation === undefined) && (missing0 = "isolation"))) || ((data.toolchains === undefined) && (missing0 = "toolchains"))) || ((data.environments === undefined) && (missing0 = "environments"))) || ((data.backend_invocation === undefined) && (missing0 = "backend_invocation"))) || ((data.env_names === undefined) && (missing0 = "env_names"))) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.effective_prompt === undefined) && (missing0 = "effective_prompt"))) || ((data.model_output_path === undefined) && (missing0 = "model_output_path"))) || ((data.backend === undefined) && (missing0 = "backend"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.verification === undefined) && (missing0 = "verification"))) || ((data.tampering === undefined) && (missing0 = "tampering"))) || ((data.verifier_digest === undefined) && (missing0 = "verifier_digest"))) || ((data.phases === undefined) && (missing0 = "phases"))) || ((data.artifacts === undefined) && (missing0 = "artifacts"))){
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
if("2.0" !== data.schema_version){
validate52.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
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
else {
if(!pattern3.test(data4)){
validate52.errors = [{instancePath:instancePath+"/run_id",params:{pattern: "^run-[0-9]{3,}$"},message:"must match pattern \""+"^run-[0-9]{3,}$"+"\""}];
return false;
}
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
if(data.candidate !== undefined){
let data6 = data.candidate;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate52.errors = [{instancePath:instancePath+"/candidate",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/candidate",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plan_digest !== undefined){
let data7 = data.plan_digest;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
validate52.errors = [{instancePath:instancePath+"/plan_digest",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/plan_digest",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.try !== undefined){
let data8 = data.try;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate52.errors = [{instancePath:instancePath+"/try",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate52.errors = [{instancePath:instancePath+"/try",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
let data9 = data.started_at;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
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
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finished_at !== undefined){
let data10 = data.finished_at;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
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
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.harness !== undefined){
let data11 = data.harness;
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((((data11.version === undefined) && (missing1 = "version")) || ((data11.node === undefined) && (missing1 = "node"))) || ((data11.platform === undefined) && (missing1 = "platform"))) || ((data11.arch === undefined) && (missing1 = "arch"))){
validate52.errors = [{instancePath:instancePath+"/harness",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data11){
if(!((((key1 === "version") || (key1 === "node")) || (key1 === "platform")) || (key1 === "arch"))){
validate52.errors = [{instancePath:instancePath+"/harness",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data11.version !== undefined){
let data12 = data11.version;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(data12.length < 1){
validate52.errors = [{instancePath:instancePath+"/harness/version",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/harness/version",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data11.node !== undefined){
let data13 = data11.node;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(data13.length < 1){
validate52.errors = [{instancePath:instancePath+"/harness/node",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/harness/node",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data11.platform !== undefined){
let data14 = data11.platform;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(data14.length < 1){
validate52.errors = [{instancePath:instancePath+"/harness/platform",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/harness/platform",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data11.arch !== undefined){
let data15 = data11.arch;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(data15.length < 1){
validate52.errors = [{instancePath:instancePath+"/harness/arch",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/harness/arch",params:{type: "string"},message:"must be string"}];
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
else {
validate52.errors = [{instancePath:instancePath+"/harness",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmark_revision !== undefined){
let data16 = data.benchmark_revision;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
validate52.errors = [{instancePath:instancePath+"/benchmark_revision",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/benchmark_revision",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grading !== undefined){
let data17 = data.grading;
const _errs36 = errors;
if(typeof data17 !== "string"){
validate52.errors = [{instancePath:instancePath+"/grading",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data17 === "out-of-process") || (data17 === "in-process"))){
validate52.errors = [{instancePath:instancePath+"/grading",params:{allowedValues: schema19.properties.grading.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isolation !== undefined){
const _errs38 = errors;
if(!(validate54(data.isolation, {instancePath:instancePath+"/isolation",parentData:data,parentDataProperty:"isolation",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolchains !== undefined){
let data19 = data.toolchains;
const _errs39 = errors;
if(errors === _errs39){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
let data20 = data19[key2];
const _errs42 = errors;
if(errors === _errs42){
if(typeof data20 === "string"){
if(data20.length < 1){
validate52.errors = [{instancePath:instancePath+"/toolchains/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/toolchains/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs42 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/toolchains",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environments !== undefined){
let data21 = data.environments;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data21)){
var valid3 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs46 = errors;
if(errors === _errs46){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing2;
if(((data22.id === undefined) && (missing2 = "id")) || ((data22.digest === undefined) && (missing2 = "digest"))){
validate52.errors = [{instancePath:instancePath+"/environments/" + i0,params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs48 = errors;
for(const key3 in data22){
if(!((key3 === "id") || (key3 === "digest"))){
validate52.errors = [{instancePath:instancePath+"/environments/" + i0,params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs48 === errors){
if(data22.id !== undefined){
let data23 = data22.id;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data23 === "string"){
if(data23.length < 1){
validate52.errors = [{instancePath:instancePath+"/environments/" + i0+"/id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/environments/" + i0+"/id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs49 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.digest !== undefined){
let data24 = data22.digest;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
validate52.errors = [{instancePath:instancePath+"/environments/" + i0+"/digest",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/environments/" + i0+"/digest",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/environments/" + i0,params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs46 === errors;
if(!valid3){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/environments",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend_invocation !== undefined){
let data25 = data.backend_invocation;
const _errs53 = errors;
if(errors === _errs53){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if(((((data25.model === undefined) && (missing3 = "model")) || ((data25.temperature === undefined) && (missing3 = "temperature"))) || ((data25.seed === undefined) && (missing3 = "seed"))) || ((data25.timeout_seconds === undefined) && (missing3 = "timeout_seconds"))){
validate52.errors = [{instancePath:instancePath+"/backend_invocation",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs55 = errors;
for(const key4 in data25){
if(!((((key4 === "model") || (key4 === "temperature")) || (key4 === "seed")) || (key4 === "timeout_seconds"))){
validate52.errors = [{instancePath:instancePath+"/backend_invocation",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs55 === errors){
if(data25.model !== undefined){
const _errs56 = errors;
if(typeof data25.model !== "string"){
validate52.errors = [{instancePath:instancePath+"/backend_invocation/model",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.temperature !== undefined){
const _errs58 = errors;
if(!(validate56(data25.temperature, {instancePath:instancePath+"/backend_invocation/temperature",parentData:data25,parentDataProperty:"temperature",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.seed !== undefined){
const _errs59 = errors;
if(!(validate56(data25.seed, {instancePath:instancePath+"/backend_invocation/seed",parentData:data25,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.timeout_seconds !== undefined){
let data29 = data25.timeout_seconds;
const _errs60 = errors;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
validate52.errors = [{instancePath:instancePath+"/backend_invocation/timeout_seconds",params:{type: schema19.properties.backend_invocation.properties.timeout_seconds.type},message:"must be number,null"}];
return false;
}
if(errors === _errs60){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate52.errors = [{instancePath:instancePath+"/backend_invocation/timeout_seconds",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs60 === errors;
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
else {
validate52.errors = [{instancePath:instancePath+"/backend_invocation",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.env_names !== undefined){
let data30 = data.env_names;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data30)){
var valid6 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
const _errs64 = errors;
if(typeof data30[i1] !== "string"){
validate52.errors = [{instancePath:instancePath+"/env_names/" + i1,params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs64 === errors;
if(!valid6){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/env_names",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs66 = errors;
if(!(validate59(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective_prompt !== undefined){
let data33 = data.effective_prompt;
const _errs67 = errors;
const _errs68 = errors;
let valid7 = false;
const _errs69 = errors;
if(!(validate59(data33, {instancePath:instancePath+"/effective_prompt",parentData:data,parentDataProperty:"effective_prompt",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs69 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs70 = errors;
if(data33 !== null){
const err0 = {instancePath:instancePath+"/effective_prompt",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs70 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
const err1 = {instancePath:instancePath+"/effective_prompt",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_output_path !== undefined){
let data34 = data.model_output_path;
const _errs72 = errors;
if((typeof data34 !== "string") && (data34 !== null)){
validate52.errors = [{instancePath:instancePath+"/model_output_path",params:{type: schema19.properties.model_output_path.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data35 = data.backend;
const _errs74 = errors;
if(errors === _errs74){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing4;
if((((((data35.error === undefined) && (missing4 = "error")) || ((data35.program_version === undefined) && (missing4 = "program_version"))) || ((data35.provider_endpoint === undefined) && (missing4 = "provider_endpoint"))) || ((data35.stop_reason === undefined) && (missing4 = "stop_reason"))) || ((data35.metadata === undefined) && (missing4 = "metadata"))){
validate52.errors = [{instancePath:instancePath+"/backend",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs76 = errors;
for(const key5 in data35){
if(!((((((key5 === "error") || (key5 === "program_version")) || (key5 === "provider_endpoint")) || (key5 === "translator")) || (key5 === "stop_reason")) || (key5 === "metadata"))){
validate52.errors = [{instancePath:instancePath+"/backend",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs76 === errors){
if(data35.error !== undefined){
let data36 = data35.error;
const _errs77 = errors;
if((typeof data36 !== "string") && (data36 !== null)){
validate52.errors = [{instancePath:instancePath+"/backend/error",params:{type: schema19.properties.backend.properties.error.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs77 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data35.program_version !== undefined){
let data37 = data35.program_version;
const _errs79 = errors;
if((typeof data37 !== "string") && (data37 !== null)){
validate52.errors = [{instancePath:instancePath+"/backend/program_version",params:{type: schema19.properties.backend.properties.program_version.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs79 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data35.provider_endpoint !== undefined){
let data38 = data35.provider_endpoint;
const _errs81 = errors;
if((typeof data38 !== "string") && (data38 !== null)){
validate52.errors = [{instancePath:instancePath+"/backend/provider_endpoint",params:{type: schema19.properties.backend.properties.provider_endpoint.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs81 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data35.translator !== undefined){
const _errs83 = errors;
if(typeof data35.translator !== "string"){
validate52.errors = [{instancePath:instancePath+"/backend/translator",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs83 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data35.stop_reason !== undefined){
let data40 = data35.stop_reason;
const _errs85 = errors;
if((typeof data40 !== "string") && (data40 !== null)){
validate52.errors = [{instancePath:instancePath+"/backend/stop_reason",params:{type: schema19.properties.backend.properties.stop_reason.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs85 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data35.metadata !== undefined){
let data41 = data35.metadata;
const _errs87 = errors;
if(errors === _errs87){
if(!(data41 && typeof data41 == "object" && !Array.isArray(data41))){
validate52.errors = [{instancePath:instancePath+"/backend/metadata",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs87 === errors;
}
else {
var valid8 = true;
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
validate52.errors = [{instancePath:instancePath+"/backend",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data42 = data.outcome;
const _errs90 = errors;
if(errors === _errs90){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing5;
if((((data42.class === undefined) && (missing5 = "class")) || ((data42.phase === undefined) && (missing5 = "phase"))) || ((data42.reason === undefined) && (missing5 = "reason"))){
validate52.errors = [{instancePath:instancePath+"/outcome",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs92 = errors;
for(const key6 in data42){
if(!(((key6 === "class") || (key6 === "phase")) || (key6 === "reason"))){
validate52.errors = [{instancePath:instancePath+"/outcome",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs92 === errors){
if(data42.class !== undefined){
const _errs93 = errors;
if(!(validate62(data42.class, {instancePath:instancePath+"/outcome/class",parentData:data42,parentDataProperty:"class",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid9 = _errs93 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data42.phase !== undefined){
let data44 = data42.phase;
const _errs94 = errors;
if(typeof data44 !== "string"){
validate52.errors = [{instancePath:instancePath+"/outcome/phase",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data44 === "provision") || (data44 === "prompt")) || (data44 === "solve")) || (data44 === "change")) || (data44 === "verify"))){
validate52.errors = [{instancePath:instancePath+"/outcome/phase",params:{allowedValues: schema19.properties.outcome.properties.phase.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs94 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data42.reason !== undefined){
const _errs96 = errors;
if(typeof data42.reason !== "string"){
validate52.errors = [{instancePath:instancePath+"/outcome/reason",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs96 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/outcome",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verification !== undefined){
let data46 = data.verification;
const _errs98 = errors;
const _errs99 = errors;
let valid10 = false;
const _errs100 = errors;
if(errors === _errs100){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing6;
if((((((((((data46.class === undefined) && (missing6 = "class")) || ((data46.reason === undefined) && (missing6 = "reason"))) || ((data46.exit_code === undefined) && (missing6 = "exit_code"))) || ((data46.signal === undefined) && (missing6 = "signal"))) || ((data46.single_tests === undefined) && (missing6 = "single_tests"))) || ((data46.network_cut === undefined) && (missing6 = "network_cut"))) || ((data46.tests_passed === undefined) && (missing6 = "tests_passed"))) || ((data46.tests_failed === undefined) && (missing6 = "tests_failed"))) || ((data46.tests_missing === undefined) && (missing6 = "tests_missing"))){
const err2 = {instancePath:instancePath+"/verification",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs102 = errors;
for(const key7 in data46){
if(!(func1.call(schema19.properties.verification.anyOf[0].properties, key7))){
const err3 = {instancePath:instancePath+"/verification",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs102 === errors){
if(data46.class !== undefined){
const _errs103 = errors;
if(typeof data46.class !== "string"){
const err4 = {instancePath:instancePath+"/verification/class",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid11 = _errs103 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.reason !== undefined){
const _errs105 = errors;
if(typeof data46.reason !== "string"){
const err5 = {instancePath:instancePath+"/verification/reason",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid11 = _errs105 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.exit_code !== undefined){
let data49 = data46.exit_code;
const _errs107 = errors;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err6 = {instancePath:instancePath+"/verification/exit_code",params:{type: schema19.properties.verification.anyOf[0].properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid11 = _errs107 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.signal !== undefined){
let data50 = data46.signal;
const _errs109 = errors;
if((typeof data50 !== "string") && (data50 !== null)){
const err7 = {instancePath:instancePath+"/verification/signal",params:{type: schema19.properties.verification.anyOf[0].properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid11 = _errs109 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.single_tests !== undefined){
const _errs111 = errors;
if(typeof data46.single_tests !== "boolean"){
const err8 = {instancePath:instancePath+"/verification/single_tests",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid11 = _errs111 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.network_cut !== undefined){
const _errs113 = errors;
if(typeof data46.network_cut !== "boolean"){
const err9 = {instancePath:instancePath+"/verification/network_cut",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid11 = _errs113 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.tests_passed !== undefined){
let data53 = data46.tests_passed;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data53)){
var valid12 = true;
const len2 = data53.length;
for(let i2=0; i2<len2; i2++){
const _errs117 = errors;
if(typeof data53[i2] !== "string"){
const err10 = {instancePath:instancePath+"/verification/tests_passed/" + i2,params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid12 = _errs117 === errors;
if(!valid12){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/verification/tests_passed",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid11 = _errs115 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.tests_failed !== undefined){
let data55 = data46.tests_failed;
const _errs119 = errors;
if(errors === _errs119){
if(Array.isArray(data55)){
var valid13 = true;
const len3 = data55.length;
for(let i3=0; i3<len3; i3++){
const _errs121 = errors;
if(typeof data55[i3] !== "string"){
const err12 = {instancePath:instancePath+"/verification/tests_failed/" + i3,params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid13 = _errs121 === errors;
if(!valid13){
break;
}
}
}
else {
const err13 = {instancePath:instancePath+"/verification/tests_failed",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid11 = _errs119 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data46.tests_missing !== undefined){
let data57 = data46.tests_missing;
const _errs123 = errors;
if(errors === _errs123){
if(Array.isArray(data57)){
var valid14 = true;
const len4 = data57.length;
for(let i4=0; i4<len4; i4++){
const _errs125 = errors;
if(typeof data57[i4] !== "string"){
const err14 = {instancePath:instancePath+"/verification/tests_missing/" + i4,params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid14 = _errs125 === errors;
if(!valid14){
break;
}
}
}
else {
const err15 = {instancePath:instancePath+"/verification/tests_missing",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid11 = _errs123 === errors;
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
}
}
}
else {
const err16 = {instancePath:instancePath+"/verification",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid1 = _errs100 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs127 = errors;
if(data46 !== null){
const err17 = {instancePath:instancePath+"/verification",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs127 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err18 = {instancePath:instancePath+"/verification",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tampering !== undefined){
let data59 = data.tampering;
const _errs129 = errors;
if(errors === _errs129){
if(Array.isArray(data59)){
var valid15 = true;
const len5 = data59.length;
for(let i5=0; i5<len5; i5++){
const _errs131 = errors;
if(!(validate64(data59[i5], {instancePath:instancePath+"/tampering/" + i5,parentData:data59,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid15 = _errs131 === errors;
if(!valid15){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/tampering",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaks !== undefined){
let data61 = data.leaks;
const _errs132 = errors;
if(errors === _errs132){
if(Array.isArray(data61)){
var valid16 = true;
const len6 = data61.length;
for(let i6=0; i6<len6; i6++){
const _errs134 = errors;
if(!(validate66(data61[i6], {instancePath:instancePath+"/leaks/" + i6,parentData:data61,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid16 = _errs134 === errors;
if(!valid16){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/leaks",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs132 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifier_digest !== undefined){
let data63 = data.verifier_digest;
const _errs135 = errors;
const _errs136 = errors;
let valid17 = false;
const _errs137 = errors;
if(errors === _errs137){
if(typeof data63 === "string"){
if(!pattern4.test(data63)){
const err19 = {instancePath:instancePath+"/verifier_digest",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/verifier_digest",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs137 === errors;
valid17 = valid17 || _valid2;
if(!valid17){
const _errs139 = errors;
if(data63 !== null){
const err21 = {instancePath:instancePath+"/verifier_digest",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs139 === errors;
valid17 = valid17 || _valid2;
}
if(!valid17){
const err22 = {instancePath:instancePath+"/verifier_digest",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs136;
if(vErrors !== null){
if(_errs136){
vErrors.length = _errs136;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phases !== undefined){
const _errs141 = errors;
if(!(validate68(data.phases, {instancePath:instancePath+"/phases",parentData:data,parentDataProperty:"phases",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs141 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifacts !== undefined){
let data65 = data.artifacts;
const _errs142 = errors;
if(errors === _errs142){
if(Array.isArray(data65)){
var valid18 = true;
const len7 = data65.length;
for(let i7=0; i7<len7; i7++){
let data66 = data65[i7];
const _errs144 = errors;
if(errors === _errs144){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
let missing7;
if((((data66.path === undefined) && (missing7 = "path")) || ((data66.bytes === undefined) && (missing7 = "bytes"))) || ((data66.sha256 === undefined) && (missing7 = "sha256"))){
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7,params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs146 = errors;
for(const key8 in data66){
if(!(((key8 === "path") || (key8 === "bytes")) || (key8 === "sha256"))){
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7,params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs146 === errors){
if(data66.path !== undefined){
let data67 = data66.path;
const _errs147 = errors;
if(errors === _errs147){
if(typeof data67 === "string"){
if(data67.length < 1){
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7+"/path",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7+"/path",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs147 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data66.bytes !== undefined){
let data68 = data66.bytes;
const _errs149 = errors;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7+"/bytes",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs149){
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7+"/bytes",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid19 = _errs149 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data66.sha256 !== undefined){
let data69 = data66.sha256;
const _errs151 = errors;
if(errors === _errs151){
if(typeof data69 === "string"){
if(!pattern4.test(data69)){
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7+"/sha256",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7+"/sha256",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs151 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/artifacts/" + i7,params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs144 === errors;
if(!valid18){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/artifacts",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs142 === errors;
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

export const score = validate70;
const schema28 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"score.schema.json","type":"object","additionalProperties":false,"required":["schema_version","benchmark_id","task_id","backend_id","run_id","attempt","scores","derived","result"],"properties":{"schema_version":{"const":"2.0"},"benchmark_id":{"type":"string","minLength":1},"task_id":{"type":"string","minLength":1},"backend_id":{"type":"string","minLength":1},"run_id":{"type":"string","minLength":1},"attempt":{"type":"integer","minimum":1},"scores":{"type":"object","additionalProperties":false,"required":["tests_passed","lint_passed","typecheck_passed","required_files_present","timeout","human_interventions"],"properties":{"tests_passed":{"type":["boolean","null"]},"lint_passed":{"type":["boolean","null"]},"typecheck_passed":{"type":["boolean","null"]},"required_files_present":{"type":["boolean","null"]},"timeout":{"type":"boolean"},"human_interventions":{"type":"integer","minimum":0}}},"derived":{"type":"object","additionalProperties":false,"required":["elapsed_seconds","files_changed","lines_added","lines_removed","failed_commands"],"properties":{"elapsed_seconds":{"type":"number","minimum":0},"files_changed":{"type":["integer","null"],"minimum":0},"lines_added":{"type":["integer","null"],"minimum":0},"lines_removed":{"type":["integer","null"],"minimum":0},"failed_commands":{"type":["integer","null"],"minimum":0}}},"result":{"type":"string","enum":["pass","fail","error","timeout"]}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="score.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.benchmark_id === undefined) && (missing0 = "benchmark_id"))) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.backend_id === undefined) && (missing0 = "backend_id"))) || ((data.run_id === undefined) && (missing0 = "run_id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.scores === undefined) && (missing0 = "scores"))) || ((data.derived === undefined) && (missing0 = "derived"))) || ((data.result === undefined) && (missing0 = "result"))){
validate70.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
validate70.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema_version !== undefined){
const _errs2 = errors;
if("2.0" !== data.schema_version){
validate70.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
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
validate70.errors = [{instancePath:instancePath+"/benchmark_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/benchmark_id",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/task_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/task_id",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/backend_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/backend_id",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/run_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/run_id",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/attempt",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate70.errors = [{instancePath:instancePath+"/attempt",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate70.errors = [{instancePath:instancePath+"/scores",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data6){
if(!((((((key1 === "tests_passed") || (key1 === "lint_passed")) || (key1 === "typecheck_passed")) || (key1 === "required_files_present")) || (key1 === "timeout")) || (key1 === "human_interventions"))){
validate70.errors = [{instancePath:instancePath+"/scores",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.tests_passed !== undefined){
let data7 = data6.tests_passed;
const _errs16 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate70.errors = [{instancePath:instancePath+"/scores/tests_passed",params:{type: schema28.properties.scores.properties.tests_passed.type},message:"must be boolean,null"}];
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
validate70.errors = [{instancePath:instancePath+"/scores/lint_passed",params:{type: schema28.properties.scores.properties.lint_passed.type},message:"must be boolean,null"}];
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
validate70.errors = [{instancePath:instancePath+"/scores/typecheck_passed",params:{type: schema28.properties.scores.properties.typecheck_passed.type},message:"must be boolean,null"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.required_files_present !== undefined){
let data10 = data6.required_files_present;
const _errs22 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate70.errors = [{instancePath:instancePath+"/scores/required_files_present",params:{type: schema28.properties.scores.properties.required_files_present.type},message:"must be boolean,null"}];
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
validate70.errors = [{instancePath:instancePath+"/scores/timeout",params:{type: "boolean"},message:"must be boolean"}];
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
validate70.errors = [{instancePath:instancePath+"/scores/human_interventions",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate70.errors = [{instancePath:instancePath+"/scores/human_interventions",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate70.errors = [{instancePath:instancePath+"/scores",params:{type: "object"},message:"must be object"}];
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
validate70.errors = [{instancePath:instancePath+"/derived",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data13){
if(!(((((key2 === "elapsed_seconds") || (key2 === "files_changed")) || (key2 === "lines_added")) || (key2 === "lines_removed")) || (key2 === "failed_commands"))){
validate70.errors = [{instancePath:instancePath+"/derived",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
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
validate70.errors = [{instancePath:instancePath+"/derived/elapsed_seconds",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/derived/elapsed_seconds",params:{type: "number"},message:"must be number"}];
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
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate70.errors = [{instancePath:instancePath+"/derived/files_changed",params:{type: schema28.properties.derived.properties.files_changed.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs33){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate70.errors = [{instancePath:instancePath+"/derived/files_changed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate70.errors = [{instancePath:instancePath+"/derived/lines_added",params:{type: schema28.properties.derived.properties.lines_added.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs35){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate70.errors = [{instancePath:instancePath+"/derived/lines_added",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate70.errors = [{instancePath:instancePath+"/derived/lines_removed",params:{type: schema28.properties.derived.properties.lines_removed.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs37){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate70.errors = [{instancePath:instancePath+"/derived/lines_removed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate70.errors = [{instancePath:instancePath+"/derived/failed_commands",params:{type: schema28.properties.derived.properties.failed_commands.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs39){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate70.errors = [{instancePath:instancePath+"/derived/failed_commands",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate70.errors = [{instancePath:instancePath+"/derived",params:{type: "object"},message:"must be object"}];
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
validate70.errors = [{instancePath:instancePath+"/result",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data19 === "pass") || (data19 === "fail")) || (data19 === "error")) || (data19 === "timeout"))){
validate70.errors = [{instancePath:instancePath+"/result",params:{allowedValues: schema28.properties.result.enum},message:"must be equal to one of the allowed values"}];
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
validate70.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const stats = validate71;
const schema29 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"stats.schema.json","type":"object","additionalProperties":false,"required":["schema_version","elapsed_seconds","tokens_input","tokens_output","cache_read_tokens","cache_write_tokens","reasoning_tokens","tool_calls","turns","temperature","seed","phases","cost_reporting"],"properties":{"schema_version":{"const":"2.0"},"elapsed_seconds":{"type":"number","minimum":0},"tokens_input":{"type":["integer","null"],"minimum":0},"tokens_output":{"type":["integer","null"],"minimum":0},"cache_read_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":["integer","null"],"minimum":0},"reasoning_tokens":{"type":["integer","null"],"minimum":0},"input_includes_cache":{"type":"boolean"},"usage_coverage":{"type":"number","minimum":0},"wire":{"type":"object","additionalProperties":false,"required":["requests","refused","failed","unmetered","tokens_input","tokens_output","cache_read_tokens","cache_write_tokens","reasoning_tokens"],"properties":{"requests":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"unmetered":{"type":"integer","minimum":0},"tokens_input":{"type":["integer","null"],"minimum":0},"tokens_output":{"type":["integer","null"],"minimum":0},"cache_read_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":["integer","null"],"minimum":0},"reasoning_tokens":{"type":["integer","null"],"minimum":0}}},"tool_calls":{"anyOf":[{"type":"object","additionalProperties":{"type":"integer","minimum":0}},{"type":"null"}]},"turns":{"type":["integer","null"],"minimum":0},"temperature":{"$ref":"common.schema.json#/$defs/SamplingControl"},"seed":{"$ref":"common.schema.json#/$defs/SamplingControl"},"phases":{"$ref":"common.schema.json#/$defs/PhaseTimes"},"cost_reporting":{"type":"object","additionalProperties":false,"required":["enabled","reason"],"properties":{"enabled":{"const":false},"reason":{"type":"string","minLength":1}}}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requested === undefined) && (missing0 = "requested")) || ((data.effective === undefined) && (missing0 = "effective"))) || ((data.control === undefined) && (missing0 = "control"))){
validate72.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "requested") || (key0 === "effective")) || (key0 === "control"))){
validate72.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requested !== undefined){
let data0 = data.requested;
const _errs2 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate72.errors = [{instancePath:instancePath+"/requested",params:{type: schema22.properties.requested.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective !== undefined){
let data1 = data.effective;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate72.errors = [{instancePath:instancePath+"/effective",params:{type: schema22.properties.effective.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.control !== undefined){
let data2 = data.control;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate72.errors = [{instancePath:instancePath+"/control",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "supported") || (data2 === "unsupported")) || (data2 === "available_not_pinned"))){
validate72.errors = [{instancePath:instancePath+"/control",params:{allowedValues: schema22.properties.control.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.provision === undefined) && (missing0 = "provision")) || ((data.prompt === undefined) && (missing0 = "prompt"))) || ((data.solve === undefined) && (missing0 = "solve"))) || ((data.change === undefined) && (missing0 = "change"))) || ((data.verify === undefined) && (missing0 = "verify"))){
validate75.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "provision") || (key0 === "prompt")) || (key0 === "solve")) || (key0 === "change")) || (key0 === "verify"))){
validate75.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provision !== undefined){
let data0 = data.provision;
const _errs2 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate75.errors = [{instancePath:instancePath+"/provision",params:{type: schema27.properties.provision.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate75.errors = [{instancePath:instancePath+"/prompt",params:{type: schema27.properties.prompt.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.solve !== undefined){
let data2 = data.solve;
const _errs6 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate75.errors = [{instancePath:instancePath+"/solve",params:{type: schema27.properties.solve.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
let data3 = data.change;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate75.errors = [{instancePath:instancePath+"/change",params:{type: schema27.properties.change.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verify !== undefined){
let data4 = data.verify;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate75.errors = [{instancePath:instancePath+"/verify",params:{type: schema27.properties.verify.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs10 === errors;
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
else {
validate75.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="stats.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.elapsed_seconds === undefined) && (missing0 = "elapsed_seconds"))) || ((data.tokens_input === undefined) && (missing0 = "tokens_input"))) || ((data.tokens_output === undefined) && (missing0 = "tokens_output"))) || ((data.cache_read_tokens === undefined) && (missing0 = "cache_read_tokens"))) || ((data.cache_write_tokens === undefined) && (missing0 = "cache_write_tokens"))) || ((data.reasoning_tokens === undefined) && (missing0 = "reasoning_tokens"))) || ((data.tool_calls === undefined) && (missing0 = "tool_calls"))) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.temperature === undefined) && (missing0 = "temperature"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.phases === undefined) && (missing0 = "phases"))) || ((data.cost_reporting === undefined) && (missing0 = "cost_reporting"))){
validate71.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema29.properties, key0))){
validate71.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema_version !== undefined){
const _errs2 = errors;
if("2.0" !== data.schema_version){
validate71.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
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
validate71.errors = [{instancePath:instancePath+"/elapsed_seconds",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/elapsed_seconds",params:{type: "number"},message:"must be number"}];
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
validate71.errors = [{instancePath:instancePath+"/tokens_input",params:{type: schema29.properties.tokens_input.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate71.errors = [{instancePath:instancePath+"/tokens_input",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath:instancePath+"/tokens_output",params:{type: schema29.properties.tokens_output.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate71.errors = [{instancePath:instancePath+"/tokens_output",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath:instancePath+"/cache_read_tokens",params:{type: schema29.properties.cache_read_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate71.errors = [{instancePath:instancePath+"/cache_read_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath:instancePath+"/cache_write_tokens",params:{type: schema29.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate71.errors = [{instancePath:instancePath+"/cache_write_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.reasoning_tokens !== undefined){
let data6 = data.reasoning_tokens;
const _errs13 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate71.errors = [{instancePath:instancePath+"/reasoning_tokens",params:{type: schema29.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate71.errors = [{instancePath:instancePath+"/reasoning_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.input_includes_cache !== undefined){
const _errs15 = errors;
if(typeof data.input_includes_cache !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/input_includes_cache",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage_coverage !== undefined){
let data8 = data.usage_coverage;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate71.errors = [{instancePath:instancePath+"/usage_coverage",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/usage_coverage",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wire !== undefined){
let data9 = data.wire;
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((((((((data9.requests === undefined) && (missing1 = "requests")) || ((data9.refused === undefined) && (missing1 = "refused"))) || ((data9.failed === undefined) && (missing1 = "failed"))) || ((data9.unmetered === undefined) && (missing1 = "unmetered"))) || ((data9.tokens_input === undefined) && (missing1 = "tokens_input"))) || ((data9.tokens_output === undefined) && (missing1 = "tokens_output"))) || ((data9.cache_read_tokens === undefined) && (missing1 = "cache_read_tokens"))) || ((data9.cache_write_tokens === undefined) && (missing1 = "cache_write_tokens"))) || ((data9.reasoning_tokens === undefined) && (missing1 = "reasoning_tokens"))){
validate71.errors = [{instancePath:instancePath+"/wire",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data9){
if(!(func1.call(schema29.properties.wire.properties, key1))){
validate71.errors = [{instancePath:instancePath+"/wire",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data9.requests !== undefined){
let data10 = data9.requests;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate71.errors = [{instancePath:instancePath+"/wire/requests",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate71.errors = [{instancePath:instancePath+"/wire/requests",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.refused !== undefined){
let data11 = data9.refused;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate71.errors = [{instancePath:instancePath+"/wire/refused",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate71.errors = [{instancePath:instancePath+"/wire/refused",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.failed !== undefined){
let data12 = data9.failed;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate71.errors = [{instancePath:instancePath+"/wire/failed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate71.errors = [{instancePath:instancePath+"/wire/failed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.unmetered !== undefined){
let data13 = data9.unmetered;
const _errs28 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate71.errors = [{instancePath:instancePath+"/wire/unmetered",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate71.errors = [{instancePath:instancePath+"/wire/unmetered",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.tokens_input !== undefined){
let data14 = data9.tokens_input;
const _errs30 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate71.errors = [{instancePath:instancePath+"/wire/tokens_input",params:{type: schema29.properties.wire.properties.tokens_input.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs30){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate71.errors = [{instancePath:instancePath+"/wire/tokens_input",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.tokens_output !== undefined){
let data15 = data9.tokens_output;
const _errs32 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate71.errors = [{instancePath:instancePath+"/wire/tokens_output",params:{type: schema29.properties.wire.properties.tokens_output.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate71.errors = [{instancePath:instancePath+"/wire/tokens_output",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.cache_read_tokens !== undefined){
let data16 = data9.cache_read_tokens;
const _errs34 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate71.errors = [{instancePath:instancePath+"/wire/cache_read_tokens",params:{type: schema29.properties.wire.properties.cache_read_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate71.errors = [{instancePath:instancePath+"/wire/cache_read_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.cache_write_tokens !== undefined){
let data17 = data9.cache_write_tokens;
const _errs36 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate71.errors = [{instancePath:instancePath+"/wire/cache_write_tokens",params:{type: schema29.properties.wire.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate71.errors = [{instancePath:instancePath+"/wire/cache_write_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.reasoning_tokens !== undefined){
let data18 = data9.reasoning_tokens;
const _errs38 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate71.errors = [{instancePath:instancePath+"/wire/reasoning_tokens",params:{type: schema29.properties.wire.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs38){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate71.errors = [{instancePath:instancePath+"/wire/reasoning_tokens",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs38 === errors;
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
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/wire",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data19 = data.tool_calls;
const _errs40 = errors;
const _errs41 = errors;
let valid2 = false;
const _errs42 = errors;
if(errors === _errs42){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
let data20 = data19[key2];
const _errs45 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err0 = {instancePath:instancePath+"/tool_calls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs45){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err1 = {instancePath:instancePath+"/tool_calls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid3 = _errs45 === errors;
if(!valid3){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/tool_calls",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs42 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs47 = errors;
if(data19 !== null){
const err3 = {instancePath:instancePath+"/tool_calls",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs47 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/tool_calls",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
let data21 = data.turns;
const _errs49 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate71.errors = [{instancePath:instancePath+"/turns",params:{type: schema29.properties.turns.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs49){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate71.errors = [{instancePath:instancePath+"/turns",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
const _errs51 = errors;
if(!(validate72(data.temperature, {instancePath:instancePath+"/temperature",parentData:data,parentDataProperty:"temperature",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
const _errs52 = errors;
if(!(validate72(data.seed, {instancePath:instancePath+"/seed",parentData:data,parentDataProperty:"seed",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phases !== undefined){
const _errs53 = errors;
if(!(validate75(data.phases, {instancePath:instancePath+"/phases",parentData:data,parentDataProperty:"phases",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_reporting !== undefined){
let data25 = data.cost_reporting;
const _errs54 = errors;
if(errors === _errs54){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if(((data25.enabled === undefined) && (missing2 = "enabled")) || ((data25.reason === undefined) && (missing2 = "reason"))){
validate71.errors = [{instancePath:instancePath+"/cost_reporting",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs56 = errors;
for(const key3 in data25){
if(!((key3 === "enabled") || (key3 === "reason"))){
validate71.errors = [{instancePath:instancePath+"/cost_reporting",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs56 === errors){
if(data25.enabled !== undefined){
const _errs57 = errors;
if(false !== data25.enabled){
validate71.errors = [{instancePath:instancePath+"/cost_reporting/enabled",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data25.reason !== undefined){
let data27 = data25.reason;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data27 === "string"){
if(data27.length < 1){
validate71.errors = [{instancePath:instancePath+"/cost_reporting/reason",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/cost_reporting/reason",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs58 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/cost_reporting",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs54 === errors;
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
else {
validate71.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const plan = validate77;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"plan.schema.json","type":"object","additionalProperties":false,"required":["schema_version","digest","created_at","command","harness_version","kind","benchmark","tasks","candidates","repetitions","settings","validation"],"properties":{"schema_version":{"const":"2.0"},"digest":{"type":"string","pattern":"^[0-9a-f]{64}$"},"created_at":{"type":"string","format":"date-time"},"command":{"type":"array","items":{"type":"string"}},"harness_version":{"type":"string","minLength":1},"kind":{"type":"string","enum":["run","compare","aa"]},"benchmark":{"type":"object","additionalProperties":false,"required":["id","revision","grading","threat_model","max_attempts","options","comparability","sample"],"properties":{"id":{"type":"string","minLength":1},"revision":{"type":"string","minLength":1},"grading":{"type":"string","enum":["out-of-process","in-process"]},"threat_model":{"type":"string"},"max_attempts":{"type":"integer","minimum":1},"options":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"comparability":{"anyOf":[{"$ref":"common.schema.json#/$defs/Comparability"},{"type":"null"}]},"left_out":{"type":"array","items":{"$ref":"common.schema.json#/$defs/QuarantinedTask"}},"sample":{"anyOf":[{"$ref":"common.schema.json#/$defs/Sample"},{"type":"null"}]}}},"tasks":{"type":"array","items":{"$ref":"common.schema.json#/$defs/PlanTask"},"minItems":1},"candidates":{"type":"array","items":{"$ref":"common.schema.json#/$defs/PlanCandidate"},"minItems":1},"repetitions":{"type":"integer","minimum":1},"settings":{"$ref":"common.schema.json#/$defs/Settings"},"validation":{"anyOf":[{"$ref":"common.schema.json#/$defs/ValidationSummary"},{"type":"null"}]},"slices":{"type":"array","minItems":1,"items":{"type":"array","items":{"type":"string","minLength":1}}}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.with === undefined) && (missing0 = "with")) || ((data.invariants === undefined) && (missing0 = "invariants"))){
validate78.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "with") || (key0 === "invariants"))){
validate78.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.with !== undefined){
let data0 = data.with;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate78.errors = [{instancePath:instancePath+"/with",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/with",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invariants !== undefined){
let data1 = data.invariants;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.name === undefined) && (missing1 = "name")) || ((data2.holds === undefined) && (missing1 = "holds"))) || ((data2.because === undefined) && (missing1 = "because"))){
validate78.errors = [{instancePath:instancePath+"/invariants/" + i0,params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "holds")) || (key1 === "because"))){
validate78.errors = [{instancePath:instancePath+"/invariants/" + i0,params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.name !== undefined){
let data3 = data2.name;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length < 1){
validate78.errors = [{instancePath:instancePath+"/invariants/" + i0+"/name",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/invariants/" + i0+"/name",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.holds !== undefined){
const _errs11 = errors;
if(typeof data2.holds !== "boolean"){
validate78.errors = [{instancePath:instancePath+"/invariants/" + i0+"/holds",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.because !== undefined){
const _errs13 = errors;
if(typeof data2.because !== "string"){
validate78.errors = [{instancePath:instancePath+"/invariants/" + i0+"/because",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/invariants/" + i0,params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/invariants",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate78.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.task_id === undefined) && (missing0 = "task_id")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate80.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "task_id") || (key0 === "reason"))){
validate80.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.task_id !== undefined){
let data0 = data.task_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate80.errors = [{instancePath:instancePath+"/task_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/task_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate80.errors = [{instancePath:instancePath+"/reason",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/reason",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate80.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.size === undefined) && (missing0 = "size")) || ((data.of === undefined) && (missing0 = "of"))) || ((data.seed === undefined) && (missing0 = "seed"))){
validate82.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "size") || (key0 === "of")) || (key0 === "seed"))){
validate82.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.size !== undefined){
let data0 = data.size;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate82.errors = [{instancePath:instancePath+"/size",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate82.errors = [{instancePath:instancePath+"/size",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.of !== undefined){
let data1 = data.of;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate82.errors = [{instancePath:instancePath+"/of",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate82.errors = [{instancePath:instancePath+"/of",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data2 = data.seed;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate82.errors = [{instancePath:instancePath+"/seed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate82.errors = [{instancePath:instancePath+"/seed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","additionalProperties":false,"required":["id","slug","language","repo","expected_seconds","prompt_sha256","verifier_sha256"],"properties":{"id":{"type":"string","minLength":1},"slug":{"type":"string","minLength":1},"language":{"type":"string","minLength":1},"repo":{"type":["string","null"]},"expected_seconds":{"type":"number","minimum":0},"prompt_sha256":{"type":["string","null"],"pattern":"^[0-9a-f]{64}$"},"verifier_sha256":{"type":["string","null"],"pattern":"^[0-9a-f]{64}$"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.slug === undefined) && (missing0 = "slug"))) || ((data.language === undefined) && (missing0 = "language"))) || ((data.repo === undefined) && (missing0 = "repo"))) || ((data.expected_seconds === undefined) && (missing0 = "expected_seconds"))) || ((data.prompt_sha256 === undefined) && (missing0 = "prompt_sha256"))) || ((data.verifier_sha256 === undefined) && (missing0 = "verifier_sha256"))){
validate84.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "slug")) || (key0 === "language")) || (key0 === "repo")) || (key0 === "expected_seconds")) || (key0 === "prompt_sha256")) || (key0 === "verifier_sha256"))){
validate84.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate84.errors = [{instancePath:instancePath+"/id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slug !== undefined){
let data1 = data.slug;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate84.errors = [{instancePath:instancePath+"/slug",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/slug",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data2 = data.language;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate84.errors = [{instancePath:instancePath+"/language",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/language",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repo !== undefined){
let data3 = data.repo;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate84.errors = [{instancePath:instancePath+"/repo",params:{type: schema36.properties.repo.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected_seconds !== undefined){
let data4 = data.expected_seconds;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate84.errors = [{instancePath:instancePath+"/expected_seconds",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/expected_seconds",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_sha256 !== undefined){
let data5 = data.prompt_sha256;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate84.errors = [{instancePath:instancePath+"/prompt_sha256",params:{type: schema36.properties.prompt_sha256.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate84.errors = [{instancePath:instancePath+"/prompt_sha256",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifier_sha256 !== undefined){
let data6 = data.verifier_sha256;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate84.errors = [{instancePath:instancePath+"/verifier_sha256",params:{type: schema36.properties.verifier_sha256.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate84.errors = [{instancePath:instancePath+"/verifier_sha256",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
}
var valid0 = _errs14 === errors;
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
else {
validate84.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","additionalProperties":false,"required":["name","slug","backend","model","env_names","unset_env"],"properties":{"name":{"type":"string","minLength":1},"slug":{"type":"string","minLength":1},"backend":{"type":"string","minLength":1},"model":{"type":"string"},"provider":{"type":"string","minLength":1},"endpoint":{"type":"string","minLength":1},"attempt_timeout_seconds":{"type":"integer","minimum":1},"env_names":{"type":"array","items":{"type":"string"}},"unset_env":{"type":"array","items":{"type":"string"}},"host_config":{"type":"object","additionalProperties":false,"required":["files","sha256"],"properties":{"files":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"command":{"$ref":"common.schema.json#/$defs/CommandSpec"}}};
const schema38 = {"type":"object","additionalProperties":false,"required":["argv"],"properties":{"argv":{"type":"array","items":{"type":"string"},"minItems":1},"transcript":{"type":"string","minLength":1},"pass_env":{"type":"array","items":{"type":"string"}},"timeout_seconds":{"type":"integer","minimum":1},"protocol":{"type":"string","enum":["anthropic","openai-chat","openai-responses","gemini"]},"version_argv":{"type":"array","items":{"type":"string"},"minItems":1}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.argv === undefined) && (missing0 = "argv")){
validate87.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "argv") || (key0 === "transcript")) || (key0 === "pass_env")) || (key0 === "timeout_seconds")) || (key0 === "protocol")) || (key0 === "version_argv"))){
validate87.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.argv !== undefined){
let data0 = data.argv;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate87.errors = [{instancePath:instancePath+"/argv",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate87.errors = [{instancePath:instancePath+"/argv/" + i0,params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/argv",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transcript !== undefined){
let data2 = data.transcript;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate87.errors = [{instancePath:instancePath+"/transcript",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/transcript",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pass_env !== undefined){
let data3 = data.pass_env;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(typeof data3[i1] !== "string"){
validate87.errors = [{instancePath:instancePath+"/pass_env/" + i1,params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/pass_env",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout_seconds !== undefined){
let data5 = data.timeout_seconds;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate87.errors = [{instancePath:instancePath+"/timeout_seconds",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate87.errors = [{instancePath:instancePath+"/timeout_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data6 = data.protocol;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate87.errors = [{instancePath:instancePath+"/protocol",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data6 === "anthropic") || (data6 === "openai-chat")) || (data6 === "openai-responses")) || (data6 === "gemini"))){
validate87.errors = [{instancePath:instancePath+"/protocol",params:{allowedValues: schema38.properties.protocol.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version_argv !== undefined){
let data7 = data.version_argv;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
if(data7.length < 1){
validate87.errors = [{instancePath:instancePath+"/version_argv",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs18 = errors;
if(typeof data7[i2] !== "string"){
validate87.errors = [{instancePath:instancePath+"/version_argv/" + i2,params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/version_argv",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
else {
validate87.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.slug === undefined) && (missing0 = "slug"))) || ((data.backend === undefined) && (missing0 = "backend"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.env_names === undefined) && (missing0 = "env_names"))) || ((data.unset_env === undefined) && (missing0 = "unset_env"))){
validate86.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
validate86.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate86.errors = [{instancePath:instancePath+"/name",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/name",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slug !== undefined){
let data1 = data.slug;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate86.errors = [{instancePath:instancePath+"/slug",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/slug",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data2 = data.backend;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate86.errors = [{instancePath:instancePath+"/backend",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/backend",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs8 = errors;
if(typeof data.model !== "string"){
validate86.errors = [{instancePath:instancePath+"/model",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data4 = data.provider;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length < 1){
validate86.errors = [{instancePath:instancePath+"/provider",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/provider",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data5 = data.endpoint;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length < 1){
validate86.errors = [{instancePath:instancePath+"/endpoint",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/endpoint",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_timeout_seconds !== undefined){
let data6 = data.attempt_timeout_seconds;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate86.errors = [{instancePath:instancePath+"/attempt_timeout_seconds",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate86.errors = [{instancePath:instancePath+"/attempt_timeout_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.env_names !== undefined){
let data7 = data.env_names;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(typeof data7[i0] !== "string"){
validate86.errors = [{instancePath:instancePath+"/env_names/" + i0,params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/env_names",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unset_env !== undefined){
let data9 = data.unset_env;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data9[i1] !== "string"){
validate86.errors = [{instancePath:instancePath+"/unset_env/" + i1,params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
if(!valid2){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/unset_env",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.host_config !== undefined){
let data11 = data.host_config;
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((data11.files === undefined) && (missing1 = "files")) || ((data11.sha256 === undefined) && (missing1 = "sha256"))){
validate86.errors = [{instancePath:instancePath+"/host_config",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs26 = errors;
for(const key1 in data11){
if(!((key1 === "files") || (key1 === "sha256"))){
validate86.errors = [{instancePath:instancePath+"/host_config",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs26 === errors){
if(data11.files !== undefined){
let data12 = data11.files;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate86.errors = [{instancePath:instancePath+"/host_config/files",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate86.errors = [{instancePath:instancePath+"/host_config/files",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.sha256 !== undefined){
let data13 = data11.sha256;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
validate86.errors = [{instancePath:instancePath+"/host_config/sha256",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/host_config/sha256",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/host_config",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
const _errs31 = errors;
if(!(validate87(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
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
else {
validate86.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","additionalProperties":false,"required":["rule","alpha","threshold","margin","max_excluded","cluster","baseline","seed","concurrency","order","attempt_timeout_seconds"],"properties":{"rule":{"type":"string","enum":["paired","compat"]},"alpha":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},"threshold":{"type":"number","minimum":0,"maximum":1},"margin":{"type":"number","exclusiveMinimum":0,"maximum":1},"max_excluded":{"type":"number","minimum":0,"maximum":1},"cluster":{"type":"string","enum":["none","language","repo"]},"baseline":{"type":["string","null"]},"seed":{"type":"integer","minimum":0},"concurrency":{"type":"integer","minimum":1},"order":{"type":"string","enum":["interleaved","sequential"]},"budget":{"type":"object","additionalProperties":false,"properties":{"attempt_requests":{"type":"integer","minimum":1},"attempt_tokens":{"type":"integer","minimum":1},"run_requests":{"type":"integer","minimum":1},"run_tokens":{"type":"integer","minimum":1},"run_seconds":{"type":"integer","minimum":1}}},"use_host_config":{"const":true},"attempt_timeout_seconds":{"type":["integer","null"],"minimum":1}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.rule === undefined) && (missing0 = "rule")) || ((data.alpha === undefined) && (missing0 = "alpha"))) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.margin === undefined) && (missing0 = "margin"))) || ((data.max_excluded === undefined) && (missing0 = "max_excluded"))) || ((data.cluster === undefined) && (missing0 = "cluster"))) || ((data.baseline === undefined) && (missing0 = "baseline"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.concurrency === undefined) && (missing0 = "concurrency"))) || ((data.order === undefined) && (missing0 = "order"))) || ((data.attempt_timeout_seconds === undefined) && (missing0 = "attempt_timeout_seconds"))){
validate90.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
validate90.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rule !== undefined){
let data0 = data.rule;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate90.errors = [{instancePath:instancePath+"/rule",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "paired") || (data0 === "compat"))){
validate90.errors = [{instancePath:instancePath+"/rule",params:{allowedValues: schema39.properties.rule.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alpha !== undefined){
let data1 = data.alpha;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 >= 1 || isNaN(data1)){
validate90.errors = [{instancePath:instancePath+"/alpha",params:{comparison: "<", limit: 1},message:"must be < 1"}];
return false;
}
else {
if(data1 <= 0 || isNaN(data1)){
validate90.errors = [{instancePath:instancePath+"/alpha",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/alpha",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
let data2 = data.threshold;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/threshold",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/threshold",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/threshold",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.margin !== undefined){
let data3 = data.margin;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
validate90.errors = [{instancePath:instancePath+"/margin",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data3 <= 0 || isNaN(data3)){
validate90.errors = [{instancePath:instancePath+"/margin",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/margin",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_excluded !== undefined){
let data4 = data.max_excluded;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
validate90.errors = [{instancePath:instancePath+"/max_excluded",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate90.errors = [{instancePath:instancePath+"/max_excluded",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/max_excluded",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster !== undefined){
let data5 = data.cluster;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate90.errors = [{instancePath:instancePath+"/cluster",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "none") || (data5 === "language")) || (data5 === "repo"))){
validate90.errors = [{instancePath:instancePath+"/cluster",params:{allowedValues: schema39.properties.cluster.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data6 = data.baseline;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate90.errors = [{instancePath:instancePath+"/baseline",params:{type: schema39.properties.baseline.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data7 = data.seed;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate90.errors = [{instancePath:instancePath+"/seed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate90.errors = [{instancePath:instancePath+"/seed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined){
let data8 = data.concurrency;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate90.errors = [{instancePath:instancePath+"/concurrency",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate90.errors = [{instancePath:instancePath+"/concurrency",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data9 = data.order;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate90.errors = [{instancePath:instancePath+"/order",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "interleaved") || (data9 === "sequential"))){
validate90.errors = [{instancePath:instancePath+"/order",params:{allowedValues: schema39.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data10 = data.budget;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
const _errs24 = errors;
for(const key1 in data10){
if(!(((((key1 === "attempt_requests") || (key1 === "attempt_tokens")) || (key1 === "run_requests")) || (key1 === "run_tokens")) || (key1 === "run_seconds"))){
validate90.errors = [{instancePath:instancePath+"/budget",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data10.attempt_requests !== undefined){
let data11 = data10.attempt_requests;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate90.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate90.errors = [{instancePath:instancePath+"/budget/attempt_requests",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data10.attempt_tokens !== undefined){
let data12 = data10.attempt_tokens;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate90.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate90.errors = [{instancePath:instancePath+"/budget/attempt_tokens",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data10.run_requests !== undefined){
let data13 = data10.run_requests;
const _errs29 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate90.errors = [{instancePath:instancePath+"/budget/run_requests",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate90.errors = [{instancePath:instancePath+"/budget/run_requests",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data10.run_tokens !== undefined){
let data14 = data10.run_tokens;
const _errs31 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate90.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate90.errors = [{instancePath:instancePath+"/budget/run_tokens",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data10.run_seconds !== undefined){
let data15 = data10.run_seconds;
const _errs33 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate90.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate90.errors = [{instancePath:instancePath+"/budget/run_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs33 === errors;
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
else {
validate90.errors = [{instancePath:instancePath+"/budget",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_host_config !== undefined){
const _errs35 = errors;
if(true !== data.use_host_config){
validate90.errors = [{instancePath:instancePath+"/use_host_config",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_timeout_seconds !== undefined){
let data17 = data.attempt_timeout_seconds;
const _errs36 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate90.errors = [{instancePath:instancePath+"/attempt_timeout_seconds",params:{type: schema39.properties.attempt_timeout_seconds.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
validate90.errors = [{instancePath:instancePath+"/attempt_timeout_seconds",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs36 === errors;
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
else {
validate90.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.task_id === undefined) && (missing0 = "task_id")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate93.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "task_id") || (key0 === "reason"))){
validate93.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.task_id !== undefined){
let data0 = data.task_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate93.errors = [{instancePath:instancePath+"/task_id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/task_id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate93.errors = [{instancePath:instancePath+"/reason",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/reason",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate93.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.benchmark_revision === undefined) && (missing0 = "benchmark_revision")) || ((data.toolchain === undefined) && (missing0 = "toolchain"))) || ((data.validated_at === undefined) && (missing0 = "validated_at"))) || ((data.passed === undefined) && (missing0 = "passed"))) || ((data.quarantined === undefined) && (missing0 = "quarantined"))){
validate92.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "benchmark_revision") || (key0 === "toolchain")) || (key0 === "validated_at")) || (key0 === "passed")) || (key0 === "quarantined"))){
validate92.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.benchmark_revision !== undefined){
let data0 = data.benchmark_revision;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate92.errors = [{instancePath:instancePath+"/benchmark_revision",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/benchmark_revision",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolchain !== undefined){
let data1 = data.toolchain;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate92.errors = [{instancePath:instancePath+"/toolchain",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/toolchain",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validated_at !== undefined){
let data2 = data.validated_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate92.errors = [{instancePath:instancePath+"/validated_at",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/validated_at",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passed !== undefined){
let data3 = data.passed;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate92.errors = [{instancePath:instancePath+"/passed",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate92.errors = [{instancePath:instancePath+"/passed",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quarantined !== undefined){
let data4 = data.quarantined;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate93(data4[i0], {instancePath:instancePath+"/quarantined/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/quarantined",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
validate92.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="plan.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.digest === undefined) && (missing0 = "digest"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.command === undefined) && (missing0 = "command"))) || ((data.harness_version === undefined) && (missing0 = "harness_version"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.benchmark === undefined) && (missing0 = "benchmark"))) || ((data.tasks === undefined) && (missing0 = "tasks"))) || ((data.candidates === undefined) && (missing0 = "candidates"))) || ((data.repetitions === undefined) && (missing0 = "repetitions"))) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.validation === undefined) && (missing0 = "validation"))){
validate77.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
validate77.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema_version !== undefined){
const _errs2 = errors;
if("2.0" !== data.schema_version){
validate77.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
let data1 = data.digest;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate77.errors = [{instancePath:instancePath+"/digest",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/digest",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
validate77.errors = [{instancePath:instancePath+"/created_at",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/created_at",params:{type: "string"},message:"must be string"}];
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
if(data.command !== undefined){
let data3 = data.command;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate77.errors = [{instancePath:instancePath+"/command/" + i0,params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/command",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.harness_version !== undefined){
let data5 = data.harness_version;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate77.errors = [{instancePath:instancePath+"/harness_version",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/harness_version",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data6 = data.kind;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate77.errors = [{instancePath:instancePath+"/kind",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "run") || (data6 === "compare")) || (data6 === "aa"))){
validate77.errors = [{instancePath:instancePath+"/kind",params:{allowedValues: schema32.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmark !== undefined){
let data7 = data.benchmark;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((((((((data7.id === undefined) && (missing1 = "id")) || ((data7.revision === undefined) && (missing1 = "revision"))) || ((data7.grading === undefined) && (missing1 = "grading"))) || ((data7.threat_model === undefined) && (missing1 = "threat_model"))) || ((data7.max_attempts === undefined) && (missing1 = "max_attempts"))) || ((data7.options === undefined) && (missing1 = "options"))) || ((data7.comparability === undefined) && (missing1 = "comparability"))) || ((data7.sample === undefined) && (missing1 = "sample"))){
validate77.errors = [{instancePath:instancePath+"/benchmark",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data7){
if(!(func1.call(schema32.properties.benchmark.properties, key1))){
validate77.errors = [{instancePath:instancePath+"/benchmark",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data7.id !== undefined){
let data8 = data7.id;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length < 1){
validate77.errors = [{instancePath:instancePath+"/benchmark/id",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/benchmark/id",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.revision !== undefined){
let data9 = data7.revision;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length < 1){
validate77.errors = [{instancePath:instancePath+"/benchmark/revision",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/benchmark/revision",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.grading !== undefined){
let data10 = data7.grading;
const _errs22 = errors;
if(typeof data10 !== "string"){
validate77.errors = [{instancePath:instancePath+"/benchmark/grading",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "out-of-process") || (data10 === "in-process"))){
validate77.errors = [{instancePath:instancePath+"/benchmark/grading",params:{allowedValues: schema32.properties.benchmark.properties.grading.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.threat_model !== undefined){
const _errs24 = errors;
if(typeof data7.threat_model !== "string"){
validate77.errors = [{instancePath:instancePath+"/benchmark/threat_model",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.max_attempts !== undefined){
let data12 = data7.max_attempts;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate77.errors = [{instancePath:instancePath+"/benchmark/max_attempts",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate77.errors = [{instancePath:instancePath+"/benchmark/max_attempts",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.options !== undefined){
let data13 = data7.options;
const _errs28 = errors;
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
let data14 = data13[key2];
const _errs31 = errors;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")){
validate77.errors = [{instancePath:instancePath+"/benchmark/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),params:{type: schema32.properties.benchmark.properties.options.additionalProperties.type},message:"must be string,number,boolean"}];
return false;
}
var valid3 = _errs31 === errors;
if(!valid3){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/benchmark/options",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.comparability !== undefined){
let data15 = data7.comparability;
const _errs33 = errors;
const _errs34 = errors;
let valid4 = false;
const _errs35 = errors;
if(!(validate78(data15, {instancePath:instancePath+"/benchmark/comparability",parentData:data7,parentDataProperty:"comparability",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid0 = _errs35 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs36 = errors;
if(data15 !== null){
const err0 = {instancePath:instancePath+"/benchmark/comparability",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs36 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err1 = {instancePath:instancePath+"/benchmark/comparability",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.left_out !== undefined){
let data16 = data7.left_out;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
var valid5 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors;
if(!(validate80(data16[i1], {instancePath:instancePath+"/benchmark/left_out/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid5 = _errs40 === errors;
if(!valid5){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/benchmark/left_out",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.sample !== undefined){
let data18 = data7.sample;
const _errs41 = errors;
const _errs42 = errors;
let valid6 = false;
const _errs43 = errors;
if(!(validate82(data18, {instancePath:instancePath+"/benchmark/sample",parentData:data7,parentDataProperty:"sample",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid1 = _errs43 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs44 = errors;
if(data18 !== null){
const err2 = {instancePath:instancePath+"/benchmark/sample",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs44 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/benchmark/sample",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs41 === errors;
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
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/benchmark",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks !== undefined){
let data19 = data.tasks;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data19)){
if(data19.length < 1){
validate77.errors = [{instancePath:instancePath+"/tasks",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs48 = errors;
if(!(validate84(data19[i2], {instancePath:instancePath+"/tasks/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid7 = _errs48 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/tasks",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates !== undefined){
let data21 = data.candidates;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data21)){
if(data21.length < 1){
validate77.errors = [{instancePath:instancePath+"/candidates",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
const _errs51 = errors;
if(!(validate86(data21[i3], {instancePath:instancePath+"/candidates/" + i3,parentData:data21,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid8 = _errs51 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/candidates",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetitions !== undefined){
let data23 = data.repetitions;
const _errs52 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate77.errors = [{instancePath:instancePath+"/repetitions",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs52){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
validate77.errors = [{instancePath:instancePath+"/repetitions",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
const _errs54 = errors;
if(!(validate90(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validation !== undefined){
let data25 = data.validation;
const _errs55 = errors;
const _errs56 = errors;
let valid9 = false;
const _errs57 = errors;
if(!(validate92(data25, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid2 = _errs57 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs58 = errors;
if(data25 !== null){
const err4 = {instancePath:instancePath+"/validation",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs58 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
const err5 = {instancePath:instancePath+"/validation",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slices !== undefined){
let data26 = data.slices;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data26)){
if(data26.length < 1){
validate77.errors = [{instancePath:instancePath+"/slices",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data27)){
var valid11 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
let data28 = data27[i5];
const _errs64 = errors;
if(errors === _errs64){
if(typeof data28 === "string"){
if(data28.length < 1){
validate77.errors = [{instancePath:instancePath+"/slices/" + i4+"/" + i5,params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/slices/" + i4+"/" + i5,params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs64 === errors;
if(!valid11){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/slices/" + i4,params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs62 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/slices",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs60 === errors;
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
else {
validate77.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const shard = validate96;

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shard.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.schema_version === undefined) && (missing0 = "schema_version")) || ((data.plan_digest === undefined) && (missing0 = "plan_digest"))) || ((data.index === undefined) && (missing0 = "index"))) || ((data.of === undefined) && (missing0 = "of"))) || ((data.candidate === undefined) && (missing0 = "candidate"))) || ((data.tasks === undefined) && (missing0 = "tasks"))){
validate96.errors = [{instancePath,params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "schema_version") || (key0 === "plan_digest")) || (key0 === "index")) || (key0 === "of")) || (key0 === "candidate")) || (key0 === "tasks"))){
validate96.errors = [{instancePath,params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema_version !== undefined){
const _errs2 = errors;
if("2.0" !== data.schema_version){
validate96.errors = [{instancePath:instancePath+"/schema_version",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plan_digest !== undefined){
let data1 = data.plan_digest;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate96.errors = [{instancePath:instancePath+"/plan_digest",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/plan_digest",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data2 = data.index;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate96.errors = [{instancePath:instancePath+"/index",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate96.errors = [{instancePath:instancePath+"/index",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.of !== undefined){
let data3 = data.of;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate96.errors = [{instancePath:instancePath+"/of",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate96.errors = [{instancePath:instancePath+"/of",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.candidate !== undefined){
let data4 = data.candidate;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate96.errors = [{instancePath:instancePath+"/candidate",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/candidate",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks !== undefined){
let data5 = data.tasks;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data5[i0] !== "string"){
validate96.errors = [{instancePath:instancePath+"/tasks/" + i0,params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/tasks",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
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
else {
validate96.errors = [{instancePath,params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
