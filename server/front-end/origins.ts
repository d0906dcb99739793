import { plainOrigin } from '../domain/origin.ts';
import { frontEndOriginsOf } from '../db/queries/merchant-accounts.ts';
import type { CheckoutSessionRow } from '../db/queries/checkout-sessions.ts';
import type { ReadParts } from '../parts.ts';

/**
 * The pages that may show the frames of a checkout session, in the words of `frame-ancestors`: those that the
 * session names, else those of its merchant account, and in a sandbox the demo shop. Where nobody named any, a sandbox
 * lets every page, and production none.
 */
export async function ancestorsOf(
  parts: ReadParts,
  session: Pick<CheckoutSessionRow, 'merchant_account_id' | 'front_end_origins'>,
): Promise<readonly string[]> {
  const own = session.front_end_origins ?? (await frontEndOriginsOf(parts.db, session.merchant_account_id));
  if (own.length > 0) return [...own, ...demoShopOrigins(parts.config)];
  return parts.config.environment === 'sandbox' ? ['http:', 'https:'] : ["'none'"];
}

/** The sandbox's own shop keeps working, whatever a guide has its reader list. */
function demoShopOrigins({ environment, role, shopPort }: ReadParts['config']): readonly string[] {
  if (environment !== 'sandbox' || role !== 'all') return [];
  return ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${shopPort}`);
}

/** An origin as a browser tells it, which goes into a policy as it is; null for anything else. */
export function parseFrontEndOrigin(text: string): string | null {
  return plainOrigin(text) === text ? text : null;
}
