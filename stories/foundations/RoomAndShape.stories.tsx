import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tokenNames } from "./colour.ts";
import { RoomAndShape as Page, type ShapeTokens } from "./RoomAndShape.tsx";

function read(prefix: RegExp): ShapeTokens["spaces"] {
  const style = getComputedStyle(document.documentElement);
  return tokenNames(prefix).map((name) => [name, style.getPropertyValue(name).trim()] as const);
}

const readAll = (): ShapeTokens => ({
  spaces: read(/^--space-/),
  widths: read(/^--(?:page|text)-width$/),
  radii: read(/^--radius/),
  shadows: read(/^--shadow-/),
});

export default { title: "Foundations/Room and shape", parameters: { layout: "fullscreen" } };

export const RoomAndShape: StoryObj = {
  name: "Room and shape",
  loaders: [() => ({ tokens: readAll() })],
  render: (_args, { loaded }) => <Page {...(loaded["tokens"] as ShapeTokens)} />,
  async play({ canvasElement }) {
    const bars = [...canvasElement.querySelectorAll(".foundations-bars dd span")].map((bar) => bar.getBoundingClientRect().width);
    await expect(bars.slice(0, 3)).toEqual([4, 8, 16]);
    await expect(within(canvasElement).getByText("--radius-large")).toBeVisible();
  },
};
