import { argument } from './argument.ts';
import { benchFolded, printFolded } from './floor/folded.ts';
import { startRig } from './rig.ts';

/** `npm run bench -- --only=floor [--seconds=3]`: what PostgreSQL makes of the same rows with nobody before it. */
const rig = await startRig();
try {
  printFolded(await benchFolded(rig, Number(argument('seconds') ?? 3)));
} finally {
  await rig.close();
}
