import type { Fields } from '../../../connectors/connector.ts';
import { type GivenSetting, sealSettings, sortSettings } from '../../../payment-services/settings.ts';
import type { MerchantAccountId, VaultRecordId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { ruleBroken } from '../../../problem/problem.ts';

type Owner = Readonly<{
  merchantAccountId: MerchantAccountId;
  vaultRecordId: VaultRecordId;
  present: readonly string[];
}>;

/**
 * Checks the given settings, every problem at once, and seals them: those of gift card services are secrets,
 * all of them. Gives the keys that are then there.
 */
export async function sealGivenSettings(
  parts: Parts,
  declared: Fields,
  given: readonly GivenSetting[],
  { merchantAccountId, vaultRecordId, present }: Owner,
): Promise<string[]> {
  const { plain, sensitive, removed, problems } = sortSettings(declared, given, '/fields', present);
  if (problems.length > 0) throw ruleBroken(...problems);
  const all = { ...plain, ...sensitive };
  const sealed = await sealSettings(parts.vault, merchantAccountId, vaultRecordId, all);
  return [...new Set([...present, ...sealed])].filter((key) => !removed.includes(key));
}
