/**
 * What a process that a test starts has of this one's environment: nothing of ours, as on an operator's
 * machine, but where the code that earlier ones compiled is kept, and where temporary files go.
 */
export function bareEnvironment(
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const kept = ['PATH', 'NODE_COMPILE_CACHE', 'TMPDIR', 'RAILYARD_STATE_TRACE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), ...more };
}
