// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Finance news/finance-layout-vi" };

export const Vietnamese = pageStory({ view: "finance-layout-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "finance-layout-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "finance-layout-vi", language: "vi", state: "failing" });
