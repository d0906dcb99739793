import { canonicalJson } from '../json/canonical-json.ts';
import type { Detail } from '../problem/problem.ts';

/** Three ways to say who buys: where one is pinned, none of the others may be sent. */
const BUYER_FIELDS = ['buyer_id', 'buyer_external_identifier', 'buyer'];

/**
 * A front end's token may pin what it may ask for (`embed` claim). A pinned field that the request leaves out
 * is filled in; one that it sends must
 * be equal (JSON equality, order of keys aside); the problems are returned. Fields that the operation does
 * not know are left alone. `target` is changed.
 */
export function applyPins(
  pinned: Readonly<Record<string, unknown>>,
  target: Record<string, unknown>,
  known: ReadonlySet<string>,
  location: 'body' | 'query',
): Detail[] {
  const details: Detail[] = [];
  const pinnedBuyerFields = BUYER_FIELDS.filter((name) => isPinned(pinned[name]));
  if (pinnedBuyerFields.length > 0) {
    for (const name of BUYER_FIELDS)
      if (!pinnedBuyerFields.includes(name) && target[name] !== undefined && target[name] !== null)
        details.push(mismatch(location, name));
  }
  for (const [name, value] of Object.entries(pinned)) {
    if (!isPinned(value) || !known.has(name)) continue;
    if (target[name] === undefined) target[name] = structuredClone(value);
    else if (canonicalJson(target[name]) !== canonicalJson(value)) details.push(mismatch(location, name));
  }
  return details;
}

/** SDKs write `null` for what they do not pin. */
function isPinned(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function mismatch(location: 'body' | 'query', name: string): Detail {
  return {
    location,
    pointer: location === 'body' ? `/${name}` : name,
    message: 'differs from what the token pins',
    type: 'value_error.pinned',
  };
}
