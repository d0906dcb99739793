import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { buyerName } from '../../parts/buyer-name.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Instrument } from '../../parts/instrument.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { codeText } from '../../parts/payment-words.ts';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { Link, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { PayoutState } from './payout-status.tsx';
import { WORDS } from './words.ts';

const PENDING_MS = 5000;

/** One payout. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const id = usePart('id');
  const first = useRead('GET /payouts/{payout_id}', { path: { payout_id: id } });
  const isPending = first.data?.status === 'pending';
  const read = useRead(
    'GET /payouts/{payout_id}',
    { path: { payout_id: id } },
    { everyMs: isPending ? PENDING_MS : false },
  );

  return (
    <DetailPage back={{ to: '/payouts', label: say('title') }} read={read}>
      {(payout) => (
        <>
          <DetailHead
            title={<Money minor={payout.amount} currency={payout.currency} />}
            status={<PayoutState status={payout.status} />}
          >
            {payout.status === 'pending' ? <p>{say('pending_why')}</p> : null}
            {payout.status === 'returned' ? <p>{say('returned_why')}</p> : null}
          </DetailHead>
          <Section title={say('payout')}>
            <Facts
              rows={[
                [
                  say('to'),
                  <Instrument
                    key="to"
                    method={payout.payment_method.method}
                    scheme={payout.payment_method.scheme}
                    label={payout.payment_method.label}
                  />,
                ],
                [
                  list('buyer'),
                  <BuyerLink key="buyer" id={payout.buyer?.id} name={buyerName(payout.buyer)} />,
                ],
                [list('service'), payout.payment_service.display_name],
                [say('category'), payout.category === null ? null : codeText(payout.category)],
                [list('external'), payout.external_identifier],
                [list('processor_id'), idOf(payout.payment_service_payout_id)],
                [list('created'), <Time key="made" at={payout.created_at} length="long" />],
                [list('updated'), <Time key="changed" at={payout.updated_at} length="long" />],
                [list('id'), idOf(payout.id)],
              ]}
            />
          </Section>
        </>
      )}
    </DetailPage>
  );
}

function idOf(id: string | null): ReactNode {
  return id === null ? null : <CopyId id={id} />;
}

function BuyerLink({
  id,
  name,
}: Readonly<{ id: string | null | undefined; name: string | null }>): ReactNode {
  if (id === null || id === undefined) return name ?? '–';
  return <Link to={`/buyers/${id}`}>{name ?? id}</Link>;
}
