import { nearestName } from '../nearest-name.ts';
import { isObject } from '../step.ts';
import { holdsCardNumber, strayCardNumbers } from './card-numbers.ts';
import { type Fault, segment } from './mistakes.ts';
import { parseQuery, readParameters } from './parameters.ts';
import { parseJson } from './parse-json.ts';
import type { RecordedRequest } from './recorded.ts';
import type { RequestContract, RequestForm } from './requests.ts';
import { ruleFaults } from './rules.ts';
import { validatorOf } from './validate.ts';
import { type Judge, shownPath, type Verdict, wordsIn } from './verdict.ts';

const NOTHING = { changed: [], lost: [], notes: [] } as const;

/** Holds requests to the contract, as the service does before it looks at what is stored. */
export function judgeOwn(contract: RequestContract): Judge {
  const validate = validatorOf(contract);
  const secretPlaces = new Map<string, ReadonlySet<string>>();
  const patterns = contract.operations.map((form) => ({
    form,
    pattern: new RegExp(`^${form.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    holes: form.path.split('{').length,
  }));
  const formsAt = (path: string): readonly RequestForm[] =>
    patterns
      .filter(({ pattern }) => pattern.test(path))
      .toSorted((one, other) => one.holes - other.holes) // `/rules/order` before `/rules/{rule_id}`
      .map(({ form }) => form);

  const secretsOf = (form: RequestForm): ReadonlySet<string> => {
    const known =
      secretPlaces.get(form.id) ?? new Set(form.body === null ? [] : secretPointers(contract, form.body));
    secretPlaces.set(form.id, known);
    return known;
  };

  return (request) => {
    const here = formsAt(request.path);
    const form = here.find(({ method }) => method === request.method);
    if (form === undefined) return unknownOperation(request, here, contract);
    const faults = form.takesAnything
      ? headerFaults(request)
      : faultsOf(request, form, { contract, validate, secrets: secretsOf(form) });
    return {
      ...{ at: request.at, request: `${form.method} ${form.path}`, here: `${form.method} ${form.path}` },
      ...{ outcome: faults.length === 0 ? 'works' : 'fails', operation: form.id, faults, ...NOTHING },
    };
  };
}

function unknownOperation(
  { at, method, path }: RecordedRequest,
  here: readonly RequestForm[],
  { operations }: RequestContract,
): Verdict {
  const methods = here.map((form) => form.method).join(', ');
  const paths = operations.map((form) => form.path);
  const nearest = nearestName(path, paths);
  const message =
    methods !== ''
      ? `answers to ${methods}`
      : `no operation has this path${nearest === null ? '' : `: did you mean ${nearest}?`}`;
  const request = `${method} ${shownPath(path, wordsIn(paths))}`;
  const faults: readonly Fault[] = [{ location: 'path', pointer: '', message }];
  return { ...{ at, request, outcome: 'fails', here: null, operation: null, faults }, ...NOTHING };
}

type Means = Parameters<typeof readParameters>[3] & Readonly<{ secrets: ReadonlySet<string> }>;

function faultsOf(request: RecordedRequest, form: RequestForm, means: Means): readonly Fault[] {
  const query = parseQuery(request.query);
  if (query === null) return [{ location: 'query', pointer: '', message: 'is not percent-encoded UTF-8' }];

  const path = readParameters(form.parameters.path, pathValues(request.path, form.path), 'path', means);
  const asked = readParameters(form.parameters.query, query, 'query', means);
  const body = bodyOf(request, form, means);
  if (body.isBroken === true) return body.faults; // nothing else of it is read
  const faults = [
    ...headerFaults(request),
    ...path.faults,
    ...asked.faults,
    ...strayCardNumbers(asked.values, 'query', () => false),
    ...body.faults,
  ];
  if (faults.length > 0) return faults;
  return ruleFaults(form.id, { body: body.value, query: asked.values }, means.contract.currencies);
}

function pathValues(given: string, declared: string): ReadonlyMap<string, readonly string[]> {
  const segments = given.split('/');
  const named = declared.split('/').flatMap((segment, at) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [[name, [decodeSegment(segments[at] ?? '')]] as const];
  });
  return new Map(named);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function headerFaults({ headers }: RecordedRequest): readonly Fault[] {
  const faults: Fault[] = [];
  const say = (pointer: string, message: string): void =>
    void faults.push({ location: 'header', pointer, message });
  const key = headers.get('idempotency-key');
  if (key !== undefined && !/^[\u0021-\u007e]{1,255}$/.test(key))
    say('idempotency-key', 'must be 1 to 255 visible ASCII characters');
  else if (key !== undefined && holdsCardNumber(key)) say('idempotency-key', 'must not hold a card number');
  const version = headers.get('x-api-version');
  if (version !== undefined && version !== '2026-11-01' && version !== 'published')
    say('x-api-version', 'must be 2026-11-01 or published');
  return faults;
}

type ReadBody = Readonly<{ value: unknown; faults: readonly Fault[]; isBroken?: true }>;

function bodyFault(message: string): ReadBody {
  return { value: undefined, faults: [{ location: 'body', pointer: '', message }] };
}

function bodyOf(
  { body, headers, method }: RecordedRequest,
  form: RequestForm,
  { validate, secrets }: Means,
): ReadBody {
  if (form.body === null || method === 'GET') return { value: undefined, faults: [] };
  if (body === null)
    return form.needsBody ? bodyFault('a body of JSON is required') : { value: {}, faults: [] };
  const mediaType = headers.get('content-type');
  if (mediaType !== undefined && !/^application\/json\b/i.test(mediaType))
    return bodyFault('must be JSON, with the content-type application/json');

  const parsed = parseJson(body);
  if (typeof parsed === 'string') return { ...bodyFault(parsed), isBroken: true };
  // published clients write the body that they do not have as `null`
  const value = parsed.value === null && !form.needsBody ? {} : parsed.value;
  const mistakes = validate(form.body, value, '');
  return {
    value,
    faults: [
      ...mistakes.map(({ pointer, message }): Fault => ({ location: 'body', pointer, message })),
      ...unkeepable(value),
      ...strayCardNumbers(value, 'body', (pointer) => secrets.has(pointer.replaceAll(/\/\d+/g, '/*'))),
    ],
  };
}

/** What JSON can write and no database keeps, wherever it stands: the service takes none of it. */
function unkeepable(value: unknown, pointer = ''): readonly Fault[] {
  if (isObject(value) || Array.isArray(value))
    return Object.entries(value).flatMap(([name, member]) =>
      unkeepable(member, `${pointer}${segment(name)}`),
    );
  const message =
    typeof value === 'string' && (!value.isWellFormed() || value.includes('\u0000'))
      ? 'holds a character that cannot be stored (NUL or half a surrogate pair)'
      : Number.isInteger(value) && !Number.isSafeInteger(value)
        ? 'is beyond what can be held exactly'
        : null;
  return message === null ? [] : [{ location: 'body', pointer, message }];
}

/** Where in a body a secret belongs; `*` stands for any place in a list. */
function secretPointers({ schemaOf }: RequestContract, root: unknown): readonly string[] {
  const found: string[] = [];
  const walk = (node: unknown, pointer: string, open: readonly unknown[]): void => {
    const schema = schemaOf(node);
    if (open.includes(schema)) return;
    const inside = [...open, schema];
    if (schema['x-sensitive'] === true) found.push(pointer);
    for (const branch of Array.isArray(schema['anyOf']) ? schema['anyOf'] : []) walk(branch, pointer, inside);
    if (schema['items'] !== undefined) walk(schema['items'], `${pointer}/*`, inside);
    if (isObject(schema['properties']))
      for (const [name, member] of Object.entries(schema['properties']))
        walk(member, `${pointer}/${name}`, inside);
  };

  walk(root, '', []);
  return found;
}
