import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface RunningProgram {
  readonly pid: number;
  /** What it wrote to the terminal. */
  said(): string;
  /** Resolves when it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Milliseconds until a program answers, on a machine that has much else to do; Varnish compiles its configuration first. */
const PATIENCE = 60_000;

/**
 * Starts a program and waits until it takes connections.
 * @throws with what it said where it ends before
 */
export async function startProgram(
  file: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningProgram> {
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let said = "";
  let hasEnded = false;
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    const end = (): void => ((hasEnded = true), resolve());
    child.on("close", end);
    child.on("error", (error) => ((said += error.message), end()));
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
    if (!hasEnded) child.kill(signal);
    await ended;
  };
  const end = Date.now() + PATIENCE;
  while (!(await takesConnections(port))) {
    if (hasEnded || Date.now() > end) {
      await stop("SIGKILL");
      throw new Error(`${file} does not take connections: ${said}`);
    }
    await sleep(20);
  }
  return { pid: child.pid ?? 0, said: () => said, stop };
}

export const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });

/** Ports of this machine that no one listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** A new folder that every user may enter. @returns its path, and its removal */
export function openFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "portal-deployment-"));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
