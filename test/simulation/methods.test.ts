import { after, before, test } from 'node:test';
import { WAY_NAMES } from '../../sandbox/ways/ways.ts';
import { simulate } from './simulate.ts';
import { openSimulatedWorld, type World } from '../harness/simulated-world.ts';

let world: World;
before(async () => {
  world = await openSimulatedWorld();
});
after(() => world.close());

test(
  'whatever merchants, buyers, processors, clocks and crashes do, by every method: money, books ' +
    'and events are right once all is quiet',
  () => simulate(world, WAY_NAMES),
);
