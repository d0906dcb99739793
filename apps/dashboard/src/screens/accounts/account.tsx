import type { MerchantAccount } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Table } from '../../parts/table.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { Link, usePart } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { AccountForm } from './account-form.tsx';
import { ThreeDsProfiles } from './three-ds-profiles.tsx';
import { WORDS } from './words.ts';

/** One merchant account: what its buyers see, and what it says of itself to issuers. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead('GET /merchant-accounts/{merchant_account_id}', { path: { merchant_account_id: id } });
  return (
    <DetailPage back={{ to: '/accounts', label: say('title') }} read={read}>
      {(account) => <AccountPage account={account} />}
    </DetailPage>
  );
}

function AccountPage({ account }: Readonly<{ account: MerchantAccount }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <DetailHead title={account.display_name} />
      <Columns
        side={
          <>
            <Section title={say('details')}>
              <Facts
                rows={[
                  [say('id'), <CopyId key="id" id={account.id} />],
                  [say('created'), <Time key="created" at={account.created_at} />],
                  [say('updated'), <Time key="updated" at={account.updated_at} />],
                ]}
              />
              <p>
                <Link to={`/audit?resource_type=merchant-account&resource_id=${account.id}`}>
                  {say('history')}
                </Link>
              </p>
            </Section>
            <TokenServices accountId={account.id} />
          </>
        }
      >
        <Section title={say('look')}>
          <AccountForm key={account.updated_at} account={account} />
        </Section>
        <ThreeDsProfiles accountId={account.id} />
      </Columns>
    </>
  );
}

function TokenServices({ accountId }: Readonly<{ accountId: string }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const { data } = useRead(
    'GET /merchant-accounts/{merchant_account_id}/token-services',
    { path: { merchant_account_id: accountId } },
    { isWanted: may('merchant-accounts.read') },
  );
  if (data === undefined) return null;

  return (
    <Section title={say('tokens')}>
      {data.items.length === 0 ? (
        <p className="hint">{say('no_tokens')}</p>
      ) : (
        <Table
          label={say('tokens')}
          items={data.items}
          idOf={({ token_service_definition_id: id }) => id}
          isHeadless
          columns={[
            {
              name: 'name',
              label: say('name'),
              narrow: 'lead',
              cell: ({ token_service_definition_id: id }) => id.replaceAll('-', ' '),
            },
            {
              name: 'created',
              label: say('created'),
              align: 'end',
              narrow: 'end',
              cell: ({ created_at: at }) => <Time at={at} length="date" />,
            },
          ]}
        />
      )}
    </Section>
  );
}
