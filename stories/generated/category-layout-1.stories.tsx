// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Category pages/category-layout-1" };

export const VietnameseFull = pageStory({ layoutId: "category-layout-1", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "category-layout-1", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "category-layout-1", language: "vi", state: "failing" });
export const EnglishFull = pageStory({ layoutId: "category-layout-1", language: "en", state: "full" });
export const EnglishEmpty = pageStory({ layoutId: "category-layout-1", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ layoutId: "category-layout-1", language: "en", state: "failing" });
