import { parseObject, textAt } from '../../domain/json.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type {
  AuthorizedAmounts,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
} from '../connector.ts';
import {
  type MercadoPagoCall,
  type MercadoPagoFields,
  TOO_FINE,
  type Values,
  decimalOf,
  get,
  write,
} from './request.ts';
import {
  readAuthorized,
  readCanceled,
  readFoundCanceled,
  readFoundCaptured,
  readRefund,
  readSearched,
  readState,
} from './wire.ts';

export function pathOf(payment: string): string {
  return `v1/payments/${encodeURIComponent(payment)}`;
}

export async function authorizeWith(
  call: MercadoPagoCall<unknown>,
  payment: Values,
): Promise<Outcome<AuthorizedAmounts>> {
  return readAuthorized(await write(call, 'POST', 'v1/payments', payment));
}

export async function cancelWith(
  call: MercadoPagoCall<Follow>,
  amount: bigint,
): Promise<Outcome<MovedAmount>> {
  return readCanceled(await write(call, 'PUT', pathOf(call.input.of), { status: 'cancelled' }), amount);
}

/** What every payment at Mercado Pago has, whatever it is paid with. */
export const common = {
  find,
  async sync(call: MercadoPagoCall<Readonly<{ of: string }>>): Promise<Outcome<AuthorizedAmounts>> {
    return readState(await get(call, pathOf(call.input.of)));
  },
  async refund(call: MercadoPagoCall<Follow>): Promise<Outcome<MovedAmount>> {
    const { amount, of } = call.input;
    const value = decimalOf(amount);
    if (value === null) return TOO_FINE;
    const answer = await write(call, 'POST', `${pathOf(of)}/refunds`, { amount: value });
    return readRefund(answer, amount.currency);
  },
  cancel: (call: MercadoPagoCall<Follow>) => cancelWith(call, 0n),
  async verify(call: MercadoPagoCall<null>): Promise<string | null> {
    const account = await accountOf(call);
    return account.kind === 'refused' ? account.why : null;
  },
} satisfies Partial<Operations<MercadoPagoFields>>;

type Account = Readonly<{ kind: 'known'; site: string }> | Readonly<{ kind: 'refused'; why: string }>;

/** Whose the access token is. */
export async function accountOf(call: MercadoPagoCall<null>): Promise<Account> {
  const { status, text } = await get(call, 'users/me');
  const user = status === 200 ? parseObject(text) : null;
  const [site, id] = [textAt(user, 'site_id'), user?.['id']];
  if (site === null) return { kind: 'refused', why: 'The access token was not accepted.' };
  return ![undefined, String(id)].includes(call.settings.user_id)
    ? { kind: 'refused', why: 'The access token is of another user ID.' }
    : { kind: 'known', site };
}

/**
 * Payments are searched for by our operation id, which is their external reference. What a capture or a cancellation
 * did is seen on the payment: there is one of each at most. A refund carries nothing of ours, and is sent again.
 */
async function find(call: MercadoPagoCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of } = call.input;
  if (kind === 'authorize') {
    const query = new URLSearchParams({
      external_reference: call.operationId,
      sort: 'date_created',
      criteria: 'desc',
    });
    return readSearched(await get(call, `v1/payments/search?${String(query)}`), call.operationId);
  }
  if (of === null || kind === 'refund')
    return { kind: 'unknown', detail: `Mercado Pago cannot be asked for a ${kind}` };

  const answer = await get(call, pathOf(of));
  return kind === 'capture' ? readFoundCaptured(answer) : readFoundCanceled(answer);
}
