// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Category pages/parliamentary-concerns" };

export const VietnameseFull = pageStory({ layoutId: "parliamentary-concerns", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "parliamentary-concerns", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "parliamentary-concerns", language: "vi", state: "failing" });
export const EnglishFull = pageStory({ layoutId: "parliamentary-concerns", language: "en", state: "full" });
export const EnglishEmpty = pageStory({ layoutId: "parliamentary-concerns", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ layoutId: "parliamentary-concerns", language: "en", state: "failing" });
