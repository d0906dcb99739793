import type { Queryable } from '../../../server/db/db.ts';
import { getObject, removeObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';
import { adyenError, lettersOf, newPsp, tellToken } from './desk.ts';
import type { Method, Payment } from './payments.ts';

/** What Adyen stores of cards, and how it ends. */
export type Token = Readonly<{
  method: Method;
  shopperReference: string;
  merchantAccount: string;
  /** Of the payment that it came with. */
  uuid: string;
}>;

/** Of a payment that stores its card. */
export function tokenMadeBy(psp: string): string {
  return `SANDBX${lettersOf(`token ${psp}`).slice(0, 10)}`;
}

/** Its details are deleted at Adyen, or a third party disables them: no payment has a part in it. */
export async function disableToken(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  const { psp, shopperReference, merchantAccount } = payment;
  return (
    shopperReference !== null &&
    removeToken(tx, desk, tokenMadeBy(psp), { shopperReference, merchantAccount })
  );
}

/** A merchant has it deleted: it names the shopper, too. */
export async function deleteToken(
  tx: Queryable,
  desk: Desk,
  id: string,
  of: Pick<Token, 'shopperReference' | 'merchantAccount'>,
): Promise<Answer> {
  return (await removeToken(tx, desk, id, of))
    ? { status: 204, body: '' }
    : adyenError(422, '803', 'PaymentDetail not found');
}

/** Somebody else's is as good as none. */
async function removeToken(
  tx: Queryable,
  desk: Desk,
  id: string,
  of: Pick<Token, 'shopperReference' | 'merchantAccount'>,
): Promise<boolean> {
  const found = await getObject<Token>(tx, desk, `token ${id}`);
  if (found === null) return false;
  const { method, uuid, shopperReference, merchantAccount } = found.body;
  if (shopperReference !== of.shopperReference || merchantAccount !== of.merchantAccount) return false;
  await removeObject(tx, desk, `token ${id}`);
  await tellToken(tx, desk, uuid, {
    type: 'recurring.token.disabled',
    psp: newPsp(desk.now),
    data: { merchantAccount, shopperReference, storedPaymentMethodId: id, type: method.brand },
  });
  return true;
}
