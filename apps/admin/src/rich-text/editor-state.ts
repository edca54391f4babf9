import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, type Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { parseHtml } from "./parse-html.ts";
import { insertLeaf, leaveCaption } from "./commands.ts";
import { readDocument } from "./read.ts";
import { markType, nodeType } from "./schema.ts";

const breakLine = insertLeaf("br");

/** In the field alone. Nothing here looks at letters, Backspace or AltGr before the input method does. */
const keys: Readonly<Record<string, Command>> = {
  "Mod-z": undo,
  "Mod-y": redo,
  "Mod-Shift-z": redo,
  "Mod-b": toggleMark(markType("strong")),
  "Mod-i": toggleMark(markType("em")),
  "Mod-u": toggleMark(markType("u")),
  "Shift-Enter": breakLine,
  // A table is left by it at its last cell.
  Tab: goToNextCell(1),
  "Shift-Tab": goToNextCell(-1),
};
const enter = chainCommands(splitListItem(nodeType("li")), leaveCaption);

/** @param html sanitised. @param more plugins of the field */
export function createState(html: string, more: readonly Plugin[]): EditorState {
  // Inside an element, as the sanitiser reads it: white space before the first block stays.
  const body = parseHtml(`<div>${html}</div>`);
  const doc = readDocument(body.firstElementChild ?? body);
  const plugins = [history(), keymap(keys), keymap({ Enter: enter }), keymap(baseKeymap), gapCursor(), tableEditing(), ...more];
  return EditorState.create({ doc, plugins });
}
