/** JSON Pointer (RFC 6901). */
export const escapeSegment = (segment: string | number): string => String(segment).replaceAll("~", "~0").replaceAll("/", "~1");

export const parsePointer = (pointer: string): string[] =>
  pointer === ""
    ? []
    : pointer
        .slice(1)
        .split("/")
        .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
