/** How many letters may be wrong in a name of this many. */
const wrongMax = (length: number): number => Math.max(1, Math.floor(length / 3));
/** So many letters of the beginning say which name was meant. */
const BEGINNING_MIN = 4;

/**
 * The one of these names that somebody who wrote another most likely meant; null where none is near. Capitals, blanks,
 * hyphens and underscores make no difference: those are what people get wrong between two languages.
 */
export function nearestName(given: string, names: Iterable<string>): string | null {
  const wanted = plain(given);
  if (wanted === '') return null;
  let nearest: string | null = null;
  let least = Infinity;
  for (const name of names) {
    const distance = distanceOf(wanted, plain(name));
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Infinity: too far to be meant. */
function distanceOf(given: string, name: string): number {
  if (
    Math.min(given.length, name.length) >= BEGINNING_MIN &&
    (name.startsWith(given) || given.startsWith(name))
  )
    return Math.abs(name.length - given.length) / 100;
  const most = wrongMax(Math.max(given.length, name.length));
  if (Math.abs(given.length - name.length) > most) return Infinity;
  const edits = editsBetween(given, name);
  return edits <= most && edits < Math.max(given.length, name.length) ? edits : Infinity;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Letters that are missing, too many or other ones, and neighbours that changed places (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);

  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? Infinity) + 1);
      next.push(cost);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
