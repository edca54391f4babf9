import type { ReactNode } from "react";
import { layoutSettings, type PageModel, type Shell as ShellName } from "@portal/domain";
import { preloadShell, Shell } from "@portal/blocks";
import { shellExamples } from "@portal/blocks/definitions";

export default { title: "Pages/Shells", parameters: { layout: "fullscreen" } };

/** Each shell is drawn as pages have it: loaded before. */
const story = (shell: ShellName, example: PageModel) => ({
  loaders: [() => preloadShell(shell)],
  render: (): ReactNode => (
    <Shell
      page={example}
      settings={layoutSettings({ ...example, shell })}
      breadcrumb={example.breadcrumb}
      report="/btc/bao-loi?page=%2F"
      loading={null}
      onFailure={() => {}}
    >
      <main id="main" tabIndex={-1}>
        <h1>Nội dung trang</h1>
      </main>
    </Shell>
  ),
});

export const Default = story("default", shellExamples.normal);
export const DefaultEmpty = story("default", shellExamples.empty);
export const DefaultLongText = story("default", shellExamples.longText);
export const DefaultHostile = story("default", shellExamples.hostile);
export const PlanningMinistry = story("planning-ministry", shellExamples.normal);
export const PlanningMinistryEmpty = story("planning-ministry", shellExamples.empty);
export const PlanningMinistryLongText = story("planning-ministry", shellExamples.longText);
export const PlanningMinistryHostile = story("planning-ministry", shellExamples.hostile);
export const Other = story("other", shellExamples.normal);
export const OtherEmpty = story("other", shellExamples.empty);
export const OtherLongText = story("other", shellExamples.longText);
export const OtherHostile = story("other", shellExamples.hostile);
