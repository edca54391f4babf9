// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Public services/public-services-vi" };

export const Vietnamese = pageStory({ view: "public-services-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "public-services-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "public-services-vi", language: "vi", state: "failing" });
