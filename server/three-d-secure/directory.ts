import type { Call, Fields } from '../connectors/connector.ts';
import {
  type AuthenticationAnswer,
  type Device,
  DirectoryFault,
  type ChallengeResult,
  type MethodCompletion,
  type PreparedAuthentication,
  type Profile,
  type Purchase,
} from '../connectors/three-d-secure-connector.ts';
import { currency as toCurrency } from '../domain/currency.ts';
import type { Secret } from '../domain/secret.ts';
import type { ExchangedIds, Problem as Trouble } from '../domain/three-d-secure/result.ts';
import type { ScenarioOutcome } from '../domain/three-d-secure/scenario.ts';
import { WireFault } from '../net/wire.ts';
import type { MoneyParts } from '../parts.ts';
import { CARD_NUMBER_FIELD } from '../payment-methods/store-card.ts';
import { callFor } from '../payment-services/call.ts';
import { Problem } from '../domain/problem.ts';
import type { StoredAuthentication } from './authentication.ts';
import { type ThreeDSecureServer, threeDSecureServers } from '../connections/connection-kinds.ts';

export { DirectoryFault };

/** Which version to speak for this card, and under which id; or that the scheme does not know it. */
export async function askVersion(
  parts: MoneyParts,
  stored: StoredAuthentication,
  planned: ScenarioOutcome | null,
  channel: Device['kind'],
): Promise<PreparedAuthentication> {
  const server = await serverOf(parts, stored);
  if (server === null) return { kind: 'setup_error', problem: NO_SERVER };
  const input = { ...cardOf(parts, stored, planned), channel };
  return askServer(parts, stored, server, input, (call) => server.connector.operations.prepare(call));
}

/** For how long what was prepared can be used. */
export async function preparedMsOf(parts: MoneyParts, stored: StoredAuthentication): Promise<number> {
  return (await serverOf(parts, stored))?.connector.preparedMs ?? 0;
}

/** AReq → ARes: the stage that the authentication is at after it. */
export async function askDirectory(
  parts: MoneyParts,
  stored: StoredAuthentication,
  question: Readonly<{
    prepared: Readonly<{ serverTransactionId: string; version: string }>;
    profile: Profile;
    device: Device;
    planned: ScenarioOutcome | null;
    notificationUrl: string | null;
    completion: MethodCompletion;
    purchase: Purchase;
  }>,
): Promise<AuthenticationAnswer> {
  const server = await serverOf(parts, stored);
  if (server === null) return { kind: 'setup_error', problem: NO_SERVER };

  const { row } = stored;
  const { prepared, planned, ...told } = question;
  const input = {
    ...cardOf(parts, stored, planned),
    ...told,
    serverTransactionId: prepared.serverTransactionId,
    version: prepared.version,
    amount: { minor: row.amount, currency: toCurrency(row.currency) },
    expirationDate: row.expiration_date,
  };
  return askServer(parts, stored, server, input, (call) => server.connector.operations.authenticate(call));
}

/**
 * RReq: how a challenge ended. Null while it goes on. It is asked for from server to server, so nothing that
 * a browser says can be taken for it.
 */
export async function askResult(
  parts: MoneyParts,
  stored: StoredAuthentication,
  exchanged: ExchangedIds,
): Promise<ChallengeResult | null> {
  const server = await serverOf(parts, stored);
  if (server === null) throw new DirectoryFault(NO_SERVER.detail, NO_SERVER);
  return askServer(parts, stored, server, exchanged, (call) => server.connector.operations.result(call));
}

/** Where there is nobody to ask. */
const NO_SERVER: Trouble = {
  code: '405',
  description: 'No 3-D Secure server',
  detail: 'No 3-D Secure server is set up for the merchant account (three-ds-server).',
  component: 'S',
};

async function serverOf(
  parts: MoneyParts,
  { row }: StoredAuthentication,
): Promise<ThreeDSecureServer | null> {
  return row.server === null ? null : threeDSecureServers.named(parts, row.merchant_account_id, row.server);
}

function cardOf(
  parts: MoneyParts,
  { row, authentication }: StoredAuthentication,
  planned: ScenarioOutcome | null,
): Readonly<{
  number: Secret;
  scheme: StoredAuthentication['authentication']['scheme'];
  planned: ScenarioOutcome | null;
}> {
  const { merchant_account_id: merchantAccountId, vault_record_id: recordId } = row;
  const number = parts.vault.secret(merchantAccountId, recordId, CARD_NUMBER_FIELD, 'card.number');
  return { number, scheme: authentication.scheme, planned };
}

/** The one place where a broken exchange becomes a fault: nothing is known, and whoever reads the payment is told. */
async function askServer<Input, Answer>(
  parts: MoneyParts,
  { row }: StoredAuthentication,
  server: ThreeDSecureServer,
  input: Input,
  ask: (call: Call<Fields, Input>) => Promise<Answer>,
): Promise<Answer> {
  const now = parts.clock.nowFor(row.merchant_account_id);
  const operationId = row.three_ds_authentication_id;
  try {
    return await ask(callFor(parts, server, { operationId, input, now }));
  } catch (error) {
    const fault = faultOf(error, server.connector.displayName);
    if (fault instanceof DirectoryFault)
      parts.log.warn(
        { authentication: operationId, server: server.connector.id, detail: fault.message },
        'a 3-D Secure server could not be asked',
      );
    throw fault;
  }
}

function faultOf(error: unknown, name: string): unknown {
  // It is opened before anything is sent, and goes with the approval, which another browser may have ended.
  if (error instanceof Problem && error.code === 'not_found')
    return new DirectoryFault('The card is not kept any more, so nobody was asked.');
  if (!(error instanceof WireFault)) return error;

  const { code } = error;
  return code === 'timeout'
    ? new DirectoryFault(`${code}`, {
        code: '402',
        description: 'Transaction timed out',
        detail: `${name} did not answer in time.`,
        component: 'S',
      })
    : new DirectoryFault(`${name} could not be reached (${code}).`);
}
