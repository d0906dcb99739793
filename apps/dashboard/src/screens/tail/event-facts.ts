import { recordOf } from '../../api/problem.ts';

type EventFacts = Readonly<{
  at: string | null;
  type: string;
  id: string;
  /** What a person looks for first: the amount, else the status. */
  summary: string;
  /** The payment that it leads to. */
  payment: string | null;
  inLines: string;
}>;

/** What a line says of a payload, which is the words of others: none of it is trusted to be there. */
export function factsOf(payload: string): EventFacts {
  const event = recordOf(parseFacts(payload));
  const target = recordOf(event['target']);
  const [type, id] = [textOf(target['type']), textOf(target['id'])];
  const payment = type === 'transaction' ? id : textOf(target['transaction_id']);
  return {
    at: textOf(event['created_at']) || null,
    type,
    id,
    summary: textOf(target['status']).replaceAll('_', ' '),
    payment: payment === '' ? null : payment,
    inLines: JSON.stringify(event, null, 2),
  };
}

function parseFacts(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
