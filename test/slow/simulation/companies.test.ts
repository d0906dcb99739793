import { after, before, test } from 'node:test';
import { COMPANY_WAY_NAMES } from '../../../sandbox/ways/ways.ts';
import { simulate } from '../../simulation/simulate.ts';
import { openSimulatedWorld, type World } from '../../harness/simulated-world.ts';

let world: World;
before(async () => {
  world = await openSimulatedWorld();
});
after(() => world.close());

test('the same, by companies that exist: their books and ours agree once all is quiet', () =>
  simulate(world, COMPANY_WAY_NAMES, ' --companies'));
