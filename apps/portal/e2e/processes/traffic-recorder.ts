import { appendFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { type Exchange, VISITOR } from "./balancer.ts";

/** Something that no log may hold. */
export interface Secret {
  /** Name of the field, header or cookie that it came in. */
  readonly kind: string;
  readonly value: string;
}

/** Fields of forms, calls, answers and queries that are a person's, or open something. */
const secretFields: ReadonlySet<string> = new Set(
  `fullName email phoneNumber address title content attachment
   password currentPassword token access_token refreshToken receipt key capcha captchaProof`.split(/\s+/),
);

/** Characters: what is shorter stands in a log by chance. */
const SHORTEST = 6;
/** Characters that are looked for of what is longer: a log may cut. */
const LONGEST = 40;

/** Records, one JSON object a line and each value once, every secret that passes between visitors and processes. */
export function createTrafficRecorder(file: string): (exchange: Exchange) => void {
  const seen = new Set<string>();
  const record = (kind: string, value: unknown): void => {
    if (typeof value !== "string" || value.trim().length < SHORTEST || seen.has(value)) return;
    seen.add(value);
    appendFileSync(file, `${JSON.stringify({ kind, value } satisfies Secret)}\n`);
  };
  record("network address", VISITOR);
  return ({ url, headers, sent, answerHeaders, answer }) => {
    for (const [name, value] of [...url.searchParams, ...fieldsOf(headers["content-type"] ?? "", sent)])
      if (secretFields.has(name)) record(name, value);
    record("bearer", /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1]);
    const cookies = [
      ...(headers.cookie ?? "").split("; "),
      ...(answerHeaders["set-cookie"] ?? []).map((line) => line.split(";", 1)[0] ?? ""),
    ];
    for (const cookie of cookies) record("cookie", cookie.split("=")[1]);
    record("receipt", /[?&]receipt=([^&]+)/.exec(answerHeaders.location ?? "")?.[1]);
    // In administration a key names a record, as public addresses do.
    const isSecret = (name: string): boolean => secretFields.has(name) && !(name === "key" && url.pathname.startsWith("/api/admin/"));
    if (/^\/api\/(?:forms|authen|admin)\//.test(url.pathname))
      for (const [name, value] of membersOf(decoded(answerHeaders["content-encoding"], answer))) if (isSecret(name)) record(name, value);
  };
}

/** @returns what of the secrets a log holds, in whichever spelling */
export function findSecrets(log: string, secrets: readonly Secret[]): readonly Secret[] {
  return secrets.filter(({ value }) => {
    const start = value.slice(0, LONGEST);
    const spellings = [start, JSON.stringify(start).slice(1, -1), encodeURIComponent(start), encodeURI(start)];
    return spellings.some((spelling) => log.includes(spelling));
  });
}

function fieldsOf(type: string, body: Buffer): Iterable<readonly [string, unknown]> {
  const text = body.toString("utf8");
  if (type.startsWith("application/x-www-form-urlencoded")) return new URLSearchParams(text);
  if (type.startsWith("application/json")) return membersOf(text);
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) return [];
  return text.split(`--${boundary}`).map((part) => {
    const [head = "", ...rest] = part.split("\r\n\r\n");
    // Of a file its name is looked for: its content is no text.
    const value = /filename="([^"]*)"/.exec(head)?.[1] ?? rest.join("\r\n\r\n").trimEnd();
    return [/ name="([^"]*)"/.exec(head)?.[1] ?? "", value] as const;
  });
}

/** Members of JSON at every depth. */
function membersOf(text: string): readonly (readonly [string, unknown])[] {
  const members: [string, unknown][] = [];
  try {
    JSON.parse(text, (name, value: unknown) => (members.push([name, value]), value));
  } catch {
    // cut, or no JSON: what came before is there
  }
  return members;
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

function decoded(encoding: string | undefined, body: Buffer): string {
  return (decoders[encoding ?? ""]?.(body) ?? body).toString("utf8");
}
