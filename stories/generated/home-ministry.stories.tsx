// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Ministry/home-ministry" };

export const Vietnamese = pageStory({ view: "home-ministry", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "home-ministry", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "home-ministry", language: "vi", state: "failing" });
export const English = pageStory({ view: "home-ministry", language: "en" });
export const EnglishEmpty = { ...pageStory({ view: "home-ministry", language: "en", state: "empty" }), tags: ["!test"] };
export const EnglishFailing = { ...pageStory({ view: "home-ministry", language: "en", state: "failing" }), tags: ["!test"] };
