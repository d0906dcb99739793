import assert from 'node:assert/strict';
import type { Connector } from '../../server/connectors/connector.ts';
import { parseObject, textAt } from '../../server/domain/json.ts';
import type { Secret } from '../../server/domain/secret.ts';
import type { Wire } from '../../server/net/wire.ts';
import { type Bench, Suite } from './conformance-suite.ts';

/**
 * Logs a connector in as the service does: the token is taken out of the answer before anybody reads it, and is a
 * handle from then on. Null where it needs no log-in. `record` sees the exchange without the token.
 */
export async function logIn(
  connector: Connector,
  bench: Bench,
  wire: Wire,
  record: (wire: Wire) => Wire = (same) => same,
): Promise<Readonly<{ handle: Secret; token: string }> | null> {
  const { login } = connector;
  if (login === undefined) return null;
  const settings = new Suite(connector, () => bench).settings();
  let token: string | null = null;
  const taking: Wire = {
    async send(request) {
      const response = await wire.send(request);
      token = textAt(parseObject(response.text), ...login.tokenAt.split('/').slice(1));
      return { ...response, text: response.text.replace(token ?? '', '«access_token»') };
    },
  };
  const { status, text } = await record(taking).send(
    login.request({ settings, baseUrl: bench.baseUrl, now: new Date() }),
  );
  assert.ok(token !== null, `${connector.id} was let in with ${status}`);
  assert.ok((login.lifetimeOf(status, text) ?? 0) > 0);
  return { handle: bench.secret('access_token', token), token };
}
