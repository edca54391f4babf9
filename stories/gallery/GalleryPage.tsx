import type { ReactNode } from "react";
import type { PageModel } from "@portal/core";
import { preloadShell, registryDefinition, Shell } from "@portal/blocks";
import { createRegistry, LayoutRenderer, preloadTree } from "@portal/react";
import { samplePage, type SamplePageRequest } from "@portal/testing";

const registry = createRegistry(registryDefinition);

/** A whole page as the portal draws it: shell, template, blocks. A block that throws fails its story. */
function GalleryPage({ page }: { readonly page: PageModel }): ReactNode {
  return (
    <Shell
      page={page}
      loading={null}
      onFailure={(error) => {
        throw new Error(`The shell "${page.shell}" could not be drawn.`, { cause: error });
      }}
    >
      <LayoutRenderer
        page={page}
        registry={registry}
        loading={null}
        onFailure={({ name, error }) => {
          throw new Error(`The block "${name}" threw while it was drawn.`, { cause: error });
        }}
      />
    </Shell>
  );
}

/** A story of the gallery: the page comes from the true pipeline before it is drawn. */
export const pageStory = (request: SamplePageRequest) => ({
  loaders: [
    async () => {
      const page = await samplePage(request);
      await Promise.all([preloadShell(page.shell), preloadTree(page.tree, registry)]);
      return { page };
    },
  ],
  parameters: { language: request.language, layout: "fullscreen" },
  render: (_args: unknown, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }): ReactNode => (
    <GalleryPage page={loaded["page"] as PageModel} />
  ),
});
