import { ensureRoles } from '../server/access/bootstrap.ts';
import { PERSON_ROLE_SLUGS, type RoleSlug } from '../server/access/roles.ts';
import { type Config, readConfig } from '../server/config.ts';
import { createDb, type Db } from '../server/db/db.ts';
import type { Position } from '../server/db/keyset.ts';
import { findMerchantAccount } from '../server/db/queries/merchant-accounts.ts';
import { findUserByEmail, listUsers, type UserRow } from '../server/db/queries/users.ts';
import { parseMerchantAccountId } from '../server/domain/ids.ts';
import { addUser, removeUser } from '../server/people/add-user.ts';
import { INVITATION_HOURS, invite } from '../server/people/invite.ts';
import { systemClock } from '../server/platform/clock.ts';
import { StartError } from '../server/platform/start-error.ts';
import { confirm } from '../packages/cli/src/confirm.ts';
import { type CommandHelp, JSON_OPTION, wrongWords } from '../packages/cli/src/help.ts';
import { print, readWords, unknownWord } from '../packages/cli/src/words.ts';
import { connectionOf } from './connection.ts';

const ROLES: readonly RoleSlug[] = [...PERSON_ROLE_SLUGS, 'full-access', 'processing', 'system-management'];

/** What `./railyard help users` prints. */
export const HELP: CommandHelp = {
  name: 'users',
  usage: ['users list', 'users invite EMAIL [OPTIONS]', 'users remove EMAIL --yes'],
  verbs: {
    list: 'shows everybody who may log in at the dashboard',
    invite: 'makes a link by which somebody makes a passkey: for the first time, or because theirs is lost',
    remove: 'ends their sessions, roles and passkeys (--yes)',
  },
  options: {
    '--role ROLE': `invite, once or more, of somebody new: ${ROLES.join(', ')}`,
    '--merchant-account ID': 'invite, once or more: where the roles count; left out: everywhere',
    '--name TEXT': 'invite: what people call somebody new',
    '--yes': 'remove: yes, at once',
    ...JSON_OPTION,
  },
  examples: ['users invite jo@shop.example --role administrator', 'users remove jo@shop.example --yes'],
};

const PAGE = 100;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Works on the database, so that whoever can reach that can always let somebody in, and nobody else.
 * @throws StartError where a word, a role, an account or a user does not exist, or there is no dashboard
 * @example ./railyard users invite jo@shop.example --role administrator
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      role: { type: 'string', multiple: true, default: [] },
      'merchant-account': { type: 'string', multiple: true, default: [] },
      name: { type: 'string' },
      yes: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const config = readConfig();
  const [verb, email, ...rest] = positionals;
  refuseWords(verb, email, rest);

  const db = createDb(connectionOf(config));
  try {
    if (verb === 'list') return await list(db, values.json);
    const address = (email ?? '').toLowerCase();
    if (verb === 'remove') return await remove(db, address, values);
    const roles = values.role.map(roleNamed);
    const invited = { address, roles, merchantAccountIds: values['merchant-account'], name: values.name };
    await sendInvitation(config, db, invited, values.json);
  } finally {
    await db.close();
  }
}

type Invited = Readonly<{
  address: string;
  roles: readonly RoleSlug[];
  merchantAccountIds: readonly string[];
  name: string | undefined;
}>;

async function sendInvitation(
  config: Config,
  db: Db,
  invited: Invited,
  asJson: boolean | undefined,
): Promise<void> {
  if (config.dashboardUrl === null)
    throw new StartError('There is no dashboard to invite to: set RAILYARD_DASHBOARD_URL.');
  const known = await findUserByEmail(db, invited.address);
  if (known !== null && invited.roles.length > 0)
    throw new StartError(`${invited.address} has roles already: leave --role out to make another link.`);
  const user = known ?? (await addInvited(db, invited));
  const use = { db, clock: systemClock(), config };
  const { url, expiresAt } = await invite(use, {
    userId: user.user_id,
    creator: null,
    minutes: INVITATION_HOURS * 60,
  });

  const text = `For ${invited.address}, once, until ${expiresAt.toISOString()}:\n${url}`;
  print(asJson, text, { id: user.user_id, url, expires_at: expiresAt.toISOString() });
}

async function addInvited(db: Db, { address, roles, merchantAccountIds, name }: Invited): Promise<UserRow> {
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new StartError(`${JSON.stringify(address)} is no e-mail address.`);
  if (roles.length === 0)
    throw new StartError(`${address} is new here: say with --role what they may do, ${ROLES.join(' or ')}.`);
  for (const id of merchantAccountIds) {
    const parsed = parseMerchantAccountId(id);
    if (parsed === null || (await findMerchantAccount(db, parsed)) === null)
      throw new StartError(`There is no merchant account ${JSON.stringify(id)}.`);
  }
  const clock = systemClock();
  const ids = await ensureRoles({ db, clock });
  const now = clock.now();
  const user = { emailAddress: address, displayName: name ?? address, isDemo: false, creator: null };
  const places = merchantAccountIds.length === 0 ? [null] : merchantAccountIds;
  const given = roles.flatMap((role) =>
    places.map((merchantAccountId) => ({ roleId: ids[role].role_id, merchantAccountId, withheld: [] })),
  );

  const row = await db.transaction((tx) => addUser(tx, { ...user, status: 'pending' }, given, now));
  if (row === null) throw new StartError(`${address} was added this moment by somebody else.`);
  return row;
}

async function list(db: Db, asJson: boolean | undefined): Promise<void> {
  const all: object[] = [];
  let position: Position | null = null;
  for (;;) {
    const everybody = { viewer: { merchantAccountIds: null, id: NOBODY }, search: null };
    const { rows, hasNext, nextFrom } = await listUsers(db, everybody, { limit: PAGE, position });
    for (const { user_id: id, email_address: email, display_name: name, status, last_seen_at } of rows) {
      all.push({ id, email_address: email, name, status, last_seen_at });
      if (asJson !== true)
        process.stdout.write(`${id}  ${email}  ${status}  last seen ${last_seen_at ?? 'never'}  ${name}\n`);
    }
    if (!hasNext) return asJson === true ? print(true, '', all) : undefined;
    position = { direction: 'next', values: nextFrom ?? rows.at(-1)?.sort_values ?? [] };
  }
}

async function remove(
  db: Db,
  address: string,
  { yes, json }: Readonly<{ yes?: boolean; json?: boolean }>,
): Promise<void> {
  const user = await findUserByEmail(db, address);
  if (user === null) throw new StartError(`There is no user ${JSON.stringify(address)}: see users list.`);
  await confirm(yes, `Removing ends the sessions, roles and passkeys of ${user.display_name}.`);
  await db.transaction((tx) => removeUser(tx, user.user_id, systemClock().now()));

  const text = `${address} is removed; processes that run refuse them within two seconds`;
  print(json, text, { id: user.user_id, removed: true });
}

function roleNamed(given: string): RoleSlug {
  const role = ROLES.find((known) => known === given);
  if (role === undefined)
    throw new StartError(`--role takes ${ROLES.join(' or ')}, and not ${JSON.stringify(given)}.`);
  return role;
}

function refuseWords(verb: string | undefined, email: string | undefined, rest: readonly string[]): void {
  const verbs = Object.keys(HELP.verbs ?? {});
  if (verb === undefined) throw wrongWords('What is to be done with users?', HELP);
  if (!verbs.includes(verb)) throw wrongWords(unknownWord('verb of users', verb, verbs), HELP);
  if (verb !== 'list' && email === undefined)
    throw wrongWords(`${verb} takes the e-mail address of a user, which is missing.`, HELP);
  const tooMany = verb === 'list' ? email : rest[0];
  if (tooMany !== undefined) throw wrongWords(`${JSON.stringify(tooMany)} is a word too many.`, HELP);
}
