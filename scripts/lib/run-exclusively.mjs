import { once } from "node:events";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./root.mjs";

const pollMs = 250;

/**
 * Runs work that only one process may do at a time in this checkout, such as `npm ci`; the others wait, and print so. The lock is a
 * local socket: it ends with its process, however that ends.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runExclusively(work, name = socketName(root)) {
  let server = await listen(name);
  if (!server) console.log("Another command installs or builds in this checkout; waiting for it.");
  while (!server) {
    await sleep(pollMs);
    server = await listen(name);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

/** Undefined where another process listens. */
async function listen(name) {
  const server = createServer((socket) => socket.destroy());
  try {
    await once(server.listen(name), "listening");
    return server;
  } catch (error) {
    if (error.code !== "EADDRINUSE") return server; // no such names here: rather at the same time than not at all
    if (await isStale(name)) rmSync(name, { force: true });
    return undefined;
  }
}

/** Whether a socket's file is left of a process that has ended. */
function isStale(name) {
  if (name.startsWith("\0")) return Promise.resolve(false); // names without a file end with their process
  return new Promise((resolve) => {
    const socket = connect(name, () => (socket.destroy(), resolve(false)));
    socket.once("error", (error) => resolve(error.code === "ECONNREFUSED"));
  });
}

function socketName(folder) {
  const id = `portal-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (process.platform === "linux") return `\0${id}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${id}` : join(tmpdir(), id);
}
