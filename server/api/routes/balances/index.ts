import type { Static } from 'typebox';
import { type LedgerBalance, ledgerBalances } from '../../../db/queries/ledger.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import type { LedgerAccount } from '../../../domain/transaction/ledger.ts';
import { type Balance, listBalances } from '../../../api-contract/balances.ts';
import { type AnyRoute, route } from '../../route.ts';

/**
 * The ledger by currency. Gift cards count as captured and refunded: they are money that came in and went
 * back.
 */
const list = route(listBalances, async ({ merchantAccountId, now, parts, query }) => {
  const rows = await ledgerBalances(parts.db, merchantAccountId);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].filter(
    (currency) => query.currency === undefined || currency === query.currency,
  );
  return {
    status: 200,
    body: { items: currencies.map((currency) => balanceOf(merchantAccountId, currency, rows, now)) },
  };
});

function balanceOf(
  merchantAccountId: MerchantAccountId,
  currency: string,
  rows: readonly LedgerBalance[],
  now: Date,
): Static<typeof Balance> {
  const debits = (...accounts: readonly LedgerAccount[]): number =>
    Number(
      rows
        .filter((row) => row.currency === currency && accounts.some((account) => account === row.account))
        .reduce((sum, { balance }) => sum + balance, 0n),
    );
  return {
    type: 'balance',
    merchant_account_id: merchantAccountId,
    currency,
    authorized_amount: debits('authorized'),
    captured_amount: 0 - debits('captured', 'gift_card_redeemed'),
    refunded_amount: debits('refunded', 'gift_card_returned'),
    returned_amount: debits('returned'),
    settled_amount: debits('settled'),
    fee_amount: debits('fees'),
    charged_back_amount: debits('charged_back'),
    paid_out_amount: debits('paid_out'),
    pending_amount: debits('processor_receivable', 'gift_card_receivable'),
    as_of: timestamp(now),
  };
}

export const balanceRoutes: readonly AnyRoute[] = [list];
