import { escapeXml } from "../escape-xml.ts";
import { fill } from "./fill.ts";
import { type Random, randomOf } from "./random.ts";
import { tableOf } from "./table.ts";
import { commonSentences, type Language, type Sentences, sentencesOn, type Topic } from "../sentences.ts";

export interface BodyRequest {
  /** The same seed gives the same text. */
  readonly seed: string;
  readonly topic: Topic;
  readonly language: Language;
  /** Day of the article. */
  readonly day: string;
  /** Paragraphs, 3 to 25. */
  readonly length: number;
  /** Addresses of pictures that may stand in the text. */
  readonly pictures: readonly string[];
  /** First paragraph, where the article brings its own. */
  readonly lead?: string | undefined;
}

type Role = "opening" | "figures" | "measures" | "results" | "outlook";

/** Composes the HTML of an article from its topic's sentences: each at most once. */
export function composeBody(request: BodyRequest): string {
  return new Composer(request).compose();
}

class Composer {
  readonly #request: BodyRequest;
  readonly #random: Random;
  readonly #own: Sentences;
  readonly #common: Sentences;
  readonly #used = new Set<string>();
  #picture = 0;

  constructor(request: BodyRequest) {
    this.#request = request;
    this.#random = randomOf(request.seed);
    this.#own = sentencesOn(request.topic, request.language);
    this.#common = commonSentences(request.language);
  }

  compose(): string {
    const { length, lead } = this.#request;
    const opening = lead === undefined ? this.#paragraph("opening", 2) : `<p>${escapeXml(lead)}</p>${this.#paragraph("opening", 1)}`;
    let left = length - (lead === undefined ? 2 : 3);
    if (length < 6)
      return (
        opening +
        this.#paragraphs("figures", Math.ceil(left / 2), length < 4) +
        this.#paragraphs("measures", Math.floor(left / 2), false) +
        this.#paragraph("outlook", 2)
      );
    const headings = this.#random.sample(this.#own.headings, length > 14 ? 4 : 3);
    const extra = this.#random.pick(this.#common.headings);
    const third = Math.max(1, Math.round(left / 3));
    const sections = [
      this.#heading(headings[0]) + this.#paragraphs("figures", third, true) + (this.#random.chance(0.7) ? this.#table() : ""),
      this.#heading(headings[1]) + this.#figure() + this.#paragraphs("measures", third, length > 9) + this.#list(),
      this.#heading(headings[2]) + this.#paragraphs("results", Math.max(1, (left -= third * 2)), length > 16) + this.#quote(),
    ];
    const close = length > 14 ? this.#heading(headings[3] ?? extra) + this.#figure() : "";
    return opening + sections.join("") + close + this.#paragraph("outlook", 2);
  }

  /** Sentences of a role that the article has not used yet: the topic's own first. */
  #sentences(role: Role, count: number): string[] {
    const free = (sentences: Sentences, from: Role): string[] => sentences[from].filter((sentence) => !this.#used.has(sentence));
    const own = free(this.#own, role);
    const chosen = this.#random.sample(own.length >= count ? own : [...own, ...free(this.#common, role)], count);
    const more =
      chosen.length > 0
        ? chosen
        : this.#random.sample(
            [
              ...free(this.#own, "measures"),
              ...free(this.#common, "measures"),
              ...free(this.#own, "figures"),
              ...free(this.#common, "figures"),
            ],
            count,
          );
    for (const sentence of more) this.#used.add(sentence);
    return more.map((sentence) => this.#fill(sentence));
  }

  #fill = (text: string): string => escapeXml(fill(text, this.#random, this.#request.day, this.#request.language));

  #paragraph(role: Role, count = this.#random.int(1, 2)): string {
    const sentences = this.#sentences(role, count);
    return sentences.length > 0 ? `<p>${sentences.join(" ")}</p>` : "";
  }

  #paragraphs(role: Role, count: number, subheading: boolean): string {
    const at = subheading && count > 4 ? Math.floor(count / 2) : -1;
    let html = "";
    for (let index = 0; index < count; index++) {
      const title = this.#own.subheadings.find((text) => !this.#used.has(text));
      if (index === at && title !== undefined) {
        this.#used.add(title);
        html += `<h3>${escapeXml(title)}</h3>`;
      }
      html += this.#paragraph(role);
    }
    return html;
  }

  #heading = (text: string | undefined): string => (text === undefined ? "" : `<h2>${escapeXml(text)}</h2>`);

  #figure(): string {
    const source = this.#request.pictures[this.#picture++];
    if (source === undefined) return "";
    const caption = escapeXml(
      this.#own.captions[(this.#picture - 1) % this.#own.captions.length] ?? this.#random.pick(this.#common.captions),
    );
    return `<figure><img src="${source}" alt="${caption}" width="960" height="540" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
  }

  #quote(): string {
    const { words, speaker } = this.#random.pick(this.#own.quotes);
    return this.#random.chance(0.65)
      ? `<blockquote><p>${this.#fill(words)}</p><p><cite>${this.#fill(speaker)}</cite></p></blockquote>`
      : "";
  }

  #list(): string {
    if (this.#random.chance(0.4)) return "";
    const { lead, items } = this.#random.pick(this.#own.lists);
    const tag = this.#random.chance(0.25) ? "ol" : "ul";
    return `<p>${this.#fill(lead)}</p><${tag}>${items.map((item) => `<li>${this.#fill(item)}</li>`).join("")}</${tag}>`;
  }

  #table(): string {
    return tableOf(this.#random.pick(this.#own.tables), this.#random, this.#request.day, this.#request.language);
  }
}
