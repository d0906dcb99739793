import { nearestName } from './nearest-name.ts';
import { platform } from './platform.ts';

const said = new Set<string>();

/**
 * What a developer who tries a sandbox should know, once for each page. Buyers' browsers are not told: a service that
 * is spoken to over plain HTTP is a sandbox, and a page on this machine is somebody's who builds it.
 */
export function warnDeveloper(service: string, sentence: string): void {
  if (said.has(sentence) || !(service.startsWith('http:') || isOnThisMachine())) return;
  said.add(sentence);
  platform.console.warn(`Railyard: ${sentence}`);
}

function isOnThisMachine(): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/.test(platform.location?.hostname ?? '');
}

/** Names that are taken for nothing, with the ones that were most likely meant. */
export function warnUnknown(
  service: string,
  {
    of,
    given,
    known,
    meant = {},
  }: Readonly<{
    /** Begins the sentence: `The number field has no option`. */
    of: string;
    given: Iterable<string>;
    known: readonly string[];
    /** What other services call it. */
    meant?: Readonly<Record<string, string>>;
  }>,
): void {
  for (const name of given) {
    if (known.includes(name)) continue;
    const nearest = (Object.hasOwn(meant, name) ? meant[name] : null) ?? nearestName(name, known);
    const hint = nearest === null ? `there are ${known.join(', ')}` : `did you mean ${nearest}?`;
    warnDeveloper(service, `${of} ${JSON.stringify(name)}: ${hint}`);
  }
}
