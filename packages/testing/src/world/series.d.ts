import type { SeriesFixture } from "../fixture.ts";
export declare const sampleSeries: readonly SeriesFixture[];
