/** How much a change asks of a number, from nothing to all. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

export function highestLevel(levels: readonly Level[]): Level {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'none';
}

/**
 * The number after `version` for a change of this level. Below 1.0.0 a major change asks for a minor number, as
 * semantic versions allow. The contract's number is a date and a count: what breaks nobody raises the count, and what
 * breaks somebody takes another date, which a person chooses: null.
 */
export function nextVersion(version: string, level: Level): string | null {
  if (level === 'none') return version;
  const dated = /^(\d{4}-\d\d-\d\d)\.(\d+)$/.exec(version);
  if (dated !== null) return level === 'major' ? null : `${dated[1]}.${Number(dated[2]) + 1}`;
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'patch') return `${major}.${minor}.${patch + 1}`;
  if (level === 'minor' || major === 0) return `${major}.${minor + 1}.0`;
  return `${major + 1}.0.0`;
}

/** Whether a number is high enough for a change of this level since `released`. */
export function isEnough(version: string, released: string, level: Level): boolean {
  const lowest = nextVersion(released, level);
  return lowest === null ? version.slice(0, 10) > released.slice(0, 10) : !isLater(lowest, version);
}

/** Whether one number comes after another; both are of one form. */
export function isLater(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split(/[.-]/).map(Number));
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at >= 0 && (left?.[at] ?? 0) > (right?.[at] ?? 0);
}
