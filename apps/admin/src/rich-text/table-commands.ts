import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state";
import { depthOf } from "./commands.ts";
import { nodeType } from "./schema.ts";

const SIZE = 3;

/** A row of header cells and rows of cells. */
export const insertTable: Command = (state, dispatch) => {
  const row = (cell: "td" | "th", section: string) =>
    nodeType("tr").create(
      { section },
      Array.from({ length: SIZE }, () => nodeType(cell).create({ html: cell === "th" ? { scope: "col" } : {} }, nodeType("line").create())),
    );
  const rows = [row("th", "thead"), ...Array.from({ length: SIZE - 1 }, () => row("td", "tbody"))];
  if (!dispatch) return true;
  const table = nodeType("table").create(null, nodeType("tbody").create(null, rows));
  const tr = state.tr.replaceSelectionWith(table);
  tr.doc.descendants((node, place) => {
    if (node === table) tr.setSelection(Selection.near(tr.doc.resolve(place + 1)));
    return node !== table;
  });
  dispatch(tr.scrollIntoView());
  return true;
};

/** Depth of the table around the selection, with its caption. */
const tableDepth = (state: EditorState): number | undefined => depthOf(state.selection.$from, ["table"]);

export const removeTable: Command = (state, dispatch) => {
  const depth = tableDepth(state);
  if (depth === undefined) return false;
  const { $from } = state.selection;
  dispatch?.(state.tr.deleteRange($from.before(depth), $from.after(depth)).scrollIntoView());
  return true;
};

export function hasCaption(state: EditorState): boolean {
  const depth = tableDepth(state);
  return depth !== undefined && state.selection.$from.node(depth).firstChild?.type.name === "caption";
}

/** A caption to type in, or none any more. */
export const switchCaption: Command = (state, dispatch) => {
  const depth = tableDepth(state);
  if (depth === undefined) return false;
  const { $from } = state.selection;
  const [start, first] = [$from.start(depth), $from.node(depth).firstChild];
  const { tr } = state;
  if (first && hasCaption(state)) tr.delete(start, start + first.nodeSize);
  else {
    tr.insert(start, nodeType("caption").create());
    tr.setSelection(TextSelection.create(tr.doc, start + 1));
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};
