/** The contract between the server and the portal's build, which it loads by path: both sides are compiled against it. */
import type { DrawnEmbed, Embed } from "./open-data/embed.ts";
import type { PageModel, Preview } from "./page.ts";
import type { PageCard } from "./page-card.ts";
import type { PageText } from "./page-text.ts";
import type { DefaultSites } from "./routes/match.ts";
import type { PortalSource } from "./source.ts";

/** `redirect` is a path on this portal. */
export interface Redirect {
  readonly redirect: string;
  readonly status: 301 | 302;
  /** There is no page at the path, and never was under this address or no longer is; not part of answers. */
  readonly isFormer?: true;
  /** Next moment at which the path leads elsewhere by itself, ISO 8601 with Z; not part of answers. */
  readonly freshUntil?: string;
}

/** Where a path leads. */
export type Loaded = { readonly page: PageModel } | Redirect;

/** Body of `GET /api/page`, with status 200, or 404 or 410 where the page is the not-found page. */
export type PageAnswer = PageModel | Redirect;

/** What a document was drawn from, as the browser needs it to hydrate it: the document names it by its hash, and holds it not. */
export interface DrawnModel<Text extends string | Uint8Array<ArrayBuffer> = string> {
  readonly hash: string;
  /** UTF-8 where it is bytes. */
  readonly json: Text;
}

export interface RenderedPage<Text extends string | Uint8Array<ArrayBuffer> = string> {
  /** The whole document; UTF-8 where it is bytes. */
  readonly html: Text;
  /** Omitted where the document holds it: of a page that no one keeps. */
  readonly model?: DrawnModel<Text> | undefined;
  /** Value of the answer's `link` header: what browsers may fetch before they have read the document. */
  readonly links: string;
  /** The page as drawn: parts that threw are marked as failed, so that no one keeps a document with a gap. */
  readonly page: PageModel;
}

/** What is shown instead of what is published. */
export interface PreviewOptions extends Preview {
  readonly source: PortalSource;
  readonly signal: AbortSignal | undefined;
}

export interface PreviewLoader {
  /** The page that another source has at the path, as of a moment: without forms. @throws where the data behind the path cannot be had */
  loadPreview(path: string, options: PreviewOptions): Promise<Loaded>;
}

export interface Portal {
  /** What the picture of a page says; undefined: the page has none. */
  card(page: PageModel): PageCard | undefined;
  /** @throws where the data behind the path cannot be had (database or upstream away). */
  load(path: string, options: { readonly signal: AbortSignal | undefined }): Promise<Loaded>;
  /** @param origin scheme and host of the page's absolute addresses; "" leaves them relative */
  render(page: PageModel, origin: string): Promise<RenderedPage<string | Uint8Array<ArrayBuffer>>>;
}

/** Draws what pages of others show in a frame. @throws where it cannot be drawn */
export type DrawEmbed = (embed: Embed) => Promise<DrawnEmbed>;

/** Built files that every page loads. */
export interface Assets {
  /** Classic scripts that run before anything is painted. */
  readonly blocking: readonly string[];
  /** The starter, which brings the program once the reader shows interest. */
  readonly scripts: readonly string[];
  /** The program, and all that it imports at once; the program first. */
  readonly program: readonly string[];
  readonly styles: readonly string[];
  /** Fonts of the first lines of text. */
  readonly fonts: readonly string[];
  /** What modules that load on demand need besides, by the module's name: its file's without ending, its folder's for an index. */
  readonly modules: Readonly<Record<string, ModuleAssets>>;
}

export interface ModuleAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type PortalLog = (message: string, details: Readonly<Record<string, unknown>>) => void;

/** What the loader of pages needs, on the thread that answers. */
export interface LoaderOptions {
  /** The database, or an upstream API. */
  readonly source: PortalSource;
  /** What visitors may send: every form, or comments on drafts alone, which a back end takes; the other forms then say that they are closed. */
  readonly takesForms: "all" | "comments";
  readonly defaultSites: DefaultSites;
  /** Changes with every build: a page of another release reloads itself. */
  readonly release: string;
  /** The moment that pages show, in milliseconds since 1970: of the database's clock. */
  readonly now: () => number;
  readonly timeZone: string;
  /** Findings in stored data, and failures of the source. */
  readonly log: PortalLog;
}

/** What the renderer of pages needs: plain data, which goes to a thread of its own. */
export interface RendererOptions {
  readonly assets: Assets;
  readonly timeZone: string;
  /** Origins that browsers may send calls to besides the page's own. */
  readonly apiOrigins: readonly string[];
  /** What HTML of blocks, widgets and menus that were drawn may take, in bytes; 0 keeps none. */
  readonly partCacheBytes: number;
}

export interface PortalOptions extends LoaderOptions, RendererOptions {}

/** What the build's entry-server exports: both halves in one process, for development. */
export interface PortalModule {
  createPortal(
    options: PortalOptions,
  ): Pick<Portal, "load" | "card"> &
    PreviewLoader & { render(page: PageModel, origin: string): Promise<RenderedPage>; readonly drawEmbed: DrawEmbed };
}

/** What the build's entry-loader exports: it brings no React. */
export interface LoaderModule {
  createLoader(options: LoaderOptions): Pick<Portal, "load" | "card"> & PreviewLoader;
}

/** What kept HTML of parts (ADR 46) was good for while a page was drawn. */
export interface PartUse {
  /** Parts that were used again. */
  readonly hit: number;
  /** Parts that were drawn. */
  readonly miss: number;
  /** How often the page was drawn whole after all. */
  readonly whole: number;
  /** What this thread keeps now takes so many. */
  readonly bytes: number;
  readonly thread: number;
}

/** What a renderer thread draws. */
export interface PageToDraw extends PageText {
  /** See Portal.render. */
  readonly origin: string;
}

/** What a renderer thread answers: as little as crosses to the other thread cheaply. */
export interface Drawing {
  /** The whole document in UTF-8, as it is sent: less to pass on than a string, and nothing left to encode. */
  readonly html: Uint8Array<ArrayBuffer>;
  readonly model: DrawnModel<Uint8Array<ArrayBuffer>> | undefined;
  /** See RenderedPage. */
  readonly links: string;
  /** Nodes that threw; see failNodes. */
  readonly failed: readonly string[];
  /** For the log: the parts that threw, by name, and what the first one threw. */
  readonly failure: { readonly names: readonly string[]; readonly error: string } | undefined;
  readonly parts: PartUse;
}

/** What the build's entry-renderer exports: the program of a renderer thread, which gets RendererOptions as its workerData. */
export interface RendererModule {
  /** Answers once the program is loaded. */
  isLoaded(): true;
  drawPage(page: PageToDraw): Promise<Drawing>;
  drawEmbed(embed: Embed): Promise<DrawnEmbed>;
}
