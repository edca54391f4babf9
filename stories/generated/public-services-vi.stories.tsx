// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Public services/public-services-vi" };

export const VietnameseFull = pageStory({ layoutId: "public-services-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "public-services-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "public-services-vi", language: "vi", state: "failing" });
