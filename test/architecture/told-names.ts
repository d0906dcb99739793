import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source.ts';

/** Programs that run whatever a registry has under a name. */
const RUNS_A_NAME =
  /\b(?:npx|bunx|pnpx|(?:pnpm|yarn) (?:dlx|create)|(?:npm|bun) (?:exec|x|create|init)) +(?:-[^\s`]+ +)*[@\w]/;
const INSTALLS = /\b(?:npm|pnpm|yarn|bun) (?:install|i|add) +((?:[^\s`'"|&;<)]+ *)+)/g;
const IMAGES = /\bdocker build .*?-t ([\w./:-]+)|\bdocker (?:pull|push) ([\w./:-]+)|^FROM ([\w./:-]+)/g;
const RUNS_AN_IMAGE = /\bdocker run (?!.*--pull never)/;
/** Images of the container hub's own house; `localhost/…` is asked of nobody. */
const KNOWN_IMAGE = /^(?:localhost\/|(?:node|postgres|nginx):)/;
const ADDRESS_OR_FILE = /^(?:https?:|file:|\.{0,2}\/|[A-Z_]+$|\$|…|-)/;

/** What a line asks a registry for that is neither ours nor named, with its version, in package.json; or null. */
export function foreignName(line: string, stages: ReadonlySet<string> = new Set()): string | null {
  const run = RUNS_A_NAME.exec(line) ?? RUNS_AN_IMAGE.exec(line);
  if (run !== null) return run[0];
  return installedName(line) ?? foreignImage(line, stages);
}

function installedName(line: string): string | null {
  const names = [...line.matchAll(INSTALLS)].flatMap(([, words = '']) => words.trim().split(/[.,]? +|[.,]$/));
  const isForeign = (name: string): boolean =>
    name !== '' && !ADDRESS_OR_FILE.test(name) && !namedPackages().has(name);
  return names.find(isForeign) ?? null;
}

function foreignImage(line: string, stages: ReadonlySet<string>): string | null {
  const images = [...line.matchAll(IMAGES)].map(([, built, moved, from]) => built ?? moved ?? from ?? '');
  return images.find((image) => !KNOWN_IMAGE.test(image) && !stages.has(image)) ?? null;
}

let known: ReadonlySet<string> | null = null;

/** Names that package.json gives a version: whoever installs the project has them already. */
function namedPackages(): ReadonlySet<string> {
  if (known !== null) return known;
  const text = fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const file = JSON.parse(text) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  known = new Set(groups.flatMap((group) => Object.keys(file[group] ?? {})));
  return known;
}
