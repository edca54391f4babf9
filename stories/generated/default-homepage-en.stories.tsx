// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Ministry/default-homepage-en" };

export const English = pageStory({ view: "default-homepage-en", language: "en" });
export const EnglishEmpty = pageStory({ view: "default-homepage-en", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ view: "default-homepage-en", language: "en", state: "failing" });
