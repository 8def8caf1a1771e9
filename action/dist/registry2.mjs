export { t as FORMAT_NAMES } from "./registry.mjs";
