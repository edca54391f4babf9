// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Departments/department-2-home-vi" };

export const VietnameseFull = pageStory({ layoutId: "department-2-home-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "department-2-home-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "department-2-home-vi", language: "vi", state: "failing" });
