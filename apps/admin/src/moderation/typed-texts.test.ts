import type { FormEvent } from "react";
import { expect, it } from "vitest";
import { forgetAllTyped, typedTexts } from "./typed-texts.ts";

const typing = (name: string, value: string) => ({ target: { name, value } }) as unknown as FormEvent<HTMLFormElement>;

it("keeps what a member types into a form until it is sent, for that form and member alone", () => {
  const [answer, refusal] = [typedTexts("a", "question 1 answer"), typedTexts("a", "question 1 refuse")];
  answer.keep(typing("answer", "Đáp"));
  refusal.keep(typing("reason", "Trùng"));
  expect(typedTexts("a", "question 1 answer").of("answer", "")).toBe("Đáp");
  expect(typedTexts("b", "question 1 answer").of("answer", "như cũ")).toBe("như cũ");
  // A text with its own editor is no input: what it fires says nothing, and it says itself what is written.
  answer.keep({ target: {} } as FormEvent<HTMLFormElement>);
  answer.set("html", "<p>Đáp</p>");
  expect([answer.of("html", ""), answer.of("undefined", "")]).toEqual(["<p>Đáp</p>", ""]);
  answer.forget();
  expect(answer.of("html", "")).toBe("");
  expect([answer.of("answer", ""), refusal.of("reason", "")]).toEqual(["", "Trùng"]);
  forgetAllTyped("a");
  expect(refusal.of("reason", "")).toBe("");
});
