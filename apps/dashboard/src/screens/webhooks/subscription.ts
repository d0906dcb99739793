import type { WebhookSubscription } from '@railyard/sdk/schemas';
import type { Tone } from '../../parts/status.tsx';
import type { WORDS } from './words.ts';

/** The address that is none: deliveries wait until somebody fetches them. */
export const LISTEN_URL = 'railyard:listen';

/** Either lets somebody send webhooks again. */
export const RESENDS = ['webhook-subscriptions.write', 'webhook-deliveries.write'] as const;

export function isListened({ url }: Pick<WebhookSubscription, 'url'>): boolean {
  return url === LISTEN_URL;
}

type Word = keyof typeof WORDS;

/** How an endpoint stands. */
export function statusOf(one: WebhookSubscription): Readonly<{ tone: Tone; word: Word }> {
  if (one.disabled_reason === 'gone') return { tone: 'bad', word: 'gone' };
  if (!one.active) return { tone: 'quiet', word: 'inactive' };
  return one.paused === true ? { tone: 'warn', word: 'paused' } : { tone: 'good', word: 'active' };
}

/** How a delivery stands. */
export function deliveryStatusOf(status: string, isTried: boolean): Readonly<{ tone: Tone; word: Word }> {
  if (status === 'delivered') return { tone: 'good', word: 'delivered' };
  if (status === 'failed') return { tone: 'bad', word: 'failed' };
  return isTried ? { tone: 'warn', word: 'retrying' } : { tone: 'open', word: 'pending' };
}

/** Whether an endpoint took what it was told. */
export function isTaken(responseStatus: number | null): boolean {
  return responseStatus !== null && responseStatus >= 200 && responseStatus <= 299;
}

/** How a resend stands. */
export function resendStatusOf(status: string): Readonly<{ tone: Tone; word: Word }> {
  if (status === 'running') return { tone: 'open', word: 'running' };
  return status === 'completed' ? { tone: 'good', word: 'completed' } : { tone: 'quiet', word: 'stopped' };
}
