/** How a site of the demonstration is written down; `lines.ts` makes import lines of it. */
import type { Assignment, CategoryMetadataRecord, MenuItemRecord, SiteIdentity, SiteTranslation } from "@portal/core";
import type { Panorama } from "./art/banner.ts";
import type { Mark } from "./art/logo.ts";
import type { Subject } from "./art/picture.ts";
import type { ArticleSeed } from "./compose/stories.ts";

/** What is drawn on a card: a picture on a subject, a mark with initials, a wide banner, or a person's portrait. */
export type CardArt =
  | { readonly subject: Subject }
  | { readonly mark: Mark; readonly initials: string }
  | { readonly panorama: Panorama }
  /** Slug of the person. */
  | { readonly portrait: string };

export interface CardSeed {
  readonly title: string;
  readonly link?: string;
  readonly category?: string;
  readonly description?: string;
  readonly blank?: boolean;
  readonly art?: CardArt;
}

/** A block's content; cards are drawn, everything else is as the wire has it. */
export type BlockSeed = Omit<Assignment, "cards"> & { readonly cards?: readonly CardSeed[] };

export interface CategorySeed {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly counterpart?: string;
  readonly metadata?: Omit<CategoryMetadataRecord, "blocks"> & { readonly blocks?: readonly BlockSeed[] };
  /** The wire allows metadata as a JSON string (spec §3); some categories use it. */
  readonly asString?: boolean;
  readonly children?: readonly CategorySeed[];
}

export interface SitePage {
  readonly slug: string;
  readonly title: string;
  /** Where it is not the site's. */
  readonly language?: 1 | 2;
  readonly html: string;
  readonly counterpart?: string;
}

export interface SiteSeed {
  readonly slug: string;
  readonly name: string;
  readonly language: 1 | 2;
  readonly counterpart?: string;
  readonly logo: { readonly initials: string; readonly mark: Mark };
  readonly panorama: Panorama;
  /** What draws its home: a layout, or a view that its metadata asks for (spec §2.3). */
  readonly layoutId?: string;
  readonly view?: string;
  readonly categoryDefaulLayout?: string;
  readonly articleDefaulLayout?: string;
  readonly appLayout?: string;
  readonly identity: SiteIdentity;
  /** What stands around its pages in the other language. */
  readonly translation?: SiteTranslation;
  /** In the order of the file; `order` decides (spec §2.2). */
  readonly menu: readonly MenuItemRecord[];
  readonly blocks: readonly BlockSeed[];
  readonly asString?: boolean;
  readonly categories: readonly CategorySeed[];
  readonly articles: readonly ArticleSeed[];
  readonly pages: readonly SitePage[];
}
