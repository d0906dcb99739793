import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BLOWS } from './survive/blows.ts';
import { runCampaign } from './survive/campaign.ts';
import { throwDice } from './dice.ts';
import { type Layout, LAYOUTS } from './survive/layouts.ts';
import { Tally } from './survive/tally.ts';

/**
 * `npm run survive [-- --minutes=10] [--seed=N] [--layouts=one,roles] [--blows=paused,killed] [--volley=1]
 * [--continue=FOLDER] [--short]`: people buy at real processes while these are killed and paused and all that they
 * need is taken away (docs/survival.md). Databases, books and counts stay in a folder, where a later run goes on.
 * `--short`: a few blows, as a part of `npm run check`, in a folder that goes.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    layouts: { type: 'string', default: LAYOUTS.map(({ name }) => name).join(',') },
    blows: { type: 'string', default: '' },
    shoppers: { type: 'string', default: '8' },
    volley: { type: 'string', default: '1' },
    continue: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});

if (process.platform === 'linux') process.exitCode = await surviveAll();
else console.log('survive was not tried here: it pauses and limits processes as Linux does');

async function surviveAll(): Promise<number> {
  const folder = values.continue ?? fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-survive-'));
  fs.mkdirSync(folder, { recursive: true });
  const dice = throwDice(values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed));
  const tally = new Tally(path.join(folder, 'tally.json'));
  const layouts = chosenLayouts();
  tally.totals.runs += 1;
  console.log(`seed ${dice.seed}, in ${folder}`);

  const seconds = (Number(values.minutes) * 60) / Math.max(layouts.length, 1);
  let isGood = true;
  for (const layout of layouts) {
    const found = await runCampaign(layout, {
      folder,
      seconds,
      shoppers: values.short ? 4 : Number(values.shoppers),
      isShort: values.short,
      only: values.blows.split(',').filter(Boolean),
      volley: Number(values.volley),
      dice,
      tally,
      say: console.log,
    });
    for (const { oracle, count, first } of found) {
      isGood = false;
      tally.addFinding(oracle, count);
      console.log(`${layout.name}: NOT ${oracle}: ${count}`);
      for (const each of first)
        console.log(`  ${JSON.stringify(each, (_, value: unknown) => textOfWhole(value))}`);
    }
    tally.totals.seconds += seconds;
    tally.save();
  }

  console.log(`\n${tally.table()}\n\n${tally.closingLine()}`);
  if (values.short && isGood) fs.rmSync(folder, { recursive: true, force: true });
  else console.log(`It goes on with: npm run survive -- --continue=${folder}`);
  return isGood && !tally.isDoubledTooOften ? 0 : 1;
}

function chosenLayouts(): readonly Layout[] {
  const names = values.short ? ['one'] : values.layouts.split(',');
  for (const word of values.blows.split(',').filter(Boolean))
    if (!BLOWS.some(({ name }) => name.includes(word))) throw new Error(`There is no blow named ${word}`);
  return names.flatMap((name) => {
    const layout = LAYOUTS.find((one) => one.name === name);
    if (layout === undefined) throw new Error(`There is no layout named ${name}`);
    const missing = layout.missing();
    if (missing === null) return [layout];
    console.log(`${name} (${layout.about}) was not tried here: this machine has no ${missing}`);
    return [];
  });
}

function textOfWhole(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
