import type { RawEvent } from '../conformance-suite.ts';

/** Of processors whose signature is in one header, and holds for as long as they send the event again. */
export function forgedIn(header: string): (event: RawEvent) => readonly RawEvent[] {
  return (event) => {
    const { headers, body } = event;
    const changed = Buffer.from(body);
    changed[body.length - 2] = (changed[body.length - 2] ?? 0) ^ 1;
    const signature = headers[header] ?? '';
    const another = `${signature.slice(0, -8)}${signature.endsWith('==') ? 'AAAAAA==' : 'AAAAAAAA'}`;
    return [
      { ...event, body: changed },
      { ...event, headers: {} },
      { ...event, headers: { ...headers, [header]: another } },
      { ...event, headers: { ...headers, [header]: '' } },
    ];
  };
}
