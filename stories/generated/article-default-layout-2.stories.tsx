// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-default-layout-2" };

export const Vietnamese = pageStory({ view: "article-default-layout-2", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "article-default-layout-2", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "article-default-layout-2", language: "vi", state: "failing" });
export const English = pageStory({ view: "article-default-layout-2", language: "en" });
export const EnglishEmpty = { ...pageStory({ view: "article-default-layout-2", language: "en", state: "empty" }), tags: ["!test"] };
export const EnglishFailing = { ...pageStory({ view: "article-default-layout-2", language: "en", state: "failing" }), tags: ["!test"] };
