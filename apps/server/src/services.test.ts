import { expect, it } from "vitest";
import { testServices } from "./testing/services.ts";

it("the services end by sending what is promised, without trying again, and then close the mailer", async () => {
  const steps: string[] = [];
  const mailer = {
    send: async () => void steps.push("send"),
    stopRetrying: () => void steps.push("stop retrying"),
    close: () => void steps.push("close"),
  };
  const services = testServices({ db: undefined as never, mailer });
  services.background.later(() => services.mailer.send({ to: "a@example.test", subject: "A", text: "B" }));
  await services.close();
  expect(steps).toEqual(["stop retrying", "send", "close"]);
});
