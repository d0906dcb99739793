import path from 'node:path';
import { parseArgs } from 'node:util';
import { allArtefacts, type Artefacts, putArtefacts } from './release/artefacts.ts';
import { openGit } from './release/git.ts';
import { type PlannedRelease, planRelease, printPlan } from './release/plan.ts';
import { publishedNamed } from './release/published.ts';
import { refusals } from './release/refusals.ts';

/**
 * `npm run release -- --plan`: what has changed of each published thing since its last release, and the number that it
 * asks for. `--dry-run`: makes everything that can be made here, with checksums and a bill of materials, and changes
 * nothing else. `npm run release -- python go`: makes the files of these, and tags the commit. Nothing is pushed and
 * nothing is sent to a registry: there is none yet.
 */
const { values, positionals } = parseArgs({
  options: {
    plan: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    into: { type: 'string', default: '.railyard/release' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const root = path.join(import.meta.dirname, '..');
const folder = path.resolve(root, values.into);
const git = openGit(root);
const names = positionals.map((name) => publishedNamed(name).name);

if (values.plan) showPlan();
else if (values['dry-run']) showFiles(await putAll());
else process.exitCode = await release();

function showPlan(): void {
  const plan = planRelease(root, git);
  const facts = plan.map(({ thing, ...planned }) => ({ name: thing.name, ...planned }));
  console.log(values.json ? JSON.stringify(facts, null, 2) : printPlan(plan).trimEnd());
}

async function putAll(): Promise<Artefacts> {
  const artefacts = await allArtefacts(root);
  putArtefacts(folder, artefacts.made);
  return artefacts;
}

function showFiles({ made, missing }: Artefacts): void {
  for (const { path: place, bytes } of made)
    console.log(`${String(Math.ceil(bytes.length / 1000)).padStart(6)} kB  ${place}`);
  for (const { thing, because } of missing) console.log(`Not made here: ${thing}, since ${because}.`);
  console.log(`All of it is in ${path.relative(root, folder)}.`);
}

function hasRefusals(plan: readonly PlannedRelease[], missing: Artefacts['missing']): boolean {
  const sentences = refusals(root, git, plan, missing);
  for (const sentence of sentences) console.error(sentence);
  return sentences.length > 0;
}

/** All or nothing: one sentence for each thing that is missing, and no tag. */
async function release(): Promise<number> {
  const plan = planRelease(root, git).filter(({ thing }) => names.includes(thing.name));
  if (hasRefusals(plan, [])) return 1;
  const artefacts = await putAll();
  if (hasRefusals(plan, artefacts.missing)) return 1;

  const tags = plan.map(({ thing, version }) => `${thing.tagPrefix}${version}`);
  for (const tag of tags) git.lines('tag', '--annotate', '--message', tag, tag);
  showFiles(artefacts);
  console.log(`Tagged ${tags.join(', ')}. Nothing is pushed: git push origin ${tags.join(' ')}`);
  return 0;
}
