import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { readonly version: string };

/** Version banner, logged at start (spec §1): "V1.0.11". */
export const VERSION = `V${version}`;
