import type { Static } from 'typebox';
import { holdsAll } from '../../../access/reach.ts';
import { type TransactionStory, getTransactionStory } from '../../../api-contract/transaction-story.ts';
import { renderTransactionStatus } from '../../../api-contract/vocabulary.ts';
import type { RelatedRow } from '../../../db/queries/story-sources.ts';
import type { TransactionRow } from '../../../db/queries/transaction-rows.ts';
import { languageFor } from '../../../design/language.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import { toId } from '../../../domain/ids.ts';
import type { Language } from '../../../domain/language-tag.ts';
import { Problem } from '../../../domain/problem.ts';
import { numberOrNull } from '../../../json/stored-json.ts';
import type { Alternative, Entry } from '../../../story/story-entry.ts';
import { readStory } from '../../../story/read-story.ts';
import { summarySentences } from '../../../story/summary.ts';
import { writeText } from '../../../story/write-text.ts';
import { route } from '../../route.ts';
import { seesInstance } from '../webhook-subscriptions/subscription.ts';

type Body = Static<typeof TransactionStory>;

export const story = route(
  getTransactionStory,
  async ({ params, query, headers, merchantAccountId, version, caller, parts }) => {
    const language: Language = query.language ?? languageFor(headers['accept-language'] ?? 'en');
    const of = { merchantAccountId, id: toId<'transaction'>(params.transaction_id) };
    const told = await readStory(parts, of, version, {
      audit: holdsAll(caller, ['audit-logs.read']),
      disputes: holdsAll(caller, ['disputes.read']),
      messages: holdsAll(caller, ['webhook-subscriptions.read']),
      instance: seesInstance(caller),
    });
    if (told === null) throw new Problem('not_found');

    const { transaction } = told;
    return {
      status: 200,
      body: {
        type: 'transaction-story' as const,
        transaction_id: transaction.transaction_id,
        language,
        status: renderTransactionStatus(version, transaction.status),
        code: transaction.error_code,
        summary: writeText(summarySentences(told), language),
        money: moneyOf(transaction),
        entries: told.entries.map((entry) => renderEntry(entry, language)),
        related: told.related.map((row) => renderRelated(row, version)),
        left_out: told.leftOut.map((one) => ({ ...one })),
      },
    };
  },
);

function renderEntry(entry: Entry, language: Language): Body['entries'][number] {
  return {
    id: entry.id,
    kind: entry.kind,
    name: entry.name,
    at: entry.at,
    ended_at: entry.ended_at,
    cause: entry.cause,
    result: entry.result,
    code: entry.code,
    amount: numberOrNull(entry.amount),
    payment_service_id: entry.payment_service_id,
    facts: { ...entry.facts },
    alternatives: entry.alternatives.map((one) => renderAlternative(one, language)),
    text: writeText(entry.says, language),
  };
}

function renderAlternative({ says, reasons, ...alternative }: Alternative, language: Language) {
  return { ...alternative, reasons: [...reasons], text: writeText([says], language) };
}

function moneyOf(transaction: TransactionRow): Body['money'] {
  return {
    currency: transaction.currency,
    amount: Number(transaction.amount),
    authorized_amount: Number(transaction.authorized_amount),
    held_amount: Number(transaction.held_amount),
    gift_card_amount: Number(transaction.gift_card_amount),
    captured_amount: Number(transaction.captured_amount),
    refunded_amount: Number(transaction.refunded_amount),
    returned_amount: Number(transaction.returned_amount),
    charged_back_amount: Number(transaction.charged_back_amount),
    settled_amount: Number(transaction.settled_amount),
  };
}

function renderRelated(row: RelatedRow, version: ApiVersion): Body['related'][number] {
  return {
    transaction_id: row.transaction_id,
    status: renderTransactionStatus(version, row.status),
    currency: row.currency,
    amount: Number(row.amount),
    captured_amount: Number(row.captured_amount),
    created_at: row.created_at,
  };
}
