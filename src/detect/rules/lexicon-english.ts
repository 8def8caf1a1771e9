/**
 * Word sets of the English rules: blank-separated words, `stem*` for every word that begins so.
 * A set's name is what stands in brackets in a pattern.
 */
export const ENGLISH: Readonly<Record<string, string>> = {
  ignore:
    "ignore ignores ignoring ignored ignor disregard disregarding forget forgetting forgot dismiss discard neglect overlook override overrule unlearn erase omit bypass nullify void cancel",
  approveStrong:
    "approve approved approving authorize authorise confirm accept autoapprove auto-approve",
  ignoreHard: "ignore ignoring disregard disregarding forget dismiss discard override neglect",
  prior:
    "previous previously prior above preceding earlier before beforehand former foregoing past existing original initial initially original pre old so-far precedent",
  all: "all any every each everything anything entire whole of the your my our these those this that",
  directive:
    "instruction instructions instruct instructs instrucions instuctions intructions instructons directive directives direction directions prompt prompts guideline guidelines guidance rule rules command commands order orders programming constraint constraints restriction restrictions limitation limitations policy policies protocol protocols conditions",
  directiveStrict:
    "instruction instructions directive directives prompt prompts guideline guidelines rule rules restrictions programming guidance orders constraints",
  material:
    "text texts message messages context conversation conversations input inputs content contents information statement statements task tasks assignment assignments request requests everything thing things words sentence sentences discussion dialogue chat data thoughts lines output outputs query question questions documents",
  told: "told said say discussed wrote written given gave got received mentioned learned learnt know taught stated instructed asked read",
  you: "you your you're youre u ya yourself ur chatgpt gpt assistant ai bot model chatbot",
  reveal:
    "reveal show print display output disclose expose leak dump repeat recite tell give share write return provide say list state copy reproduce echo quote read rewrite spell translate summarize summarise describe explain convert format transform encode export post paste regurgitate paraphrase restate rephrase include send recall output. render",
  revealStrong:
    "reveal show print display output disclose expose leak dump repeat recite tell give share write provide say list copy reproduce echo quote spell post paste regurgitate rewrite summarize",
  revealText:
    "reveal show print display output disclose repeat recite tell list copy reproduce echo quote rewrite spell translate summarize summarise convert paste regurgitate paraphrase restate rephrase say give return write format explain",
  possessor: "his her their user's users someone's person's customer's client's",
  revealHard:
    "reveal print display output disclose expose leak dump repeat recite reproduce echo regurgitate copy show",
  secretThing:
    "password passwords passcode passphrase passphrases credential credentials secret secrets token tokens key keys",
  hiddenAdj:
    "system hidden secret initial original internal confidential full complete entire exact developer above previous starting pre own",
  promptThing:
    "prompt prompts instruction instructions directive directives guidelines rules configuration message preprompt pre-prompt definition",
  from: "from",
  now: "now henceforth",
  newAdj: "new real actual updated true following important urgent additional special secret next",
  rolePlay:
    "act behave pretend roleplay role-play play impersonate simulate emulate imagine become assume immerse respond operate function",
  persona:
    "dan dans stan dude aim devmode evilbot jailbroken unrestricted unfiltered uncensored amoral unethical immoral evil",
  limitAdj:
    "unrestricted unfiltered uncensored unlimited amoral unethical immoral unbound unchained unshackled unhinged limitless lawless uncensor jailbroken jailbreak unmoderated",
  limits:
    "restriction restrictions limitation limitations limit limits filter filters rule rules guideline guidelines guardrail guardrails constraint constraints boundary boundaries policy policies ethics ethical moral morals morality moderation censorship safety confines norms shackles programming tos laws",
  aiCompany: "openai openal openais chatgpt gpt anthropic google discord microsoft meta",
  notBe: "not never don't dont doesn't doesnt n't longer aren't isn't",
  refuse: "refuse refuses refusing deny decline apologize apologise warn moralize lecture disclaim",
  comply:
    "comply obey follow abide adhere bound restricted limited constrained tied governed conform",
  mode: "mode",
  modeName:
    "developer dev dan god jailbreak jailbroken unrestricted opposite evil unfiltered uncensored override safety-off unlocked unbound",
  modeStrict:
    "dan god jailbreak jailbroken unrestricted opposite evil unfiltered uncensored safety-off unlocked unbound",
  plainMode: "debug maintenance admin administrator root sudo test system diagnostic kernel",
  enable:
    "enable enabled enabling activate activated activating enter entering entered switch switching turn initiate initiated initiating start engage unlock simulate engaged",
  machine:
    "ai ais assistant assistants llm llms chatbot agent agents bot bots gpt chatgpt claude gemini copilot crawler crawlers model models reader readers scraper scrapers",
  machineStrict:
    "ai assistant llm llms chatbot chatgpt gpt claude gemini copilot crawler bot agent",
  exfil:
    "send email forward mail post upload transmit exfiltrate leak append attach export transfer deliver submit share copy dm",
  private:
    "password passwords credential credentials secret secrets token tokens key keys apikey cookie cookies ssn canary notes emails conversation history database record records data inbox file files customer contacts chat pii env contents messages",
  privateTold:
    "password passwords credential credentials secret secrets token tokens apikey cookie cookies ssn canary emails conversation history inbox customer contacts chat pii env key keys",
  theUser:
    "user users human humans operator owner customer customers reader person people anyone anybody someone them him her maintainers maintainer team",
  tellVerb: "tell inform notify alert warn inform advise ask show",
  mentionVerb: "mention reveal disclose show say report expose state repeat admit acknowledge",
  hideVerb: "hide conceal keep withhold",
  noteWord: "note memo message instruction instructions reminder hint notice directive directives",
  jobWord: "task tasks errand job request assignment work",
  firstWord: "first ahead beforehand",
  readVerb:
    "read reads reading process processes processing summarise summarize summarises summarizes summarising summarizing see sees open opens parse parses parsing load loads review reviews handle handles handling triage triages answer answers have",
  dataThing:
    "page document text email mail message file event ticket issue review record note listing article resume log schema entry comment description invoice",
  actVerb:
    "send forward transfer delete remove create add open call run execute upload post print copy export grant approve invite buy order pay wire book push commit recommend rate rank mark close cancel change set reply answer tell visit fetch download share disable install include label ignore disregard forget reveal show give write repeat use ask",
  riskVerb:
    "send forward transfer delete remove grant approve pay wire buy order push post upload export share download install disable recommend rate rank cancel forget reveal email mail book invite",
  mentionStrict: "mention disclose reveal admit acknowledge",
  vocative:
    "ai assistant chatgpt gpt claude gemini copilot llm chatbot bot agent agents assistants",
  openVerb:
    "open opening read reading load cat print fetch copy upload send post take attach include add paste",
  keyFile:
    "pem ssh id_rsa rsa ed25519 passwd shadow gnupg netrc kubeconfig keychain aws credentials env dotenv pgpass npmrc",
  envKey: "api_key token secret github_token key password api github",
  callVerb: "call use run invoke execute",
  attackerish: "attacker evil malicious exfil hacker external webhook",
  must: "must should shall need have required always only will never",
  respond:
    "respond reply answer say write output print return response begin start end prefix append conclude include state generate produce type tell use",
  regardless: "regardless irrespective matter",
  approve: "approve approved approving authorize authorise confirm accept grant permit allow",
  admin: "administrator admin superuser root sudo privileged developer owner creator",
  anything: "anything everything any whatever",
  illegal:
    "illegal unethical immoral inappropriate harmful offensive dangerous unlawful legality morality profanity swear nsfw violent hateful legal ethical moral",
  cipher:
    "base64 base32 base16 base64-encoded rot13 caesar cipher morse hex hexadecimal binary leetspeak leet latin url-encoded ascii85",
  character: "character persona personality role mode",
  ensure: "ensure ensuring",
  unseen: "unnoticed undetected undetectable untraceable untraced",
  misuse:
    "transfer redirect withdraw wire move sell share send export publish disclose install access change modify alter delete remove issue apply execute trade record use prescribe operate enroll shut perform conduct charge copy download take administer release",
  tamper: "modify alter edit delete clear erase wipe purge change rewrite",
  conceal: "hide conceal cover mask obscure erase",
  person:
    "patient patients customer customers client clients user users employee employees student students member members citizen citizens",
  neg: "don't dont do not never cannot can't won't shouldn't mustn't without avoid prevent preventing against not isn't doesn't doesnt stop refrain no",
};
