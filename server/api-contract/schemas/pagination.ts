import type { TSchema } from 'typebox';
import { nullable, object, optional, text, withDefault } from './schema.ts';
import { thirdPartyId } from './third-party-id.ts';
import { Timestamp } from './time.ts';
import { Type } from './type.ts';

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

/** A whole list, without pages. */
export function list<Item extends TSchema>(name: string, item: Item) {
  return object(name, { items: Type.Array(item) });
}
