import { recordOf } from '../../api/problem.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

type ModelRow = Readonly<{
  says: 'model_metric' | 'model_webhook' | 'model_operation' | 'model_transaction' | 'model_service';
  page: string;
  /** Which member of its parameters leads there. */
  id: string;
}>;

/** What an incident may be about, and where that stands. */
const MODELS: ReadonlyMap<string, ModelRow> = new Map([
  ['auth_rate', { says: 'model_metric', page: '/monitoring', id: '' }],
  ['webhook_endpoint', { says: 'model_webhook', page: '/webhooks', id: 'webhook_subscription_id' }],
  ['operation', { says: 'model_operation', page: '/payments', id: 'transaction_id' }],
  ['transaction', { says: 'model_transaction', page: '/payments', id: 'id' }],
  ['payment-method', { says: 'model_operation', page: '/payments', id: 'transaction_id' }],
  ['payment-service', { says: 'model_service', page: '/connectors', id: 'id' }],
]);

type Spec = Readonly<Record<string, unknown>>;

/** Says what an incident is about. */
export function useModelText(): (spec: Spec) => string {
  const say = useWords(WORDS);
  return ({ model }) => {
    const row = MODELS.get(String(model));
    return row === undefined ? String(model) : say(row.says);
  };
}

/** The page of what it is about; null where it has none. */
export function pageOf({ model, params }: Spec): string | null {
  const row = MODELS.get(String(model));
  if (row === undefined) return null;
  if (row.id === '') return `${row.page}?tab=metrics`;
  const given = recordOf(params);
  const id = given[row.id] ?? given['id'];
  return typeof id === 'string' ? `${row.page}/${id}` : null;
}
