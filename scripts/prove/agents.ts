import { openAgentStand } from '../../test/harness/agent-rounds.ts';
import { throwDice } from '../dice.ts';
import type { Proof } from '../prove.ts';

/**
 * Random sequences of calls of agents at a real instance, over processes that serve their tools and are killed under
 * them: with calls that come again, twice at once, or after their answer was lost, and a processor that breaks off.
 * What was paid is counted in the processor's own book.
 */
const SEQUENCES = 10_000;
const OF_A_ROUND = 200;

export async function proveAgents(quick: boolean): Promise<Proof> {
  const rounds = (quick ? SEQUENCES / 10 : SEQUENCES) / OF_A_ROUND;
  const stand = await openAgentStand();
  const sums = { sequences: 0, calls: 0, lost: 0, killed: 0, refused: 0, payments: 0, refunds: 0 };
  const wrong: string[] = [];
  let twice = 0;
  try {
    for (let seed = 1; seed <= rounds; seed += 1) {
      const { paidTwice, beyond, ...counts } = await stand.play(throwDice(seed), OF_A_ROUND);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name];
      twice += paidTwice.length;
      console.error(`${sums.sequences} of ${rounds * OF_A_ROUND} sequences, ${sums.calls} calls`);
      wrong.push(...[...paidTwice, ...beyond].map((what) => `seed ${seed}: ${what}`));
    }
  } finally {
    await stand.close();
  }

  return {
    head: ['what', 'how many'],
    rows: [
      ['sequences of calls', `${sums.sequences}`],
      ['calls of tools', `${sums.calls}`],
      ['processes killed', `${sums.killed}`],
      ['calls whose answer was lost with them', `${sums.lost}`],
      ['calls refused as beyond a mandate', `${sums.refused}`],
      ['payments that the processor made', `${sums.payments}`],
      ['refunds that it made', `${sums.refunds}`],
      ['orders paid twice, or refunds made twice', `${twice}`],
      ['mandates gone beyond, or with other sums than the processor', `${wrong.length - twice}`],
    ],
    told: wrong,
    holds: wrong.length === 0,
  };
}
