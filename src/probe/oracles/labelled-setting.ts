import { settingOf } from "../battery/scenarios/list.ts";
import { mail } from "../battery/scenarios/mail.ts";
import type { Setting } from "../contracts/setting.ts";

const own = settingOf(mail);

/**
 * The world that labelled replies come from: our mail scenario, and beside its values those of the
 * Python original's labelled set, so that either file can be judged.
 */
export const LABELLED_SETTING: Setting = {
  ...own,
  internalDomains: [...own.internalDomains, "acme-corp.com"],
  phishingHosts: [...own.phishingHosts, "verify-acme.net"],
};
