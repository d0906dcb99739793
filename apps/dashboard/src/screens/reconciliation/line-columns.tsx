import type { SettlementLine, SettlementLineType } from '@railyard/sdk/schemas';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Status, type Tone } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

export const LINE_TYPES = ['settlement', 'refund-settlement', 'chargeback', 'chargeback-reversal'] as const;
const TONES: Readonly<Record<(typeof LINE_TYPES)[number], Tone>> = {
  settlement: 'good',
  'refund-settlement': 'quiet',
  chargeback: 'bad',
  'chargeback-reversal': 'good',
};
/** What is taken from the merchant is below zero. */
const TAKEN: readonly SettlementLineType[] = ['refund-settlement', 'chargeback'];

/** Columns of settlement lines, wherever they are listed. */
export function useLineColumns(nameOf: (id: string) => string): readonly Column<SettlementLine>[] {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  return [
    {
      name: 'type',
      label: say('type'),
      narrow: 'lead',
      cell: ({ type }) => <Status tone={toneOf(type)}>{lineTypeText(type, say)}</Status>,
    },
    {
      name: 'amount',
      label: list('amount'),
      align: 'end',
      narrow: 'end',
      cell: ({ type, amount, currency }) => (
        <Money minor={TAKEN.includes(type) ? 0 - amount : amount} currency={currency} />
      ),
    },
    {
      name: 'fees',
      label: say('fees'),
      align: 'end',
      cell: ({ commission, currency }) =>
        commission === 0 ? <None /> : <Money minor={0 - commission} currency={currency} />,
    },
    {
      name: 'service',
      label: list('service'),
      narrow: 'sub',
      cell: ({ payment_service_id: id }) => nameOf(id),
    },
    {
      name: 'payment',
      label: list('payment'),
      narrow: 'sub',
      cell: ({ transaction_id: id }) => <code>{id.slice(0, 8)}</code>,
    },
    {
      name: 'paid_out_as',
      label: say('paid_out_as'),
      align: 'end',
      isExtra: true,
      cell: ({ exchange_net: net, exchange_currency: currency }) =>
        net === null || currency === null ? <None /> : <Money minor={net} currency={currency} />,
    },
    {
      name: 'line',
      label: say('line_id'),
      isExtra: true,
      cell: ({ payment_service_line_id: id }) => <code>{id}</code>,
    },
    {
      name: 'posted_at',
      label: say('posted'),
      align: 'end',
      cell: ({ posted_at: at }) => <Time at={at} />,
    },
  ];
}

export function lineTypeText(type: SettlementLineType, say: SayText<typeof WORDS>): string {
  const known = LINE_TYPES.find((one) => one === type);
  return known === undefined ? type : say(known);
}

function toneOf(type: SettlementLineType): Tone {
  const known = LINE_TYPES.find((one) => one === type);
  return known === undefined ? 'quiet' : TONES[known];
}
