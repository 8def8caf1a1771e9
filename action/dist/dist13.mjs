import { t as require_dist } from "./dist12.mjs";
export default require_dist();
export {};
