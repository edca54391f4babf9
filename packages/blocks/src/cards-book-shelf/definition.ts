import { defineBlock } from "../define-block.ts";
import { cardsExamples } from "../samples/cards.ts";
import { samplePicture } from "../samples/articles.ts";
import { BookShelf } from "./BookShelf.tsx";

const book = (title: string, cover: number, description: string) => ({
  title,
  href: "/vien-chien-luoc/an-pham",
  image: samplePicture(`bia-sach-${cover}`),
  description,
});

export const definition = defineBlock({
  type: "cards",
  name: "bookShelf",
  description: "Books and magazines: cover, title, issue.",
  component: BookShelf,
  examples: cardsExamples(
    {
      cards: [
        book("Tạp chí Nghiên cứu tài chính", 1, "Số 11, năm 2026"),
        book("Tài khoá bền vững: lý luận và thực tiễn", 2, "Sách chuyên khảo, 320 trang"),
        book("Niên giám dự báo kinh tế", 3, "Ấn bản năm 2026"),
        book("Tài chính xanh cho địa phương", 4, "Sổ tay, 96 trang"),
      ],
    },
    { label: "Sách và tạp chí" },
  ),
});
