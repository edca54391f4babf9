/** What the toolbar does to text: each command says by `false` that it does not apply here. */
import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Mark, Node, NodeType, ResolvedPos } from "prosemirror-model";
import { liftListItem, wrapRangeInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import type { Attributes } from "./attributes.ts";
import { htmlAttributes, markType, nodeType } from "./schema.ts";

/** Depth of the nearest node of one of these types around the place; undefined: there is none. */
export function depthOf($pos: ResolvedPos, names: readonly string[]): number | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) if (names.includes($pos.node(depth).type.name)) return depth;
  return undefined;
}

export const isInside = ({ selection }: EditorState, name: string): boolean => depthOf(selection.$from, [name]) !== undefined;

export function hasMark(state: EditorState, name: string): boolean {
  const type = markType(name);
  const { from, to, empty, $from } = state.selection;
  return empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type);
}

export const switchMark = (name: string): Command => toggleMark(markType(name), null, { removeWhenPresent: true });

/** Element of the block in which the selection begins. A line shows as a paragraph. */
export function blockAt({ selection }: EditorState): string {
  const { name } = selection.$from.parent.type;
  return name === "line" ? "p" : name;
}

/** Text blocks of the selection become this one; what their elements say besides stays. */
export const makeBlock =
  (name: string): Command =>
  (state, dispatch) => {
    const type = nodeType(name);
    if (!setBlockType(type)(state)) return false;
    const { from, to } = state.selection;
    dispatch?.(state.tr.setBlockType(from, to, type, (node) => ({ html: ownAttributes(node) })).scrollIntoView());
    return true;
  };

/** A line has no element, thus no attributes. */
const ownAttributes = (node: Node): Attributes => (node.attrs["html"] as Attributes | undefined) ?? {};

/** A list around the blocks; another kind of list; or none any more. */
export const switchList =
  (name: "ul" | "ol"): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = depthOf($from, ["ul", "ol"]);
    if (depth === undefined) return makeList(nodeType(name))(state, dispatch);
    const list = $from.node(depth);
    if (list.type.name === name) return liftListItem(nodeType("li"))(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodeType(name), { html: {} }));
    return true;
  };

/** Paragraphs become the items' own text: an item needs none around it. */
const makeList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { tr, selection, doc } = state;
    doc.nodesBetween(selection.from, selection.to, (node, place) => {
      const isPlain = node.type.name === "p" && Object.keys(htmlAttributes(node)).length === 0;
      if (isPlain) tr.setNodeMarkup(place, nodeType("line"));
    });
    const range = tr.doc.resolve(selection.from).blockRange(tr.doc.resolve(selection.to));
    if (!range || !wrapRangeInList(dispatch ? tr : null, range, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const switchQuote: Command = (state, dispatch) =>
  isInside(state, "blockquote") ? lift(state, dispatch) : wrapIn(nodeType("blockquote"))(state, dispatch);

export const alignmentAt = ({ selection }: EditorState): string => {
  const { parent } = selection.$from;
  return parent.type.name === "line" || !parent.isTextblock ? "" : (htmlAttributes(parent)["class"] ?? "");
};

/** @param name a class of the allow-list; "": none */
export const align =
  (name: string): Command =>
  (state, dispatch) => {
    const { tr, selection, doc } = state;
    doc.nodesBetween(selection.from, selection.to, (node, place) => {
      if (!node.isTextblock) return;
      const { class: _, ...html } = ownAttributes(node);
      const type = node.type.name === "line" && name !== "" ? nodeType("p") : node.type;
      tr.setNodeMarkup(place, type, { html: name === "" ? html : { ...html, class: name } });
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };

export const insertLeaf =
  (name: "br" | "hr"): Command =>
  (state, dispatch) => {
    if (state.selection.$from.parent.type.spec.code) return false;
    dispatch?.(state.tr.replaceSelectionWith(nodeType(name).create()).scrollIntoView());
    return true;
  };

/** Out of what cannot hold a second block: to a paragraph after it. */
export const leaveCaption: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const around = depthOf($from, ["figcaption", "caption", "summary"]);
  if (around === undefined || !empty) return false;
  const isSummary = $from.node(around).type.name === "summary";
  const place = isSummary ? $from.after(around) : $from.after(around - 1);
  if (!dispatch) return true;
  const tr = state.tr.insert(place, nodeType("p").create());
  dispatch(tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView());
  return true;
};

/** The link at the selection and how far it goes; undefined: none. */
export function linkAt({ selection, doc }: EditorState): { readonly from: number; readonly to: number; readonly mark: Mark } | undefined {
  const { $from } = selection;
  const start = $from.start();
  const type = markType("a");
  const mark = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark || !$from.parent.isTextblock) return undefined;
  let [from, to] = [$from.pos, $from.pos];
  $from.parent.forEach((node, offset) => {
    const place = start + offset;
    if (!mark.isInSet(node.marks)) return;
    if (place <= to && place + node.nodeSize >= from) [from, to] = [Math.min(from, place), Math.max(to, place + node.nodeSize)];
  });
  return doc.rangeHasMark(from, to, type) ? { from, to, mark } : undefined;
}

/** @param href undefined: the link goes, its text stays. @param text where nothing is selected */
export const setLink =
  (href: string | undefined, text: string): Command =>
  (state, dispatch) => {
    const { selection, tr, schema } = state;
    const known = linkAt(state);
    const { from, to } = selection.empty && known ? known : selection;
    const type = markType("a");
    const kept = known ? htmlAttributes(known.mark) : {};
    const link = href === undefined ? undefined : type.create({ html: { ...kept, href } });
    if (link && from === to) tr.insert(from, schema.text(text, [...(state.storedMarks ?? selection.$from.marks()), link]));
    else {
      tr.removeMark(from, to, type);
      if (link) tr.addMark(from, to, link);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Attributes of the picture that is selected; undefined: none is. */
export const pictureAt = ({ selection }: EditorState): Attributes | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === "img" ? htmlAttributes(selection.node) : undefined;

/** Changes the picture that is selected, or puts a figure here. */
export const setPicture =
  (picture: Attributes, caption: string): Command =>
  (state, dispatch) => {
    const { selection, tr, schema } = state;
    const img = nodeType("img").create({ html: { loading: "lazy", ...pictureAt(state), ...picture } });
    if (pictureAt(state)) tr.setNodeMarkup(selection.from, undefined, img.attrs);
    else {
      const line = nodeType("line");
      const legend = caption === "" ? [] : [nodeType("figcaption").create(null, line.create(null, schema.text(caption)))];
      tr.replaceSelectionWith(nodeType("figure").create(null, [line.create(null, img), ...legend]));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
