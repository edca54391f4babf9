import type { Fixture } from "../fixture.ts";
export declare const samplePeople: Fixture["people"];
