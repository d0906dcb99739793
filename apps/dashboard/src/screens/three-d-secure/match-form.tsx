import type { ThreeDSecureScenario } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Form, TextField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Status } from '../../parts/status.tsx';
import { useWords } from '../../words/words.ts';
import { conditionsIn } from './scenario-form.tsx';
import { answerText, CONDITIONS } from './scenario-text.ts';
import { WORDS } from './words.ts';

/** A card number is never typed here, so a match is tried by everything else. */
const TYPED = CONDITIONS.filter((name) => name !== 'card_number');

/** Which scenario a payment would meet, and why those before it do not fit. */
export function MatchForm({
  scenarios,
}: Readonly<{ scenarios: readonly ThreeDSecureScenario[] }>): ReactNode {
  const say = useWords(WORDS);
  const { list } = useFormats();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const match = useAct('POST /three-ds-scenarios/match', []);
  const placeOf = (id: string): number => scenarios.findIndex((one) => one.id === id) + 1;
  const found = match.data;

  return (
    <Form
      onSubmit={() => match.mutate({ body: conditionsIn(typed, null) })}
      problem={match.error}
      acts={
        <button type="submit" className="button" disabled={match.isPending}>
          {say('ask')}
        </button>
      }
    >
      <div className="pairs">
        {TYPED.map((name) => (
          <TextField
            key={name}
            label={say(name)}
            kind={name === 'amount' ? 'number' : 'text'}
            value={typed[name] ?? ''}
            onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      {found === undefined ? null : (
        <div className="verdict" aria-live="polite">
          {found.three_ds_scenario === null ? (
            <Status tone="quiet">{say('none_fits')}</Status>
          ) : (
            <Status tone="good">{say('fits', { place: placeOf(found.three_ds_scenario.id) })}</Status>
          )}
          {found.outcome === null ? null : <p>{answerText(found.outcome, say)}</p>}
          {found.considered
            .filter(({ failed_conditions: failed }) => failed.length > 0)
            .map(({ three_ds_scenario_id: id, failed_conditions: failed }) => (
              <p key={id} className="soft">
                {say('failed', {
                  place: placeOf(id),
                  names: list(failed.map((name) => say(name as 'amount'))),
                })}
              </p>
            ))}
        </div>
      )}
    </Form>
  );
}
