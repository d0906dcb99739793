import { type AnyConnector, type Sender, settingsOf } from '../connections/connection.ts';
import { type SortedSettings, type StoredSettings, holdSettings } from '../connections/settings.ts';
import { baseUrlOf } from '../connectors/addresses.ts';
import type { Call, Fields, Settings } from '../connectors/connector.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import { attemptAt } from './attempt.ts';
import { accessTokenOf, logIn, wireOf } from './service-wire.ts';

type SettingsToTry = Readonly<{
  merchantAccountId: MerchantAccountId;
  connector: AnyConnector;
  /** What stands already, where the given ones change it. */
  stored: (StoredSettings & Readonly<{ vault_record_id: VaultRecordId }>) | null;
  given: SortedSettings;
  now: Date;
}>;

/** Gives a sentence that says what is wrong with the sender's settings, or null. */
export type SettingsCheck = (sender: Sender, now: Date) => Promise<string | null>;

/**
 * Tries settings at whom they are for, and stores nothing. Throws where they are wrong, and where nobody could be
 * asked.
 */
export async function trySettings(
  parts: MoneyParts,
  { merchantAccountId, connector, stored, given, now }: SettingsToTry,
  check: SettingsCheck,
): Promise<void> {
  const held = await holdSettings(parts.vault, given.sensitive);
  try {
    const secrets = Object.fromEntries(Object.entries(held).map(([key, value]) => [key, value.secret]));
    const all = Object.entries<Settings<Fields>[string]>({
      ...(stored === null ? {} : storedSettings(parts, merchantAccountId, stored)),
      ...given.plain,
      ...secrets,
    });
    const settings = Object.fromEntries(all.filter(([key]) => !given.removed.includes(key)));
    const sender: Sender = {
      merchantAccountId,
      // Of its own: what is learnt on the way is kept under no stored connection.
      vaultRecordId: newId<'vault-record'>(now),
      changedAt: '',
      connector,
      settings,
      baseUrl: baseUrlOf(parts, connector, settings),
    };
    const outcome = await attemptAt(sender, 'verify', async () => ({
      kind: 'verified' as const,
      wrong: await check(sender, now),
    }));
    if (outcome.kind === 'failed' && outcome.code === 'invalid_service_credentials')
      throw new Problem('invalid_credentials', { message: NOT_LET_IN });
    if (outcome.kind !== 'verified')
      throw new Problem('bad_gateway', {
        message: 'The processor could not be asked; try again',
        privateText: 'detail' in outcome ? outcome.detail : outcome.kind,
      });
    if (outcome.wrong !== null) throw new Problem('invalid_credentials', { message: outcome.wrong });
  } finally {
    await parts.vault.release(Object.values(held));
  }
}

const NOT_LET_IN = 'The processor does not let anybody in with these credentials';

function storedSettings(
  { vault }: MoneyParts,
  merchantAccountId: MerchantAccountId,
  stored: NonNullable<SettingsToTry['stored']>,
): Settings<Fields> {
  const { settings, sensitive_settings: sensitiveSettings, vault_record_id: vaultRecordId } = stored;
  return settingsOf(vault, { merchantAccountId, settings, sensitiveSettings, vaultRecordId });
}

type CheckedConnector = AnyConnector &
  Readonly<{ operations: Readonly<{ verify?(call: Call<Fields, null>): Promise<string | null> }> }>;

/** By the connector's own question, or by logging in, which moves nothing. Null where neither can be. */
export function checkBy(parts: MoneyParts, { operations, login }: CheckedConnector): SettingsCheck | null {
  const { verify } = operations;
  if (verify !== undefined) return (sender, now) => verify(callOf(parts, sender, now));
  if (login === undefined) return null;
  return async (sender) => {
    await logIn(parts, sender);
    return null;
  };
}

function callOf(parts: MoneyParts, sender: Sender, now: Date): Call<Fields, null> {
  const { merchantAccountId, settings, baseUrl } = sender;
  return {
    input: null,
    settings,
    options: {},
    state: {},
    merchantAccountId,
    operationId: newId(now),
    baseUrl,
    http: wireOf(parts, sender, null),
    accessToken: accessTokenOf(parts, sender),
    webhookUrl: null,
    now,
  };
}
