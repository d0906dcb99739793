import type { TSchema } from 'typebox';
import type { Option, OptionBlock } from '../../connectors/options.ts';
import { connectors } from '../../connectors/registry.ts';
import { maybe, nullable, object } from '../schemas/schema.ts';
import { sensitive } from '../schemas/sensitive.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

/** The options of the connectors that exist, as their folders declare them, by the connectors' ids. */
export const OF_CONNECTORS: ReadonlyMap<string, OptionBlock> = new Map(
  connectors.flatMap(({ id, options }) => (options === undefined ? [] : [[id, options] as const])),
);

const blocks = new Map<string, TSchema>();

/** One schema for each title, wherever it is used. */
function blockOf({ title, members }: OptionBlock): TSchema {
  const known = blocks.get(title);
  if (known !== undefined) return known;

  const schema = object(
    title,
    Object.fromEntries(Object.entries(members).map(([name, option]) => [name, memberOf(option)])),
  );
  const words = Object.entries(members).map(([name, option]) => [
    name,
    'block' in option ? option.block.help : option.help,
  ]);
  describe(schema, Object.fromEntries(words));
  blocks.set(title, schema);
  return schema;
}

/** For published connectors that take what one of ours takes. */
export function blockTitled(title: string): TSchema {
  const known = blocks.get(title);
  if (known === undefined) throw new Error(`BUG: no connector has options with the title ${title}`);
  return known;
}

function memberOf(option: Option): TSchema {
  if ('block' in option) return maybe(blockOf(option.block));
  const schema = FORMATS[option.format]();
  return option.required === true ? nullable(schema) : maybe(schema);
}

const FORMATS = {
  text: () => Type.String(),
  integer: () => Type.Integer(),
  flag: () => Type.Boolean(),
  cardNumber: () => sensitive('card.number'),
} as const;

/** By the connectors' ids. */
export const OPTIONS_OF_CONNECTORS: Readonly<Record<string, TSchema>> = Object.fromEntries(
  [...OF_CONNECTORS].map(([id, options]) => [id, maybe(blockOf(options))]),
);
