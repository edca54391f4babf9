// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Budget pages/mof-budget-layout-1" };

export const VietnameseFull = pageStory({ layoutId: "mof-budget-layout-1", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "mof-budget-layout-1", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "mof-budget-layout-1", language: "vi", state: "failing" });
export const EnglishFull = pageStory({ layoutId: "mof-budget-layout-1", language: "en", state: "full" });
export const EnglishEmpty = pageStory({ layoutId: "mof-budget-layout-1", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ layoutId: "mof-budget-layout-1", language: "en", state: "failing" });
