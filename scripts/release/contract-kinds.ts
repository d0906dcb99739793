import { type Audience, AUDIENCES } from './published.ts';
import type { Level } from './levels.ts';

/**
 * Languages by what a change of a type does to a program. `typed`: types have names and shapes that a compiler holds a
 * program to. `checked`: a checker may. `untyped`: only what is sent and answered counts.
 */
const TYPING: Readonly<Record<Exclude<Audience, 'contract'>, 'typed' | 'checked' | 'untyped'>> = {
  typescript: 'checked',
  python: 'checked',
  go: 'typed',
  java: 'typed',
  csharp: 'typed',
  php: 'untyped',
  ruby: 'untyped',
};

/** For all alike, or by who is asked. */
type Levels = Level | Readonly<{ contract: Level; typed: Level; checked: Level; untyped: Level }>;

/** Every way in which two states of the contract can differ, and what each asks for. */
export const KINDS = {
  'operation added': 'minor',
  'operation taken away': 'major',
  'operation has another name': { contract: 'patch', typed: 'major', checked: 'major', untyped: 'major' },
  'idempotency key taken': 'minor',
  'idempotency key no longer taken': 'major',
  'is repeated by itself': 'minor',
  'is no longer repeated by itself': 'patch',
  'scope no longer asked for': 'patch',
  'scope asked for': { contract: 'major', typed: 'patch', checked: 'patch', untyped: 'patch' },
  'has pages': 'major',
  'has no pages': 'major',
  'webhook added': 'minor',
  'webhook taken away': 'major',
  'type has another name': { contract: 'patch', typed: 'major', checked: 'major', untyped: 'patch' },
  'type added': { contract: 'patch', typed: 'minor', checked: 'minor', untyped: 'patch' },
  'words changed': 'patch',

  'request: optional field added': 'minor',
  'request: required field added': 'major',
  'request: field taken away': 'major',
  'request: field is required': 'major',
  'request: field may be left out': { contract: 'minor', typed: 'major', checked: 'minor', untyped: 'minor' },
  'request: value added': 'minor',
  'request: value refused': 'major',
  'request: limit is tighter': 'major',
  'request: limit is wider': 'minor',
  'request: form added': { contract: 'minor', typed: 'major', checked: 'minor', untyped: 'minor' },
  'request: form refused': 'major',
  'request: is of another type': 'major',

  'answer: field added': 'minor',
  'answer: field taken away': 'major',
  'answer: field may be absent': 'major',
  'answer: field is always there': { contract: 'minor', typed: 'major', checked: 'minor', untyped: 'minor' },
  'answer: value added': 'minor',
  'answer: value added to a closed list': 'major',
  'answer: value taken away': { contract: 'minor', typed: 'major', checked: 'major', untyped: 'minor' },
  'answer: limit is tighter': 'patch',
  'answer: limit is wider': 'minor',
  'answer: form added': 'major',
  'answer: form taken away': { contract: 'minor', typed: 'major', checked: 'minor', untyped: 'minor' },
  'answer: is of another type': 'major',
} as const satisfies Readonly<Record<string, Levels>>;
export type Kind = keyof typeof KINDS;

export function levelOf(kind: Kind, audience: Audience): Level {
  const levels: Levels = KINDS[kind];
  if (typeof levels === 'string') return levels;
  return levels[audience === 'contract' ? 'contract' : TYPING[audience]];
}

/** What a change asks of each. */
export function levelsOf(kind: Kind): Readonly<Record<Audience, Level>> {
  // every audience has its entry
  return Object.fromEntries(AUDIENCES.map((one) => [one, levelOf(kind, one)])) as Record<Audience, Level>;
}
