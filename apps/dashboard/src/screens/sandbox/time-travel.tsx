import { type ReactNode, useId, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { fromLocalInput, toLocalInput } from '../../parts/time.ts';
import { text, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { DueGroups } from './due-groups.tsx';
import { Happened } from './happened.tsx';
import { WORDS } from './words.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const STEPS = [
  ['hour', HOUR_MS],
  ['day', 24 * HOUR_MS],
  ['week', WEEK_MS],
] as const;
const QUERY = { until: text, from: text };

/** First where to, then what will happen on the way, then the move, then what came of it. */
export function TimeTravel({ now }: Readonly<{ now: string }>): ReactNode {
  const say = useWords(WORDS);
  const [{ until: asked, from }, change] = useUrlQuery(QUERY);
  const [inAWeek] = useState(() => later(now, WEEK_MS));
  const isAsked = asked !== null && Date.parse(asked) > Date.parse(now);
  // whoever has not said where to sees the coming week
  const until = isAsked ? asked : from === null ? inAWeek : null;

  return (
    <>
      <Section title={say('move_to')}>
        <div className="steps" role="group" aria-label={say('move_to')}>
          {STEPS.map(([name, ms]) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-pressed={
                until !== null && Math.abs(Date.parse(until) - Date.parse(now) - ms) < HOUR_MS / 2
              }
              onClick={() => change({ until: later(now, ms), from: null })}
            >
              {say(name)}
            </button>
          ))}
          <DateField now={now} value={until} onChange={(at) => change({ until: at, from: null })} />
        </div>
      </Section>
      {until === null ? null : (
        <Ahead until={until} now={now} onMove={() => change({ until, from: now }, { replace: true })} />
      )}
      {until === null && from !== null ? <Happened from={from} /> : null}
    </>
  );
}

function later(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}

function DateField({
  now,
  value,
  onChange,
}: Readonly<{ now: string; value: string | null; onChange: (at: string) => void }>): ReactNode {
  const say = useWords(WORDS);
  const { zone } = useFormats();
  const id = useId();
  return (
    <span className="line">
      <label className="soft" htmlFor={id}>
        {say('date')}
      </label>
      <input
        id={id}
        type="datetime-local"
        className="input"
        min={toLocalInput(now, zone)}
        value={value === null ? '' : toLocalInput(value, zone)}
        onChange={({ target }) => {
          const at = fromLocalInput(target.value, zone);
          if (at !== null) onChange(at);
        }}
      />
    </span>
  );
}

/** What is due until then, and the button that lets it come. */
function Ahead({
  until,
  now,
  onMove,
}: Readonly<{ until: string; now: string; onMove: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const { time } = useFormats();
  const move = useAct('PUT /sandbox/clock');
  // Once the clock is there, nothing is ahead of it that could be asked for.
  const isWanted = !move.isPending && !move.isSuccess;
  const read = useRead('GET /sandbox/due', { query: { until } }, { isWanted });

  return (
    <Section
      title={say('will_happen', { time: time(until, 'long') })}
      acts={
        <ActButton
          needs="merchant-accounts.write"
          data-kind="main"
          disabled={move.isPending}
          onClick={() => {
            onMove(); // this part of the page is gone once the clock is there
            move.mutate({ body: { now: until } });
          }}
        >
          {say(move.isPending ? 'moving' : 'move')}
        </ActButton>
      }
    >
      {move.error === null ? null : <FormProblem problem={move.error} />}
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined ? read.error === null ? <Loading rows={5} /> : null : null}
      {read.data === undefined ? null : <DueGroups groups={read.data.items} key={now} />}
      <p className="hint">{say('foreseen')}</p>
    </Section>
  );
}
