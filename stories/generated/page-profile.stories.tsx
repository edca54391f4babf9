// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-profile" };

export const Vietnamese = pageStory({ view: "page-profile", language: "vi" });
export const English = { ...pageStory({ view: "page-profile", language: "en" }), tags: ["!test"] };
