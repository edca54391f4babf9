import type { FieldError } from "@portal/domain";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Vietnamese favourites that the list of the world's most common passwords lacks. */
const local = [
  "matkhau",
  "matkhau1",
  "matkhau12",
  "matkhau123",
  "matkhau1234",
  "vietnam123",
  "hanoi123",
  "saigon123",
  "taichinh",
  "botaichinh",
];

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that somebody chooses: visitors who read never need it. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"].filter((word) => word.length >= PASSWORD_MIN), ...local]),
  ));

/**
 * Why a new password is refused; undefined: it is not. No rules of composition (NIST SP 800-63B): length, and not what everybody tries first.
 * @param own what belongs to the person: address, name
 */
export async function weaknessOf(password: string, own: readonly string[]): Promise<FieldError | undefined> {
  const plain = password.normalize("NFKC");
  const length = Array.from(plain).length;
  if (length < PASSWORD_MIN) return { field: "password", code: "passwordTooShort", values: { limit: PASSWORD_MIN } };
  if (length > PASSWORD_MAX) return { field: "password", code: "tooLong", values: { limit: PASSWORD_MAX } };
  const word = plain.toLowerCase();
  const isOwn = own
    .flatMap((text) => [text, text.split("@")[0] ?? "", text.replaceAll(" ", "")])
    .some((text) => text.normalize("NFKC").toLowerCase() === word);
  const isMonotonous = new Set(word).size <= 2;
  return isOwn || isMonotonous || (await commonPasswords()).has(word) ? { field: "password", code: "passwordCommon" } : undefined;
}
