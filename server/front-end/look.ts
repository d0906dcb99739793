import { brandOf } from '../db/queries/merchant-accounts.ts';
import type { Brand } from '../design/brand.ts';
import { type Language, languageFor } from '../design/language.ts';
import { WORDS } from '../design/words.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';

/** How a page for a buyer of a merchant account looks and speaks. */
export type Look = Readonly<{ language: Language; brand: Brand | null; test: string | null }>;

/** What a merchant account is called until somebody names it. Buyers are shown no name rather than this one. */
export const UNNAMED = 'Default';

/** Null merchant account: nobody is known at the address that the buyer opened. */
export async function lookOf(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId | null,
  acceptLanguage: string,
): Promise<Look> {
  const language = languageFor(acceptLanguage);
  const row = merchantAccountId === null ? null : await brandOf(parts.db, merchantAccountId);
  return {
    language,
    brand:
      row === null
        ? null
        : {
            name: row.display_name === UNNAMED ? '' : row.display_name,
            color: row.brand_color,
            logoUrl: row.brand_logo_url,
            shopUrl: row.shop_url,
          },
    test: parts.config.environment === 'sandbox' ? WORDS[language].test : null,
  };
}
