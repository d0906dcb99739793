import type { RoleAssignment, User, UserInvitation } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { CopyButton } from '../../parts/copy-id.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { CheckField, Form } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { Time } from '../../parts/values.tsx';
import { PARTS } from '../../parts/words.ts';
import { navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import {
  bodyOfNarrowing,
  bodyOfRole,
  NarrowingFields,
  narrowingOf,
  NO_ROLE,
  RoleFields,
} from './role-fields.tsx';
import { WORDS } from './words.ts';

type PersonDialog = Readonly<{ user: User; onClose: () => void }>;

/** A link that is shown once. */
export function LinkDialog({ user, onClose }: PersonDialog): ReactNode {
  const say = useWords(WORDS);
  const [isLost, setIsLost] = useState(false);
  const make = useAct('POST /users/{user_id}/invitations', ['GET /users/{user_id}']);
  if (make.data !== undefined) return <MadeLink invitation={make.data} onClose={onClose} />;

  return (
    <Dialog title={say('link')} onClose={onClose}>
      <Form
        onSubmit={() =>
          make.mutate({ path: { user_id: user.id }, body: { hours: 24, remove_passkeys: isLost } })
        }
        problem={make.error}
        acts={
          <button type="submit" className="button" data-kind="main" disabled={make.isPending}>
            {say('link')}
          </button>
        }
      >
        <p>{say('link_why')}</p>
        {user.passkeys > 0 ? <CheckField label={say('lost')} value={isLost} onChange={setIsLost} /> : null}
      </Form>
    </Dialog>
  );
}

function MadeLink({
  invitation: { url, expires_at: until },
  onClose,
}: Readonly<{ invitation: UserInvitation; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const parts = useWords(PARTS);
  return (
    <Dialog title={say('link_made')} onClose={onClose} acts={<CopyButton text={url} label={parts('copy')} />}>
      <p>
        <code className="made-link">{url}</code>
      </p>
      <p className="hint">
        {say('until')} <Time at={until} length="long" />
      </p>
    </Dialog>
  );
}

export function GiveRoleDialog({ user, onClose }: PersonDialog): ReactNode {
  const say = useWords(WORDS);
  const [role, setRole] = useState(NO_ROLE);
  const give = useAct('POST /roles/assignments');
  const given = role.roleId === '' ? null : bodyOfRole(role);
  const done = (): void => {
    toast(say('given'));
    onClose();
  };

  return (
    <Dialog title={say('give')} onClose={onClose}>
      <Form
        onSubmit={() =>
          given !== null && give.mutate({ body: { user_id: user.id, ...given } }, { onSuccess: done })
        }
        problem={give.error}
        acts={
          <button
            type="submit"
            className="button"
            data-kind="main"
            disabled={give.isPending || given === null}
          >
            {say('give')}
          </button>
        }
      >
        <RoleFields draft={role} onChange={setRole} />
      </Form>
    </Dialog>
  );
}

/** What a role is without, and how much of it somebody may do. */
export function ChangeRoleDialog({
  assignment,
  onClose,
}: Readonly<{ assignment: RoleAssignment; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const roleName = useRoleName();
  const [draft, setDraft] = useState(() => narrowingOf(assignment));
  const change = useAct('PUT /roles/assignments/{role_assignment_id}');
  const body = bodyOfNarrowing(draft);
  const done = (): void => {
    toast(say('changed'));
    onClose();
  };

  return (
    <Dialog title={roleName(assignment.role.slug)} onClose={onClose}>
      <Form
        onSubmit={() =>
          body !== null &&
          change.mutate({ path: { role_assignment_id: assignment.id }, body }, { onSuccess: done })
        }
        problem={change.error}
        acts={
          <button
            type="submit"
            className="button"
            data-kind="main"
            disabled={change.isPending || body === null}
          >
            {say('change')}
          </button>
        }
      >
        <NarrowingFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      </Form>
    </Dialog>
  );
}

export function RemoveDialog({ user, onClose }: PersonDialog): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const remove = useAct('DELETE /users/{user_id}', ['GET /users']);
  const done = (): void => {
    toast(say('removed'));
    navigate(address('/people'), { replace: true });
  };

  return (
    <Dialog title={say('remove')} onClose={onClose}>
      <Form
        onSubmit={() => remove.mutate({ path: { user_id: user.id } }, { onSuccess: done })}
        problem={remove.error}
        acts={
          <button type="submit" className="button" data-kind="bad" disabled={remove.isPending}>
            {say('remove')}
          </button>
        }
      >
        <p>
          <strong>{user.display_name}</strong> · {user.email_address}
        </p>
        <p>{say('remove_why')}</p>
      </Form>
    </Dialog>
  );
}
