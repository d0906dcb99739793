import type { ReactNode } from 'react';
import { newKey } from '../../api/call.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { Status } from '../../parts/status.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

type Step = Readonly<{ word: 'connector' | 'flow' | 'key' | 'webhook'; to: string; isDone: boolean }>;

/** From nothing to the first payment: each step says whether it is done. */
export function Checklist(): ReactNode {
  const say = useWords(WORDS);
  const one = { query: { limit: 1 } };
  const services = useRead('GET /payment-services', one).data?.items ?? [];
  const versions =
    useRead('GET /flows/{flow}/versions', { path: { flow: 'card-transaction' } }).data?.items ?? [];
  const keys = useRead('GET /api-key-pairs', { query: { limit: 2 } }).data?.items ?? [];
  const subscriptions = useRead('GET /webhook-subscriptions', one).data?.items ?? [];
  const steps: readonly Step[] = [
    { word: 'connector', to: '/connectors', isDone: services.length > 0 },
    { word: 'flow', to: '/flows', isDone: versions.length > 0 },
    { word: 'key', to: '/keys', isDone: keys.length > 0 },
    { word: 'webhook', to: '/webhooks', isDone: subscriptions.length > 0 },
  ];

  return (
    <section className="checklist" aria-label={say('start')}>
      <h2>{say('start')}</h2>
      <ol>
        {steps.map(({ word, to, isDone }) => (
          <li key={word}>
            <Status tone={isDone ? 'good' : 'quiet'}>{say(isDone ? 'done' : 'to_do')}</Status>
            <div>
              <Link to={to}>{say(`step_${word}`)}</Link>
              <p className="hint">{say(`step_${word}_why`)}</p>
            </div>
          </li>
        ))}
        <TestPayment />
      </ol>
    </section>
  );
}

/** A payment link for a small amount, opened beside this page. */
function TestPayment(): ReactNode {
  const say = useWords(WORDS);
  const make = useAct('POST /payment-links');
  const open = (): void => {
    // Opened at once, while the click still counts; its address comes with the answer.
    const page = window.open('about:blank', '_blank');
    const body = {
      amount: 1299,
      currency: 'EUR',
      country: 'DE',
      external_identifier: `test-${newKey().slice(0, 8)}`,
    };
    make.mutate(
      { body },
      {
        onSuccess: ({ url }) => (page === null ? location.assign(url) : page.location.replace(url)),
        onError: () => page?.close(),
      },
    );
  };

  return (
    <li>
      <Status tone="quiet">{say('to_do')}</Status>
      <div>
        <strong>{say('step_payment')}</strong>
        <p className="hint">{say('step_payment_why')}</p>
        <ActButton needs="payment-links.write" data-kind="main" disabled={make.isPending} onClick={open}>
          {say('make_payment')}
        </ActButton>
        {make.error === null ? null : <FormProblem problem={make.error} />}
      </div>
    </li>
  );
}
