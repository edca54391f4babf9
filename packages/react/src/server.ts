/** For hosts that draw on a server: pages whose parts are drawn once and used again. */
export { drawWithParts, type PartEvent } from "./draw-with-parts.tsx";
export { createPartCache, type DrawnPart, type PartCache, type PartKey } from "./part-cache.ts";
