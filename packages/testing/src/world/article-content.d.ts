/** Bodies of sample articles, as the wire has them (specification §3). */
import type { GalleryContent, Language, RichTextContent, StructuredContent } from "@portal/core";
export declare function articleContent(
  holds: "text" | "photos" | "video" | "document",
  language: Language,
  picture: string,
): RichTextContent | GalleryContent | StructuredContent;
