// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Article pages/article-default-layout-1" };

export const VietnameseFull = pageStory({ layoutId: "article-default-layout-1", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "article-default-layout-1", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "article-default-layout-1", language: "vi", state: "failing" });
export const EnglishFull = pageStory({ layoutId: "article-default-layout-1", language: "en", state: "full" });
export const EnglishEmpty = pageStory({ layoutId: "article-default-layout-1", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ layoutId: "article-default-layout-1", language: "en", state: "failing" });
