import type { WebhookEventNameInput, WebhookSubscription } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormButtons } from '../../parts/form-buttons.tsx';
import { Form, SelectField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Popover } from '../../parts/popover.tsx';
import { toast } from '../../parts/toast.tsx';
import { navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { EVENT_NAMES } from './event-names.ts';
import { SecretOnce } from './secret-once.tsx';
import { isListened, RESENDS } from './subscription.ts';
import { WORDS } from './words.ts';

type Act = 'test' | 'rotate' | 'remove';
type EndpointOf = Readonly<{ subscription: WebhookSubscription; onClose: () => void }>;

const CHANGES = 'webhook-subscriptions.write';

/** What can be done with an endpoint. */
export function EndpointActs({
  subscription,
  onResendAll,
}: Readonly<{ subscription: WebhookSubscription; onResendAll: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const [act, setAct] = useState<Act | null>(null);
  const update = useAct('PUT /webhook-subscriptions/{subscription_id}');
  const put = (body: Readonly<{ active?: boolean; paused?: boolean }>): void =>
    update.mutate(
      { path: { subscription_id: subscription.id }, body },
      { onSuccess: () => toast(say('saved')), onError: ({ message }) => toast(message, 'bad') },
    );
  const close = (): void => setAct(null);
  const isPaused = subscription.paused === true;
  const items: readonly (readonly [label: string, needs: string | readonly string[], run: () => void])[] = [
    [say('rotate'), CHANGES, () => setAct('rotate')],
    [say(isPaused ? 'resume' : 'pause'), CHANGES, () => put({ paused: !isPaused })],
    [
      say(subscription.active ? 'switch_off' : 'switch_on'),
      CHANGES,
      () => put({ active: !subscription.active }),
    ],
    [say('resend_all'), RESENDS, onResendAll],
    [say('remove'), CHANGES, () => setAct('remove')],
  ];

  return (
    <>
      <ActButton needs="webhook-subscriptions.write" onClick={() => setAct('test')}>
        {say('test')}
      </ActButton>
      <Popover className="icon-button" label={<Icon name="more" />} says={say('edit')}>
        {(hide) => (
          <ul className="menu">
            {items.map(([label, needs, run]) => (
              <li key={label}>
                <ActButton
                  className=""
                  needs={needs}
                  onClick={() => {
                    hide();
                    run();
                  }}
                >
                  {label}
                </ActButton>
              </li>
            ))}
          </ul>
        )}
      </Popover>
      {act === 'test' ? <TestDialog subscription={subscription} onClose={close} /> : null}
      {act === 'rotate' ? <RotateDialog subscription={subscription} onClose={close} /> : null}
      {act === 'remove' ? <RemoveDialog subscription={subscription} onClose={close} /> : null}
    </>
  );
}

function TestDialog({ subscription, onClose }: EndpointOf): ReactNode {
  const say = useWords(WORDS);
  const first = (subscription.events?.[0] ?? 'transaction.captured') as WebhookEventNameInput; // of our version
  const [event, setEvent] = useState(first);
  const send = useAct('POST /webhook-subscriptions/{subscription_id}/test');
  const submit = (): void =>
    send.mutate(
      { path: { subscription_id: subscription.id }, body: { event } },
      {
        onSuccess: () => {
          toast(say('test_sent'));
          onClose();
        },
      },
    );

  return (
    <Dialog title={say('test')} onClose={onClose}>
      <p className="hint">{say('test_why')}</p>
      <Form
        onSubmit={submit}
        problem={send.error}
        acts={<FormButtons label={say('test')} isBusy={send.isPending} onCancel={onClose} />}
      >
        <SelectField<WebhookEventNameInput>
          label={say('event')}
          value={event}
          onChange={setEvent}
          choices={EVENT_NAMES.map((value) => ({ value, label: value }))}
        />
      </Form>
    </Dialog>
  );
}

const OVERLAPS = { at_once: 0, hour: 60, day: 1_440, week: 10_080 } as const;

function RotateDialog({ subscription, onClose }: EndpointOf): ReactNode {
  const say = useWords(WORDS);
  const [overlap, setOverlap] = useState<keyof typeof OVERLAPS>('day');
  const rotate = useAct('POST /webhook-subscriptions/{subscription_id}/rotate-secret');
  if (rotate.data !== undefined) return <SecretOnce secret={rotate.data.secret ?? ''} onClose={onClose} />;
  const path = { subscription_id: subscription.id };

  return (
    <Dialog title={say('rotate')} onClose={onClose}>
      <p className="hint">{say('rotate_why')}</p>
      <Form
        onSubmit={() => rotate.mutate({ path, body: { delta: OVERLAPS[overlap] } })}
        problem={rotate.error}
        acts={<FormButtons label={say('rotate')} isBusy={rotate.isPending} onCancel={onClose} />}
      >
        <SelectField<keyof typeof OVERLAPS>
          label={say('overlap')}
          value={overlap}
          onChange={setOverlap}
          choices={(['at_once', 'hour', 'day', 'week'] as const).map((value) => ({
            value,
            label: say(value),
          }))}
        />
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ subscription, onClose }: EndpointOf): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const remove = useAct('DELETE /webhook-subscriptions/{subscription_id}', ['GET /webhook-subscriptions']);
  const path = { subscription_id: subscription.id };

  return (
    <Dialog title={say('remove')} onClose={onClose}>
      <p>
        <strong>{isListened(subscription) ? say('here') : subscription.url}</strong>
      </p>
      <p className="hint">{say('remove_why')}</p>
      <Form
        onSubmit={() => remove.mutate({ path }, { onSuccess: () => navigate(address('/webhooks')) })}
        problem={remove.error}
        acts={<FormButtons label={say('remove')} isBusy={remove.isPending} onCancel={onClose} kind="bad" />}
      >
        {null}
      </Form>
    </Dialog>
  );
}
