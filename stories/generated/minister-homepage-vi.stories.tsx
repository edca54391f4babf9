// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Minister/minister-homepage-vi" };

export const Vietnamese = pageStory({ view: "minister-homepage-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "minister-homepage-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "minister-homepage-vi", language: "vi", state: "failing" });
