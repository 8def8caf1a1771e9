import type { PageKind } from "../page-kind.ts";
import { injectionKind } from "./injection.ts";

/** Every kind of result document that a page shows; the registry test names what is missing. */
export const PAGE_KINDS: readonly PageKind[] = [injectionKind];
