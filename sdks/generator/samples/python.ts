import type { Model } from '../model.ts';
import { nameOf } from '../names.ts';
import { isRaw } from '../emit-typescript.ts';
import { keyword, snakeCase } from '../emit-python.ts';
import { type Code, layOut } from './layout.ts';
import type { Json, Renderer, Sample } from './sample.ts';
import { isList, isMembers, membersOf, resultOf, snakeWords } from './values.ts';

const STYLE = { indent: '    ' };

/** A program with the package of `sdks/python`. */
export function pythonRenderer(model: Model): Renderer {
  return {
    language: 'python',
    title: 'Python',
    sample: (sample) => sampleText(sample, model),
    program: (samples) => ({ 'samples.py': programText(samples, model) }),
  };
}

function sampleText(sample: Sample, model: Model): string {
  const { operation } = sample;
  const { group, verb } = nameOf(operation);
  const words = ['client', ...group.map(snakeCase), keyword(snakeCase(verb))];
  const call: Code = { open: `${words.join('.')}(`, items: argumentsOf(sample), close: ')' };
  const result = resultOf(sample, model);
  if (result === null) return `${layOut(call, STYLE)}\n`;
  const name = keyword(snakeWords(result.name));
  const shown = `print(${name}${result.hasId ? '["id"]' : ''})\n`;
  if (operation.items === null) return `${name} = ${layOut(call, STYLE, 0, name.length + 3)}\n${shown}`;
  return `for ${name} in ${layOut(call, STYLE, 0, name.length + 9)}:\n    ${shown}`;
}

function argumentsOf({ operation, path, query, headers, body }: Sample): readonly Code[] {
  const given = operation.pathParameters.map((name) => JSON.stringify(path[name] ?? ''));
  const named = [
    ...Object.entries(query),
    ...(Object.keys(headers).length > 0 ? [['headers', headers] as const] : []),
  ];
  return [
    ...given,
    ...bodyCode(operation, body),
    ...named.map(([name, value]) => withName(keyword(name), valueCode(value))),
  ];
}

function withName(name: string, value: Code): Code {
  if (typeof value === 'string') return `${name}=${value}`;
  return 'open' in value ? { ...value, open: `${name}=${value.open}` } : value;
}

function bodyCode(operation: Sample['operation'], body: Json | undefined): readonly Code[] {
  if (operation.body === null) return [];
  if (isRaw(operation)) return [{ open: 'json.dumps(', items: [valueCode(body ?? {})], close: ')' }];
  if (body === undefined) return operation.body.isRequired ? ['{}'] : [];
  return [valueCode(body)];
}

function valueCode(value: Json): Code {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (isList(value)) return { open: '[', items: value.map(valueCode), close: ']' };
  if (!isMembers(value)) return JSON.stringify(value);
  return {
    open: '{',
    items: membersOf(value).map(([name, one]) => ({
      label: `${JSON.stringify(name)}:`,
      value: valueCode(one),
    })),
    close: '}',
  };
}

function programText(samples: readonly Sample[], model: Model): string {
  const steps = samples.map((sample) => {
    const lines = sampleText(sample, model).trimEnd().split('\n');
    return `def ${sample.operation.id}():\n${lines.map((line) => `    ${line}\n`).join('')}`;
  });
  return `import json
import os
import sys

import railyard

client = railyard.Railyard(os.environ["RAILYARD_URL"], token=os.environ["RAILYARD_TOKEN"])


${steps.join('\n\n')}

failed = 0
for sample in [${samples.map(({ operation }) => operation.id).join(', ')}]:
    try:
        sample()
    except Exception as error:
        failed = 1
        print(f"failed: {sample.__name__}: {error!r}", file=sys.stderr)
sys.exit(failed)
`;
}
