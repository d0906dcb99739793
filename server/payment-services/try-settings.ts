import type { Call, Connector, Fields, Settings } from '../connectors/connector.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { attemptAt } from './attempt.ts';
import { baseUrlOf, settingsOf } from './payment-services.ts';
import { type Sender, accessTokenOf, wireOf } from './service-wire.ts';
import { type SortedSettings, holdSettings } from './settings.ts';

type Tried = Readonly<{
  merchantAccountId: MerchantAccountId;
  connector: Pick<
    Connector,
    'id' | 'baseUrls' | 'processor' | 'addressOf' | 'authentications' | 'login' | 'pace'
  >;
  /** What stands already, where the given ones change it. */
  stored: Parameters<typeof settingsOf>[1] | null;
  given: SortedSettings;
  now: Date;
}>;

/**
 * Tries settings at whom they are for, and stores nothing. `check` gives a sentence that says what is wrong with them,
 * or null. Throws where they are wrong, and where nobody could be asked.
 */
export async function trySettings(
  parts: MoneyParts,
  { merchantAccountId, connector, stored, given, now }: Tried,
  check: (call: Call<Fields, null>, sender: Sender) => Promise<string | null>,
): Promise<void> {
  const held = await holdSettings(parts.vault, given.sensitive);
  try {
    const secrets = Object.fromEntries(Object.entries(held).map(([key, value]) => [key, value.secret]));
    const settings: Settings<Fields> = {
      ...(stored === null ? {} : settingsOf(parts, stored)),
      ...given.plain,
      ...secrets,
    };
    const sender: Sender = {
      merchantAccountId,
      // Of its own: what is learnt on the way is kept under no stored service.
      vaultRecordId: newId<'vault-record'>(now),
      changedAt: '',
      connector,
      settings,
      baseUrl: baseUrlOf(parts, connector, settings),
    };
    const outcome = await attemptAt(sender, 'verify', async () => {
      const wrong = await check(callOf(parts, sender, now), sender);
      return { kind: 'verified' as const, wrong };
    });
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
