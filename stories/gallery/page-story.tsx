import type { StoryObj } from "@storybook/react-vite";
import type { Language } from "@portal/core";
import type { ResolvedPage } from "@portal/domain";
import { preloadShell, registryDefinition } from "@portal/blocks";
import { createRegistry, preloadPage } from "@portal/react";
import { type SampleState, sampleView } from "@portal/testing";
import { GalleryPage } from "./GalleryPage.tsx";
import { loadingRegistry } from "./loading-registry.ts";
import { isDataState } from "./toolbar.ts";

const registry = createRegistry(registryDefinition);

interface PageStoryRequest {
  /** Id of a template. */
  readonly view: string;
  readonly language: Language;
  /** Fixed for this story; otherwise the toolbar's. */
  readonly state?: SampleState;
}

/** A story of the gallery: the page comes from the true pipeline before it is drawn. */
export const pageStory = ({ view, language, state }: PageStoryRequest): StoryObj => ({
  // What a story fixes, the toolbar shows as fixed.
  globals: { language, ...(state === undefined ? {} : { data: state }) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  loaders: [
    async ({ globals }) => {
      const asked = isDataState(globals["data"]) ? globals["data"] : "full";
      const page = await sampleView({ view, language, state: asked === "loading" ? "full" : asked });
      await preloadShell(page.shell);
      if (asked === "loading") return { page, registry: loadingRegistry() };
      await preloadPage(page, registry);
      return { page, registry };
    },
  ],
  render: (_args, { loaded, globals }) => (
    <GalleryPage
      page={loaded["page"] as ResolvedPage}
      registry={loaded["registry"] as typeof registry}
      inspected={globals["inspector"] === "on"}
      loading={globals["data"] === "loading"}
    />
  ),
});
