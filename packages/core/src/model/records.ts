/** Sites and categories: parsed, spelled right, safe to use. */
import type { Assignment, SiteIdentity } from "../generated/types.ts";
import type { Language } from "./diagnostic.ts";

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly blank: boolean;
  readonly order: number;
  readonly children: readonly MenuItem[];
}

export type Assignments = ReadonlyMap<string, Assignment>;

export interface Site {
  readonly slug: string;
  readonly name: string;
  readonly language: Language;
  readonly counterpart: string | undefined;
  readonly logo: string | undefined;
  readonly banner: string | undefined;
  /** Sorted by order; undefined where the site brings no menu. */
  readonly menu: readonly MenuItem[] | undefined;
  readonly blocks: Assignments;
  readonly layoutId: string | undefined;
  readonly view: string | undefined;
  /** Read here because the metadata is one record with one schema; which shells there are is known to the host. */
  readonly appLayout: string | undefined;
  /** A page says how often the site is viewed. */
  readonly publicStatistics?: true;
  readonly categoryDefaultLayout: string | undefined;
  readonly articleDefaultLayout: string | undefined;
  readonly identity: SiteIdentity;
  /** What stands around its pages in the other language. */
  readonly translation: Translation;
}

interface Translation {
  readonly name: string | undefined;
  readonly menu: readonly MenuItem[] | undefined;
  readonly identity: SiteIdentity | undefined;
}

export interface Category {
  readonly id: string | undefined;
  readonly slug: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly site: string | undefined;
  readonly parent: string | undefined;
  readonly counterpart: string | undefined;
  readonly blocks: Assignments;
  readonly categories: Assignment["categories"];
  readonly layoutId: string | undefined;
  readonly view: string | undefined;
  readonly articleView: string | undefined;
  readonly categoryDefaultLayout: string | undefined;
  readonly series: readonly string[];
}
