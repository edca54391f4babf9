import type { PageForms } from "@portal/domain";

/** Of a page that takes forms, in examples. */
export const exampleForms: PageForms = { key: "5f3c7a3e-6f0a-4a63-9d1f-2f5d8f0f9c11", captcha: "9a1d0c52-2f7e-4f43-8a5b-0e9f6f1f2c33" };
