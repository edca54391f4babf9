/** Milliseconds for which a pointer or the focus rests on a link before it counts as about to be followed. */
const REST = 60;

/** Says which links of the portal are about to be followed. One listener for all links, of which a page has hundreds. @returns ends it */
export function watchLinks(root: Document, onAbout: (href: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: string | undefined;
  const onRest = ({ target }: Event): void => {
    const href = hrefOf(target);
    if (href === rested) return;
    clearTimeout(timer);
    rested = href;
    if (href !== undefined) timer = setTimeout(onAbout, REST, href);
  };
  const onPress = ({ target, button }: PointerEvent): void => {
    const href = button === 0 ? hrefOf(target) : undefined;
    if (href !== undefined) onAbout(href);
  };
  root.addEventListener("pointerover", onRest);
  root.addEventListener("focusin", onRest);
  root.addEventListener("pointerdown", onPress);
  return () => {
    clearTimeout(timer);
    root.removeEventListener("pointerover", onRest);
    root.removeEventListener("focusin", onRest);
    root.removeEventListener("pointerdown", onPress);
  };
}

/** Of a link that the portal follows itself: not of those in an article's text, nor of those that open in a new tab. */
function hrefOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a[href]:not([target], [download], [data-html] *)") : null;
  return link?.getAttribute("href") ?? undefined;
}
