import type { FaultName } from './faults.ts';
import type { Visit } from './graph.ts';
import type { Tables } from './outcomes.ts';

/** How a processor lets be found out what became of a request, as a connector declares it. */
export const POLICIES = ['look-up', 'look-up and re-send', 're-send', 'events'] as const;
export type Policy = (typeof POLICIES)[number];

/** What a run explores. */
export type Rules = Readonly<{
  policy: Policy;
  payments: 1 | 2;
  /** How often in a run a process is killed, one stands still, a message is lost. */
  crashes: number;
  pauses: number;
  losses: number;
  /** Any step may take any time: every process may stand still between any two steps, as often as it likes. */
  asynchronous: boolean;
  /** A process may stand still between its last look at the clock and the first byte, where no fence can be. */
  gap: boolean;
  faults: ReadonlySet<FaultName>;
}>;

/** What every part of the machine is given. */
export type Machine = Readonly<{
  rules: Rules;
  tables: Tables;
  visit: Visit;
}>;

/** Where in a state a step is taken. */
export type Place = Readonly<{ payment: number; operation: number; at: number }>;
