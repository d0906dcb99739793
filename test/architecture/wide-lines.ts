import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, ROOT } from './source.ts';

/** Code and SQL are read without scrolling sideways. */
const COLUMNS_MAX = 120;
/** What a tool writes. */
const PRINTED = /^(?:server\/db|sandbox)\/schema\.sql$|\/generated\/|\/generated_\w+\.go$/;

/** What is wrong: every line that is wider than that. */
export function wideLines(): readonly string[] {
  return projectFiles()
    .filter(
      (file) => /\.(?:tsx?|mjs|css|sql|py|pyi|go|java|kt|php|rb|rbs|cs)$/.test(file) && !PRINTED.test(file),
    )
    .flatMap((file) =>
      fs
        .readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.length > COLUMNS_MAX
            ? [`${file}:${index + 1} has more than ${COLUMNS_MAX} columns: break it`]
            : [],
        ),
    );
}
