/** What the editor does in the frame of its page, which has the editor's own origin. */

/** Of a sheet that no markup holds: the page's content security policy allows no style in it. */
const style = (chosen: string | undefined): string => `
  [data-block] { cursor: pointer; }
  [data-block]:hover { outline: 2px dashed #b3141c; outline-offset: 2px; }
  ${chosen === undefined ? "" : `${blockSelector(chosen)} { outline: 3px solid #b3141c; outline-offset: 2px; }`}`;

const blockSelector = (key: string): string => `[data-block="${CSS.escape(key)}"]`;

/** A click chooses the block that it falls into, and follows no link. */
export function followFrame(frame: HTMLIFrameElement, onChoose: (key: string) => void): void {
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  contentDocument.adoptedStyleSheets = [new (contentWindow as Window & typeof globalThis).CSSStyleSheet()];
  contentDocument.addEventListener(
    "click",
    (event) => {
      const key = (event.target as Element | null)?.closest("[data-block]")?.getAttribute("data-block");
      if (key === null || key === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onChoose(key);
    },
    { capture: true },
  );
}

/** Marks the chosen block, whatever draws it anew, and brings it into view. */
export function showChosen(frame: HTMLIFrameElement | null, key: string | undefined): void {
  const page = frame?.contentDocument;
  page?.adoptedStyleSheets[0]?.replaceSync(style(key));
  if (key !== undefined) page?.querySelector(blockSelector(key))?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Keeps the frame as wide as the device it stands for, and shows it no larger than there is room. @returns ends that */
export function fitFrame(frame: HTMLIFrameElement, width: number): () => void {
  const room = frame.parentElement;
  if (!room) return () => {};
  const observer = new ResizeObserver(() => {
    const scale = Math.min(1, room.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${room.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  });
  observer.observe(room);
  return () => observer.disconnect();
}
