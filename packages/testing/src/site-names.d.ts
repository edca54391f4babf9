/** Names under which the gallery shows a layout's home: the kind of unit it is made for (specification §1). */
import type { Language } from "@portal/core";
export declare const sampleSiteName: (layoutId: string, language: Language) => string;
