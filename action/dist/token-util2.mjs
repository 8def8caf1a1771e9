import { t as require_token_util } from "./token-util.mjs";
export default require_token_util();
export {};
