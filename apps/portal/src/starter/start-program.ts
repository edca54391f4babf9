import type { PageModel } from "@portal/domain";
import { type PageState, STATE_ID } from "./page-state.ts";

export interface HydrationState extends Pick<PageState, "timeZone" | "origin" | "apiOrigins"> {
  readonly page: PageModel;
}

/** What the program's entry exports. */
export interface Program {
  /** Resolves once the page is hydrated. */
  start(state: HydrationState): Promise<void>;
}

/**
 * Brings the program and the model that this document was drawn from, side by side, and hydrates the page.
 * @returns false where the model is gone: the page stays as it was served, and its links load documents
 * @throws where something could not be had just now
 */
export async function startProgram(): Promise<boolean> {
  const { page, hash, modules, ...rest } = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? "") as PageState;
  // The model first: over HTTP/1.1 a browser asks for six files at a time, and a home's scripts are more.
  const asked = page ?? fetchModel(hash ?? "");
  for (const href of modules) preload(href);
  const [program, model] = await Promise.all([import(/* @vite-ignore */ modules[0] ?? "") as Promise<Program>, asked]);
  if (model === undefined) return false;
  await program.start({ ...rest, page: model });
  return true;
}

function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

async function fetchModel(hash: string): Promise<PageModel | undefined> {
  const path = encodeURIComponent(location.pathname + location.search);
  // Of the document's own origin, whatever server address is stored: the model is part of the document.
  const answer = await fetch(`/api/page?path=${path}&hash=${hash}`, { headers: { accept: "application/json" } });
  if (answer.ok) return (await answer.json()) as PageModel;
  if (answer.status < 500) return undefined;
  throw new Error(`The page's model could not be had: ${answer.status}`);
}
