import { defineShell } from "../define-block.ts";
import * as parts from "./index.ts";

export const definition = defineShell({
  name: "planning-ministry",
  description: "A unit's own frame: emblem and name in the middle, below them its sections; the same sections in three columns at the foot",
  parts,
});
