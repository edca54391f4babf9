/** Hand-made cards by what a block shows of them. Pictures are the drawings in packages/blocks/samples. */
import type { CardAssignment, Language } from "@portal/core";
/** Served under this path by whoever shows the samples. */
export declare const samplePicture: (name: string) => string;
/** Cards that suit a variant; `category` makes the last picture card list that category's newest articles. */
export declare function sampleCards(variant: string, language: Language, category: string): CardAssignment[];
