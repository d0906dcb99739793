import { type State, at, spend } from './layout.ts';
import { type Take, type World, count } from './world.ts';

/**
 * Two changes, each told to two endpoints by two workers: one endpoint answers, the other need not. The event is a
 * row of the change's own statement; fan-out makes a delivery for each endpoint; each endpoint has one queue, which a
 * worker claims, sends from and writes down in (`server/webhooks/queue.ts`).
 */
const CHANGES = 2;
const ENDPOINTS = 2;
/** The endpoint that may take its time for ever. */
const SLOW = 1;
const WORKERS = 2;
const TRIES_MAX = 2;

const PLACE = {
  crashes: 0,
  losses: 1,
  change: 2,
  event: 4,
  delivery: 6,
  tries: 10,
  received: 14,
  queue: 18,
  worker: 20,
};
const WORKER_BYTES = 3;
const BYTES = PLACE.worker + WORKERS * WORKER_BYTES;

const CHANGE = { none: 0, half: 1, made: 2 } as const;
const EVENT = { none: 0, made: 1, fanned: 2, half: 3 } as const;
const DELIVERY = { none: 0, due: 1, delivered: 2, givenUp: 3 } as const;
/** `queue`: 0 free, else one more than the worker that has it. A lease that is over frees it. */
const PHASE = { idle: 0, claimed: 1, sent: 2, delivered: 3, failed: 4, noted: 5 } as const;
const W = { phase: 0, endpoint: 1, change: 2 } as const;

const deliveryAt = (change: number, endpoint: number): number => change * ENDPOINTS + endpoint;
const workerAt = (worker: number): number => PLACE.worker + worker * WORKER_BYTES;

const FAULTS = [
  'the event is written after its change',
  'the event is written before its change',
  'an event is fanned out before its deliveries are written',
  'a delivery is written down before it is sent',
  'what got no answer is delivered',
  'what failed is not due again',
  'a claim has no lease',
  'a slow endpoint is given every worker',
] as const;

export const WEBHOOKS: World = {
  name: 'webhooks',
  of: 'server/webhooks/queue.ts',
  bytes: BYTES,
  faults: FAULTS,
  begin: (state) => {
    state[PLACE.crashes] = 1;
    state[PLACE.losses] = 1;
  },
  steps: (state, take, has) => {
    for (let change = 0; change < CHANGES; change += 1) makeChange(state, change, take, has);
    for (let worker = 0; worker < WORKERS; worker += 1) {
      work(state, worker, take, has);
      if (at(state, PLACE.crashes) === 0 || at(state, workerAt(worker)) === PHASE.idle) continue;
      take(`worker ${worker + 1} dies`, (next) => {
        spend(next, PLACE.crashes);
        endWorker(next, worker);
        // Its lease ends by itself.
        if (!has('a claim has no lease')) freeQueue(next, worker);
      });
    }
  },
  brokenIn: (state) => {
    for (let change = 0; change < CHANGES; change += 1) {
      if (at(state, PLACE.change + change) === CHANGE.none && isReceived(state, change))
        return 'no event is told of a change that did not happen';
      for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) {
        const delivery = deliveryAt(change, endpoint);
        if (
          at(state, PLACE.delivery + delivery) === DELIVERY.delivered &&
          at(state, PLACE.received + delivery) === 0
        )
          return 'what is delivered was received';
      }
    }
    const busy = [0, 1].filter((worker) => isBusyWith(state, worker, SLOW)).length;
    return busy > 1 ? 'an endpoint that does not answer keeps one worker, and no more' : null;
  },
  brokenAtLast: (state) => {
    for (let change = 0; change < CHANGES; change += 1) {
      if (at(state, PLACE.change + change) !== CHANGE.made) return 'each change is made whole';
      for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) {
        const delivery = at(state, PLACE.delivery + deliveryAt(change, endpoint));
        const isTold = delivery === DELIVERY.delivered || delivery === DELIVERY.givenUp;
        if (!isTold) return 'each event is delivered to each endpoint, or given up and told';
      }
    }
    return null;
  },
};

function isReceived(state: State, change: number): boolean {
  return [0, SLOW].some((endpoint) => at(state, PLACE.received + deliveryAt(change, endpoint)) > 0);
}

function isBusyWith(state: State, worker: number, endpoint: number): boolean {
  const own = workerAt(worker);
  return at(state, own) !== PHASE.idle && at(state, own + W.endpoint) === endpoint;
}

/** The outbox: the event is a row of the statement that changes. */
function makeChange(state: State, change: number, take: Take, has: (fault: string) => boolean): void {
  const [row, event] = [PLACE.change + change, PLACE.event + change];
  const said = `change ${change + 1}`;
  const [isAfter, isBefore] = [FAULTS[0], FAULTS[1]].map(has);
  if (at(state, row) === CHANGE.none && isBefore === true && at(state, event) === EVENT.none) {
    take(`${said}: its event is written`, (next) => (next[event] = EVENT.made));
    return;
  }
  if (at(state, row) === CHANGE.none) {
    take(`${said} is committed`, (next) => {
      next[row] = isAfter === true ? CHANGE.half : CHANGE.made;
      if (isAfter !== true) next[event] = Math.max(at(next, event), EVENT.made);
    });
    if (isBefore !== true) return;
  }
  if (at(state, row) === CHANGE.half) {
    take(`${said}: its event is written`, (next) => {
      next[row] = CHANGE.made;
      next[event] = EVENT.made;
    });
    if (at(state, PLACE.crashes) > 0)
      take('the process that made the change dies', (next) => {
        spend(next, PLACE.crashes);
        next[row] = CHANGE.made;
      });
  }
  fanOut(state, change, take, has);
}

/** Any worker, in one statement. */
function fanOut(state: State, change: number, take: Take, has: (fault: string) => boolean): void {
  const event = PLACE.event + change;
  const isHalved = has('an event is fanned out before its deliveries are written');
  const writeDeliveries = (next: State): void => {
    next[event] = EVENT.fanned;
    for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1)
      next[PLACE.delivery + deliveryAt(change, endpoint)] = DELIVERY.due;
  };
  if (at(state, event) === EVENT.made)
    take(`event ${change + 1} is fanned out`, (next) => {
      if (isHalved) next[event] = EVENT.half;
      else writeDeliveries(next);
    });
  if (at(state, event) !== EVENT.half) return;
  take(`deliveries of event ${change + 1} are written`, writeDeliveries);
  if (at(state, PLACE.crashes) > 0)
    take('the worker that fans out dies', (next) => {
      spend(next, PLACE.crashes);
      next[event] = EVENT.fanned;
    });
}

function work(state: State, worker: number, take: Take, has: (fault: string) => boolean): void {
  const own = workerAt(worker);
  switch (at(state, own)) {
    case PHASE.idle:
      return claim(state, worker, take, has);
    case PHASE.claimed:
    case PHASE.noted:
      return send(state, worker, take, has);
    case PHASE.sent:
      return answer(state, worker, take, has);
    case PHASE.delivered:
    case PHASE.failed:
      return writeDown(state, worker, take, has);
    default:
  }
}

/** A queue that nobody has, or whose lease is over, with what is due in it. */
function claim(state: State, worker: number, take: Take, has: (fault: string) => boolean): void {
  for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) {
    const isTaken = at(state, PLACE.queue + endpoint) !== 0;
    if (isTaken && !has('a slow endpoint is given every worker')) continue;
    for (let change = 0; change < CHANGES; change += 1) {
      if (at(state, PLACE.delivery + deliveryAt(change, endpoint)) !== DELIVERY.due) continue;
      take(`worker ${worker + 1} claims the queue of endpoint ${endpoint + 1}`, (next) => {
        const own = workerAt(worker);
        next[PLACE.queue + endpoint] = worker + 1;
        next[own] = PHASE.claimed;
        next[own + W.endpoint] = endpoint;
        next[own + W.change] = change;
      });
    }
  }
}

function send(state: State, worker: number, take: Take, has: (fault: string) => boolean): void {
  const own = workerAt(worker);
  const delivery = deliveryOf(state, worker);
  const isNoted = has('a delivery is written down before it is sent');
  if (isNoted && at(state, own) === PHASE.claimed) {
    take(`worker ${worker + 1} writes down that it is delivered`, (next) => {
      next[own] = PHASE.noted;
      next[PLACE.delivery + delivery] = DELIVERY.delivered;
    });
    return;
  }
  take(`worker ${worker + 1} sends`, (next) => (next[own] = PHASE.sent));
}

function answer(state: State, worker: number, take: Take, has: (fault: string) => boolean): void {
  const own = workerAt(worker);
  const delivery = deliveryOf(state, worker);
  const isSlow = at(state, own + W.endpoint) === SLOW;
  const unanswered = has('what got no answer is delivered') ? PHASE.delivered : PHASE.failed;
  take(`endpoint takes it`, (next) => {
    count(next, PLACE.received + delivery);
    next[own] = PHASE.delivered;
  });
  if (isSlow) take('the slow endpoint does not answer in time', (next) => (next[own] = unanswered));
  if (at(state, PLACE.losses) === 0) return;
  take('the request gets lost', (next) => {
    spend(next, PLACE.losses);
    next[own] = unanswered;
  });
  take('endpoint takes it, and its answer gets lost', (next) => {
    spend(next, PLACE.losses);
    count(next, PLACE.received + delivery);
    next[own] = unanswered;
  });
}

/** Outcomes are written down in one statement, which gives the queue back. */
function writeDown(state: State, worker: number, take: Take, has: (fault: string) => boolean): void {
  const delivery = deliveryOf(state, worker);
  const isDelivered = at(state, workerAt(worker)) === PHASE.delivered;
  take(`worker ${worker + 1} writes down that it ${isDelivered ? 'is delivered' : 'failed'}`, (next) => {
    next[PLACE.delivery + delivery] = isDelivered ? DELIVERY.delivered : failedOf(next, delivery, has);
    freeQueue(next, worker);
    endWorker(next, worker);
  });
}

/** It is due again, until it is given up and a person is told. */
function failedOf(next: State, delivery: number, has: (fault: string) => boolean): number {
  if (has('what failed is not due again')) return DELIVERY.none;
  count(next, PLACE.tries + delivery);
  return at(next, PLACE.tries + delivery) >= TRIES_MAX ? DELIVERY.givenUp : DELIVERY.due;
}

function deliveryOf(state: State, worker: number): number {
  const own = workerAt(worker);
  return deliveryAt(at(state, own + W.change), at(state, own + W.endpoint));
}

function freeQueue(next: State, worker: number): void {
  for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1)
    if (at(next, PLACE.queue + endpoint) === worker + 1) next[PLACE.queue + endpoint] = 0;
}

function endWorker(next: State, worker: number): void {
  for (let part = 0; part < WORKER_BYTES; part += 1) next[workerAt(worker) + part] = 0;
}
