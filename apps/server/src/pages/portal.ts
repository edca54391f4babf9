import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Assets, LoaderModule, ModuleAssets, Portal, PortalOptions, PreviewLoader } from "@portal/domain";
import { type RendererThreads, startRendererThreads } from "./drawing/renderer-threads.ts";

/** What the deployment decides; the rest follows from the build. */
export type PortalSettings = Omit<PortalOptions, "assets" | "release">;

const dist = join(import.meta.dirname, "../../../portal/dist");

/** The portal's files for the browser, as the build left them. */
export const clientDir = join(dist, "client");

/** The administrators' application, as its build left it. */
export const adminDir = join(import.meta.dirname, "../../../admin/dist");

/** Milliseconds that a page may take to be drawn; most take a few. */
const DRAWING_TIMEOUT = 10_000;

export interface BuiltPortal {
  readonly portal: Portal & PreviewLoader;
  readonly drawing: RendererThreads;
}

/**
 * Loads the portal's build: pages are loaded on this thread and drawn in threads of their own.
 * @throws where there is none.
 */
export async function loadPortal(settings: PortalSettings, threads: number): Promise<BuiltPortal> {
  const program = join(dist, "server/entry-renderer.js");
  const entry = join(dist, "server/entry-loader.js");
  let manifest: string;
  let loader: LoaderModule;
  let programs: Buffer[];
  try {
    manifest = await readFile(join(clientDir, ".vite/manifest.json"), "utf8");
    programs = await Promise.all([readFile(entry), readFile(program)]);
    loader = (await import(pathToFileURL(entry).href)) as LoaderModule;
  } catch (cause) {
    throw new Error("The portal is not built, or its build is broken; run `npm run build` and start again.", { cause });
  }
  const release = createHash("sha256").update(manifest);
  for (const one of programs) release.update(one);
  const { timeZone, apiOrigins, partCacheBytes, log } = settings;
  const renderer = { assets: assetsOf(manifest), timeZone, apiOrigins, partCacheBytes };
  const drawing = await startRendererThreads({ program, threads, renderer, timeout: DRAWING_TIMEOUT, log });
  const loading = loader.createLoader({ ...settings, release: release.digest("hex").slice(0, 12) });
  return { portal: { ...loading, render: (page, origin) => drawing.render(page, origin) }, drawing };
}

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const moduleName = /([^/]+?)(?:\/index)?\.tsx?$/;

/** The weight that text begins with; the other one, and letters of other languages, come when the page uses them. */
const firstFont = /-400\.woff2$/;

/** The script that applies stored preferences before the first paint. */
const PREFS = "src/prefs.ts";
/** The script that every page begins with: it brings the program later. */
const STARTER = "src/entry-starter.ts";

/** Vite's manifest → the starter, the program with everything it imports at once, all their styles; the same of what loads on demand, without these. */
export function assetsOf(manifest: string): Assets {
  const chunks = new Map(Object.entries(JSON.parse(manifest) as Record<string, ManifestChunk>));
  const prefs = chunks.get(PREFS);
  const starter = chunks.get(STARTER);
  const programs = [...chunks.values()].filter((chunk) => chunk.isEntry && chunk !== prefs && chunk !== starter);
  const scripts = starter ? [`/${starter.file}`] : [];
  const program = reach(programs, chunks, new Set(scripts));
  const known = new Set([...scripts, ...program.scripts, ...program.styles]);
  const modules: Record<string, ModuleAssets> = {};
  for (const chunk of chunks.values()) {
    const name = chunk.isDynamicEntry && moduleName.exec(chunk.src ?? "")?.[1];
    if (name) modules[name] = reach([chunk], chunks, known);
  }
  const fonts = [...chunks.values()].filter(({ src }) => src && firstFont.test(src)).map(({ file }) => `/${file}`);
  const blocking = prefs ? [`/${prefs.file}`] : [];
  return { blocking, scripts, program: program.scripts, styles: program.styles, fonts, modules };
}

/** Files that chunks need, by all ways of static import, without those known already. */
function reach(from: readonly ManifestChunk[], chunks: ReadonlyMap<string, ManifestChunk>, known: ReadonlySet<string>): ModuleAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = ({ file, css = [], imports = [] }: ManifestChunk): void => {
    const script = `/${file}`;
    if (known.has(script) || scripts.has(script)) return;
    scripts.add(script);
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) visit(imported);
    }
    // After those of what it imports: a component's style sheet has the last word over the parts' that it uses.
    for (const style of css) if (!known.has(`/${style}`)) styles.add(`/${style}`);
  };
  from.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
