import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { pageStory } from "../gallery/page-story.tsx";

/** One page under the toolbar's controls: what each does, as a test. */
export default { title: "Tools/Toolbar" };

const page = pageStory({ view: "department-1-home-vi", language: "vi" });
const under = (globals: Readonly<Record<string, string>>): StoryObj => ({ ...page, globals: { ...page.globals, ...globals } });
const root = document.documentElement;

export const HighContrastLargeText: StoryObj = {
  ...under({ theme: "contrast", text: "larger" }),
  async play() {
    await expect(root).toHaveAttribute("data-theme", "contrast");
    await expect(getComputedStyle(document.body).backgroundColor).toBe("rgb(0, 0, 0)");
    await expect(Number.parseFloat(getComputedStyle(root).fontSize)).toBeCloseTo(21, 0);
  },
};

export const AsTheSystem: StoryObj = {
  ...under({ theme: "system" }),
  async play() {
    await expect(root).not.toHaveAttribute("data-theme");
    await expect(root).not.toHaveAttribute("data-text");
  },
};

export const AllFailed: StoryObj = {
  ...under({ data: "failed" }),
  async play({ canvasElement }) {
    const failed = within(canvasElement).getAllByRole("button", { name: "Thử lại" });
    await expect(failed.length).toBeGreaterThan(3);
  },
};

export const Loading: StoryObj = {
  ...under({ data: "loading" }),
  async play({ canvasElement }) {
    await waitFor(async () => expect(within(canvasElement).getAllByText("Đang tải...").length).toBeGreaterThan(3));
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  ...under({ data: "long" }),
  async play({ canvasElement }) {
    await expect(canvasElement.textContent).toContain("thực hành tiết kiệm, chống lãng phí");
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const Hostile: StoryObj = {
  ...under({ data: "hostile" }),
  async play({ canvasElement }) {
    // What looks like a script is text: no address leads to one, no element came of it.
    await expect(canvasElement.textContent).toContain('<script>alert("xss")</script>');
    await expect(canvasElement.querySelectorAll("script, [onerror]")).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('a[href^="javascript:"], a[href^="data:"]')).toHaveLength(0);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const Inspected: StoryObj = {
  ...under({ inspector: "on" }),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole("tree", { name: "Các phần của trang" })).toBeVisible();
    await waitFor(async () => expect(canvasElement.querySelectorAll('[data-frame][data-kind="block"]')).toHaveLength(7));
  },
};
