// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Union/ministry-of-finance-union-vi" };

export const Vietnamese = pageStory({ view: "ministry-of-finance-union-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "ministry-of-finance-union-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "ministry-of-finance-union-vi", language: "vi", state: "failing" });
