import type { TSchema } from 'typebox';
import { CurrencyCode, MinorUnits } from './money.ts';
import { nullable, object, optional, text, withDefault } from './schema.ts';
import { thirdPartyId } from './third-party-id.ts';
import { Timestamp } from './time.ts';
import { Type } from './type.ts';
import { describe } from './words.ts';

/** The query of every cursor list; spread into the operation's own query. */
export function cursorQuery(limitDefault = 20, limitMax = 100) {
  return {
    cursor: optional(thirdPartyId(text(4096, 0))),
    limit: withDefault(Type.Integer({ minimum: 1, maximum: limitMax }), limitDefault),
  };
}

/** One page of a cursor list. */
export function page<Item extends TSchema>(name: string, item: Item) {
  return object(name, {
    items: Type.Array(item),
    limit: Type.Integer({ minimum: 1 }),
    next_cursor: nullable(Type.String()),
    previous_cursor: nullable(Type.String()),
  });
}

/**
 * One page of a list with filters: it may be short, or empty, though others follow. `looked_back_to` is not told in
 * the published version, whose pages have no such member.
 */
export function filteredPage<Item extends TSchema>(name: string, item: Item) {
  return object(name, { ...page(name, item).properties, looked_back_to: optional(nullable(Timestamp)) });
}

/** Of the query of a list whose rows have amounts. */
export function totalsQuery() {
  return { totals: withDefault(Type.Boolean(), false) };
}

export const ListAmount = object('ListAmount', {
  currency: CurrencyCode,
  count: Type.Integer({ minimum: 0 }),
  amount: MinorUnits,
});
export const ListTotals = object('ListTotals', {
  count: Type.Integer({ minimum: 0 }),
  is_capped: Type.Boolean(),
  amounts: Type.Array(ListAmount),
});
describe(ListAmount, {
  currency: 'Currency of these rows.',
  count: 'How many there are.',
  amount: 'What they add up to.',
});
describe(ListTotals, {
  count: 'Rows that fit the filters.',
  is_capped:
    'True where the list has more than 10,000 rows before it is filtered: the first of these are counted.',
  amounts: 'By currency.',
});

/** The same, with what all of the list comes to. */
export function totaledPage<Item extends TSchema>(name: string, item: Item) {
  const page = object(name, {
    ...filteredPage(name, item).properties,
    totals: optional(nullable(ListTotals)),
  });
  return describe(page, {
    totals:
      'What all of the list comes to. Null unless `totals` asked for it; absent in the published version.',
  });
}

/** A whole list, without pages. */
export function list<Item extends TSchema>(name: string, item: Item) {
  return object(name, { items: Type.Array(item) });
}
