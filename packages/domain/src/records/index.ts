/** Records of content as change sets hold them, and the schemas of the lines that bring them in. */
export { isKind, type Kind, kinds, lineDefinitions, lineSchemas } from "./line-schemas.ts";
export { merge, own, type Merged } from "./merge.ts";
export { canonicalJson, isFields, type RecordFields } from "./record-fields.ts";
export { isRenamable, keyFields, keyOf } from "./record-key.ts";
