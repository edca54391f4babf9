/** What every example of every block and widget promises in a browser: it hydrates as it was drawn, it is accessible, it fits a small screen. */
import axe from "axe-core";
import { type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { page as viewport } from "vitest/browser";
import { conformanceSubjects } from "./testing/conformance-subjects.tsx";
import "./styles.css";

/** CSS pixels; WCAG 2.2, 1.4.10. */
const SMALL_SCREEN = 320;

let place: HTMLElement | undefined;
let root: Root | undefined;

beforeAll(async () => {
  await viewport.viewport(SMALL_SCREEN, 800);
  document.documentElement.lang = "vi";
});

afterEach(() => {
  root?.unmount();
  place?.remove();
});

function Hydrated({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(onDone, [onDone]);
  return children;
}

/** The server's HTML, hydrated. @returns the differences that React found */
async function hydrate(part: ReactNode): Promise<{ readonly at: HTMLElement; readonly differences: readonly unknown[] }> {
  const at = document.body.appendChild(document.createElement("div"));
  place = at;
  const differences: unknown[] = [];
  await new Promise<void>((resolve) => {
    const app = <Hydrated onDone={resolve}>{part}</Hydrated>;
    at.innerHTML = renderToString(app);
    root = hydrateRoot(at, app, {
      onRecoverableError: (error) => differences.push(error),
      onUncaughtError: (error) => (differences.push(error), resolve()),
    });
  });
  // Observers of sizes are notified between this frame and the next.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return { at, differences };
}

/** Nothing, and texts that are markup: conformance.test.tsx draws them too, and `npm run verify` hydrates them. */
const further: ReadonlySet<string> = new Set(["empty", "hostile"]);

describe.each(conformanceSubjects)("$kind $subject, $example", ({ example, draw }) => {
  it("hydrates as drawn, is accessible, fits a small screen", { tags: further.has(example) ? "verify" : [] }, async () => {
    const { at, differences } = await hydrate(draw());
    expect(differences).toEqual([]);
    expect(document.documentElement.scrollWidth, "horizontal overflow").toBeLessThanOrEqual(SMALL_SCREEN);
    const { violations } = await axe.run(at, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
  });
});
