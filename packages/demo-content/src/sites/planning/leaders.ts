import type { CardSeed } from "../../site-seed.ts";

/** The first is the minister, the second the permanent deputy. */
const leaders = [
  ["Trần Minh Mẫu", "tran-minh-mau"],
  ["Lê Thị Minh Họa", "le-thi-minh-hoa"],
  ["Nguyễn Văn Ví Dụ", "nguyen-van-vi-du"],
  ["Phạm Quang Mẫu", "pham-quang-mau"],
  ["Hoàng Thị Mẫu", "hoang-thi-mau"],
  ["Vũ Đức Minh Họa", "vu-duc-minh-hoa"],
] as const;

/** The leadership as cards; `posts` are the minister's, the permanent deputy's and the other deputies'. */
export const leaderCards = (link: string, [minister, permanent, deputy]: readonly [string, string, string]): CardSeed[] =>
  leaders.map(([title, portrait], index) => ({ title, description: [minister, permanent][index] ?? deputy, link, art: { portrait } }));
