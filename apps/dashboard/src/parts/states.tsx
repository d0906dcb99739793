import { type ReactNode, useEffect, useState } from 'react';
import type { Problem } from '../api/problem.ts';
import { STALE_MS } from '../api/queries.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { CopyId } from './copy-id.tsx';
import { agoText } from './time.ts';
import { PARTS } from './words.ts';

/** Nothing is here, and what can be done about it. */
export function Empty({
  title,
  children,
  action,
}: Readonly<{ title: string; children?: ReactNode; action?: ReactNode }>): ReactNode {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children === undefined ? null : <div className="state-text">{children}</div>}
      {action === undefined ? null : <div className="state-acts">{action}</div>}
    </div>
  );
}

/** What went wrong, in a sentence, with what a support request needs; a missing permission is named. */
export function Trouble({
  problem,
  onRetry,
  title,
}: Readonly<{ problem: Problem; onRetry?: (() => void) | undefined; title?: string }>): ReactNode {
  const say = useWords(PARTS);
  if (problem.status === 403 && problem.code === 'forbidden') return <Forbidden problem={problem} />;
  if (problem.status === 404) return <Empty title={say('missing')}>{say('missing_why')}</Empty>;
  return (
    <div className="state" role="alert">
      <p className="state-title">{title ?? say('failed')}</p>
      <p className="state-text">{problem.code === 'unreachable' ? say('unreachable') : problem.message}</p>
      <ProblemFacts problem={problem} />
      {onRetry === undefined ? null : (
        <div className="state-acts">
          <button type="button" className="button" onClick={onRetry}>
            {say('again')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The code, the request and each thing that is wrong. */
export function ProblemFacts({
  problem,
  isBrief = false,
}: Readonly<{ problem: Problem; isBrief?: boolean }>): ReactNode {
  const say = useWords(PARTS);
  return (
    <>
      {isBrief || problem.details.length === 0 ? null : (
        <ul className="problem-details">
          {problem.details.map(({ pointer, message }) => (
            <li key={`${pointer} ${message}`}>
              <code>{pointer}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <p className="problem-facts">
        <code>{problem.code}</code>
        {problem.requestId === null ? null : (
          <span>
            {say('request_id')} <CopyId id={problem.requestId} />
          </span>
        )}
      </p>
    </>
  );
}

function Forbidden({ problem }: Readonly<{ problem: Problem }>): ReactNode {
  const say = useWords(PARTS);
  const scope = /\b[a-z-]+(?:\.[a-z-]+)?\.(?:read|write)\b/.exec(
    `${problem.message} ${problem.details.map(({ message }) => message).join(' ')}`,
  )?.[0];
  return (
    <Empty title={say('forbidden')}>
      <p>{scope === undefined ? problem.message : say('forbidden_scope', { scope })}</p>
      <ProblemFacts problem={problem} isBrief={scope !== undefined} />
    </Empty>
  );
}

/** Lines where rows will be: what is there is announced, and what is drawn moves only where that is wanted. */
export function Loading({
  rows = 8,
  isTable = false,
}: Readonly<{ rows?: number; isTable?: boolean }>): ReactNode {
  const say = useWords(PARTS);
  return (
    <div className="loading" data-table={isTable} role="status">
      <span className="unseen">{say('loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span
          key={index}
          className="loading-line"
          style={isTable ? undefined : { inlineSize: `${62 + ((index * 23) % 34)}%` }}
        />
      ))}
    </div>
  );
}

/** The page of one thing, as long as it is read: its name, its key facts, its story, and what stands beside it. */
export function DetailLoading(): ReactNode {
  return (
    <div className="detail-loading">
      <span className="loading-line" />
      <span className="loading-line" />
      <div className="columns">
        <Loading rows={6} />
        <div aria-hidden="true">
          <Loading rows={6} />
        </div>
      </div>
    </div>
  );
}

/** How old what is shown is, once it is not fresh any more; with the way to ask again. */
export function Age({
  readAt,
  isFetching,
  onRefresh,
}: Readonly<{ readAt: number; isFetching: boolean; onRefresh: () => void }>): ReactNode {
  const say = useWords(PARTS);
  const language = useLanguage();
  const now = useNow(10_000);
  const isStale = readAt > 0 && now - readAt > STALE_MS;
  if (!isStale && !isFetching) return null;
  return (
    <span className="age" role="status">
      {isStale
        ? say('read_ago', { ago: agoText(new Date(readAt).toISOString(), language, new Date(now)) })
        : null}
      <button type="button" className="link" disabled={isFetching} onClick={onRefresh}>
        {isFetching ? say('loading') : say('refresh')}
      </button>
    </span>
  );
}

/** The browser's time, looked at every so often. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
