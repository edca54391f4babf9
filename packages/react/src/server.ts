/** For hosts that draw on a server: pages whose parts are drawn once and used again. */
export { type DrawnPart, drawWithParts, type PartCache } from "./draw-with-parts.tsx";
