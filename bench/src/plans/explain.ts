/** The plan of a recorded statement, as the portal's own session would run it. */
import pg from "pg";
import type { RecordedStatement } from "./recorded.ts";

export interface Plan {
  /** Milliseconds of its execution. */
  readonly ms: number;
  /** Rows that it read from tables and indexes. */
  readonly read: number;
  readonly rows: number;
  /** Pages of 8 KB, in memory or not. */
  readonly buffers: number;
  readonly indexes: readonly string[];
  /** As EXPLAIN writes it. */
  readonly text: string;
}

interface Node {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Shared Hit Blocks"?: number;
  readonly "Shared Read Blocks"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
}

/** @throws where the statement changes something, or cannot be prepared */
export async function explain(connectionString: string, { text, values, options }: RecordedStatement): Promise<Plan> {
  const client = new pg.Client({ connectionString, ...(options && { options }) });
  await client.connect();
  try {
    // Prepared, so that a session that plans for any value does so here too.
    await client.query(`prepare explained as ${text}`);
    const given = values.map((value) => (value === null ? "null" : client.escapeLiteral(value)));
    const execute = `execute explained${given.length > 0 ? ` (${given.join(", ")})` : ""}`;
    await client.query(execute);
    const { rows: json } = await client.query<{ "QUERY PLAN": [{ Plan: Node; "Execution Time": number }] }>(
      `explain (analyze, buffers, format json) ${execute}`,
    );
    const { rows: lines } = await client.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${execute}`);
    const [found] = json[0]?.["QUERY PLAN"] ?? [];
    if (!found) throw new Error("EXPLAIN brought no plan.");
    const nodes = nodesOf(found.Plan);
    return {
      ms: found["Execution Time"],
      rows: found.Plan["Actual Rows"],
      read: Math.round(nodes.filter(({ Plans = [] }) => Plans.length === 0).reduce((sum, node) => sum + readBy(node), 0)),
      buffers: (found.Plan["Shared Hit Blocks"] ?? 0) + (found.Plan["Shared Read Blocks"] ?? 0),
      indexes: [...new Set(nodes.flatMap((node) => node["Index Name"] ?? []))],
      text: lines.map((line) => line["QUERY PLAN"]).join("\n"),
    };
  } finally {
    await client.end();
  }
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap((child) => nodesOf(child))];

const readBy = (node: Node): number => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
