// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/state-budget-layout-1" };

export const Vietnamese = pageStory({ view: "state-budget-layout-1", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "state-budget-layout-1", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "state-budget-layout-1", language: "vi", state: "failing" });
export const English = pageStory({ view: "state-budget-layout-1", language: "en" });
export const EnglishEmpty = { ...pageStory({ view: "state-budget-layout-1", language: "en", state: "empty" }), tags: ["!test"] };
export const EnglishFailing = { ...pageStory({ view: "state-budget-layout-1", language: "en", state: "failing" }), tags: ["!test"] };
