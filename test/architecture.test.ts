import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import {
  BANNED_FOLDERS,
  BANNED_WORDS,
  CLAIM,
  CLAIM_HOMES,
  CONNECTOR_FOLDERS,
  CONNECTOR_MAY_IMPORT,
  CONNECTORS_OWN,
  CUTS,
  FOREIGN_NAME_HOMES,
  FOREIGN_NAMES,
  HARMLESS_IMPORT,
  HOMES,
  LINES_MAX,
  LOADED_FOR_NOTHING,
  lineOf,
  LONG_FILES,
  NAMED_BY_SUBJECT,
  type PatternRule,
  PATIENCE,
  PURE_FOLDERS,
  PURE_PACKAGES,
  RANDOM_IMPORT,
  SILENCERS,
  SOCKET_HOMES,
  SOCKET_PACKAGES,
  SOURCE_OF_HOMES,
  SQL_HOMES,
  SQL_TEXT,
  TYPES,
  wordsOf,
} from './architecture/rules.ts';
import { climb } from './architecture/floors.ts';
import { BREACHES, crossing, placeOf } from './architecture/house.ts';
import { misnamedFiles } from './architecture/named-files.ts';
import { projectFiles, readSource, type Source } from './architecture/source.ts';
import { functionsWithoutPause } from './architecture/pauses.ts';
import { wideLines } from './architecture/wide-lines.ts';

const files = projectFiles();
const sources = files.filter((file) => /\.(ts|mts|tsx|mjs)$/.test(file)).map(readSource);
const server = sources.filter(
  (source) => /^(?:server|sandbox)\//.test(source.path) && !source.path.endsWith('.test.ts'),
);

test('texts for processors are cut by one function, which splits no character', () => {
  report(CUTS.flatMap((rule) => breaches(rule)));
});

test('every folder knows only the folders on the floors below it', () => {
  report(
    server
      .filter(({ path: file }) => file.startsWith('server/'))
      .flatMap((source) =>
        ownImports(source).flatMap(({ line, target }) => {
          const why = climb(source.path, target);
          return why === null ? [] : [`${source.path}:${line} imports ${target}: ${why}`];
        }),
      ),
  );
});

test('no code crosses a wall between the top folders, but for what is listed, and the list only shrinks', () => {
  const crossings = sources.flatMap((source) =>
    source.imports.flatMap(({ specifier }) => {
      const place = placeOf(specifier, path.posix.join(path.posix.dirname(source.path), specifier));
      const why = place === null ? null : crossing(source.path, place);
      return why === null ? [] : [{ breach: `${source.path} → ${place}`, why }];
    }),
  );
  report([
    ...crossings
      .filter(({ breach }) => !BREACHES.includes(breach))
      .map(({ breach, why }) => `${breach}: ${why}`),
    ...BREACHES.filter((listed) => !crossings.some(({ breach }) => breach === listed)).map(
      (listed) => `${listed} crosses no longer: take it out of test/architecture/house.ts`,
    ),
  ]);
});

test('a connector knows its interface and the domain, and only the registry knows a connector', () => {
  report(
    server.flatMap((source) => {
      const folder = CONNECTOR_FOLDERS.exec(source.path)?.[0];
      return ownImports(source).flatMap(({ line, target }) => {
        const inside = CONNECTOR_FOLDERS.exec(target)?.[0];
        const isAllowed =
          folder === undefined
            ? inside === undefined || CONNECTORS_OWN.test(source.path)
            : inside === folder || CONNECTOR_MAY_IMPORT.test(target);
        return isAllowed
          ? []
          : [`${source.path}:${line} imports ${target}: go through connector.ts or registry.ts`];
      });
    }),
  );
});

test('domain and connectors reach for nothing of the machine', () => {
  report(
    server.flatMap((source) => {
      if (!PURE_FOLDERS.test(source.path) && !/^server\/connectors\/[^/]+\//.test(source.path)) return [];
      return source.imports
        .filter(({ specifier }) => !specifier.startsWith('.') && !PURE_PACKAGES.has(specifier))
        .map(
          ({ line, specifier }) =>
            `${source.path}:${line} imports ${specifier}: take what it gives as an argument`,
        );
    }),
  );
});

test('only net opens sockets to the outside', () => {
  report(
    server.flatMap((source) =>
      SOCKET_HOMES.test(source.path)
        ? []
        : source.imports
            .filter(({ specifier, names }) => SOCKET_PACKAGES.has(specifier) && !HARMLESS_IMPORT.test(names))
            .map(
              ({ line, specifier }) => `${source.path}:${line} imports ${specifier}: send through server/net`,
            ),
    ),
  );
});

test('nothing is loaded at the start that nothing uses', () => {
  report(
    server.flatMap((source) =>
      source.imports.flatMap(({ line, specifier, names }) => {
        const instead = LOADED_FOR_NOTHING[specifier];
        return instead === undefined || names.startsWith('type ')
          ? []
          : [`${source.path}:${line} loads ${specifier}: ${instead}`];
      }),
    ),
  );
});

test('only net and the vault learn where a secret is', () => {
  report(
    server.flatMap((source) =>
      !SOURCE_OF_HOMES.test(source.path) && /\bsourceOf\b/.test(source.code)
        ? [`${source.path} uses sourceOf: hand the Secret to the wire, which opens it`]
        : [],
    ),
  );
});

test('the clock, randomness, the environment, the console and the network have one home each', () => {
  report(HOMES.flatMap((rule) => breaches(rule)));
  report(
    server.flatMap((source) =>
      source.path !== 'server/platform/entropy.ts' && RANDOM_IMPORT.test(source.text)
        ? [`${source.path} takes randomness from node:crypto: call server/platform/entropy.ts`]
        : [],
    ),
  );
});

test('no test depends on how fast the machine is', () => {
  report(PATIENCE.flatMap((rule) => breaches(rule)));
});

test('no type is silenced and no test is switched off', () => {
  report(TYPES.flatMap((rule) => breaches(rule)));
  report(
    sources.flatMap((source) =>
      source.path.startsWith('test/architecture/')
        ? []
        : [...source.text.matchAll(SILENCERS)].map(
            (match) => `${source.path} has ${match[0]}: do what it puts off, and delete it`,
          ),
    ),
  );
});

test('what a module does when it is loaded stands below the constants that it may need', () => {
  report(
    sources.flatMap((source) => {
      if (
        !/^(?:server|sandbox|apps|cli|scripts|site)\//.test(source.path) ||
        source.path.endsWith('.test.ts')
      )
        return [];
      const lines = source.code.split('\n');
      const runs = lines.findIndex((line) => /^(?:await |void |try \{|if \(|for \()/.test(line));
      return lines.flatMap((line, index) =>
        runs >= 0 && index > runs && /^(?:export )?(?:const|let|class) /.test(line)
          ? [
              `${source.path}:${index + 1} is not there yet when line ${runs + 1} runs: move it to its own subject`,
            ]
          : [],
      );
    }),
  );
});

test('every folder says what it is about', () => {
  // Examples of files that an operator's machine has under these names.
  const ours = files.filter((file) => !file.startsWith('deploy/env/'));
  report(
    ours.flatMap((file) => {
      // The folder of a gem that RubyGems loads from.
      const named = file.replace(/^sdks\/ruby\/lib\//, 'sdks/ruby/');
      const parts = named.replace(/\.[^/]*$/, '').split('/');
      return parts
        .filter((part) => BANNED_FOLDERS.has(part))
        .map((part) => `${file}: "${part}" says what kind of thing it holds; name what it is about`);
    }),
  );
});

test('a file is found by its name alone', () => {
  const names = files
    .filter((file) => /^server\/.*\.ts$/.test(file) && !NAMED_BY_SUBJECT.test(file))
    .map((file) => ({ file, name: path.basename(file) }))
    .filter(({ name }) => name !== 'index.ts');
  const namesakes = Object.values(Object.groupBy(names, ({ name }) => name)).filter(
    (group) => (group?.length ?? 0) > 1,
  );
  report(
    namesakes.flatMap(
      (group = []) => `${group.map(({ file }) => file).join(' and ')}: name each by what it does`,
    ),
  );
});

test('no file needs a table of contents', () => {
  report(
    files.flatMap((file) => {
      if (!/\.(ts|tsx|mjs|sql|md|sh)$/.test(file) || LONG_FILES.some((long) => file.startsWith(long)))
        return [];
      const lines = readSource(file).text.split('\n').length;
      return lines > LINES_MAX
        ? [
            `${file} has ${lines} lines: make it two files (a pure table of data may be listed in ` +
              'test/architecture/rules.ts)',
          ]
        : [];
    }),
  );
});

test('a long function has a blank line between two thoughts', () => {
  report(
    sources
      .filter(({ path: file }) => /^(?:server|sandbox|apps|packages|cli|scripts|site)\//.test(file))
      .filter(({ path: file }) => !/\.test\.tsx?$|\/generated\/|\.mjs$/.test(file))
      .flatMap(({ path: file, text }) =>
        functionsWithoutPause(text).map(
          ({ from }) => `${file}:${from + 1} has no blank line: set thoughts apart`,
        ),
      ),
  );
});

test('a line is read without scrolling', () => {
  report(wideLines());
});

test('a file that a comment, a record or a page names stands where it says', () => {
  report(
    misnamedFiles().map(
      (place) => `${place}, which stands elsewhere: give its path from the root or server/`,
    ),
  );
});

test('SQL stands in db/queries', () => {
  report(
    server.flatMap((source) =>
      SQL_HOMES.test(source.path)
        ? []
        : source.strings
            .filter(({ text }) => SQL_TEXT.test(text))
            .map(
              ({ line, text }) =>
                `${source.path}:${line} holds SQL (${text.trim().slice(0, 40)}…): move it to server/db/queries`,
            ),
    ),
  );
});

test('one statement claims what is due', () => {
  report(
    server.flatMap((source) =>
      CLAIM_HOMES.test(source.path)
        ? []
        : source.strings
            .filter(({ text }) => CLAIM.test(text))
            .map(
              ({ line }) => `${source.path}:${line} claims rows: take claimOf of server/db/queries/due.ts`,
            ),
    ),
  );
});

test('a name is the word of the glossary', () => {
  report(
    sources.flatMap((source) =>
      [...source.code.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap((match) => {
        if (FOREIGN_NAMES.has(match[0]) || FOREIGN_NAME_HOMES.test(source.path)) return [];
        const banned = wordsOf(match[0]).find((word) => Object.hasOwn(BANNED_WORDS, word));
        return banned === undefined
          ? []
          : [
              `${source.path}:${lineOf(source, match.index)} ${match[0]}: "${banned}" is banned; ` +
                `say ${BANNED_WORDS[banned] ?? ''}`,
            ];
      }),
    ),
  );
});

test('nothing names the machine it was written on', () => {
  const place = new RegExp(
    [`/${'work'}/`, `/${'root'}/`, `/${'farm'}/`, `\\.\\./${'shared'}/(?:design|reference)`].join('|'),
  );
  report(
    files.flatMap((file) => {
      const lines = /\.(png|jpg|ico|p12|der)$/.test(file) ? [] : readSource(file).text.split('\n');
      return lines.flatMap((line, index) =>
        place.test(line)
          ? [`${file}:${index + 1} names a path of one machine: ${line.trim().slice(0, 100)}`]
          : [],
      );
    }),
  );
});

/** Relative imports, types too, as paths from the root of the project. */
function ownImports(source: Source): { line: number; target: string }[] {
  return source.imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ line, specifier }) => ({
      line,
      target: path.posix.join(path.posix.dirname(source.path), specifier),
    }));
}

function breaches(rule: PatternRule): string[] {
  const needless = rule.except
    .filter((file) => !sources.some(({ path: at, code }) => at === file && code.search(rule.pattern) >= 0))
    .map((file) => `${file} needs no exception for ${rule.instead}`);
  const found = sources
    .filter((source) => rule.in(source.path) && !rule.except.includes(source.path))
    .flatMap((source) =>
      [...source.code.matchAll(rule.pattern)]
        .filter((match) => rule.unlessExplained !== true || !isExplained(source, match.index))
        .map(
          (match) =>
            `${source.path}:${lineOf(source, match.index)} ${match[0].trim()}: write ${rule.instead}`,
        ),
    );
  return [...needless, ...found];
}

/** A comment on the same line, or on one of the two above it. */
function isExplained(source: Source, index: number): boolean {
  const line = lineOf(source, index);
  const lines = source.text.split('\n').slice(Math.max(0, line - 3), line);
  return lines.some((text) => /\/\/ \S|^\s*(?:\/\*)?\*.*\S/.test(text));
}

function report(breached: readonly string[]): void {
  assert.equal(breached.length, 0, `\n${breached.slice(0, 200).join('\n')}`);
}
