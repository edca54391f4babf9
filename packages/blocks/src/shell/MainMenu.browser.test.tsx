import { type ReactNode, act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page as viewport, userEvent } from "vitest/browser";
import { layoutSettings } from "@portal/domain";
import { TestHost } from "@portal/testing";
import "../styles.css";
import { Shell } from "./Shell.tsx";
import { shellExamples } from "./examples.ts";

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

function Frame(): ReactNode {
  return (
    <TestHost language="vi">
      <Shell
        page={shellExamples.normal}
        settings={layoutSettings(shellExamples.normal)}
        breadcrumb={shellExamples.normal.breadcrumb}
        report="/btc/bao-loi?page=%2F"
        loading={null}
        onFailure={() => {}}
      >
        <main id="main">
          <button type="button">Sau menu</button>
        </main>
      </Shell>
    </TestHost>
  );
}

/** Links are not to leave the test's page. */
const stay = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
};

async function draw(width: number): Promise<void> {
  await viewport.viewport(width, 800);
  await act(async () => root.render(<Frame />));
  place.addEventListener("click", stay);
}

const find = (selector: string, text: string): HTMLElement => {
  const found = [...place.querySelectorAll<HTMLElement>(selector)].find((element) => element.textContent?.trim() === text);
  if (!found) throw new Error(`No ${selector} with the text "${text}".`);
  return found;
};
const submenu = (label: string): HTMLDetailsElement => find("summary", label).parentElement as HTMLDetailsElement;
const focused = (): string | undefined => document.activeElement?.textContent?.trim();

describe("on a wide screen", () => {
  beforeEach(() => draw(1280));

  test("the bar is open without its button, submenus are closed", () => {
    expect(find("summary", "Menu").checkVisibility()).toBe(false);
    expect(find("a", "Trang chủ").checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })).toBe(true);
    expect(find("a", "Lãnh đạo Bộ").checkVisibility()).toBe(false);
  });

  test("Enter opens a submenu, another one closes it, Escape closes and returns the focus", async () => {
    find("summary", "Giới thiệu").focus();
    await userEvent.keyboard("{Enter}");
    expect(submenu("Giới thiệu").open).toBe(true);
    await userEvent.click(find("summary", "Tin tức"));
    expect(submenu("Giới thiệu").open).toBe(false);
    find("a", "Thuế và hải quan").focus();
    await userEvent.keyboard("{Escape}");
    expect(submenu("Tin tức").open).toBe(false);
    expect(focused()).toBe("Tin tức");
  });

  test("arrows go along the bar and into an open submenu, Home and End to the ends", async () => {
    find("a", "Trang chủ").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("Giới thiệu");
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("Giới thiệu");
    await userEvent.keyboard("{Enter}{ArrowDown}");
    expect(focused()).toBe("Trang Giới thiệu");
    await userEvent.keyboard("{ArrowDown}{End}");
    expect(focused()).toBe("Bộ trưởng tiền nhiệm");
    await userEvent.keyboard("{Home}{ArrowUp}");
    expect(focused()).toBe("Giới thiệu");
    await userEvent.keyboard("{End}");
    expect(focused()).toBe("Dịch vụ công");
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("Trang chủ");
    await userEvent.keyboard("{ArrowLeft}");
    expect(focused()).toBe("Dịch vụ công");
  });

  test("it closes when the focus leaves, when one clicks elsewhere, and when a link is followed", async () => {
    const elsewhere = find("button", "Sau menu");
    await userEvent.click(find("summary", "Văn bản"));
    expect(submenu("Văn bản").open).toBe(true);
    elsewhere.focus();
    expect(submenu("Văn bản").open).toBe(false);
    await userEvent.click(find("summary", "Văn bản"));
    document.body.click();
    expect(submenu("Văn bản").open).toBe(false);
    await userEvent.click(find("summary", "Văn bản"));
    await userEvent.click(find("a", "Văn bản mới"));
    expect(submenu("Văn bản").open).toBe(false);
  });

  test("an open submenu stays on the screen", async () => {
    await userEvent.click(find("summary", "Văn bản"));
    const { left, right } = submenu("Văn bản").querySelector("ul")?.getBoundingClientRect() ?? { left: -1, right: Infinity };
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});

describe("on a small screen", () => {
  beforeEach(() => draw(360));

  test("one button opens the menu, Escape closes it from inside out", async () => {
    expect(find("a", "Trang chủ").checkVisibility()).toBe(false);
    await userEvent.click(find("summary", "Menu"));
    expect(find("a", "Trang chủ").checkVisibility()).toBe(true);
    await userEvent.click(find("summary", "Giới thiệu"));
    find("a", "Cơ cấu tổ chức").focus();
    await userEvent.keyboard("{Escape}");
    expect(focused()).toBe("Giới thiệu");
    await userEvent.keyboard("{Escape}");
    expect(focused()).toBe("Menu");
    expect(submenu("Menu").open).toBe(false);
  });

  test("moving on by Tab moves nothing on the page", async () => {
    await userEvent.click(find("summary", "Menu"));
    await userEvent.click(find("summary", "Giới thiệu"));
    find("button", "Sau menu").focus();
    expect(submenu("Giới thiệu").open).toBe(true);
  });

  test("targets are large enough for a thumb and nothing is wider than the screen", async () => {
    await userEvent.click(find("summary", "Menu"));
    await userEvent.click(find("summary", "Giới thiệu"));
    const targets = [...place.querySelectorAll<HTMLElement>("header nav summary, header nav a")].filter((element) =>
      element.checkVisibility(),
    );
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((element) => element.getBoundingClientRect().height < 40).map((element) => element.textContent)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});
