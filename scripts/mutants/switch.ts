/** Which mutant of this process is on, and which ones were come by: `$m` of instrumented code asks here. */
type Switch = {
  /** 0: none. */
  active: number;
  /** What was come by is added to these. */
  reached: Set<number> | null;
  /** How often code asks before it is taken to go round for ever. */
  left: number;
};

export const mutantSwitch: Switch = { active: 0, reached: null, left: Infinity };

export class EndlessError extends Error {}

/** Makes `$m`, for all code of the process. */
export function installSwitch(): void {
  Object.defineProperty(globalThis, '$m', { value: isOn });
}

function isOn(number: number): boolean {
  mutantSwitch.reached?.add(number);
  mutantSwitch.left -= 1;
  if (mutantSwitch.left < 0) throw new EndlessError('it asks for ever');
  return number === mutantSwitch.active;
}
