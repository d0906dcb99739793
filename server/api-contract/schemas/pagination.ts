import type { TSchema } from 'typebox';
import { nullable, object, optional, text, withDefault } from './schema.ts';
import { thirdPartyId } from './third-party-id.ts';
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

/** A whole list, without pages. */
export function list<Item extends TSchema>(name: string, item: Item) {
  return object(name, { items: Type.Array(item) });
}
