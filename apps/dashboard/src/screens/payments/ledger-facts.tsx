import type { Posting, Transaction } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useFullPage } from '../../api/full-page.ts';
import { Section } from '../../parts/detail-page.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { useCodeText } from './code-words.ts';
import { ENTRY } from './entry-words.ts';
import { PAGE } from './payment-page-words.ts';

/** What the payment moved in the ledger: each posting, and each account's sum, which come to zero together. */
export function LedgerFacts({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const entry = useWords(ENTRY);
  const codeText = useCodeText();
  const path = { transaction_id: transaction.id };
  const { data } = useFullPage('GET /transactions/{transaction_id}/postings', { limit: 100 }, { path });
  const postings = data?.items ?? [];
  if (postings.length === 0) return null;
  const sums = sumsOf(postings);
  const { currency } = transaction;

  return (
    <Section title={say('ledger')}>
      <dl className="facts ledger">
        {sums.map(([account, sum]) => (
          <div key={account}>
            <dt>{codeText(account)}</dt>
            <dd>
              <Money minor={sum} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="ledger-total">
          <dt>{say('sum')}</dt>
          <dd>
            <Money minor={sums.reduce((total, [, sum]) => total + sum, 0)} currency={currency} />
          </dd>
        </div>
      </dl>
      <details className="story-more ledger-more">
        <summary>{entry('details')}</summary>
        <ul className="side-rows">
          {postings.map((posting) => (
            <li key={posting.id}>
              <span className="line">
                <strong>{codeText(posting.movement)}</strong>
                <Money minor={posting.amount} currency={posting.currency} />
              </span>
              <span className="soft">
                {codeText(posting.debit)} ← {codeText(posting.credit)}
              </span>
              <Time at={posting.created_at} />
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

/** What each account has gained, and lost: the same money stands in two of them. */
function sumsOf(postings: readonly Posting[]): readonly (readonly [account: string, sum: number])[] {
  const sums = new Map<string, number>();
  for (const { debit, credit, amount } of postings) {
    sums.set(debit, (sums.get(debit) ?? 0) + amount);
    sums.set(credit, (sums.get(credit) ?? 0) - amount);
  }
  return [...sums].filter(([, sum]) => sum !== 0);
}
