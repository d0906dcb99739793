import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSdkService } from '../sdk-conform/service.ts';
import { NotHere, runSteps } from '../sdk-conform/tools.ts';
import { packAndroid } from './android-archive.ts';
import { ANDROID, buildKotlin, javaSettings, kotlinParity } from './kotlin-tools.ts';
import { openShop } from './shop.ts';

/**
 * `npm run mobile:kotlin [-- --where-possible] [--screens] [--parity] [--android=15-robolectric-12650502]`: the Kotlin
 * core and the Android layer by Maven: vectors, random sequences, the leak scan, and scenes against a service that is
 * started, and killed, for them. The archives for apps are in `mobile/android/target` then. Where the tools are not on
 * this machine, or Maven cannot get what it needs, one line says so. `--screens` runs the Android layer on Robolectric,
 * for which Maven gets hundreds of megabytes. `--parity` only prints the result of every vector.
 */
const { values } = parseArgs({
  options: {
    'where-possible': { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
    parity: { type: 'boolean', default: false },
    android: { type: 'string' },
  },
});

try {
  if (values.parity) process.stdout.write(kotlinParity());
  else process.exitCode = await run();
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  console.log(`The Kotlin core and the Android layer were not tried here: ${error.message}`);
  process.exitCode = values['where-possible'] ? 0 : 1;
}

async function run(): Promise<number> {
  const android = values.android === undefined ? [] : [`-Dandroid.all=${values.android}`];
  // What an earlier build has left would be in the archives.
  for (const part of ['core', 'android'])
    fs.rmSync(path.join(ANDROID, part, 'target', 'classes'), { recursive: true, force: true });
  // What Maven runs tests with, it gets for the first one: they are run without a network then.
  const oneTest = ['-Dtest=PlaceTest', '-Dsurefire.failIfNoSpecifiedTests=false'];
  const isBuilt = buildKotlin(['package', ...oneTest, ...android]) && packAndroid(ANDROID);
  if (!isBuilt) return 1;
  const tested = await test();
  if (tested !== 0 || !values.screens) return tested;
  const only = ['-Dtest=CardFieldsTest,CheckoutSheetTest', '-Dsurefire.failIfNoSpecifiedTests=false'];
  return runSteps(ANDROID, javaSettings(), [['mvn', ['-B', '-q', '-Pscreens', ...only, 'test']]]);
}

/** Against a service of their own. */
async function test(): Promise<number> {
  const service = await openSdkService();
  const shop = await openShop(service);
  try {
    const env = { ...javaSettings(), RAILYARD_URL: service.url, RAILYARD_SHOP_URL: shop.url };
    return await runSteps(ANDROID, env, [['mvn', ['-B', '-q', '-o', '-pl', 'core', 'test']]]);
  } finally {
    await shop.close();
    await service.close();
  }
}
