import type { Caller } from '../access/caller.ts';
import type { RequestHeaders } from '../access/request-headers.ts';
import { mayBeConfirmed, type Operation } from '../api-contract/operation.ts';
import { bodyDigest, bodyFingerprint } from '../confirmations/challenge.ts';
import {
  accountFor,
  type Brought,
  checkConfirmation,
  CONFIRMATION_HEADER,
  type CheckedConfirmation,
  confirmationRequired,
} from '../confirmations/confirmations.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { type MerchantAccountId, parseUuid } from '../domain/ids.ts';
import { parseObject } from '../domain/json.ts';
import { Problem } from '../domain/problem.ts';
import type { Parts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';
import type { Parameters } from './request-parameters.ts';

/** An assertion is a kilobyte or two. */
const HEADER_LENGTH_MAX = 12_000;

type ReadCall = Readonly<{
  operation: Operation;
  caller: Caller;
  merchantAccountId: MerchantAccountId;
  version: ApiVersion;
  headers: RequestHeaders;
  parameters: Parameters;
  body: unknown;
  held: ReadonlyMap<string, HeldValue>;
  /** Of the bytes that came, before anything looked at them. */ bodySha256: Buffer | null;
  /** Path and query, as they came. */ url: string;
}>;

/**
 * What a call brought along that a person signed, where it has to; null for keys, and for what nobody has to confirm.
 */
export async function confirmationOf(
  parts: Parts,
  call: ReadCall,
  brought: Brought | null,
  idempotencyKey: string | null,
): Promise<CheckedConfirmation | null> {
  const { caller, operation, parameters, body, held } = call;
  if (caller.kind !== 'user' || !mayBeConfirmed(operation)) return null;
  if (brought === null) {
    if (isRequired(call)) throw confirmationRequired();
    return null;
  }

  const { params, query } = parameters;
  const { merchantAccountId, version: apiVersion, url } = call;
  return checkConfirmation(
    parts,
    caller,
    {
      ...{ operation, merchantAccountId, apiVersion, params, query, body, held, idempotencyKey },
      method: operation.method,
      path: url.slice(API.length),
      bodyFingerprint: await bodyFingerprint(
        parts.vault,
        accountFor(operation, merchantAccountId),
        call.bodySha256 ?? bodyDigest(null),
      ),
    },
    brought,
  );
}

/** People call under the dashboard's `/api`. */
const API = '/api';

function isRequired({ operation: { confirmed }, parameters: { query }, headers, body }: ReadCall): boolean {
  return confirmed === true || (typeof confirmed === 'function' && confirmed({ query, headers, body }));
}

/** The header: the id alone, or with a dot and the assertion as base64url of its JSON. Null where there is none. */
export function broughtBy(headers: RequestHeaders): Brought | null {
  const values = headers.get(CONFIRMATION_HEADER);
  if (values === undefined) return null;
  const [value = ''] = values;
  const [, id = '', encoded] = /^([0-9a-fA-F-]{36})(?:\.([\w-]+))?$/.exec(value) ?? [];
  const confirmationId = parseUuid<'confirmation'>(id);
  const assertion = encoded === undefined ? null : parseObject(Buffer.from(encoded, 'base64url').toString());
  const isWhole = encoded === undefined || assertion !== null;
  if (values.length === 1 && value.length <= HEADER_LENGTH_MAX && confirmationId !== null && isWhole)
    return { confirmationId, assertion };

  const message =
    'must be the id of a confirmation, or that, a dot and the assertion as base64url of its JSON; once';
  throw new Problem('bad_request', {
    details: [
      { location: 'header', pointer: CONFIRMATION_HEADER, message, type: 'value_error.confirmation' },
    ],
  });
}
