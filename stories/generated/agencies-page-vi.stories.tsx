// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Agencies/agencies-page-vi" };

export const Vietnamese = pageStory({ view: "agencies-page-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "agencies-page-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "agencies-page-vi", language: "vi", state: "failing" });
