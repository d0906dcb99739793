/** Nobody types a longer one; comparing takes as long as both are. */
const NAME_LENGTH_MAX = 200;

/** The one of these names that somebody who wrote another most likely meant; null where none is near. */
export function nearestName(given: string, names: Iterable<string>): string | null {
  const wanted = plain(given.slice(0, NAME_LENGTH_MAX + 1));
  let [nearest, least]: [string | null, number] = [null, Infinity];
  for (const name of wanted === '' || given.length > NAME_LENGTH_MAX ? [] : names) {
    const distance = distanceBetween(wanted, plain(name));
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Capitals, blanks, hyphens and underscores make no difference. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Infinity: too far to be meant. A beginning of four letters says it; else a third of the letters may be wrong. */
function distanceBetween(given: string, name: string): number {
  const [least, most] = [Math.min(given.length, name.length), Math.max(given.length, name.length)];
  if (least >= 4 && (name.startsWith(given) || given.startsWith(name))) return (most - least) / 100;
  const allowed = Math.min(Math.max(1, Math.floor(most / 3)), most - 1);
  if (most - least > allowed) return Infinity;
  const edits = editsBetween(given, name);
  return edits <= allowed ? edits : Infinity;
}

/** Letters that are missing, too many or other ones, and neighbours that changed places. */
function editsBetween(one: string, other: string): number {
  const costs = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => costs[row]?.[column] ?? Infinity;

  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const [left, right] = [one[row - 1], other[column - 1]];
      const isTurned = left === other[column - 2] && right === one[row - 2];
      const cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (left === right ? 0 : 1),
        isTurned ? at(row - 2, column - 2) + 1 : Infinity,
      );
      costs[row]?.splice(column, 1, cost);
    }
  return at(one.length, other.length);
}
