/**
 * Everyday English that run-together text is cut at, beside the words of the rules. Not a
 * dictionary: enough that what lies between two known words is not swallowed by a third.
 */
export const COMMON_WORDS =
  "the to of in for on with that this it its as be by from or an have has not are all can your will " +
  "my we our if so do no me up out what which who when where how there their they them then than " +
  "into over under about more most some any each very just only also but was were been being had " +
  "did does done make made get give take come here now one two first last next new old good best " +
  "user users customer customers client account accounts email emails mail message messages address " +
  "attacker evil invalid external internal server database record records file files document " +
  "documents page report notes note call tool tools output input result results request http https " +
  "api system hidden canary scenario trace reference include included including append export " +
  "administrator admin permanently remember tenant fetch load loaded summarize summarizing convert " +
  "extract dates meeting after before weekly status update updates project metric units release " +
  "checklist numbered steps help resetting password product demo need please could would should " +
  "invoice spacing messy team support team's list open run command execute delete every code";
