// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-login" };

export const Vietnamese = pageStory({ view: "page-login", language: "vi" });
export const English = { ...pageStory({ view: "page-login", language: "en" }), tags: ["!test"] };
