import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { startTexts } from "../i18n/start-texts.ts";

export interface Mounted {
  /** Of the test that runs. */
  readonly place: HTMLElement;
  readonly render: (content: ReactNode) => void;
  /** Takes away what is rendered: what is rendered next begins anew. */
  readonly clear: () => void;
}

/** A place in the page for each test of a file, with the interface's texts; what is rendered there goes with the test. */
export function mounted(): Mounted {
  let root: Root;
  let place: HTMLElement;
  beforeAll(() => startTexts());
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });
  return {
    get place() {
      return place;
    },
    render: (content) => root.render(content),
    clear() {
      root.unmount();
      root = createRoot(place);
    },
  };
}
