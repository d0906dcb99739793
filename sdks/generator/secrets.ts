/** Members that no program should print by accident: what they are of, and their names. */
const SECRETS: readonly (readonly [RegExp, RegExp])[] = [
  [/./, /^(?:private_key|password|client_secret|security_code|loon_secret_key)$/],
  [/Card|GiftCard|Fpan/, /^number$/],
  [/BankPaymentMethodCreate/, /^account_number$/],
  [/NetworkToken/, /^(?:token|cryptogram)$/],
  [/^WebhookSubscription/, /^secret$/],
];

/** Whether a language's type hides this member where it is printed. */
export function isSecret(schema: string, member: string): boolean {
  return SECRETS.some(([schemas, members]) => schemas.test(schema) && members.test(member));
}
