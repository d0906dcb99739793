import type { Buyer } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { buyerName } from '../../parts/buyer-name.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { navigate, useAddress, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { addressText } from './address-text.tsx';
import { GiftCards, PaymentMethods, Payments, ShippingAddresses } from './buyer-parts.tsx';
import { EditBuyer } from './edit-buyer.tsx';
import { WORDS } from './words.ts';

/** One buyer: who they are, once that is revealed, what they can pay with, and what they have paid. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const [isRevealed, setIsRevealed] = useState(false);
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const read = useRead('GET /buyers/{buyer_id}', { path: { buyer_id: id } }, { isRevealed });
  const toggle = (
    <button
      type="button"
      className="button"
      aria-pressed={isRevealed}
      onClick={() => setIsRevealed(!isRevealed)}
    >
      {say(isRevealed ? 'hide' : 'reveal')}
    </button>
  );

  return (
    <DetailPage back={{ to: '/buyers', label: say('title') }} read={read}>
      {(buyer) => (
        <>
          <DetailHead title={buyerName(buyer) ?? buyer.id.slice(0, 8)} acts={<Acts onOpen={setOpen} />} />
          <Columns
            side={
              <>
                <Section title={say('personal')} acts={toggle}>
                  <PersonalData buyer={buyer} />
                  {isRevealed ? null : <p className="hint">{say('masked')}</p>}
                </Section>
                <ShippingAddresses buyerId={id} isRevealed={isRevealed} />
              </>
            }
          >
            <PaymentMethods buyerId={id} />
            <GiftCards buyerId={id} />
            <Payments buyerId={id} />
          </Columns>
          {open === 'edit' ? <EditBuyer id={id} onClose={() => setOpen(null)} /> : null}
          {open === 'delete' ? <DeleteBuyer id={id} onClose={() => setOpen(null)} /> : null}
        </>
      )}
    </DetailPage>
  );
}

function Acts({ onOpen }: Readonly<{ onOpen: (what: 'edit' | 'delete') => void }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <ActButton needs="buyers.write" onClick={() => onOpen('edit')}>
        {say('edit')}
      </ActButton>
      <ActButton needs="buyers.write" onClick={() => onOpen('delete')}>
        {say('delete')}
      </ActButton>
    </>
  );
}

function PersonalData({ buyer }: Readonly<{ buyer: Buyer }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const formats = useFormats();
  const { billing_details: details } = buyer;
  const name = [details?.first_name, details?.last_name].filter((word) => (word ?? '') !== '').join(' ');
  const taxId = details?.tax_id ?? null;

  return (
    <Facts
      rows={[
        [say('display_name'), buyer.display_name],
        [list('name'), name],
        [say('email'), details?.email_address],
        [say('phone'), details?.phone_number],
        [say('address'), addressText(details?.address, formats)],
        [say('tax_id'), taxId === null ? null : `${taxId.value} (${taxId.kind})`],
        [list('external'), buyer.external_identifier],
        [list('created'), <Time key="made" at={buyer.created_at} length="long" />],
        [list('id'), <CopyId key="id" id={buyer.id} />],
      ]}
    />
  );
}

function DeleteBuyer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const act = useAct('DELETE /buyers/{buyer_id}', ['GET /buyers']);
  const done = (): void => {
    toast(say('deleted'));
    navigate(address('/buyers'));
  };

  return (
    <ConfirmDialog
      title={say('delete_title')}
      act={say('delete')}
      problem={act.error}
      isBusy={act.isPending}
      onAct={() => act.mutate({ path: { buyer_id: id } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{say('delete_why')}</p>
    </ConfirmDialog>
  );
}
