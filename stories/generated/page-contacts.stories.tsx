// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-contacts" };

export const Vietnamese = pageStory({ view: "page-contacts", language: "vi" });
export const English = { ...pageStory({ view: "page-contacts", language: "en" }), tags: ["!test"] };
