import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { negotiate, request } from "../wires/http.ts";
import { ask } from "../wires/wire.ts";
import { DETAIL } from "../endpoints.ts";
import { openStatus, type Proof } from "./lab.ts";

const answered = async (url: string): Promise<Readonly<Record<string, unknown>>> => {
  const { status, text } = await request("POST", url);
  expect(status).toBe(200);
  return JSON.parse(text) as Record<string, unknown>;
};

export const negotiationProofs = {
  "negotiate-version-0": async ({ url }) => {
    for (const query of ["", "?negotiateVersion=0"]) {
      const answer = await answered(`${url()}/negotiate${query}`);
      expect(answer).toMatchObject({ negotiateVersion: 0, connectionId: expect.stringMatching(/./) as string });
      expect(answer).not.toHaveProperty("connectionToken");
    }
  },
  "negotiate-version-1": async ({ url }) => {
    const { negotiateVersion, connectionId, connectionToken } = await answered(`${url()}/negotiate?negotiateVersion=1`);
    expect(negotiateVersion).toBe(1);
    expect(connectionToken).toEqual(expect.stringMatching(/./));
    expect(connectionToken).not.toBe(connectionId);
  },
  "negotiate-newer-version": async ({ url }) => {
    expect(await answered(`${url()}/negotiate?negotiateVersion=99`)).toHaveProperty("negotiateVersion", 1);
  },
  "negotiate-wrong-version": async ({ url }) => {
    for (const version of ["x", "-1", "1.5", ""]) {
      expect((await request("POST", `${url()}/negotiate?negotiateVersion=${version}`)).status).toBe(400);
    }
  },
  "negotiate-json": async ({ url }) => {
    expect((await request("POST", `${url()}/negotiate`)).headers["content-type"]).toMatch(/^application\/json\b/);
  },
  "negotiate-transports": async ({ url }) => {
    expect(await answered(`${url()}/negotiate?negotiateVersion=1`)).toHaveProperty("availableTransports", [
      { transport: "WebSockets", transferFormats: ["Text", "Binary"] },
      { transport: "ServerSentEvents", transferFormats: ["Text"] },
      { transport: "LongPolling", transferFormats: ["Text", "Binary"] },
    ]);
  },
  "negotiate-switched-off": async ({ url }) => {
    const path = url("/testhub-nowebsockets");
    const { connectionToken, availableTransports } = await answered(`${path}/negotiate?negotiateVersion=1`);
    expect(availableTransports).toEqual([
      { transport: "ServerSentEvents", transferFormats: ["Text"] },
      { transport: "LongPolling", transferFormats: ["Text", "Binary"] },
    ]);
    expect(await openStatus("WebSockets", `${path}?id=${String(connectionToken)}`)).toBe(404);
    expect(await openStatus("WebSockets", path)).toBe(404);
    expect(await openStatus("LongPolling", `${path}?id=${String(connectionToken)}`)).toBe(200);
  },
  "negotiate-secret": async ({ url }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => request("POST", `${url()}/negotiate?negotiateVersion=1`)));
    const tokens = answers.map(({ text }) => (JSON.parse(text) as { connectionToken: string }).connectionToken);
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(22);
    for (const { headers } of answers) expect(headers["cache-control"]).toContain("no-store");
  },
  "negotiate-post-only": async ({ url }) => {
    for (const method of ["GET", "DELETE"]) {
      const { status, headers } = await request(method, `${url()}/negotiate`);
      expect(status).toBe(405);
      expect(headers.allow).toContain("POST");
    }
  },
  "negotiate-forgotten": async ({ url }) => {
    const { token } = await negotiate(url("/leaving"));
    await sleep(600);
    expect((await request("POST", `${url("/leaving")}?id=${token}`)).status).toBe(404);
    expect((await request("GET", `${url("/leaving")}?id=${token}`)).status).toBe(404);
  },
  "negotiate-fails": async ({ url }) => {
    const { status, text } = await request("POST", `${url("/broken")}/negotiate`);
    expect(status).toBe(500);
    expect(text).not.toContain(DETAIL);
  },
  "negotiate-id-0": async ({ url, open }) => {
    const { connectionId } = (await answered(`${url()}/negotiate`)) as { connectionId: string };
    const wire = await open("/testhub", { negotiated: { connectionId, token: connectionId } });
    expect(await ask(wire, "GetCallerConnectionId")).toBe(connectionId);
  },
  "negotiate-id-1": async ({ transport, url, open }) => {
    const { connectionId, token } = await negotiate(url());
    expect(await openStatus(transport, `${url()}?id=${connectionId}`)).toBe(404);
    const wire = await open("/testhub", { negotiated: { connectionId, token } });
    expect(await ask(wire, "GetCallerConnectionId")).toBe(connectionId);
    if (transport !== "WebSockets") expect((await request("POST", `${url()}?id=${connectionId}`)).status).toBe(404);
  },
} as const satisfies Readonly<Record<string, Proof>>;
