import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { SafeHtml, trustStoredHtml } from "@portal/react";
import { replaceMissingPictures } from "./missing-pictures.ts";
import prose from "./prose.module.css";

interface ProseProps {
  /** Sanitised when it was stored or fetched: article and page text, nothing else. */
  readonly html: string;
  /** Under which the document's state finds it again. */
  readonly name: "file" | "article" | "page" | "question" | "outcome";
}

/** Rich text set for reading. */
export function Prose({ html, name }: ProseProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? watchScrollers(ref.current) : undefined), []);
  useEffect(() => (ref.current ? replaceMissingPictures(ref.current) : undefined), []);
  return (
    <div ref={ref}>
      <SafeHtml html={trustStoredHtml(html)} name={name} className={prose["prose"]} />
    </div>
  );
}

/** Tables and code that are wider than their place scroll by themselves; while they do, the keyboard must reach them. */
function watchScrollers(root: HTMLElement): () => void {
  const update = (): void => {
    // Looked up each time: another article may have taken this one's place.
    for (const element of root.querySelectorAll<HTMLElement>("table, pre")) {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    }
  };
  // At once too: the observer reports a frame later, and a busy browser much later.
  update();
  const observer = new ResizeObserver(update);
  observer.observe(root);
  return () => observer.disconnect();
}
