import type { DataPlan } from "@portal/core";
/**
 * Keys of the queries without which exactly one part of the page fails: the first block in reading order, or a widget where no
 * block asks for anything. Hand-made cards stand without their categories, so they cannot fail.
 */
export declare function failingQueries({ bindings }: DataPlan): ReadonlySet<string>;
