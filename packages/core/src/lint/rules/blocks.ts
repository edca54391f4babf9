import { contentMismatches } from "../../content-type.ts";
import type { Assignment, BlockType } from "../../generated/types.ts";
import { validateAssignment } from "../../generated/validate-assignment.js";
import type { Finding } from "../../model.ts";
import type { LayoutRule } from "../project.ts";
import { isRecord, stringAt } from "../../untrusted.ts";
import { nearest } from "../suggest.ts";

const blockTypes: ReadonlySet<string> = new Set<BlockType>(["category", "categories", "treeCategories", "cards"]);

/** Metadata assigns content by key: of two blocks with one key, one could never be filled. */
export const uniqueBlockKeys: LayoutRule = ({ blocks }) => {
  const first = new Map<string, string>();
  return blocks.flatMap(({ key, path }): Finding[] => {
    if (key === undefined) return [];
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, path);
      return [];
    }
    return [
      {
        code: "duplicate-block-key",
        path: `${path}/key`,
        problem: `The block ${earlier} has the key "${key}" already; content could not be told apart.`,
        advice: "Give one of them another key, or remove it.",
      },
    ];
  });
};

/** Default content names its own block and suits its type. */
export const defaultContent: LayoutRule = ({ blocks }) =>
  blocks.flatMap(({ key, fields, path }): Finding[] => {
    const content = fields["default"];
    const type = stringAt(fields, "type") ?? "";
    if (key === undefined || !isRecord(content) || !blockTypes.has(type) || !validateAssignment(content)) return [];
    const at = `${path}/default`;
    const mismatched: Finding[] =
      content["key"] === key
        ? []
        : [
            {
              code: "default-key-mismatch",
              path: `${at}/key`,
              problem: `The default content of "${key}" names another block.`,
              advice: `Write "${key}".`,
              fix: [{ op: "replace", path: `${at}/key`, value: key }],
            },
          ];
    const unsuited = contentMismatches(type as BlockType, content as unknown as Assignment).map((finding): Finding => ({
      ...finding,
      path: at + finding.path,
    }));
    return [...mismatched, ...unsuited];
  });

/** Visitors get the type's default instead of an unknown variant; that is seldom what was meant. */
export const knownVariants: LayoutRule = ({ blocks }, { vocabulary }) =>
  blocks.flatMap(({ fields, path }): Finding[] => {
    const name = stringAt(fields, "name");
    const type = stringAt(fields, "type");
    const variants = type === undefined ? undefined : vocabulary.variants.get(type);
    if (name === undefined || !variants || variants.has(name)) return [];
    const meant = nearest(name, variants);
    const finding = {
      code: "unknown-variant",
      path: `${path}/name`,
      problem: `Blocks of type ${type} have no variant "${name}"; the default one is drawn.`,
    };
    if (meant === undefined) return [{ ...finding, advice: `Write one of ${[...variants].join(", ")}.` }];
    return [{ ...finding, advice: `Write "${meant}".`, fix: [{ op: "replace", path: `${path}/name`, value: meant }] }];
  });
