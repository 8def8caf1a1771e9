export { BacktrailError, type BacktrailErrorDetails, type ErrorCode } from "./formats/error.ts";
export { VERSION } from "./formats/version.ts";
