import { argument } from './argument.ts';
import { printTurns } from './bare/table.ts';
import { startBare, takeTurns } from './bare/turns.ts';
import { startRig } from './rig.ts';
import { warmUp } from './warm-up.ts';

/**
 * `npm run bench -- --only=bare [--seconds=2] [--turns=3] [--at=1,16,64,128]`: the service beside the bare payment,
 * in turns on one PostgreSQL. With two seconds it ends within a minute and a half.
 */
/** Half of what a whole run takes: a comparison of two versions needs no more. */
const WARM_UP_PAYMENTS = 8_000;
const seconds = Number(argument('seconds') ?? 3);
const turns = Number(argument('turns') ?? 3);
const at = (argument('at') ?? '1,16,64,128').split(',').map(Number);

const rig = await startRig();
try {
  await warmUp(rig, await rig.token(), WARM_UP_PAYMENTS);
  const bare = await startBare(rig);
  printTurns(await takeTurns(rig, bare, { at, turns, seconds }));
  await bare.close();
} finally {
  await rig.close();
}
