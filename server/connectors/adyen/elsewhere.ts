import type { Operations } from '../connector.ts';
import { authorizeWith, common, complete } from './operations.ts';
import { type AuthorizeCall, purchaseOf } from './purchase.ts';
import type { AdyenFields, Values } from './request.ts';

/** What is paid at a bank or a till: captured as it is paid, and told by webhook. */

export type OfflineMethod = 'paybybank' | 'pix' | 'boleto' | 'konbini';

/** Vouchers are paid back by hand, to an account that Adyen does not know. */
export function operationsElsewhere(kind: OfflineMethod): Operations<AdyenFields> {
  const { refund, verify } = common;
  return {
    verify,
    authorize: (call) =>
      authorizeWith(call, true, {
        ...purchaseOf(call, true),
        ...(kind === 'boleto' || kind === 'pix' ? { socialSecurityNumber: taxIdOf(call) } : {}),
        // On a boleto it would stand in the place of Adyen's words, that nothing is taken after the due date.
        ...(kind === 'boleto' ? { shopperStatement: null } : {}),
        paymentMethod: METHODS[kind](call),
      }),
    ...(kind === 'paybybank' || kind === 'pix' ? { refund } : {}),
    ...(kind === 'paybybank' ? { complete } : {}),
  };
}

/** Who pays in Brazil is known by it, whatever the merchant calls its kind. */
function taxIdOf({ input }: AuthorizeCall): string | undefined {
  return input.buyer?.billingDetails?.taxId?.value.replace(/[^0-9]/g, '');
}

const METHODS: Readonly<Record<OfflineMethod, (call: AuthorizeCall) => Values>> = {
  paybybank: () => ({ type: 'paybybank' }),
  pix: () => ({ type: 'pix' }),
  boleto: () => ({ type: 'boletobancario' }),
  konbini: ({ input: { buyer } }) => {
    const details = buyer?.billingDetails;
    return {
      type: 'econtext_stores',
      firstName: details?.firstName,
      lastName: details?.lastName,
      shopperEmail: details?.emailAddress,
      telephoneNumber: details?.phoneNumber,
    };
  },
};
