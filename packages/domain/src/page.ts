/** The page model: plain JSON that server rendering, hydration, Storybook and the editor share. */
import type { SiteIdentity, CategorySummary, Diagnostic, Language, LayoutTree, MenuItem, PageContent, ResolvedTree } from "@portal/core";
import type { Article } from "./articles/model.ts";
import type { shellNames } from "./generated/shells.ts";
import type { DraftState } from "./drafts/model.ts";
import type { AskedReceipt } from "./receipts/model.ts";
import type { CommentForm, PageForms } from "./forms.ts";
import type { Question } from "./questions/model.ts";
import type { NearPage } from "./source.ts";

export type PageKind = "home" | "category" | "article" | "page" | "fixed" | "search" | "notFound";

/** What stands around a page: one of the layouts of specification §2.3. */
export type Shell = (typeof shellNames)[number];

/** What has no counterpart in a language: the page alone, or its whole site. */
export type Untranslated = "page" | "site";

export interface Crumb {
  readonly label: string;
  /** Omitted for the current page. */
  readonly href?: string;
}

/** Who the page belongs to, ready to draw. Defaults of specification §2.2 and §3 are filled in. */
export interface SiteView {
  readonly slug: string;
  readonly name: string;
  readonly language: Language;
  readonly logo: string;
  readonly logoLink: string;
  readonly banner: string;
  readonly menu: readonly MenuItem[];
  /** 'search' or 'tim-kiem' below the site (specification §2.2). */
  readonly searchLink: string;
  readonly identity: SiteIdentity;
  /** Its news and those of its categories are there as feeds: not of a portal that lives on a back end's calls, which list none by site. */
  readonly hasFeeds?: true;
}

/** Of a page as it will be once a change set is published. */
export interface Preview {
  /** Path below which the whole preview stands, without a slash at its end: links and calls of the page stay there. */
  readonly base: string;
  /** The moment that it shows, ISO 8601 with Z. */
  readonly asOf: string;
}

/** How a preview is to be drawn anew: from the server, or as what is on screen becomes by the function; undefined leaves it as it is. */
export type PreviewRefresh = { readonly from: "server" } | { readonly from: (page: PageModel) => Promise<PageModel | undefined> };

/** What makes a block hard to use for somebody, by a rule of axe (WCAG 2.2 AA). */
export interface BlockBarrier {
  /** Key of the block. */
  readonly block: string;
  /** Id of the rule. */
  readonly rule: string;
  /** Whether somebody cannot use it, and is not only hindered. */
  readonly isSerious: boolean;
  /** What the rule asks for, in English. */
  readonly help: string;
  /** Elements that break it. */
  readonly count: number;
}

/** How the barriers of a preview's blocks are asked for. */
export interface PreviewCheck {
  /** Aborted: no one wants the answer any more. */
  readonly signal: AbortSignal;
  readonly answer: (barriers: readonly BlockBarrier[]) => void;
}

export interface PageModel {
  readonly release: string;
  readonly status: number;
  readonly kind: PageKind;
  /** Path and query that this model answers. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Where the language switch leads: this page in the other language, or else the counterpart site's home. */
  readonly languageSwitch: string;
  /** Of a home to which the language switch led for want of a counterpart: what has none. */
  readonly untranslated?: Untranslated;
  /** Path of this page and of the same page in the other language, where there is one. */
  readonly alternates: Readonly<Partial<Record<Language, string>>>;
  readonly site: SiteView;
  readonly shell: Shell;
  readonly breadcrumb: readonly Crumb[];
  readonly category?: CategorySummary;
  readonly article?: Article;
  /** Readers may rate the article here. */
  readonly rateable?: true;
  /** Of an article that is a draft open for comments, or was one. */
  readonly draft?: DraftState;
  /** Of a draft that takes comments. */
  readonly commentForm?: CommentForm;
  /** Static page: sanitised HTML. */
  readonly page?: { readonly slug: string; readonly title: string; readonly html: string };
  /** Of the contact page: whom to turn to. */
  readonly representatives?: readonly { readonly name: string; readonly value: string }[];
  /** The question that the page answers; HTML sanitised. */
  readonly question?: Question;
  /** Of the not-found page: the words of its address, and public pages that have them. */
  readonly near?: { readonly words: string; readonly pages: readonly NearPage[] };
  /** Of the page that says where something sent stands. */
  readonly receipt?: AskedReceipt;
  /** A page of the visitor's own (accounts): no one keeps it, no index lists it. */
  readonly personal?: boolean;
  /** Of a page with forms: drawn for one visitor, never kept. */
  readonly forms?: PageForms;
  /** Of a page that is not published: no one keeps it, no index lists it. */
  readonly preview?: Preview;
  readonly tree: LayoutTree;
  readonly content: PageContent;
  /** Cache tags of everything the page shows. */
  readonly tags: readonly string[];
  /** Next moment at which the page changes by itself, ISO 8601 with Z. */
  readonly freshUntil?: string;
}

/** A page as those who shape it see it, in Storybook and in the editor: with where its content comes from, and what the engine found. Never sent to visitors. */
export interface ResolvedPage extends PageModel {
  readonly tree: ResolvedTree;
  readonly diagnostics: readonly Diagnostic[];
}
