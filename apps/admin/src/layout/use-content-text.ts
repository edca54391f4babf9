import type { Assignment } from "@portal/core";
import { useTranslation } from "react-i18next";
import { useCategoryNames } from "./use-categories.ts";

interface ContentText {
  /** In a few words. */
  readonly short: string;
  /** What it consists of, entry by entry. */
  readonly entries: readonly string[];
}

/** @returns says what a block shows */
export function useContentText(): (content: Assignment | undefined) => ContentText {
  const { t } = useTranslation();
  const nameOf = useCategoryNames();
  return (content) => {
    const { category, root, depth, categories, cards } = content ?? {};
    if (category !== undefined) return { short: nameOf(category), entries: [nameOf(category)] };
    if (root !== undefined)
      return { short: nameOf(root), entries: [nameOf(root), ...(depth === undefined ? [] : [`${t("layout.depth")}: ${depth}`])] };
    if (categories) {
      const names = categories.map((entry) => nameOf(typeof entry === "string" ? entry : entry.slug));
      return { short: t("layout.categories", { count: names.length }), entries: names };
    }
    if (cards) {
      const titles = cards.map((card) => card.title ?? (card.category === undefined ? t("layout.card.untitled") : nameOf(card.category)));
      return { short: t("layout.cards", { count: titles.length }), entries: titles };
    }
    return { short: t("layout.nothing"), entries: [t("layout.nothing")] };
  };
}
