import { k as _coercedNumber, t as ZodNumber } from "./schemas.mjs";
// node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
export { number as t };
