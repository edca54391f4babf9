import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FindView as Page } from "./FindView.tsx";

export default { title: "Start/Find a view", component: Page, parameters: { layout: "fullscreen" } };

export const FindAView: StoryObj = {
  name: "Find a view",
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const field = page.getByRole("searchbox");
    const names = (): string[] => page.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await userEvent.type(field, "department-1-home-vi");
    await expect(names()).toEqual(["department-1-home-vi"]);
    const picture = page.getByRole("img", { name: "How department-1-home-vi divides a wide screen" });
    await expect(
      [picture.querySelectorAll(".picture-block"), picture.querySelectorAll(".picture-widget")].map(({ length }) => length),
    ).toEqual([7, 1]);
    await expect(page.getByRole("link", { name: "department-1-home-vi, Vietnamese" })).toHaveAttribute(
      "href",
      "./?path=/story/pages-departments-department-1-home-vi--vietnamese",
    );
    await userEvent.clear(field);
    await userEvent.type(field, "bo truong slideNews");
    await expect(names()).toContain("minister-homepage-vi");
    await userEvent.clear(field);
    await userEvent.type(field, "no such view");
    await expect(page.getByRole("status")).toHaveTextContent(/^0 of \d+ views$/);
    await userEvent.clear(field);
  },
};
