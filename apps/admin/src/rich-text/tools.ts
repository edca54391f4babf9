/** What the toolbar offers, in its order. */
import { lift } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  mergeCells,
  splitCell,
  toggleHeaderCell,
} from "prosemirror-tables";
import {
  align,
  alignmentAt,
  blockAt,
  hasMark,
  insertLeaf,
  isInside,
  linkAt,
  makeBlock,
  pictureAt,
  switchList,
  switchMark,
  switchQuote,
} from "./commands.ts";
import { nodeType } from "./schema.ts";
import { hasCaption, insertTable, removeTable, switchCaption } from "./table-commands.ts";

export type DialogName = "link" | "figure";

interface Tool {
  /** Key of its text. */
  readonly label: string;
  /** Shown in the place of the text, which then is read out. */
  readonly sign?: string;
  /** Whether it is in effect; undefined: it is no switch. */
  readonly isOn?: (state: EditorState) => boolean;
}

export type ButtonTool = Tool & ({ readonly run: Command } | { readonly opens: DialogName });

export interface ChoiceTool {
  readonly label: string;
  readonly value: (state: EditorState) => string;
  /** Value → key of its text. */
  readonly options: Readonly<Record<string, string>>;
  readonly run: (value: string) => Command;
}

const mark = (name: string, label: string, sign: string): ButtonTool => ({
  label,
  sign,
  isOn: (state) => hasMark(state, name),
  run: switchMark(name),
});
const item = nodeType("li");

const blocks: ChoiceTool = {
  label: "richText.block",
  value: blockAt,
  options: {
    p: "richText.paragraph",
    h2: "richText.heading2",
    h3: "richText.heading3",
    h4: "richText.heading4",
    h5: "richText.heading5",
    h6: "richText.heading6",
    pre: "richText.pre",
  },
  run: makeBlock,
};

const alignment: ChoiceTool = {
  label: "richText.align",
  value: alignmentAt,
  options: {
    "": "richText.alignNone",
    "align-left": "richText.alignLeft",
    "align-center": "richText.alignCenter",
    "align-right": "richText.alignRight",
    "align-justify": "richText.alignJustify",
  },
  run: align,
};

const moreMarks: ChoiceTool = {
  label: "richText.marks",
  value: () => "",
  options: {
    "": "richText.marksNone",
    mark: "richText.highlight",
    small: "richText.small",
    code: "richText.code",
    q: "richText.quotation",
    cite: "richText.cite",
    dfn: "richText.definition",
    ins: "richText.inserted",
    del: "richText.deleted",
    kbd: "richText.keyboard",
    samp: "richText.sample",
    var: "richText.variable",
  },
  run: (name) => (name === "" ? () => false : switchMark(name)),
};

export const textTools: readonly (ButtonTool | ChoiceTool)[] = [
  blocks,
  mark("strong", "richText.bold", "B"),
  mark("em", "richText.italic", "I"),
  mark("u", "richText.underline", "U"),
  mark("s", "richText.strike", "S"),
  mark("sub", "richText.sub", "x₂"),
  mark("sup", "richText.sup", "x²"),
  moreMarks,
  { label: "richText.bullets", sign: "•", isOn: (state) => isInside(state, "ul"), run: switchList("ul") },
  { label: "richText.numbers", sign: "1.", isOn: (state) => isInside(state, "ol"), run: switchList("ol") },
  { label: "richText.indent", sign: "→", run: sinkListItem(item) },
  { label: "richText.outdent", sign: "←", run: (state, dispatch) => liftListItem(item)(state, dispatch) || lift(state, dispatch) },
  { label: "richText.quote", sign: "❝", isOn: (state) => isInside(state, "blockquote"), run: switchQuote },
  alignment,
  { label: "richText.link", isOn: (state) => linkAt(state) !== undefined, opens: "link" },
  { label: "richText.figure", isOn: (state) => pictureAt(state) !== undefined, opens: "figure" },
  { label: "richText.table", run: insertTable },
  { label: "richText.rule", sign: "―", run: insertLeaf("hr") },
  { label: "richText.undo", sign: "↶", run: undo },
  { label: "richText.redo", sign: "↷", run: redo },
];

/** Shown while the selection is in a table. */
export const tableTools: readonly ButtonTool[] = [
  { label: "richText.rowBefore", run: addRowBefore },
  { label: "richText.rowAfter", run: addRowAfter },
  { label: "richText.rowDelete", run: deleteRow },
  { label: "richText.columnBefore", run: addColumnBefore },
  { label: "richText.columnAfter", run: addColumnAfter },
  { label: "richText.columnDelete", run: deleteColumn },
  { label: "richText.headerCell", isOn: (state) => isInside(state, "th"), run: toggleHeaderCell },
  { label: "richText.merge", run: mergeCells },
  { label: "richText.split", run: splitCell },
  { label: "richText.caption", isOn: hasCaption, run: switchCaption },
  { label: "richText.tableDelete", run: removeTable },
];
