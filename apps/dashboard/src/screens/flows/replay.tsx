import type { FlowReplay } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { serviceNow } from '../../parts/clock.ts';
import { Form, TextField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Trouble } from '../../parts/states.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { text, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import type { FlowState } from './use-flow.ts';
import { WORDS } from './words.ts';

const QUERY = { replay: text };
const DAY_MS = 24 * 60 * 60_000;

/** Decides the payments of some days again by the draft. */
export function Replay({ state }: Readonly<{ state: FlowState }>): ReactNode {
  const say = useWords(WORDS);
  const [{ replay }, change] = useUrlQuery(QUERY);
  const [days, setDays] = useState('7');
  const begin = useAct('POST /flows/{flow}/drafts/{draft_id}/replays', []);
  const { flow, draft } = state;
  const [isRunning, setIsRunning] = useState(true);
  const read = useRead(
    'GET /flows/{flow}/replays/{replay_id}',
    { path: { flow, replay_id: replay ?? 'none' } },
    { isWanted: replay !== null, everyMs: isRunning ? 1000 : false },
  );
  if (isRunning && read.data?.status === 'completed') setIsRunning(false);
  if (flow === 'checkout') return <p className="hint">{say('no_replay_of_checkout')}</p>;
  const start = (): void => {
    if (draft === null) return;
    const from = new Date(serviceNow().getTime() - Math.max(1, Number(days) || 1) * DAY_MS).toISOString();
    begin.mutate(
      { path: { flow, draft_id: draft.id }, body: { from } },
      {
        onSuccess: ({ id }) => {
          setIsRunning(true);
          change({ replay: id }, { replace: true });
        },
      },
    );
  };

  return (
    <div className="replay">
      {draft === null ? (
        <p className="hint">{say('replay_wants_draft')}</p>
      ) : (
        <Form
          onSubmit={start}
          problem={begin.error}
          acts={
            <ActButton needs="flows.write" type="submit" data-kind="main" disabled={begin.isPending}>
              {say('replay_begin')}
            </ActButton>
          }
        >
          <TextField
            label={say('days')}
            kind="number"
            value={days}
            onChange={setDays}
            help={say('days_how')}
          />
        </Form>
      )}
      {replay === null || read.error === null ? null : <Trouble problem={read.error} />}
      {replay === null || read.data === undefined ? null : <Report report={read.data} state={state} />}
    </div>
  );
}

function Report({ report, state }: Readonly<{ report: FlowReplay; state: FlowState }>): ReactNode {
  const say = useWords(WORDS);
  const { number } = useFormats();
  const { status, progress_percent: done, decisions, changed, reproduced, moves, unknown } = report;

  return (
    <section className="report" aria-label={say('report')} aria-busy={status === 'running'}>
      {status === 'running' ? (
        <p role="status">
          <progress value={done} max={100} aria-label={say('report')} />{' '}
          {say('percent_done', { percent: done })}
        </p>
      ) : null}
      <Facts
        rows={[
          [say('period'), <PeriodText key="period" report={report} />],
          [say('decisions'), number(decisions)],
          [say('changed'), number(changed)],
          [say('changed_otherwise'), number(report.changed_otherwise)],
          [say('reproduced'), `${number(reproduced)} / ${number(decisions)}`],
        ]}
      />
      <Approvals report={report} />
      {moves.length === 0 ? null : (
        <table className="small-table">
          <caption>{say('moves')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('from')}</th>
              <th scope="col">{say('to')}</th>
              <th scope="col" data-align="end">
                {say('payments')}
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ from, to, count }) => (
              <tr key={`${from} ${to}`}>
                <td>{state.nameOf(from)}</td>
                <td>{state.nameOf(to)}</td>
                <td data-align="end">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unknown.length === 0 ? null : (
        <p className="hint">{say('too_few', { count: unknown.reduce((sum, one) => sum + one.count, 0) })}</p>
      )}
    </section>
  );
}

function PeriodText({ report: { from, to } }: Readonly<{ report: FlowReplay }>): ReactNode {
  return (
    <>
      <Time at={from} length="date" /> – <Time at={to} length="date" />
    </>
  );
}

/** What is expected, with bounds that hold nineteen times of twenty; fees where they are known. */
function Approvals({ report: { approvals } }: Readonly<{ report: FlowReplay }>): ReactNode {
  const say = useWords(WORDS);
  const { number, money } = useFormats();
  if (approvals.length === 0) return null;
  const rounded = (value: number): string => number(Math.round(value));

  return (
    <table className="small-table">
      <caption>{say('approvals')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('currency')}</th>
          <th scope="col" data-align="end">
            {say('before')}
          </th>
          <th scope="col" data-align="end">
            {say('after')}
          </th>
          <th scope="col" data-align="end">
            {say('fees')}
          </th>
        </tr>
      </thead>
      <tbody>
        {approvals.map(({ currency, payments, before, after, fees_before, fees_after }) => (
          <tr key={currency}>
            <td>{currency}</td>
            <td data-align="end">
              {number(before)} / {number(payments)}
            </td>
            <td data-align="end">
              {rounded(after.expected)}
              <small>
                {rounded(after.low)}–{rounded(after.high)}
              </small>
            </td>
            <td data-align="end">
              {fees_before === null || fees_after === null
                ? '–'
                : `${money(fees_before, currency)} → ${money(Math.round(fees_after.expected), currency)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
