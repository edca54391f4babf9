import { defineShell } from "../define-block.ts";
import * as parts from "./index.ts";

export const definition = defineShell({
  name: "default",
  description: "The ministry's frame: a banner band, below it the menu over the whole width; the default. Comes with every page",
  parts,
});
