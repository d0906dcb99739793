import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CheckField, SelectField } from '../../parts/form.tsx';
import { useMe } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import { WORDS } from './words.ts';

const ACTS = ['capture', 'refund', 'review', 'void'] as const;
type Act = (typeof ACTS)[number];

/** A role as it is chosen: which, where, and without what. */
export type RoleDraft = Readonly<{ roleId: string; account: string; withheld: readonly Act[] }>;
export const NO_ROLE: RoleDraft = { roleId: '', account: '', withheld: [] };

/** As the operations take it. */
export function bodyOfRole({ roleId, account, withheld }: RoleDraft) {
  return { role_id: roleId, merchant_account_id: account === '' ? null : account, withheld: [...withheld] };
}

/** The inputs for a role: those that people can have, and the merchant accounts that the person sees. */
export function RoleFields({
  draft,
  onChange,
  isOptional = false,
}: Readonly<{ draft: RoleDraft; onChange: (draft: RoleDraft) => void; isOptional?: boolean }>): ReactNode {
  const say = useWords(WORDS);
  const roleName = useRoleName();
  const { data: me } = useMe();
  const { data } = useRead('GET /roles', { query: { limit: 100 } });
  const roles = (data?.items ?? []).filter((role) => role.assignable_to.includes('user'));
  const chosen = roles.find(({ id }) => id === draft.roleId);
  const writesMoney = chosen?.permissions.allow.some((scope) => MONEY.includes(scope)) === true;

  return (
    <>
      <SelectField
        label={say('role')}
        value={draft.roleId}
        onChange={(roleId) => onChange({ ...draft, roleId })}
        isOptional={isOptional}
        help={chosen?.description}
        choices={[
          { value: '', label: '–' },
          ...roles.map(({ id, slug }) => ({ value: id, label: roleName(slug) })),
        ]}
      />
      <SelectField
        label={say('where')}
        value={draft.account}
        onChange={(account) => onChange({ ...draft, account })}
        choices={[
          { value: '', label: say('everywhere') },
          ...(me?.merchant_accounts ?? []).map(({ id, display_name: label }) => ({ value: id, label })),
        ]}
      />
      {writesMoney ? (
        <fieldset className="ticks">
          <legend>{say('may')}</legend>
          {ACTS.map((act) => (
            <CheckField
              key={act}
              label={say(act)}
              value={!draft.withheld.includes(act)}
              onChange={(is) =>
                onChange({
                  ...draft,
                  withheld: is ? draft.withheld.filter((one) => one !== act) : [...draft.withheld, act],
                })
              }
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

const MONEY: readonly string[] = ['transactions.write', '*.write'];
