import type { Instance } from './instance.ts';
import { type DisputeShop, openDisputeShop } from './dispute-shop.ts';
import type { TestAnswer, TestService } from './service.ts';

/** The shop whose buyers dispute, at a service that runs as a process of its own. */
export async function openInstanceDisputes(instance: Instance): Promise<DisputeShop> {
  const token = await instance.railyard('token');
  const request: TestService['request'] = async (method, path, { body, merchantAccount } = {}) => {
    const answer = await fetch(`${instance.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(merchantAccount == null ? {} : { 'x-merchant-account-id': merchantAccount }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const { status, headers } = answer;
    const told: TestAnswer = { status, headers, text, body: text === '' ? undefined : JSON.parse(text) };
    return told;
  };
  const reached = {
    ...{ request, url: instance.url },
    simulatorUrl: `http://127.0.0.1:${instance.settings['RAILYARD_SIMULATOR_PORT']}`,
    parts: { config: { publicUrl: instance.url } },
  };
  return openDisputeShop(reached as unknown as TestService); // a shop asks no more of it than this
}
