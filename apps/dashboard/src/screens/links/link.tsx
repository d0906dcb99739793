import type { PaymentLink } from '@railyard/sdk/schemas';
import encodeQR from 'qr';
import { type ReactNode, useMemo, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyButton, CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useFormats } from '../../parts/formats.ts';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { usePaymentStatus } from '../../parts/payment-words.ts';
import { Status } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { LinkStatus } from './link-status.tsx';
import { WORDS } from './words.ts';

/** A buyer may be paying just now. */
const AGAIN_MS = 5_000;

/** One payment link: to be sent, shown as a code, or ended; and who tried to pay by it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const path = { payment_link_id: id };
  const read = useRead('GET /payment-links/{payment_link_id}', { path }, { everyMs: AGAIN_MS });
  return (
    <DetailPage back={{ to: '/links', label: say('title') }} read={read}>
      {(link) => <LinkPage link={link} />}
    </DetailPage>
  );
}

function LinkPage({ link }: Readonly<{ link: PaymentLink }>): ReactNode {
  const say = useWords(WORDS);
  const { country } = useFormats();
  const [isEnding, setIsEnding] = useState(false);
  const isActive = link.status === 'active';

  return (
    <>
      <DetailHead
        title={<Money minor={link.amount} currency={link.currency} />}
        status={<LinkStatus status={link.status} />}
        acts={
          isActive ? (
            <>
              <CopyButton text={link.url} label={say('copy')} />
              <a className="button" href={link.url} target="_blank" rel="noopener noreferrer">
                {say('open')}
              </a>
              <ActButton needs="payment-links.write" onClick={() => setIsEnding(true)}>
                {say('expire')}
              </ActButton>
            </>
          ) : null
        }
      />
      <Columns
        side={
          <Section title={say('details')}>
            <Facts
              rows={[
                [say('id'), <CopyId key="id" id={link.id} />],
                [say('reference'), link.external_identifier],
                [say('country'), country(link.country)],
                [say('intent'), say(link.intent === 'authorize' ? 'authorize' : 'capture')],
                [say('message'), link.merchant_message],
                [say('created'), <Time key="created" at={link.created_at} />],
                [
                  say('expires'),
                  link.expires_at === null ? null : <Time key="expires" at={link.expires_at} />,
                ],
              ]}
            />
          </Section>
        }
      >
        {isActive ? (
          <Section title={say('code')}>
            <LinkCode url={link.url} />
          </Section>
        ) : null}
        <PaymentsOf link={link} />
      </Columns>
      {isEnding ? <EndDialog link={link} onClose={() => setIsEnding(false)} /> : null}
    </>
  );
}

/** The link as a QR code, drawn as one path. */
function LinkCode({ url }: Readonly<{ url: string }>): ReactNode {
  const say = useWords(WORDS);
  const rows = useMemo(() => encodeQR(url, 'raw', { border: 2 }), [url]);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

  return (
    <div className="link-code">
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={say('code')}>
        <path d={path} />
      </svg>
      <CopyId id={url} />
    </div>
  );
}

function PaymentsOf({ link: { id } }: Readonly<{ link: PaymentLink }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const status = usePaymentStatus();
  const query = { payment_link_id: id, limit: 20 };
  const { data } = useRead('GET /transactions', { query }, { everyMs: AGAIN_MS });
  if (data === undefined) return null;

  return (
    <Section title={say('payments')}>
      {data.items.length === 0 ? (
        <p className="hint">{say('no_payments')}</p>
      ) : (
        <Table
          label={say('payments')}
          items={data.items}
          idOf={(payment) => payment.id}
          hrefOf={(payment) => `/payments/${payment.id}`}
          columns={[
            {
              name: 'amount',
              label: say('amount'),
              align: 'end',
              narrow: 'lead',
              cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
            },
            {
              name: 'status',
              label: say('status'),
              narrow: 'sub',
              cell: (payment) => (
                <Status tone={status(payment.status).tone}>{status(payment.status).text}</Status>
              ),
            },
            {
              name: 'updated_at',
              label: list('updated'),
              align: 'end',
              narrow: 'end',
              cell: ({ updated_at: at }) => <Time at={at} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

function EndDialog({ link, onClose }: Readonly<{ link: PaymentLink; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const end = useAct('POST /payment-links/{payment_link_id}/expire');
  const submit = (): void =>
    end.mutate({ path: { payment_link_id: link.id } }, { onSuccess: () => (toast(say('ended')), onClose()) });

  return (
    <ConfirmDialog
      title={say('expire')}
      act={say('expire')}
      problem={end.error}
      isBusy={end.isPending}
      onAct={submit}
      onClose={onClose}
    >
      <p>{say('expire_why')}</p>
    </ConfirmDialog>
  );
}
