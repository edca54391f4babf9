/** What administration does with a page of the portal in a frame, which has its own origin. */
import { showTheme } from "../app/preferences.ts";

/** undefined: another page has taken its place meanwhile. */
export const shownPath = (page: Document): string | undefined => page.defaultView?.location.pathname;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives the page rules besides its own, by a sheet that no markup holds: its content security policy allows no style in it. The last call counts. */
export function setStyle(page: Document, css: string): void {
  const { defaultView } = page;
  if (!defaultView) return;
  const sheet = sheets.get(page) ?? new defaultView.CSSStyleSheet();
  if (!sheets.has(page)) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  sheets.set(page, sheet);
  sheet.replaceSync(css);
}

/** Shows the page in a theme, whatever this browser has chosen, which the page shows once more whenever it appears. @returns ends that */
export function keepTheme(page: Document, theme: string): () => void {
  const show = (): void => showTheme(theme, page.documentElement);
  const window = page.defaultView;
  show();
  window?.addEventListener("pageshow", show);
  return () => window?.removeEventListener("pageshow", show);
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
