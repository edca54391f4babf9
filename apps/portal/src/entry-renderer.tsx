/** The program of a renderer thread: page model → document. The contract is RendererModule of packages/domain. */
import { getPriority, setPriority } from "node:os";
import { threadId, workerData } from "node:worker_threads";
import { createPageReader, type Drawing, type RendererModule, type RendererOptions } from "@portal/domain";
import { createPartCache } from "@portal/react/server";
import { renderDocument } from "./document/render.tsx";
import { drawEmbed as draw } from "./embed/draw-embed.tsx";

const options = workerData as RendererOptions;
const parts = createPartCache(options.partCacheBytes);
const readPage = createPageReader(options.partCacheBytes > 0);
const encoder = new TextEncoder();

/** Added to this thread's niceness: where processors are scarce, it gets a third of what the thread that answers gets. */
const NICE = 5;
// Elsewhere it would be the whole process's.
if (process.platform === "linux") setPriority(Math.min(19, getPriority() + NICE));

export const isLoaded: RendererModule["isLoaded"] = () => true;

export const drawPage: RendererModule["drawPage"] = async (written) => {
  const text = readPage(written);
  const model = text.page;
  let failure: Drawing["failure"];
  const counts = { hit: 0, miss: 0, whole: 0 };
  const {
    html,
    page,
    model: drawn,
    links,
  } = await renderDocument(model, {
    ...options,
    origin: written.origin,
    parts,
    text,
    count: (what) => (counts[what] += 1),
    onFailure: (names, error) => (failure = { names, error: String(error) }),
  });
  return {
    html: encoder.encode(html),
    model: drawn && { hash: drawn.hash, json: encoder.encode(drawn.json) },
    links,
    failed: Object.keys(page.content).filter((id) => page.content[id] !== model.content[id]),
    failure,
    parts: { ...counts, bytes: parts.bytes(), thread: threadId },
  };
};

export const drawEmbed: RendererModule["drawEmbed"] = async (embed) => draw(embed, options.timeZone);
