import type { Policy } from './rules.ts';

/** Where a fault shows: how a processor is asked, and what goes wrong beside it. `gap`: see `Rules`. */
type Where = Readonly<{ policy?: Policy; crashes?: number; pauses?: number; losses?: number; gap?: true }>;

const LOSS: Where = { losses: 1 };
const CRASH: Where = { crashes: 1 };
const PAUSE: Where = { pauses: 1 };

/**
 * Faults that are put into the model on purpose, one at a time: each must be found, or the model proves nothing. Three
 * groups of ten: what a table says, in which order things are written, and which lock or fence is missing. With each
 * stands the smallest weather in which it shows.
 */
export const FAULTS = {
  tables: {
    'what is not known has failed': LOSS,
    'what is pending has succeeded': {},
    'a refused capture is a capture': {},
    'a void leaves the hold': {},
    'a refund is not booked': {},
    'a refused refund is booked': {},
    'a refund reserves nothing': {},
    'a capture can be voided': {},
    'a capture does not look for a void': {},
    'a late success is only ignored': { ...PAUSE, gap: true },
  },
  'orders of writes': {
    'it is sent before its intent is committed': CRASH,
    'an outcome is committed in two statements': CRASH,
    'an event of ours is written by a statement of its own': CRASH,
    'the key is bound after the intent': CRASH,
    'the key is answered before the outcome is committed': LOSS,
    'each sending has a reference of its own': { ...LOSS, policy: 'look-up and re-send' },
    'an event of theirs is answered before it is applied': { ...CRASH, policy: 'events' },
    'what is not known is put on the schedule afterwards': { ...CRASH, losses: 1 },
    'an intent is put on the schedule once it is sent': CRASH,
    'the key is given back after the intent': CRASH,
  },
  'locks and fences': {
    'nobody looks at the clock before the first byte': PAUSE,
    'a clock stands still with its process': PAUSE,
    'never heard of it is believed at once': {},
    'the window is judged when the answer is read': { ...PAUSE, crashes: 1 },
    'an outcome is written without compare-and-set': LOSS,
    'an intent is written without compare-and-set': {},
    'not sent counts, whoever has sent since': { ...PAUSE, policy: 're-send' },
    'a worker that lost its claim goes on': { ...PAUSE, crashes: 1, policy: 'look-up and re-send' },
    'anybody may commit under a key': PAUSE,
    'a bound key can be taken over': CRASH,
  },
} as const satisfies Record<string, Record<string, Where>>;
type Groups = typeof FAULTS;
export type FaultName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];
