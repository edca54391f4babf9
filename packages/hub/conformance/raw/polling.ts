import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { negotiate, request } from "../wires/http.ts";
import { poll } from "../wires/polling-wire.ts";
import { ask, HANDSHAKE, invocation } from "../wires/wire.ts";
import { departure, type Proof } from "./lab.ts";

/** A connection whose polls the test makes itself, its handshake done. */
async function opened(hub: string): Promise<{ readonly url: string; readonly connectionId: string }> {
  const { token, connectionId } = await negotiate(hub);
  const url = `${hub}?id=${token}`;
  expect(await poll(url).answer).toMatchObject({ status: 200, text: "" });
  expect((await request("POST", url, { body: HANDSHAKE })).status).toBe(200);
  expect((await poll(url).answer).text).toBe("{}\u001e");
  return { url, connectionId };
}

const echo = (text: string): { readonly body: string } => ({ body: invocation("1", "Echo", text) });

export const pollingProofs = {
  "poll-no-id": async ({ url }) => {
    expect((await poll(url()).answer).status).toBe(400);
  },
  "poll-unknown-id": async ({ url }) => {
    expect((await poll(`${url()}?id=unknown`).answer).status).toBe(404);
  },
  "poll-waits": async ({ url }) => {
    const connection = await opened(url());
    const { answer } = poll(connection.url);
    const early = await Promise.race([answer, sleep(150, "still waiting")]);
    expect(early).toBe("still waiting");
    await request("POST", connection.url, echo("now"));
    expect(await answer).toMatchObject({ status: 200, text: `{"type":3,"invocationId":"1","result":"now"}\u001e` });
  },
  "poll-timeout": async ({ url }) => {
    const connection = await opened(url("/quick"));
    expect(await poll(connection.url).answer).toMatchObject({ status: 200, text: "", headers: { "content-length": "0" } });
    await request("POST", connection.url, echo("goes on"));
    expect((await poll(connection.url).answer).text).toContain("goes on");
  },
  "poll-new-ends-old": async ({ url }) => {
    const connection = await opened(url());
    const old = poll(connection.url);
    await sleep(50);
    const next = poll(connection.url);
    expect((await old.answer).status).toBe(204);
    await request("POST", connection.url, echo("to the new one"));
    expect((await next.answer).text).toContain("to the new one");
  },
  "poll-between": async ({ url }) => {
    const connection = await opened(url());
    for (const text of ["first", "second", "third"]) await request("POST", connection.url, echo(text));
    const { text } = await poll(connection.url).answer;
    expect(text.match(/first|second|third/g)).toEqual(["first", "second", "third"]);
  },
  "poll-abandoned": async ({ url, open }) => {
    const watcher = await open("/leaving");
    await ask(watcher, "Watch");
    const connection = await opened(url("/leaving"));
    expect(await departure(watcher, connection.connectionId)).toEqual(expect.stringContaining("polling"));
    expect((await poll(connection.url).answer).status).toBe(404);
  },
  "delete-ends": async ({ url, open }) => {
    const watcher = await open();
    await ask(watcher, "Watch");
    const connection = await opened(url());
    const { answer } = poll(connection.url);
    await sleep(50);
    expect((await request("DELETE", connection.url)).status).toBe(202);
    expect((await answer).status).toBe(204);
    expect(await departure(watcher, connection.connectionId)).toBeNull();
  },
  "delete-then-unknown": async ({ url }) => {
    const connection = await opened(url());
    await request("DELETE", connection.url);
    for (const method of ["GET", "POST", "DELETE"]) expect((await request(method, connection.url)).status).toBe(404);
  },
  "delete-no-id": async ({ url }) => {
    expect((await request("DELETE", url())).status).toBe(400);
    expect((await request("DELETE", `${url()}?id=unknown`)).status).toBe(404);
  },
} as const satisfies Readonly<Record<string, Proof>>;
