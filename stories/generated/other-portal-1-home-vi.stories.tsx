// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Other portals/other-portal-1-home-vi" };

export const VietnameseFull = pageStory({ layoutId: "other-portal-1-home-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "other-portal-1-home-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "other-portal-1-home-vi", language: "vi", state: "failing" });
