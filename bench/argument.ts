/** `--name=value` of the command; null where it is not there. */
export function argument(name: string): string | null {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given?.slice(name.length + 3) ?? null;
}
