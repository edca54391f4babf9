// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/category-layout-contribute" };

export const Vietnamese = pageStory({ view: "category-layout-contribute", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "category-layout-contribute", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "category-layout-contribute", language: "vi", state: "failing" });
export const English = pageStory({ view: "category-layout-contribute", language: "en" });
export const EnglishEmpty = { ...pageStory({ view: "category-layout-contribute", language: "en", state: "empty" }), tags: ["!test"] };
export const EnglishFailing = { ...pageStory({ view: "category-layout-contribute", language: "en", state: "failing" }), tags: ["!test"] };
