import type { SandboxRelay } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { schemeName } from '../../parts/payment-words.ts';
import { useEnvironment, useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const TEMPLATE = `{
  "number": "{{ CARD_NUMBER_1 }}",
  "expiry": "{{ CARD_EXPIRATION_DATE_1 }}"
}`;

/** A request to the sandbox's echo: what a third party would get, without one. In production it is not there. */
export function RelayTrial(): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const isThere = useEnvironment() === 'sandbox' && may('vault-forward-configs.write');
  const cards = useRead('GET /payment-methods', { query: { limit: 100 } }, { isWanted: isThere });
  const relay = useAct('POST /sandbox/relays', ['GET /relay-requests']);
  const [card, setCard] = useState<string | null>(null);
  const [body, setBody] = useState(TEMPLATE);
  if (!isThere || cards.data === undefined) return null;
  const stored = cards.data.items.filter(({ method }) => method === 'card');
  const chosen = card ?? stored[0]?.id;
  if (chosen === undefined)
    return (
      <div className="relay-part">
        <Section title={say('trial')}>
          <p className="hint">{say('trial_no_card')}</p>
        </Section>
      </div>
    );

  const send = (): void => relay.mutate({ body: { payment_method_id: chosen, body } });
  return (
    <div className="relay-part">
      <Section title={say('trial')}>
        <p className="hint">{say('trial_why')}</p>
        <div className="relay-trial">
          <Form
            onSubmit={send}
            problem={relay.error}
            acts={
              <button type="submit" className="button" data-kind="main" disabled={relay.isPending}>
                {say('trial_send')}
              </button>
            }
          >
            <SelectField
              label={say('trial_card')}
              value={chosen}
              onChange={setCard}
              choices={stored.map(({ id, label, scheme }) => ({
                value: id,
                label: `${schemeName(scheme ?? '')} •••• ${label ?? ''} · ${id.slice(-8)}`.trim(),
              }))}
            />
            <TextField
              label={say('trial_body')}
              kind="multiline"
              value={body}
              onChange={setBody}
              problem={relay.error?.ofField('body')}
            />
          </Form>
          <Received relay={relay.data} />
        </div>
      </Section>
    </div>
  );
}

function Received({ relay }: Readonly<{ relay: SandboxRelay | undefined }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <div role="status">
      {relay === undefined ? null : (
        <>
          <h3>{say('trial_got')}</h3>
          <pre className="payload" tabIndex={0}>
            {[
              `${relay.method} /echo`,
              ...Object.entries(relay.headers).map(([name, value]) => `${name}: ${value}`),
              '',
              relay.body,
            ].join('\n')}
          </pre>
        </>
      )}
    </div>
  );
}
