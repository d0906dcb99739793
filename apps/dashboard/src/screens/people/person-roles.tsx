import type { RoleAssignment, User } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct } from '../../api/queries.ts';
import { FormProblem } from '../../parts/form.tsx';
import { Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { None, Time } from '../../parts/values.tsx';
import { useMay } from '../../shell/session.tsx';
import { hasWord, useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import { useAccountName } from './role-tags.tsx';
import { WORDS } from './words.ts';

/** The roles of one person, by merchant account. */
export function PersonRoles({ user }: Readonly<{ user: User }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const roleName = useRoleName();
  const accountName = useAccountName();
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
                withheld.map((act) => (hasWord(WORDS, act) ? say(act) : act)).join(', ')
              ),
          },
          {
            name: 'since',
            label: say('created'),
            align: 'end',
            narrow: 'sub',
            cell: ({ created_at: at }) => <Time at={at} />,
          },
          {
            name: 'take',
            label: say('take'),
            isAct: true,
            align: 'end',
            narrow: 'end',
            cell: (role) =>
              may('roles.write') ? (
                <button type="button" className="link" disabled={take.isPending} onClick={() => taken(role)}>
                  {say('take')}
                </button>
              ) : null,
          },
        ]}
      />
    </>
  );
}
