import type { JsonObject } from '../../domain/json.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call, Fields } from '../connector.ts';
import { defineThreeDSecureConnector } from '../three-d-secure-connector.ts';
import { authenticationRequest, profileProblem } from './request.ts';
import { answeredBy, endedBy, type Message, messageOf, preparedBy } from './wire.ts';

/** https://docs.3dsecure.io/3dsv2/ (its sources: github.com/clearhaus/3DSv2-api-documentation). */
export const threedsecureio = defineThreeDSecureConnector({
  id: 'threedsecureio',
  displayName: '3dsecure.io',
  settings: {
    api_key: {
      displayName: 'API key',
      help: 'a UUID, as 3dsecure.io gave it for this environment',
      required: true,
      sensitive: true,
      format: 'text',
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    },
    acquirer_country: {
      displayName: 'Country of the acquirer',
      help: 'two letters; without it the acquirer is told to be in the country of the merchant',
      required: false,
      sensitive: false,
      format: 'text',
      pattern: /^[A-Z]{2}$/,
    },
  },
  baseUrls: { sandbox: null, production: 'https://service.3dsecure.io' },
  // "The threeDSServerTransID expires after 80 seconds"; less the time that the question takes to get there.
  preparedMs: 75_000,
  operations: {
    async prepare(call) {
      const { number: acctNumber, scheme } = call.input;
      // Two directory servers know a Visa/Dankort card; the other one has to be named.
      const ds = scheme === 'dankort' ? { ds: 'sbn' } : {};
      return preparedBy(call.input.channel, await post(call, 'preauth', { acctNumber, ...ds }, PREPARE_MS));
    },
    async authenticate(call) {
      const problem = profileProblem(call.input.profile);
      if (problem !== null) return { kind: 'setup_error', problem };
      const question = { acctNumber: call.input.number, ...authenticationRequest(call) };
      return answeredBy(call.input, await post(call, 'auth', question, AUTHENTICATE_MS));
    },
    async result(call) {
      const { serverTransactionId: threeDSServerTransID } = call.input;
      return endedBy(call.input, await post(call, 'postauth', { threeDSServerTransID }, RESULT_MS));
    },
    /** By the result of an authentication that nobody has begun: the key is looked at first. */
    async verify(call) {
      const message = await post(call, 'postauth', { threeDSServerTransID: call.operationId }, RESULT_MS);
      return message.kind === 'no_access' ? '3dsecure.io does not take this API key' : null;
    },
  },
});

/** It answers from what it keeps. */
const PREPARE_MS = 10_000;
/** It waits ten seconds for a directory server, and says so then. */
const AUTHENTICATE_MS = 15_000;
const RESULT_MS = 10_000;

async function post<Input>(
  call: Call<Fields, Input> & Readonly<{ settings: Readonly<{ api_key: Secret }> }>,
  path: string,
  body: JsonObject,
  timeoutMs: number,
): Promise<Message> {
  const { status, text } = await call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${path}`,
    headers: { APIKey: call.settings.api_key, 'content-type': 'application/json; charset=utf-8' },
    body: { type: 'json', value: body },
    timeoutMs,
  });
  return messageOf(status, text);
}
