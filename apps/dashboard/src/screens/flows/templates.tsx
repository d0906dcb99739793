import type { FlowDraftActionRules } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { Empty } from '../../parts/states.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { servicesFor } from './attempt-list.tsx';
import type { FlowState } from './use-flow.ts';
import { WORDS } from './words.ts';

/** Where the issuer has to authenticate (PSD2, and its like in the United Kingdom). */
const EUROPE =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE GB'.split(' ');

type Template = Readonly<{
  name: 'one_connector' | 'two_with_fallback' | 'secure_in_europe';
  actions: readonly FlowDraftActionRules[];
}>;

/** Whole flows to begin with, from the payment services that are there. */
function templatesFor(state: FlowState): readonly Template[] {
  const [first, second] = servicesFor(state).filter(({ isActive }) => isActive);
  if (first === undefined || !state.actions.some(({ action }) => action === 'route-transaction')) return [];
  const route = (...outcome: readonly string[]): FlowDraftActionRules => ({
    action: 'route-transaction',
    rules: [{ conditions: [], outcome }],
  });
  const european = { name: 'card_country', operator: 'is_one_of', value: EUROPE } as const;
  const secure: FlowDraftActionRules = {
    action: 'skip-3ds',
    rules: [{ conditions: [european], outcome: 'attempt' }],
  };

  return [
    { name: 'one_connector', actions: [route(first.id)] },
    ...(second === undefined
      ? []
      : [{ name: 'two_with_fallback' as const, actions: [route(first.id, second.id)] }]),
    ...(state.flow === 'card-transaction'
      ? [{ name: 'secure_in_europe' as const, actions: [route(first.id), secure] }]
      : []),
  ];
}

/** What stands where no rule was ever written. */
export function Templates({ state }: Readonly<{ state: FlowState }>): ReactNode {
  const say = useWords(WORDS);
  const begin = useAct('POST /flows/{flow}/drafts');
  const templates = templatesFor(state);

  return (
    <Empty
      title={say('no_flow')}
      action={
        <ActButton
          needs="flows.write"
          disabled={begin.isPending}
          onClick={() => begin.mutate({ path: { flow: state.flow } })}
        >
          {say('begin_empty')}
        </ActButton>
      }
    >
      <p>{say('no_flow_why')}</p>
      {templates.length === 0 ? (
        state.flow === 'checkout' || state.flow === 'non-card-transaction' ? null : (
          <p>
            <Link to="/connectors">{say('connect_first')}</Link>
          </p>
        )
      ) : (
        <ul className="templates">
          {templates.map(({ name, actions }) => (
            <li key={name}>
              <ActButton
                needs="flows.write"
                className="template"
                disabled={begin.isPending}
                onClick={() =>
                  begin.mutate({ path: { flow: state.flow }, body: { description: say(name), actions } })
                }
              >
                <strong>{say(name)}</strong>
                <span>{say(`${name}_why`)}</span>
              </ActButton>
            </li>
          ))}
        </ul>
      )}
      {begin.error === null ? null : <FormProblem problem={begin.error} />}
    </Empty>
  );
}
