/** Plans of the slowest statements behind pages and calls: in full below .cache/bench/results, in short in docs/performance.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { withPortalOn } from "../server/portal.ts";
import { explain, type Plan } from "./explain.ts";
import { type RecordedStatement, statementsOf } from "./recorded.ts";

/** Of all addresses together. */
const SLOWEST = 12;

/** A request by its name in the table. */
export interface Asked {
  readonly name: string;
  readonly path: string;
  /** JSON of a POST. */
  readonly body?: string;
}

export interface ShownPlan extends Omit<Plan, "text"> {
  /** What was asked, and which of its statements it was. */
  readonly name: string;
}

/** @param root the checkout @param folder data of a portal, which is started on it @param env of that portal */
export async function slowestPlans(
  root: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  requests: (connectionString: string) => Promise<readonly Asked[]>,
): Promise<ShownPlan[]> {
  const temporary = mkdtempSync(join(tmpdir(), "portal-bench-plans-"));
  const file = join(temporary, "statements.ndjson");
  const recorder = pathToFileURL(join(root, "bench/src/plans/record-statements.mjs")).href;
  const recording = { ...env, RECORD_STATEMENTS: file, NODE_OPTIONS: `--import=${recorder}` };
  try {
    return await withPortalOn(root, folder, recording, async ({ origin, connectionString }) => {
      const found: { name: string; statement: RecordedStatement }[] = [];
      for (const { name, path, body } of await requests(connectionString)) {
        const ask = async (): Promise<void> => {
          const posted = body !== undefined && { method: "POST", body, headers: { "content-type": "application/json" } };
          await (await fetch(origin + path, { redirect: "manual", ...posted })).arrayBuffer();
        };
        // The first time its statements are prepared, and what they read is fetched.
        await ask();
        const statements = await statementsOf(file, ask);
        found.push(
          ...statements
            .filter(({ text }) => /^\s*(?:select|with|\()/i.test(text) && !/pg_notify|pg_current_wal|set_config/.test(text))
            .map((statement, index) => ({ name: `${name}, ${index + 1} of ${statements.length}`, statement })),
        );
      }
      const plans: { name: string; statement: RecordedStatement; plan: Plan }[] = [];
      // All of them: how long an answer took says more of what else the machine did.
      for (const { name, statement } of found) plans.push({ name, statement, plan: await explain(connectionString, statement) });
      const slowest = plans.toSorted((one, other) => other.plan.ms - one.plan.ms).slice(0, SLOWEST);
      keepInFull(root, slowest);
      return slowest.map(({ name, plan: { text: _text, ...plan } }) => ({ name, ...plan }));
    });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function keepInFull(root: string, plans: readonly { name: string; statement: RecordedStatement; plan: Plan }[]): void {
  const folder = join(root, ".cache/bench/results");
  mkdirSync(folder, { recursive: true });
  const text = plans.map(({ name, statement, plan }) => `=== ${name}\n${statement.text}\n\n${plan.text}\n`).join("\n");
  writeFileSync(join(folder, "plans.txt"), text);
  console.log(`  Plans of the ${plans.length} slowest statements: ${join(folder, "plans.txt")}`);
}
