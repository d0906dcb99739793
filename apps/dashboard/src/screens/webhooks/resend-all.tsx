import type { WebhookDeliveryStatusInput, WebhookEventNameInput } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { FormButtons } from '../../parts/form-buttons.tsx';
import { CheckField, Field, Form } from '../../parts/form.tsx';
import { usePlace, navigate, withSearch } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { EVENT_NAMES } from './event-names.ts';
import { WORDS } from './words.ts';

const STATUSES = ['failed', 'pending', 'delivered'] as const satisfies readonly WebhookDeliveryStatusInput[];

/** All that match the filters of the list, or a part of time, as a job of the server. */
export function ResendAll({ id, onClose }: Readonly<{ id: string; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const { path, status, event, since, before } = useListed();
  const [statuses, setStatuses] = useState<readonly WebhookDeliveryStatusInput[]>([status]);
  const [events, setEvents] = useState<readonly WebhookEventNameInput[] | null>(
    event === undefined ? null : [event],
  );
  const [from, setFrom] = useState(since);
  const [until, setUntil] = useState(before);
  const begin = useAct('POST /webhook-subscriptions/{subscription_id}/resends');
  const submit = (): void =>
    begin.mutate(
      {
        path: { subscription_id: id },
        body: {
          statuses,
          events,
          created_at_gte: isoOf(from),
          created_at_lte: isoOf(until),
        },
      },
      {
        onSuccess: () => {
          onClose();
          navigate(withSearch(path, new URLSearchParams({ tab: 'resends' })));
        },
      },
    );

  return (
    <Dialog title={say('resend_all')} onClose={onClose}>
      <p className="hint">{say('resend_all_why')}</p>
      <Form
        onSubmit={submit}
        problem={begin.error}
        acts={
          <FormButtons
            label={say('begin')}
            isBusy={begin.isPending || statuses.length === 0}
            onCancel={onClose}
          />
        }
      >
        <Statuses chosen={statuses} onChange={setStatuses} />
        <Moment label={say('since')} value={from} onChange={setFrom} />
        <Moment label={say('until')} value={until} onChange={setUntil} />
        {event === undefined ? null : (
          <CheckField
            label={<code>{event}</code>}
            value={events !== null}
            onChange={(is) => setEvents(is ? [event] : null)}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** What the list is filtered by: the job begins with that. */
function useListed() {
  const { path, search: words } = usePlace();
  const search = new URLSearchParams(words);
  return {
    path,
    status: STATUSES.find((one) => one === search.get('status')) ?? 'failed',
    event: EVENT_NAMES.find((one) => one === search.get('event')),
    since: localOf(search.get('created_at_gte')),
    before: localOf(search.get('created_at_lte')),
  };
}

function Statuses({
  chosen,
  onChange,
}: Readonly<{
  chosen: readonly WebhookDeliveryStatusInput[];
  onChange: (chosen: readonly WebhookDeliveryStatusInput[]) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const toggle = (one: WebhookDeliveryStatusInput): void =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset className="events">
      <legend>{say('which_status')}</legend>
      {STATUSES.map((one) => (
        <CheckField key={one} label={say(one)} value={chosen.includes(one)} onChange={() => toggle(one)} />
      ))}
    </fieldset>
  );
}

function Moment({
  label,
  value,
  onChange,
}: Readonly<{ label: string; value: string; onChange: (value: string) => void }>): ReactNode {
  return (
    <Field label={label} isOptional>
      {(tied) => (
        <input
          {...tied}
          className="input"
          type="datetime-local"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** In the zone of the browser, as the field wants it. */
function localOf(iso: string | null): string {
  if (iso === null || Number.isNaN(Date.parse(iso))) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function isoOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
