import fs from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { instrument } from './instrument.ts';

const root = path.join(import.meta.dirname, '..', '..');
const STAND_IN = new URL('./stand-in.ts', import.meta.url).href;
const OF_THE_TOOL = /\/scripts\/mutants\/(?!.*\.test\.ts)/;

/**
 * Loads our files with their mutants in them, for those that `bases` names with the number of their first one; and
 * for what tests ask of `node:test`, what stands in for it. A file that is imported with `?again=1` imports others so,
 * too: what it makes at its start is made again.
 */
export function loadWithMutants(bases: ReadonlyMap<string, number>): void {
  const codes = new Map<string, string>();
  const codeOf = (file: string): string => {
    const known = codes.get(file);
    if (known !== undefined) return known;
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const base = bases.get(file);
    const code = base === undefined ? stripTypeScriptTypes(source) : instrument(source, base).code;
    codes.set(file, code);
    return code;
  };

  registerHooks({
    resolve: (specifier, context, next) => {
      const from = context.parentURL ?? '';
      if (specifier === 'node:test' && isOurs(from) && !OF_THE_TOOL.test(from))
        return { url: STAND_IN, shortCircuit: true };
      if (!isOurs(from) || !specifier.startsWith('.') || !specifier.endsWith('.ts'))
        return next(specifier, context);
      const again = OF_THE_TOOL.test(from) ? '' : new URL(from).search;
      return { url: new URL(specifier, from).href + again, format: 'module', shortCircuit: true };
    },
    load: (url, context, next) => {
      const place = url.startsWith('file:') ? path.relative(root, fileURLToPath(url)) : '';
      const file = place.replaceAll(path.sep, '/');
      const isTaken = file.endsWith('.ts') && !file.startsWith('..') && isOurs(url) && !OF_THE_TOOL.test(url);
      return isTaken
        ? { source: codeOf(file), format: 'module', shortCircuit: true }
        : next(
            url,
            context.format === 'module' && url.endsWith('.ts')
              ? { ...context, format: 'module-typescript' }
              : context,
          );
    },
  });
}

function isOurs(url: string): boolean {
  return url.startsWith('file:') && !url.includes('/node_modules/');
}
