/** As much of an answer as is read, so that any `fetch` will do. */
export type Answer = Readonly<{
  ok: boolean;
  status: number;
  headers: Readonly<{ get(name: string): string | null }>;
  text(): Promise<string>;
}>;

/** As much of `fetch` as is used here. */
export type Fetch = (
  url: string,
  /** What is sent. */
  init: Readonly<{
    /** HTTP method. */
    method: string;
    /** Headers by name. */
    headers: Readonly<Record<string, string>>;
    /** Body; absent: none. */
    body?: string;
  }>,
) => Promise<Answer>;

type Platform = {
  fetch: Fetch;
  setTimeout(run: () => void, afterMs: number): unknown;
  clearTimeout(timer: unknown): void;
  console: Readonly<{ warn(text: string): void }>;
  /** Of a page; an app has none. */
  location?: Readonly<{ hostname: string }>;
};

/** Browsers, React Native and Node all have these; the types of none of them are needed to compile this package. */
export const platform = globalThis as unknown as Platform;

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    platform.setTimeout(resolve, ms);
  });
}

/** What comes of `work`, or `late` where it takes longer. */
export async function withTimeLimit<Done, Late>(
  ms: number,
  work: Promise<Done>,
  late: Late,
): Promise<Done | Late> {
  let timer: unknown;
  const over = new Promise<Late>((resolve) => {
    timer = platform.setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    platform.clearTimeout(timer);
  }
}
