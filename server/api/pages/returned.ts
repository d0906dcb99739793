import type { ReturnParameters } from '../../connectors/connector.ts';

/** A provider's return address has a handful of parameters; the longest of them is a few kilobytes. */
const NAMES_MAX = 20;
const NAME_LENGTH_MAX = 100;
const VALUE_LENGTH_MAX = 16_000;

/** What came back with the buyer's browser, as far as any provider sends; of a name given twice, the first. */
export function returnedIn(parameters: URLSearchParams): ReturnParameters {
  const fitting = [...parameters].filter(
    ([name, value]) =>
      name !== '' &&
      name.length <= NAME_LENGTH_MAX &&
      value.length <= VALUE_LENGTH_MAX &&
      name !== '__proto__',
  );
  return Object.fromEntries(fitting.slice(0, NAMES_MAX).reverse());
}
