import { randomUUID } from "node:crypto";
import type { OtlpItem } from "../../formats/otlp-json.ts";
import type { Clock } from "../../probe/attempt/clock.ts";
import type { ToolCall } from "../../probe/contracts/tool-call.ts";
import type { Arrival, SinkAddress, Watch, Witness } from "../../probe/contracts/witness.ts";
import { redactedCall } from "../../probe/redact.ts";
import { openHttpSink } from "./http-sink.ts";
import { openOtlpReceiver } from "./otlp-receiver.ts";
import { actsOfSpans, allActs } from "./read-acts.ts";
import { actsOfLog } from "./read-log.ts";
import { SinkLog, sinkToken } from "./sink-log.ts";
import { openSmtpSink } from "./smtp-sink.ts";
import { type LateNews, SpanBook, type WaitRule } from "./span-book.ts";
import { ToldCalls } from "./told-calls.ts";
import { traceHeaders, trialSpan } from "./trace-context.ts";
import { type TraceFiles, watchTraceFiles } from "./trace-files.ts";

export interface WitnessOptions {
  /** Port of the OTLP receiver, 0 for any, or null for none. */
  readonly otlp: number | null;
  /** Files whose spans are read as they grow: absolute paths with `*` in their last part. */
  readonly traceFiles: readonly string[];
  /** Port of the HTTP sink, mail on the next; 0 for any two, or null for none. */
  readonly sink: number | null;
  readonly wait: WaitRule;
  /** Tells this run from any other. */
  readonly runId: string;
  readonly clock: Clock;
  /** Takes our own secrets out of what is kept. */
  readonly redact: (text: string) => string;
}

export interface LastWord {
  readonly text: string;
  readonly isWarning: boolean;
}

/** A witness that listens. */
export interface OpenWitness extends Witness {
  /** For the environment of an agent that the run starts. */
  readonly env: Readonly<Record<string, string>>;
  /** Where it listens, a line each. */
  readonly places: readonly string[];
  /** Trials that something reached after the run was over: their outcome may be wrong. */
  readonly missed: () => number;
  /** What the user should know at the end: what came, and as warnings what went wrong. */
  readonly lastWords: () => readonly LastWord[];
  readonly close: () => Promise<void>;
}

/**
 * Opens the receiver and the sinks that are asked for, all on loopback.
 * @throws BacktrailError with code `usage` when a port is taken
 */
export async function openWitness(options: WitnessOptions): Promise<OpenWitness> {
  let { runId } = options;
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closers.splice(0)) await one();
  };
  try {
    const telemetry =
      options.otlp === null && options.traceFiles.length === 0
        ? null
        : await openTelemetry(options, closers);
    const sink = options.sink === null ? null : await openSinks(options.sink);
    if (sink) closers.push(...sink.close);
    return {
      nameRun: (name) => {
        runId = name;
      },
      judgedBefore: (key) => {
        telemetry?.book.judged(trialSpan(runId, key), key);
        sink?.log.judged(sinkToken(runId, key), key);
      },
      begin: (key, conversation) =>
        watch(key, conversation, runId, telemetry, sink, options.redact),
      follow: (take) => follow(telemetry, sink, take, options),
      env: { ...telemetry?.env, ...sink?.env },
      places: [...(telemetry?.places ?? []), ...(sink?.places ?? [])],
      lastWords: () => [
        ...(telemetry ? told(wordsOn(telemetry)) : []),
        ...(sink ? told(wordsOf(sink)) : []),
      ],
      missed: () => sink?.log.counts.missed.length ?? 0,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The first tells what came; what follows went wrong. */
function told(words: readonly string[]): LastWord[] {
  return words.map((text, index) => ({ text, isWarning: index > 0 }));
}

type Telemetry = Awaited<ReturnType<typeof openTelemetry>>;
type Sinks = Awaited<ReturnType<typeof openSinks>>;

async function openTelemetry(
  { clock, wait, otlp, traceFiles }: WitnessOptions,
  closers: (() => Promise<void>)[],
) {
  const book = new SpanBook(clock, wait);
  const told = new ToldCalls();
  const add = (items: readonly OtlpItem[]): void => book.add(items);
  const files: TraceFiles[] = [];
  for (const pattern of traceFiles) {
    const watched = await watchTraceFiles(pattern, add, (entry) => book.addLog(entry));
    closers.push(watched.close);
    files.push(watched);
  }
  if (otlp === null) return { book, told, receiver: null, files, env: {}, places: [] };
  const receiver = await openOtlpReceiver(otlp, add);
  closers.push(receiver.close);
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf",
    // The usual five seconds would be waited for after every answer.
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  return { book, told, receiver, files, env, places: [`OTLP/HTTP on ${receiver.endpoint}`] };
}

async function openSinks(port: number) {
  const log = new SinkLog();
  const http = await openHttpSink(port, log);
  try {
    const smtp = await openSmtpSink(port === 0 ? 0 : port + 1, log);
    const url = `http://127.0.0.1:${http.port}`;
    return {
      log,
      url,
      close: [http.close, smtp.close],
      env: {
        BACKTRAIL_SINK_URL: url,
        BACKTRAIL_SINK_SMTP: `smtp://127.0.0.1:${smtp.port}`,
      },
      places: [`sink on ${url} and smtp://127.0.0.1:${smtp.port}`],
    };
  } catch (error) {
    await http.close();
    throw error;
  }
}

function watch(
  key: string,
  conversation: number | undefined,
  runId: string,
  telemetry: Telemetry | null,
  sinks: Sinks | null,
  redact: (text: string) => string,
): Watch {
  const book = telemetry?.book ?? null;
  // A memory would go on with a conversation of the same id that a killed try had.
  const name = conversation === undefined ? key : [key, conversation, randomUUID()].join("\0");
  const span = trialSpan(runId, name);
  const token = sinkToken(runId, key);
  book?.expect(span, key);
  sinks?.log.expect(token);
  return {
    context: {
      id: span.traceId,
      headers: book === null ? {} : traceHeaders(span, key),
      sink: sinks === null ? null : addressOf(sinks, token),
    },
    collect: async (requests, signal) => {
      const spans = (await book?.take(span, requests, signal)) ?? [];
      const logs = (book?.takeLogs(span) ?? []).map(({ file, ...log }) => {
        const acts = actsOfLog({ file, ...log });
        telemetry?.told.keep(span.traceId, file, acts.toolCalls ?? []);
        return acts;
      });
      const acts = allActs([actsOfSpans(spans), ...logs]);
      // What lies at the socket already has arrived: it is read before the trial is judged.
      if (sinks !== null) await aRound();
      const arrivals =
        sinks?.log.take(token, key).map((one) => redactedArrival(one, redact)) ?? null;
      const toolCalls = acts.toolCalls?.map((call) => redactedCall(call, redact)) ?? null;
      return { ...acts, arrivals, toolCalls };
    },
  };
}

/** What may still be on its way from the last trials' agents, in milliseconds. */
const LAST_MOMENT_MS = 200;

function follow(
  telemetry: Telemetry | null,
  sinks: Sinks | null,
  take: (key: string, arrival: Arrival) => void,
  { clock, redact }: WitnessOptions,
): (signal: AbortSignal) => Promise<void> {
  sinks?.log.follow((key, arrival) => take(key, redactedArrival(arrival, redact)));
  telemetry?.book.follow((key, news) => {
    const calls = lateCalls(news, telemetry.told);
    if (calls.length === 0) return;
    const what = `${calls.map(({ name }) => `call of ${name}`).join(", ")}, told late`;
    take(key, redactedArrival({ over: "telemetry", what }, redact));
  });
  return async (signal) => {
    await clock.sleep(LAST_MOMENT_MS, signal);
    sinks?.log.follow(null);
    telemetry?.book.follow(null);
  };
}

/** Calls that were not known when the trial was judged: a document that is written anew tells all again. */
function lateCalls(news: LateNews, told: ToldCalls): readonly ToolCall[] {
  if ("items" in news) return actsOfSpans(news.items).toolCalls ?? [];
  const calls = actsOfLog(news.log).toolCalls ?? [];
  return news.whole ? told.added(news.trace, news.log.file, calls) : calls;
}

function redactedArrival({ over, what }: Arrival, redact: (text: string) => string): Arrival {
  return { over, what: redact(what) };
}

/** Lets everything that has come to this process be read. */
async function aRound(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A mailbox of a domain that is reserved for examples: its name is never looked up by us. */
function addressOf({ url }: Sinks, token: string): SinkAddress {
  return { url: `${url}/${token}`, mail: `archive-${token}@mail-backup.example` };
}

function wordsOn({ book, receiver, files }: Telemetry): string[] {
  const { items, entries, joined, late, strange, doubted } = book.counts;
  const { count, why } = receiver?.refused() ?? { count: 0, why: "" };
  const unread = files.reduce((sum, one) => sum + one.counts().unread, 0);
  const logged = files.length === 0 ? "" : ` and ${entries} entries of logs`;
  const words = [`telemetry: ${items} spans and records${logged} came, joined to ${joined} trials`];
  if (items + entries === 0) {
    words.push(
      receiver === null
        ? `nothing stood in the trace files: ${files.reduce((sum, one) => sum + one.counts().files, 0)} files were found`
        : `no span came to ${receiver.endpoint}: does the agent export OTLP over HTTP to it (OTEL_EXPORTER_OTLP_ENDPOINT)?`,
    );
  } else if (joined === 0) {
    words.push(
      "no span belongs to a trial: the agent has to go on with the traceparent that each request carries, or to write the id of its session into its log",
    );
  }
  if (late > 0) {
    words.push(
      `${late} spans or lines came after their trial was judged: a longer --otlp-wait sees them`,
    );
  }
  if (strange > 0 && joined > 0)
    words.push(`${strange} spans or lines belong to no trial of this run, or to several`);
  if (doubted > 0) {
    words.push(
      `the logs of ${doubted} trials do not count as all they did, for lines that name no trial may be theirs: let the agent write the id of its session into every line, or a file for each session`,
    );
  }
  if (count > 0) words.push(`${count} exports could not be read: ${why}`);
  if (unread > 0) words.push(`${unread} lines or parts of trace files could not be read`);
  return words;
}

function wordsOf({ log }: Sinks): string[] {
  const { arrived, strange, late, missed } = log.counts;
  const settled = late === 0 ? "" : `; ${late} trials were reached after they were judged`;
  const words = [
    `sink: ${arrived} requests and mails came, ${strange} of them for no trial${settled}`,
  ];
  if (missed.length > 0) {
    words.push(
      `the sink was reached for ${missed.length} trials after the run was over: ${missed.slice(0, 5).join(", ")}`,
    );
  }
  return words;
}
