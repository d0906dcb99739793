import { type State, at, spend } from './layout.ts';
import { type Take, type World, count } from './world.ts';

/**
 * One request that is relayed with card data in it: the API process commits the row that says so while the vault reads
 * the template, opens what is sealed and fills it in; nothing leaves before the row stands (`server/relay/relay.ts`,
 * record 0055). Either process may die, and messages get lost: between the two, and between vault and target.
 */
const PLACE = {
  crashes: 0,
  losses: 1,
  /** The row of the audit: one of ROW. */
  row: 2,
  /** Whether the journal of the access log has the opening. */
  journal: 3,
  /** What is filled in: 0 nothing, 1 in memory, 2 wiped. */
  filled: 4,
  vault: 5,
  api: 6,
  /** Requests on the way to the target. */
  wire: 7,
  received: 8,
  /** What the vault knows, and what the caller was told: one of TOLD. */
  known: 9,
  told: 10,
} as const;
const BYTES = 11;
const ROW = { none: 0, committed: 1, answered: 2, unknown: 3, unsent: 4 } as const;
const TOLD = { nothing: 0, answered: 1, unknown: 2, unsent: 3 } as const;
const VAULT = { reads: 0, sealed: 1, filled: 2, sent: 3, told: 4, ended: 5, dead: 6 } as const;
const API = { begins: 0, waits: 1, told: 2, ended: 3, dead: 4 } as const;
/** The row's column for what was told. */
const ROWS = [ROW.committed, ROW.answered, ROW.unknown, ROW.unsent] as const;

export const RELAY: World = {
  name: 'relay',
  of: 'server/relay/relay.ts',
  bytes: BYTES,
  faults: [
    'it is sent before its row is committed',
    'a value is used before the journal has its opening',
    'what got no answer is sent again',
    'what got no answer was not sent',
    'a vault that does not answer has not sent',
    'what was filled in stays in memory',
    'an outcome is written down before the exchange has ended',
  ],
  begin: (state) => {
    state[PLACE.crashes] = 1;
    state[PLACE.losses] = 2;
  },
  steps: (state, take, has) => {
    api(state, take, has);
    vault(state, take, has);
    wire(state, take, has);
    die(state, take, has);
  },
  brokenIn: (state) => {
    const [received, row, told] = [at(state, PLACE.received), at(state, PLACE.row), at(state, PLACE.told)];
    const hasLeft = received > 0 || at(state, PLACE.wire) > 0;
    if (received > 1) return 'one request is sent once';
    if (hasLeft && row === ROW.none) return 'nothing leaves before its row stands';
    if (at(state, PLACE.filled) !== 0 && at(state, PLACE.journal) === 0)
      return 'what is opened is in the journal before it is used';
    if (hasLeft && (told === TOLD.unsent || row === ROW.unsent))
      return 'what was told as not sent has not left';
    return received === 0 && (told === TOLD.answered || row === ROW.answered)
      ? 'what was told as answered was received'
      : null;
  },
  brokenAtLast: (state) => {
    if (at(state, PLACE.filled) === 1) return 'card data is wiped when it is over';
    const isAlive = at(state, PLACE.api) !== API.dead;
    if (isAlive && at(state, PLACE.told) === TOLD.nothing) return 'each caller is told';
    return isAlive && at(state, PLACE.row) === ROW.committed ? 'each row has its outcome' : null;
  },
};

function api(state: State, take: Take, has: (fault: string) => boolean): void {
  switch (at(state, PLACE.api)) {
    case API.begins:
      return take('the row is committed', (next) => {
        next[PLACE.row] = ROW.committed;
        next[PLACE.api] = API.waits;
      });
    case API.waits:
      return hear(state, take, has);
    case API.told:
      return take('the outcome is written down', (next) => {
        next[PLACE.row] = ROWS[at(next, PLACE.told)] ?? ROW.unknown;
        next[PLACE.api] = API.ended;
      });
    default:
  }
}

/** What the vault says; it may be gone, and what it had sent by then is not known. */
function hear(state: State, take: Take, has: (fault: string) => boolean): void {
  if (
    has('an outcome is written down before the exchange has ended') &&
    at(state, PLACE.row) === ROW.committed
  )
    take('the outcome is written down', (next) => (next[PLACE.row] = ROW.answered));
  const isGone = at(state, PLACE.vault) === VAULT.dead;
  const tell = (step: string, told: number): void =>
    take(step, (next) => {
      next[PLACE.told] = told;
      next[PLACE.api] = API.told;
    });
  if (at(state, PLACE.known) !== TOLD.nothing)
    tell('the caller is told what the vault says', at(state, PLACE.known));
  if (isGone)
    tell(
      'the vault does not answer',
      has('a vault that does not answer has not sent') ? TOLD.unsent : TOLD.unknown,
    );
}

function vault(state: State, take: Take, has: (fault: string) => boolean): void {
  const own = PLACE.vault;
  switch (at(state, own)) {
    case VAULT.reads:
      return take('the template is read whole', (next) => (next[own] = VAULT.sealed));
    case VAULT.sealed:
      return take('sealed values are opened and filled in', (next) => {
        next[own] = VAULT.filled;
        next[PLACE.filled] = 1;
        if (!has('a value is used before the journal has its opening')) next[PLACE.journal] = 1;
      });
    case VAULT.filled:
      return send(state, take, has);
    case VAULT.told:
      return take('what was filled in is wiped', (next) => {
        next[own] = VAULT.ended;
        if (!has('what was filled in stays in memory')) next[PLACE.filled] = 2;
      });
    default:
  }
}

function send(state: State, take: Take, has: (fault: string) => boolean): void {
  const isFree = at(state, PLACE.row) !== ROW.none || has('it is sent before its row is committed');
  if (isFree) {
    take('the request leaves', (next) => {
      next[PLACE.vault] = VAULT.sent;
      next[PLACE.wire] = 1;
    });
    take('the target cannot be reached', (next) => {
      next[PLACE.vault] = VAULT.told;
      next[PLACE.known] = TOLD.unsent;
    });
  }
  // The API process died before its row stood: the link is gone.
  if (at(state, PLACE.api) === API.dead)
    take('nothing is sent: whoever asked is gone', (next) => (next[PLACE.vault] = VAULT.told));
}

function wire(state: State, take: Take, has: (fault: string) => boolean): void {
  if (at(state, PLACE.wire) === 0) return;
  const isAwaited = at(state, PLACE.vault) === VAULT.sent;
  const arrive = (next: State): void => {
    next[PLACE.wire] = 0;
    count(next, PLACE.received);
  };
  const tell = (next: State, known: number): void => {
    if (!isAwaited) return;
    next[PLACE.vault] = VAULT.told;
    next[PLACE.known] = known;
  };
  take('the target answers', (next) => {
    arrive(next);
    tell(next, TOLD.answered);
  });
  if (at(state, PLACE.losses) === 0) return;
  const unanswered = (next: State): void => {
    spend(next, PLACE.losses);
    if (has('what got no answer is sent again') && isAwaited) next[PLACE.vault] = VAULT.filled;
    else tell(next, has('what got no answer was not sent') ? TOLD.unsent : TOLD.unknown);
  };
  take('the answer gets lost', (next) => {
    arrive(next);
    unanswered(next);
  });
  take('the request gets lost', (next) => {
    next[PLACE.wire] = 0;
    unanswered(next);
  });
}

/** A process that dies takes its memory with it; what has left goes on. */
function die(state: State, take: Take, has: (fault: string) => boolean): void {
  if (at(state, PLACE.crashes) === 0) return;
  if (at(state, PLACE.vault) < VAULT.ended)
    take('the vault dies', (next) => {
      spend(next, PLACE.crashes);
      next[PLACE.vault] = VAULT.dead;
      if (at(next, PLACE.filled) === 1 && !has('what was filled in stays in memory')) next[PLACE.filled] = 2;
    });
  if (at(state, PLACE.api) < API.ended)
    take('the API process dies', (next) => {
      spend(next, PLACE.crashes);
      next[PLACE.api] = API.dead;
    });
}
