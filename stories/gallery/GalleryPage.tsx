import type { ReactNode } from "react";
import { layoutSettings, type ResolvedPage } from "@portal/domain";
import { LayoutInspector, Shell } from "@portal/blocks";
import { LayoutRenderer, type Registry } from "@portal/react";
import { addons } from "storybook/preview-api";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import "./gallery.css";

interface GalleryPageProps {
  readonly page: ResolvedPage;
  readonly registry: Registry;
  readonly inspected: boolean;
  /** Views never arrive: after 30 s they give up, as in the portal. */
  readonly loading: boolean;
}

const closeInspector = (): void => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { inspector: "off" } });

/** A whole page as the portal draws it: shell, template, blocks. A part that throws fails its story. */
export function GalleryPage({ page, registry, inspected, loading }: GalleryPageProps): ReactNode {
  const fail = (what: string, cause: unknown): void => {
    if (!loading) throw new Error(`${what} could not be drawn.`, { cause });
  };
  const waiting = <p className="gallery-loading">{page.language === "vi" ? "Đang tải..." : "Loading..."}</p>;
  return (
    <>
      {inspected && <LayoutInspector page={page} onClose={closeInspector} />}
      <div data-view={page.tree.templateId}>
        <Shell
          page={page}
          settings={layoutSettings(page)}
          breadcrumb={page.breadcrumb}
          report="/btc/bao-loi?page=%2F"
          loading={waiting}
          onFailure={(error) => fail(`The shell "${page.shell}"`, error)}
        >
          <LayoutRenderer
            page={page}
            registry={registry}
            loading={waiting}
            onFailure={({ name, error }) => fail(`The part "${name}"`, error)}
          />
        </Shell>
      </div>
    </>
  );
}
