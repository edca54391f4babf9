/** What HTML of records may hold: the sanitiser of the server keeps this, and the editor of rich text offers nothing else. */
export { isRemote, linkAddress } from "./addresses.ts";
export {
  allowedAttributes,
  allowedElements,
  droppedElements,
  droppedWithContent,
  isAllowedOn,
  requiredAttributes,
  unwrappedElements,
} from "./allowed.ts";
export { alignmentClass, normalizeAttribute } from "./attributes.ts";
