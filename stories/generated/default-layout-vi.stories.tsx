// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Ministry/default-layout-vi" };

export const VietnameseFull = pageStory({ layoutId: "default-layout-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "default-layout-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "default-layout-vi", language: "vi", state: "failing" });
