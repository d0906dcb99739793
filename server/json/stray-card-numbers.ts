import { holdsCardNumber } from '../domain/card-numbers/card-numbers.ts';
import type { Places } from '../domain/card-numbers/places.ts';
import type { Detail } from '../domain/problem.ts';
import { pointerSegment } from './strict-json.ts';

/**
 * Card numbers where none belongs: in an identifier, a name, metadata, a cart item. They would be stored and
 * shown in clear, so the request is refused. What belongs in a body as a card number has been taken out by
 * the vault before this looks. What a field is called exempts nothing: where it stands in the contract does.
 */
export function strayCardNumbers(value: unknown, location: 'body' | 'query', places: Places): Detail[] {
  const found: Detail[] = [];
  walk(value, places, [], (path) =>
    found.push({
      location,
      pointer: location === 'body' ? pointerOf(path) : pointerOf(path).slice(1),
      message: 'must not hold a card number',
      type: 'value_error.card_number',
    }),
  );
  return found;
}

/** The least JSON number of thirteen digits: where any integer may stand, a card number could too. */
const NUMBER_MIN = 1e12;

/** `path`: the names on the way down, so that a pointer is only built where there is a problem. */
function walk(
  value: unknown,
  places: Places | null,
  path: string[],
  report: (path: readonly string[]) => void,
): void {
  if (typeof value !== 'object' || value === null) {
    if (places?.isThirdPartyId !== true && isCardNumber(value)) report(path);
    return;
  }
  const isList = Array.isArray(value);
  const members = value as Readonly<Record<string, unknown>>; // of a list by its indexes
  for (const name of Object.keys(members)) {
    path.push(name);
    if (!isList && holdsCardNumber(name)) report(path);
    else walk(members[name], placesIn(places, isList ? null : name), path, report);
    path.pop();
  }
}

function isCardNumber(value: unknown): boolean {
  if (typeof value === 'number') return value >= NUMBER_MIN && holdsCardNumber(String(value));
  return typeof value === 'string' && holdsCardNumber(value);
}

/** `name`: null for an item of a list. */
function placesIn(places: Places | null, name: string | null): Places | null {
  if (places === null) return null;
  return name === null ? places.items : (places.members.get(name) ?? null);
}

function pointerOf(path: readonly string[]): string {
  return path.map(pointerSegment).join('');
}
