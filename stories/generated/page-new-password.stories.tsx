// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-new-password" };

export const Vietnamese = pageStory({ view: "page-new-password", language: "vi" });
export const English = { ...pageStory({ view: "page-new-password", language: "en" }), tags: ["!test"] };
