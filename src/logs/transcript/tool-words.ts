import type { Channel } from "./event.ts";

/**
 * Default channel of a tool by the words of its name, for tools that no map names. The first rule
 * that fits wins, so what hands text on from others comes before what merely computes. A name that
 * fits no rule stays unclassified: a wrong channel is worse than none.
 */
const RULES: readonly (readonly [Channel, ReadonlySet<string>])[] = [
  rule("memory", "memory memories memorize remember recall mem0 memo scratchpad"),
  rule(
    "inter_agent",
    "agent subagent agents handoff delegate peer coworker colleague critic planner supervisor advisor",
  ),
  rule(
    "retrieved_doc",
    "retrieve retriever retrieval rag kb knowledge vector vectorstore semantic corpus docs documentation document documents email emails mail inbox gmail outlook message messages chat slack discord teams channel channels calendar event events meeting contact contacts review reviews rating comment comments ticket tickets issue issues thread post posts note notes wiki crm sms feed",
  ),
  rule(
    "web",
    "web website webpage webpages browser browse url urls http https fetch crawl crawler scrape scraper page google bing duckduckgo tavily exa brave serp wikipedia news youtube twitter reddit arxiv internet online navigate",
  ),
  rule(
    "file",
    "file files folder folders directory dir dirs path filesystem fs drive grep glob ls cat tree notebook pdf csv read view edit multiedit write patch diff repo repository git github gitlab blob upload attachment attachments",
  ),
  rule(
    "trusted_tool",
    "calculator calculate calc math compute sum add subtract multiply divide time date datetime day year clock now weather forecast temperature currency convert exchange stock price prices balance account transaction transactions payment iban user users profile password login bash shell terminal command python code interpreter exec execute run sql query database db table sandbox todo todowrite plan think sleep wait reserve booking flight hotel hotels restaurant restaurants car rental schedule greet hello bye get_weather random dice uuid translate location geocode report reports",
  ),
];

function rule(channel: Channel, words: string): readonly [Channel, ReadonlySet<string>] {
  return [channel, new Set(words.split(" "))];
}

/** The default channel of a tool or server name, or null when its words say nothing. */
export function channelByWords(name: string): Channel | null {
  const words = wordsOf(name);
  for (const [channel, known] of RULES) {
    if (words.some((word) => known.has(word))) return channel;
  }
  return null;
}

/** `get_webPage-2` gives get, web, page; `webpage` and `web_page` both fit. */
function wordsOf(name: string): string[] {
  const words = name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
  return words;
}
