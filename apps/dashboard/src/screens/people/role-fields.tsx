import type { RoleAssignment } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CheckField, SelectField } from '../../parts/form.tsx';
import { useMe } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import { LimitFields, readLimits, type TypedLimit, typedLimits } from './limit-fields.tsx';
import { WORDS } from './words.ts';

const ACTS = ['capture', 'refund', 'review', 'void'] as const;
type Act = (typeof ACTS)[number];

/** A role as it is chosen: which, where, without what, and how much of it. */
export type RoleDraft = Narrowing & Readonly<{ roleId: string; account: string }>;
export type Narrowing = Readonly<{ withheld: readonly Act[]; limits: readonly TypedLimit[] }>;
export const NO_ROLE: RoleDraft = { roleId: '', account: '', withheld: [], limits: [] };

/** As the operations take it; null where an amount is not whole yet. */
export function bodyOfRole({ roleId, account, ...narrowing }: RoleDraft) {
  const body = bodyOfNarrowing(narrowing);
  return body === null
    ? null
    : { role_id: roleId, merchant_account_id: account === '' ? null : account, ...body };
}

export function bodyOfNarrowing({ withheld, limits }: Narrowing) {
  const read = readLimits(limits);
  return read === null ? null : { withheld: [...withheld], limits: [...read] };
}

/** What a role that somebody has is without. */
export function narrowingOf({ withheld, limits }: RoleAssignment): Narrowing {
  return { withheld: ACTS.filter((act) => withheld.includes(act)), limits: typedLimits(limits) };
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
  const writesMoney = chosen !== undefined && movesMoney(chosen.permissions.allow);

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
        <NarrowingFields draft={draft} onChange={(change) => onChange({ ...draft, ...change })} />
      ) : null}
    </>
  );
}

/** Which acts somebody may do, and up to which amounts. */
export function NarrowingFields({
  draft: { withheld, limits },
  onChange,
}: Readonly<{ draft: Narrowing; onChange: (change: Partial<Narrowing>) => void }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <fieldset className="ticks">
        <legend>{say('may')}</legend>
        {ACTS.map((act) => (
          <CheckField
            key={act}
            label={say(act)}
            value={!withheld.includes(act)}
            onChange={(is) =>
              onChange({ withheld: is ? withheld.filter((one) => one !== act) : [...withheld, act] })
            }
          />
        ))}
      </fieldset>
      <LimitFields limits={limits} onChange={(changed) => onChange({ limits: changed })} />
    </>
  );
}

/** Whether a role moves money, so that it can be narrowed. */
export function movesMoney(allow: readonly string[]): boolean {
  return allow.some((scope) => MONEY.includes(scope));
}

const MONEY: readonly string[] = ['transactions.write', '*.write'];
