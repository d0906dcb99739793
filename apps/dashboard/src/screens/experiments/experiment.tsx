import type { Experiment, ExperimentArmReport } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { recordOf } from '../../api/problem.ts';
import { useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { Facts, KeyFacts, None, Time } from '../../parts/values.tsx';
import { Link, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Differences } from './differences.tsx';
import { EndDialog } from './end-dialog.tsx';
import { controlOf, endingOf, ExperimentState, isOnMoney, paymentsOf } from './experiment-state.tsx';
import { Guardrails } from './guardrails.tsx';
import { StartDialog } from './start-dialog.tsx';
import { WORDS } from './words.ts';

/** A payment is counted some seconds after its result is known. */
const AGAIN_MS = 10_000;

/** One experiment: what was found or how far it is, the arms beside each other, and the plan. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const path = { experiment_id: id };
  const read = useRead('GET /experiments/{experiment_id}', { path }, { everyMs: AGAIN_MS });
  return (
    <DetailPage back={{ to: '/experiments', label: say('title') }} read={read}>
      {(experiment) => <ExperimentPage experiment={experiment} />}
    </DetailPage>
  );
}

function ExperimentPage({ experiment }: Readonly<{ experiment: Experiment }>): ReactNode {
  const say = useWords(WORDS);
  const { number } = useFormats();
  const [isEnding, setIsEnding] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const { state, goes_on_with: goesOn, payments_needed: needed, days_left: days } = experiment;
  const isRunning = state === 'running';
  const isDealt = useIsDealt(experiment);

  return (
    <>
      <DetailHead
        title={<bdi>{experiment.name}</bdi>}
        status={<ExperimentState experiment={experiment} />}
        acts={
          isRunning ? (
            <>
              <ActButton needs="flows.write" onClick={() => setIsEnding(true)}>
                {say('end')}
              </ActButton>
              {isDealt === false ? (
                <ActButton needs="flows.write" data-kind="main" onClick={() => setIsStarting(true)}>
                  {say('start')}
                </ActButton>
              ) : null}
            </>
          ) : null
        }
      >
        <p className="why">
          <Conclusion {...{ experiment, isDealt }} />
        </p>
        {isRunning && experiment.started_at === null ? <Takes experiment={experiment} /> : null}
      </DetailHead>
      <KeyFacts
        rows={[
          [say('payments'), number(paymentsOf(experiment))],
          [say('needed'), number(needed)],
          ...(isRunning
            ? [[say('days_left'), days === null ? <None key="days" /> : number(days)] as const]
            : [[say('goes_on_with'), goesOn] as const]),
        ]}
      />
      <Columns side={<Plan experiment={experiment} />}>
        <Arms experiment={experiment} />
        <Differences experiment={experiment} />
        <Guardrails experiment={experiment} />
      </Columns>
      {isStarting ? <StartDialog experiment={experiment} onClose={() => setIsStarting(false)} /> : null}
      {isEnding ? <EndDialog experiment={experiment} onClose={() => setIsEnding(false)} /> : null}
    </>
  );
}

/** A rule deals payments to it already. Null: not known. */
function useIsDealt({ id, flow, state, started_at: started }: Experiment): boolean | null {
  const read = useRead(
    'GET /flows/{flow}',
    { path: { flow } },
    { isWanted: state === 'running' && started === null },
  );
  if (state !== 'running') return null;
  if (started !== null) return true;
  if (read.data === undefined) return null;
  const rules = read.data.actions.flatMap((action) => action.rules);
  return rules.some(({ active, outcome }) => active && recordOf(outcome)['experiment_id'] === id);
}

/** What it means, in a sentence. */
function Conclusion({
  experiment,
  isDealt,
}: Readonly<{ experiment: Experiment; isDealt: boolean | null }>): ReactNode {
  const say = useWords(WORDS);
  const { started_at: started, winner, goes_on_with: goesOn } = experiment;
  const ending = endingOf(experiment);
  const control = controlOf(experiment);
  const told = { winner: winner ?? '', control, arm: goesOn ?? control };
  if (isOnMoney(experiment) && ending === 'challenger_better') return say('why_challenger_keeps_more', told);
  if (isOnMoney(experiment) && ending === 'control_better') return say('why_control_keeps_more', told);
  if (ending !== null) return say(`why_${ending}`, told);
  if (started === null) return say(isDealt === true ? 'why_waits' : 'why_not_started');
  return experiment.standing ? say('why_standing', { control }) : say('why_running');
}

/** Told before it begins: how many payments it takes, and how long. */
function Takes({ experiment }: Readonly<{ experiment: Experiment }>): ReactNode {
  const say = useWords(WORDS);
  const { number } = useFormats();
  const wanted = useWanted(experiment);
  const { payments_needed: needed, days_left: days } = experiment;
  return (
    <p>
      {say('takes', { wanted, payments: number(needed) })}{' '}
      {days === null ? null : say('takes_days', { days: say('days', { count: days }) })}
    </p>
  );
}

/** The difference that is looked for. */
function useWanted(experiment: Experiment): string {
  const say = useWords(WORDS);
  const { number } = useFormats();
  const size = experiment.difference_basis_points / 100;
  return isOnMoney(experiment)
    ? say('of_hundred', { points: number(size) })
    : say('wanted_points', { count: size });
}

/** The arms beside each other: approvals, and the money that was kept. */
function Arms({ experiment }: Readonly<{ experiment: Experiment }>): ReactNode {
  const say = useWords(WORDS);
  const { number, list, language } = useFormats();
  const { format: finely } = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
  const moneyColumns = useMoneyColumns();
  const knownCell = ({ known }: ExperimentArmReport): ReactNode => number(known);
  const columns: readonly Column<ExperimentArmReport>[] = [
    {
      name: 'arm',
      label: say('arm'),
      narrow: 'lead',
      cell: ({ arm }) => (
        <>
          <bdi>{arm}</bdi>
          {arm === controlOf(experiment) ? <span className="soft"> {say('control')}</span> : null}
        </>
      ),
    },
    { name: 'payments', label: say('payments'), align: 'end', cell: ({ payments }) => number(payments) },
    ...(isOnMoney(experiment)
      ? []
      : [{ name: 'known', label: say('known'), align: 'end', cell: knownCell } as const]),
    {
      name: 'approved',
      label: say('approved'),
      align: 'end',
      ...(isOnMoney(experiment) ? {} : { narrow: 'end' }),
      cell: ({ approved, known }) => (known === 0 ? <None /> : <strong>{finely(approved / known)}</strong>),
    },
    ...(isOnMoney(experiment) ? moneyColumns : []),
  ];

  return (
    <Section title={say('arms')}>
      <Table label={say('arms')} columns={columns} items={experiment.report.arms} idOf={({ arm }) => arm} />
      {isOnMoney(experiment) ? (
        <p className="hint">
          {say('fees_estimated')}:{' '}
          {list(
            experiment.report.arms.map(({ arm, money }) => `${arm} ${number(money?.fees_estimated ?? 0)}`),
          )}
        </p>
      ) : null}
    </Section>
  );
}

/** Of payments whose money is known: how many, and what was kept of it. */
function useMoneyColumns(): readonly Column<ExperimentArmReport>[] {
  const say = useWords(WORDS);
  const { number, language } = useFormats();
  const { format: finely } = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });

  return [
    {
      name: 'money_payments',
      label: say('matured'),
      align: 'end',
      cell: ({ money }) => number(money?.payments ?? 0),
    },
    {
      name: 'kept',
      label: say('kept'),
      align: 'end',
      narrow: 'end',
      cell: ({ money }) =>
        money === null || money.asked_amount === 0 ? (
          <None />
        ) : (
          <strong>{finely(money.kept_amount / money.asked_amount)}</strong>
        ),
    },
  ];
}

const UNITS = ['buyer', 'card', 'transaction'] as const;

function Plan({ experiment }: Readonly<{ experiment: Experiment }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { percent, number, money: toMoney } = useFormats();
  const { money } = experiment;
  const unit = UNITS.find((one) => one === experiment.unit);
  const { payments_per_day: daily, started_at: started, ended_at: ended, creator } = experiment;
  const wanted = useWanted(experiment);

  return (
    <Section title={say('plan')}>
      <Facts
        rows={[
          ['ID', <CopyId key="id" id={experiment.id} />],
          [
            say('flow'),
            <Link key="flow" to={`/flows?flow=${experiment.flow}`}>
              {experiment.flow}
            </Link>,
          ],
          [say('unit'), unit === undefined ? experiment.unit : say(`unit_${unit}`)],
          [
            say('shares'),
            experiment.arms.map(({ name, share_percent: of }) => `${name} ${percent(of / 100)}`).join(', '),
          ],
          [say('measure'), say(isOnMoney(experiment) ? 'measure_money_kept' : 'measure_approval')],
          [say('wanted'), wanted],
          ...(money === null ? [] : [[say('most'), toMoney(money.highest_amount, money.currency)] as const]),
          [
            say(isOnMoney(experiment) ? 'matures_after' : 'chargebacks_after'),
            say('days', { count: experiment.maturity_days }),
          ],
          [say('late_after'), `${number(experiment.slow_after_ms / 1000)} s`],
          [say('horizon'), say('hours', { count: experiment.horizon_hours })],
          [say('per_day'), daily === null ? null : number(daily)],
          [list('created'), <Time key="created" at={experiment.created_at} />],
          [say('started'), started === null ? null : <Time key="started" at={started} />],
          [say('ended'), ended === null ? null : <Time key="ended" at={ended} />],
          [say('creator'), creator?.name ?? null],
        ]}
      />
    </Section>
  );
}
