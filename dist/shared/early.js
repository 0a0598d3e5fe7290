"use strict";

// src/core/sandbox.ts
const TOOLCHAIN_HOMES = {
	RUSTUP_HOME: ".rustup",
	PYENV_ROOT: ".pyenv",
	VOLTA_HOME: ".volta",
	ASDF_DATA_DIR: ".asdf"
};
const INHERITED_VARIABLES = [...[
	"PATH",
	"LANG",
	"LC_ALL",
	"LC_CTYPE",
	"TZ",
	"JAVA_HOME",
	"GOROOT"
], ...Object.keys(TOOLCHAIN_HOMES)];

// src/core/cut-text.ts
const headOf = (text, units) => text.length <= units ? text : text.slice(0, units).replace(/[\ud800-\udbff]$/, "");
const tailOf = (text, units) => text.length <= units ? text : text.slice(text.length - units).replace(/^[\udc00-\udfff]/, "");

Object.defineProperty(exports, "INHERITED_VARIABLES", {
  enumerable: true,
  get: function () {
    return INHERITED_VARIABLES;
  }
});
Object.defineProperty(exports, "TOOLCHAIN_HOMES", {
  enumerable: true,
  get: function () {
    return TOOLCHAIN_HOMES;
  }
});
Object.defineProperty(exports, "headOf", {
  enumerable: true,
  get: function () {
    return headOf;
  }
});
Object.defineProperty(exports, "tailOf", {
  enumerable: true,
  get: function () {
    return tailOf;
  }
});