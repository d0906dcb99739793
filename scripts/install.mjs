// Runs before every script of package.json, under whatever Node the machine has: installs what
// package-lock.json says when that is not what stands there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR_MIN = 24;
/** npm says nothing of how far it is where its output is no terminal's own. */
const PROGRESS_MS = 10_000;
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.railyard-lock');
const wanted = createHash('sha256')
  .update(fs.readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (!isForeign()) {
  try {
    if (!isInstalled()) await install();
  } catch (error) {
    end(
      `${error.dest ?? error.path ?? modules} cannot be written (${error.code ?? error.message}): ` +
        'install as its owner, with npm ci.',
    );
  }
  refuseOldNode();
}

/** A symbolic link: somebody else's installation, which is theirs to keep. */
function isForeign() {
  return fs.existsSync(modules) && fs.lstatSync(modules).isSymbolicLink();
}

function isInstalled() {
  if (fs.existsSync(stamp)) return fs.readFileSync(stamp, 'utf8') === wanted;
  const npmsOwn = path.join(modules, '.package-lock.json');
  return (
    fs.existsSync(npmsOwn) &&
    fs.statSync(npmsOwn).mtimeMs >= fs.statSync(path.join(root, 'package-lock.json')).mtimeMs
  );
}

async function install() {
  process.stderr.write('Installing packages, once; this takes a minute…\n');
  const npm = process.env['npm_execpath'];
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const run = spawn(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  const began = Date.now();
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stderr.write(`… still installing, ${seconds} s\n`);
  }, PROGRESS_MS);
  const status = await new Promise((resolve) => {
    run.once('error', () => resolve(null));
    run.once('close', resolve);
  });
  clearInterval(progress);
  if (status !== 0) end('npm ci did not succeed; its message stands above.');
  fs.writeFileSync(stamp, wanted);
}

function refuseOldNode() {
  const bundled = fs.existsSync(path.join(modules, '.bin', 'node'));
  if (bundled || Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN) return;
  end(
    `No Node ${NODE_MAJOR_MIN} comes with the packages for ${process.platform} ${process.arch}, and ` +
      `this one is ${process.version}: install Node ${NODE_MAJOR_MIN}.`,
  );
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
