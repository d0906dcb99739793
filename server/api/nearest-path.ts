import { nearestName } from '../domain/nearest-name.ts';

/** What other APIs put before their paths. */
const PREFIX = /^\/(?:api|v\d+(?:\.\d+)?)(?=\/)/;

/**
 * The path of the contract that somebody most likely meant by one that is not in it: without a version before it or a
 * slash behind, with names that are misspelt by little, and whatever stands in the place of an id.
 */
export function nearestPath(given: string, paths: Iterable<string>): string | null {
  let wanted = given.replace(/\/+$/, '');
  while (PREFIX.test(wanted)) wanted = wanted.replace(PREFIX, '');
  const segments = wanted.split('/');
  const possible = [...paths].filter((path) => {
    const own = path.split('/');
    return own.length === segments.length && own.every((name, at) => isMeant(segments[at] ?? '', name));
  });
  return nearestName(decodeSegment(wanted), possible) ?? possible[0] ?? null;
}

function isMeant(given: string, name: string): boolean {
  if (given === name) return true;
  return name.startsWith('{') ? given !== '' : nearestName(decodeSegment(given), [name]) !== null;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
