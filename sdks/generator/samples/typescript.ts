import type { Model } from '../model.ts';
import { camelCase, dottedName } from '../names.ts';
import { isRaw } from '../emit-typescript.ts';
import { type Code, layOut } from './layout.ts';
import type { Json, Renderer, Sample } from './sample.ts';
import { isList, isMembers, membersOf, resultOf } from './values.ts';

const PACKAGE = '@railyard/sdk';
const STYLE = { indent: '  ' };

/** A program on Node, Deno, Bun or Workers, with `@railyard/sdk`. */
export function typeScriptRenderer(model: Model): Renderer {
  return {
    language: 'typescript',
    title: 'TypeScript',
    sample: (sample) => sampleText(sample, model),
    program: (samples) => ({ 'samples.ts': programText(samples, model) }),
  };
}

function sampleText(sample: Sample, model: Model): string {
  const { operation } = sample;
  const call: Code = { open: `railyard.${dottedName(operation)}(`, items: argumentsOf(sample), close: ')' };
  const result = resultOf(sample, model);
  if (result === null) return `await ${layOut(call, STYLE, 0, 6)};\n`;
  const shown = `console.log(${result.name}${result.hasId ? '.id' : ''});\n`;
  if (operation.items === null)
    return `const ${result.name} = await ${layOut(call, STYLE, 0, 20)};\n${shown}`;
  return `for await (const ${result.name} of ${layOut(call, STYLE, 0, 24)}) {\n  ${shown}}\n`;
}

function argumentsOf({ operation, path, query, headers, body }: Sample): readonly Code[] {
  const hasQuery = Object.keys(query).length > 0;
  const hasHeaders = Object.keys(headers).length > 0;
  const given: readonly (Code | undefined)[] = [
    ...operation.pathParameters.map((name) => quote(path[name] ?? '')),
    ...(operation.body === null ? [] : [bodyCode(operation, body)]),
    ...(operation.query.length === 0 ? [] : [hasQuery ? valueCode(query) : undefined]),
    hasHeaders
      ? { open: '{', items: [{ label: 'headers:', value: valueCode(headers) }], close: '}', padding: ' ' }
      : undefined,
  ];
  const last = given.findLastIndex((one) => one !== undefined);
  return given.slice(0, last + 1).map((one) => one ?? 'undefined');
}

function bodyCode(operation: Sample['operation'], body: Json | undefined): Code | undefined {
  if (isRaw(operation)) return { open: 'JSON.stringify(', items: [valueCode(body ?? {})], close: ')' };
  return body === undefined ? (operation.body?.isRequired === true ? '{}' : undefined) : valueCode(body);
}

function valueCode(value: Json): Code {
  if (typeof value === 'string') return quote(value);
  if (isList(value)) return { open: '[', items: value.map(valueCode), close: ']' };
  if (!isMembers(value)) return JSON.stringify(value);
  return {
    open: '{',
    padding: ' ',
    items: membersOf(value).map(([name, one]) => ({
      label: `${/^[A-Za-z_]\w*$/.test(name) ? name : quote(name)}:`,
      value: valueCode(one),
    })),
    close: '}',
  };
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function programText(samples: readonly Sample[], model: Model): string {
  const steps = samples.map((sample) => {
    const lines = sampleText(sample, model).trimEnd().split('\n');
    return `  async ${camelCase([sample.operation.id])}() {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`;
  });
  return `import { Railyard } from '${PACKAGE}';

const { RAILYARD_URL: url = '', RAILYARD_TOKEN: token = '' } = process.env;
const railyard = new Railyard({ url, token });
const samples = {
${steps.join('')}};
for (const [name, sample] of Object.entries(samples))
  await sample().catch((error) => {
    console.error(\`failed: \${name}: \${String(error)}\`);
    process.exitCode = 1;
  });
`;
}
