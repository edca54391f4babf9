import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));

const program = ["--conditions=@portal/source", join(import.meta.dirname, "../testing/listening-process.ts")];
/** As `npm start` does under Node 20: the server is a child of the starting script. */
const underParent = [
  "--input-type=module",
  "-e",
  `const { run } = await import(${JSON.stringify(join(import.meta.dirname, "../../../../scripts/lib/run.mjs"))});
  const env = { ...process.env, PORTAL_STOP_WITH: String(process.pid) };
  process.exitCode = await run(process.execPath, ${JSON.stringify(program)}, { env });`,
];

function start(env: NodeJS.ProcessEnv = {}, args = program) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let out = "";
  let said = "";
  const address = new Promise<string>((resolve) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("\n")) resolve(out.split("\n")[0] ?? "");
    });
  });
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; out: string; said: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, out, said })),
  );
  return { child, address, ended };
}

describe("the server's process", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "lets requests under way finish on %s, then closes the database, exit code 0",
    async (signal) => {
      const { child, address, ended } = start();
      const answer = fetch(`${await address}/slow`).then((response) => response.text());
      await sleep(200);
      child.kill(signal);
      child.kill(signal); // as a terminal's Ctrl-C does: twice at once, meant once
      expect(await answer).toBe("done");
      expect(await ended).toMatchObject({ code: 0, out: expect.stringContaining("database closed") as string });
    },
  );

  it("goes on, and ends when asked, where no one reads its output any more", async () => {
    const { child, address } = start();
    const origin = await address;
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let count = 0; count < 3; count += 1) expect((await fetch(`${origin}/logged`)).status).toBe(200);
    const exited = new Promise<number | null>((resolve) => child.on("exit", resolve));
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
  });

  it("cuts off what does not finish, when asked again", async () => {
    const { child, address, ended } = start();
    const answer = fetch(`${await address}/endless`).catch(() => "cut off");
    await sleep(200);
    child.kill("SIGTERM");
    await sleep(1_100);
    const since = performance.now();
    child.kill("SIGTERM");
    expect(await answer).toBe("cut off");
    expect(await ended).toMatchObject({ code: 0, out: expect.stringContaining("database closed") as string });
    // Asked once only, it would wait for ten seconds.
    expect(performance.now() - since).toBeLessThan(8_500);
  });

  it("cuts off what does not finish within ten seconds", async () => {
    const { child, address, ended } = start();
    const answer = fetch(`${await address}/endless`).catch(() => "cut off");
    await sleep(200);
    const since = performance.now();
    child.kill("SIGTERM");
    expect(await answer).toBe("cut off");
    expect((await ended).code).toBe(0);
    expect(performance.now() - since).toBeGreaterThan(9_000);
  });

  it("ends at once where the script that started it is killed", async () => {
    const { child, address, ended } = start({}, underParent);
    const answer = fetch(`${await address}/endless`).catch(() => "cut off");
    await sleep(200);
    child.kill("SIGKILL");
    expect(await answer).toBe("cut off");
    expect((await ended).out).toContain("database closed");
  });

  it("hands its exit code, and gets its signals, through the script that started it", async () => {
    const { child, address, ended } = start({}, underParent);
    await address;
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, out: expect.stringContaining("database closed") as string });
    expect((await start({ PORT: "none" }, underParent).ended).code).toBe(1);
  });

  it("logs a rejection that no one caught, closes, and ends with 1", async () => {
    const { address, ended } = start();
    await fetch(`${await address}/reject`).catch(() => undefined);
    const { code, out, said } = await ended;
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining("database closed") as string });
    expect(said).toMatch(/"level":"fatal".*no one caught this/);
  });

  it("says in one sentence, without a stack, that the port is taken", async () => {
    const first = start();
    const port = new URL(await first.address).port;
    expect(await start({ PORT: port }).ended).toEqual({
      code: 1,
      out: "",
      said: `Port ${port} on 127.0.0.1 is taken by another program: stop that one, or choose another port with PORT.\n`,
    });
  });

  it("says in one sentence that the address is not this machine's", async () => {
    const { code, said } = await start({ HOST: "192.0.2.1" }).ended;
    expect({ code, said }).toEqual({
      code: 1,
      said: "192.0.2.1 is no address of this machine: correct HOST, or unset it to listen on all.\n",
    });
  });
});
