import { expect, it, vi } from "vitest";
import type { Http } from "@portal/client";
import { solveCaptcha } from "./solve-captcha.ts";

const { signal } = new AbortController();
const serverOf = (answer: unknown) => {
  const send = vi.fn(async () => answer);
  return { send, http: { send, log: () => {} } as unknown as Http };
};

/** Made by the server's own library, with what it takes for the solution: counter, key. */
const known = [
  [
    0,
    "5479ca629e9c518e51335387e376a7dff9563e11416669ead702df92aa83a92d",
    {
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        cost: 10,
        data: { drawn: 1, id: "a1" },
        expiresAt: 1900000000,
        keyLength: 32,
        keyPrefix: "5479ca629e9c518e51335387e376a7df",
        nonce: "00ffd1cc61f1cd2ffd9c85815b2f90a2",
        salt: "2a2f63a4909a27aab25957913d643832",
      },
      signature: "1242a78caa3397672eb40499747fa4bf2bd4b3471b659e4d3e34ca55b2593144",
    },
  ],
  [
    7,
    "463664ff94a977fbba8a904ddb6c777f4900b4a4f007f6c30653bf157173e595",
    {
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        cost: 10,
        data: { drawn: 1, id: "a1" },
        expiresAt: 1900000000,
        keyLength: 32,
        keyPrefix: "463664ff94a977fbba8a904ddb6c777f",
        nonce: "27c5915c05024369084fc7b25d808141",
        salt: "7a1cfd715ebe6fd9dd7bac4218498e79",
      },
      signature: "d1bc59f6e638cacf387251e53742f82d985a0268aa515e6e3b7e63a195215b36",
    },
  ],
  [
    300,
    "90a183f1a45fa397d639d0f3bbfab391a46b84bb494f1cc6b6246eaa5e8d4e42",
    {
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        cost: 10,
        data: { drawn: 1, id: "a1" },
        expiresAt: 1900000000,
        keyLength: 32,
        keyPrefix: "90a183f1a45fa397d639d0f3bbfab391",
        nonce: "f89ea164566187725397e0f719c566ef",
        salt: "8fed4d65fa323584e5cd06411eb088ee",
      },
      signature: "458526bb745a252efc9a5e2ea36eec627c88e65140a83b239e4070367823139b",
    },
  ],
] as const;

it.each(known)("finds what the server takes for the solution, at counter %s", async (counter, derivedKey, challenge) => {
  const { http, send } = serverOf(challenge);
  const proof = await solveCaptcha(http, { id: "mã 1", form: "login", work: 4 }, signal);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: "captcha/challenge?id=m%C3%A3+1&form=login&work=4", anonymous: true }));
  expect(JSON.parse(atob(proof ?? ""))).toEqual({ challenge, solution: { counter, derivedKey } });
});

it.each([{}, { parameters: null }, { parameters: { algorithm: "SHA-256" } }])("refuses the challenge %j", async (answer) => {
  await expect(solveCaptcha(serverOf(answer).http, { id: "a", form: "login", work: 1 }, signal)).rejects.toThrow(
    "read the picture instead",
  );
});

it("stops where the page is left", async () => {
  const left = new AbortController();
  const { http } = serverOf({ ...known[2][2], parameters: { ...known[2][2].parameters, keyPrefix: "00".repeat(16) } });
  const solving = solveCaptcha(http, { id: "a", form: "login", work: 1 }, left.signal);
  left.abort(new Error("left"));
  await expect(solving).rejects.toThrow("left");
});
