import { goName, TypePrinter, withoutNull } from '../emit-go.ts';
import { isRaw, queryName } from '../emit-typescript.ts';
import type { Field, Model, Type } from '../model.ts';
import { nameOf } from '../names.ts';
import { type Code, layOut } from './layout.ts';
import type { Json, Renderer, Sample } from './sample.ts';
import { isList, isMembers, membersOf, type Members, resolveType, resultOf, shapeOf } from './values.ts';

const STYLE = { indent: '\t', isAligned: true };
const ON_ERROR = 'if err != nil {\n\treturn err\n}\n';
/** Names that the program has for something else. */
const TAKEN = new Set([
  'type',
  'range',
  'package',
  'func',
  'map',
  'import',
  'client',
  'ctx',
  'err',
  'railyard',
]);

/** A program with the module of `sdks/go`. */
export function goRenderer(model: Model): Renderer {
  const writer = new SampleWriter(model);
  return {
    language: 'go',
    title: 'Go',
    sample: (sample) => writer.sample(sample),
    program: (samples) => ({ 'main.go': programText(samples, writer) }),
  };
}

/** Writes calls, with values as the types of the generated module want them. */
class SampleWriter {
  readonly #model: Model;
  readonly #types: TypePrinter;

  constructor(model: Model) {
    this.#model = model;
    this.#types = new TypePrinter(model);
  }

  sample(sample: Sample): string {
    const { operation } = sample;
    const { group, verb } = nameOf(operation);
    const open = `client.${[...group, verb].map(goName).join('.')}(`;
    const given = this.#given(sample);
    const result = resultOf(sample, this.#model);
    const name = result === null || TAKEN.has(result.name) ? 'answer' : result.name;
    const shown = `fmt.Println(${name}${result?.hasId === true ? '.ID' : ''})\n`;
    if (operation.items !== null) {
      const call = layOut({ open, items: given, close: ')' }, STYLE, 0, name.length + 20);
      return `for ${name}, err := range ${call}.All(ctx) {\n\tif err != nil {\n\t\treturn err\n\t}\n\t${shown}}\n`;
    }
    const call: Code = { open, items: ['ctx', ...given], close: ')' };
    if (result === null) return `err := ${layOut(call, STYLE, 0, 7)}\n${ON_ERROR}`;
    return `${name}, err := ${layOut(call, STYLE, 0, name.length + 8)}\n${ON_ERROR}${shown}`;
  }

  #given({ operation, path, query, headers, body }: Sample): readonly Code[] {
    const asked: readonly Code[] =
      operation.query.length === 0 ? [] : [this.#struct(queryName(operation), operation.query, query, false)];
    return [
      ...operation.pathParameters.map((name) => JSON.stringify(path[name] ?? '')),
      ...this.#body(operation, body),
      ...asked,
      ...Object.entries(headers).map(
        ([name, value]) => `railyard.WithHeader(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
      ),
    ];
  }

  #body(operation: Sample['operation'], body: Json | undefined): readonly Code[] {
    if (operation.body === null) return [];
    if (isRaw(operation)) return [`[]byte(\`${JSON.stringify(body ?? {})}\`)`];
    if (body === undefined && !operation.body.isRequired) return ['nil'];
    const type = withoutNull(operation.body.type);
    const value = this.#value(type, body ?? {}, '');
    return operation.body.isRequired || this.#isReference(type) ? [value] : [prefixed('&', value)];
  }

  #isReference(type: Type): boolean {
    return ['list', 'map', 'union'].includes(resolveType(type, this.#model).kind);
  }

  /** A value of a type; `place` is what a struct is called that has no name in the contract. */
  #value(type: Type, value: Json, place: string): Code {
    const bare = withoutNull(type);
    const resolved = resolveType(bare, this.#model);
    if (bare.kind === 'named' && resolved.kind === 'enum')
      return `railyard.${goName(bare.name)}${goName(String(value))}`;
    const name = bare.kind === 'named' ? goName(bare.name) : place;
    switch (resolved.kind) {
      case 'struct':
        return isMembers(value) ? this.#struct(name, resolved.fields, value, name.endsWith('Update')) : 'nil';
      case 'union':
        return this.#oneOf(bare, value, name);
      case 'list': {
        const of = this.#qualified(this.#types.textOf(withoutNull(resolved.of), `${name}Item`));
        const items = isList(value) ? value.map((one) => this.#value(resolved.of, one, `${name}Item`)) : [];
        return { open: `[]${of}{`, items: items.map((item) => withoutPrefix(item, of)), close: '}' };
      }
      case 'map': {
        const type = this.#qualified(this.#types.textOf(resolved, name));
        const items = membersOf(isMembers(value) ? value : {}).map(([member, one]) => ({
          label: `${JSON.stringify(member)}:`,
          value: this.#value(resolved.of, one, `${name}Value`),
        }));
        return { open: `${type}{`, items, close: '}' };
      }
      case 'unknown':
        return anyValue(value);
      default:
        return JSON.stringify(value);
    }
  }

  /** Of several shapes; of one that may be null, it is that one. */
  #oneOf(type: Type, value: Json, place: string): Code {
    const resolved = withoutNull(resolveType(type, this.#model));
    if (resolved.kind !== 'union') return this.#value(resolved, value, place);
    const shape = shapeOf(resolved, value, this.#model);
    const at = resolved.of.indexOf(shape);
    return { open: 'railyard.One(', items: [this.#value(shape, value, `${place}${at + 1}`)], close: ')' };
  }

  #struct(name: string, fields: readonly Field[], value: Members, isUpdate: boolean): Code {
    const items = membersOf(value).map(([member, one]) => {
      const field = fields.find((each) => each.name === member);
      if (field === undefined) throw new Error(`${name} has no ${member}`);
      return { label: `${goName(member)}:`, value: this.#member(name, field, one, isUpdate) };
    });
    return { open: `railyard.${name}{`, items, close: '}' };
  }

  #member(place: string, field: Field, value: Json, isUpdate: boolean): Code {
    const { plain, form } = this.#types.declared(place, field, isUpdate);
    if (value === null) return form === 'opt' ? `railyard.Null[${this.#qualified(plain)}]()` : 'nil';
    const written = this.#value(field.type, value, place + goName(field.name));
    if (form === 'value') return written;
    return {
      open: form === 'opt' ? 'railyard.Set(' : 'railyard.Ptr(',
      items: [typedValue(written, plain)],
      close: ')',
    };
  }

  #qualified(type: string): string {
    return type.replace(/[A-Z]\w*$/, (name) => `railyard.${name}`);
  }
}

/** What Go would take for another type of number or text. */
function typedValue(written: Code, plain: string): Code {
  if (plain === 'int64' || plain === 'float64') return { open: `${plain}(`, items: [written], close: ')' };
  return plain === 'Secret' ? { open: 'railyard.Secret(', items: [written], close: ')' } : written;
}

function prefixed(prefix: string, code: Code): Code {
  if (typeof code === 'string') return `${prefix}${code}`;
  return 'open' in code ? { ...code, open: `${prefix}${code.open}` } : code;
}

/** `gofmt -s`: the type of items is said once. */
function withoutPrefix(item: Code, type: string): Code {
  return typeof item !== 'string' && 'open' in item && item.open === `${type}{`
    ? { ...item, open: '{' }
    : item;
}

function anyValue(value: Json): Code {
  if (value === null) return 'nil';
  if (isList(value)) return { open: '[]any{', items: value.map(anyValue), close: '}' };
  if (!isMembers(value)) return JSON.stringify(value);
  return {
    open: 'map[string]any{',
    items: membersOf(value).map(([name, one]) => ({
      label: `${JSON.stringify(name)}:`,
      value: anyValue(one),
    })),
    close: '}',
  };
}

function programText(samples: readonly Sample[], writer: SampleWriter): string {
  const steps = samples.map((sample) => {
    const lines = writer.sample(sample).trimEnd().split('\n');
    const head = `func ${functionName(sample)}(ctx context.Context, client *railyard.Client) error {\n`;
    return `${head}${lines.map((line) => `\t${line}\n`).join('')}\treturn nil\n}\n`;
  });
  const all = samples.map((sample) => `\t\t{"${sample.operation.id}", ${functionName(sample)}},\n`).join('');
  return `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/railyard/railyard/sdks/go"
)

func main() {
	settings := railyard.Settings{URL: os.Getenv("RAILYARD_URL"), Token: railyard.Secret(os.Getenv("RAILYARD_TOKEN"))}
	client, err := railyard.New(settings)
	if err != nil {
		log.Fatal(err)
	}
	failed := 0
	for _, sample := range []struct {
		name string
		does func(context.Context, *railyard.Client) error
	}{
${all}	} {
		if err := sample.does(context.Background(), client); err != nil {
			failed = 1
			log.Printf("failed: %s: %v", sample.name, err)
		}
	}
	os.Exit(failed)
}

${steps.join('\n')}`;
}

function functionName({ operation }: Sample): string {
  return `sample${goName(operation.id)}`;
}
