import { isObject } from '../../../../packages/cli/src/step.ts';
import type { Exchange } from './recorder.ts';

export type SentRequest = Pick<Exchange, 'call' | 'method' | 'url' | 'body'>;

/** Values that hardly any field takes, and some that many do. */
const VALUES: readonly unknown[] = [
  ...[
    null,
    '',
    ' ',
    'x',
    'é'.repeat(40),
    'x'.repeat(5000),
    '12',
    '12/30',
    'USD',
    'US',
    'https://shop.example',
  ],
  ...[0, -1, 1, 1.5, 99_999_999, 2 ** 53, true, false, [], {}, ['a'], { a: 1 }],
  ...[
    '0198c4a2-5d3e-7000-8000-000000000000',
    '2027-01-31T12:00:00Z',
    '4111111111111111',
    'a\u0000b',
    '\ud800',
  ],
];

/** `count` requests that differ from this one in one place each; the same for the same seed. */
export function mutationsOf(exchange: Exchange, count: number, random: () => number): readonly SentRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const { method, url, body } = exchange;
    const pick: Picker = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random() * items.length)] as Item;
    const call = `${exchange.call} changed ${index}`;
    const turn = random();
    if (turn < 0.7 && body !== '') return { call, method, url, body: changedBody(body, pick) };
    return { call, ...changedPlace({ method, url, body }, pick) };
  });
}

type Picker = <Item>(items: readonly Item[]) => Item;

function changedBody(text: string, pick: Picker): string {
  const body: unknown = JSON.parse(text);
  const owners = ownersIn(body);
  if (owners.length === 0) return JSON.stringify(pick(VALUES));
  const owner = pick(owners);
  const names = Object.keys(owner);
  const name = names.length === 0 ? 'extra' : pick(names);
  const change = pick(['drop', 'drop', 'value', 'value', 'value', 'value', 'add', 'rename']);
  if (change === 'add')
    Reflect.set(owner, pick(['extra', 'amounts', 'id', 'Country', 'metadata2']), pick(VALUES));
  else if (change === 'rename') {
    Reflect.set(owner, Array.isArray(owner) ? String(names.length) : `${name}s`, Reflect.get(owner, name));
    if (!Array.isArray(owner)) Reflect.deleteProperty(owner, name);
  } else if (change === 'drop' && !Array.isArray(owner)) Reflect.deleteProperty(owner, name);
  else Reflect.set(owner, name, pick(VALUES));
  return JSON.stringify(body);
}

function ownersIn(value: unknown): readonly object[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [value, ...value.flatMap(ownersIn)];
  return isObject(value) ? [value, ...Object.values(value).flatMap(ownersIn)] : [];
}

type Place = Pick<SentRequest, 'method' | 'url' | 'body'>;

function changedPlace({ method, url, body }: Place, pick: Picker): Place {
  const address = new URL(url);
  const [, first = '', ...rest] = address.pathname.split('/');
  const value = pick(['x', '1', '-1', '', 'true', '0198c4a2-5d3e-7000-8000-000000000000', 'usd']);
  switch (pick(['query', 'query', 'known', 'path', 'method', 'longer', 'body'])) {
    case 'query':
      address.searchParams.append(
        pick(['limit', 'limit', 'page', 'cursors', 'search', 'status', 'currency']),
        value,
      );
      break;
    case 'known':
      for (const name of address.searchParams.keys()) {
        address.searchParams.append(name, value);
        break;
      }
      break;
    case 'path':
      address.pathname = [
        '',
        first,
        ...rest.map((segment) => (/\d/.test(segment) ? pick(['x', '1', 'first']) : segment)),
      ].join('/');
      break;
    case 'longer':
      address.pathname = `${address.pathname}/${pick(['x', 'capture', 'refunds'])}`;
      break;
    case 'body':
      return {
        method,
        url,
        body: body === '' ? '' : pick(['{', 'null', '[]', '"x"', '{"a":1}', `${body}x`]),
      };
    default:
      return { method: pick(['GET', 'PUT', 'POST', 'DELETE', 'PATCH']), url, body };
  }
  return { method, url: address.href, body };
}

/** A generator of numbers from 0 to 1 that gives the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
