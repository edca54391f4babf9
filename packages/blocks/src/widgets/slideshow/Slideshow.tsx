import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { WidgetProps } from "@portal/react";
import { GallerySlideshow } from "../../ui/article/GallerySlideshow.tsx";
import { UnrecognisedBody } from "../../ui/article/UnrecognisedBody.tsx";

/** By key: the slide to go to, counted from 0. */
const moves = new Map<string, (current: number, last: number) => number>([
  ["ArrowLeft", (current) => Math.max(current - 1, 0)],
  ["ArrowRight", (current, last) => Math.min(current + 1, last)],
  ["Home", () => 0],
  ["End", (_, last) => last],
]);

/**
 * The photos of the current article one beside the other. The strip works by itself: swiping, scrolling, links to the neighbours. Here
 * arrow keys, Home and End are added, and the links move the strip alone instead of the page. It never moves by itself.
 */
export function Slideshow({ node, page: { article } }: WidgetProps<"article">): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? watchOwnMoves(container.current) : undefined), []);
  if (!article) return null;
  if (article.body.kind !== "gallery") return <UnrecognisedBody />;

  const slides = (): HTMLElement[] => [...(container.current?.querySelectorAll<HTMLElement>("li") ?? [])];
  const show = (slide: HTMLElement | undefined): void => {
    const strip = slide?.closest<HTMLElement>("[role=region]");
    if (slide && strip) strip.scrollTo({ left: slide.offsetLeft - (slides()[0]?.offsetLeft ?? 0) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = slides();
    const strip = all[0]?.closest<HTMLElement>("[role=region]");
    const move = moves.get(event.key);
    if (!strip || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Where a smooth movement is under way, its end counts.
    const from = Number(strip.dataset["slide"] ?? Math.round(strip.scrollLeft / strip.clientWidth));
    const to = move(from, all.length - 1);
    strip.dataset["slide"] = String(to);
    show(all[to]);
    strip.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent): void => {
    const href = event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : undefined;
    const slide = href?.startsWith("#") ? document.getElementById(href.slice(1)) : null;
    if (!slide) return;
    event.preventDefault();
    const strip = slide.closest<HTMLElement>("[role=region]");
    if (strip) delete strip.dataset["slide"];
    show(slide);
    // On to the same step of the photo that came: from the strip, Tab would lead back to the first one.
    const steps = slide.querySelectorAll<HTMLElement>("a[href^='#']");
    const isLater = slide.compareDocumentPosition(event.target as Element) & Node.DOCUMENT_POSITION_PRECEDING;
    steps[isLater ? steps.length - 1 : 0]?.focus({ preventScroll: true });
  };
  return (
    // The strip inside is what has the focus and the name; keys and clicks bubble up from it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={container} onKeyDown={onKeyDown} onClick={onClick}>
      <GallerySlideshow id={node.id} photos={article.body.photos} />
    </div>
  );
}

/** Once a movement has ended, or the reader moves the strip otherwise, the place of the strip counts again and not where keys sent it. */
function watchOwnMoves(container: HTMLElement): () => void {
  const forget = ({ target }: Event): void => {
    const strip = target instanceof Element ? target.closest<HTMLElement>("[role=region]") : null;
    if (strip) delete strip.dataset["slide"];
  };
  const kinds = ["scrollend", "pointerdown", "wheel"];
  for (const kind of kinds) container.addEventListener(kind, forget, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) container.removeEventListener(kind, forget, { capture: true });
  };
}
