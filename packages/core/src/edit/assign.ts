import { diagnostic } from "../diagnostics.ts";
import type { Assignment } from "../generated/types.ts";
import { validateAssignment } from "../generated/validate-assignment.js";
import { schemaMessage } from "../schema-message.ts";
import type { Diagnostic, Finding } from "../model.ts";
import { isRecord } from "../untrusted.ts";
import { safeUrl } from "../url.ts";
import { contentMismatches } from "../content-type.ts";
import type { CommandHandler } from "./model.ts";
import { refuse, show } from "./refusal.ts";
import { findTarget, positionOf } from "./target.ts";

/** As many entries as the metadata schema allows; beyond it a page would drop them. */
const MAX_ASSIGNMENTS = 200;

/** Gives a block its content, in place of what it had. */
export const assign: CommandHandler = (state, { key, content }, policy) => {
  const target = findTarget(state, key, "key", policy);
  if ("diagnostics" in target) return target;
  if (!isRecord(content)) {
    return refuse(
      "invalid-value",
      "/content",
      `The content of a block must be an object, not ${show(content)}.`,
      'Give "category", "categories", "root" or "cards".',
    );
  }
  const { block } = target;
  // A plain copy: what came in shares nothing with what is stored.
  const assignment = JSON.parse(JSON.stringify({ key: block.key, ...content })) as Assignment;
  const diagnostics = findingsIn(content, assignment, block.type);
  if (diagnostics.length > 0) return { diagnostics };

  const position = positionOf(state.blocks, block.key);
  if (position < 0 && state.blocks.length >= MAX_ASSIGNMENTS) {
    return refuse(
      "too-many-assignments",
      "",
      `The metadata holds content of ${MAX_ASSIGNMENTS} blocks, which is as many as are read.`,
      "Clear a block that is no longer needed.",
    );
  }
  return {
    diagnostics: [],
    change(next) {
      if (position < 0) next.blocks.push(assignment);
      else if (JSON.stringify(state.blocks[position]) !== JSON.stringify(assignment)) next.blocks[position] = assignment;
    },
  };
};

function findingsIn(content: object, assignment: Assignment, type: Parameters<typeof contentMismatches>[0]): Diagnostic[] {
  if ("key" in content)
    return [
      diagnostic("unknown-key", "error", "/content/key", 'The block is named by the command; its content has no "key".', "Remove it."),
    ];
  if (!validateAssignment(assignment)) {
    return inContent((validateAssignment.errors ?? []).map(schemaMessage));
  }
  const mismatches = contentMismatches(type, assignment);
  return mismatches.length > 0 ? inContent(mismatches) : unsafeAddresses(assignment);
}

const inContent = (findings: readonly Finding[]): Diagnostic[] =>
  findings.map((finding) => ({ ...finding, severity: "error", path: `/content${finding.path}` }));

function unsafeAddresses({ cards = [] }: Assignment): Diagnostic[] {
  return cards.flatMap((card, index) =>
    (["link", "image"] as const)
      .filter((field) => card[field] && safeUrl(card[field]) === undefined)
      .map((field) =>
        diagnostic(
          "unsafe-url",
          "error",
          `/content/cards/${index}/${field}`,
          `${show(card[field])} is not an address that may be shown.`,
          'Use a path that starts with "/", or an http(s), mailto or tel address.',
        ),
      ),
  );
}
