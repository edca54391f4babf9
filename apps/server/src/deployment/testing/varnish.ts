/** Varnish with the files of deploy/varnish, as the shipped unit starts it, on ports of its own and in a folder of its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "undici";
import { program } from "./programs.ts";
import { freePorts, openFolder, type RunningProgram, startProgram } from "./running-program.ts";
import { copyShipped, readShipped } from "./shipped-files.ts";

/** The module that Varnish needs besides (Debian: varnish-modules). */
export const XKEY = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/varnish/vmods/libvmod_xkey.so`;

export interface Varnish {
  /** For visitors. */
  readonly base: string;
  /** For the purger. */
  readonly purgeUrl: string;
  /** What the purger would say. @returns the status */
  tell(headers: Readonly<Record<string, string>>, method?: string): Promise<number>;
  /** Ends and starts again, with nothing kept. */
  restart(): Promise<void>;
  /** Kills the process that keeps the pages; Varnish itself starts another one. */
  crash(): void;
  stop(): Promise<void>;
}

/** Arguments of the shipped unit. */
const shippedArguments = (): string[] => {
  const [, command = ""] =
    /^ExecStart=\/usr\/sbin\/varnishd ((?:.*\\\n)*.*)$/m.exec(readShipped("systemd/varnish.service.d/portal.conf")) ?? [];
  return command.split(/[\s\\]+/);
};

/** @param processes - ports of the portal's two processes */
export async function startVarnish(processes: readonly [number, number]): Promise<Varnish> {
  const { folder, remove } = openFolder();
  const [port = 0, purgePort = 0] = await freePorts(2);
  const [first, second] = processes;
  copyShipped("varnish", join(folder, "vcl"), {
    "backends.vcl": { '"3001"': `"${first}"`, '"3002"': `"${second}"`, ".initial = 2;": ".initial = 3;" },
  });
  const edits: Readonly<Record<string, string>> = {
    "web=127.0.0.1:6081": `web=127.0.0.1:${port}`,
    "purge=127.0.0.1:6082": `purge=127.0.0.1:${purgePort}`,
    "/etc/varnish/portal/portal.vcl": join(folder, "vcl/portal.vcl"),
    "vcl_path=/etc/varnish/portal": `vcl_path=${join(folder, "vcl")}`,
    "malloc,512m": "malloc,64m",
  };
  const args = shippedArguments();
  for (const from of Object.keys(edits)) if (!args.includes(from)) throw new Error(`The shipped unit of Varnish has no ${from}.`);
  const start = (): Promise<RunningProgram> =>
    startProgram(program("varnishd"), ["-n", join(folder, "work"), ...args.map((one) => edits[one] ?? one)], port);
  let running = await start();
  const purgeUrl = `http://127.0.0.1:${purgePort}`;
  return {
    base: `http://127.0.0.1:${port}`,
    purgeUrl,
    async tell(headers, method = "PURGE") {
      const { statusCode, body } = await request(purgeUrl, { method, headers: { ...headers } });
      await body.dump();
      return statusCode;
    },
    async restart() {
      await running.stop();
      running = await start();
    },
    crash() {
      const child = readFileSync(`/proc/${running.pid}/task/${running.pid}/children`, "utf8");
      process.kill(Number(child.trim()), "SIGKILL");
    },
    async stop() {
      await running.stop();
      remove();
    },
  };
}
