import type { Model, Operation, Type } from './model.ts';
import { answerClass, withoutNull } from './emit-java.ts';
import { isRaw, queryName } from './emit-typescript.ts';
import { className, fileText, javadoc, memberName, verbName } from './java-words.ts';
import { type GroupTree, groupTree, nameOf } from './names.ts';

/** A class by its name, and its text. */
type JavaClass = readonly [name: string, text: string];

/** A class that has every group of operations, and one for each group. */
export function javaOperations(model: Model): readonly JavaClass[] {
  const { groups } = groupTree(model.operations);
  const words = [...groups.keys()];
  const said = [`Every operation of the API (contract ${model.version}), in groups.`];
  const body = [
    '  Operations(Connection on) {\n    super(on);\n  }\n',
    ...words.map((word) => accessor([word])),
  ];
  return [
    ['Operations', fileText([], said, 'public abstract class Operations extends Group', body)],
    ...[...groups].flatMap(([word, tree]) => groupClasses(tree, [word], model)),
  ];
}

function accessor(words: readonly string[]): string {
  const name = groupName(words);
  return `  public ${name} ${memberName(words.at(-1) ?? '')}() {\n    return new ${name}(on);\n  }\n`;
}

function groupName(words: readonly string[]): string {
  return `${className(words.join('-'))}Api`;
}

/** A class of one group, and those of the groups in it. */
function groupClasses(
  { operations, groups }: GroupTree,
  words: readonly string[],
  model: Model,
): readonly JavaClass[] {
  const name = groupName(words);
  const body = [
    `  ${name}(Connection on) {\n    super(on);\n  }\n`,
    ...[...groups.keys()].map((word) => accessor([...words, word])),
    ...operations.flatMap((operation) => methodsOf(operation, model)),
  ];
  const text = body.join('');
  const imports = [
    ...(text.includes('Map<') ? ['java.util.Map'] : []),
    ...(text.includes('CompletableFuture<') ? ['java.util.concurrent.CompletableFuture'] : []),
  ];
  const said = [`Operations of \`${words.join('/')}\`.`];
  return [
    [name, fileText(imports, said, `public final class ${name} extends Group`, body)],
    ...[...groups].flatMap(([word, tree]) => groupClasses(tree, [...words, word], model)),
  ];
}

/** A parameter of a method; `isOptional`: there is a method without it, too. */
type Parameter = Readonly<{ type: string; name: string; isOptional: boolean }>;

function methodsOf(operation: Operation, model: Model): readonly string[] {
  const parameters = parametersOf(operation);
  const about = javadoc([operation.summary, operation.description], '  ');
  const hasShort = parameters.some(({ isOptional }) => isOptional);
  const texts = [
    ...wholeMethods(operation, parameters, model),
    ...(hasShort ? shortMethods(operation, parameters, model) : []),
  ];
  return texts.map((text) => about + text);
}

function parametersOf({ pathParameters, body, query, ...operation }: Operation): readonly Parameter[] {
  return [
    ...pathParameters.map((name) => ({ type: 'String', name: memberName(name), isOptional: false })),
    ...(body === null
      ? []
      : [{ type: bodyClass({ body, ...operation }), name: 'body', isOptional: !body.isRequired }]),
    ...(query.length === 0
      ? []
      : [
          {
            type: `${className(queryName(operation))}`,
            name: 'query',
            isOptional: query.every((one) => !one.isRequired),
          },
        ]),
  ];
}

function bodyClass({ body, answer }: Pick<Operation, 'body' | 'answer'>): string {
  if (isRaw({ body, answer })) return 'byte[]';
  const type: Type = body === null ? { kind: 'unknown' } : withoutNull(body.type);
  if (type.kind === 'named') return className(type.name);
  return type.kind === 'map' ? 'Map<String, ?>' : 'Struct';
}

/** What a method gives, and how an answer becomes that. */
function resultOf(operation: Operation, model: Model): Readonly<{ text: string; make: string }> {
  const name = operation.answer === null || isRaw(operation) ? null : answerClass(operation.answer, model);
  if (name === null) return { text: 'Answer', make: '' };
  if (name === 'OneOf') return { text: name, make: ', OneOf.class' };
  return { text: `${name}`, make: `, ${name}.class` };
}

/** The method that waits, and the one that does not; of a list one alone. */
function wholeMethods(
  operation: Operation,
  parameters: readonly Parameter[],
  model: Model,
): readonly string[] {
  const name = methodName(operation);
  const given = givenText(parameters);
  const request = requestText(operation, parameters);
  if (operation.items !== null) {
    const type = itemClass(operation, model);
    return [
      method(`Listing<${type}> ${name}(${given})`, `new Listing<>(on, ${request}, options, ${type}.class)`),
    ];
  }
  const { text, make } = resultOf(operation, model);
  const passed = [...parameters.map((one) => one.name), 'options'].join(', ');
  const [wait, throws] = operation.isKeyed ? ['awaitKeyed', ' throws OutcomeUnknown'] : ['await', ''];
  return [
    method(`${text} ${name}(${given})${throws}`, `Connection.${wait}(${name}Async(${passed}))`),
    method(`CompletableFuture<${text}> ${name}Async(${given})`, `on.send(${request}, options${make})`),
  ];
}

/** The same without what may be left out. */
function shortMethods(
  operation: Operation,
  parameters: readonly Parameter[],
  model: Model,
): readonly string[] {
  const name = methodName(operation);
  const given = givenText(parameters.filter(({ isOptional }) => !isOptional));
  const passed = [
    ...parameters.map((one) => (one.isOptional ? `(${one.type}) null` : one.name)),
    'options',
  ].join(', ');
  if (operation.items !== null)
    return [method(`Listing<${itemClass(operation, model)}> ${name}(${given})`, `${name}(${passed})`)];
  const { text } = resultOf(operation, model);
  const throws = operation.isKeyed ? ' throws OutcomeUnknown' : '';
  return [
    method(`${text} ${name}(${given})${throws}`, `${name}(${passed})`),
    method(`CompletableFuture<${text}> ${name}Async(${given})`, `${name}Async(${passed})`),
  ];
}

function givenText(parameters: readonly Parameter[]): string {
  return [...parameters.map((one) => `${one.type} ${one.name}`), 'Options... options'].join(', ');
}

function method(head: string, result: string): string {
  return `  public ${head} {\n    return ${result};\n  }\n`;
}

function itemClass({ items }: Operation, model: Model): string {
  return (items === null ? null : answerClass(items, model)) ?? 'OneOf';
}

function methodName(operation: Operation): string {
  const { group, verb } = nameOf(operation);
  return verbName(verb, group);
}

function requestText(operation: Operation, parameters: readonly Parameter[]): string {
  const { method, path, isKeyed, isReading } = operation;
  const facts = [
    ...parameters
      .filter(({ name }) => name === 'body' || name === 'query')
      .map(({ name }) => `.${name}(${name})`),
    ...(isKeyed ? ['.keyed()'] : []),
    ...(isReading ? ['.reading()'] : []),
  ];
  const parts = path.split(/\{(\w+)\}/).filter((part, at) => at % 2 === 1 || part !== '');
  const words = parts.map((part) => (part.startsWith('/') ? JSON.stringify(part) : memberName(part)));
  return `new ApiRequest("${method}", ${words.join(', ')})${facts.join('')}`;
}
