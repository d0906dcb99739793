import { Agent, request } from 'undici';

export type Question = Readonly<{
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}>;

/** The whole answer: whoever asks has no connection to give back. */
export type WholeAnswer = Readonly<{
  status: number;
  ok: boolean;
  headers: Headers;
  /** A name that came several times is here as often. */
  headerLines: readonly (readonly [string, string])[];
  text: string;
  json(): unknown;
}>;

/** The code of an error. */
export function codeOf(answer: WholeAnswer): string {
  return String((answer.json() as { code?: string }).code);
}

/** Like `fetch`, tests have as many connections as they ask for at once. */
const agent = new Agent();

/**
 * As `fetch` without what browsers add to it: streams of the web, a referrer, redirects, which are answers here. For
 * what tests ask over and over again that is three quarters of the processor time of a question.
 */
export async function askAt(
  url: string,
  { method = 'GET', headers, body }: Question = {},
): Promise<WholeAnswer> {
  const answer = await request(url, {
    dispatcher: agent,
    method,
    headers: headers ?? null,
    body: body ?? null,
  });
  const text = await answer.body.text();
  const headerLines = Object.entries(answer.headers).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value] as const),
  );
  const { statusCode: status } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    get headers() {
      return new Headers(headerLines.map(([name, value]) => [name, value] as [string, string]));
    },
    headerLines,
    text,
    json: () => JSON.parse(text) as unknown,
  };
}
