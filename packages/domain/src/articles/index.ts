/** Article records: read for pages, and checked before they are stored. Browsers get articles with the page model. */
export { validateGallery, validateLink, validateRichText, validateStructured } from "../generated/validate-article.js";
export { parseArticle } from "./parse-article.ts";
export { textOfHtml } from "./read-text.ts";
