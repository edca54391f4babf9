import i18next, { type i18n } from "i18next";
import type { Language } from "@portal/core";
import { fetchTexts, interfaceTexts } from "./interface-texts.ts";

function createInstance(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: "vi",
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    // Copies: i18next adds texts to the objects that it is given.
    resources: { vi: { translation: { ...interfaceTexts.vi } }, en: { translation: { ...interfaceTexts.en } } },
  });
  return instance;
}

/** A text by its key, and by `defaultValue` where the language has none of it; other values stand in it. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A text in which no value stands is looked up once: i18next looks for endings, paths and placeholders each time. */
function createTranslate(instance: i18n): Translate {
  const texts = new Map<string, { readonly standIn: string | number | undefined; readonly text: string }>();
  instance.store.on("added", () => texts.clear());
  return (key, values = {}) => {
    for (const name in values) if (name !== "defaultValue") return instance.t(key, values);
    const standIn = values["defaultValue"];
    const known = texts.get(key);
    if (known && known.standIn === standIn) return known.text;
    const text = instance.t(key, values);
    texts.set(key, { standIn, text });
    return text;
  };
}

export interface Translator {
  readonly i18n: i18n;
  readonly translate: Translate;
}

const translators = new Map<Language, Translator>();

/** The one of a language, made when it is first asked for and never switched: a request must not change another's language. */
export function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const i18n = createInstance(language);
  const made = { i18n, translate: createTranslate(i18n) };
  translators.set(language, made);
  return made;
}

/** To be awaited in the browser before a page of this language is drawn. @throws where its texts cannot be had */
export async function prepareTexts(language: Language): Promise<void> {
  const texts = await fetchTexts(language);
  if (texts) translatorOf(language).i18n.addResourceBundle(language, "translation", texts);
}
