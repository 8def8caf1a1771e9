import { fileURLToPath } from "node:url";
// src/pab/splits.ts
const SPLITS = [
	"smoke",
	"llm-laundered",
	"llm-hard",
	"llm-spliced",
	"llm-laundered-2",
	"llm-hard-2",
	"llm-mixed"
];
const corpusRoot = new URL("../../corpus/", import.meta.url);
fileURLToPath(corpusRoot);
export { SPLITS as t };
