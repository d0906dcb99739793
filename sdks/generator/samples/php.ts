import type { Model } from '../model.ts';
import { camelCase, nameOf } from '../names.ts';
import { isRaw } from '../emit-typescript.ts';
import { type Code, layOut } from './layout.ts';
import type { Json, Renderer, Sample } from './sample.ts';
import { isList, isMembers, membersOf, resultOf } from './values.ts';

const STYLE = { indent: '    ' };

/** A program with the package of `sdks/php`. */
export function phpRenderer(model: Model): Renderer {
  return {
    language: 'php',
    title: 'PHP',
    sample: (sample) => sampleText(sample, model),
    program: (samples) => ({ 'samples.php': programText(samples, model) }),
  };
}

function sampleText(sample: Sample, model: Model): string {
  const { operation } = sample;
  const { group, verb } = nameOf(operation);
  const words = ['$railyard', ...[...group, verb].map((word) => camelCase([word]))];
  const call: Code = { open: `${words.join('->')}(`, items: argumentsOf(sample), close: ')' };
  const result = resultOf(sample, model);
  if (result === null) return `${layOut(call, STYLE)};\n`;
  const name = `$${result.name}`;
  const shown = result.hasId ? `echo ${name}->id, "\\n";\n` : `print_r(${name});\n`;
  if (operation.items === null) return `${name} = ${layOut(call, STYLE, 0, name.length + 4)};\n${shown}`;
  return `foreach (${layOut(call, STYLE, 0, name.length + 17)} as ${name}) {\n    ${shown}}\n`;
}

/** Once something that may be left out is left out, what follows has its name. */
function argumentsOf({ operation, path, query, headers, body }: Sample): readonly Code[] {
  const sent = operation.body === null ? undefined : bodyCode(operation, body);
  const asked = Object.keys(query).length === 0 ? undefined : valueCode(query);
  const options: Code | undefined =
    Object.keys(headers).length === 0
      ? undefined
      : {
          open: 'new CallOptions(',
          items: [{ label: 'headers:', value: valueCode(headers) }],
          close: ')',
        };
  const given = [
    ...(operation.body === null ? [] : [{ label: 'body:', value: sent }]),
    ...(operation.query.length === 0 ? [] : [{ label: 'query:', value: asked }]),
    { label: 'options:', value: options },
  ];
  const firstGap = given.findIndex(({ value }) => value === undefined);
  return [
    ...operation.pathParameters.map((name) => quote(path[name] ?? '')),
    ...given.flatMap(({ label, value }, at) =>
      value === undefined ? [] : [firstGap === -1 || at < firstGap ? value : { label, value }],
    ),
  ];
}

function bodyCode(operation: Sample['operation'], body: Json | undefined): Code | undefined {
  if (isRaw(operation)) {
    // PHP writes an empty array as a list
    const isEmpty = JSON.stringify(body ?? {}) === '{}';
    return isEmpty ? quote('{}') : { open: 'json_encode(', items: [valueCode(body ?? {})], close: ')' };
  }
  return body === undefined ? (operation.body?.isRequired === true ? '[]' : undefined) : valueCode(body);
}

function valueCode(value: Json): Code {
  if (typeof value === 'string') return quote(value);
  if (isList(value)) return { open: '[', items: value.map(valueCode), close: ']' };
  if (!isMembers(value)) return JSON.stringify(value);
  return {
    open: '[',
    items: membersOf(value).map(([name, one]) => ({
      label: `${quote(name)} =>`,
      value: valueCode(one),
    })),
    close: ']',
  };
}

function quote(text: string): string {
  // between single quotes PHP knows no line's end
  if (/[\n\r\t]/.test(text)) return JSON.stringify(text).replaceAll('$', '\\$').replaceAll('\\/', '/');
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function programText(samples: readonly Sample[], model: Model): string {
  const steps = samples.map((sample) => {
    const lines = sampleText(sample, model).trimEnd().split('\n');
    const body = lines.map((line) => `        ${line}\n`).join('');
    return `    ${quote(sample.operation.id)} => function () use ($railyard) {\n${body}    },\n`;
  });
  return `<?php

use Railyard\\CallOptions;
use Railyard\\Railyard;

$railyard = new Railyard(getenv('RAILYARD_URL'), token: getenv('RAILYARD_TOKEN'));
$samples = [
${steps.join('')}];
$failed = 0;
foreach ($samples as $name => $sample) {
    try {
        $sample();
    } catch (Throwable $error) {
        $failed = 1;
        fwrite(STDERR, "failed: $name: {$error->getMessage()}\\n");
    }
}
exit($failed);
`;
}
