// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Institute/financial-strategy-and-policy-vi" };

export const Vietnamese = pageStory({ view: "financial-strategy-and-policy-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "financial-strategy-and-policy-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "financial-strategy-and-policy-vi", language: "vi", state: "failing" });
