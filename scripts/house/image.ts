/** How many files of each folder the image has. */
export function imageFiles(
  files: readonly string[],
  read: (file: string) => string,
): readonly (readonly [string, number])[] {
  const held = filesInImage(files, read);
  const folders = Object.entries(Object.groupBy(held, (file) => /^(.*?)\//.exec(file)?.[1] ?? 'the root'));
  return folders.map(([folder, names]) => [`files in the image, ${folder}`, names?.length ?? 0]);
}

/** Those of these files that deploy/Containerfile puts into the image: none that its ignore file names. */
export function filesInImage(files: readonly string[], read: (file: string) => string): readonly string[] {
  const copies =
    read('deploy/Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const ignored = files.includes(IGNORED) ? patternsIn(read(IGNORED)) : [];
  const copied = [...copies.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)]
    .flatMap(([, names = '']) => names.split(' '))
    .map((name) => name.replace(/^\/railyard\/|^\.\//, ''));

  return files.filter(
    (file) =>
      copied.some((name) => file === name || file.startsWith(`${name}/`)) &&
      !ignored.some((pattern) => pattern.test(file)),
  );
}

const IGNORED = '.dockerignore';

/** What an ignore file leaves out. */
export function patternsIn(ignoreFile: string): readonly RegExp[] {
  return ignoreFile
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
    .map(patternOf);
}

/** `**` stands for any folders, `*` for a part of a name; a folder for all in it. */
function patternOf(line: string): RegExp {
  const parts = line.trim().split(/(\*\*\/|\*\*|\*)/);
  const pattern = parts.map((part) =>
    part === '**/'
      ? '(?:.*/)?'
      : part === '**'
        ? '.*'
        : part === '*'
          ? '[^/]*'
          : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${pattern.join('')}(?:/|$)`);
}
