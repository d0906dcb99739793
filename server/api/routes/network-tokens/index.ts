import { actorTextOf, type Caller } from '../../../access/caller.ts';
import type { TokenMove } from '../../../connectors/token-service-connector.ts';
import {
  type CardOfToken,
  type NetworkTokenRow,
  getNetworkToken,
  listNetworkTokens,
  selectCardOfToken,
  selectNetworkTokenByNotification,
} from '../../../db/queries/network-tokens.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  cryptogramFor,
  moveNetworkToken,
  notificationDigest,
  refreshNetworkToken,
} from '../../../vault/network-tokens/network-tokens.ts';
import { provisionNetworkToken } from '../../../vault/network-tokens/provision.ts';
import {
  createPaymentMethodNetworkToken,
  createPaymentMethodNetworkTokenCryptogram,
  deletePaymentMethodNetworkToken,
  listPaymentMethodNetworkTokens,
  receiveNetworkTokenEvent,
  resumePaymentMethodNetworkToken,
  suspendPaymentMethodNetworkToken,
} from '../../../api-contract/network-tokens.ts';
import { type AnyRoute, route } from '../../route.ts';
import { renderNetworkToken } from './render.ts';

const list = route(listPaymentMethodNetworkTokens, async ({ params, merchantAccountId, caller, parts }) => {
  const card = await cardInPath(parts, merchantAccountId, params.payment_method_id);
  const rows = await listNetworkTokens(parts.db, merchantAccountId, card.payment_method_id);
  // together, so that their showings share rows of the vault's access log
  const items = await Promise.all(
    rows.map((row) => renderNetworkToken(parts, merchantAccountId, row, actorTextOf(caller))),
  );
  return { status: 200, body: { items } };
});

const create = route(
  createPaymentMethodNetworkToken,
  async ({ params, body, held, merchantAccountId, caller, parts }) => {
    const card = await cardInPath(parts, merchantAccountId, params.payment_method_id);
    if (body.merchant_initiated && !body.is_subsequent_payment) {
      throw new Problem('bad_request', {
        details: [
          {
            location: 'body',
            pointer: '/is_subsequent_payment',
            message: 'must be true where merchant_initiated is',
            type: 'value_error',
          },
        ],
      });
    }

    const row = await provisionNetworkToken(parts, merchantAccountId, card, {
      by: 'merchant',
      securityCode: held.get('/security_code') ?? null,
    });
    return {
      status: 201,
      body: await renderNetworkToken(parts, merchantAccountId, row, actorTextOf(caller)),
    };
  },
);

/** By contract the value goes to the merchant, once: it is made for this answer and kept nowhere. */
const cryptogram = route(
  createPaymentMethodNetworkTokenCryptogram,
  async ({ params, body, merchantAccountId, caller, parts }) => {
    const row = await getNetworkToken(
      parts.db,
      merchantAccountId,
      toId(params.payment_method_id),
      toId(params.network_token_id),
    );
    if (row === null) throw new Problem('not_found');

    const made = await cryptogramFor(parts, merchantAccountId, row, body.merchant_initiated);
    try {
      const text = await parts.vault.disclose(merchantAccountId, made.cryptogram.secret, actorTextOf(caller));
      return { status: 201, body: { type: 'network-token-cryptogram' as const, cryptogram: text } };
    } finally {
      await parts.vault.release([made.cryptogram]);
    }
  },
);

const receive = route(receiveNetworkTokenEvent, async ({ params, parts }) => {
  const row = await selectNetworkTokenByNotification(parts.db, notificationDigest(params.notification));
  if (row === null) throw new Problem('not_found');
  await refreshNetworkToken(parts, row.merchant_account_id, row);
  return { status: 204, body: null };
});

const suspend = route(suspendPaymentMethodNetworkToken, async (context) => ({
  status: 200,
  body: await shownAfter('suspend', context),
}));

const resume = route(resumePaymentMethodNetworkToken, async (context) => ({
  status: 200,
  body: await shownAfter('resume', context),
}));

const remove = route(deletePaymentMethodNetworkToken, async (context) => {
  await moveToken('delete', context);
  return { status: 204, body: null };
});

type InPath = Readonly<{
  params: Readonly<{ payment_method_id: string; network_token_id: string }>;
  merchantAccountId: MerchantAccountId;
  parts: Parts;
}>;

async function moveToken(
  move: TokenMove,
  { params, merchantAccountId, parts }: InPath,
): Promise<NetworkTokenRow> {
  const [card, token] = [
    toId<'payment-method'>(params.payment_method_id),
    toId<'network-token'>(params.network_token_id),
  ];
  const row = await moveNetworkToken(parts, merchantAccountId, card, token, move);
  if (row === null) throw new Problem('not_found');
  return row;
}

async function shownAfter(move: TokenMove, context: InPath & Readonly<{ caller: Caller }>) {
  const { parts, merchantAccountId, caller } = context;
  return renderNetworkToken(parts, merchantAccountId, await moveToken(move, context), actorTextOf(caller));
}

export const networkTokenRoutes: readonly AnyRoute[] = [
  list,
  create,
  cryptogram,
  suspend,
  resume,
  remove,
  receive,
];

/** The stored payment method in the path; 404 where there is none. */
async function cardInPath(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: string,
): Promise<CardOfToken> {
  const card = await selectCardOfToken(parts.db, merchantAccountId, toId<'payment-method'>(paymentMethodId));
  if (card === null) throw new Problem('not_found');
  return card;
}
