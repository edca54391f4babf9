import { expect, it } from "vitest";
import { testServices } from "./testing/services.ts";

it("the services end by doing what is promised, and then close the queue that it may need", async () => {
  const steps: string[] = [];
  const jobs = {
    enqueue: async () => void steps.push("enqueue"),
    work: async () => undefined,
    counts: async () => [],
    close: async () => void steps.push("close"),
  };
  const services = testServices({ db: undefined as never, jobs });
  services.background.later(() => services.jobs.enqueue(undefined as never, "mail", { id: "a" }));
  await services.close();
  expect(steps).toEqual(["enqueue", "close"]);
});
