import type { Experiment, ExperimentComparison } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { useWords } from '../../words/words.ts';
import { controlOf, isOnMoney } from './experiment-state.tsx';
import { WORDS } from './words.ts';

/** Each arm beside the first: where the difference lies, drawn around none, and how strong the evidence is. */
export function Differences({ experiment }: Readonly<{ experiment: Experiment }>): ReactNode {
  const say = useWords(WORDS);
  const { money: toMoney } = useFormats();
  const { comparisons, evidence_needed: needed } = experiment.report;
  const { money, maturity_days: days } = experiment;
  const widest = Math.max(
    experiment.difference_basis_points,
    ...comparisons
      .flatMap(({ difference_low: low, difference_high: high }) => [low ?? 0, high ?? 0])
      .map(Math.abs),
  );

  return (
    <Section
      title={say(isOnMoney(experiment) ? 'money_difference' : 'difference', {
        control: controlOf(experiment),
      })}
    >
      <ul className="differences">
        {comparisons.map((one) => (
          <Difference
            key={one.arm}
            comparison={one}
            widest={widest}
            needed={needed}
            isMoney={isOnMoney(experiment)}
          />
        ))}
      </ul>
      <p className="hint">{say('honest')}</p>
      {money === null ? null : (
        <p className="hint">
          {say('honest_money', { days, most: toMoney(money.highest_amount, money.currency) })}
        </p>
      )}
    </Section>
  );
}

function Difference({
  comparison,
  widest,
  needed,
  isMoney,
}: Readonly<{
  comparison: ExperimentComparison;
  widest: number;
  needed: number;
  isMoney: boolean;
}>): ReactNode {
  const say = useWords(WORDS);
  const points = usePoints();
  const { number } = useFormats();
  const { arm, difference_basis_points: middle, difference_low: low, difference_high: high } = comparison;
  const isKnown = middle !== null && low !== null && high !== null;
  const evidence = Math.max(comparison.evidence_better, comparison.evidence_worse);
  const isBetter = comparison.evidence_better >= comparison.evidence_worse;

  return (
    <li>
      <p className="difference-head">
        <bdi>{arm}</bdi>
        <strong>
          {isKnown
            ? say(isMoney ? 'of_hundred' : 'points', { points: points(middle) })
            : say('nothing_known')}
        </strong>
      </p>
      {isKnown ? (
        <>
          <Range low={low} middle={middle} high={high} widest={widest} />
          <p className="soft">
            {say(isMoney ? 'between_of_hundred' : 'between', { low: points(low), high: points(high) })}
          </p>
        </>
      ) : null}
      <p className="soft">
        {say(EVIDENCE[isMoney ? 'money' : 'approval'][isBetter ? 'more' : 'less'], {
          evidence: number(Math.round(Math.min(evidence, 9_999) * 10) / 10),
          needed: number(needed),
        })}
      </p>
    </li>
  );
}

const EVIDENCE = {
  approval: { more: 'evidence_better', less: 'evidence_worse' },
  money: { more: 'evidence_more', less: 'evidence_less' },
} as const;

/** From the lower bound to the upper, with the middle as a mark and no difference as a line. */
function Range({
  low,
  middle,
  high,
  widest,
}: Readonly<{ low: number; middle: number; high: number; widest: number }>): ReactNode {
  const place = (basisPoints: number): string => `${50 + (basisPoints / widest) * 48}%`;
  return (
    <span
      className="difference-range"
      aria-hidden="true"
      data-side={low > 0 ? 'above' : high < 0 ? 'below' : 'both'}
    >
      <i style={{ insetInlineStart: place(low), inlineSize: `${((high - low) / widest) * 48}%` }} />
      <b style={{ insetInlineStart: place(middle) }} />
    </span>
  );
}

/** Hundredths of a point as points, with their sign. */
function usePoints(): (basisPoints: number) => string {
  const { language } = useFormats();
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', minimumFractionDigits: 2 });
  return (basisPoints) => format.format(basisPoints / 100);
}
