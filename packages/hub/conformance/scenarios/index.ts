import type { IdsOf } from "../behaviours/index.ts";
import { callScenarios } from "./calls.ts";
import type { Scenario } from "./lab.ts";
import { lifecycleScenarios } from "./lifecycle.ts";
import { sendingScenarios } from "./sending.ts";
import { streamScenarios } from "./streams.ts";

/** What the real client proves: the compiler asks for one for each row of the table, and for none besides. */
export const scenarios: Readonly<Record<IdsOf<"node" | "chromium">, Scenario>> = {
  ...callScenarios,
  ...streamScenarios,
  ...sendingScenarios,
  ...lifecycleScenarios,
};
