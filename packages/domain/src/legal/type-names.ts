import type { Language } from "@portal/core";
import type { DocumentType } from "./model.ts";

/** In the order of their rank. */
export const documentTypeNames: Readonly<Record<Language, Readonly<Record<DocumentType, string>>>> = {
  vi: {
    law: "Luật",
    ordinance: "Pháp lệnh",
    resolution: "Nghị quyết",
    decree: "Nghị định",
    decision: "Quyết định",
    circular: "Thông tư",
    "joint-circular": "Thông tư liên tịch",
    directive: "Chỉ thị",
    "official-letter": "Công văn",
    "consolidated-text": "Văn bản hợp nhất",
  },
  en: {
    law: "Law",
    ordinance: "Ordinance",
    resolution: "Resolution",
    decree: "Decree",
    decision: "Decision",
    circular: "Circular",
    "joint-circular": "Joint Circular",
    directive: "Directive",
    "official-letter": "Official Letter",
    "consolidated-text": "Consolidated Text",
  },
};

const types = new Map(Object.keys(documentTypeNames.vi).map((type) => [type, type as DocumentType]));

/** @returns undefined for what is no type of document */
export const documentType = (text: string): DocumentType | undefined => types.get(text);
