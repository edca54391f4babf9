/** After all other tests: what the processes logged at their most talkative, and PostgreSQL beside them, holds nothing of what visitors sent. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PROCESSES, TRAFFIC_RECORD } from "./processes/portal-processes.ts";
import { findSecrets, type Secret } from "./processes/traffic-recorder.ts";

const dataDir = process.env["E2E_DATA_DIR"] ?? "";
/** Of the portal that all tests visit, and of those that some started for themselves. */
const folders = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].filter((folder) =>
  existsSync(join(folder, TRAFFIC_RECORD)),
);

interface Line {
  readonly msg?: string;
  readonly path?: string;
  readonly status?: number;
}

/** Lines of a process's log; what it wrote besides is a line of its own. */
const linesOf = (log: string): readonly (Line | string)[] =>
  readFileSync(log, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => (line.startsWith("{") ? (JSON.parse(line) as Line) : line));

/** The log without what differs in every line anyway: the same text is looked through once. */
function textOf(log: string): string {
  const passing = new Set(["time", "reqId", "ms"]);
  return [
    ...new Set(linesOf(log).map((line) => JSON.stringify(line, (name, value: unknown) => (passing.has(name) ? undefined : value)))),
  ].join("\n");
}

const secretsOf = (folder: string): readonly Secret[] =>
  readFileSync(join(folder, TRAFFIC_RECORD, "secrets.ndjson"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Secret);
const logsOf = (folder: string): readonly string[] =>
  readdirSync(join(folder, TRAFFIC_RECORD))
    .filter((name) => name.startsWith("log-"))
    .map((name) => join(folder, TRAFFIC_RECORD, name));

/** Answers that a process gave. */
const answersOf = (log: string): readonly Line[] =>
  linesOf(log)
    .filter((line) => typeof line !== "string")
    .filter(({ msg }) => msg === "answered");

/** What must have passed by where something was taken under these paths. */
const sentWith = new Map([
  ["/api/forms/registration", ["fullName", "email", "password", "captchaProof", "key"]],
  ["/api/forms/login", ["email", "password", "token", "refreshToken"]],
  ["/api/forms/activation", ["token"]],
  ["/api/forms/question", ["title", "content", "receipt"]],
  ["/api/forms/contribution", ["fullName", "email", "content", "receipt"]],
  ["/api/forms/rating", ["cookie"]],
]);

test("personal data, passwords, tokens and captcha answers that passed by are in no line of any log", () => {
  expect(folders[0]).toBe(dataDir);
  for (const folder of folders) {
    const secrets = secretsOf(folder);
    // Positive controls: the logs tell of what was asked, what came with it is known, and would be found.
    const answers = logsOf(folder).flatMap(answersOf);
    const taken = new Set(answers.filter(({ status = 0 }) => status < 400).map(({ path }) => path));
    expect(taken.size).toBeGreaterThan(0);
    const kinds = new Set(secrets.map(({ kind }) => kind));
    for (const [path, sent] of sentWith) if (taken.has(path)) expect([...kinds], path).toEqual(expect.arrayContaining(sent));
    for (const secret of secrets) expect(findSecrets(JSON.stringify({ planted: secret.value }), [secret])).toHaveLength(1);

    // What was searched for is a word like any other: no query at all is logged.
    expect(answers.filter(({ path }) => path?.includes("?"))).toEqual([]);
    const log = [...logsOf(folder).map(textOf), ...postgresLog(folder)].join("\n");
    expect(findSecrets(log, secrets), folder).toEqual([]);
  }
});

test("every process has answered its part of the requests", async ({ request }) => {
  // Where each test has a portal of its own, no one has asked this one for anything.
  for (let turn = 0; turn < 4 * PROCESSES; turn += 1) await request.get("/readyz");
  for (const folder of folders) {
    const answered = logsOf(folder).map((log) => answersOf(log).length);
    expect(answered).toHaveLength(PROCESSES);
    const all = answered.reduce((sum, count) => sum + count, 0);
    for (const count of answered) expect(count / all).toBeGreaterThan(0.7 / PROCESSES);
  }
});

function postgresLog(folder: string): readonly string[] {
  const log = join(folder, "postgres.log");
  return existsSync(log) ? [readFileSync(log, "utf8")] : [];
}
