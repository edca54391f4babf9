import type { Finding } from "../../model.ts";
import type { LintedLayout, Project, LintedTemplate } from "../project.ts";

type Linted = LintedLayout | LintedTemplate;

/** Ids are unique, and a file is named for its id, so that people find it. */
const identity =
  (what: "layout" | "template", duplicate: string, others: (project: Project) => readonly Linted[]) =>
  (linted: Linted, project: Project): Finding[] => {
    const { id, baseName, file } = linted;
    if (id === undefined) return [];
    // Of several files with an id, the one that is named for it keeps it.
    const owner = others(project)
      .filter((other) => other.id === id)
      .toSorted((a, b) => Number(b.baseName === id) - Number(a.baseName === id))[0];
    if (owner && owner.file !== file) {
      return [
        {
          code: duplicate,
          path: "/id",
          problem: `The ${what} "${id}" stands in ${owner.file} already, so pages could get either.`,
          advice: `Give this one an id of its own, such as "${baseName}".`,
        },
      ];
    }
    if (id === baseName) return [];
    return [
      {
        code: "file-name-mismatch",
        path: "/id",
        problem: `The file holds the ${what} "${id}" but is named ${baseName}.json, so no one finds it.`,
        advice: `Rename the file to ${id}.json, or set the id to "${baseName}".`,
      },
    ];
  };

export const layoutIdentity = identity("layout", "duplicate-layout-id", (project) => project.layouts);
export const templateIdentity = identity("template", "duplicate-template-id", (project) => project.templates);
