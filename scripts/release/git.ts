import { execFileSync } from 'node:child_process';

/** What git says of a repository. */
export type Git = Readonly<{
  /** Lines of what a command prints; throws where git refuses. */
  lines(...words: readonly string[]): readonly string[];
  /** A file as it was; null: it was not there. */
  fileAt(commit: string, file: string): string | null;
}>;

export function openGit(root: string): Git {
  const run = (words: readonly string[]): string =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    lines: (...words) =>
      run(words)
        .split('\n')
        .filter((line) => line !== ''),
    fileAt: (commit, file) => {
      try {
        return run(['show', `${commit}:${file}`]);
      } catch {
        return null;
      }
    },
  };
}
