import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { TypographyPage } from "./Typography.tsx";

export default { title: "Foundations/Typography", component: TypographyPage, parameters: { layout: "fullscreen" } };

export const Typography: StoryObj = {
  async play({ canvasElement }) {
    const family = getComputedStyle(canvasElement).fontFamily;
    await expect(family).toContain("Be Vietnam Pro");
    for (const weight of [400, 600, 700]) await document.fonts.load(`${weight} 16px "Be Vietnam Pro"`, "Ậ");
    await waitFor(() => expect(document.fonts.check('700 16px "Be Vietnam Pro"', "ẬẶỮ")).toBe(true));
    const sizes = [...canvasElement.querySelectorAll(".foundations-specimen")].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    );
    await expect(sizes).toHaveLength(21);
    await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  },
};
