import type { Action } from "@portal/contracts";

export interface GuideStep {
  /** Of its texts: `guide.NAME` is what it is about, `guide.NAME.text` how it is done. */
  readonly name: string;
  /** Where one begins; undefined: it is only to be known. */
  readonly path?: string;
  /** What one has to be allowed somewhere; undefined: it is for everybody. */
  readonly action?: Action;
}

/** A first day in its order; then what is done on the others. */
export const guideSteps: readonly GuideStep[] = [
  { name: "account", path: "/phien" },
  { name: "words" },
  { name: "write", path: "/noi-dung/moi/article", action: "record.edit" },
  { name: "correct", path: "/noi-dung", action: "record.edit" },
  { name: "layout", path: "/thay-doi", action: "layout.assign" },
  { name: "categories", path: "/chuyen-muc", action: "record.edit" },
  { name: "submit", path: "/thay-doi", action: "changeSet.submit" },
  { name: "approve", path: "/thay-doi", action: "changeSet.approve" },
  { name: "moderate", path: "/cau-hoi", action: "question.moderate" },
  { name: "people", path: "/nguoi-dung", action: "account.manage" },
  { name: "wrong" },
  { name: "keys" },
];
