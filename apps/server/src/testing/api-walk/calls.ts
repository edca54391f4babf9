import type { Ajv } from "ajv";
import { hostileBodies, hostileEncodings, hostileJson, hostileTexts } from "./hostile-values.ts";
import type { Operation, Parameter, Schema } from "./operations.ts";

export interface Call {
  /** Says what is odd about it, for the message of a failure. */
  readonly about: string;
  readonly method: string;
  /** With its query, encoded. */
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string | Buffer | undefined;
  /** Of the page that it claims to come from; undefined: it is no browser's. */
  readonly origin: string | undefined;
}

/** A value that the schema takes; the first of the candidates where none is given by the schema itself. */
export type Sample = (schema: Schema) => unknown;

/** Of `format: date-time`. */
const MOMENT = "2030-01-01T00:00:00Z";

/** Characters of a path parameter: a longer one names no route at all (Fastify's maxParamLength). */
const ROUTER_LIMIT = 100;

/**
 * Finds values that a call's schemas take, so that one hostile value at a time meets the code behind the check.
 * @param candidates values that exist in the database under test, and some of every usual form
 */
export function sampler(ajv: Ajv, candidates: readonly unknown[]): Sample {
  return (schema) => {
    const given = [...((schema["examples"] as unknown[] | undefined) ?? []), ...((schema["enum"] as unknown[] | undefined) ?? [])];
    const isValid = ajv.compile(schema);
    const found = [...given, ...candidates, MOMENT].find((candidate) => isValid(candidate));
    if (found === undefined) throw new Error(`No value is known for ${JSON.stringify(schema)}; give the schema "examples".`);
    return found;
  };
}

/** Every call that is made of one operation: as it is meant, then with one thing missing, empty, repeated or hostile at a time. */
export function* callsOf(operation: Operation, sample: Sample): Generator<Call> {
  const { method, parameters } = operation;
  const usual = new Map(parameters.map(({ name, schema }) => [name, encodeURIComponent(textOf(sample(schema)))]));
  const json = operation.requestBody?.content?.["application/json"]?.schema;
  const form = operation.requestBody?.content?.["application/x-www-form-urlencoded"]?.schema;
  const usualBody = json ? jsonBody(json, sample) : form ? formBody(form, sample) : noBody;
  const call = (about: string, given: Partial<Call> = {}): Call => ({
    about,
    method,
    path: address(operation, usual),
    origin: undefined,
    ...usualBody(),
    ...given,
  });
  const at = (about: string, name: string, values: readonly string[]): Call =>
    call(`${name}: ${about}`, { path: address(operation, usual, new Map([[name, values]])) });

  yield call("as it is meant");
  yield call("no parameters", { path: address(operation, new Map()) });
  yield call("a parameter that no call has", { path: `${address(operation, usual)}&__proto__=1&khong-co[]=2` });
  for (const { name, in: place } of parameters.filter(isInAddress)) {
    const texts = hostileTexts.filter((text) => place === "query" || text.length <= ROUTER_LIMIT);
    for (const value of texts) yield at(shown(value), name, [encode(value)]);
    for (const value of hostileEncodings) yield at(value, name, [value]);
    if (place === "path") continue;
    yield at("missing", name, []);
    yield at("twice", name, [usual.get(name) ?? "", "2"]);
    yield call(`${name}[]`, { path: `${address(operation, usual, new Map([[name, []]]))}&${name}[]=1&${name}[a]=2` });
  }
  if (method === "GET") return;
  yield call("from a page of another site", { origin: "https://another-site.example" });
  for (const { type, body } of hostileBodies)
    yield call(`body ${type ?? "without a type"}: ${shown(String(body))}`, { contentType: type, body });
  for (const name of Object.keys(propertiesOf(json ?? form))) {
    const values = json ? hostileJson : hostileTexts;
    for (const value of values) yield call(`body's ${name}: ${shown(value)}`, usualBody(name, value));
    yield call(`body without ${name}`, usualBody(name, undefined));
  }
}

const isInAddress = ({ in: place }: Parameter): boolean => place === "path" || place === "query";

/** The path with its parameters, each with its usual value or the given ones (already encoded). */
function address(
  { path, parameters }: Operation,
  usual: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  const valuesOf = (name: string): readonly string[] => given.get(name) ?? (usual.has(name) ? [usual.get(name) as string] : []);
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => valuesOf(name)[0] ?? "");
  const query = parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name }) => valuesOf(name).map((value) => `${name}=${value}`));
  return `${filled}?${query.join("&")}`;
}

type Body = Pick<Call, "contentType" | "body">;
const noBody = (): Body => ({ contentType: undefined, body: undefined });

/** A JSON body with its usual values; one of them replaced by JSON text, or left out. */
const jsonBody =
  (schema: Schema, sample: Sample) =>
  (replaced?: string, value?: string): Body => {
    const members = Object.entries(propertiesOf(schema)).flatMap(([name, each]) => {
      const text = name === replaced ? value : JSON.stringify(sample(each));
      return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
    });
    return { contentType: "application/json", body: `{${members.join(",")}}` };
  };

const formBody =
  (schema: Schema, sample: Sample) =>
  (replaced?: string, value?: string): Body => {
    const fields = new URLSearchParams();
    for (const [name, each] of Object.entries(propertiesOf(schema))) {
      const text = name === replaced ? value : textOf(sample(each));
      if (text !== undefined) fields.append(name, text);
    }
    return { contentType: "application/x-www-form-urlencoded", body: fields.toString() };
  };

const propertiesOf = (schema: Schema | undefined) => (schema?.["properties"] ?? {}) as Readonly<Record<string, Schema>>;
const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const encode = (value: string): string => encodeURIComponent(value.toWellFormed());
const shown = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}… (${value.length})` : value);
