import { checkoutSessionSubject } from '../../checkout/session-authentication.ts';
import type { Subjects } from '../../three-d-secure/subject.ts';
import { transactionSubject } from './after-authentication.ts';

/** What a 3-D Secure authentication can be for, for whoever meets one without knowing. */
export const AUTHENTICATION_SUBJECTS: Subjects = {
  transaction: transactionSubject,
  checkout_session: checkoutSessionSubject,
};
