import type { FlowActionRules } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRuleText } from '../../parts/rule-text.ts';
import { PlainLink, usePlace, withSearch } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const STEP = 76;
const WIDTH = 176;
const HEIGHT = 46;

/** The actions of a flow from the payment to its attempts, as a picture and as links: where we are is marked. */
export function FlowPicture({
  actions,
  current,
}: Readonly<{ actions: readonly FlowActionRules[]; current: string }>): ReactNode {
  const say = useWords(WORDS);
  const { action: nameOf } = useRuleText((id) => id);
  const nodes = [say('payment'), ...actions.map(({ action }) => nameOf(action)), say('attempts')];
  return (
    <nav className="flow-picture" aria-label={say('actions')}>
      <svg
        viewBox={`0 0 ${WIDTH} ${nodes.length * STEP - (STEP - HEIGHT)}`}
        aria-hidden="true"
        focusable="false"
      >
        {nodes.slice(1).map((node, index) => (
          <path
            key={node}
            className="flow-line"
            d={`M${WIDTH / 2} ${index * STEP + HEIGHT}V${(index + 1) * STEP - 5}m-4 -4l4 4l4 -4`}
          />
        ))}
        {nodes.map((node, index) => {
          const of = actions[index - 1];
          return (
            <g
              key={node}
              className="flow-node"
              data-end={of === undefined}
              data-current={of?.action === current}
            >
              <rect x="1" y={index * STEP + 1} width={WIDTH - 2} height={HEIGHT - 2} rx="7" />
            </g>
          );
        })}
      </svg>
      <PictureLinks {...{ actions, current, nodes }} />
    </nav>
  );
}

/** The same as links, which is all that a screen reader is told. */
function PictureLinks({
  actions,
  current,
  nodes,
}: Readonly<{ actions: readonly FlowActionRules[]; current: string; nodes: readonly string[] }>): ReactNode {
  const say = useWords(WORDS);
  const { path, search } = usePlace();
  return (
    <ol>
      {nodes.map((node, index) => {
        const of = actions[index - 1];
        const next = new URLSearchParams(search);
        next.set('action', of?.action ?? '');

        return (
          <li key={node}>
            {of === undefined ? (
              <span>{node}</span>
            ) : (
              <PlainLink
                to={withSearch(path, next)}
                aria-current={of.action === current ? 'step' : undefined}
              >
                {node}
                <small>{say('rules_count', { count: of.rules.length })}</small>
              </PlainLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
