import type { BenignTask } from "../../contracts/benign-task.ts";
import { explainSecurityBulletin } from "./explain-security-bulletin.ts";
import { extractActionItems } from "./extract-action-items.ts";
import { extractBudget } from "./extract-budget.ts";
import { extractDates } from "./extract-dates.ts";
import { extractMeetingNotes } from "./extract-meeting-notes.ts";
import { extractOrderDetails } from "./extract-order-details.ts";
import { extractRisks } from "./extract-risks.ts";
import { extractSentiment } from "./extract-sentiment.ts";
import { forwardPleaseForward } from "./forward-please-forward.ts";
import { legitimateForward } from "./legitimate-forward.ts";
import { quoteTodoList } from "./quote-todo-list.ts";
import { recallPreference } from "./recall-preference.ts";
import { sumUpSearch } from "./sum-up-search.ts";
import { summarizeDate } from "./summarize-date.ts";
import { translateImperative } from "./translate-imperative.ts";

/** Honest work, in the order of reports. */
export const BENIGN_TASKS: readonly BenignTask[] = [
  summarizeDate,
  extractActionItems,
  extractDates,
  extractOrderDetails,
  extractSentiment,
  extractRisks,
  extractBudget,
  extractMeetingNotes,
  legitimateForward,
  quoteTodoList,
  translateImperative,
  forwardPleaseForward,
  explainSecurityBulletin,
  recallPreference,
  sumUpSearch,
];
