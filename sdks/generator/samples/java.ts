import { canBeNull, fixedMembers, innerName, withoutNull, wordName } from '../emit-java.ts';
import { isRaw, queryName } from '../emit-typescript.ts';
import { className, constantName, getterName, memberName, verbName } from '../java-words.ts';
import type { Field, Model, Type } from '../model.ts';
import { nameOf } from '../names.ts';
import type { Json, Renderer, Sample } from './sample.ts';
import { isList, isMembers, membersOf, type Members, resolveType, resultOf, shapeOf } from './values.ts';

const COLUMNS_MAX = 80;

/** A program with the package of `sdks/java`. */
export function javaRenderer(model: Model): Renderer {
  const writer = new SampleWriter(model);
  return {
    language: 'java',
    title: 'Java',
    sample: (sample) => writer.sample(sample),
    program: (samples) => ({ 'Samples.java': programText(samples, writer) }),
  };
}

/** What stands on one line where it fits: a text, a call, or an object whose methods are called one after the other. */
type Code =
  | string
  | Readonly<{ open: string; items: readonly Code[] }>
  | Readonly<{ made: string; calls: readonly (readonly [name: string, value: Code])[] }>;

/** Writes calls, with values as the methods of the printed classes want them. */
class SampleWriter {
  readonly #model: Model;
  readonly #fixed: ReturnType<typeof fixedMembers>;

  constructor(model: Model) {
    this.#model = model;
    this.#fixed = fixedMembers(model);
  }

  sample(sample: Sample): string {
    const { operation } = sample;
    const { group, verb } = nameOf(operation);
    const groups = group.map((word) => `${memberName(word)}().`).join('');
    const call: Code = { open: `client.${groups}${verbName(verb, group)}(`, items: this.#given(sample) };
    const result = resultOf(sample, this.#model);
    if (result === null) return `${layOut(call, '', 1)};\n`;
    const name = memberName(result.name);
    const shown = `System.out.println(${name}${result.hasId ? `.${getterName('id')}()` : ''});\n`;
    const [head, tail] =
      operation.items === null ? [`var ${name} = `, ';\n'] : [`for (var ${name} : `, ') {\n'];
    const called = `${head}${layOut(call, '', head.length + tail.length)}${tail}`;
    return operation.items === null ? called + shown : `${called}  ${shown}}\n`;
  }

  #given({ operation, path, query, headers, body }: Sample): readonly Code[] {
    const asked = this.#struct(queryName(operation), operation.query, query);
    const isAsked = Object.keys(query).length > 0 || operation.query.some(({ isRequired }) => isRequired);
    const sent = this.#body(operation, body);
    return [
      ...operation.pathParameters.map((name) => quote(path[name] ?? '')),
      ...(sent === null ? [] : sent === 'null' && !isAsked ? [] : [sent]),
      ...(operation.query.length > 0 && isAsked ? [asked] : []),
      ...(Object.keys(headers).length === 0
        ? []
        : [{ made: 'Options', calls: Object.entries(headers).map(headerCall) }]),
    ];
  }

  /** Null: the operation takes none. */
  #body(operation: Sample['operation'], body: Json | undefined): Code | null {
    if (operation.body === null) return null;
    if (isRaw(operation)) return `${quote(JSON.stringify(body ?? {}))}.getBytes(StandardCharsets.UTF_8)`;
    if (body === undefined && !operation.body.isRequired) return 'null';
    return this.#value(operation.body.type, body ?? {}, '');
  }

  /** A value of a type; `inner`: what a struct is called that has no name in the contract. */
  #value(type: Type, value: Json, inner: string, isBoxed = false): Code {
    const shape = shapeOf(withoutNull(type), value, this.#model);
    const resolved = resolveType(shape, this.#model);
    if (shape.kind === 'named' && resolved.kind === 'enum')
      return `${className(wordName(shape.name, this.#model))}.${constantName(String(value))}`;
    switch (resolved.kind) {
      case 'struct':
        if (!isMembers(value)) return anyValue(value);
        return this.#struct(shape.kind === 'named' ? shape.name : inner, resolved.fields, value);
      case 'list': {
        const of = resolved.of;
        return {
          open: 'List.of(',
          items: isList(value) ? value.map((one) => this.#value(of, one, `${inner}Item`, true)) : [],
        };
      }
      case 'map': {
        const of = resolved.of;
        const items = membersOf(isMembers(value) ? value : {});
        return {
          open: 'Map.of(',
          items: items.flatMap(([name, one]) => [quote(name), this.#value(of, one, `${inner}Value`, true)]),
        };
      }
      case 'integer':
        return `${String(value)}${isBoxed || Number(value) > 0x7fffffff ? 'L' : ''}`;
      default:
        return anyValue(value);
    }
  }

  #struct(name: string, fields: readonly Field[], value: Members): Code {
    const fixed = new Set(this.#fixed(name, fields).map((one) => one.name));
    const calls = membersOf(value)
      .filter(([member]) => !fixed.has(member))
      .map(([member, one]) => {
        const field = fields.find((each) => each.name === member);
        if (field === undefined) throw new Error(`${name} has no ${member}`);
        const isTaken = one === null && canBeNull(name, field);
        const written = isTaken ? 'Opt.none()' : this.#value(field.type, one, innerName(name, member));
        return [memberName(member), written] as const;
      });
    return { made: className(name), calls };
  }
}

function headerCall([name, value]: readonly [string, string]): readonly [string, Code] {
  return ['header', `${quote(name)}, ${quote(value)}`];
}

function anyValue(value: Json): Code {
  if (typeof value === 'string') return quote(value);
  if (isList(value)) return { open: 'List.of(', items: value.map(anyValue) };
  if (!isMembers(value)) return JSON.stringify(value);
  return {
    open: 'Map.of(',
    items: membersOf(value).flatMap(([name, one]): readonly Code[] => [quote(name), anyValue(one)]),
  };
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** As few lines as fit; `before`: columns that are taken on the first one. */
function layOut(code: Code, indent: string, before: number): string {
  if (typeof code === 'string') return code;
  const flat = onOneLine(code);
  if (before + flat.length <= COLUMNS_MAX) return flat;
  const inner = `${indent}    `;
  if ('made' in code) {
    const calls = code.calls.map(([name, value]) => {
      const head = `${inner}.${name}(`;
      return `\n${head}${layOut(value, inner, head.length + 1)})`;
    });
    return `new ${code.made}()${calls.join('')}`;
  }
  const last = code.items.at(-1);
  const first = code.items.slice(0, -1).map(onOneLine);
  const head = `${code.open}${first.map((one) => `${one}, `).join('')}`;
  const isHugged =
    typeof last === 'object' && 'made' in last && indent.length + head.length < COLUMNS_MAX - 20;
  if (isHugged) return `${head}${layOut(last, indent, COLUMNS_MAX)})`;
  const items = code.items.map((item) => `\n${inner}${layOut(item, inner, inner.length + 1)}`);
  return `${code.open}${items.join(',')})`;
}

function onOneLine(code: Code): string {
  if (typeof code === 'string') return code;
  if ('open' in code) return `${code.open}${code.items.map(onOneLine).join(', ')})`;
  return `new ${code.made}()${code.calls.map(([name, value]) => `.${name}(${onOneLine(value)})`).join('')}`;
}

function programText(samples: readonly Sample[], writer: SampleWriter): string {
  const steps = samples.map((sample) => {
    const lines = writer.sample(sample).trimEnd().split('\n');
    const body = lines.map((line) => `    ${line}\n`).join('');
    return `  private static void ${functionName(sample)}(Railyard client) throws Exception {\n${body}  }\n`;
  });
  const all = samples.map(
    (sample) => `    failed |= fails("${sample.operation.id}", Samples::${functionName(sample)}, client);\n`,
  );
  return `import io.github.railyard.*;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

final class Samples {
  private interface Step {
    void does(Railyard client) throws Exception;
  }

  public static void main(String[] arguments) {
    Railyard client = Railyard.builder(System.getenv("RAILYARD_URL"))
        .token(Secret.of(System.getenv("RAILYARD_TOKEN")))
        .build();
    boolean failed = false;
${all.join('')}    System.exit(failed ? 1 : 0);
  }

  private static boolean fails(String name, Step sample, Railyard client) {
    try {
      sample.does(client);
      return false;
    } catch (Exception failure) {
      System.err.println("failed: " + name + ": " + failure);
      return true;
    }
  }

${steps.join('\n')}}
`;
}

function functionName({ operation }: Sample): string {
  return `sample${className(operation.id)}`;
}
