import {
  type ExperimentRow,
  claimDueExperiments,
  countExperimentPayments,
  getExperiment,
  matureExperimentPayments,
  putOffExperiment,
} from '../db/queries/experiments.ts';
import { concludeFrom } from '../domain/experiment/conclude.ts';
import { talliesOf } from '../answers/experiment.ts';
import type { Source } from '../operations/due.ts';
import type { ReadParts } from '../parts.ts';
import { concludeExperiment, goOnWithArm } from './end-experiment.ts';

/** Payments of one statement: some tens of milliseconds. */
const SLICE = 500;
/** Until an experiment is looked at again that has no whole slice left. */
const PAUSE_MS = 2_000;

/** Experiments whose payments may have a result, and those that have ended and whose rules have not gone on yet. */
export const experimentsDue: Source<ExperimentRow> = {
  name: 'experiments',
  claim: claimDueExperiments,
  limitKey: ({ merchant_account_id: account }) => account,
  about: ({ experiment_id: experimentId }) => ({ experimentId }),
  work: followExperiment,
  leaseMs: 60_000,
};

/** Counts a slice, and looks whether that ends the experiment: the evidence holds at every look. */
async function followExperiment(parts: ReadParts, row: ExperimentRow): Promise<void> {
  if (row.state === 'ended') {
    await goOnWithArm(parts, row, null);
    return;
  }
  const { db, clock } = parts;
  const now = clock.nowFor(row.merchant_account_id);
  const counted = await countExperimentPayments(db, row, { now, limit: SLICE });
  if (counted === null) return;
  const matured = await matureExperimentPayments(db, row, { now, limit: SLICE });
  if (matured === null) return;
  const experiment = await getExperiment(db, row.merchant_account_id, row.experiment_id);
  if (experiment === null) return;

  const conclusion = concludeFrom(experiment, talliesOf(experiment));
  if (conclusion !== null) {
    await concludeExperiment(parts, row, conclusion, null);
    return;
  }
  const pauseMs = Math.max(counted, matured) < SLICE ? PAUSE_MS : 0;
  await putOffExperiment(db, row, new Date(clock.now().getTime() + pauseMs));
}
