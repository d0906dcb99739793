import type { RoleAssignment, User } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { FormProblem } from '../../parts/form.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { None } from '../../parts/values.tsx';
import { useMay } from '../../shell/session.tsx';
import { hasWord, useWords } from '../../words/words.ts';
import { useLimitText } from '../me/limit-text.ts';
import { useRoleName } from '../me/role-name.ts';
import { ChangeRoleDialog } from './person-dialogs.tsx';
import { movesMoney } from './role-fields.tsx';
import { useAccountName } from './role-tags.tsx';
import { WORDS } from './words.ts';

/** The roles of one person, by merchant account. */
export function PersonRoles({ user }: Readonly<{ user: User }>): ReactNode {
  const say = useWords(WORDS);
  const columns = useRoleColumns();
  const [changing, setChanging] = useState<RoleAssignment | null>(null);
  const take = useAct('DELETE /roles/assignments/{role_assignment_id}');

  if (user.roles.length === 0) return <p className="hint">{say('no_roles')}</p>;

  const taken = ({ id }: RoleAssignment): void =>
    take.mutate({ path: { role_assignment_id: id } }, { onSuccess: () => toast(say('taken')) });
  return (
    <>
      {take.error === null ? null : <FormProblem problem={take.error} />}
      <Table
        label={say('roles')}
        items={user.roles}
        idOf={({ id }) => id}
        columns={[
          ...columns,
          {
            name: 'take',
            label: say('take'),
            isAct: true,
            align: 'end',
            narrow: 'end',
            cell: (role) => (
              <RoleActs
                role={role}
                isBusy={take.isPending}
                onChange={() => setChanging(role)}
                onTake={() => taken(role)}
              />
            ),
          },
        ]}
      />
      {changing === null ? null : (
        <ChangeRoleDialog assignment={changing} onClose={() => setChanging(null)} />
      )}
    </>
  );
}

/** Which role, where, without what, and up to which amounts. */
function useRoleColumns(): readonly Column<RoleAssignment>[] {
  const say = useWords(WORDS);
  const roleName = useRoleName();
  const accountName = useAccountName();
  const limitText = useLimitText();

  return [
    { name: 'role', label: say('role'), narrow: 'lead', cell: ({ role }) => roleName(role.slug) },
    {
      name: 'where',
      label: say('where'),
      narrow: 'sub',
      cell: ({ merchant_account_id: id }) => accountName(id),
    },
    {
      name: 'without',
      label: say('without'),
      narrow: 'sub',
      cell: ({ withheld }) =>
        withheld.length === 0 ? (
          <None />
        ) : (
          <>
            <span className="narrow-word">{say('without')} </span>
            {withheld.map((act) => (hasWord(WORDS, act) ? say(act) : act)).join(', ')}
          </>
        ),
    },
    {
      name: 'limits',
      label: say('limits'),
      narrow: 'sub',
      cell: ({ limits }) =>
        limits.length === 0 ? (
          <None />
        ) : (
          limits.map((limit) => (
            <div key={`${limit.act} ${limit.currency}`} className="limit-text">
              {limitText(limit)}
            </div>
          ))
        ),
    },
  ];
}

/** What can be done about a role that somebody has. */
function RoleActs({
  role,
  isBusy,
  onChange,
  onTake,
}: Readonly<{
  role: RoleAssignment;
  isBusy: boolean;
  onChange: () => void;
  onTake: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  if (!may('roles.write')) return null;
  return (
    <span className="role-acts">
      {movesMoney(role.role.permissions.allow) ? (
        <button type="button" className="link" onClick={onChange}>
          {say('change')}
        </button>
      ) : null}
      <button type="button" className="link" disabled={isBusy} onClick={onTake}>
        {say('take')}
      </button>
    </span>
  );
}
