import type { DigitalWallet } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, FormProblem, TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { navigate, useAddress, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { walletName } from './wallets.tsx';
import { WORDS } from './words.ts';

/** One wallet, and the domains on which its button may be shown. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /digital-wallets/{digital_wallet_id}', {
    path: { digital_wallet_id: usePart('id') },
  });
  return (
    <DetailPage back={{ to: '/wallets', label: say('wallets') }} read={read}>
      {(wallet) => (
        <>
          <DetailHead title={walletName(wallet.provider)} acts={<DeleteButton wallet={wallet} />}>
            {wallet.merchant_name}
          </DetailHead>
          <Columns side={<WalletFacts wallet={wallet} />}>
            <Domains wallet={wallet} />
          </Columns>
        </>
      )}
    </DetailPage>
  );
}

function WalletFacts({ wallet }: Readonly<{ wallet: DigitalWallet }>): ReactNode {
  const say = useWords(WORDS);
  const { active_certificate_count: active, pending_certificate_count: pending } = wallet;
  return (
    <Section title={say('details')}>
      <Facts
        rows={[
          ['Id', <CopyId key="id" id={wallet.id} />],
          [say('merchant_name'), wallet.merchant_display_name ?? wallet.merchant_name],
          [
            say('certificates'),
            say('certificate_counts', { active, pending, expired: wallet.expired_certificate_count }),
          ],
          [say('made'), <Time key="made" at={wallet.created_at} length="long" />],
        ]}
      />
    </Section>
  );
}

function Domains({ wallet }: Readonly<{ wallet: DigitalWallet }>): ReactNode {
  const say = useWords(WORDS);
  const path = { digital_wallet_id: wallet.id };
  const add = useAct('POST /digital-wallets/{digital_wallet_id}/domains');
  const remove = useAct('DELETE /digital-wallets/{digital_wallet_id}/domains');
  const [typed, setTyped] = useState('');

  return (
    <Section title={say('domains')}>
      {wallet.domain_names.length === 0 ? <p className="hint">{say('no_domains')}</p> : null}
      <ul className="domain-rows">
        {wallet.domain_names.map((domain) => (
          <li key={domain}>
            <code>{domain}</code>
            <ActButton
              needs="digital-wallets.write"
              className="icon-button"
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(
                  { path, body: { domain_name: domain } },
                  { onError: ({ message }) => toast(message, 'bad') },
                )
              }
            >
              <Icon name="close" />
              <span className="unseen">{say('remove_domain', { domain })}</span>
            </ActButton>
          </li>
        ))}
      </ul>
      <div className="set-up">
        <Form
          problem={add.error}
          onSubmit={() =>
            add.mutate({ path, body: { domain_name: typed.trim() } }, { onSuccess: () => setTyped('') })
          }
          acts={
            <ActButton
              needs="digital-wallets.write"
              type="submit"
              disabled={typed.trim() === '' || add.isPending}
            >
              {say('add_domain')}
            </ActButton>
          }
        >
          <TextField label={say('domain')} value={typed} onChange={setTyped} help={say('domains_help')} />
        </Form>
      </div>
    </Section>
  );
}

function DeleteButton({ wallet }: Readonly<{ wallet: DigitalWallet }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const [isSure, setIsSure] = useState(false);
  const remove = useAct('DELETE /digital-wallets/{digital_wallet_id}', ['GET /digital-wallets']);
  const confirm = (): void =>
    remove.mutate(
      { path: { digital_wallet_id: wallet.id } },
      {
        onSuccess: () => {
          toast(say('deleted'));
          navigate(address('/wallets'));
        },
      },
    );

  return (
    <>
      <ActButton needs="digital-wallets.write" data-kind="bad" onClick={() => setIsSure(true)}>
        {say('delete')}
      </ActButton>
      {isSure ? (
        <Dialog
          title={say('delete_title', { name: walletName(wallet.provider) })}
          onClose={() => setIsSure(false)}
          acts={
            <button
              type="button"
              className="button"
              data-kind="bad"
              disabled={remove.isPending}
              onClick={confirm}
            >
              {say('delete')}
            </button>
          }
        >
          <p>{say('delete_wallet')}</p>
          {remove.error === null ? null : <FormProblem problem={remove.error} />}
        </Dialog>
      ) : null}
    </>
  );
}
