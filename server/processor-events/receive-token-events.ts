import { settingsOf } from '../connections/connection.ts';
import { type TokenService, tokenServices } from '../connections/token-service-kind.ts';
import { inBulkhead } from '../access/bulkhead.ts';
import { networkTokensByReference } from '../db/queries/network-tokens.ts';
import type { MoneyParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { refreshNetworkToken } from '../vault/network-tokens/network-tokens.ts';

type Arrival = Readonly<{ payload: string; signature: string; readBody(): Promise<Buffer> }>;

/**
 * What a token service tells at the one address of a merchant account: which tokens have changed. Each is looked up
 * there, and nothing else of it is believed. A service that is out of reach is a 502, so that it tells us again.
 */
export async function receiveTokenEvents(
  parts: MoneyParts,
  { payload, signature, readBody }: Arrival,
): Promise<void> {
  const service = await serviceAt(parts, payload, signature);
  const { merchantAccountId, connector } = service;
  const references = await referencesIn(parts, service, await readBody());
  const rows = await networkTokensByReference(parts.db, merchantAccountId, connector.id, references);
  for (const row of rows) await refreshNetworkToken(parts, merchantAccountId, row);
  parts.log.info(
    { tokenService: connector.id, merchantAccountId, named: references.length, looked: rows.length },
    'an event of a token service was received',
  );
}

async function referencesIn(
  parts: MoneyParts,
  service: TokenService,
  body: Buffer,
): Promise<readonly string[]> {
  const { events } = service.connector;
  if (events === undefined) throw new Problem('not_found');
  const reading = events.reading(settingsOf(parts.vault, service));
  const read = await parts.vault.read(service.merchantAccountId, body, reading);
  if (read === null) throw notReadable();
  await parts.vault.release([...read.taken.values()]);
  const references = events.references(read.text);
  if (references === null) throw notReadable();
  return references.slice(0, REFERENCES_MAX);
}

/** A token service tells of few at a time; ten are the most that it takes in one request. */
const REFERENCES_MAX = 20;

function notReadable(): Problem {
  return new Problem('bad_request', {
    details: [
      { location: 'body', pointer: '', message: 'is no event of this token service', type: 'value_error' },
    ],
  });
}

/** An address of ours, or 404: whether the account, the service or the signature is wrong is nobody's business. */
async function serviceAt(parts: MoneyParts, payload: string, signature: string): Promise<TokenService> {
  const service = await inBulkhead(parts.db, () => tokenServices.at(parts, payload, signature));
  if (service === null) throw new Problem('not_found');
  return service;
}
