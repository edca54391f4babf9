import { type Action, mayDoSomewhere, type StaffMember } from "@portal/contracts";

export interface NavigationPage {
  readonly path: string;
  /** Key of its name. */
  readonly text: string;
  /** What one has to be allowed somewhere; undefined: it is everybody's. */
  readonly action?: Action;
}

const pages: readonly NavigationPage[] = [
  { path: "/", text: "start.title" },
  { path: "/thay-doi", text: "changeSets.title" },
  { path: "/noi-dung", text: "content.title" },
  { path: "/chuyen-muc", text: "categories.title" },
  { path: "/ngon-ngu", text: "languages.title" },
  { path: "/cau-hoi", text: "questions.title", action: "question.moderate" },
  { path: "/gop-y", text: "comments.title", action: "comment.moderate" },
  { path: "/danh-gia", text: "ratings.title", action: "rating.moderate" },
  { path: "/bao-loi", text: "reports.title", action: "report.handle" },
  { path: "/thong-ke", text: "statistics.title", action: "statistics.read" },
  { path: "/van-hanh", text: "operations.title", action: "mail.manage" },
  { path: "/nguoi-dung", text: "people.title", action: "account.manage" },
  { path: "/nhat-ky", text: "audit.title", action: "audit.read" },
  { path: "/phien", text: "sessions.title" },
  { path: "/huong-dan", text: "guide.title" },
];

/** Those of some things that the member may do somewhere, or everybody may. */
export const permitted = <T extends Pick<NavigationPage, "action">>(things: readonly T[], member: StaffMember): readonly T[] =>
  things.filter(({ action }) => action === undefined || mayDoSomewhere(member, action).allowed);

export const pagesFor = (member: StaffMember): readonly NavigationPage[] => permitted(pages, member);
