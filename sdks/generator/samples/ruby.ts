import { isRaw } from '../emit-typescript.ts';
import { CALL_OPTIONS, snakeCase, variable } from '../emit-ruby.ts';
import type { Model } from '../model.ts';
import { nameOf } from '../names.ts';
import { type Code, layOut } from './layout.ts';
import type { Json, Renderer, Sample } from './sample.ts';
import { isList, isMembers, membersOf, resultOf, snakeWords } from './values.ts';

const STYLE = { indent: '  ' };

/** A program with the gem of `sdks/ruby`. */
export function rubyRenderer(model: Model): Renderer {
  return {
    language: 'ruby',
    title: 'Ruby',
    sample: (sample) => sampleText(sample, model),
    program: (samples) => ({ 'samples.rb': programText(samples, model) }),
  };
}

function sampleText(sample: Sample, model: Model): string {
  const { operation } = sample;
  const { group, verb } = nameOf(operation);
  const words = ['client', ...[...group, verb].map(snakeCase)];
  const given = argumentsOf(sample);
  const call: Code =
    given.length === 0 ? words.join('.') : { open: `${words.join('.')}(`, items: given, close: ')' };
  const result = resultOf(sample, model);
  if (result === null) return `${layOut(call, STYLE)}\n`;
  const name = variable(snakeWords(result.name));
  const shown = result.hasId ? `puts ${name}.id\n` : `p ${name}\n`;
  if (operation.items === null) return `${name} = ${layOut(call, STYLE, 0, name.length + 3)}\n${shown}`;
  const block = `.each do |${name}|`;
  return `${layOut(call, STYLE, 0, block.length)}${block}\n  ${shown}end\n`;
}

/** Members of a body are keywords where none of them is called as something else that a call takes. */
function argumentsOf(sample: Sample): readonly Code[] {
  const { operation, path, query, headers, body } = sample;
  const named = [
    ...Object.entries(query),
    ...(Object.keys(headers).length > 0 ? [['headers', headers] as const] : []),
  ];
  const taken = [...CALL_OPTIONS, ...operation.query.map(({ name }) => name)];
  const members =
    isMembers(body ?? null) && !isRaw(operation) ? membersOf(body as Readonly<Record<string, Json>>) : [];
  const areKeywords =
    members.length > 0 && members.every(([name]) => /^[a-z_]\w*$/.test(name) && !taken.includes(name));
  return [
    ...operation.pathParameters.map((name) => quote(path[name] ?? '')),
    ...(areKeywords ? members.map(keyword) : bodyCode(operation, body)),
    ...named.map(keyword),
  ];
}

function bodyCode(operation: Sample['operation'], body: Json | undefined): readonly Code[] {
  if (operation.body === null) return [];
  if (isRaw(operation)) return [{ open: 'JSON.generate(', items: [valueCode(body ?? {})], close: ')' }];
  return body === undefined ? [] : [valueCode(body)];
}

function keyword([name, value]: readonly [name: string, value: Json]): Code {
  return { label: `${name}:`, value: valueCode(value) };
}

function valueCode(value: Json): Code {
  if (value === null) return 'nil';
  if (typeof value === 'string') return quote(value);
  if (isList(value)) return { open: '[', items: value.map(valueCode), close: ']' };
  if (!isMembers(value)) return JSON.stringify(value);
  const items = membersOf(value).map(([name, one]) =>
    keyword([/^[A-Za-z_]\w*$/.test(name) ? name : quote(name), one]),
  );
  return { open: '{', items, close: '}', padding: ' ' };
}

/** Ruby puts values into a text where `#` stands before a brace, `$` or `@`. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll(/#(?=[{$@])/g, '\\#');
}

function programText(samples: readonly Sample[], model: Model): string {
  const steps = samples.map((sample) => {
    const lines = sampleText(sample, model).trimEnd().split('\n');
    return `  ${quote(sample.operation.id)} => lambda do\n${lines.map((line) => `    ${line}\n`).join('')}  end,\n`;
  });
  return `require "json"
require "railyard"

client = Railyard::Client.new(ENV.fetch("RAILYARD_URL"), token: ENV.fetch("RAILYARD_TOKEN"))
samples = {
${steps.join('')}}
failed = samples.reject do |id, sample|
  sample.call
  true
rescue StandardError, Railyard::OutcomeUnknown => error
  warn "failed: #{id}: #{error.class} #{error.message}"
  false
end
exit failed.empty?
`;
}
