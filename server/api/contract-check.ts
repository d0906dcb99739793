import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import type { HeldValue } from '../vault/vault.ts';
import { nameVariants } from '../api-contract/schemas/variant-names.ts';
import { FORMATS } from './formats.ts';
import { forValidation } from './schema-for-validation.ts';
import { sensitiveProblem } from './sensitive-values.ts';

/**
 * Checks a value against a schema of the contract, filling defaults in and writing UUIDs in lower case, in
 * place. Every problem, or none.
 */
type Check = (value: unknown, held: ReadonlyMap<string, HeldValue>) => readonly ErrorObject[];

/** Compiled once per schema; a request compiles nothing. */
export function compileCheck(schema: TSchema): Check {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const validate: ValidateFunction = ajv.compile(forValidation(schema));
  const check: Check = (value, held) => {
    nameVariants(schema, value);
    return validate.call({ held }, value) ? [] : (validate.errors ?? []);
  };
  compiled.set(schema, check);
  return check;
}

const compiled = new WeakMap<TSchema, Check>();

/**
 * `passContext` brings the held values to the `x-sensitive` keyword. Optimizing the generated code costs more
 * at the first request than it ever gives back, and so does a large function (`inParts`).
 */
const ajv = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  coerceTypes: false,
  strict: false,
  passContext: true,
  ownProperties: true,
  verbose: true,
  logger: false,
  validateSchema: false,
  addUsedSchema: false,
  inlineRefs: false,
  code: { optimize: false },
});
for (const [name, holds] of Object.entries(FORMATS)) ajv.addFormat(name, holds);

/** Upper-case UUIDs are the same UUIDs; behind the edge there is one spelling. */
ajv.addKeyword({
  keyword: 'x-lower-case',
  type: 'string',
  modifying: true,
  errors: false,
  compile: () => (data: string, context) => {
    if (context !== undefined && /[A-F]/.test(data))
      context.parentData[context.parentDataProperty] = data.toLowerCase();
    return true;
  },
});

ajv.addKeyword({
  keyword: 'x-sensitive',
  type: 'string',
  errors: true,
  validate: function validate(
    this: unknown,
    constraints: unknown,
    _data: unknown,
    _parent: unknown,
    context: { instancePath: string } | undefined,
  ): boolean {
    const held = heldOf(this)?.get(context?.instancePath ?? '');
    const problem = sensitiveProblem(constraints, held);
    if (problem === null) return true;
    Object.assign(validate, {
      errors: [{ keyword: 'x-sensitive', message: problem.message, params: { type: problem.type } }],
    });
    return false;
  },
});

function heldOf(context: unknown): ReadonlyMap<string, HeldValue> | null {
  return typeof context === 'object' && context !== null && 'held' in context && context.held instanceof Map
    ? context.held
    : null;
}

ajv.addKeyword({
  keyword: 'x-later',
  type: 'object',
  modifying: true,
  errors: true,
  compile: (schema: TSchema) => {
    let check: ValidateFunction | null = null;
    return function validate(this: unknown, data: unknown, context): boolean {
      const base = context?.instancePath ?? '';
      check ??= ajv.compile(forValidation(schema));
      if (check.call({ held: heldBelow(heldOf(this), base) }, data)) return true;
      Object.assign(validate, {
        errors: (check.errors ?? []).map((error) => ({
          ...error,
          instancePath: `${base}${error.instancePath}`,
        })),
      });
      return false;
    };
  },
});

/** What is held inside one member of the body, by its pointer from there. */
function heldBelow(
  held: ReadonlyMap<string, HeldValue> | null,
  base: string,
): ReadonlyMap<string, HeldValue> {
  return new Map(
    [...(held ?? [])]
      .filter(([pointer]) => pointer.startsWith(`${base}/`))
      .map(([pointer, value]) => [pointer.slice(base.length), value]),
  );
}
