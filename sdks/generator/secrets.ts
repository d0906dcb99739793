import type { Model, Type } from './model.ts';

/** Members that no program should print by accident: what they are of, and their names. */
const SECRETS: readonly (readonly [RegExp, RegExp])[] = [
  [/./, /^(?:private_key|password|client_secret|security_code|pin|loon_secret_key|cryptogram)$/],
  [/./, /^(?:account_updater_response_decryption_key|session_token|accessToken)$/],
  [/Card|GiftCard|Fpan/, /^number$/],
  [/BankPaymentMethodCreate/, /^account_number$/],
  [/NetworkToken/, /^(?:token|cryptogram)$/],
  [/^WebhookSubscription/, /^secret$/],
];

/** Whether a language's type hides this member where it is printed. */
export function isSecret(schema: string, member: string): boolean {
  return SECRETS.some(([schemas, members]) => schemas.test(schema) && members.test(member));
}

/** Names of all such members of answers and webhooks: for a language whose answers have no types while they run. */
export function secretMembers({ operations, schemas, webhooks }: Model): readonly string[] {
  const known = new Map(schemas.map(({ name, type }) => [name, type]));
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (type: Type, schema: string): void => {
    if (type.kind === 'named' && !seen.has(type.name)) {
      seen.add(type.name);
      const inside = known.get(type.name);
      if (inside !== undefined) visit(inside, type.name);
    }
    if (type.kind === 'list' || type.kind === 'map') visit(type.of, schema);
    if (type.kind === 'union') for (const one of type.of) visit(one, schema);
    if (type.kind === 'struct')
      for (const { name, type: inside } of type.fields) {
        if (isSecret(schema, name) && isText(inside)) found.add(name);
        visit(inside, schema);
      }
  };

  for (const { answer } of operations) if (answer !== null) visit(answer, '');
  for (const { body } of webhooks) visit(body, '');
  return [...found].toSorted();
}

function isText(type: Type): boolean {
  return type.kind === 'text' || (type.kind === 'union' && type.of.some(isText));
}
