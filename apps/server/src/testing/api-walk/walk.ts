/** Calls every operation of a running server's OpenAPI document with everything that it does not expect. */
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import pLimit from "p-limit";
import { Pool } from "undici";
import { type Call, callsOf, type Sample, sampler } from "./calls.ts";
import { type Operation, type OpenApiDocument, operationsOf } from "./operations.ts";

export interface WalkOptions {
  /** Of the running server. */
  readonly origin: string;
  /** An access token, asked for anew before each operation; undefined: none is sent. */
  readonly token: (() => Promise<string>) | undefined;
  /** Values that exist in its database, and some of every usual form. */
  readonly candidates: readonly unknown[];
  /** Start of the paths to walk. */
  readonly below: string;
  /** One of how many calls is made; 1: all. The first one of each operation, as it is meant, always is. */
  readonly oneOf: number;
}

export interface Walked {
  readonly operations: readonly Operation[];
  readonly calls: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** One line each: the call, and what is wrong with its answer. */
  readonly findings: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Few enough that no queue of the server is ever full: a refusal for that reason would be a finding. */
const AT_ONCE = 8;
const ajv = new Ajv({ strict: false, validateSchema: false, logger: false });
addFormats(ajv);

export async function walkApi({ origin, token, candidates, below, oneOf }: WalkOptions): Promise<Walked> {
  const pool = new Pool(origin, { connections: AT_ONCE });
  try {
    const document = JSON.parse((await ask(pool, "/api/docs/json", {})).text) as OpenApiDocument;
    const operations = operationsOf(document).filter(({ path }) => path.startsWith(below));
    const sample = sampler(ajv, candidates);
    const statuses = new Map<number, number>();
    const findings: string[] = [];
    let count = 0;
    for (const operation of operations) {
      const bearer = token && (await token());
      const check = checkOf(operation, bearer !== undefined);
      // Without a token a call that needs one is refused before anything of it is read: every tenth tells whether that is so.
      await pLimit(AT_ONCE).map(callsFor(operation, sample, bearer === undefined && operation.security ? 10 : oneOf), async (call) => {
        count += 1;
        const answer = await send(pool, call, bearer, count);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        for (const wrong of check(call, answer)) findings.push(`${call.method} ${operation.path} (${call.about}): ${wrong}`);
      });
    }
    return { operations, calls: count, statuses, findings };
  } finally {
    await pool.destroy();
  }
}

const callsFor = (operation: Operation, sample: Sample, oneOf: number): readonly Call[] =>
  [...callsOf(operation, sample)].filter((_, index) => index % oneOf === 0);

/** Each call comes from a network of its own, by a proxy that is trusted: limits on requests would hide what lies behind them. */
function send(pool: Pool, { method, path, contentType, body, origin }: Call, bearer: string | undefined, count: number): Promise<Answer> {
  const headers = {
    "x-forwarded-for": `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    // As the interface of administration sends it.
    "portal-staff": "1",
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(origin === undefined ? {} : { origin }),
    ...(contentType === undefined ? {} : { "content-type": contentType }),
  };
  return ask(pool, path, { method, headers, body });
}

async function ask(
  pool: Pool,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer | undefined },
): Promise<Answer> {
  const response = await pool.request({ path, method, headers, body: body ?? null });
  const type = String(response.headers["content-type"] ?? "").split(";")[0] ?? "";
  return { status: response.statusCode, type, text: await response.body.text() };
}

/** What is wrong with an answer, compared to what the document says. */
function checkOf({ responses, security }: Operation, isSignedIn: boolean): (call: Call, answer: Answer) => string[] {
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (status: string, type: string): ValidateFunction | undefined => {
    const schema = responses[status]?.content?.[type]?.schema;
    const key = `${status} ${type}`;
    const known = validators.get(key);
    if (known || !schema) return known;
    const compiled = ajv.compile(schema);
    validators.set(key, compiled);
    return compiled;
  };
  return ({ origin }, { status, type, text }) => {
    if (origin !== undefined && status !== 403) return [`answers ${status} to a page of another site`];
    if (origin !== undefined) return [];
    if (status >= 500) return [`answers ${status}: ${text.slice(0, 200)}`];
    if (security && !isSignedIn && status !== 401) return [`answers ${status} without a token`];
    const response = responses[String(status)];
    if (!response) return [`answers ${status}, which is not documented: ${text.slice(0, 200)}`];
    const types = Object.keys(response.content ?? {});
    if (types.length === 0 || types.includes("*/*")) return [];
    if (!types.includes(type)) return [`answers ${status} as "${type}"; documented is ${types.join(", ")}`];
    if (type !== "application/json") return [];
    return [...schemaErrors(validatorOf(String(status), type), text), ...envelopeErrors(text)];
  };
}

function schemaErrors(validate: ValidateFunction | undefined, text: string): string[] {
  if (!validate || validate(JSON.parse(text))) return [];
  return [`does not match its schema (${ajv.errorsText(validate.errors)}): ${text.slice(0, 200)}`];
}

/** What an envelope means, beyond its types (specification §7). */
function envelopeErrors(text: string): string[] {
  const body = JSON.parse(text) as { success?: unknown; data?: unknown; message?: unknown; total?: unknown };
  if (body.success === false && !(typeof body.message === "string" && body.message !== "")) return ["fails without saying why"];
  if (body.success === true && Array.isArray(body.data) && !Number.isInteger(body.total)) return ["is a list without a total"];
  return [];
}
