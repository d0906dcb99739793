import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sdkFiles } from '../sdks/generator/index.ts';
import { GOLDENS, READ_BY_CODE } from './golden/goldens.ts';

/**
 * `npm run golden`: rewrites every file that is printed from the code. `--check`: says which differ, and
 * changes nothing. `--sdks`: those of the SDKs alone.
 */
const root = path.join(import.meta.dirname, '..');
const files = process.argv.includes('--sdks') ? sdkFiles() : GOLDENS;
const onlyCheck = process.argv.includes('--check');
let stale = 0;
for (const { file, render } of files) {
  const wanted = await render();
  const place = path.join(root, file);
  const found = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  if (found === wanted) continue;
  if (onlyCheck) {
    stale += 1;
    console.log(
      `${file} is not what the code prints (${firstDifference(found, wanted)}): run \`npm run golden\` ` +
        'and read the change.',
    );
  } else {
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, wanted);
    console.log(`${file} rewritten`);
    if (READ_BY_CODE.some((golden) => golden.file === file)) {
      execFileSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
      process.exit();
    }
  }
}
process.exitCode = stale === 0 ? 0 : 1;

function firstDifference(found: string, wanted: string): string {
  const [foundLines, wantedLines] = [found.split('\n'), wanted.split('\n')];
  const index = wantedLines.findIndex((line, at) => line !== foundLines[at]);
  const at = index === -1 ? wantedLines.length : index;
  return (
    `line ${at + 1}: ${JSON.stringify(foundLines[at] ?? '').slice(0, 80)} should be ` +
    `${JSON.stringify(wantedLines[at] ?? '').slice(0, 80)}`
  );
}
