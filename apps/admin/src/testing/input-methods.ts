/** What browsers get from Vietnamese input methods, by the protocol of Chromium's developer tools. */
import { cdp } from "vitest/browser";

type Step = () => Promise<void>;

const send = async (method: string, parameters: object): Promise<void> => {
  await (cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> }).send(method, parameters);
};

const insert =
  (text: string): Step =>
  () =>
    send("Input.insertText", { text });

/** Keys, one by one. */
export const typed = (text: string): Step[] =>
  Array.from(text).map((key) => async () => {
    await send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
    await send("Input.dispatchKeyEvent", { type: "keyUp", key });
  });

const backspace: Step = async () => {
  const key = { key: "Backspace", code: "Backspace", windowsVirtualKeyCode: 8 };
  await send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
};

/** The word as it is composed, then taken. */
export const composed = (...words: readonly string[]): Step[] => [
  ...words.map(
    (text): Step =>
      () =>
        send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
  ),
  insert(words.at(-1) ?? ""),
];

/** Words as they are typed; `a→b`: what the key made of the word is deleted and written anew. */
const retyped = (...words: readonly string[]): Step[] => {
  let before = "";
  return words.flatMap((word) => {
    const [, after] = word.split("→");
    const steps = after === undefined ? typed(word.slice(before.length)) : [...Array.from(before, () => backspace), insert(after)];
    before = after ?? word;
    return steps;
  });
};

/** Typed, then replaced as a whole. */
const replaced = (typedWord: string, word: string): Step[] => [
  ...typed(typedWord),
  async () => {
    const selection = getSelection();
    for (let index = 0; index < typedWord.length; index += 1) selection?.modify("extend", "backward", "character");
    const [range] = selection && selection.rangeCount > 0 ? [selection.getRangeAt(0)] : [];
    const target = document.activeElement;
    if (!range || !target) throw new Error("Nothing is selected.");
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", word);
    const init = { inputType: "insertReplacementText", data: word, dataTransfer, bubbles: true, cancelable: true };
    const taken = target.dispatchEvent(new InputEvent("beforeinput", { ...init, targetRanges: [new StaticRange(range)] }));
    // What the browser does, unless the page takes it upon itself.
    if (taken) document.execCommand("insertText", false, word);
    await Promise.resolve();
  },
];

/** An accent that waits for its letter, then both as one character. */
const deadKey = (accent: string, letter: string): Step[] => [
  () => send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Dead", code: "BracketLeft" }),
  ...composed(accent),
  backspace,
  insert(letter),
];

/** A character of the third level: AltGr comes as Control and Alt. */
const modified = (key: string, character: string): Step[] => [
  () =>
    send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code: `Key${key.toUpperCase()}`, windowsVirtualKeyCode: 66, modifiers: 3 }),
  insert(character),
];

/** A method, what comes of it, and what was meant. */
export const inputMethods: readonly (readonly [name: string, sequence: readonly Step[], expected: string])[] = [
  ["Telex that composes", composed("t", "ti", "tie", "tiê", "tiên", "tiêng", "tiếng"), "tiếng"],
  ["VNI that composes", composed("V", "Vi", "Vie", "Viê", "Việ", "Việt"), "Việt"],
  ["retyping by backspaces", retyped("d", "dd→đ", "đu", "đuo", "đuow→đươ", "đươn", "đương", "đươngf→đường"), "đường"],
  ["replacement of a range", replaced("nghi", "nghị"), "nghị"],
  ["dead keys", deadKey("^", "ê"), "ê"],
  ["AltGr", modified("b", "“"), "“"],
  ["plain typing between two words", [...composed("ch", "chi", "chí"), ...typed(" "), ...composed("n", "nh", "nhà")], "chí nhà"],
];
