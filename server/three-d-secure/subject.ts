import type { ThreeDsAuthenticationRow } from '../db/queries/three-ds-authentications.ts';
import type { Purchase } from '../connectors/three-d-secure-connector.ts';
import type { MoneyParts } from '../parts.ts';
import type { StoredAuthentication } from './authentication.ts';

/** What an authentication is for. */
export type Subject = Readonly<{
  /** What the cardholder is asked to agree to, as it stands now. */
  purchase(parts: MoneyParts, stored: StoredAuthentication): Promise<Purchase>;
  /**
   * The authentication has ended: goes on with what it was for. Called again until it gives true, by several
   * at once too, so it must be idempotent. False: somebody else is at it.
   */
  concluded(parts: MoneyParts, stored: StoredAuthentication): Promise<boolean>;
  /**
   * What the merchant's page is told in its address when the buyer comes back, beside what is already there.
   */
  returnParameters(
    parts: MoneyParts,
    stored: StoredAuthentication,
  ): Promise<Readonly<Record<string, string>>>;
}>;

export type Subjects = Readonly<Record<ThreeDsAuthenticationRow['subject_type'], Subject>>;
