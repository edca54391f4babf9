import type { Finding } from "../../model.ts";
import type { LintedLayout, Project, LintedTemplate } from "../project.ts";
import type { FileKind } from "../schema-walk.ts";

/** `$schema` is what makes an editor complete and explain the file. */
const schemaReference =
  (kind: FileKind) =>
  ({ value }: LintedLayout | LintedTemplate, { vocabulary }: Project): Finding[] => {
    const accepted = vocabulary.schemas[kind];
    const given = value["$schema"];
    const [right] = accepted;
    if (right === undefined || (typeof given === "string" && accepted.includes(given))) return [];
    const problem =
      given === undefined
        ? "`$schema` is missing, so editors neither complete nor explain the file."
        : `\`$schema\` does not name the schema of a ${kind}, so editors complete and explain the file wrongly.`;
    return [
      {
        code: "wrong-schema",
        path: "/$schema",
        problem,
        advice: `Write "$schema": "${right}".`,
        fix: [{ op: given === undefined ? "add" : "replace", path: "/$schema", value: right }],
      },
    ];
  };

export const layoutSchemaReference = schemaReference("layout");
export const templateSchemaReference = schemaReference("template");
