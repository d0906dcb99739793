import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { TestAnswer, TestService } from './index.ts';

/** A program that decides for itself, with a mandate and a key of its own. */
export type Agent = Readonly<{
  mandateId: string;
  keyId: string;
  privateKey: string;
  /** One call, under the `Idempotency-Key` where there is one. */
  ask(method: string, path: string, options?: AgentCall): Promise<TestAnswer>;
  /** The mandate as it stands now. */
  mandate(): Promise<TestAnswer['body']>;
}>;
type AgentCall = Readonly<{ body?: unknown; key?: string; scopes?: readonly string[]; unchecked?: true }>;

/** What of a service an agent asks. */
export type AgentService = Pick<TestService, 'request'> &
  Readonly<{
    /** Whose time tokens are judged by. */
    parts: Readonly<{ clock: Readonly<{ now(): Date }> }>;
    db: Pick<TestService['db'], 'query'>;
  }>;

/** For whoever plays long with one agent, and with a clock that moves. */
export const WIDE_MANDATE = {
  payments: { amount_max: 10_000, total_max: 100_000_000, count_max: 1_000_000 },
  refunds: { amount_max: 10_000, total_max: 100_000_000, count_max: 1_000_000 },
  valid_until: '2040-12-31T00:00:00Z',
} as const;

export const AGENT_LIMITS = { amount_max: 5_000, total_max: 20_000, count_max: 10 } as const;

/** A merchant gives a mandate, and makes a key for it. `more`: what the mandate says otherwise. */
export async function openAgent(
  service: AgentService,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Agent> {
  const given = await service.request('POST', '/agent-mandates', {
    body: {
      purpose: 'Orders of the spring sale',
      actions: ['read', 'pay', 'capture', 'void', 'refund'],
      currency: 'USD',
      payments: AGENT_LIMITS,
      refunds: AGENT_LIMITS,
      valid_until: new Date(service.parts.clock.now().getTime() + 3_600_000).toISOString(),
      ...more,
    },
  });
  assert.equal(given.status, 201, given.text);
  const { id: mandateId } = given.body;
  const text = `UPDATE roles SET assignable_to = ARRAY['api-key-pair'] WHERE slug = 'tests'`;
  await service.db.query({ name: '', text }, []);
  const { body: roles } = await service.request('GET', '/roles');
  const role = roles.items.find(({ slug }: { slug: string }) => slug === 'tests').id;
  const made = await service.request('POST', '/api-key-pairs', {
    body: {
      display_name: 'An agent',
      role_ids: [role],
      merchant_account_ids: ['default'],
      agent_mandate_id: mandateId,
    },
  });
  assert.equal(made.status, 201, made.text);
  const { id: keyId, private_key: privateKey, thumbprint } = made.body;

  const sign = (scopes: readonly string[]): Promise<string> => {
    const at = Math.floor(service.parts.clock.now().getTime() / 1000);
    return new SignJWT({ iat: at, nbf: at, exp: at + 600, scopes: [...scopes] })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES512', kid: thumbprint })
      .sign(createPrivateKey(privateKey));
  };
  return {
    mandateId,
    keyId,
    privateKey,
    ask: async (method, path, { body, key, scopes = ['*.read', '*.write'], ...others } = {}) =>
      service.request(method, path, {
        token: await sign(scopes),
        ...others,
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { idempotencyKey: key }),
      }),
    mandate: async () => (await service.request('GET', `/agent-mandates/${mandateId}`)).body,
  };
}
