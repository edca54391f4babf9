/** Peers as processes of their own. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endServer, freePort } from "../portal-server.ts";
import { cpuSeconds } from "../process/cpu.ts";
import type { MeasuredServer } from "../server/portal.ts";
import { nextEnvironment, nextProgram } from "./next-app.ts";

export interface Peer extends MeasuredServer {
  readonly end: () => Promise<void>;
}

const peerOf = (child: ChildProcess, port: number): Peer => ({
  origin: `http://127.0.0.1:${port}`,
  cpu: () => cpuSeconds([child.pid ?? 0]),
  end: () => endServer(child),
});

/** @param program of ./, as in `fastify`; it says its port @param niceness of the thread that answers, beyond this process's */
export async function startPeer(root: string, program: string, argument: string, niceness = 0): Promise<Peer> {
  const child = fork(join(root, `bench/src/peers/${program}.ts`), [argument]);
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + niceness));
  const [port] = (await once(child, "message")) as [number];
  return peerOf(child, port);
}

const START_LOOKS = 150;

export async function startNext(folder: string): Promise<Peer> {
  const port = await freePort();
  const child = spawn(process.execPath, [nextProgram(folder), "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, ...nextEnvironment },
  });
  for (let look = 0; look < START_LOOKS; look += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/isr/home`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return peerOf(child, port);
    await sleep(200);
  }
  await endServer(child);
  throw new Error("Next did not start within 30 s.");
}
