// Generated from layouts/pages by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/GalleryPage.tsx";

export default { title: "Layouts/Ministry/default-homepage-en" };

export const EnglishFull = pageStory({ layoutId: "default-homepage-en", language: "en", state: "full" });
export const EnglishEmpty = pageStory({ layoutId: "default-homepage-en", language: "en", state: "empty" });
export const EnglishFailing = pageStory({ layoutId: "default-homepage-en", language: "en", state: "failing" });
