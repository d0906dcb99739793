import type { SandboxSituation } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { Form, SelectField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Status } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { Time } from '../../parts/values.tsx';
import { useContractWord } from '../../words/words-of-contract.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** The kinds that stand until they end, and those that happen at once. */
const KINDS = ['slow', 'down', 'wrong_answer', 'unknown_outcome', 'dispute', 'settlement_error'] as const;
const STANDING: readonly (typeof KINDS)[number][] = ['slow', 'down', 'wrong_answer', 'unknown_outcome'];
const MINUTE_MS = 60_000;
const LENGTHS = [
  { value: '10', name: 'minutes_10' },
  { value: '60', name: 'hour_1' },
  { value: '1440', name: 'day_1' },
] as const;

type Minutes = (typeof LENGTHS)[number]['value'];

/** What processors are like now, and the form that makes them otherwise. */
export function Situations({ now }: Readonly<{ now: string }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Section title={say('situations')}>
      <p className="hint">{say('situations_why')}</p>
      <OnNow />
      <BeginForm now={now} />
    </Section>
  );
}

type Services = readonly Readonly<{ id: string; display_name: string }>[];

function useServices(): Services {
  const { data } = useRead('GET /payment-services', { query: { limit: 100 } });
  return data?.items ?? [];
}

function OnNow(): ReactNode {
  const say = useWords(WORDS);
  const services = useServices();
  const { data } = useRead('GET /sandbox/situations', {}, { everyMs: 5_000 });
  const items = data?.items ?? [];

  return (
    <div className="on-now">
      <h3>{say('is_on')}</h3>
      {items.length === 0 ? <p className="hint">{say('none_on')}</p> : null}
      <ul>
        {items.map((one) => (
          <SituationRow key={one.id} situation={one} services={services} />
        ))}
      </ul>
    </div>
  );
}

function SituationRow({
  situation,
  services,
}: Readonly<{ situation: SandboxSituation; services: Services }>): ReactNode {
  const say = useWords(WORDS);
  const kindText = useContractWord(WORDS);
  const end = useAct('DELETE /sandbox/situations/{situation_id}', ['GET /sandbox/situations']);
  const { id, kind, processor, payment_service_id: of, ends_at: ends, times_left: left } = situation;
  return (
    <li>
      <span className="line">
        <Status tone="warn">{kindText(kind)}</Status>
        <span>{services.find((one) => one.id === of)?.display_name ?? processor}</span>
      </span>
      <span className="soft">
        {ends === null ? null : (
          <>
            {say('ends')} <Time at={ends} />
          </>
        )}
        {left === null ? null : ` · ${say('times_left', { count: left })}`}
      </span>
      <ActButton
        needs="merchant-accounts.write"
        disabled={end.isPending}
        onClick={() =>
          end.mutate(
            { path: { situation_id: id } },
            {
              onSuccess: () => toast(say('ended')),
              onError: ({ message }) => toast(message, 'bad'),
            },
          )
        }
      >
        {say('end')}
      </ActButton>
    </li>
  );
}

/** A dispute is one here, and a kind of what is due elsewhere. */
function labelOf(kind: (typeof KINDS)[number]): keyof typeof WORDS {
  return kind === 'dispute' ? 'dispute_one' : kind;
}

function BeginForm({ now }: Readonly<{ now: string }>): ReactNode {
  const say = useWords(WORDS);
  const services = useServices();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('down');
  const [chosen, setChosen] = useState('');
  const [payment, setPayment] = useState('');
  const [minutes, setMinutes] = useState<Minutes>('10');
  const begin = useAct('POST /sandbox/situations');
  const service = chosen === '' ? (services[0]?.id ?? '') : chosen;
  const isDispute = kind === 'dispute';
  const ends = new Date(Date.parse(now) + Number(minutes) * MINUTE_MS).toISOString();
  const submit = (): void =>
    begin.mutate(
      {
        body: {
          kind,
          ...(isDispute ? { transaction_id: payment } : { payment_service_id: service }),
          ...(STANDING.includes(kind) ? { ends_at: ends } : {}),
        },
      },
      { onSuccess: () => toast(say('began')) },
    );

  return (
    <Form
      problem={begin.error}
      onSubmit={submit}
      acts={
        <ActButton
          needs="merchant-accounts.write"
          type="submit"
          disabled={begin.isPending || (isDispute ? payment === '' : service === '')}
        >
          {say('begin')}
        </ActButton>
      }
    >
      <SelectField
        label={say('situation')}
        value={kind}
        onChange={setKind}
        choices={KINDS.map((value) => ({ value, label: say(labelOf(value)) }))}
        help={say(`${kind}_why`)}
      />
      {isDispute ? (
        <PaymentField
          value={payment}
          onChange={setPayment}
          problem={begin.error?.ofField('transaction_id')}
        />
      ) : (
        <ServiceField services={services} value={service} onChange={setChosen} />
      )}
      {STANDING.includes(kind) ? <LengthField value={minutes} onChange={setMinutes} /> : null}
    </Form>
  );
}

/** One of the latest that were captured; what is older is not disputed in a sandbox. */
function PaymentField({
  value,
  onChange,
  problem,
}: Readonly<{
  value: string;
  onChange: (id: string) => void;
  problem: string | null | undefined;
}>): ReactNode {
  const say = useWords(WORDS);
  const { money, time } = useFormats();
  const { data } = useRead('GET /transactions', { query: { status: ['captured'], limit: 50 } });
  const choices = (data?.items ?? []).map(({ id, amount, currency, external_identifier, created_at }) => ({
    value: id,
    label: [money(amount, currency), external_identifier, time(created_at)].filter(Boolean).join(' · '),
  }));
  return (
    <SelectField
      label={say('payment')}
      value={value}
      onChange={onChange}
      help={say('payment_help')}
      problem={problem}
      choices={[{ value: '', label: say('choose') }, ...choices]}
    />
  );
}

function ServiceField({
  services,
  value,
  onChange,
}: Readonly<{ services: Services; value: string; onChange: (id: string) => void }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <SelectField
      label={say('service')}
      value={value}
      onChange={onChange}
      choices={services.map(({ id, display_name: label }) => ({ value: id, label }))}
    />
  );
}

function LengthField({
  value,
  onChange,
}: Readonly<{ value: Minutes; onChange: (minutes: Minutes) => void }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <SelectField
      label={say('for_long')}
      value={value}
      onChange={onChange}
      choices={LENGTHS.map(({ value: minutes, name }) => ({ value: minutes, label: say(name) }))}
    />
  );
}
