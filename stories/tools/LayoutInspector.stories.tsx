import type { StoryObj } from "@storybook/react-vite";
import type { ResolvedPage } from "@portal/domain";
import { LayoutInspector, registryDefinition } from "@portal/blocks";
import { createRegistry, LayoutRenderer, preloadPage } from "@portal/react";
import { type SamplePageRequest, samplePage } from "@portal/testing";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

const registry = createRegistry(registryDefinition);
const onClose = fn();

export default { title: "Tools/Layout inspector", component: LayoutInspector, parameters: { layout: "fullscreen" } };

/** The inspector over a page, as Storybook's toolbar (or the editor) opens it. */
const story = (request: SamplePageRequest): StoryObj => ({
  globals: { language: request.language },
  loaders: [
    async () => {
      const page = await samplePage(request);
      await preloadPage(page, registry);
      return { page };
    },
  ],
  render: (_args, { loaded }) => {
    const page = loaded["page"] as ResolvedPage;
    return (
      <>
        <LayoutInspector page={page} onClose={onClose} />
        <LayoutRenderer page={page} registry={registry} loading={null} onFailure={() => {}} />
      </>
    );
  },
});

/** Keys alone reach every part; the frame of each lies where the part is drawn. */
export const Department: StoryObj = {
  ...story({ layoutId: "department-1-home-vi", language: "vi", state: "full" }),
  async play({ canvasElement }) {
    onClose.mockClear();
    const page = within(canvasElement);
    const panel = within(page.getByRole("complementary", { name: "Soi bố cục" }));
    const tree = panel.getByRole("tree");
    const items = within(tree).getAllByRole("treeitem");
    await expect(items.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

    items[0]?.focus();
    await userEvent.keyboard("{End}{ArrowUp}{Home}");
    await expect(items[0]).toHaveFocus();
    const slide = within(tree).getByRole("treeitem", { name: "Khối slideNews category / leadNews · từ trang" });
    for (let step = 0; document.activeElement !== slide && step < items.length; step += 1) await userEvent.keyboard("{ArrowDown}");
    await expect(slide).toHaveFocus();
    await expect(slide).toHaveAttribute("aria-selected", "true");
    await expect(panel.getByText(/"category": "tin-noi-bat"/)).toBeVisible();

    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('[data-selected="true"]');
      if (!found) throw new Error("The selected part has no frame yet.");
      return found.getBoundingClientRect();
    });
    const block = canvasElement.querySelector('[data-block="slideNews"]')?.getBoundingClientRect();
    await expect([frame.left, frame.top, frame.width].map(Math.round)).toEqual(
      [block?.left, block?.top, block?.width].map((n) => Math.round(n ?? 0)),
    );

    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** Metadata with mistakes: the findings name the block, and lead to it. */
export const Diagnostics: StoryObj = {
  ...story({ layoutId: "default-layout-vi", language: "vi", state: "hostile" }),
  async play({ canvasElement }) {
    const panel = within(canvasElement).getByRole("complementary", { name: "Soi bố cục" });
    await expect(within(panel).getAllByText("unknown-block-key").length).toBeGreaterThan(0);
    await expect(within(panel).getByText("/site/metadata/blocks/no-such-block")).toBeVisible();
  },
};

/** What has no content leaves no trace in the page; the inspector says so. */
export const EmptyPage: StoryObj = {
  ...story({ layoutId: "default-homepage-en", language: "en", state: "empty" }),
  async play({ canvasElement }) {
    const tree = within(canvasElement).getByRole("tree", { name: "Parts of the page" });
    await expect(within(tree).getByRole("treeitem", { name: /^Block slideNews .* no content assigned · empty, not shown$/ })).toBeVisible();
  },
};
