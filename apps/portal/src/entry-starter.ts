/** What every page begins with: a few KB in place of the program, which comes once the reader shows interest. */
import { returnOnLoad } from "./navigation/scroll.ts";
import { holdClicks } from "./starter/early-clicks.ts";
import { onInterest, savesData } from "./starter/interest.ts";
import { reportPrefetched } from "./starter/report-prefetched.ts";
import { startProgram } from "./starter/start-program.ts";
import { keepLanguage } from "./state/language.ts";
import { VERSION } from "./version.ts";

console.info(`Portal ${VERSION}`);
try {
  keepLanguage(document.documentElement.lang, localStorage);
} catch {
  // Storage that is forbidden keeps nothing.
}
returnOnLoad();
reportPrefetched();
const letClicks = holdClicks();

function start(): void {
  startProgram().then(letClicks, (error: unknown) => {
    console.warn("The page works as it is; what it lacks could not be loaded.", error);
    onInterest(start, true);
  });
}

// In development the bundler brings the style sheets with the program.
if (import.meta.env.DEV) start();
else onInterest(start, savesData());
