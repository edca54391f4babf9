/** A renderer thread whose pages do what their path says. Its gate holds /wait until it is opened. */
import { threadId, workerData } from "node:worker_threads";

const gate = workerData.gate && new Int32Array(workerData.gate);
const acts = {
  "/die": () => process.exit(1),
  "/throw": () => {
    throw new TypeError("the shell threw");
  },
  "/hang": () => {
    for (;;);
  },
  "/fill": () => {
    const held = [];
    for (;;) held.push(Array.from({ length: 100_000 }, () => held.length));
  },
  "/wait": () => Atomics.wait(gate, 0, 0),
};

export const isLoaded = () => true;

export const drawPage = async ({ page }) => {
  const { path } = JSON.parse(page);
  acts[path]?.();
  const failed = path === "/gap" ? ["n1"] : [];
  return {
    html: new TextEncoder().encode(`<p>${path}</p>`),
    links: "",
    failed,
    failure: failed[0] && { names: ["news"], error: "TypeError: x" },
    parts: { hit: 2, miss: 1, whole: 0, bytes: 100, thread: threadId },
  };
};
