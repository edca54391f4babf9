import { Ajv, type Options } from "ajv";
import addFormats from "ajv-formats";
import fastJsonStringify from "fast-json-stringify";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

const createAjv = (options: Options): Ajv => {
  const ajv = new Ajv({ useDefaults: true, allowUnionTypes: true, strictNumbers: true, ...options });
  addFormats(ajv);
  return ajv;
};

/** A schema is compiled when its call is first made: compiling all of them takes longer than all else that a start does. */
const whenNeeded = <T>(compile: () => T): (() => T) => {
  let compiled: T | undefined;
  return () => (compiled ??= compile());
};

/**
 * How requests are compared to the schemas of routes, and how answers are written by them. JSON bodies have types, so they are taken as they are: 1 is not true,
 * "5" is not 5. Queries and paths are text, so they are converted, then checked again without conversion: "1e999" would be converted to Infinity.
 */
const plugin: FastifyPluginAsync = async (app) => {
  const strict = createAjv({});
  const converting = createAjv({ coerceTypes: "array" });
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const conversions = httpPart === "body" ? [] : [converting];
    const steps = whenNeeded(() => [...conversions, strict].map((ajv) => ajv.compile(schema)));
    return function validate(data: unknown): boolean {
      const failed = steps().find((step) => !step(data));
      Object.assign(validate, { errors: failed?.errors }); // where Fastify looks for them
      return failed === undefined;
    };
  });
  app.setSerializerCompiler<object>(({ schema }) => {
    const serialize = whenNeeded(() => fastJsonStringify(schema));
    return (answer) => serialize()(answer);
  });
};

export const schemaCompilers = fastifyPlugin(plugin, { name: "schema-compilers" });
