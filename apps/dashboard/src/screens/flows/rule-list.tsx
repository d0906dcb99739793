import type { FlowAction, FlowRule } from '@railyard/sdk/schemas';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ActButton } from '../../parts/act-button.tsx';
import { Conflict } from '../../parts/conflict.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Icon } from '../../parts/icon.tsx';
import { useRuleText } from '../../parts/rule-text.ts';
import { Empty } from '../../parts/states.tsx';
import { Tag } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { RuleForm } from './rule-form.tsx';
import { type DraftRule, draftRuleOf, type FlowState, useRulesWriter } from './use-flow.ts';
import { WORDS } from './words.ts';

type RuleListPart = Readonly<{ state: FlowState; action: FlowAction }>;
type RuleListProps = RuleListPart & Readonly<{ isLive: boolean }>;

/** The rules of an action, top to bottom: moved by handle or by keys, changed in place. */
export function RuleList({ state, action, isLive }: RuleListProps): ReactNode {
  const say = useWords(WORDS);
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const mayWrite = useMay()('flows.write');
  const draft = isLive ? null : state.draft;
  const rules = state.actions.find((one) => one.action === action)?.rules ?? [];
  const { writer, save, again, drop } = useRuleChanges(draft, { action, rules, close: () => setOpen(null) });
  const move = async (rule: FlowRule, to: number): Promise<void> => {
    const place = Math.max(0, Math.min(rules.length - 1, to));
    const isMoved = await save((now) =>
      now
        .filter(({ id }) => id !== rule.id)
        .toSpliced(place, 0, rule)
        .map(draftRuleOf),
    );
    if (isMoved) toast(say('moved', { place: place + 1 }));
  };

  return (
    <section className="rules" aria-label={say('rules')} aria-busy={writer.isWriting}>
      <NotWritten {...{ draft, writer }} onTheirs={drop} onMine={again} />
      {rules.length === 0 && open !== NEW ? (
        <Empty title={say('no_rules')}>
          {say(`none_of_${action.replaceAll('-', '_')}` as 'none_of_skip_3ds')}
        </Empty>
      ) : null}
      <ol className="rule-list">
        {rules.map((rule, index) => (
          <RuleItem
            key={rule.id}
            {...{ state, action, rule, index, rules, dragged, writer }}
            isOpen={open === rule.id}
            isFixed={draft === null || !mayWrite}
            onDrag={setDragged}
            onMove={(moved, to) => void move(moved, to)}
            onOpen={setOpen}
            onSave={(change) => void save(change)}
          />
        ))}
      </ol>
      {open === NEW ? (
        <RuleForm
          {...{ state, action }}
          rule={null}
          isWriting={writer.isWriting}
          onCancel={() => setOpen(null)}
          onSave={(made) => void save((now) => [...now.map(draftRuleOf), made])}
        />
      ) : null}
      {draft === null || open === NEW ? null : (
        <ActButton needs="flows.write" onClick={() => setOpen(NEW)}>
          <Icon name="plus" /> {say('add_rule')}
        </ActButton>
      )}
    </section>
  );
}

/** What somebody wants, done to the rules as they stand: also to those that another person has changed meanwhile. */
type RulesChange = (now: readonly FlowRule[]) => readonly DraftRule[];

/** Changes the rules of an action; what was not written waits, to be done to the rules as they stand then. */
function useRuleChanges(
  draft: FlowState['draft'],
  { action, rules, close }: Readonly<{ action: FlowAction; rules: readonly FlowRule[]; close: () => void }>,
) {
  const writer = useRulesWriter(draft);
  const [waiting, setWaiting] = useState<RulesChange | null>(null);
  const save = async (change: RulesChange): Promise<boolean> => {
    const isWritten = await writer.write(action, change(rules));
    if (isWritten) close();
    setWaiting(isWritten ? null : () => change);
    return isWritten;
  };

  const again = (): void => {
    if (waiting !== null) void save(waiting);
  };
  const drop = (): void => {
    writer.reset();
    setWaiting(null);
    close();
  };
  return { writer, save, again, drop };
}

/** Why a change is not in the draft: somebody was faster, or the draft is no more, or the rule is none. */
function NotWritten({
  draft,
  writer: { problem, isWriting },
  onTheirs,
  onMine,
}: Readonly<{
  draft: FlowState['draft'];
  writer: ReturnType<typeof useRulesWriter>;
  onTheirs: () => void;
  onMine: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  if (problem === null) return null;
  if (problem.isConflict && draft !== null)
    return (
      <Conflict
        resourceId={draft.id}
        changedAt={draft.updated_at}
        isBusy={isWriting}
        {...{ onTheirs, onMine }}
      />
    );
  return (
    <>
      {problem.status === 404 ? <p role="alert">{say('draft_gone')}</p> : null}
      <FormProblem problem={problem} />
    </>
  );
}

type RuleItemProps = RuleListPart &
  Readonly<{
    rule: FlowRule;
    index: number;
    rules: readonly FlowRule[];
    dragged: string | null;
    writer: ReturnType<typeof useRulesWriter>;
    isOpen: boolean;
    isFixed: boolean;
    onDrag: (id: string | null) => void;
    onMove: (rule: FlowRule, to: number) => void;
    onOpen: (id: string | null) => void;
    onSave: (change: RulesChange) => void;
  }>;

/** A rule as it is read, or as it is changed; another one can be dropped on it. */
function RuleItem(props: RuleItemProps): ReactNode {
  const { state, action, rule, index, rules, dragged, writer, isOpen, isFixed } = props;
  const { onDrag, onMove, onOpen, onSave } = props;
  return (
    <li
      className="rule"
      data-active={rule.active}
      data-dragged={dragged === rule.id}
      onDragOver={(event) => {
        if (dragged !== null) event.preventDefault();
      }}
      onDrop={() => {
        const from = rules.find(({ id }) => id === dragged);
        if (from !== undefined && from !== rule) onMove(from, index);
        onDrag(null);
      }}
    >
      {isOpen ? (
        <RuleForm
          {...{ state, action }}
          rule={draftRuleOf(rule)}
          isWriting={writer.isWriting}
          onCancel={() => onOpen(null)}
          onSave={(changed) => onSave((now) => withRule(now, changed))}
        />
      ) : (
        <RuleRow
          {...{ state, rule, index }}
          count={rules.length}
          isFixed={isFixed}
          onDrag={onDrag}
          onMove={(to) => onMove(rule, to)}
          onOpen={() => onOpen(rule.id)}
          onRemove={() => onSave((now) => now.filter(({ id }) => id !== rule.id).map(draftRuleOf))}
          onCopy={() => onSave((now) => [...now.map(draftRuleOf), { ...draftRuleOf(rule), id: null }])}
        />
      )}
    </li>
  );
}

/** In its place; at the end, as a new one, where somebody has removed it. */
function withRule(now: readonly FlowRule[], changed: DraftRule): readonly DraftRule[] {
  const isThere = now.some(({ id }) => id === changed.id);
  return isThere
    ? now.map((one) => (one.id === changed.id ? changed : draftRuleOf(one)))
    : [...now.map(draftRuleOf), { ...changed, id: null }];
}

const NEW = 'new';

type RuleRowProps = Readonly<{
  state: FlowState;
  rule: FlowRule;
  index: number;
  count: number;
  /** Nothing is changed here. */
  isFixed: boolean;
  onDrag: (id: string | null) => void;
  onMove: (to: number) => void;
  onOpen: () => void;
  onRemove: () => void;
  onCopy: () => void;
}>;

function RuleRow({ state, rule, index, count, isFixed, ...on }: RuleRowProps): ReactNode {
  const say = useWords(WORDS);
  const text = useRuleText(state.nameOf);
  const byKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || index + step < 0 || index + step >= count) return;
    event.preventDefault();
    on.onMove(index + step);
  };

  return (
    <>
      {isFixed ? (
        <span className="rule-place number">{index + 1}</span>
      ) : (
        <button
          type="button"
          className="rule-handle"
          draggable
          aria-label={say('move', { place: index + 1 })}
          title={say('move_how')}
          onKeyDown={byKey}
          onDragStart={() => on.onDrag(rule.id)}
          onDragEnd={() => on.onDrag(null)}
        >
          <span aria-hidden="true">⠿</span>
          <span className="number">{index + 1}</span>
        </button>
      )}
      <div className="rule-body">
        {rule.description === null || rule.description === '' ? null : <h2>{rule.description}</h2>}
        <p className="rule-when">{text.when(rule)}</p>
        <p className="rule-then">{text.outcome(rule)}</p>
        <RuleRemarks {...{ state, rule }} />
      </div>
      {isFixed ? null : (
        <div className="rule-acts">
          <button type="button" className="link" onClick={on.onOpen}>
            {say('change')}
          </button>
          <button type="button" className="link" onClick={on.onCopy}>
            {say('copy')}
          </button>
          <button type="button" className="link" onClick={on.onRemove}>
            {say('remove')}
          </button>
        </div>
      )}
    </>
  );
}

/** How often it decided of late, and what the service says is wrong with it. */
function RuleRemarks({ state, rule }: Readonly<{ state: FlowState; rule: FlowRule }>): ReactNode {
  const say = useWords(WORDS);
  const { number } = useFormats();
  const said = state.check?.rules.find(({ rule_id: id }) => id === rule.id);
  const rules = state.actions.find(({ action }) => action === rule.action)?.rules ?? [];
  const cover = said?.covered_by ?? null;
  const isRare = state.check?.complete === false;

  return (
    <p className="rule-remarks">
      {rule.active ? null : <Tag>{say('not_active')}</Tag>}
      {cover === null ? null : (
        <Tag tone="warn">
          {say('never_reached', { place: rules.findIndex(({ id }) => id === cover) + 1 })}
        </Tag>
      )}
      {said === undefined || state.flow === 'checkout' ? null : (
        <span className="soft number">
          {say(isRare ? 'matched_of_newest' : 'matched', {
            hits: number(said.matched_30_days),
            of: number(state.check?.decisions ?? 0),
          })}
        </span>
      )}
      {said?.warnings.map((warning) => (
        <Tag key={warning} tone="warn">
          {warning}
        </Tag>
      ))}
    </p>
  );
}
