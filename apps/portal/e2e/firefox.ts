/** Firefox over WebDriver BiDi, as far as a test needs it. Playwright's own connection asks for commands that Debian's Firefox does not have. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Fields = Readonly<Record<string, unknown>>;

export interface FirefoxWindow {
  goto(url: string): Promise<void>;
  /** Runs in the page; sees nothing of the test but its argument. */
  run<Argument, Result>(work: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** @param keys characters, or keys by their code points of WebDriver */
  type(keys: string): Promise<void>;
  /** Keeps back what is asked for under such an address. @returns lets it through */
  hold(address: RegExp): () => Promise<void>;
  /** Errors and warnings of the console. */
  readonly problems: readonly string[];
}

export interface Firefox {
  open(size: { readonly width: number; readonly height: number }): Promise<FirefoxWindow>;
  close(): Promise<void>;
}

export async function startFirefox(executable: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), "portal-firefox-"));
  const child = spawn(executable, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]);
  const { send, listen, socket } = await connect(await addressOf(child));
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["network.beforeRequestSent", "log.entryAdded"] });
  await send("network.addIntercept", { phases: ["beforeRequestSent"] });

  return {
    async open(viewport) {
      const { context } = await send("browsingContext.create", { type: "tab" });
      await send("browsingContext.setViewport", { context, viewport });
      const problems: string[] = [];
      let held: RegExp | undefined;
      const waiting: unknown[] = [];
      const letThrough = (request: unknown): Promise<Fields> => send("network.continueRequest", { request });
      listen("log.entryAdded", ({ level, text }) => {
        if (level === "error" || level === "warn") problems.push(`${level}: ${String(text)}`);
      });
      listen("network.beforeRequestSent", ({ isBlocked, context: asking, request }) => {
        const { request: id, url } = request as { readonly request: unknown; readonly url: string };
        if (isBlocked !== true || asking !== context) return;
        if (held?.test(url)) waiting.push(id);
        // A page that was left asks for nothing any more.
        else letThrough(id).catch(() => undefined);
      });
      return {
        problems,
        goto: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "interactive" })),
        async run(work, argument) {
          const expression = `JSON.stringify((${String(work)})(${JSON.stringify(argument) ?? ""}) ?? null)`;
          const answer = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
          if (answer["type"] !== "success") throw new Error(JSON.stringify(answer["exceptionDetails"]));
          return JSON.parse((answer["result"] as { readonly value: string }).value);
        },
        async type(keys) {
          const actions = Array.from(keys).flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]);
          await send("input.performActions", { context, actions: [{ type: "key", id: "keyboard", actions }] });
        },
        hold(address) {
          held = address;
          return async () => {
            held = undefined;
            await Promise.all(waiting.splice(0).map(letThrough));
          };
        },
      };
    },
    async close() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      socket.close();
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Where it listens, as it says itself. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec((said += chunk.toString())) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", () => reject(new Error(`Firefox ended: ${said}`)));
    child.once("error", reject);
  });

interface Connection {
  readonly socket: WebSocket;
  readonly send: (method: string, params: Fields) => Promise<Fields>;
  readonly listen: (method: string, listener: (params: Fields) => void) => void;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(`${address}/session`);
  const answers = new Map<number, PromiseWithResolvers<Fields>>();
  const listeners: (readonly [method: string, listener: (params: Fields) => void])[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Fields & { readonly id?: number };
    const answer = message.id === undefined ? undefined : answers.get(message.id);
    if (message["type"] === "success") answer?.resolve(message["result"] as Fields);
    else if (message["type"] === "error") answer?.reject(new Error(`${String(message["error"])}: ${String(message["message"])}`));
    else for (const [method, listener] of listeners) if (method === message["method"]) listener(message["params"] as Fields);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("Firefox could not be reached.")));
  });
  let last = 0;
  return {
    socket,
    listen: (method, listener) => void listeners.push([method, listener]),
    send(method, params) {
      const answer = Promise.withResolvers<Fields>();
      answers.set((last += 1), answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
  };
}
