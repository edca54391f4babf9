import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ArticleImage } from "./ArticleImage.tsx";

const missing = "/khong-co-anh-nay.png";
let place: HTMLElement;
let unmount = (): void => undefined;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  unmount();
  place.remove();
});

function draw(src: string | undefined): void {
  const root = createRoot(place);
  unmount = () => root.unmount();
  flushSync(() => root.render(<ArticleImage src={src} shape="wide" first />));
}

/** Names of the elements that are drawn, innermost last. */
const drawn = (): string => [...place.querySelectorAll("*")].map((element) => element.localName).join(" ");
const placeholder = "span span svg path";

describe("ArticleImage", () => {
  it("shows the placeholder where there is no picture", () => {
    draw(undefined);
    expect(drawn()).toBe(placeholder);
  });

  it("shows the placeholder where the address is not allowed", () => {
    draw("javascript:alert(1)");
    expect(drawn()).toBe(placeholder);
  });

  it("shows the placeholder in place of a picture that does not load", async () => {
    draw(missing);
    expect(drawn()).toBe("span img");
    await vi.waitFor(() => expect(drawn()).toBe(placeholder), 60_000);
  });

  /** The address that the browser asks for. */
  async function asked(
    name: string,
    properties: { readonly first?: boolean; readonly drawnWidth?: string },
    width: number,
  ): Promise<string> {
    place.style.width = `${width}px`;
    const root = createRoot(place);
    unmount = () => root.unmount();
    flushSync(() => root.render(<ArticleImage src={`/api/mediafile/${name}`} shape="wide" {...properties} />));
    const find = () => performance.getEntriesByType("resource").find((entry) => entry.name.includes(name))?.name;
    return vi.waitUntil(find, 60_000);
  }

  it("is loaded as AVIF in the size that fits how it is drawn", async () => {
    // One pixel of the picture for each of the screen, which has as many as CSS counts.
    expect(await asked("dau-tien.jpg", { first: true, drawnWidth: "600px" }, 1200)).toMatch(/dau-tien\.jpg\?width=640&format=avif$/);
  });

  it("is measured by the browser where it loads late", async () => {
    expect(await asked("ve-sau.jpg", { drawnWidth: "1200px" }, 300)).toMatch(/ve-sau\.jpg\?width=320&format=avif$/);
  });

  it("notices a picture that failed before hydration", async () => {
    draw(missing);
    const markup = place.innerHTML;
    unmount();
    place.innerHTML = markup;
    await vi.waitFor(() => expect(place.querySelector("img")?.complete).toBe(true), 60_000);
    const root = hydrateRoot(place, <ArticleImage src={missing} shape="wide" first />);
    unmount = () => root.unmount();
    await vi.waitFor(() => expect(drawn()).toBe(placeholder), 60_000);
  });
});
