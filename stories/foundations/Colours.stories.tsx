import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type ColoursByTheme, coloursByTheme, tokenNames } from "./colour.ts";
import { ColoursPage } from "./Colours.tsx";

export default { title: "Foundations/Colours", parameters: { layout: "fullscreen" } };

export const Colours: StoryObj = {
  loaders: [() => ({ colours: coloursByTheme(tokenNames(/^--(?:color|surface|chart)-/)) })],
  render: (_args, { loaded }) => <ColoursPage colours={loaded["colours"] as ColoursByTheme} />,
  async play({ canvasElement, globals }) {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>("[data-ratio]")];
    // Three themes, two surfaces, 13 colours on four grounds.
    await expect(cells).toHaveLength(3 * 2 * 13 * 4);
    await expect(cells.filter(({ dataset }) => Number(dataset["ratio"]) < Number(dataset["least"]))).toEqual([]);
    // Three themes were really asked, and the reader's own stands again.
    await expect(new Set(cells.map(({ dataset }) => dataset["ratio"])).size).toBeGreaterThan(30);
    await expect(document.documentElement.dataset["theme"]).toBe(globals["theme"] === "system" ? undefined : globals["theme"]);
  },
};
