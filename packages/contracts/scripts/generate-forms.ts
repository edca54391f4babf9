import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { compile } from "json-schema-to-typescript";

export interface FormSchema {
  readonly title: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, { readonly maxLength?: number; readonly format?: string }>>;
}

/**
 * What a field's `format` asks of its text. `text`, `password` and `consent` only say how it is read and drawn.
 * Neither has more than one way through any text: they are run on what strangers send.
 */
const formats = {
  email: /^[^\s\p{C}@,;:<>()"\\[\]]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}$/u,
  phone: /^\+?[0-9](?:[ .()-]{0,2}[0-9]){7,14}$/,
  text: true,
  password: true,
  consent: true,
} as const;

interface Output {
  readonly outDir: string;
  readonly banner: string;
}

/** Forms by name → their types, what their fields are, and a validator each. */
export async function writeForms(forms: ReadonlyMap<string, FormSchema>, { outDir, banner }: Output): Promise<void> {
  let types = banner;
  for (const schema of forms.values())
    types += `\n${await compile(schema as never, schema.title, { bannerComment: "", additionalProperties: false, format: false })}`;
  const names = [...forms].map(([name, { title }]) => `  readonly ${name}: ${title};`);
  types += `\n/** What each form carries, by the name under which it is sent. */\nexport interface FormValues {\n${names.join("\n")}\n}\n`;
  await writeFile(join(outDir, "forms.ts"), types);

  const fields = Object.fromEntries([...forms].map(([name, schema]) => [name, fieldsOf(schema)]));
  await writeFile(
    join(outDir, "form-fields.ts"),
    `${banner}import type { FormField } from "../form-field.ts";\nimport type { FormValues } from "./forms.ts";\n\nexport const formFields: { readonly [Name in keyof FormValues]: { readonly [Field in keyof Required<FormValues[Name]>]: FormField } } = ${JSON.stringify(fields, null, 2)};\n`,
  );

  const ajv = new Ajv({ allErrors: true, strict: true, messages: false, code: { source: true, esm: true, lines: false }, formats });
  // Validators carry parts of their schemas: descriptions would only make them heavy.
  const bare = (schema: FormSchema) =>
    JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === "description" ? undefined : value))) as FormSchema;
  for (const [name, schema] of forms) ajv.addSchema(bare(schema), name);
  const source = standaloneCode(ajv, Object.fromEntries([...forms.keys()].map((name) => [name, name])));
  const bundled = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    write: false,
    minify: true,
    legalComments: "none",
    target: "es2022",
  });
  const [output] = bundled.outputFiles;
  if (!output) throw new Error("esbuild gave no output");
  await writeFile(join(outDir, "validate-forms.js"), banner + output.text);
  const declarations = [...forms.keys()].map((name) => `export declare const ${name}: FormValidator;`);
  await writeFile(
    join(outDir, "validate-forms.d.ts"),
    `${banner}import type { FormValidator } from "../form-field.ts";\n${declarations.join("\n")}\n`,
  );
}

function fieldsOf({ properties, required }: FormSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { maxLength, format }]) => [
      name,
      { required: required.includes(name), maxLength: maxLength ?? 100, ...(format !== undefined && { format }) },
    ]),
  );
}
