import { useRead } from '../api/queries.ts';
import type { Choice } from './filters.ts';

/** The payment services of the merchant account, to choose among. */
export function useServiceChoices(): readonly Choice[] {
  const { data } = useRead('GET /payment-services', { query: { limit: 100 } });
  return (data?.items ?? []).map(({ id, display_name: label }) => ({ value: id, label }));
}

/** What a payment service is called; the beginning of its id until that is known. */
export function useServiceName(): (id: string) => string {
  const choices = useServiceChoices();
  return (id) => choices.find(({ value }) => value === id)?.label ?? id.slice(0, 8);
}
