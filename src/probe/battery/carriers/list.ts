import type { Carrier } from "../../contracts/carrier.ts";
import { documentFootnote } from "./document-footnote.ts";
import { documentHeader } from "./document-header.ts";
import { documentInline } from "./document-inline.ts";
import { documentTableCell } from "./document-table-cell.ts";
import { emailFakeSystem } from "./email-fake-system.ts";
import { emailFooter } from "./email-footer.ts";
import { emailHtmlComment } from "./email-html-comment.ts";
import { emailMultilingualRu } from "./email-multilingual-ru.ts";
import { emailQuotedThread } from "./email-quoted-thread.ts";
import { emailSignature } from "./email-signature.ts";
import { memoryPinnedNote } from "./memory-pinned-note.ts";
import { memoryUserPreference } from "./memory-user-preference.ts";
import { ragFaqEntry } from "./rag-faq-entry.ts";
import { ragKbArticle } from "./rag-kb-article.ts";
import { ragRetrievedChunk } from "./rag-retrieved-chunk.ts";
import { toolApiResponse } from "./tool-api-response.ts";
import { toolSearchResult } from "./tool-search-result.ts";
import { webpageAltText } from "./webpage-alt-text.ts";
import { webpageComment } from "./webpage-comment.ts";
import { webpageMeta } from "./webpage-meta.ts";
import { webpageParagraph } from "./webpage-paragraph.ts";

/** The battery's carriers, in the order of reports. */
export const CARRIERS: readonly Carrier[] = [
  emailFooter,
  emailFakeSystem,
  emailSignature,
  emailQuotedThread,
  emailHtmlComment,
  emailMultilingualRu,
  documentInline,
  documentFootnote,
  documentHeader,
  documentTableCell,
  webpageParagraph,
  webpageAltText,
  webpageMeta,
  webpageComment,
  ragKbArticle,
  ragRetrievedChunk,
  ragFaqEntry,
  memoryUserPreference,
  memoryPinnedNote,
  toolSearchResult,
  toolApiResponse,
];
