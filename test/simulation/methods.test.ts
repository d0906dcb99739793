import { after, before, test } from 'node:test';
import { WAY_NAMES } from './methods.ts';
import { simulate } from './simulate.ts';
import { startWorld, type World } from './world.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

test(
  'whatever merchants, buyers, processors, clocks and crashes do, by every method: money, books ' +
    'and events are right once all is quiet',
  () => simulate(world, WAY_NAMES),
);
