import { contentFields, wantedContent } from "./content-type.ts";
import type { Report } from "./diagnostics.ts";
import type { LayoutBlock } from "./generated/types.ts";
import type { Assignments, Category, ProvenanceLayer, ResolvedBlock, Site } from "./model.ts";
import { escapeSegment } from "./pointer.ts";
import type { Subject } from "./select.ts";

/** Metadata that may fill the blocks of one page: a category's own assignments come before its site's. */
export class ContentLayers {
  /** Nearest first. */
  readonly #layers: readonly { readonly name: ProvenanceLayer; readonly assignments: Assignments }[];
  /** A category's list of categories (specification §3). */
  readonly #listed: Category["categories"];
  readonly #report: Report;

  constructor(site: Site, subject: Subject, report: Report) {
    const ofSite = { name: "site", assignments: site.blocks } as const;
    const isCategory = subject.kind === "category";
    this.#layers = isCategory ? [{ name: "category", assignments: subject.category.blocks }, ofSite] : [ofSite];
    this.#listed = isCategory ? subject.category.categories : undefined;
    this.#report = report;
  }

  contentOf(block: LayoutBlock): Pick<ResolvedBlock, "assignment" | "provenance"> {
    const fields = contentFields[block.type];
    for (const { name, assignments } of this.#layers) {
      const assignment = assignments.get(block.key);
      if (!assignment) continue;
      if (fields.some((field) => assignment[field] !== undefined)) return { assignment, provenance: name };
      this.#report.add(
        "wrong-content-type",
        "warning",
        pathOf(name, block.key),
        `The block "${block.key}" takes content of type ${block.type}, which its assignment does not give; it is passed over.`,
        `Assign ${wantedContent[block.type]}.`,
      );
    }
    if (this.#listed?.length && fields.includes("categories"))
      return { assignment: { key: block.key, categories: this.#listed }, provenance: "category" };
    if (block.default) return { assignment: block.default, provenance: "layout" };
    this.#report.add(
      "unassigned-block",
      "info",
      `/blocks/${block.key}`,
      `The block "${block.key}" has no content and is not shown.`,
      `Assign ${wantedContent[block.type]} if it should be.`,
    );
    return { assignment: undefined, provenance: "none" };
  }

  /** Only the nearest layer is looked at: a site's assignments are for its home page and may serve categories besides. */
  reportUnknownKeys(blocks: ReadonlyMap<string, LayoutBlock>): void {
    const [nearest] = this.#layers;
    if (!nearest) return;
    for (const key of nearest.assignments.keys()) {
      if (!blocks.has(key))
        this.#report.add(
          "unknown-block-key",
          "info",
          pathOf(nearest.name, key),
          `The layout has no block "${key}"; its content is kept but not shown.`,
          "Assign it to one of the layout's blocks.",
        );
    }
  }
}

const pathOf = (layer: ProvenanceLayer, key: string): string => `/${layer}/metadata/blocks/${escapeSegment(key)}`;
