import { checkoutSessionSubject } from '../checkout/three-d-secure.ts';
import type { ThreeDsAuthenticationRow } from '../db/queries/three-ds-authentications.ts';
import type { Parts } from '../parts.ts';
import { transactionSubject } from '../payments/three-d-secure.ts';
import type { Stored } from './authentication.ts';

/** What an authentication is for. */
export type Subject = Readonly<{
  /**
   * The authentication has ended: goes on with what it was for. Called again until it gives true, by several
   * at once too, so it must be idempotent. False: somebody else is at it.
   */
  concluded(parts: Parts, stored: Stored): Promise<boolean>;
  /**
   * What the merchant's page is told in its address when the buyer comes back, beside what is already there.
   */
  returnParameters(parts: Parts, stored: Stored): Promise<Readonly<Record<string, string>>>;
}>;

const SUBJECTS: Readonly<Record<ThreeDsAuthenticationRow['subject_type'], Subject>> = {
  transaction: transactionSubject,
  checkout_session: checkoutSessionSubject,
};

export function subjectOf(row: ThreeDsAuthenticationRow): Subject {
  return SUBJECTS[row.subject_type];
}
