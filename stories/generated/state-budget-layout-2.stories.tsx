// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Budget pages/state-budget-layout-2" };

export const VietnameseFull = pageStory({ layoutId: "state-budget-layout-2", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "state-budget-layout-2", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "state-budget-layout-2", language: "vi", state: "failing" });
export const EnglishFull = pageStory({ layoutId: "state-budget-layout-2", language: "en", state: "full" });
export const EnglishEmpty = pageStory({ layoutId: "state-budget-layout-2", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ layoutId: "state-budget-layout-2", language: "en", state: "failing" });
