export { t as metrics } from "./esm.mjs";
import "./dist11.mjs";
