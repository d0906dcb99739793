import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Problem } from '../../api/problem.ts';
import { useRead } from '../../api/queries.ts';
import { CopyButton } from '../../parts/copy-id.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty, Trouble } from '../../parts/states.tsx';
import { Status, type Tone } from '../../parts/status.tsx';
import { Time } from '../../parts/values.tsx';
import { useKeys } from '../../shell/keys.ts';
import { Link, text, useAccount, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { factsOf } from './event-facts.ts';
import { followEvents, type ToldEvent } from './event-stream.ts';
import { WORDS } from './words.ts';

/** Rows that stay on the page. */
const SHOWN_MAX = 200;
const BEFORE_MAX = 30;
const QUERY = { name: text, event: text };

type State = 'connecting' | 'connected' | Problem;

/** What happens, as it happens, above what happened before. */
export function Live(): ReactNode {
  const say = useWords(WORDS);
  const [{ name, event: openId }, change] = useUrlQuery(QUERY);
  const { events, state, isPaused, waiting, pause, clear } = useTail();
  const before = useRead('GET /events', { query: { limit: BEFORE_MAX } });
  const known = new Set(events.map(({ id }) => id));
  const old = (before.data?.items ?? [])
    .filter(({ id }) => !known.has(id))
    .map(({ id, name: of, payload }) => ({ id, name: of, payload }));
  const shown = [...events, ...old].filter((one) => name === null || one.name.includes(name));
  const open = shown.find(({ id }) => id === openId);
  useKeys([{ keys: ' ', says: say(isPaused ? 'go_on' : 'pause'), run: pause }]);

  if (state instanceof Problem) return <Trouble problem={state} />;
  return (
    <>
      <div className="tail-bar">
        <StreamState state={state} isPaused={isPaused} />
        {waiting === 0 ? null : (
          <button type="button" className="link" onClick={pause}>
            {say('missed', { count: waiting })}
          </button>
        )}
        <input
          type="search"
          className="input tail-filter"
          aria-label={say('filter_name')}
          placeholder={say('filter_name')}
          value={name ?? ''}
          onChange={({ target }) =>
            change({ name: target.value === '' ? null : target.value }, { replace: true })
          }
        />
        <span className="page-acts">
          <button type="button" className="button" aria-pressed={isPaused} onClick={pause}>
            {say(isPaused ? 'go_on' : 'pause')}
          </button>
          <button type="button" className="button" disabled={events.length === 0} onClick={clear}>
            {say('clear')}
          </button>
        </span>
      </div>
      {shown.length === 0 ? (
        <Empty title={say('empty')}>
          <p>{say('empty_why')}</p>
          <Curl />
        </Empty>
      ) : (
        <ol className="tail" aria-label={say('live')} aria-live="off">
          {shown.map((one) => (
            <Line key={one.id} told={one} onOpen={() => change({ event: one.id })} />
          ))}
        </ol>
      )}
      {open === undefined ? null : <EventPanel told={open} onClose={() => change({ event: null })} />}
    </>
  );
}

/** The stream, and what of it is shown: what comes while it is paused waits. */
function useTail() {
  const merchantAccount = useAccount();
  const [events, setEvents] = useState<readonly ToldEvent[]>([]);
  const [state, setState] = useState<State>('connecting');
  const [isPaused, setIsPaused] = useState(false);
  const [waiting, setWaiting] = useState<readonly ToldEvent[]>([]);
  const paused = useRef(false);

  useEffect(() => {
    const stop = new AbortController();
    const onEvent = (event: ToldEvent): void => {
      const put = paused.current ? setWaiting : setEvents;
      put((before) => [event, ...before].slice(0, SHOWN_MAX));
    };
    setEvents([]);
    void followEvents({ merchantAccount, signal: stop.signal, onEvent, onState: setState });
    return () => stop.abort();
  }, [merchantAccount]);
  const pause = (): void => {
    paused.current = !paused.current;
    setIsPaused(paused.current);
    if (paused.current) return;
    setEvents((before) => [...waiting, ...before].slice(0, SHOWN_MAX));
    setWaiting([]);
  };
  return { events, state, isPaused, waiting: waiting.length, pause, clear: () => setEvents([]) };
}

function StreamState({
  state,
  isPaused,
}: Readonly<{ state: 'connecting' | 'connected'; isPaused: boolean }>): ReactNode {
  const say = useWords(WORDS);
  const tone: Tone = isPaused ? 'warn' : state === 'connected' ? 'good' : 'open';
  return (
    <span role="status">
      <Status tone={tone}>{say(isPaused ? 'is_paused' : state)}</Status>
    </span>
  );
}

function Line({ told, onOpen }: Readonly<{ told: ToldEvent; onOpen: () => void }>): ReactNode {
  const { at, type, id, summary } = factsOf(told.payload);
  return (
    <li>
      <Time at={at} length="second" />
      <button type="button" className="link event-link" onClick={onOpen}>
        {told.name}
      </button>
      <span className="tail-about">
        {summary} <code className="soft" title={id}>{`${type} ${id.slice(-8)}`}</code>
      </span>
    </li>
  );
}

function EventPanel({ told, onClose }: Readonly<{ told: ToldEvent; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const { payment, inLines } = factsOf(told.payload);
  return (
    <Dialog
      title={told.name}
      size="side"
      onClose={onClose}
      acts={
        payment === null ? undefined : (
          <Link className="button" to={`/payments/${payment}`}>
            {say('open_payment')}
          </Link>
        )
      }
    >
      <div className="verify-head">
        <h3>{say('payload')}</h3>
        <CopyButton text={told.payload} />
      </div>
      <pre className="payload tall" tabIndex={0}>
        {inLines}
      </pre>
    </Dialog>
  );
}

const CURL = `./railyard trigger transaction.captured

curl -X POST "$RAILYARD_URL/transactions" \\
  -H "Authorization: Bearer $(./railyard token)" \\
  -H "Content-Type: application/json" \\
  -d '{"amount":1299,"currency":"USD","country":"US","intent":"capture",
       "payment_method":{"method":"id","id":"PAYMENT METHOD"}}'`;

/** What makes an event, to be pasted. */
function Curl(): ReactNode {
  return (
    <div className="curl">
      <pre className="payload" tabIndex={0}>
        {CURL}
      </pre>
      <CopyButton text={CURL} />
    </div>
  );
}
