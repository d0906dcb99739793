import type { ReactNode } from 'react';
import { recordOf } from '../../api/problem.ts';
import { SelectField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useRuleText } from '../../parts/rule-text.ts';
import { useWords } from '../../words/words.ts';
import type { FlowState } from './use-flow.ts';
import { WORDS } from './words.ts';

/** One try of a rule, as it is typed. */
export type TypedAttempt = Readonly<{ id: string; instrument: string; transformations: readonly unknown[] }>;

/** The attempts of a rule's outcome. */
export function attemptsIn(outcome: unknown): readonly TypedAttempt[] {
  const list = Array.isArray(outcome) ? outcome : recordOf(outcome)['attempts'];
  return (Array.isArray(list) ? (list as unknown[]) : []).map((one) => {
    const { payment_service_id: id = one, instrument, transformations } = recordOf(one);
    const kept = Array.isArray(transformations) ? (transformations as unknown[]) : [];
    return {
      id: String(id),
      instrument: typeof instrument === 'string' ? instrument : '',
      transformations: kept,
    };
  });
}

/** As a rule has them: the id alone where nothing else is said. */
export function writtenAttempts(attempts: readonly TypedAttempt[]): readonly unknown[] {
  return attempts.map(({ id, instrument, transformations }) =>
    instrument === '' ? id : { payment_service_id: id, instrument, transformations },
  );
}

/** What a list of attempts needs to know of its flow. */
type RoutedServices = Pick<FlowState, 'flow' | 'services' | 'nameOf'>;

/** Payment services that the flow can send to. */
export function servicesFor({ flow, services }: Pick<FlowState, 'flow' | 'services'>): FlowState['services'] {
  return services.filter(({ method }) => (method === 'card') === (flow === 'card-transaction'));
}

/** Payment services in the order in which they are tried. */
export function AttemptList({
  state,
  attempts,
  onChange,
}: Readonly<{
  state: RoutedServices;
  attempts: readonly TypedAttempt[];
  onChange: (attempts: readonly TypedAttempt[]) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const services = servicesFor(state);
  const set = (at: number, change: Partial<TypedAttempt>): void =>
    onChange(attempts.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const free = services.find(({ id }) => !attempts.some((one) => one.id === id)) ?? services[0];
  return (
    <>
      {attempts.map(({ id, instrument }, at) => (
        <AttemptRow key={at} {...{ state, attempts, at, id, instrument, set, onChange }} />
      ))}
      {free === undefined ? (
        <p className="hint">{say('no_services')}</p>
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => onChange([...attempts, { id: free.id, instrument: '', transformations: [] }])}
        >
          <Icon name="plus" /> {say('add_service')}
        </button>
      )}
    </>
  );
}

function AttemptRow({
  state,
  attempts,
  at,
  id,
  instrument,
  set,
  onChange,
}: Readonly<{
  state: RoutedServices;
  attempts: readonly TypedAttempt[];
  at: number;
  id: string;
  instrument: string;
  set: (at: number, change: Partial<TypedAttempt>) => void;
  onChange: (attempts: readonly TypedAttempt[]) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const { word } = useRuleText((service) => service);
  const services = servicesFor(state);
  return (
    <div className="attempt">
      <SelectField
        label={say('service_at', { place: at + 1 })}
        value={id}
        onChange={(next) => set(at, { id: next })}
        choices={[
          ...services.map((one) => ({ value: one.id, label: one.name })),
          ...(services.some((one) => one.id === id) ? [] : [{ value: id, label: state.nameOf(id) }]),
        ]}
      />
      {state.flow === 'card-transaction' ? (
        <SelectField
          label={say('sends')}
          value={instrument}
          onChange={(next) => set(at, { instrument: next })}
          choices={[
            { value: '', label: say('as_set_up') },
            { value: 'pan', label: word('pan') },
            { value: 'network_token', label: word('network_token') },
          ]}
        />
      ) : null}
      <button
        type="button"
        className="link"
        aria-disabled={at === 0}
        onClick={() =>
          at > 0 && onChange(attempts.toSpliced(at, 1).toSpliced(at - 1, 0, ...attempts.slice(at, at + 1)))
        }
      >
        {say('earlier')}
      </button>
      <button type="button" className="icon-button" onClick={() => onChange(attempts.toSpliced(at, 1))}>
        <Icon name="close" />
        <span className="unseen">{say('remove')}</span>
      </button>
    </div>
  );
}
