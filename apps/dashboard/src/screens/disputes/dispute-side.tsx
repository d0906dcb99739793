import type { Dispute } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { buyerName } from '../../parts/buyer-name.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { Instrument } from '../../parts/instrument.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useServiceName } from '../../parts/payment-services.ts';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { wordFor } from './standing.tsx';
import { WORDS } from './words.ts';

/** What the processor says of a dispute, and the payment that it is about. */
export function DisputeSide({ dispute }: Readonly<{ dispute: Dispute }>): ReactNode {
  return (
    <>
      <ProcessorWords dispute={dispute} />
      <Payment dispute={dispute} />
    </>
  );
}

function ProcessorWords({ dispute }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const service = useServiceName();
  const { currency, charged_back_amount: taken, given_back_amount: back } = dispute;

  return (
    <Section title={say('says')}>
      <Facts
        rows={[
          [list('reason'), dispute.reason === null ? null : wordFor(dispute.reason, say)],
          [say('raw_reason'), dispute.raw_reason],
          [say('network_code'), dispute.network_reason_code],
          [say('stage'), wordFor(dispute.stage, say)],
          [say('taken'), <Money key="taken" minor={taken} currency={currency} />],
          [say('back'), back === 0 ? null : <Money key="back" minor={back} currency={currency} />],
          [say('opened'), <Time key="opened" at={dispute.opened_at} />],
          [
            say('closed_at'),
            dispute.closed_at === null ? null : <Time key="closed" at={dispute.closed_at} />,
          ],
          [list('service'), service(dispute.payment_service_id)],
          [list('processor_id'), <CopyId key="theirs" id={dispute.payment_service_dispute_id} />],
          [list('id'), <CopyId key="ours" id={dispute.id} />],
        ]}
      />
    </Section>
  );
}

function Payment({ dispute: { transaction_id: id } }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { data } = useRead('GET /transactions/{transaction_id}', { path: { transaction_id: id } });
  if (data === undefined) return null;

  const { currency, captured_amount: captured, refunded_amount: refunded, payment_method: paid } = data;
  return (
    <Section title={say('payment')}>
      <Facts
        rows={[
          [
            list('payment'),
            <Link key="payment" to={`/payments/${id}`}>
              {data.external_identifier ?? id.slice(0, 8)}
            </Link>,
          ],
          [say('captured'), <Money key="captured" minor={captured} currency={currency} />],
          [
            say('refunded'),
            refunded === 0 ? null : <Money key="refunded" minor={refunded} currency={currency} />,
          ],
          [
            list('method'),
            <Instrument key="method" method={data.method} scheme={paid?.scheme} label={paid?.label} />,
          ],
          [list('buyer'), buyerName(data.buyer)],
          [say('paid_at'), <Time key="paid" at={data.created_at} />],
        ]}
      />
    </Section>
  );
}
