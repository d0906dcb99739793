import { type Sender, type SendingConnection, senderOf } from '../../connections/connection.ts';
import { type TokenService, tokenServices } from '../../connections/token-service-kind.ts';
import type { AddressBook } from '../../connectors/addresses.ts';
import type { Fields } from '../../connectors/connector.ts';
import {
  type TokenCall,
  type TokenServiceConnector,
  TokenServiceFault,
  type TokenWire,
} from '../../connectors/token-service-connector.ts';
import { serves } from '../../connectors/token-service-registry.ts';
import type { Db } from '../../db/db.ts';
import { parseCardScheme } from '../../domain/card-scheme.ts';
import type { MerchantAccountId, NetworkTokenId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/entropy.ts';
import { WireFault } from '../../net/wire.ts';
import { Problem } from '../../domain/problem.ts';
import type { HeldValue, Vault } from '../vault.ts';

/** Who token services are asked through. */
export type TokenServiceParts = AddressBook &
  Readonly<{
    db: Db;
    clock: Clock;
    vault: Vault;
    /** How long each request may take. */ timeoutMs?: number;
  }>;

/** The one that new tokens of a scheme's cards are asked for at: the merchant account's own, else the sandbox's. */
export async function serviceOfScheme(
  parts: TokenServiceParts,
  merchantAccountId: MerchantAccountId,
  schemeName: string | null,
): Promise<TokenService | null> {
  const scheme = parseCardScheme(schemeName ?? '');
  const active = await tokenServices.active(parts, merchantAccountId);
  return active.find(({ connector }) => serves(connector, scheme)) ?? null;
}

export const TOKEN_SERVICE_TIMEOUT_MS = 10_000;

/**
 * Asks a token service. The one place where a broken exchange becomes a 502 or 504. Of what was taken out of its
 * answers the handle that `keep` names is the caller's to release; everything else is gone when it has answered.
 */
export async function askTokenService<Input, Answer>(
  parts: TokenServiceParts,
  service: SendingConnection,
  asked: Readonly<{ id: NetworkTokenId; input: Input }>,
  ask: (call: TokenCall<Fields, Input>) => Promise<Answer>,
  keep: (answer: Answer) => Secret | null = () => null,
): Promise<Readonly<{ answer: Answer; held: HeldValue | null }>> {
  const taken: HeldValue[] = [];
  let kept: HeldValue | null = null;
  try {
    const answer = await ask(callFor(parts, senderOf(parts, service), asked, taken));
    const secret = keep(answer);
    kept = taken.find((one) => one.secret === secret) ?? null;
    return { answer, held: kept };
  } catch (error) {
    throw serviceProblem(error);
  } finally {
    await parts.vault.release(taken.filter((one) => one !== kept));
  }
}

/** How settings are tried at a token service, which says what is wrong with them. Null where it cannot be asked. */
export function checkTokenService(
  parts: TokenServiceParts,
  { operations }: TokenServiceConnector,
): ((sender: Sender, now: Date) => Promise<string | null>) | null {
  const { verify } = operations;
  if (verify === undefined) return null;
  return async (sender, now) => {
    const taken: HeldValue[] = [];
    try {
      return await verify(callFor(parts, sender, { id: newId(now), input: null }, taken));
    } finally {
      await parts.vault.release(taken);
    }
  };
}

function callFor<Input>(
  parts: TokenServiceParts,
  sender: Sender,
  { id, input }: Readonly<{ id: NetworkTokenId; input: Input }>,
  taken: HeldValue[],
): TokenCall<Fields, Input> {
  const { merchantAccountId, settings, baseUrl } = sender;
  const timeoutMs = parts.timeoutMs ?? TOKEN_SERVICE_TIMEOUT_MS;
  const http: TokenWire = {
    async send(request, options = {}) {
      const sent = { ...options, actor: 'network-tokens' };
      const response = await parts.vault.send(merchantAccountId, { timeoutMs, ...request }, sent);
      taken.push(...response.taken.values());
      const secrets = [...response.taken].map(([pointer, held]) => [pointer, held.secret] as const);
      return { ...response, taken: new Map(secrets) };
    },
  };
  const newOne = (): string => newId(parts.clock.now());

  return { input, settings, merchantAccountId, operationId: id, baseUrl, http, newId: newOne };
}

function serviceProblem(error: unknown): unknown {
  if (error instanceof WireFault)
    return new Problem(error.code === 'timeout' ? 'gateway_timeout' : 'bad_gateway', {
      message: 'The token service did not answer',
      privateText: error.message,
    });
  if (error instanceof TokenServiceFault)
    return new Problem('bad_gateway', {
      message: 'The token service did not answer properly',
      privateText: `token service: ${error.message}`,
    });
  return error;
}
