import { type ReactNode, useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useRead } from '../../api/queries.ts';
import { serviceNow, useAhead } from '../../parts/clock.ts';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Status } from '../../parts/status.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const WEEK_MS = 7 * 86_400_000;
/** A count beyond it is not counted: the list has the rest. */
const MOST = 50;
const OPEN = ['processing', 'capture_pending', 'void_pending'] as const;

/** The two numbers of the week; each leads to what it is made of. */
export function WeekFigures(): ReactNode {
  return (
    <div className="figures">
      <VolumeFigure />
      <ApprovalFigure />
    </div>
  );
}

type FigureProps = Readonly<{
  to: string;
  label: string;
  value: ReactNode;
  more: ReactNode;
  /** Somebody should look. */
  isLoud?: boolean;
  problem?: Problem | null;
}>;

function Figure({ to, label, value, more, isLoud = false, problem }: FigureProps): ReactNode {
  const say = useWords(WORDS);
  const isForbidden = problem?.status === 403;
  return (
    <Link to={to} className="figure" data-loud={isLoud}>
      <span className="figure-label">{label}</span>
      <span className="figure-value number">{isForbidden ? '–' : value}</span>
      <span className="figure-more">{isForbidden ? say('no_right') : (problem?.message ?? more)}</span>
    </Link>
  );
}

function useWeek(): string {
  const ahead = useAhead();
  return useMemo(() => new Date(serviceNow().getTime() - WEEK_MS).toISOString(), [ahead]);
}

function ApprovalFigure(): ReactNode {
  const say = useWords(WORDS);
  const { percent, number } = useFormats();
  const { data, error } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/totals', {
    path: { source: 'authorization', metric: 'auth_rate' },
    query: { datetime_range: 'P7D' },
  });
  const now = data?.summary.current.value ?? null;
  const before = data?.summary.previous?.value ?? null;
  const points = now === null || before === null ? null : Math.round((now - before) * 1000) / 10;
  const sign = points === null || points === 0 ? '' : points > 0 ? '+' : '−';

  return (
    <Figure
      to="/insights"
      label={say('of_week', { what: say('approval') })}
      value={now === null ? '–' : percent(now)}
      more={
        points === null
          ? say(now === null ? 'not_known' : 'week')
          : `${sign}${say('points', { points: number(Math.abs(points)) })} ${say('against_before')}`
      }
      isLoud={points !== null && points <= -5}
      problem={error}
    />
  );
}

/** What was paid in the week, by currency, the most used first. */
function useVolume(): Readonly<{
  rows: readonly Readonly<{ currency: string; minor: number }>[];
  problem: Problem | null;
}> {
  const { data, error } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/modules/{module}', {
    path: { source: 'authorization', metric: 'volume', module: 'currency' },
    query: { datetime_range: 'P7D', authorized: ['true'] },
  });
  const rows = (data ?? []).filter(({ value }) => typeof value === 'number' && value > 0);
  return { rows: rows.map(({ key, value }) => ({ currency: key, minor: Number(value) })), problem: error };
}

function VolumeFigure(): ReactNode {
  const say = useWords(WORDS);
  const { money } = useFormats();
  const since = useWeek();
  const { rows, problem } = useVolume();
  const [first] = rows;

  return (
    <Figure
      to={`/payments?created_at_gte=${encodeURIComponent(since)}`}
      label={say('of_week', { what: say('volume') })}
      value={first === undefined ? '–' : money(first.minor, first.currency)}
      more={rows.length > 1 ? say('more_currencies', { count: rows.length - 1 }) : say('week')}
      problem={problem}
    />
  );
}

/** Each currency's own volume: they are never added up. */
export function VolumeRows(): ReactNode {
  const say = useWords(WORDS);
  const { money } = useFormats();
  const since = useWeek();
  const { rows } = useVolume();
  if (rows.length < 2) return null;

  return (
    <Section title={say('of_week', { what: say('volume') })}>
      <ul className="looks">
        {rows.map(({ currency, minor }) => (
          <li key={currency}>
            <Link
              className="look"
              to={`/payments?currency=${currency}&created_at_gte=${encodeURIComponent(since)}`}
            >
              <span>{currency}</span>
              <span className="number">{money(minor, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What somebody may have to do something about; nothing is said quietly. */
export function Looks(): ReactNode {
  const say = useWords(WORDS);
  return (
    <Section title={say('looks')}>
      <ul className="looks">
        <OpenLook />
        <DisputesLook />
        <IncidentLook />
        <WebhookLook />
        <BooksLook />
      </ul>
    </Section>
  );
}

function Look({
  to,
  label,
  count,
  isMore = false,
  isLoud = true,
  problem,
}: Readonly<{
  to: string;
  label: string;
  count: number | undefined;
  /** There are more than were counted. */
  isMore?: boolean;
  isLoud?: boolean;
  problem: Problem | null;
}>): ReactNode {
  const say = useWords(WORDS);
  const { number } = useFormats();
  const shown = `${number(count ?? 0)}${isMore ? '+' : ''}`;
  return (
    <li>
      <Link to={to} className="look">
        <span>{label}</span>
        {problem !== null || count === undefined || count === 0 ? (
          <span className="soft">
            {problem === null ? (count === 0 ? say('none') : '–') : say(wordOfProblem(problem))}
          </span>
        ) : (
          <Status tone={isLoud ? 'bad' : 'open'}>
            <strong className="number">{shown}</strong>
          </Status>
        )}
      </Link>
    </li>
  );
}

function wordOfProblem({ status }: Problem): 'no_right' | 'not_read' {
  return status === 403 ? 'no_right' : 'not_read';
}

function OpenLook(): ReactNode {
  const say = useWords(WORDS);
  const { data, error } = useRead('GET /transactions', { query: { status: OPEN, limit: MOST } });
  return (
    <Look
      to={`/payments?${OPEN.map((word) => `status=${word}`).join('&')}`}
      label={say('open')}
      count={data?.items.length}
      isMore={data?.next_cursor != null}
      isLoud={false}
      problem={error}
    />
  );
}

function DisputesLook(): ReactNode {
  const say = useWords(WORDS);
  const { data, error } = useRead('GET /disputes', { query: { status: ['needs_response'], limit: MOST } });
  return (
    <Look
      to="/disputes"
      label={say('disputes')}
      count={data?.items.length}
      isMore={data?.next_cursor != null}
      isLoud={false}
      problem={error}
    />
  );
}

function IncidentLook(): ReactNode {
  const say = useWords(WORDS);
  const { data, error } = useRead('GET /monitoring/incidents', { query: { limit: MOST } });
  const count = data?.items.filter(({ closed_at: closed }) => closed === null).length;
  return <Look to="/monitoring" label={say('incidents')} count={count} problem={error} />;
}

function WebhookLook(): ReactNode {
  const say = useWords(WORDS);
  const since = useWeek();
  const { data, error } = useRead('GET /webhook-deliveries', {
    query: { status: 'failed', created_at_gte: since, limit: MOST },
  });

  return (
    <Look
      to="/webhooks"
      label={say('webhooks')}
      count={data?.items.length}
      isMore={data?.next_cursor != null}
      problem={error}
    />
  );
}

function BooksLook(): ReactNode {
  const say = useWords(WORDS);
  const since = useWeek();
  const { data, error } = useRead('GET /audit-logs', {
    query: { resource_type: 'ledger-difference', created_at_gte: since, limit: MOST },
  });

  return (
    <Look
      to="/reconciliation"
      label={say('books')}
      count={data?.items.length}
      isMore={data?.next_cursor != null}
      problem={error}
    />
  );
}
