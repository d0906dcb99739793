import type { Transaction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton, useRefusal } from '../../parts/act-button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Popover } from '../../parts/popover.tsx';
import { toast } from '../../parts/toast.tsx';
import { useKeys } from '../../shell/keys.ts';
import { navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { ACT } from './act-words.ts';
import { CaptureDialog, IncrementDialog } from './amount-dialogs.tsx';
import { copyCurl } from './curl.ts';
import { type ActName, actsOf, needsOf } from './payment-acts.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { CancelDialog, ReviewDialog, VoidDialog } from './sure-dialogs.tsx';

/** The one act that makes sense next, and the others behind a button. */
export function Acts({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(ACT);
  const address = useAddress();
  const [open, setOpen] = useState<ActName | null>(null);
  const sync = useSync(transaction);
  const refusal = useRefusal();
  const [first, ...others] = actsOf(transaction);
  const begin = (name: ActName): void => {
    if (name === 'sync') sync();
    else if (name === 'link') navigate(address(linkOf(transaction)));
    else setOpen(name);
  };
  useKeys(
    actsOf(transaction).includes('refund') && refusal(needsOf('refund')) === null
      ? [{ keys: 'r', says: say('refund'), run: () => begin('refund') }]
      : [],
  );

  return (
    <>
      {first === undefined ? null : (
        <ActButton {...needsOf(first)} data-kind="main" onClick={() => begin(first)}>
          {say(first)}
        </ActButton>
      )}
      <Popover
        label={
          <>
            {say('more')}
            <Icon name="down" />
          </>
        }
      >
        {(close) => (
          <ul className="menu">
            {others.map((name) => (
              <li key={name}>
                <ActButton
                  className=""
                  {...needsOf(name)}
                  onClick={() => {
                    close();
                    begin(name);
                  }}
                >
                  {say(name)}
                </ActButton>
              </li>
            ))}
            <li>
              <CurlButton transaction={transaction} onDone={close} />
            </li>
          </ul>
        )}
      </Popover>
      <ActDialog name={open} transaction={transaction} onClose={() => setOpen(null)} />
    </>
  );
}

/** The call that this page is made of, for a terminal. */
function CurlButton({
  transaction: { id, merchant_account_id: account },
  onDone,
}: Readonly<{ transaction: Transaction; onDone: () => void }>): ReactNode {
  const say = useWords(ACT);
  const copy = async (): Promise<void> => {
    onDone();
    const input = { path: { transaction_id: id } };
    if (await copyCurl('GET /transactions/{transaction_id}', input, account)) toast(say('curl_copied'));
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {say('curl')}
    </button>
  );
}

function ActDialog({
  name,
  ...props
}: Readonly<{ name: ActName | null; transaction: Transaction; onClose: () => void }>): ReactNode {
  switch (name) {
    case 'capture':
      return <CaptureDialog {...props} />;
    case 'increment':
      return <IncrementDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'void':
      return <VoidDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'review':
      return <ReviewDialog {...props} />;
    case 'sync':
    case 'link':
    case null:
      return null;
    default:
      return name satisfies never;
  }
}

function useSync({ id }: Transaction): () => void {
  const say = useWords(ACT);
  const sync = useAct('POST /transactions/{transaction_id}/sync');
  return () =>
    sync.mutate(
      { path: { transaction_id: id } },
      { onSuccess: () => toast(say('done')), onError: ({ message }) => toast(message, 'bad') },
    );
}

/** A payment link for the same, to be looked over before it is made. */
function linkOf({ amount, currency, country, external_identifier: reference }: Transaction): string {
  const search = new URLSearchParams({ amount: String(amount), currency });
  if (country !== null) search.set('country', country);
  if (reference !== null) search.set('reference', reference);
  return `/links/new?${search.toString()}`;
}
