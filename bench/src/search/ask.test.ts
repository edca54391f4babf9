import { expect, test } from "vitest";
import { documentOf } from "./ask.ts";

test.each([
  ["text", "/btc/tin-tieu-diem/thu-ngan-sach", "article/thu-ngan-sach"],
  ["document", "/mof/publications/debt-strategy", "article/debt-strategy"],
  ["page", "/btc/noi-dung/tro-nang", "page/tro-nang"],
  ["page", "/mof/about", "page/about"],
  ["question", "/btc/hoi-dap/chi-tiet-cau-hoi?id=gia-han", "question/gia-han"],
  ["person", "/btc/lanh-dao-bo#muc-tran-minh-mau", "person/tran-minh-mau"],
])("%s at %s", (type, href, document) => expect(documentOf({ type, href })).toBe(document));
