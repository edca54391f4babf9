import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, it, vi } from "vitest";
import type { Http } from "@portal/client";
import { solveCaptcha } from "./solve-captcha.ts";

const { signal } = new AbortController();
const hmacSignatureSecret = "bi-mat";
const challengeOf = (counter: number) =>
  createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 10, counter, data: { id: "a1" }, deriveKey, hmacSignatureSecret });
const serverOf = (answer: unknown) => {
  const send = vi.fn(async () => answer);
  return { send, http: { send, log: () => {} } as unknown as Http };
};

it.each([0, 7, 300])("finds what the server's own library takes for the solution, after %s tries", async (counter) => {
  const { http, send } = serverOf(await challengeOf(counter));
  const proof = await solveCaptcha(http, "mã 1", signal);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: "captcha/challenge?id=m%C3%A3%201" }));
  const { challenge, solution } = JSON.parse(atob(proof)) as Parameters<typeof verifySolution>[0];
  expect(solution.counter).toBe(counter);
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true });
  const wrong = { ...solution, counter: counter + 1 };
  expect(await verifySolution({ challenge, solution: wrong, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: false });
});

it.each([{}, { parameters: null }, { parameters: { algorithm: "SHA-256" } }])("refuses the challenge %j", async (answer) => {
  await expect(solveCaptcha(serverOf(answer).http, "a", signal)).rejects.toThrow("read the picture instead");
});

it("stops where the page is left", async () => {
  const left = new AbortController();
  const { http } = serverOf(await challengeOf(20_000));
  const solving = solveCaptcha(http, "a", left.signal);
  left.abort(new Error("left"));
  await expect(solving).rejects.toThrow("left");
});
