/** Layouts of pages and what their blocks show are changed by the engine's commands, held to what a layout and a role allow. */
import type { RecordFields } from "@portal/domain/records";
import { type Diagnostic, diagnosticMessage, languageOf } from "@portal/core";
import { applyCommand, type EditPolicy, openLayouts, readLayoutState, writeLayoutState } from "@portal/core/edit";
import { mayDo, type Target } from "@portal/contracts";
import type { RecordKey } from "../../content/records.ts";
import { findChangeSet, requireOpenTo } from "./change-set-store.ts";
import { hasLayout, metadataOf } from "./check-draft.ts";
import { type Draft, liveRecord, recordInSet, saveDraft } from "./drafts.ts";
import { type Actor, Refused, requireAllowed } from "./refused.ts";
import { siteOf } from "./site-of.ts";
import type { EditingTools } from "./tools.ts";

export interface LayoutCommand extends RecordKey {
  readonly changeSetId: string;
  /** Version of the draft that the command is for; 0: there is none yet. */
  readonly expected: number;
  /** Hash of the live record that a first command is for; undefined: of whatever it is. */
  readonly baseHash: string | undefined;
  /** As editors send it: `Command` of the engine, or anything else, which is refused. */
  readonly command: unknown;
}

export interface Commanded {
  /** Undefined where the command changes nothing, and there is no draft. */
  readonly draft: Draft | undefined;
  /** What the engine has to say of a command that it carried out. */
  readonly notes: readonly Diagnostic[];
}

/** Carries out a command on the draft of a site or category. @throws Refused "invalid" with what the engine says of the command */
export async function commandLayout(
  tools: EditingTools,
  actor: Actor,
  { changeSetId, kind, key, expected, baseHash, command }: LayoutCommand,
): Promise<Commanded> {
  const { db } = tools;
  if (!hasLayout(kind)) throw new Refused("invalid", `A ${kind} has no layout; sites and categories have one.`);
  const set = await findChangeSet(db, changeSetId);
  if (!set) throw new Refused("not-found", "There is no such change set.");
  await requireOpenTo(db, actor, set);
  const { draft, live, record } = await recordInSet(db, changeSetId, { kind, key });
  if (!record) throw new Refused("not-found", `There is no ${kind} ${JSON.stringify(key)}, or it is to be deleted.`);
  const target = { site: await siteOf(db, kind, record), isOwn: true };
  // First: a command that changes nothing answers with the draft.
  requireAllowed(actor, "layout.assign", [target]);
  const { state, patches, diagnostics } = applyCommand(
    readLayoutState(record["metadata"]),
    command,
    await policyFor(tools, actor, { kind, record, target }),
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const [first] = errors;
  if (first) throw new Refused("invalid", diagnosticMessage(first), errors);
  if (patches.length === 0) return { draft, notes: diagnostics };
  const saved = await saveDraft(db, actor, {
    changeSetId,
    kind,
    key,
    expected,
    baseHash: baseHash ?? live?.hash,
    record: { ...record, metadata: writeLayoutState(record["metadata"], state) },
    formerKey: undefined,
    successor: undefined,
    by: "command",
  });
  return { draft: saved, notes: diagnostics };
}

async function policyFor(
  { db, catalogue }: EditingTools,
  actor: Actor,
  { kind, record, target }: { readonly kind: "site" | "category"; readonly record: RecordFields; readonly target: Target },
): Promise<EditPolicy> {
  const may = (action: "layout.assign" | "layout.edit"): boolean => !actor || mayDo(actor, action, target).allowed;
  const isDesigner = may("layout.edit");
  return {
    layouts: isDesigner ? openLayouts(catalogue.layouts) : catalogue.layouts,
    page: kind === "site" ? "home" : "category",
    defaultLayoutId: await defaultLayoutOf({ db, catalogue }, kind, record),
    mayEdit: () => may("layout.assign"),
    mayChooseLayout: () => isDesigner,
  };
}

/** Where the record names no layout. */
async function defaultLayoutOf(
  { db, catalogue }: Pick<EditingTools, "db" | "catalogue">,
  kind: "site" | "category",
  record: RecordFields,
): Promise<string | undefined> {
  if (kind === "site") return catalogue.defaults.home[languageOf(record["language"])];
  const site = await liveRecord(db, { kind: "site", key: String(record["site"]) });
  // As it is spelled on the wire (specification §2.4).
  const named = metadataOf(record)["categoryDefaulLayout"] ?? (site && metadataOf(site.fields)["categoryDefaulLayout"]);
  return typeof named === "string" ? named : undefined;
}
