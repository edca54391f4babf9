/** What each shell promises in a browser: it hydrates as drawn, is accessible in every theme, fits a small screen in every text size. */
import axe from "axe-core";
import { type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { page as viewport, userEvent } from "vitest/browser";
import { layoutSettings, type PageModel, type Shell as ShellName } from "@portal/domain";
import { TestHost } from "@portal/testing";
import "../styles.css";
import { Shell } from "./Shell.tsx";
import { shellDefinitions } from "../definitions.ts";
import { shellExamples } from "./examples.ts";
import { preloadShell } from "./shells.ts";

const shells = shellDefinitions.map(({ name }) => name);
const themes = ["light", "dark", "contrast"];
/** The rules of axe for what the other themes change. */
const colours = ["color-contrast", "link-in-text-block"];
const html = document.documentElement;
let place: HTMLElement | undefined;
let root: Root | undefined;

beforeAll(async () => {
  html.lang = "vi";
  await Promise.all(shells.map(preloadShell));
});

afterEach(() => {
  root?.unmount();
  place?.remove();
  delete html.dataset["theme"];
  delete html.dataset["text"];
});

function Drawn({ page, onDone }: { readonly page: PageModel; readonly onDone: () => void }): ReactNode {
  useEffect(onDone, [onDone]);
  return (
    <TestHost language="vi">
      <Shell
        page={page}
        settings={layoutSettings(page)}
        breadcrumb={page.breadcrumb}
        report="/btc/bao-loi?page=%2F"
        loading={null}
        counters={<p>12 người đang xem</p>}
        onFailure={() => {}}
      >
        <main id="main">
          <h1>Nội dung</h1>
        </main>
      </Shell>
    </TestHost>
  );
}

/** The server's HTML, hydrated. @returns the differences that React found */
async function hydrate(page: PageModel, shell: ShellName): Promise<readonly unknown[]> {
  const at = document.body.appendChild(document.createElement("div"));
  place = at;
  const differences: unknown[] = [];
  await new Promise<void>((resolve) => {
    const app = <Drawn page={{ ...page, shell }} onDone={resolve} />;
    at.innerHTML = renderToString(app);
    root = hydrateRoot(at, app, { onRecoverableError: (error) => (differences.push(error), resolve()) });
  });
  await new Promise(requestAnimationFrame);
  return differences;
}

const overflow = (): number => html.scrollWidth - html.clientWidth;
const summary = (): HTMLElement => place?.querySelector<HTMLElement>("summary") as HTMLElement;
const radio = (label: string): HTMLInputElement =>
  [...(place?.querySelectorAll("label") ?? [])]
    .find(({ textContent }) => textContent === label)
    ?.querySelector("input") as HTMLInputElement;

describe.each(shells)("the %s shell", (shell) => {
  it.each(Object.entries(shellExamples))("hydrates as drawn and is accessible in every theme: %s", async (_, page) => {
    await viewport.viewport(1280, 800);
    expect(await hydrate(page, shell)).toEqual([]);
    summary().click();
    for (const theme of themes) {
      html.dataset["theme"] = theme;
      const rules = theme === "light" ? { rules: { region: { enabled: false } } } : { runOnly: colours };
      const { violations } = await axe.run(place as HTMLElement, rules);
      expect(violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
    }
  });

  it.each(Object.entries(shellExamples))("fits a small screen in every text size, its menus open: %s", async (_, page) => {
    await viewport.viewport(320, 800);
    await hydrate(page, shell);
    for (const text of ["", "large", "larger"]) {
      html.dataset["text"] = text;
      for (const details of place?.querySelectorAll("details") ?? []) details.open = true;
      expect(overflow(), `text size "${text}"`).toBeLessThanOrEqual(0);
    }
  });

  it("switches theme and text size in place by keyboard, and closes its menu with Escape", async () => {
    await viewport.viewport(1280, 800);
    await hydrate(shellExamples.normal, shell);
    summary().focus();
    await userEvent.keyboard("{Enter}{Tab}");
    expect(document.activeElement).toBe(radio("Theo thiết bị"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(html.dataset["theme"]).toBe("dark");
    expect(radio("Tối").checked).toBe(true);
    await userEvent.keyboard("{Tab}{ArrowDown}");
    expect(html.dataset["text"]).toBe("large");
    expect(Number.parseFloat(getComputedStyle(html).fontSize)).toBe(18);
    await userEvent.keyboard("{ArrowUp}");
    expect(html.dataset["text"]).toBeUndefined();
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(summary());
    expect(summary().closest("details")?.open).toBe(false);
  });

  it("shows what was chosen before it was hydrated, or in another tab", async () => {
    html.dataset["theme"] = "contrast";
    await hydrate(shellExamples.normal, shell);
    await expect.poll(() => radio("Tương phản cao").checked).toBe(true);
    html.dataset["theme"] = "light";
    await expect.poll(() => radio("Sáng").checked).toBe(true);
  });
});
