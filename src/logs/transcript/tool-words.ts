import type { Channel } from "./event.ts";

/**
 * Default channel of a tool by the words of its name, for tools that no table names. Words only
 * lower trust: they say that a result was written by others. No word makes a result trusted, a
 * memory or a file; a name that fits no rule stays unclassified. The first rule that fits wins.
 */
const RULES: readonly (readonly [Channel, ReadonlySet<string>])[] = [
  rule(
    "inter_agent",
    "agent subagent agents handoff delegate peer coworker colleague critic planner supervisor advisor assistant assistants bot chatbot copilot",
  ),
  rule(
    "retrieved_doc",
    "retrieve retriever retrieval rag kb knowledge vector vectorstore semantic corpus docs documentation document documents email emails mail inbox gmail outlook message messages chat slack discord teams channel channels calendar event events meeting contact contacts review reviews rating comment comments ticket tickets issue issues thread post posts note notes wiki crm sms feed product products catalog invoice invoices order orders transaction transactions",
  ),
  rule(
    "web",
    "web website webpage webpages browser browse url urls http https fetch crawl crawler scrape scraper page google bing duckduckgo tavily exa brave serp wikipedia news youtube twitter reddit arxiv internet online navigate",
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
