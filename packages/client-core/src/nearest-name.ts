/** So many letters of the beginning say which name was meant. */
const BEGINNING_MIN = 4;

/** The name that was most likely meant; null where none is near. Capitals, hyphens and blanks make no difference. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const wanted = plain(given);
  if (wanted === '') return null;
  const near = names
    .map((name) => ({ name, distance: distanceOf(wanted, plain(name)) }))
    .sort((a, b) => a.distance - b.distance);
  return near[0] === undefined || near[0].distance === Infinity ? null : near[0].name;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Infinity: more than a third of the letters would be wrong. */
function distanceOf(given: string, name: string): number {
  const [short, long] = given.length < name.length ? [given, name] : [name, given];
  if (short.length >= BEGINNING_MIN && long.startsWith(short)) return (long.length - short.length) / 100;
  const edits = editsBetween(given, name);
  return edits <= Math.max(1, Math.floor(long.length / 3)) && edits < long.length ? edits : Infinity;
}

/** Letters that are missing, too many or other ones (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    for (const [column, cost] of row.slice(0, -1).entries()) {
      const changed = cost + (letter === other[column] ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
