import type { PaymentService, TransactionAction } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAhead } from '../../parts/clock.ts';
import { useFormats } from '../../parts/formats.ts';
import { codeText, usePaymentStatus } from '../../parts/payment-words.ts';
import { useNow } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import { Money } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { ClockTime, Days } from './days.tsx';
import { asksOf, type Entry } from './entries.ts';
import { useCodeText } from './code-words.ts';
import { ENTRY } from './entry-words.ts';

/** The story of a payment, oldest first: days above, moments at the side. */
export function TimeLine({
  entries,
  services,
}: Readonly<{ entries: readonly Entry[]; services: readonly PaymentService[] }>): ReactNode {
  return (
    <Days entries={entries}>{(entry) => <StoryLine key={entry.id} entry={entry} services={services} />}</Days>
  );
}

function StoryLine({
  entry,
  services,
}: Readonly<{ entry: Entry; services: readonly PaymentService[] }>): ReactNode {
  const say = useWords(ENTRY);
  const { outcome, amount, currency, text, paymentServiceId, action } = entry;
  const service = services.find(({ id }) => id === paymentServiceId);

  return (
    <li
      className="story-line"
      data-tone={outcome?.tone ?? (entry.word === 'chargeback' ? 'bad' : 'quiet')}
      data-minor={entry.isMinor}
      data-open={entry.openUntil === null}
    >
      <ClockTime at={entry.at} />
      <div className="story-body">
        <p className="story-head">
          <strong>{action === null ? say(entry.word) : decisionText(action.id, say)}</strong>
          <DecisionText entry={entry} />
          {outcome === null ? null : <Status tone={outcome.tone}>{say(outcome.word)}</Status>}
          <MoveText entry={entry} />
          {amount === null ? null : <Money minor={amount} currency={currency} />}
          {service === undefined ? null : <span className="soft">{service.display_name}</span>}
          <AttemptText raw={entry.raw} />
        </p>
        {text === null ? null : (
          <p className="story-text">
            <bdi>{text}</bdi>
          </p>
        )}
        <OpenText entry={entry} />
        {entry.raw['made_elsewhere'] === true ? <p className="story-text">{say('made_elsewhere')}</p> : null}
        {action === null ? <RawFacts raw={entry.raw} /> : <ActionText action={action} />}
      </div>
    </li>
  );
}

function decisionText(id: TransactionAction['id'], say: SayText<typeof ENTRY>): string {
  const words = {
    'select-payment-options': say('options'),
    'route-transaction': say('routing'),
    'decline-early': say('early'),
    'skip-3ds': say('skip_3ds'),
  };
  return Object.entries(words).find(([name]) => name === id)?.[1] ?? say('decision');
}

/** What somebody decided. */
function DecisionText({ entry: { decision } }: Readonly<{ entry: Entry }>): ReactNode {
  const text = useCodeText();
  return decision === null ? null : <span>{text(decision)}</span>;
}

function AttemptText({ raw }: Readonly<{ raw: Entry['raw'] }>): ReactNode {
  const say = useWords(ENTRY);
  const { attempt } = raw;
  if (typeof attempt !== 'number' || attempt < 2) return null;
  return <span className="soft">{say('attempt', { number: attempt })}</span>;
}

function MoveText({ entry: { moved } }: Readonly<{ entry: Entry }>): ReactNode {
  const status = usePaymentStatus();
  if (moved === null) return null;
  return (
    <span>
      <span className="soft">{status(moved.from).text}</span> <span aria-hidden="true">→</span>{' '}
      {status(moved.to).text}
    </span>
  );
}

/** An outcome that is not known is an interval: open, or with what ended it. */
function OpenText({ entry: { at, openUntil } }: Readonly<{ entry: Entry }>): ReactNode {
  const say = useWords(ENTRY);
  const formats = useFormats();
  const ahead = useAhead();
  const now = useNow(5000) + ahead;
  if (openUntil === undefined) return null;
  if (openUntil !== null)
    return (
      <p className="story-text">
        {say('known_after', { time: formats.duration(Date.parse(openUntil) - Date.parse(at)) })}
      </p>
    );
  const { next, latest } = asksOf(at, now);

  return (
    <p className="story-text">
      {say('open_until', { until: formats.time(latest) })}{' '}
      {next === null ? null : say('next_ask', { ago: formats.ago(next) })}
    </p>
  );
}

/** What a flow decided, and every rule that it looked at. */
function ActionText({ action }: Readonly<{ action: TransactionAction }>): ReactNode {
  const say = useWords(ENTRY);
  const { considered = [], flow_version: version, flow } = action;
  const isVersioned = version !== undefined && version !== 0;
  if (considered.length === 0 && !isVersioned) return null;

  return (
    <>
      <details className="story-more">
        <summary>{say('rules_seen')}</summary>
        <div className="story-rules">
          <ol>
            {considered.map((rule, index) => (
              <li key={index}>
                <Status tone={rule.applied ? 'good' : 'quiet'}>
                  {rule.description ?? codeText(action.id)}
                </Status>
                <span className="soft">{rule.reason}</span>
              </li>
            ))}
          </ol>
          {isVersioned ? (
            <Link to={`/flows/${flow}?version=${version}`}>{say('version', { number: version })}</Link>
          ) : null}
        </div>
      </details>
    </>
  );
}

/** All that the service kept of it, as it kept it: what is secret was masked there. */
function RawFacts({ raw }: Readonly<{ raw: Readonly<Record<string, unknown>> }>): ReactNode {
  const say = useWords(ENTRY);
  const rows = Object.entries(raw).filter(([, value]) => value !== null && value !== undefined);
  if (rows.length === 0) return null;

  return (
    <details className="story-more">
      <summary>{say('details')}</summary>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {typeof value === 'object' || isJson(value) ? (
                <pre className="raw" tabIndex={0} aria-label={name}>
                  {prettyText(value)}
                </pre>
              ) : (
                String(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function isJson(value: unknown): boolean {
  return typeof value === 'string' && /^[[{]/.test(value) && value.length > 40;
}

function prettyText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
