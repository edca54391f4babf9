/** `npm run content -- import` of new articles of 4.5 KB into a portal's database, and the sanitiser that their HTML passes, by itself. */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "../content/random.ts";
import { createTextMaker } from "../content/text.ts";
import { median } from "../measure.ts";
import type { Line } from "../report.ts";
import { cpuSeconds } from "../process/cpu.ts";
import { PAIRED_ROUNDS } from "../server/paired.ts";
import { withContent } from "../server/portal.ts";
import { DEMONSTRATION, pages } from "./pages.ts";
import type { Rounds, SanitizeTask } from "./sanitize-child.ts";

const MIN_PER_SECOND = 650;
const MIN_TIMES = 1.8;
const RECORDS = 3000;
const PARAGRAPHS = 5;

/** @param root the checkout */
export function importLines(root: string): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-import-"));
  return withContent(root, { articles: DEMONSTRATION }, async (portal) => {
    const text = await (await fetch(portal.origin + pages.article)).text();
    const maker = createTextMaker(1, [text.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, " ")]);
    const random = createRandom(1);
    const texts = Array.from({ length: RECORDS }, () => Array.from({ length: PARAGRAPHS }, () => maker.paragraph(random)).join(""));
    const lines = texts.map((html, index) =>
      JSON.stringify({
        kind: "article",
        site: "btc",
        category: "tin-tai-chinh",
        slug: `bench-import-${index}`,
        title: `${maker.words(random, 12)} ${index}`,
        summary: maker.words(random, 25),
        publishedAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
        articleType: 1,
        articleContent: { Content: html },
      }),
    );
    const file = join(folder, "articles.ndjson");
    writeFileSync(file, `${lines.join("\n")}\n`);
    const run = async (): Promise<{ readonly seconds: number; readonly cpu: number }> => {
      const before = portal.cpu();
      const child = spawn(
        process.execPath,
        ["--conditions=@portal/source", join(root, "apps/server/src/cli/content-cli.ts"), "import", file],
        { env: { ...process.env, DATABASE_URL: portal.connectionString }, stdio: ["ignore", "pipe", "pipe"] },
      );
      let own = 0;
      const timer = setInterval(() => (own = Math.max(own, cpuSeconds([child.pid ?? 0]))), 200);
      let said = "";
      child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(child, "exit")) as [number];
      clearInterval(timer);
      const [, seconds] = / in ([\d.]+) s/.exec(said) ?? [];
      if (code !== 0 || seconds === undefined) throw new Error(`The import ended with ${code}: ${said.slice(-500)}`);
      return { seconds: Number(seconds), cpu: own + portal.cpu() - before };
    };
    const fresh = await run();
    const again = await run();
    const rate = RECORDS / fresh.seconds;
    const plain = await threadsCompared(root, texts);
    // DOMPurify judges whatever holds an element that is not allowed.
    const judged = await threadsCompared(
      root,
      texts.slice(0, RECORDS / 10).map((html) => `${html}<svg></svg>`),
    );
    return [
      {
        what: `import of ${RECORDS} new records of ${(Buffer.byteLength(lines[0] ?? "") / 1024).toFixed(1)} KB (beside: CPU of a record)`,
        ours: `${Math.round(rate)}/s`,
        beside: `${((fresh.cpu / RECORDS) * 1000).toFixed(2)} ms`,
        goal: `≥ ${MIN_PER_SECOND}/s`,
        met: rate >= MIN_PER_SECOND,
      },
      {
        what: "  the same again: nothing is changed (beside: CPU of a record)",
        ours: `${Math.round(RECORDS / again.seconds)}/s`,
        beside: `${((again.cpu / RECORDS) * 1000).toFixed(2)} ms`,
      },
      {
        what: "their texts sanitised, two threads (beside: one)",
        ours: `${Math.round(plain.two)}/s`,
        beside: `${Math.round(plain.one)}/s`,
        goal: `≥ ${MIN_TIMES} ×`,
        met: plain.times >= MIN_TIMES,
      },
      {
        what: "  the same with an element each that only DOMPurify may sanitise (beside: one)",
        ours: `${Math.round(judged.two)}/s`,
        beside: `${Math.round(judged.one)}/s`,
        goal: `≥ ${MIN_TIMES} ×`,
        met: judged.times >= MIN_TIMES,
      },
    ];
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** Texts per second with one thread and with two, in a process of their own. */
async function threadsCompared(root: string, texts: readonly string[]): Promise<Compared> {
  const child = fork(join(root, "bench/src/speed/sanitize-child.ts"), {
    serialization: "advanced",
    execArgv: ["--conditions=@portal/source"],
  });
  child.send({ root, texts, rounds: PAIRED_ROUNDS } satisfies SanitizeTask);
  const [rounds] = (await once(child, "message")) as [Rounds];
  return {
    one: median(rounds.map(([first]) => first)),
    two: median(rounds.map(([, second]) => second)),
    times: median(rounds.map(([first, second]) => second / first)),
  };
}

interface Compared {
  readonly one: number;
  readonly two: number;
  readonly times: number;
}
