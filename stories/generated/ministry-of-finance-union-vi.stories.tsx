// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Union/ministry-of-finance-union-vi" };

export const VietnameseFull = pageStory({ layoutId: "ministry-of-finance-union-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "ministry-of-finance-union-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "ministry-of-finance-union-vi", language: "vi", state: "failing" });
