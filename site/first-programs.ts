import { contract } from '../sdks/generator/index.ts';
import { shownSamples } from '../sdks/generator/samples/sample.ts';
import { SAMPLE_LANGUAGES, type Tab } from './reference/samples-view.ts';

/** A payment in every language, for the first page. */
export function firstPrograms(): readonly Tab[] {
  const payment = shownSamples(contract()).find(({ operation }) => operation.id === 'create_transaction');
  if (payment === undefined) throw new Error('There is no sample of a payment');
  return SAMPLE_LANGUAGES.map((one) => ({
    language: one.language,
    title: one.title,
    code: one.sample(payment),
  }));
}
