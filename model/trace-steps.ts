import { successorsOf } from './explore.ts';
import {
  FIRST,
  OPERATION,
  OUTCOME,
  PAYMENT,
  PHASE,
  RECORD,
  RUNNER,
  RUNNERS,
  type State,
  WORKERS_FROM,
  WORLD,
  at,
  operationAt,
  paymentAt,
  runnerAt,
  stateBytes,
} from './layout.ts';
import { KIND, STATUS, Tables, type OutcomeMove } from './outcomes.ts';
import { POLICIES, type Rules } from './rules.ts';

/** What a line shows of one operation: the step, and what is known of it. The rest is searched for. */
export type Sight = Readonly<{
  step:
    | 'intent'
    | 'sends'
    | 'answered'
    | 'claims'
    | 'looked'
    | 'postpones'
    | 'sends again'
    | 'renews'
    | 'outcome'
    | 'moved by others';
  kind: string;
  /** Of the operation, before and after. */
  was?: string | undefined;
  status?: string | undefined;
  /** What was told: kinds of outcomes of the model. */
  told?: readonly number[] | undefined;
  /** An event, or another question, told it. */
  isHeard?: boolean | undefined;
}>;

const PLACE = operationAt(0, 0);
const STEPS: Readonly<Record<Sight['step'], ReadonlySet<string>>> = {
  intent: new Set(['commits its intent']),
  sends: new Set(),
  answered: new Set(),
  claims: new Set(['claims it']),
  looked: new Set(),
  postpones: new Set([
    'asks again later',
    'waits for an event',
    'gives up, and tells a person',
    'gets no answer to its question',
    'hears that it is still pending',
    'hears that nobody knows it yet',
    'sees that another worker has it',
  ]),
  'sends again': new Set(['notes that it sends again']),
  renews: new Set(['renews its claim']),
  outcome: new Set(['commits its outcome', 'applies an event']),
  'moved by others': new Set(),
};
const SEEN = new Set(Object.values(STEPS).flatMap((steps) => [...steps]));

/** The domain's answer, as the line has it: what else is told leads nowhere. */
class SeenTables extends Tables {
  sight: Sight | null = null;
  kind: number = KIND.authorize;

  constructor() {
    super(new Set());
  }

  override intentOf(transaction: number, kind: number): number | null {
    return kind === this.kind ? transaction : null;
  }

  override outcomeOf(transaction: number, _kind: number, status: number, outcome: number): OutcomeMove {
    const kept = { transaction, incident: false, isNews: false };
    const { sight } = this;
    if (sight?.step !== 'outcome') return { ...kept, status: status >= STATUS.pending ? status : NOWHERE };
    const isTold = sight.told?.includes(outcome) === true && status === numberOf(sight.was);
    return { ...kept, status: isTold ? numberOf(sight.status) : NOWHERE };
  }
}
const NOWHERE = 99;

function numberOf(status: string | undefined): number {
  const number = (STATUS as Readonly<Record<string, number>>)[status ?? 'none'];
  // A refund that came back, an approval that was cancelled.
  return number ?? STATUS.failed;
}

const RULES: Omit<Rules, 'policy'> = {
  payments: 1,
  crashes: 1,
  pauses: 0,
  losses: 1,
  asynchronous: true,
  gap: false,
  faults: new Set(),
};

/** States that one operation may be in, after what was seen of it: by each way in which a processor can be asked. */
type Frontier = Readonly<{ number: number; states: readonly (readonly State[])[] }>;

/**
 * The model as an acceptor of what was seen of an operation: the states that can explain it are kept, and a line is
 * refused where none is left. What the service does unseen, and what a processor and the wire do, is searched for.
 * Which states follow from which sight is remembered: most operations go the same ways.
 */
export class Acceptor {
  readonly #tables = new SeenTables();
  readonly #frontiers = new Map<string, Frontier>();
  readonly #known = new Map<string, Frontier>();
  readonly #begun = new Map<string, Frontier>();

  begin(kind: string): Frontier {
    const known = this.#begun.get(kind);
    if (known !== undefined) return known;
    const state = new Uint8Array(stateBytes(1));
    state[paymentAt(0) + PAYMENT.first] = firstFor(kind);
    const begun = this.#frontierOf(
      POLICIES.map((policy) => this.#closed([state], { ...RULES, policy }, kind)),
    );
    this.#begun.set(kind, begun);
    return begun;
  }

  /** Null: no state is left. */
  follow(from: Frontier, sight: Sight): Frontier | null {
    const name = `${from.number} ${JSON.stringify(sight)}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known.states.some((states) => states.length > 0) ? known : null;
    const states = POLICIES.map((policy, index) => {
      const rules = { ...RULES, policy };
      return this.#closed(this.#after(from.states[index] ?? [], sight, rules), rules, sight.kind);
    });
    const next = this.#frontierOf(states);
    this.#known.set(name, next);
    return states.some((some) => some.length > 0) ? next : null;
  }

  /** What of it could have been seen next. */
  nearest(from: Frontier, kind: string): readonly string[] {
    const names = new Set<string>();
    for (const [index, policy] of POLICIES.entries())
      for (const state of from.states[index] ?? [])
        this.#successors(state, { ...RULES, policy }, kind, null, (_next, step, runner) => {
          if (SEEN.has(step)) names.add(`${RUNNERS[runner] ?? 'an event'} ${step}`);
        });
    return [...names];
  }

  #frontierOf(states: readonly (readonly State[])[]): Frontier {
    const name = states
      .map((some) =>
        some
          .map((state) => Buffer.from(state).toString('latin1'))
          .sort()
          .join('|'),
      )
      .join('||');
    const known = this.#frontiers.get(name);
    if (known !== undefined) return known;
    const frontier = { number: this.#frontiers.size, states };
    this.#frontiers.set(name, frontier);
    return frontier;
  }

  #after(states: readonly State[], sight: Sight, rules: Rules): State[] {
    if (sight.step === 'moved by others') return states.map((state) => movedTo(state, sight));
    if (sight.step === 'sends') return states.filter((state) => hasRunner(state, IS_ABOUT_TO_SEND));
    if (sight.step === 'answered')
      return states.filter((state) =>
        hasRunner(state, (phase, outcome) => phase === PHASE.told && sight.told?.includes(outcome) === true),
      );
    const after: State[] = [];
    for (const state of states)
      this.#successors(state, rules, sight.kind, sight, (next, step) => {
        if (!STEPS[sight.step].has(step)) return;
        if (sight.step === 'outcome' && at(next, PLACE + OPERATION.status) !== numberOf(sight.status)) return;
        if (sight.isHeard === false && step === 'applies an event') return;
        if (sight.isHeard === true && step === 'commits its outcome') return;
        after.push(next.slice());
      });
    return after;
  }

  /** Every state that can follow unseen. */
  #closed(states: readonly State[], rules: Rules, kind: string): State[] {
    const seen = new Map<string, State>();
    const open: State[] = [];
    const reach = (next: State): void => {
      refresh(next);
      const name = Buffer.from(next).toString('latin1');
      if (seen.has(name)) return;
      const kept = next.slice();
      seen.set(name, kept);
      open.push(kept);
    };
    for (const state of states) reach(state);
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      const from = state;
      if (mayChangeItsMind(from)) reachOtherRecords(from, reach);
      this.#successors(from, rules, kind, null, (next, step) => {
        const isSeen = SEEN.has(step) && !(step === 'applies an event' && isUnmoved(from, next));
        if (!isSeen && at(next, PLACE + OPERATION.status) !== NOWHERE) reach(next);
      });
    }
    return [...seen.values()];
  }

  #successors(
    state: State,
    rules: Rules,
    kind: string,
    sight: Sight | null,
    visit: (next: State, step: string, runner: number) => void,
  ): void {
    this.#tables.sight = sight;
    this.#tables.kind = kindOf(kind);
    successorsOf(rules, this.#tables, state, (next, step, _payment, operation, runner) => {
      // One operation is looked at; a caller that asks again is answered by the key, and workers alone die unseen.
      if (operation === 1 || runner === 1 || (step === 'dies' && runner < WORKERS_FROM)) return;
      if (at(next, PLACE + OPERATION.moves) > 1) return;
      visit(next, step, runner);
    });
  }
}

const IS_ABOUT_TO_SEND = (phase: number): boolean => phase === PHASE.committed;

function hasRunner(state: State, is: (phase: number, outcome: number) => boolean): boolean {
  for (let runner = 0; runner < RUNNERS.length; runner += 1) {
    const own = runnerAt(PLACE, runner);
    if (is(at(state, own + RUNNER.phase), at(state, own + RUNNER.outcome))) return true;
  }
  return false;
}

/** What may go wrong in a trace has no end. */
function refresh(state: State): void {
  state[WORLD.crashes] = RULES.crashes;
  state[WORLD.losses] = RULES.losses;
}

/** What it has written down it may have answered otherwise: late successes and refusals that come after a yes. */
function mayChangeItsMind(state: State): boolean {
  const isTold = at(state, PLACE + OPERATION.status) >= STATUS.pending;
  return isTold && at(state, PLACE + OPERATION.record) !== RECORD.none;
}

/** A processor may change its mind, and say everything twice. */
function reachOtherRecords(from: State, reach: (next: State) => void): void {
  for (const record of [RECORD.pending, RECORD.succeeded, RECORD.declined]) {
    const next = from.slice();
    next[PLACE + OPERATION.record] = record;
    next[PLACE + OPERATION.emitted] = 0;
    reach(next);
  }
}

function isUnmoved(from: State, next: State): boolean {
  return at(from, PLACE + OPERATION.status) === at(next, PLACE + OPERATION.status);
}

function movedTo(state: State, { status }: Sight): State {
  const next = state.slice();
  next[PLACE + OPERATION.status] = numberOf(status);
  return next;
}

/** Raising and cancelling go the way of a capture: sent once, found out alike. */
function kindOf(kind: string): number {
  return (KIND as Readonly<Record<string, number>>)[kind] ?? KIND.capture;
}

function firstFor(kind: string): number {
  if (kind === 'authorize') return FIRST.nothing;
  return kind === 'refund' ? FIRST.captured : FIRST.authorized;
}

/** What a processor, or our own side, said of an operation, as the model's outcomes. */
export function toldBy({ kind, unsent }: Readonly<{ kind: string; unsent?: boolean }>): readonly number[] {
  switch (kind) {
    case 'succeeded':
      return [OUTCOME.succeeded];
    case 'pending':
      return [OUTCOME.pending];
    case 'unknown':
      // A success in another currency says nothing, and is taken for no answer.
      return [OUTCOME.unknown, OUTCOME.succeeded];
    default:
      return unsent === true ? [OUTCOME.unsent, OUTCOME.neverReceived] : [OUTCOME.declined];
  }
}
