// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/parliamentary-concerns" };

export const Vietnamese = pageStory({ view: "parliamentary-concerns", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "parliamentary-concerns", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "parliamentary-concerns", language: "vi", state: "failing" });
export const English = pageStory({ view: "parliamentary-concerns", language: "en" });
export const EnglishEmpty = { ...pageStory({ view: "parliamentary-concerns", language: "en", state: "empty" }), tags: ["!test"] };
export const EnglishFailing = { ...pageStory({ view: "parliamentary-concerns", language: "en", state: "failing" }), tags: ["!test"] };
