import type { MerchantAccountId } from '../../../domain/ids.ts';
import { type JsonObject, parseObject } from '../../../domain/json.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Parts } from '../../../parts.ts';

type SimulatorAnswer = Readonly<{ status: number; body: JsonObject }>;

/**
 * The simulated processors are another company: what is wanted of them is asked for over HTTP, at `/_control`
 * (docs/simulator.md).
 */
export async function askSimulator(
  { simulatorUrl, vault }: Pick<Parts, 'simulatorUrl' | 'vault'>,
  merchantAccountId: MerchantAccountId,
  asked: Readonly<{ method: 'GET' | 'POST' | 'DELETE'; what: string; query?: object; body?: object }>,
): Promise<SimulatorAnswer> {
  if (simulatorUrl === null) throw new Problem('not_found');
  const query = new URLSearchParams({ account: merchantAccountId, ...asked.query });
  const { status, text } = await vault.send(merchantAccountId, {
    method: asked.method,
    url: `${simulatorUrl}/_control/${asked.what}?${query}`,
    headers: {},
    ...(asked.body === undefined
      ? {}
      : {
          body: {
            type: 'text' as const,
            contentType: 'application/json',
            text: JSON.stringify({ account: merchantAccountId, ...asked.body }),
          },
        }),
  });

  return { status, body: parseObject(text) ?? {} };
}
