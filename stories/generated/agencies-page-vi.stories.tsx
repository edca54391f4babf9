// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Agencies/agencies-page-vi" };

export const VietnameseFull = pageStory({ layoutId: "agencies-page-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "agencies-page-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "agencies-page-vi", language: "vi", state: "failing" });
