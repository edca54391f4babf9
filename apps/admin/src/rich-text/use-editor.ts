import type { TFunction } from "i18next";
import type { EditorState, Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cleanPasted } from "./clean-pasted.ts";
import { createState } from "./editor-state.ts";
import { keepParts, keptPartView } from "./kept-part.ts";
import { pictureView } from "./picture-view.ts";
import { ValueExchange } from "./value-exchange.ts";
import { writeDocument } from "./write.ts";

/** What the field says aloud of something that it did not take. */
export type Notice = "pictures" | "files" | "kept";

export interface EditorOptions {
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (html: string) => void;
  /** Of the element in which one types. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onNotice: (notice: Notice | undefined) => void;
  readonly t: TFunction;
  /** Whose files the text may show before they are public; undefined: no one's. */
  readonly changeSetId: string | undefined;
}

export interface Editor {
  /** Where the field is drawn. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** undefined: it is not there yet. */
  readonly view: EditorView | undefined;
  readonly state: EditorState | undefined;
}

/** A ProseMirror view, which owns its part of the document, and the value that it shares with the form around it. */
export function useEditor(options: EditorOptions): Editor {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<{ readonly view: EditorView; readonly state: EditorState }>();
  const latest = useRef(options);
  const taking = useRef<(view: EditorView, value: string) => void>(undefined);
  const exchange = useRef(new ValueExchange(options.value));
  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const parts = keepParts(() => latest.current.onNotice("kept"));
    const start = (html: string): EditorState => createState(html, [parts]);
    const show = (view: EditorView, state: EditorState): void => {
      view.updateState(state);
      setEditor({ view, state });
    };
    const takeOver = (view: EditorView, value: string): void => {
      if (view.composing || !exchange.current.isNew(value, view.hasFocus())) return;
      exchange.current.take(value);
      show(view, start(value));
    };
    const refuseFiles = (event: Event, data: DataTransfer | null): boolean => {
      if (!data || data.files.length === 0 || data.types.includes("text/html")) return false;
      event.preventDefault();
      latest.current.onNotice("files");
      return true;
    };
    const view = new EditorView(place.current, {
      state: start(latest.current.value),
      attributes: latest.current.attributes,
      editable: () => !latest.current.isReadOnly,
      nodeViews: {
        ...Object.fromEntries(["keptBlock", "keptOutside", "keptInline"].map((name) => [name, keptPartView(latest.current.t)])),
        img: pictureView(() => latest.current.changeSetId),
      },
      dispatchTransaction(this: EditorView, transaction: Transaction) {
        const state = this.state.apply(transaction);
        show(this, state);
        if (!transaction.docChanged || state.doc.eq(transaction.before)) return;
        if (transaction.getMeta("paste") !== true) latest.current.onNotice(undefined);
        const html = writeDocument(state.doc);
        if (html === exchange.current.last) return;
        exchange.current.give(html);
        latest.current.onChange(html);
      },
      transformPastedHTML: (html) => {
        const cleaned = cleanPasted(html);
        latest.current.onNotice(cleaned.droppedPictures > 0 ? "pictures" : undefined);
        return cleaned.html;
      },
      handleDOMEvents: {
        // A browser would open the file in place of the page.
        drop: (_view, event) => refuseFiles(event, event.dataTransfer),
        paste: (_view, event) => refuseFiles(event, event.clipboardData),
        // What came while a word was composed.
        compositionend: (view) => void setTimeout(() => !view.isDestroyed && takeOver(view, latest.current.value)),
      },
    });
    taking.current = takeOver;
    setEditor({ view, state: view.state });
    return () => {
      view.destroy();
      setEditor(undefined);
    };
  }, []);

  const view = editor?.view;
  const { value, attributes } = options;
  useEffect(() => {
    if (view && !view.isDestroyed) taking.current?.(view, value);
  }, [view, value]);
  useEffect(() => {
    if (view && !view.isDestroyed) view.setProps({ attributes });
  }, [view, attributes]);
  return { place, view, state: editor?.state };
}
