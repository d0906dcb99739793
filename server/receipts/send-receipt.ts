import { getTransactionRow } from '../db/queries/transactions.ts';
import { brandOf } from '../db/queries/merchant-accounts.ts';
import {
  type ReceiptEnd,
  type ReceiptRow,
  endReceipt,
  handOverReceipt,
  takeReceiptBack,
} from '../db/queries/receipts.ts';
import type { DueOperation } from '../db/queries/operations.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { UNNAMED } from '../front-end/look.ts';
import type { Mail, MailAnswer } from '../net/mail.ts';
import { DONE, UNTIL_DONE } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { RECOVERY_GIVE_UP_MS, recoveryDelayMs } from '../operations/retry-schedule.ts';
import type { MoneyParts } from '../parts.ts';
import { type AccountReceipts, accountReceipts } from './account-receipts.ts';
import { receiptView } from './receipt-view.ts';
import { receiptHtml } from './write-html.ts';
import { receiptText } from './write-plain.ts';

type Open = Readonly<{
  receipt: ReceiptRow;
  address: string;
  transaction: TransactionRow;
  settings: AccountReceipts;
}>;

/** `returned`: the mail server answered, after it had been handed everything, that it did not take it. */
type SendAnswer = Readonly<{
  kind: 'accepted' | 'refused' | 'unconfirmed' | 'returned' | 'unknown';
  detail: string;
}>;

/** Longer than any mail server is waited for. */
const ANSWER_MS = 10 * 60_000;
const DETAIL_MAX = 500;

/**
 * A receipt is sent at most once as far as SMTP lets anybody know: what certainly did not arrive is sent again, for
 * seven days; what may have arrived is not.
 */
export const receiptKind: Kind<Open, SendAnswer> = {
  open: async (parts, due) => {
    const receipt = receiptOf(due);
    if (receipt.status === 'unknown') {
      // Whoever handed it over is gone, and has told nobody what was answered; or a restore has forgotten it.
      const detail = receipt.detail ?? 'no answer of the mail server is known';
      await end(parts, receipt, 'unconfirmed', detail, receipt.due_at);
      return DONE;
    }

    const { merchant_account_id: account, transaction_id: id, details } = receipt;
    const transaction = await getTransactionRow(parts.db, account, id);
    const address = details.email_address;
    if (transaction === null || address === undefined) throw new Error('BUG: a receipt without its payment');
    const settings = await accountReceipts(parts, account);
    return { kind: 'open', subject: { receipt, address, transaction, settings } };
  },
  send: async (parts, open) => {
    const { mailer } = parts;
    if (mailer === null) return { kind: 'unknown', detail: 'no mail server is set' };
    const mail = await mailOf(parts, open, mailer.from);
    let isHandedOver = false;
    const answer = await mailer.send(mail, async () => {
      const now = parts.clock.nowFor(open.receipt.merchant_account_id);
      const until = new Date(now.getTime() + ANSWER_MS);
      isHandedOver = await handOverReceipt(parts.db, open.receipt, { now, until });
      return isHandedOver;
    });
    return sentBy(answer, isHandedOver, open.address);
  },
  apply: async (parts, { receipt }, { kind, detail }) => {
    if (kind === 'unknown') return { kind: 'again', detail };
    if (kind === 'returned') {
      const now = parts.clock.nowFor(receipt.merchant_account_id);
      // Asked again only as long as everything else is, though the answer is one.
      if (now.getTime() - Date.parse(receipt.created_at) >= RECOVERY_GIVE_UP_MS) {
        await end(parts, receipt, 'given-up', detail, null);
        return DONE;
      }
      const dueAt = new Date(now.getTime() + recoveryDelayMs(receipt.due_tries));
      await takeReceiptBack(parts.db, receipt, { now, dueAt, detail });
      return DONE;
    }
    await end(parts, receipt, kind === 'accepted' ? null : kind, detail, null);

    return DONE;
  },
  policy: () => UNTIL_DONE,
  tells: (parts, due, detail) => end(parts, receiptOf(due), 'given-up', detail, due.due_at),
};

/** The kind of the row says what it is. */
function receiptOf(due: DueOperation): ReceiptRow {
  if (due.kind !== 'receipt') throw new Error('BUG: not a receipt');
  return due as ReceiptRow;
}

function sentBy({ kind, detail: said }: MailAnswer, isHandedOver: boolean, address: string): SendAnswer {
  const detail = withoutAddress(said, address).slice(0, DETAIL_MAX);
  if (kind === 'later') return { kind: isHandedOver ? 'returned' : 'unknown', detail };
  return { kind, detail };
}

/** No address is kept in the words of a server, which may write it in other letters, or its local part alone. */
function withoutAddress(said: string, address: string): string {
  const local = address.slice(0, address.lastIndexOf('@'));
  const [whole, alone] = [address, local].map((text) => text.replaceAll(/[^a-z0-9]/gi, String.raw`\$&`));
  return said.replaceAll(new RegExp(`${whole}|(?<![a-z0-9])${alone}(?![a-z0-9])`, 'gi'), '…');
}

async function mailOf(
  parts: MoneyParts,
  { receipt, address, transaction, settings }: Open,
  from: string,
): Promise<Mail> {
  const row = await brandOf(parts.db, receipt.merchant_account_id);
  if (row === null) throw new Error('BUG: a merchant account vanished');
  const brand = {
    name: row.display_name === UNNAMED ? '' : row.display_name,
    color: row.brand_color,
    logoUrl: row.brand_logo_url,
    shopUrl: row.shop_url,
  };
  const isTest = parts.config.environment === 'sandbox';
  const view = receiptView({ receipt, transaction, brand, settings, isTest });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    messageId: `receipt.${receipt.operation_id}@${domain}`,
    from: { name: settings.sender_name ?? brand.name, address: from },
    replyTo: settings.reply_to,
    to: address,
    subject: view.subject,
    date: parts.clock.nowFor(receipt.merchant_account_id),
    language: view.language,
    text: receiptText(view),
    html: receiptHtml(view),
  };
}

function end(
  parts: MoneyParts,
  receipt: ReceiptRow,
  why: ReceiptEnd | null,
  detail: string,
  claimed: string | null,
): Promise<void> {
  const now = parts.clock.nowFor(receipt.merchant_account_id);
  return endReceipt(parts.db, receipt, { why, detail, now, claimed });
}
