// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Institute/financial-strategy-and-policy-vi" };

export const VietnameseFull = pageStory({ layoutId: "financial-strategy-and-policy-vi", language: "vi", state: "full" });
export const VietnameseEmpty = pageStory({ layoutId: "financial-strategy-and-policy-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ layoutId: "financial-strategy-and-policy-vi", language: "vi", state: "failing" });
