// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Other portals/other-portal-1-home-vi" };

export const Vietnamese = pageStory({ view: "other-portal-1-home-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "other-portal-1-home-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "other-portal-1-home-vi", language: "vi", state: "failing" });
