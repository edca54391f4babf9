// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Minister/minister-homepage-vi" };

export const VietnameseFull = pageStory({ layoutId: "minister-homepage-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "minister-homepage-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "minister-homepage-vi", language: "vi", state: "failing" });
