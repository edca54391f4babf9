// Generated from packages/contracts/schema by `npm run generate`. Do not edit.
import type { FormValidator } from "../form-field.ts";
export declare const accountDeletion: FormValidator;
export declare const activation: FormValidator;
export declare const contribution: FormValidator;
export declare const login: FormValidator;
export declare const logout: FormValidator;
export declare const passwordChange: FormValidator;
export declare const passwordForgotten: FormValidator;
export declare const passwordReset: FormValidator;
export declare const profile: FormValidator;
export declare const question: FormValidator;
export declare const rating: FormValidator;
export declare const registration: FormValidator;
export declare const report: FormValidator;
