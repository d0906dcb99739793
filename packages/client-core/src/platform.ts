/** As much of an answer as is read, so that any `fetch` will do. */
export type Answer = Readonly<{
  ok: boolean;
  status: number;
  headers: Readonly<{ get(name: string): string | null }>;
  text(): Promise<string>;
}>;

export type Fetch = (
  url: string,
  init: Readonly<{ method: string; headers: Readonly<Record<string, string>>; body?: string }>,
) => Promise<Answer>;

type Platform = {
  fetch: Fetch;
  setTimeout(run: () => void, afterMs: number): unknown;
  clearTimeout(timer: unknown): void;
};

/** Browsers, React Native and Node all have these; the types of none of them are needed to compile this package. */
export const platform = globalThis as unknown as Platform;

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    platform.setTimeout(resolve, ms);
  });
}
