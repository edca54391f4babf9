// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Category pages/category-default-layout-2" };

export const VietnameseFull = pageStory({ layoutId: "category-default-layout-2", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "category-default-layout-2", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "category-default-layout-2", language: "vi", state: "failing" });
export const EnglishFull = pageStory({ layoutId: "category-default-layout-2", language: "en", state: "full" });
export const EnglishEmpty = pageStory({ layoutId: "category-default-layout-2", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ layoutId: "category-default-layout-2", language: "en", state: "failing" });
