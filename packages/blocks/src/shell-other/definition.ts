import { defineShell } from "../define-block.ts";
import * as parts from "./index.ts";

export const definition = defineShell({
  name: "other",
  description: "A small portal's frame: the way back to the ministry, then name and menu on one line",
  parts,
});
