import type { FlowAction, FlowRule } from '@railyard/sdk/schemas';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ActButton } from '../../parts/act-button.tsx';
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
  const writer = useRulesWriter(draft);
  const rules = state.actions.find((one) => one.action === action)?.rules ?? [];
  const save = async (changed: readonly DraftRule[]): Promise<void> => {
    if (await writer.write(action, changed)) setOpen(null);
  };
  const move = (rule: FlowRule, to: number): void => {
    const rest = rules.filter((one) => one !== rule);
    const place = Math.max(0, Math.min(rest.length, to));
    void save(rest.toSpliced(place, 0, rule).map(draftRuleOf)).then(() =>
      toast(say('moved', { place: place + 1 })),
    );
  };

  return (
    <section className="rules" aria-label={say('rules')} aria-busy={writer.isWriting}>
      {writer.problem === null ? null : <FormProblem problem={writer.problem} />}
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
            onMove={move}
            onOpen={setOpen}
            onSave={(changed) => void save(changed)}
          />
        ))}
      </ol>
      {open === NEW ? (
        <RuleForm
          {...{ state, action }}
          rule={null}
          isWriting={writer.isWriting}
          onCancel={() => setOpen(null)}
          onSave={(made) => void save([...rules.map(draftRuleOf), made])}
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
    onSave: (rules: readonly DraftRule[]) => void;
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
          onSave={(changed) => onSave(rules.map((one) => (one === rule ? changed : draftRuleOf(one))))}
        />
      ) : (
        <RuleRow
          {...{ state, rule, index }}
          count={rules.length}
          isFixed={isFixed}
          onDrag={onDrag}
          onMove={(to) => onMove(rule, to)}
          onOpen={() => onOpen(rule.id)}
          onRemove={() => onSave(rules.filter((one) => one !== rule).map(draftRuleOf))}
          onCopy={() => onSave([...rules.map(draftRuleOf), { ...draftRuleOf(rule), id: null }])}
        />
      )}
    </li>
  );
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
