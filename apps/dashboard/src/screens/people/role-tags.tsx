import type { RoleAssignment } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Tag } from '../../parts/status.tsx';
import { useMe } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import { WORDS } from './words.ts';

/** What somebody may do, and where, in few words. */
export function RoleTags({ roles }: Readonly<{ roles: readonly RoleAssignment[] }>): ReactNode {
  const say = useWords(WORDS);
  const roleName = useRoleName();
  const accountName = useAccountName();
  if (roles.length === 0) return <span className="soft">{say('no_role_yet')}</span>;
  return roles.slice(0, 3).map(({ id, role, merchant_account_id: account }) => (
    <span key={id}>
      <Tag>
        {roleName(role.slug)}
        {account === null ? '' : ` · ${accountName(account)}`}
      </Tag>{' '}
    </span>
  ));
}

/** What people call a merchant account; null is every one. */
export function useAccountName(): (id: string | null) => string {
  const say = useWords(WORDS);
  const { data } = useMe();
  return (id) =>
    id === null
      ? say('everywhere')
      : (data?.merchant_accounts.find((one) => one.id === id)?.display_name ?? id);
}
