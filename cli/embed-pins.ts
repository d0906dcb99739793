import { isPinned, openMoney } from '../server/access/pins.ts';
import { NAMED_ONLY, OPERATIONS_PIN, PAYS, pinProblems } from '../server/api/pinnable.ts';

/** A front end's token, before it is signed. */
type WantedToken = Readonly<{
  pins: Readonly<Record<string, unknown>>;
  /** Its amount, currency and buyer are then those of the session. */
  hasSession: boolean;
  expiresInSeconds: number;
}>;

/** Why a token would not be what its maker means. */
export function refusalsOf({ pins, hasSession }: WantedToken): readonly string[] {
  const wrong = pinProblems(pins).map(
    ({ sentence }) => `--embed ${sentence}${sentence.endsWith('?') ? '' : '.'}`,
  );
  const open = openMoney(pins);
  const isOpen = open.length > 0 && !hasSession && callsOf(pins).some((id) => TAKES_AMOUNT.has(id));
  return isOpen
    ? [
        ...wrong,
        `Without ${open.join(' and ')} a shopper pays what they like: pin it with --embed, name a checkout ` +
          'session that has it with --checkout-session, or say --unpinned.',
      ]
    : wrong;
}

/** What a token allows that its maker may not want. */
export function warningsOf({ pins, hasSession, expiresInSeconds }: WantedToken): readonly string[] {
  const calls = callsOf(pins);
  const absent = pins['payment_source'] === 'moto' || pins['merchant_initiated'] === true;
  return [
    ...(absent ? ['Payments with this token are made without 3-D Secure, as it pins.'] : []),
    ...(isPinned(pins['three_d_secure_data'])
      ? ['Every payment with this token carries the same three_d_secure_data: use it for one card only.']
      : []),
    ...(calls.some((id) => PAYS.has(id)) && !hasSession && !isPinned(pins['country'])
      ? ['A shopper chooses the country, and with it which payment services may take the payment: pin it.']
      : []),
    ...(calls.includes('activate_gift_card') && calls.includes('create_transaction')
      ? [
          'With this token a shopper can load a gift card with the amount instead of paying it: make two tokens.',
        ]
      : []),
    ...(expiresInSeconds > 3600
      ? ['This token is good for more than an hour: whoever finds it can use it.']
      : []),
  ];
}

const TAKES_AMOUNT: ReadonlySet<string> = new Set([...PAYS, ...NAMED_ONLY]);

function callsOf(pins: WantedToken['pins']): readonly string[] {
  const named = pins[OPERATIONS_PIN];
  return Array.isArray(named) ? named.map(String) : ['create_transaction'];
}
