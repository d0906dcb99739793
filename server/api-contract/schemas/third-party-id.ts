import type { TSchema } from 'typebox';
import type { Places } from '../../domain/card-numbers/places.ts';

/**
 * Marks a string that a scheme, a processor or a 3-D Secure server gave out. It may look like a card number (Visa's
 * transaction identifiers have fifteen digits and begin with 3 or 4), and is not refused for it. The mark is of the
 * place: a member of the same name in metadata has none.
 */
export function thirdPartyId<Schema extends TSchema>(schema: Schema): Schema {
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(schema), [KEYWORD]: { value: true, enumerable: true } },
  ) as Schema; // a copy that keeps the hidden kind
}

const KEYWORD = 'x-third-party-id';

/** Every place of a schema that is marked, once per schema. */
export function thirdPartyIds(schema: TSchema): Places {
  const known = found.get(schema);
  if (known !== undefined) return known;
  const root: IdPlaces = { isThirdPartyId: false, members: new Map(), items: null };
  collect(schema as Node, root);
  found.set(schema, root);
  return root;
}

const found = new WeakMap<TSchema, Places>();

type IdPlaces = { isThirdPartyId: boolean; readonly members: Map<string, IdPlaces>; items: IdPlaces | null };

type Node = TSchema &
  Readonly<{
    [KEYWORD]?: true;
    properties?: Readonly<Record<string, Node>>;
    items?: Node;
    anyOf?: readonly Node[];
  }>;

function collect(node: Node, into: IdPlaces): void {
  if (node[KEYWORD] === true) into.isThirdPartyId = true;
  for (const branch of node.anyOf ?? []) collect(branch, into);
  for (const [name, member] of Object.entries(node.properties ?? {})) {
    const at = into.members.get(name) ?? { isThirdPartyId: false, members: new Map(), items: null };
    collect(member, at);
    if (hasAny(at)) into.members.set(name, at);
  }
  if (node.items === undefined) return;
  const items = into.items ?? { isThirdPartyId: false, members: new Map(), items: null };
  collect(node.items, items);
  if (hasAny(items)) into.items = items;
}

function hasAny({ isThirdPartyId, members, items }: IdPlaces): boolean {
  return isThirdPartyId || members.size > 0 || items !== null;
}
