import { type ReactNode, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useRead } from '../../api/queries.ts';
import { useFormats } from '../../parts/formats.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const WEEK_MS = 7 * 86_400_000;
/** A count beyond it is not counted: the list has the rest. */
const MOST = 50;
const OPEN = ['processing', 'capture_pending', 'void_pending'] as const;

/** Six numbers, each of which leads to its rows. */
export function Tiles(): ReactNode {
  return (
    <div className="tiles">
      <ApprovalTile />
      <VolumeTile />
      <OpenTile />
      <IncidentTile />
      <WebhookTile />
      <BooksTile />
    </div>
  );
}

type TileProps = Readonly<{
  to: string;
  label: string;
  value: ReactNode;
  more: ReactNode;
  /** Somebody should look. */
  isLoud?: boolean;
  problem?: Problem | null;
}>;

function Tile({ to, label, value, more, isLoud = false, problem }: TileProps): ReactNode {
  const say = useWords(WORDS);
  const isForbidden = problem?.status === 403;
  return (
    <Link to={to} className="tile" data-loud={isLoud}>
      <span className="tile-label">{label}</span>
      <span className="tile-value number">{isForbidden ? '–' : value}</span>
      <span className="tile-more">{isForbidden ? say('no_right') : (problem?.message ?? more)}</span>
    </Link>
  );
}

function useWeek(): string {
  const [since] = useState(() => new Date(Date.now() - WEEK_MS).toISOString());
  return since;
}

function ApprovalTile(): ReactNode {
  const say = useWords(WORDS);
  const { percent, number } = useFormats();
  const { data, error } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/totals', {
    path: { source: 'authorization', metric: 'auth_rate' },
    query: { datetime_range: 'P7D' },
  });
  const now = data?.summary.current.value ?? null;
  const before = data?.summary.previous?.value ?? null;
  const points = now === null || before === null ? null : Math.round((now - before) * 1000) / 10;

  return (
    <Tile
      to="/insights"
      label={`${say('approval')}, ${say('week')}`}
      value={now === null ? '–' : percent(now)}
      more={
        points === null
          ? say(now === null ? 'not_known' : 'week')
          : `${points > 0 ? '+' : ''}${say('points', { points: number(points) })} ${say('against_before')}`
      }
      isLoud={points !== null && points <= -5}
      problem={error}
    />
  );
}

function VolumeTile(): ReactNode {
  const say = useWords(WORDS);
  const { money } = useFormats();
  const since = useWeek();
  const { data, error } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/modules/{module}', {
    path: { source: 'authorization', metric: 'volume', module: 'currency' },
    query: { datetime_range: 'P7D', authorized: ['true'] },
  });
  const rows = (data ?? []).filter(({ value }) => typeof value === 'number' && value > 0);
  const [first] = rows;

  return (
    <Tile
      to={`/payments?created_at_gte=${encodeURIComponent(since)}`}
      label={`${say('volume')}, ${say('week')}`}
      value={first === undefined ? '–' : money(Number(first.value), first.key)}
      more={rows.length > 1 ? say('more_currencies', { count: rows.length - 1 }) : say('week')}
      problem={error}
    />
  );
}

function OpenTile(): ReactNode {
  const say = useWords(WORDS);
  const { data, error } = useRead('GET /transactions', { query: { status: OPEN, limit: MOST } });
  const count = data?.items.length;
  return (
    <Tile
      to={`/payments?${OPEN.map((word) => `status=${word}`).join('&')}`}
      label={say('open')}
      value={useCount(count, data?.next_cursor)}
      more={say('open_why')}
      problem={error}
    />
  );
}

function IncidentTile(): ReactNode {
  const say = useWords(WORDS);
  const { data, error } = useRead('GET /monitoring/incidents', { query: { limit: MOST } });
  const count = data?.items.filter(({ closed_at: closed }) => closed === null).length;

  return (
    <Tile
      to="/monitoring"
      label={say('incidents')}
      value={useCount(count)}
      more={say('incidents_why')}
      isLoud={count !== undefined && count > 0}
      problem={error}
    />
  );
}

function WebhookTile(): ReactNode {
  const say = useWords(WORDS);
  const since = useWeek();
  const { data, error } = useRead('GET /webhook-deliveries', {
    query: { status: 'failed', created_at_gte: since, limit: MOST },
  });
  const count = data?.items.length;

  return (
    <Tile
      to="/webhooks"
      label={say('webhooks')}
      value={useCount(count, data?.next_cursor)}
      more={say('week')}
      isLoud={count !== undefined && count > 0}
      problem={error}
    />
  );
}

function BooksTile(): ReactNode {
  const say = useWords(WORDS);
  const since = useWeek();
  const { data, error } = useRead('GET /audit-logs', {
    query: { resource_type: 'ledger-difference', created_at_gte: since, limit: MOST },
  });
  const count = data?.items.length;

  return (
    <Tile
      to="/reconciliation"
      label={say('books')}
      value={useCount(count, data?.next_cursor)}
      more={say('week')}
      isLoud={count !== undefined && count > 0}
      problem={error}
    />
  );
}

function useCount(count: number | undefined, next?: string | null): string {
  const say = useWords(WORDS);
  const { number } = useFormats();
  if (count === undefined) return '–';
  return count === 0 ? say('none') : `${number(count)}${next == null ? '' : '+'}`;
}
