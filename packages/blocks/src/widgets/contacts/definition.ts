import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { Contacts } from "./Contacts.tsx";

export const definition = defineWidget({
  name: "contacts",
  description: "Where the site's owner is and how to reach it, as its identity says.",
  reads: ["site", "representatives"],
  component: Contacts,
  examples,
});
