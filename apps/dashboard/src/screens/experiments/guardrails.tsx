import type { Experiment, ExperimentArmReport } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Status } from '../../parts/status.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { None } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** What is watched, by its name in the contract: its word, how many of an arm, and of how many. */
const WATCHED = {
  unknown_outcomes: { word: 'unknown', part: (arm) => arm.unknown_outcomes, of: (arm) => arm.known },
  three_d_secure_challenges: {
    word: 'challenges',
    part: (arm) => arm.three_d_secure_challenges,
    of: (arm) => arm.known,
  },
  late_answers: { word: 'late', part: (arm) => arm.late_answers, of: (arm) => arm.known },
  chargebacks: { word: 'charged_back', part: (arm) => arm.charged_back, of: (arm) => arm.matured },
} as const satisfies Readonly<
  Record<
    string,
    Readonly<{
      word: keyof typeof WORDS;
      part: (arm: ExperimentArmReport) => number;
      of: (arm: ExperimentArmReport) => number;
    }>
  >
>;

type Watched = keyof typeof WATCHED;
const NAMES = Object.keys(WATCHED) as readonly Watched[];

/** What must not get worse: of each arm how often it happened, and whether the evidence says that it is worse. */
export function Guardrails({ experiment }: Readonly<{ experiment: Experiment }>): ReactNode {
  const say = useWords(WORDS);
  const { percent } = useFormats();
  const { arms, comparisons } = experiment.report;
  const brokenOf = (arm: string): readonly string[] =>
    comparisons.find((one) => one.arm === arm)?.broken_guardrails ?? [];
  const isAnyBroken = comparisons.some(({ broken_guardrails: broken }) => broken.length > 0);
  const columns: readonly Column<ExperimentArmReport>[] = [
    { name: 'arm', label: say('arm'), narrow: 'lead', cell: ({ arm }) => <bdi>{arm}</bdi> },
    ...NAMES.map((name): Column<ExperimentArmReport> => {
      const { word, part, of } = WATCHED[name];
      return {
        name,
        label: say(word),
        align: 'end',
        cell: (arm) => {
          if (of(arm) === 0) return <None />;
          const share = percent(part(arm) / of(arm));
          return brokenOf(arm.arm).includes(name) ? <Status tone="bad">{share}</Status> : share;
        },
      };
    }),
  ];
  const alarms = comparisons.flatMap(({ arm, broken_guardrails: broken }) =>
    NAMES.filter((name) => broken.includes(name)).map((name) => `${arm}: ${say(WATCHED[name].word)}`),
  );

  return (
    <Section title={say('guardrails')}>
      <Table label={say('guardrails')} columns={columns} items={arms} idOf={({ arm }) => arm} />
      <p className="hint">{isAnyBroken ? `${say('alarms')}: ${alarms.join('; ')}` : say('no_alarms')}</p>
    </Section>
  );
}
