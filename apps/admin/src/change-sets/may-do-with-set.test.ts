import type { ChangedRecord, ChangeSetContents, SiteRole, StaffMember } from "@portal/contracts";
import { expect, it } from "vitest";
import { holdsOthers, isChangedSince, mayPublishAlone } from "./may-do-with-set.ts";

const member = (...roles: readonly SiteRole[]): StaffMember => ({
  id: "1",
  name: "Cán bộ",
  email: "can-bo@staff.example",
  isAdministrator: false,
  roles: { cuc: roles },
  sessionId: "2",
  hasSecondFactor: true,
  secondFactorAt: "2026-11-26T08:00:00Z",
  stepUpAt: null,
});
const draft = (kind: string, key: string): ChangedRecord => ({
  kind,
  key,
  site: "cuc",
  title: key,
  isDeletion: false,
  formerKey: null,
  baseHash: null,
  path: null,
});

function contents(given: Partial<ChangeSetContents> = {}, state: ChangeSetContents["changeSet"]["state"] = "draft"): ChangeSetContents {
  const changeSet = { id: "3", title: "Sửa", state, createdBy: "1" } as ChangeSetContents["changeSet"];
  return { changeSet, drafts: [draft("article", "mot")], editions: [], hidden: 0, digest: null, approvals: [], review: "single", ...given };
}

it("lets an editor publish alone what no site asks others to approve", () => {
  expect(mayPublishAlone(member("editor"), contents())).toBe(true);
  expect(mayPublishAlone(member("author"), contents())).toBe(false);
  expect(mayPublishAlone(member("editor"), contents({ review: "four-eyes" }))).toBe(false);
  expect(mayPublishAlone(member("editor"), contents({ hidden: 1 }))).toBe(false);
  expect(
    mayPublishAlone(member("editor"), contents({ drafts: [draft("article", "mot"), { ...draft("page", "hai"), site: "khac" }] })),
  ).toBe(false);
  for (const state of ["in review", "published", "withdrawn"] as const)
    expect([state, mayPublishAlone(member("editor"), contents({}, state))]).toEqual([state, false]);
});

it("holds others beside a record, but for its files", () => {
  const edited = { kind: "article", key: "mot" };
  expect(holdsOthers(contents(), edited)).toBe(false);
  expect(holdsOthers(contents({ drafts: [draft("article", "mot"), draft("file", "cuc/anh.png")] }), edited)).toBe(false);
  expect(holdsOthers(contents({ drafts: [draft("article", "mot"), draft("article", "hai")] }), edited)).toBe(true);
});

it("knows whether a record was changed since it was seen", () => {
  const seen = contents({ drafts: [{ ...draft("article", "mot"), version: 4 }] });
  expect(isChangedSince(seen, { kind: "article", key: "mot" }, 4)).toBe(false);
  expect(isChangedSince(seen, { kind: "article", key: "mot" }, 3)).toBe(true);
  expect(isChangedSince(contents({ drafts: [] }), { kind: "article", key: "mot" }, 0)).toBe(false);
});
