import type { ReactNode } from "react";
import { layoutSettings, type Shell as ShellName } from "@portal/domain";
import { preloadShell, Shell } from "@portal/blocks";
import { shellExamples } from "@portal/blocks/definitions";

/** A story of a shell, loaded before, as pages have it. */
export function shellStory(shell: ShellName, example: keyof typeof shellExamples) {
  const page = { ...shellExamples[example], shell };
  return {
    parameters: { layout: "fullscreen", controls: { disable: true } },
    loaders: [() => preloadShell(shell)],
    render: (): ReactNode => (
      <Shell
        page={page}
        settings={layoutSettings(page)}
        breadcrumb={page.breadcrumb}
        report="/btc/bao-loi?page=%2F"
        loading={null}
        onFailure={() => {}}
      >
        <main id="main" tabIndex={-1}>
          <h1>Nội dung trang</h1>
        </main>
      </Shell>
    ),
  };
}
