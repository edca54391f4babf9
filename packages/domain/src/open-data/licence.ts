import type { Language } from "@portal/core";
import { ANCHOR_PREFIX } from "../articles/read-text.ts";

/** Where the page of open data states its licence: the address that files and the catalogue name. */
export const LICENCE_ANCHOR = `${ANCHOR_PREFIX}licence`;

/** On which terms everybody may use open data. */
export const licences: Readonly<Record<Language, { readonly name: string; readonly text: string }>> = {
  vi: {
    name: "Sử dụng tự do, ghi rõ nguồn",
    text: "Mọi người được sao chép, chia sẻ, chỉnh sửa và sử dụng dữ liệu này cho mọi mục đích, kể cả mục đích thương mại, không phải trả tiền và không phải xin phép. Khi sử dụng, hãy ghi rõ nguồn là Bộ Tài chính kèm địa chỉ của trang này, và nói rõ nếu đã chỉnh sửa dữ liệu. Dữ liệu được cung cấp nguyên trạng; bản trên Cổng là bản mới nhất.",
  },
  en: {
    name: "Free reuse with attribution",
    text: "Everyone may copy, share, adapt and use this data for any purpose, including commercial ones, free of charge and without asking for permission. Name the Ministry of Finance as the source with the address of this page, and say so where you have changed the data. The data is provided as it is; the latest version is the one on this portal.",
  },
};

/** Who publishes the open data. */
export const publisherNames: Readonly<Record<Language, string>> = { vi: "Bộ Tài chính", en: "Ministry of Finance" };
