import type { FlowEvaluation } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useFormats } from '../../parts/formats.ts';
import { methodName } from '../../parts/payment-words.ts';
import { useRuleText } from '../../parts/rule-text.ts';
import { Status, Tag } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** What rules would decide of a payment: the outcome first, then each rule with the condition that failed. */
export function Evaluation({ evaluation }: Readonly<{ evaluation: FlowEvaluation }>): ReactNode {
  const say = useWords(WORDS);
  const { action: nameOf } = useRuleText((id) => id);
  const { outcome, actions, unknown } = evaluation;

  return (
    <div className="evaluation" aria-live="polite">
      <EvaluationOutcome outcome={outcome} />
      {actions
        .filter(({ rules }) => rules.length > 0)
        .map((action) => (
          <section key={action.action} aria-label={nameOf(action.action)}>
            <h2>{nameOf(action.action)}</h2>
            {action.asked ? null : <p className="hint">{say('not_asked')}</p>}
            <ol className="tried-rules">
              {action.rules.map((rule) => (
                <li key={rule.rule_id} data-reached={rule.reached && action.asked}>
                  <RuleVerdict rule={rule} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      {unknown.length === 0 ? null : (
        <section aria-label={say('open')}>
          <h2>{say('open')}</h2>
          <ul className="open-facts">
            {unknown.map(({ name, reason }) => (
              <li key={name}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function EvaluationOutcome({ outcome }: Pick<FlowEvaluation, 'outcome'>): ReactNode {
  const say = useWords(WORDS);
  const text = useRuleText((id) => id);
  const { attempts, left_out: leftOut, error_code: code, payment_options: options } = outcome;
  const { exemption, three_d_secure: mode, share } = outcome;
  const secure = exemption === null ? mode : { exemption };

  return (
    <div className="verdict">
      {options === null ? (
        <Status tone={code === null ? 'good' : 'bad'}>
          {code === null ? say('would_try') : say('would_decline', { code })}
        </Status>
      ) : (
        <Status tone={options.length === 0 ? 'bad' : 'good'}>
          {options.length === 0 ? say('shows_nothing') : options.map(methodName).join(', ')}
        </Status>
      )}
      {attempts.length === 0 ? null : (
        <ol className="attempt-order">
          {attempts.map(({ payment_service_id: id, display_name: name, instrument }) => (
            <li key={`${id} ${instrument ?? ''}`}>
              {name} {instrument === null ? null : <Tag>{text.word(instrument)}</Tag>}
            </li>
          ))}
        </ol>
      )}
      {secure === null ? null : (
        <p>{text.outcome({ action: 'skip-3ds', outcome: secure, error_code: null })}</p>
      )}
      {share === null ? null : <p className="soft">{say('share', { share })}</p>}
      {leftOut.map(({ payment_service_id: id, reason }) => (
        <p key={`${id} ${reason}`} className="soft">
          {reason}
        </p>
      ))}
    </div>
  );
}

type EvaluatedRule = FlowEvaluation['actions'][number]['rules'][number];

function RuleVerdict({ rule }: Readonly<{ rule: EvaluatedRule }>): ReactNode {
  const say = useWords(WORDS);
  const { word } = useRuleText((id) => id);
  const { money } = useFormats();
  const told = (name: string, text: string): string =>
    name.startsWith('amount') ? amountText(text, money) : text;
  const { position, description, matched, decided, reached, conditions } = rule;
  const tone = decided ? 'good' : matched && reached ? 'warn' : 'quiet';
  const verdict = decided ? 'decided' : matched ? (reached ? 'held' : 'would_hold') : 'did_not_hold';

  return (
    <>
      <Status tone={tone}>
        <strong className="number">{position + 1}</strong> {description ?? say('rule')} · {say(verdict)}
      </Status>
      <ul className="seen-conditions">
        {conditions
          .filter(({ holds }) => !holds || decided)
          .map((one) => (
            <li key={`${one.name} ${one.operator} ${one.wanted}`} data-holds={one.holds}>
              {word(one.name)} {word(one.operator)} <b>{told(one.name, one.wanted)}</b>
              <span>
                {one.seen === null ? say('not_known') : say('it_is', { seen: told(one.name, one.seen) })}
              </span>
            </li>
          ))}
      </ul>
    </>
  );
}

/** The service tells amounts in minor units: `1500 EUR`, and `100 and 1500 EUR` between two of them. */
function amountText(told: string, money: (minor: number, currency: string) => string): string {
  const [, first, second, currency = ''] = /^(\d+)(?: and (\d+))? ([A-Z]{3})$/.exec(told) ?? [];
  if (first === undefined) return told;
  const ends = second === undefined ? [first] : [first, second];
  return ends.map((end) => money(Number(end), currency)).join(' – ');
}
