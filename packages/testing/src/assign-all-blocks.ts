import type { Assignment, Language, LayoutBlock, LayoutDefinition } from "@portal/core";
import { sampleCards } from "./fixture/cards.ts";
import { sampleRoles } from "./fixture/index.ts";
import type { Roles } from "./fixture/topic.ts";

/** Metadata of a site or category that selects a layout and fills it; as the wire has it. */
export interface AssignedMetadata {
  readonly layoutId: string;
  readonly blocks: Assignment[];
}

const COLUMNS = 4;

/** Gives every block of a layout content of the sample fixture that suits its variant. Blocks of one kind get different categories. */
export function assignAllBlocks(layout: LayoutDefinition, language: Language): AssignedMetadata {
  const picker = new Picker(sampleRoles[language], language);
  return { layoutId: layout.id, blocks: layout.blocks.map((block) => picker.assign(block)) };
}

class Picker {
  readonly #roles: Roles;
  readonly #language: Language;
  #news = 0;
  #columns = 0;

  constructor(roles: Roles, language: Language) {
    this.#roles = roles;
    this.#language = language;
  }

  assign({ key, type, name }: LayoutBlock): Assignment {
    switch (type) {
      case "category":
        return { key, category: this.#category(key, name) };
      case "categories":
        return { key, categories: this.#nextColumns() };
      case "treeCategories":
        return key === "additionsCategories" ? { key, categories: this.#branches() } : { key, root: this.#roles.tree, depth: 3 };
      case "cards":
        return {
          key,
          cards: sampleCards({ key, variant: name, language: this.#language, categories: this.#roles.columns.slice(0, COLUMNS) }),
        };
    }
  }

  #category(key: string, variant: string): string {
    const { lead, pinned, documents, press, video, photos, rates, budget, introduction, notices } = this.#roles;
    switch (variant) {
      case "leadNews":
        return lead;
      case "pinnedNews":
        return pinned;
      case "documentList":
        return documents;
      case "pressRelease":
        return press;
      case "video":
        return video;
      case "photos":
      case "albumWall":
        return photos;
      case "seriesTable":
        return /budget/i.test(key) ? budget : rates;
      case "articleLink":
        return introduction;
      default:
        // The key's spelling is the specification's.
        return key === "infomations" ? notices : (this.#roles.news[this.#news++ % this.#roles.news.length] ?? lead);
    }
  }

  #nextColumns(): string[] {
    const { columns } = this.#roles;
    const start = this.#columns;
    this.#columns += COLUMNS;
    return Array.from({ length: COLUMNS }, (_, index) => columns[(start + index) % columns.length] ?? "");
  }

  /** Two levels made by hand, as an administrator would. */
  #branches(): NonNullable<Assignment["categories"]> {
    const { columns, documents, notices, press } = this.#roles;
    return [{ slug: documents, children: columns.slice(0, 3) }, { slug: notices, children: [press] }, press];
  }
}
