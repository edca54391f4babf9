/** Tokens, origins, and what clients get to know. */
import { expect } from "vitest";
import { testToken } from "../../src/testing/test-user.ts";
import { DETAIL } from "../endpoints.ts";
import { negotiate, request } from "../wires/http.ts";
import { ask, invocation } from "../wires/wire.ts";
import { eventually, openStatus, type Proof, untilEnd } from "./lab.ts";

const soon = (): number => Date.now() + 60_000;
const bearer = (token: string): { readonly authorization: string } => ({ authorization: `Bearer ${token}` });
/** As the test allows it at /crossed. */
export const ALLOWED = "http://portal.example";
const FOREIGN = { origin: "http://elsewhere.example" } as const;

export const guardingProofs = {
  "token-wrong": async ({ transport, url }) => {
    const hub = url("/authorizedhub");
    const good = bearer(testToken("lan", soon()));
    const wrong = ["", "nonsense", testToken("lan", Date.now() - 1)];
    const { token } = await negotiate(hub, { headers: good });
    for (const headers of [{}, ...wrong.map(bearer)]) {
      expect((await request("POST", `${hub}/negotiate?negotiateVersion=1`, { headers })).status).toBe(401);
      expect(await openStatus(transport, `${hub}?id=${token}`, headers)).toBe(401);
    }
    if (transport === "WebSockets") expect(await openStatus(transport, hub, bearer("nonsense"))).toBe(401);
    else expect((await request("POST", `${hub}?id=${token}`, { body: "x" })).status).toBe(401);
    expect(await openStatus(transport, `${hub}?id=${token}`, good)).toBe(transport === "WebSockets" ? 101 : 200);
  },
  "token-in-query": async ({ open }) => {
    const wire = await open("/authorizedhub", { query: `&access_token=${testToken("lan", soon())}` });
    expect(await ask(wire, "GetUserId")).toBe("lan");
  },
  "token-of-another": async ({ transport, url, open }) => {
    const hub = url("/authorizedhub");
    const [lan, minh] = [bearer(testToken("lan", soon())), bearer(testToken("minh", soon()))];
    const { token } = await negotiate(hub, { headers: lan });
    expect(await openStatus(transport, `${hub}?id=${token}`, minh)).toBe(403);
    const wire = await open("/authorizedhub", { headers: lan });
    if (transport !== "WebSockets")
      expect((await request("POST", wire.url, { headers: minh, body: invocation("1", "Echo", 1) })).status).toBe(403);
    if (transport === "LongPolling") expect((await request("DELETE", wire.url, { headers: minh })).status).toBe(403);
    expect(await ask(wire, "GetUserId")).toBe("lan");
  },
  "token-expires": async ({ open }) => {
    const wire = await open("/expiring", { headers: bearer(testToken("lan", Date.now() + 500)) });
    expect(await ask(wire, "GetUserId")).toBe("lan");
    const { messages } = await untilEnd(wire);
    expect(messages).toEqual([expect.objectContaining({ type: 7, allowReconnect: true })]);
  },
  "token-unlogged": async ({ transport, open, url, logged }) => {
    const secrets = { token: testToken(`lan-${transport}`, soon()), cookie: `cookie-of-${transport}`, wrong: `wrong-${transport}` };
    const options = { headers: { cookie: `session=${secrets.cookie}` }, query: `&access_token=${secrets.token}` };
    await openStatus(transport, `${url("/logged")}?id=x&access_token=${secrets.wrong}`);
    const wire = await open("/logged", options);
    await wire.send(invocation("1", "ThrowException", "to be logged"));
    await wire.inbox.next();
    await wire.send("nonsense\u001e");
    await wire.inbox.ended();
    await eventually("the log", () => logged().includes("to be logged"));
    for (const secret of [...Object.values(secrets), wire.token]) expect(logged()).not.toContain(secret);
  },

  "origin-foreign": async ({ transport, url }) => {
    const refused = await request("POST", `${url()}/negotiate?negotiateVersion=1`, { headers: FOREIGN });
    expect(refused.status).toBe(403);
    const { token } = await negotiate(url());
    for (const origin of [FOREIGN.origin, "null", "nonsense", `${url("")}.elsewhere.example`]) {
      expect(await openStatus(transport, `${url()}?id=${token}`, { origin })).toBe(403);
    }
    expect(await openStatus(transport, `${url()}?id=${token}`)).toBe(transport === "WebSockets" ? 101 : 200);
  },
  "origin-own": async ({ url, open }) => {
    const wire = await open("/testhub", { headers: { origin: url("") } });
    expect(await ask(wire, "Echo", 1)).toBe(1);
    expect(await ask(await open(), "Echo", 2)).toBe(2);
  },
  "origin-allowed": async ({ url }) => {
    const hub = `${url("/crossed")}/negotiate?negotiateVersion=1`;
    const allowed = await request("POST", hub, { headers: { origin: ALLOWED } });
    expect(allowed.status).toBe(200);
    expect(allowed.headers).toMatchObject({ "access-control-allow-origin": ALLOWED, "access-control-allow-credentials": "true" });
    expect(allowed.headers.vary).toMatch(/\bOrigin\b/i);
    const foreign = await request("POST", hub, { headers: FOREIGN });
    expect(foreign.status).toBe(403);
    const none = await request("POST", hub);
    for (const { headers } of [foreign, none]) expect(headers["access-control-allow-origin"]).toBeUndefined();
  },
  "origin-preflight": async ({ url }) => {
    const ask = { "access-control-request-method": "POST", "access-control-request-headers": "x-requested-with,authorization" };
    const allowed = await request("OPTIONS", `${url("/crossed")}/negotiate`, { headers: { origin: ALLOWED, ...ask } });
    expect(allowed.status).toBe(204);
    expect(allowed.headers).toMatchObject({ "access-control-allow-origin": ALLOWED, "access-control-allow-credentials": "true" });
    expect(allowed.headers["access-control-allow-methods"]).toContain("POST");
    expect(allowed.headers["access-control-allow-headers"]).toMatch(/authorization/i);
    const foreign = await request("OPTIONS", `${url("/crossed")}/negotiate`, { headers: { ...FOREIGN, ...ask } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
  },
  "detail-hidden": async ({ transport, url, open }) => {
    const { token } = await negotiate(url("/broken-later"));
    expect(await openStatus(transport, `${url("/broken-later")}?id=${token}`)).toBe(500);
    const { text } = await request("POST", `${url("/broken-later")}?id=${token}`, { body: "x" });
    expect(text).not.toContain(DETAIL);
    const wire = await open();
    await wire.send(invocation("1", "ThrowException", DETAIL));
    expect(JSON.stringify(await wire.inbox.next())).not.toContain(DETAIL);
    await wire.send(`{"${DETAIL}"\u001e`);
    expect(JSON.stringify(await wire.inbox.next())).not.toContain(DETAIL);
  },
} as const satisfies Readonly<Record<string, Proof>>;
