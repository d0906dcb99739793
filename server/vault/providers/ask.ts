import { type JsonObject, objectOf, parseObject } from '../../domain/json.ts';
import type { OperatorClient, OperatorRequest } from '../../net/operator-client.ts';
import { RootKeyFault } from '../root-key.ts';

/**
 * One question to a key service, with its JSON answer. No answer, a 5xx, 408 and 429 are `unavailable`; every
 * other refusal is `refused`.
 * What the service said goes into the fault (for the log), shortened; it never holds key material.
 */
export async function askJson(
  client: OperatorClient,
  service: string,
  request: OperatorRequest,
): Promise<JsonObject> {
  let answer: Awaited<ReturnType<OperatorClient['ask']>>;
  try {
    answer = await client.ask(request);
  } catch (error) {
    throw new RootKeyFault(
      'unavailable',
      `${service} does not answer: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }

  const { status, text } = answer;
  if (status >= 200 && status < 300) return text === '' ? {} : parseAnswer(service, text);
  const kind =
    status >= 500 || status === 408 || status === 429 || TRANSIENT.test(text) ? 'unavailable' : 'refused';
  throw new RootKeyFault(kind, `${service} answered ${status}: ${text.slice(0, 300)}`);
}

/** AWS says so in the body of a 400. */
const TRANSIENT =
  /ThrottlingException|LimitExceededException|KMSInternalException|DependencyTimeoutException/;

function parseAnswer(service: string, text: string): JsonObject {
  const answer = parseObject(text);
  if (answer === null)
    throw new RootKeyFault('unavailable', `${service} answered something that is not JSON`);
  return answer;
}

export function textOf(object: unknown, key: string, service: string): string {
  const value = objectOf(object)?.[key];
  if (typeof value !== 'string' || value === '')
    throw new RootKeyFault('unavailable', `${service} answered without ${key}`);
  return value;
}
