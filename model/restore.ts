import { type State, at, spend } from './layout.ts';
import { type Take, type World, count } from './world.ts';

/**
 * A database that is restored from an older copy, once, at any moment: it has forgotten a payment, or takes one for
 * open that has ended. Two requests under keys of their own, one process with its worker, a processor that knows
 * references, and the epoch, in the database and in a file outside (`server/restore/held-writes.ts`, record 0093).
 */
const REQUESTS = 2;
const DB = { status: 0, key: 1 } as const;
const DB_BYTES = 2;
const DATABASE_BYTES = REQUESTS * DB_BYTES + 2;
/** In the database, and so in its copy: rows of both requests, the epoch, whether writes wait. */
const EPOCH = REQUESTS * DB_BYTES;
const HELD = EPOCH + 1;

const PLACE = {
  losses: 0,
  restores: 1,
  /** Whether there is a copy. */
  isCopied: 2,
  file: 3,
  /** What the process has seen: whether writes wait. */
  seen: 4,
  /** What is restored is older than what the process had noted, and it was not held yet. */
  isOlder: 5,
  database: 6,
  copy: 6 + DATABASE_BYTES,
  request: 6 + 2 * DATABASE_BYTES,
} as const;
/** Of a request: how far its call is, what is on its way, what the processor has, how often it moved, what was told. */
const OWN = { phase: 0, wire: 1, record: 2, moves: 3, told: 4, age: 5, calls: 6 } as const;
const OWN_BYTES = 7;
const BYTES = PLACE.request + REQUESTS * OWN_BYTES;

const STATUS = { none: 0, sent: 1, succeeded: 2, failed: 3 } as const;
const PHASE = { idle: 0, intended: 1, waiting: 2, yes: 3, no: 4, unknown: 5, unsent: 6 } as const;
const RECORD = { none: 0, yes: 1, no: 2 } as const;
const EPOCH_MAX = 2;
const CALLS_MAX = 2;

const rowAt = (request: number): number => PLACE.database + request * DB_BYTES;
const ownAt = (request: number): number => PLACE.request + request * OWN_BYTES;

export const RESTORE: World = {
  name: 'restore',
  of: 'server/restore/held-writes.ts',
  bytes: BYTES,
  faults: [
    'references are drawn anew',
    'nobody compares epochs',
    'the epoch is noted before it is in the database',
    'the file is restored with the database',
    'writes go on while something is open',
    'what the database takes for unsent was not sent',
    'a key that was forgotten is answered as failed',
  ],
  begin: (state) => {
    state[PLACE.losses] = 1;
    state[PLACE.restores] = 1;
  },
  steps: (state, take, has) => {
    for (let request = 0; request < REQUESTS; request += 1) {
      call(state, request, take, has);
      processor(state, request, take, has);
      recover(state, request, take, has);
    }
    guard(state, take, has);
    copyAndRestore(state, take, has);
  },
  brokenIn: (state) => {
    for (let request = 0; request < REQUESTS; request += 1) {
      const own = ownAt(request);
      const hasMoved = at(state, own + OWN.moves) > 0;
      if (at(state, own + OWN.moves) > 1) return 'one key moves money once, whatever was restored';
      if (at(state, rowAt(request)) === STATUS.succeeded && !hasMoved)
        return 'what is told as done has moved';
      const isRefused =
        at(state, rowAt(request)) === STATUS.failed || at(state, own + OWN.told) === STATUS.failed;
      if (isRefused && hasMoved) return 'what was sent before a restore is not concluded not sent';
      if (at(state, PLACE.isOlder) === 2)
        return 'no write of money begins while what is open was not looked up';
    }
    return null;
  },
  brokenAtLast: (state) => {
    for (let request = 0; request < REQUESTS; request += 1)
      if (at(state, rowAt(request)) === STATUS.sent) return 'what is open is found out';
    return at(state, PLACE.database + HELD) === 1 ? 'writes go on, in the end' : null;
  },
};

function hasOpen(state: State): boolean {
  return [0, 1].some((request) => at(state, rowAt(request)) === STATUS.sent);
}

/** A merchant asks under a key, and once more where no answer came, or where a restore has forgotten it. */
function call(state: State, request: number, take: Take, has: (fault: string) => boolean): void {
  const [row, own] = [rowAt(request), ownAt(request)];
  const said = `request ${request + 1}`;
  switch (at(state, own)) {
    case PHASE.idle:
      return begin(state, request, take, has);
    case PHASE.intended:
      return take(`${said} is sent`, (next) => {
        next[own] = PHASE.waiting;
        next[own + OWN.wire] = 1;
      });
    case PHASE.yes:
    case PHASE.no:
    case PHASE.unsent:
      return take(`the outcome of ${said} is committed`, (next) => {
        const end = at(next, own) === PHASE.yes ? STATUS.succeeded : STATUS.failed;
        next[own] = PHASE.idle;
        // A worker may have been faster; what a restore has forgotten cannot be committed.
        if (at(next, row) !== STATUS.sent) return;
        next[row] = end;
        next[own + OWN.told] = end;
      });
    case PHASE.unknown:
      return take(`${said} has no answer`, (next) => (next[own] = PHASE.idle));
    default:
  }
}

function begin(state: State, request: number, take: Take, has: (fault: string) => boolean): void {
  const [row, own] = [rowAt(request), ownAt(request)];
  if (at(state, row) !== STATUS.none || at(state, own + OWN.calls) >= CALLS_MAX) return;
  if (at(state, PLACE.seen) === 1) return;
  const isAgain = at(state, own + OWN.calls) > 0;
  if (isAgain && has('a key that was forgotten is answered as failed')) {
    take(`request ${request + 1} is refused: its key is of before`, (next) => {
      next[own + OWN.told] = STATUS.failed;
      next[own + OWN.calls] = CALLS_MAX;
    });
    return;
  }
  take(`the intent of request ${request + 1} is committed`, (next) => {
    // The statement that begins it sees whether writes wait.
    if (at(next, PLACE.isOlder) === 1 && hasOpen(next)) next[PLACE.isOlder] = 2;
    next[row] = STATUS.sent;
    next[row + DB.key] = 1;
    next[own] = PHASE.intended;
    next[own + OWN.age] = 0;
    // Who asks anew is answered anew: what was told before has gone with the copy.
    next[own + OWN.told] = STATUS.none;
    next[own + OWN.calls] = at(next, own + OWN.calls) + 1;
  });
}

/** It recognises a reference that it has had, whoever sends it, and says what became of it. */
function processor(state: State, request: number, take: Take, has: (fault: string) => boolean): void {
  const own = ownAt(request);
  if (at(state, own + OWN.wire) === 0) {
    // Nothing is on its way any more, and what was sent is old.
    if (
      at(state, own + OWN.age) === 0 &&
      at(state, rowAt(request)) === STATUS.sent &&
      at(state, own) === PHASE.idle
    )
      take('time passes', (next) => (next[own + OWN.age] = 1));
    return;
  }
  const record = at(state, own + OWN.record);
  const isKnown = record !== RECORD.none && !has('references are drawn anew');
  const isAwaited = at(state, own) === PHASE.waiting;
  for (const answer of isKnown ? [record] : [RECORD.yes, RECORD.no]) {
    const arrive = (next: State): void => {
      next[own + OWN.wire] = 0;
      next[own + OWN.record] = answer;
      if (!isKnown && answer === RECORD.yes) count(next, own + OWN.moves);
    };
    take(`the processor says ${answer === RECORD.yes ? 'yes' : 'no'}`, (next) => {
      arrive(next);
      if (isAwaited) next[own] = answer === RECORD.yes ? PHASE.yes : PHASE.no;
    });
    if (at(state, PLACE.losses) > 0 && isAwaited)
      take('its answer gets lost', (next) => {
        spend(next, PLACE.losses);
        arrive(next);
        next[own] = PHASE.unknown;
      });
  }
  if (at(state, PLACE.losses) > 0 && isAwaited)
    take('the request gets lost', (next) => {
      spend(next, PLACE.losses);
      next[own + OWN.wire] = 0;
      next[own] = PHASE.unknown;
    });
}

/** A worker looks up what the database takes for open: "never heard of it" counts once nothing can be on its way. */
function recover(state: State, request: number, take: Take, has: (fault: string) => boolean): void {
  const [row, own] = [rowAt(request), ownAt(request)];
  if (at(state, row) !== STATUS.sent || at(state, own) !== PHASE.idle) return;
  const record = at(state, own + OWN.record);
  const end = record === RECORD.yes ? STATUS.succeeded : STATUS.failed;
  const isBlind = has('what the database takes for unsent was not sent') && at(state, PLACE.restores) === 0;
  if (isBlind)
    take(`a worker takes request ${request + 1} for unsent`, (next) => {
      next[row] = STATUS.failed;
      next[own + OWN.told] = STATUS.failed;
    });
  if (record !== RECORD.none || at(state, own + OWN.age) === 1)
    take(`a worker hears what became of request ${request + 1}`, (next) => {
      next[row] = end;
      next[own + OWN.told] = end;
    });
}

/** The epoch rises while the service runs, is noted outside, and is compared; writes wait, and go on. */
function guard(state: State, take: Take, has: (fault: string) => boolean): void {
  const [epoch, held] = [PLACE.database + EPOCH, PLACE.database + HELD];
  if (
    at(state, epoch) < EPOCH_MAX &&
    at(state, PLACE.seen) === 0 &&
    at(state, PLACE.file) <= at(state, epoch)
  )
    take('the epoch rises, and is noted outside', (next) => {
      if (!has('the epoch is noted before it is in the database')) next[epoch] = at(next, epoch) + 1;
      next[PLACE.file] = at(state, epoch) + 1;
    });
  if (at(state, PLACE.file) > at(state, epoch) && !has('nobody compares epochs'))
    take('the database is older than it was: writes wait', (next) => {
      next[epoch] = at(next, PLACE.file);
      next[held] = 1;
      next[PLACE.seen] = 1;
      next[PLACE.isOlder] = 0;
    });
  const isFree = !hasOpen(state) || has('writes go on while something is open');
  if (at(state, held) === 1 && isFree)
    take('nothing is open any more: writes go on', (next) => {
      next[held] = 0;
      next[PLACE.seen] = 0;
      if (hasOpen(next)) next[PLACE.isOlder] = 1;
    });
}

/** A restore ends every process, and the next one looks before it takes a request. */
function copyAndRestore(state: State, take: Take, has: (fault: string) => boolean): void {
  if (at(state, PLACE.isCopied) === 0 && at(state, PLACE.restores) > 0)
    take('the database is copied', (next) => {
      next[PLACE.isCopied] = 1;
      next.copyWithin(PLACE.copy, PLACE.database, PLACE.database + DATABASE_BYTES);
    });
  if (at(state, PLACE.isCopied) === 0 || at(state, PLACE.restores) === 0) return;
  take('the copy is restored', (next) => {
    spend(next, PLACE.restores);
    next.copyWithin(PLACE.database, PLACE.copy, PLACE.copy + DATABASE_BYTES);
    next.fill(0, PLACE.copy, PLACE.copy + DATABASE_BYTES);
    for (let request = 0; request < REQUESTS; request += 1) next[ownAt(request)] = PHASE.idle;
    if (has('the file is restored with the database')) next[PLACE.file] = at(next, PLACE.database + EPOCH);
    const isOlderThan = (file: State): boolean => at(file, PLACE.file) > at(next, PLACE.database + EPOCH);
    next[PLACE.isOlder] = Number(isOlderThan(state));
    next[PLACE.seen] = Number(isOlderThan(next) && !has('nobody compares epochs'));
  });
}
