import { type Config, readConfig } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";

/** What the environment says. Where that is wrong, the process ends with the sentence that says why. */
export function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
