/** Tokens that are not what they say: each is made by hand, beside a control that is let in. */
import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { type AccessTokens, createAccessTokens } from "./access-token.ts";
import { createSigningKeys, type SigningKeys } from "./signing-keys.ts";

let database: TestDatabase;
let keys: SigningKeys;
let tokens: AccessTokens;
beforeAll(async () => {
  database = await createTestDatabase();
  keys = createSigningKeys(createDb(database.pool));
  tokens = createAccessTokens(keys, 3600);
});
afterAll(() => database.close());

const account = { id: crypto.randomUUID(), email: "a@example.test", name: "A", phone: null, role: "visitor" } as const;
const session = crypto.randomUUID();
const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
const decode = (part = ""): Record<string, unknown> => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;

interface Forgery {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** A token with our own key, and what the test changes in it: without a change it is valid. */
async function forge({ header = {}, claims = {} }: Forgery, sign?: (input: string) => string): Promise<string> {
  const [head, body] = (await tokens.sign(account, session)).split(".");
  const input = `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...claims })}`;
  const { key } = await keys.current();
  return `${input}.${sign ? sign(input) : createHmac("sha256", key).update(input).digest("base64url")}`;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

describe("an access token", () => {
  it("of ours is let in; so is one that the test forged without a change", async () => {
    const expected = { account: account.id, session, expiresAt: expect.any(Number) as number };
    expect(await tokens.verify(await tokens.sign(account, session))).toEqual(expected);
    expect(await tokens.verify(await forge({}))).toEqual(expected);
  });

  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }) as string;

  it.each<[string, Forgery, ((input: string) => string)?]>([
    ["algorithm none", { header: { alg: "none" } }, () => ""],
    ["algorithm None", { header: { alg: "None" } }, () => ""],
    ["no signature", {}, () => ""],
    [
      "algorithm RS256, signed by a stranger's key",
      { header: { alg: "RS256" } },
      (input) => createSign("sha256").update(input).sign(privateKey, "base64url"),
    ],
    ["RS/HS confusion: HMAC with a public key", {}, (input) => createHmac("sha256", pem).update(input).digest("base64url")],
    ["HMAC with an empty key", {}, (input) => createHmac("sha256", "").update(input).digest("base64url")],
    ["algorithm HS512, with our key", { header: { alg: "HS512" } }],
    ["no algorithm", { header: { alg: undefined } }],
    ["another kind: plain JWT", { header: { typ: "JWT" } }],
    ["another kind: none said", { header: { typ: undefined } }],
    ["another kind: identity token", { header: { typ: "id+jwt" } }],
    ["key id of no one", { header: { kid: crypto.randomUUID() } }],
    ["key id that is no uuid", { header: { kid: "../../dev/null" } }],
    ["no key id", { header: { kid: undefined } }],
    ["key in the header", { header: { kid: undefined, jwk: { kty: "oct", k: "AAAA" } } }],
    ["critical extension", { header: { crit: ["exp"] } }],
    ["another audience", { claims: { aud: "urn:portal:other" } }],
    ["no audience", { claims: { aud: undefined } }],
    ["another issuer", { claims: { iss: "https://evil.example" } }],
    ["no issuer", { claims: { iss: undefined } }],
    ["expired", { claims: { exp: seconds() - 1 } }],
    ["without an end", { claims: { exp: undefined } }],
    ["an end that is text", { claims: { exp: "never" } }],
    ["not valid yet", { claims: { nbf: seconds() + 600 } }],
    ["no subject", { claims: { sub: undefined } }],
    ["no session", { claims: { sid: undefined } }],
    ["a session that is no text", { claims: { sid: { $ne: "" } } }],
  ])("is refused: %s", async (_, forgery, sign) => {
    expect(await tokens.verify(await forge(forgery, sign))).toBeUndefined();
  });

  it("is refused when a single character of it was changed", async () => {
    const token = await tokens.sign(account, session);
    const claims = decode(token.split(".")[1]);
    const raised = encode({ ...claims, "http://schemas.microsoft.com/ws/2008/06/identity/claims/role": "administrator" });
    const [head = "", body = "", signature = ""] = token.split(".");
    expect(await tokens.verify(`${head}.${raised}.${signature}`)).toBeUndefined();
    const flipped = `${signature.slice(0, 10)}${signature[10] === "A" ? "B" : "A"}${signature.slice(11)}`;
    expect(await tokens.verify(`${head}.${body}.${flipped}`)).toBeUndefined();
  });

  it.each(["", ".", "..", "a.b.c", "Bearer x", "x".repeat(9000), "\u0000", `${encode({ alg: "HS256", typ: "at+jwt", kid: "x" })}.e30.`])(
    "that is garbage is refused: %.20j",
    async (garbage) => {
      expect(await tokens.verify(garbage)).toBeUndefined();
    },
  );

  it("that has expired names its session still, for a refresh, and only as long as sessions last", async () => {
    const evenExpired = { evenExpired: true };
    expect(await tokens.verify(await forge({ claims: { exp: seconds() - 3500 } }), evenExpired)).toMatchObject({ session });
    expect(await tokens.verify(await forge({ claims: { exp: seconds() - 3700 } }), evenExpired)).toBeUndefined();
    expect(await tokens.verify(await forge({ header: { alg: "none" } }, () => ""), evenExpired)).toBeUndefined();
  });

  it("that is a refresh token is none", async () => {
    const { newToken } = await import("./refresh-token.ts");
    expect(await tokens.verify(newToken())).toBeUndefined();
  });
});

describe("signing keys", () => {
  it("are the same in every process, also when they start at once", async () => {
    const fresh = await createTestDatabase();
    try {
      const processes = Array.from({ length: 4 }, () => createSigningKeys(createDb(fresh.pool)));
      const current = await Promise.all(processes.map((process) => process.current()));
      expect(new Set(current.map(({ id }) => id)).size).toBe(1);
    } finally {
      await fresh.close();
    }
  });

  it("are replaced by hand, and old tokens stay good; other processes learn of the new key by its first token", async () => {
    const other = createAccessTokens(createSigningKeys(createDb(database.pool)), 3600);
    const old = await tokens.sign(account, session);
    expect(await other.verify(old)).toBeDefined();
    await keys.rotate({ revoke: false });
    const renewed = await tokens.sign(account, session);
    expect(decode(renewed.split(".")[0])["kid"]).not.toBe(decode(old.split(".")[0])["kid"]);
    await new Promise((resolve) => setTimeout(resolve, 1_050)); // an unknown key id is looked for once a second
    expect([await other.verify(old), await other.verify(renewed)]).toEqual([expect.anything(), expect.anything()]);
  });

  it("that may have been stolen are revoked with every token signed by them", async () => {
    const old = await tokens.sign(account, session);
    await keys.rotate({ revoke: true });
    expect(await tokens.verify(old)).toBeUndefined();
    expect(await tokens.verify(await tokens.sign(account, session))).toBeDefined();
  });

  it("are replaced by themselves after 90 days", async () => {
    const before = await keys.current();
    await database.pool.query("update signing_key set created_at = created_at - interval '91 days'");
    const other = createSigningKeys(createDb(database.pool));
    expect((await other.current()).id).not.toBe(before.id);
    expect(await other.find(before.id)).toBeDefined();
  });
});
