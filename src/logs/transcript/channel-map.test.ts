import { describe, expect, it } from "vitest";
import { SHIPPED } from "../channels/shipped.ts";
import { channelMap } from "./channel-map.ts";

const map = channelMap(null);
const of = (tool: string, args: unknown = {}) => map.ofTool(tool, null, args);

describe("a tool's channel by default", () => {
  it("is never trusted, a memory or a file because of a word in its name", () => {
    for (const tool of [
      "run_report",
      "run_sql_query",
      "get_user_profile",
      "database_lookup",
      "view_basket",
      "git_login",
      "file_complaint",
      "memory_lane_photos",
      "calculate_from_reviews",
      "python_tutor",
      "weather_report_by_users",
    ])
      expect(["trusted_tool", "memory", "file", "system", "user"]).not.toContain(of(tool));
  });

  it("says by words only that others wrote the result", () => {
    expect(of("query_assistant")).toBe("inter_agent");
    expect(of("search_products")).toBe("retrieved_doc");
    expect(of("get_most_recent_transactions")).toBe("retrieved_doc");
    expect(of("open_web_page")).toBe("web");
    expect(of("zork")).toBeNull();
  });

  it("is known for coding agents and common servers", () => {
    expect(of("TodoWrite")).toBe("trusted_tool");
    expect(of("read_many_files")).toBe("file");
    expect(of("mcp__fetch__fetch")).toBe("web");
    expect(of("mcp__time__get_current_time")).toBe("trusted_tool");
    expect(of("read_graph")).toBe("memory");
    // A plan comes back in the agent's own words.
    expect(of("ExitPlanMode")).toBe("tool_echo");
  });

  it("does not follow from the name of the server", () => {
    expect(map.ofTool("zork", "demo-notes", {})).toBeNull();
    expect(channelMap({ servers: { notes: "memory" } }).ofTool("zork", "notes", {})).toBe("memory");
  });
});

describe("a shell's output", () => {
  it.each([
    ["curl -s https://a.example", "web"],
    ["gh issue view 12", "web"],
    ["cat notes.txt", "file"],
    ["npm test", "file"],
    ["cd /w && python report.py", "file"],
    ["echo $(cat notes.txt)", "file"],
    ["pwd", "trusted_tool"],
    ["mkdir -p a && cd a", "trusted_tool"],
  ])("of %s is %s", (command, channel) => {
    expect(of("Bash", { command })).toBe(channel);
  });
});

describe("the benchmarks' tables", () => {
  it("say who wrote what the tools return, and are not applied to other logs", () => {
    expect(SHIPPED["agentdojo"]?.tools).toMatchObject({
      get_balance: "trusted_tool",
      get_most_recent_transactions: "retrieved_doc",
      get_day_calendar_events: "retrieved_doc",
    });
    expect(SHIPPED["agentdyn"]?.tools).toMatchObject({
      search_product: "retrieved_doc",
      git_clone: "retrieved_doc",
      cart_total: "trusted_tool",
    });
    expect(of("get_balance")).toBeNull();
    expect(of("toString")).toBeNull();
  });
});
