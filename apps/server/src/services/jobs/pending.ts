import { type RawBuilder, sql } from "kysely";
import type { QueueName } from "./queues.ts";

/** SQL: whether a job waits or is under way. @param id - SQL of its id */
export const isPending = (queue: QueueName, id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from jobs.job j where j.name = ${queue} and j.id = ${id} and j.state in ('created', 'retry', 'active'))`;
