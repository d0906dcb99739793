import { paymentsToCount } from '../../server/insights/count-payments.ts';
import { metricsDue } from '../../server/insights/watch-metrics.ts';
import { workOff } from '../../server/operations/due.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { type Shop, openShop } from './shop.ts';

/** A shop whose time stands still until it is moved, and what its worker does when it is told to. */
export type Observatory = Readonly<{
  shop: Shop;
  now(): Date;
  moveTo(time: string | Date): void;
  /** Counts what payments there were an hour ago, twice. */
  count(): Promise<void>;
  /** Every sample that is due. */
  watch(): Promise<void>;
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}>;

export const HOUR_MS = 60 * 60_000;
const LATER_MS = 2 * HOUR_MS;

/** Counts what there is, as if it had been there for two hours. */
export async function countPaymentsOf({ service: { parts, db } }: Shop): Promise<void> {
  const at = (): Date => new Date(parts.clock.now().getTime() + LATER_MS);
  const later = { ...parts, clock: { ...parts.clock, now: at, nowFor: at } };
  const everything = { name: '', text: `UPDATE payment_countings SET due_at = '-infinity'` };
  do await db.query(everything, []);
  while ((await workOff(later, paymentsToCount)) > 0);
}

export async function openObservatory(start: string): Promise<Observatory> {
  let time = new Date(start);
  const now = (): Date => time;
  const shop = await openShop({ worker: false, clock: { ...systemClock(), now, nowFor: now } });
  return {
    shop,
    now,
    moveTo: (to) => {
      time = new Date(to);
    },
    count: () => countPaymentsOf(shop),
    watch: async () => {
      while ((await workOff(shop.service.parts, metricsDue)) > 0);
    },
    rows: (text, values = []) => shop.service.db.query({ name: '', text }, values),
    close: () => shop.close(),
  };
}
