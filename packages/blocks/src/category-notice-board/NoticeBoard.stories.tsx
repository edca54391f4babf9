import { exampleProps } from "../examples.ts";
import { NoticeBoard } from "./NoticeBoard.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/noticeBoard", component: NoticeBoard };

export const Normal = { args: exampleProps("category", "noticeBoard", examples.normal) };
export const Empty = { args: exampleProps("category", "noticeBoard", examples.empty) };
export const LongText = { args: exampleProps("category", "noticeBoard", examples.longText) };
export const Hostile = { args: exampleProps("category", "noticeBoard", examples.hostile) };
