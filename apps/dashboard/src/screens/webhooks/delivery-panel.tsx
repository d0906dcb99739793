import type { WebhookDeliveryDetail } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyButton, CopyId } from '../../parts/copy-id.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormProblem, SelectField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { deliveryStatusOf, isTaken, RESENDS } from './subscription.ts';
import { type SampleName, SAMPLES } from './verify-samples.ts';
import { WORDS } from './words.ts';

const AGAIN_MS = 3_000;

/** One delivery: what is sent, how it is signed, and what each attempt came to. All of it is shown as text. */
export function DeliveryPanel({
  subscriptionId,
  id,
  onClose,
}: Readonly<{ subscriptionId: string; id: string; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const path = { subscription_id: subscriptionId, delivery_id: id };
  const read = useRead(
    'GET /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}',
    { path },
    { everyMs: AGAIN_MS },
  );
  const resend = useAct('POST /webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/resend');
  const again = (): void => resend.mutate({ path }, { onSuccess: () => toast(say('resent')) });

  return (
    <Dialog
      title={read.data?.event ?? say('event')}
      size="side"
      onClose={onClose}
      acts={
        <ActButton needs={RESENDS} disabled={resend.isPending} onClick={again}>
          {say('resend')}
        </ActButton>
      }
    >
      {resend.error === null ? null : <FormProblem problem={resend.error} />}
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined ? read.error === null ? <Loading /> : null : <Delivery delivery={read.data} />}
    </Dialog>
  );
}

function Delivery({ delivery }: Readonly<{ delivery: WebhookDeliveryDetail }>): ReactNode {
  const say = useWords(WORDS);
  const { tone, word } = deliveryStatusOf(delivery.status, delivery.last_attempt !== null);
  return (
    <>
      <div className="delivery-facts">
        <Facts
          rows={[
            [
              say('status'),
              <Status key="s" tone={tone}>
                {say(word)}
              </Status>,
            ],
            [say('thing'), <AboutDelivery key="t" delivery={delivery} />],
            [say('created'), <Time key="c" at={delivery.created_at} length="long" />],
            [
              say('next_try'),
              delivery.next_attempt_at === null ? null : (
                <Time key="n" at={delivery.next_attempt_at} length="long" />
              ),
            ],
          ]}
        />
      </div>
      <Section title={say('attempts')}>
        <Attempts delivery={delivery} />
      </Section>
      <Section title={say('body')} acts={<CopyButton text={delivery.payload} />}>
        <pre className="payload" tabIndex={0}>
          {inLines(delivery.payload)}
        </pre>
      </Section>
      <Section title={say('headers')}>
        <Headers delivery={delivery} />
      </Section>
      <Section title={say('verify')}>
        <Verify />
      </Section>
    </>
  );
}

function AboutDelivery({
  delivery: { resource_type, resource_id, transaction_id },
}: Readonly<{ delivery: WebhookDeliveryDetail }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <span className="about">
      {resource_type} <CopyId id={resource_id} />
      {transaction_id === null ? null : <Link to={`/payments/${transaction_id}`}>{say('open_payment')}</Link>}
    </span>
  );
}

function Attempts({ delivery }: Readonly<{ delivery: WebhookDeliveryDetail }>): ReactNode {
  const say = useWords(WORDS);
  const { duration } = useFormats();
  if (delivery.attempts.length === 0) return <p className="hint">{say('never_tried')}</p>;

  return (
    <ol className="attempts">
      {[...delivery.attempts].reverse().map((attempt) => {
        const { response_status: status, error, response_body: body } = attempt;
        return (
          <li key={attempt.at}>
            <span className="attempt-head">
              <Status tone={isTaken(status) ? 'good' : 'bad'}>{status ?? say('no_answer')}</Status>
              <span className="soft number">{duration(attempt.duration_ms)}</span>
              <Time at={attempt.at} length="long" />
            </span>
            {error === null ? null : <p className="attempt-error">{error}</p>}
            {body === null || body === '' ? null : <pre className="answer">{body}</pre>}
          </li>
        );
      })}
    </ol>
  );
}

/** What is the same on every attempt, and how the rest is made of it. */
function Headers({
  delivery: { event_id, last_attempt },
}: Readonly<{ delivery: WebhookDeliveryDetail }>): ReactNode {
  const say = useWords(WORDS);
  const at =
    last_attempt === null ? '<unix seconds>' : String(Math.floor(Date.parse(last_attempt.at) / 1000));
  const rows = [
    ['content-type', 'application/json'],
    ['webhook-id', event_id],
    ['webhook-timestamp', at],
    ['webhook-signature', `v1,base64(HMAC-SHA256(secret, "${event_id}.${at}." + body))`],
    ['x-gr4vy-webhook-id', event_id],
    ['x-gr4vy-webhook-timestamp', at],
    ['x-gr4vy-webhook-signatures', `hex(HMAC-SHA256(secret, "${at}." + body))`],
  ] as const;
  return (
    <>
      <pre className="payload" tabIndex={0}>
        {rows.map(([name, value]) => `${name}: ${value}`).join('\n')}
      </pre>
      <p className="hint">{say('headers_why')}</p>
    </>
  );
}

function Verify(): ReactNode {
  const say = useWords(WORDS);
  const [name, setName] = useState<SampleName>('Node');
  return (
    <>
      <div className="verify-head">
        <SelectField<SampleName>
          label={say('verify')}
          value={name}
          onChange={setName}
          choices={(Object.keys(SAMPLES) as SampleName[]).map((value) => ({ value, label: value }))}
        />
        <CopyButton text={SAMPLES[name]} />
      </div>
      <pre className="payload" tabIndex={0}>
        {SAMPLES[name]}
      </pre>
    </>
  );
}

/** As a person reads it; the bytes are in one line. */
function inLines(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload) as unknown, null, 2);
  } catch {
    return payload;
  }
}
