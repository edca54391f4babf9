/** What a page has to run scenarios: `window.run`, which returns in text why one failed. */
import type * as SignalR from "@microsoft/signalr";
import type { TransportName } from "../../src/hub.ts";
import { scenarios } from "./index.ts";
import { runScenario } from "./lab.ts";

export interface ScenarioWindow {
  readonly signalR: typeof SignalR;
  /** @returns undefined where the scenario held */
  run(id: keyof typeof scenarios, origin: string, transport: TransportName): Promise<string | undefined>;
}

const page = window as unknown as { signalR: typeof SignalR; run: ScenarioWindow["run"] };

page.run = async (id, origin, transport) => {
  try {
    await runScenario(scenarios[id], { signalR: page.signalR, origin, transport });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};
