/** What tests and stories stand on: a small fixture of content, a source over it, pages of every layout, a host. */
export type { SampleState } from "./fixture-for-layout.ts";
export { assignAllBlocks, type AssignedMetadata } from "./assign-all-blocks.ts";
export { contrast, grounds, marks, type Rgb, texts } from "./contrast.ts";
export type { Fixture, QuestionFixture, SeriesFixture } from "./fixture.ts";
export { createMemorySource, type MemorySource, type MemorySourceOptions, type SourceCounts } from "./memory-source.ts";
export { sampleCatalogue, samplePage, type SamplePageRequest, sampleView, type SampleViewRequest } from "./sample-page.ts";
export { TestHost, type Texts } from "./TestHost.tsx";
export { sampleRoles, sampleSites, sampleFixture } from "./fixture/index.ts";
