import { mayDo, type StaffMember } from "@portal/contracts";
import type { Language, ResolvedBlock, ResolvedTree } from "@portal/core";
import { applyCommand, type AssignmentContent, type Command } from "@portal/core/edit";
import { useQueries } from "@tanstack/react-query";
import type { CallFailed } from "../calls/call.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { type SiteChoice, useSites } from "../sites/use-sites.ts";
import { type EditedPage, mayEditBlock, policyFor, resolvePage } from "./edited-page.ts";
import { readRecord, type RecordName, saveCommand, type SavedRecord } from "./layout-store.ts";
import { blocksOf } from "./outline.ts";

/** The home of another site, which could show the same. */
export interface OtherPage {
  readonly site: SiteChoice;
  readonly name: RecordName;
  readonly page: EditedPage;
  readonly saved: SavedRecord["saved"];
  /** Blocks of the type that the member may edit; the one of the same key first. */
  readonly targets: readonly ResolvedBlock[];
}

export interface OtherPagesQuery {
  readonly member: StaffMember;
  readonly changeSetId: string;
  /** What is assigned. */
  readonly block: ResolvedBlock;
  /** Slug of the site whose home is edited; undefined: a category is. */
  readonly here: string | undefined;
}

/** Homes of the sites where the member may assign content, as the change set has them. */
export function useOtherPages({ member, changeSetId, block, here }: OtherPagesQuery): {
  readonly pages: readonly OtherPage[];
  readonly isComplete: boolean;
  readonly error: CallFailed | null;
} {
  const { sites, error } = useSites();
  const language = useLanguage();
  const others = sites.filter(({ key }) => key !== here && mayDo(member, "layout.assign", { site: key, isOwn: true }).allowed);
  return useQueries({
    queries: others.map((site) => {
      const name = { changeSetId, kind: "site", key: site.key } as const;
      return {
        queryKey: ["other-page", name, block.key, block.type, language],
        queryFn: async (): Promise<OtherPage> => {
          const { record, saved } = await readRecord(name);
          const page = { kind: name.kind, record, site: record };
          const policy = policyFor(member, page);
          const blocks = blocksOf(resolvePage(page, saved.state, language).tree.root);
          const targets = blocks.filter((one) => one.type === block.type && mayEditBlock(one, policy, saved.state));
          return { site, name, page, saved, targets: targets.toSorted((one, other) => rank(one, block) - rank(other, block)) };
        },
        // What others do there meanwhile is found when it is saved.
        gcTime: 0,
      };
    }),
    combine: (results) => ({
      pages: results.flatMap(({ data }) => data ?? []),
      isComplete: results.every(({ isPending }) => !isPending),
      error: error ?? (results.find((one) => one.error)?.error as CallFailed | undefined) ?? null,
    }),
  });
}

const rank = (one: ResolvedBlock, wanted: ResolvedBlock): number => (one.key === wanted.key ? 0 : one.name === wanted.name ? 1 : 2);

const assignTo = (key: string, content: AssignmentContent): Command => ({ kind: "assign", key, content });

interface Assigned {
  readonly member: StaffMember;
  readonly key: string;
  readonly content: AssignmentContent;
  readonly language: Language;
}

/** The page as it would be. */
export function treeWith({ page, saved }: OtherPage, { member, key, content, language }: Assigned): ResolvedTree {
  return resolvePage(page, applyCommand(saved.state, assignTo(key, content), policyFor(member, page)).state, language).tree;
}

/** @returns why it was not done: "stale": others have changed the page meanwhile; "unreachable"; else in words of the server */
export async function assignThere({ name, saved }: OtherPage, key: string, content: AssignmentContent): Promise<string | undefined> {
  const outcome = await saveCommand(name, { id: crypto.randomUUID(), command: assignTo(key, content) }, saved);
  return typeof outcome === "string" ? outcome : "refusal" in outcome ? outcome.refusal : undefined;
}
