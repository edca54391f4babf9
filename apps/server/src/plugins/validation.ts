import { Ajv, type Options } from "ajv";
import addFormats from "ajv-formats";
import type { FastifyPluginAsync, FastifySchemaCompiler } from "fastify";
import fastifyPlugin from "fastify-plugin";

const createAjv = (options: Options): Ajv => {
  const ajv = new Ajv({ useDefaults: true, allowUnionTypes: true, strictNumbers: true, ...options });
  addFormats(ajv);
  return ajv;
};

/**
 * How requests are compared to the schemas of routes. JSON bodies have types, so they are taken as they are: 1 is not true, "5" is not 5.
 * Queries and paths are text, so they are converted, then checked again without conversion: "1e999" would be converted to Infinity.
 */
const plugin: FastifyPluginAsync = async (app) => {
  const strict = createAjv({});
  const converting = createAjv({ coerceTypes: "array" });
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    const check = strict.compile(schema);
    if (httpPart === "body") return check;
    const steps = [converting.compile(schema), check];
    return function validate(data: unknown): boolean {
      const failed = steps.find((step) => !step(data));
      Object.assign(validate, { errors: failed?.errors }); // where Fastify looks for them
      return failed === undefined;
    };
  };
  app.setValidatorCompiler(compile);
};

export const validation = fastifyPlugin(plugin, { name: "validation" });
