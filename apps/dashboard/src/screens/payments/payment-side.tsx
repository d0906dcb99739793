import type { Address, Transaction, TransactionBuyer } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { methodName, schemeName } from '../../parts/payment-words.ts';
import { Status, type Tone } from '../../parts/status.tsx';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { hasWord, useWords } from '../../words/words.ts';
import { useCodeText } from './code-words.ts';
import { LedgerFacts } from './ledger-facts.tsx';
import { PAGE } from './payment-page-words.ts';
import { ReceiptRows } from './receipt-rows.tsx';
import { WORDS } from './words.ts';

/** What does not change about a payment: what paid, who, for what, and what belongs to it. */
export function PaymentSide({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  return (
    <>
      <MethodFacts transaction={transaction} />
      <BuyerFacts transaction={transaction} />
      <RefundRows transaction={transaction} />
      <ReceiptRows transaction={transaction} />
      <DetailFacts transaction={transaction} />
      <MetadataFacts transaction={transaction} />
      <LedgerFacts transaction={transaction} />
    </>
  );
}

function MethodFacts({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const { country } = useFormats();
  const { payment_method: paid, gift_card_redemptions: cards, currency } = transaction;
  const { three_d_secure: secure } = transaction;
  const details = paid?.details;
  const codeText = useCodeText();
  const codeOf = (code: string | null | undefined): string | null => (code == null ? null : codeText(code));

  return (
    <Section title={say('method')}>
      <Facts
        rows={[
          methodRow(transaction, say('method')),
          [say('kind'), codeOf(details?.card_type)],
          [say('bin'), details?.bin],
          [say('issuer'), details?.card_issuer_name],
          [say('country'), paid?.country == null ? null : country(paid.country)],
          [say('expires'), paid?.expiration_date],
          [say('cvv'), codeOf(transaction.cvv_response_code)],
          [say('avs'), codeOf(transaction.avs_response_code)],
          [say('three_d_secure'), [codeOf(secure?.status), secure?.version].filter(Boolean).join(' · ')],
          [say('fraud'), codeOf(transaction.anti_fraud_decision)],
          [say('stored'), paid?.id == null ? null : <CopyId key="stored" id={paid.id} />],
          ...cards.map((card) => giftCardRow(card, currency, codeText)),
        ]}
      />
      <SameCard fingerprint={paid?.fingerprint} />
    </Section>
  );
}

/** `Mastercard`: `•••• 4444`; of what has no label, only what it is. */
function methodRow(
  { method, payment_method: paid }: Transaction,
  name: string,
): readonly [string, ReactNode] {
  const scheme = paid?.scheme ?? null;
  const shown = scheme === null ? (method === null ? null : methodName(method)) : schemeName(scheme);
  const label = paid?.label ?? null;
  if (shown === null || label === null) return [name, shown];
  return [
    shown,
    <bdi key="label" className="number">
      {/^\d{4}$/.test(label) ? `•••• ${label}` : label}
    </bdi>,
  ];
}

function SameCard({ fingerprint }: Readonly<{ fingerprint: string | null | undefined }>): ReactNode {
  const say = useWords(PAGE);
  if (fingerprint == null) return null;
  return (
    <Link className="more-link" to={`/payments?payment_method_fingerprint=${fingerprint}`}>
      {say('same_card')}
    </Link>
  );
}

function giftCardRow(
  { id, gift_card, amount, status }: Transaction['gift_card_redemptions'][number],
  currency: string,
  codeText: (code: string) => string,
): readonly [string, ReactNode] {
  return [
    `•••• ${gift_card.last4}`,
    <span key={id} className="line">
      <Money minor={amount} currency={currency} />
      <Status tone={status === 'succeeded' ? 'good' : 'quiet'}>{codeText(status)}</Status>
    </span>,
  ];
}

function BuyerFacts({ transaction: { buyer } }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const { country } = useFormats();
  if (buyer === null) return null;
  const { email_address: email, phone_number: phone, address } = buyer.billing_details ?? {};
  const shown = nameOf(buyer);

  return (
    <Section title={say('buyer')}>
      <Facts
        rows={[
          [say('name'), buyer.id === null ? shown : <Link to={`/buyers/${buyer.id}`}>{shown}</Link>],
          [say('email'), email],
          [say('phone'), phone],
          [say('address'), address == null ? null : addressText(address, country)],
          [say('external'), buyer.external_identifier],
        ]}
      />
      {buyer.id === null ? <p className="hint">{say('guest')}</p> : null}
      <SameBuyer buyer={buyer} />
    </Section>
  );
}

/** By the stored buyer; of a guest by the e-mail address, where the person sees it whole. */
function SameBuyer({ buyer }: Readonly<{ buyer: TransactionBuyer }>): ReactNode {
  const say = useWords(PAGE);
  const email = buyer.billing_details?.email_address ?? '';
  const isWhole = email !== '' && !email.includes('•');
  if (buyer.id === null && !isWhole) return null;
  const query =
    buyer.id === null ? `buyer_email_address=${encodeURIComponent(email)}` : `buyer_id=${buyer.id}`;
  return (
    <Link className="more-link" to={`/payments?${query}`}>
      {say('same_buyer')}
    </Link>
  );
}

function nameOf({ billing_details: details, display_name: shown, id }: TransactionBuyer): string {
  const name = [details?.first_name, details?.last_name].filter((word) => (word ?? '') !== '').join(' ');
  return shown ?? (name === '' ? (details?.email_address ?? id ?? '') : name);
}

function addressText(address: Address, country: (code: string) => string): string {
  const town = [address.postal_code, address.city].filter(Boolean).join(' ');
  const land = address.country == null ? null : country(address.country);
  return [address.line1, address.line2, town, land].filter(Boolean).join(', ');
}

const REFUND_TONES: Readonly<Record<string, Tone>> = {
  succeeded: 'good',
  declined: 'bad',
  failed: 'bad',
  processing: 'open',
};

function RefundRows({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const codeText = useCodeText();
  const { data } = useRead('GET /transactions/{transaction_id}/refunds', {
    path: { transaction_id: transaction.id },
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;

  return (
    <Section title={say('refunds')}>
      <ul className="side-rows">
        {items.map((refund) => (
          <li key={refund.id}>
            <span className="line">
              <strong>
                <Money minor={refund.amount} currency={refund.currency} />
              </strong>
              <Status tone={REFUND_TONES[refund.status] ?? 'quiet'}>{codeText(refund.status)}</Status>
            </span>
            <Time at={refund.created_at} />
            {refund.reason === null ? null : <span className="soft">{refund.reason}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DetailFacts({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const { country } = useFormats();
  const { payment_service: service, statement_descriptor: descriptor } = transaction;
  const list = useWords(WORDS);
  const sourceText = (source: string): string => (hasWord(WORDS, source) ? list(source) : source);
  const other = (id: string | null | undefined): ReactNode =>
    id == null ? null : <Link to={`/payments/${id}`}>{id.slice(-12)}</Link>;
  const idOf = (id: string | null): ReactNode => (id === null ? null : <CopyId id={id} />);

  return (
    <Section title={say('details')}>
      <Facts
        rows={[
          [say('id'), idOf(transaction.id)],
          [say('external'), idOf(transaction.external_identifier)],
          [
            say('service'),
            service === null ? null : <Link to={`/connectors/${service.id}`}>{service.display_name}</Link>,
          ],
          [say('processor_id'), idOf(transaction.payment_service_transaction_id)],
          [say('reconciliation'), idOf(transaction.reconciliation_id)],
          [say('scheme_id'), idOf(transaction.scheme_transaction_id)],
          [say('source'), sourceText(transaction.payment_source)],
          [say('country'), transaction.country === null ? null : country(transaction.country)],
          [say('descriptor'), descriptor?.name],
          [say('session'), idOf(transaction.checkout_session_id)],
          [say('reauthorized_from'), other(transaction.reauthorized_from_transaction_id)],
          [say('received_with'), other(transaction.received_with_transaction_id)],
        ]}
      />
    </Section>
  );
}

function MetadataFacts({ transaction: { metadata } }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const rows = Object.entries(metadata ?? {});
  if (rows.length === 0) return null;
  return (
    <Section title={say('metadata')}>
      <Facts rows={rows} />
    </Section>
  );
}
