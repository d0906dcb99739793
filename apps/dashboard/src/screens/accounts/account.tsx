import type { MerchantAccount } from '@railyard/sdk/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Table } from '../../parts/table.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { Link, PlainLink, usePart } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { AccountForm } from './account-form.tsx';
import { RECEIPTS } from './receipt-words.ts';
import { ReceiptsForm } from './receipts-form.tsx';
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
  const sayOfReceipts = useWords(RECEIPTS);
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
            <TwoPeople accountId={account.id} />
            <TokenServices accountId={account.id} />
          </>
        }
      >
        <Section title={say('look')}>
          <AccountForm account={account} />
        </Section>
        <Section title={sayOfReceipts('title')}>
          <ReceiptsForm account={account} />
        </Section>
        <ThreeDsProfiles accountId={account.id} />
      </Columns>
    </>
  );
}

/** From which amounts on two have to agree: changed where approvals are, in the merchant account that they are of. */
function TwoPeople({ accountId }: Readonly<{ accountId: string }>): ReactNode {
  const say = useWords(WORDS);
  const { money } = useFormats();
  const { data } = useQuery({
    queryKey: [accountId, 'GET /approval-limits', {}],
    queryFn: () => call('GET /approval-limits', {}, { merchantAccount: accountId }),
  });
  const limits = data?.limits ?? [];

  return (
    <Section title={say('two_people')}>
      {limits.length === 0 ? (
        <p className="hint">{say('no_two_people')}</p>
      ) : (
        <Facts rows={limits.map(({ currency, amount }) => [currency, money(amount, currency)])} />
      )}
      <p className="hint">
        <PlainLink to={`/m/${encodeURIComponent(accountId)}/approvals?tab=limits`}>
          {say('change_two_people')}
        </PlainLink>
      </p>
    </Section>
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
