import { diagnostic } from "../diagnostics.ts";
import type { Diagnostic } from "../model.ts";
import type { CommandHandler, LayoutState } from "./model.ts";
import { refuse, show } from "./refusal.ts";
import { activeLayout } from "./target.ts";

/** Chooses the page's layout. No content is dropped: what the new layout has no block for waits in the metadata. */
export const setLayout: CommandHandler = (state, { layoutId }, policy) => {
  if (layoutId !== null && typeof layoutId !== "string") {
    return refuse(
      "invalid-value",
      "/layoutId",
      `${show(layoutId)} is not the id of a layout.`,
      "Give an id, or null for the default layout.",
    );
  }
  if (layoutId !== null) {
    const layout = policy.layouts.get(layoutId);
    if (!layout)
      return refuse("unknown-layout", "/layoutId", `There is no layout ${show(layoutId)}.`, "Choose one of the layouts in the catalogue.");
    if (!layout.for.includes(policy.page)) {
      return refuse(
        "layout-not-for-page",
        "/layoutId",
        `Layout "${layoutId}" is for ${layout.for.join(" and ")} pages, this is a ${policy.page} page.`,
        "Choose another.",
      );
    }
  }
  if (!policy.mayChooseLayout(layoutId ?? policy.defaultLayoutId)) {
    return refuse(
      "not-permitted",
      "/layoutId",
      `You may not choose ${layoutId === null ? "the default layout" : `layout "${layoutId}"`}.`,
      "Ask an administrator of the site.",
    );
  }
  const chosen: LayoutState = { ...(layoutId === null ? {} : { layoutId }), blocks: state.blocks };
  return {
    diagnostics: keptContent(chosen, activeLayout(chosen, policy)?.blocks.map((block) => block.key) ?? []),
    change(next) {
      if (layoutId === null) delete next.layoutId;
      else next.layoutId = layoutId;
    },
  };
};

function keptContent(state: LayoutState, keys: readonly string[]): Diagnostic[] {
  const known = new Set(keys);
  return state.blocks.flatMap(({ key }, index) =>
    known.has(key)
      ? []
      : [
          diagnostic(
            "kept-content",
            "info",
            `/blocks/${index}`,
            `The layout has no block "${key}".`,
            "Its content is kept and shows again under a layout that has one.",
          ),
        ],
  );
}
