/** What the test site offers to other suites, as their clients use it. */
import { HttpTransportType, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestSite, type TestSite } from "./test-site.ts";

const PAGE = "http://page.example:9876";
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ allowedOrigins: [PAGE] });
});
afterAll(() => site.close());

const connect = async (path: string, transport?: HttpTransportType) => {
  const connection = new HubConnectionBuilder()
    .withUrl(site.origin + path, transport === undefined ? {} : { transport })
    .configureLogging(LogLevel.None)
    .build();
  connection.on("Result", () => 10);
  await connection.start();
  return connection;
};

async function negotiatedEcho(path: string): Promise<string> {
  const response = await fetch(`${site.origin}${path}/negotiate?negotiateVersion=1`, { method: "POST" });
  expect(response.status).toBe(200);
  return `${site.origin}${path}?id=${((await response.json()) as { connectionToken: string }).connectionToken}`;
}

test("the echo sends back what a WebSocket sends, without a handshake, and closes in order", async () => {
  const socket = new WebSocket(`${site.origin.replace("http", "ws")}/echo`);
  const text = new Promise((resolve) => socket.on("message", (data: Buffer) => resolve(data.toString())));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.on("open", () => socket.send("Xin chào"));
  expect(await text).toBe("Xin chào");
  socket.close();
  expect(await closed).toBe(1000);
});

test.each(["/echo", "/echoredirect"])("%s does so over long polling and server-sent events", async (path) => {
  const polls = await negotiatedEcho(path);
  expect(await (await fetch(polls)).text()).toBe("");
  expect((await fetch(polls, { method: "POST", body: "Hello World!" })).status).toBe(200);
  expect(await (await fetch(polls)).text()).toBe("Hello World!");
  expect((await fetch(polls, { method: "DELETE" })).status).toBe(202);

  const url = await negotiatedEcho(path);
  const events = await fetch(url, { headers: { accept: "text/event-stream" } });
  await fetch(url, { method: "POST", body: "Hello World!" });
  const reader = events.body?.getReader();
  let text = "";
  while (!text.includes("Hello")) text += Buffer.from((await reader?.read())?.value ?? []).toString();
  expect(text).toContain("data: Hello World!\r\n\r\n");
  await reader?.cancel();
});

test.each(["WebSockets", "ServerSentEvents", "LongPolling"] as const)(
  "each redirect counts itself, and the method of the hub that it leads to reads that over %s",
  async (transport) => {
    const [first, second] = [
      await connect(`/redirect?numRedirects=0&baseUrl=${site.origin}`, HttpTransportType[transport]),
      await connect(`/redirect?numRedirects=0&baseUrl=${site.origin}`, HttpTransportType[transport]),
    ];
    const counts = await Promise.all([first, second].map((connection) => connection.invoke<number>("GetNumRedirects")));
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe((counts[0] ?? 0) + 1);
    await Promise.all([first.stop(), second.stop()]);
  },
);

test("a client is asked for its result over HTTP, and what is wrong is answered", async () => {
  const connection = await connect("/testhub");
  const ask = async (id: string) => (await fetch(`${site.origin}/clientresult/${id}`)).text();
  expect(await ask(connection.connectionId ?? "")).toBe("10");
  connection.off("Result");
  expect(await ask(connection.connectionId ?? "")).toBe("Client didn't provide a result.");
  expect(await ask("nobody")).toBe("The client is not connected.");
  await connection.stop();
});

test("a hub that cannot be created closes each connection with an error", async () => {
  const connection = new HubConnectionBuilder().withUrl(`${site.origin}/uncreatable`).configureLogging(LogLevel.None).build();
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
  // One of the two, whichever comes first.
  const failure = await connection.start().then(
    () => closed,
    (error: Error) => error,
  );
  expect(failure?.message).toContain("Connection closed with an error.");
});

test.each(["/generateJwtToken", "/clientresult/x", "/echo/negotiate", "/echoredirect/negotiate", "/bad-negotiate/negotiate"])(
  "pages of an allowed origin may call %s, others may not",
  async (path) => {
    const ask = (origin: string, method: string) => fetch(site.origin + path, { method, headers: { origin }, redirect: "manual" });
    const method = path.endsWith("negotiate") ? "POST" : "GET";
    expect((await ask(PAGE, method)).headers.get("access-control-allow-origin")).toBe(PAGE);
    expect((await ask(PAGE, "OPTIONS")).status).toBe(204);
    expect((await ask("http://other.example", method)).headers.get("access-control-allow-origin")).toBeNull();
  },
);

test("web workers find the library", async () => {
  const response = await fetch(`${site.origin}/lib/signalr-webworker/signalr.js`);
  expect(await response.text()).toContain("HubConnectionBuilder");
  expect((await fetch(`${site.origin}/lib/signalr-webworker/..%2f..%2fpackage.json`)).status).toBe(404);
});
