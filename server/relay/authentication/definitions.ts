import type { Method } from './method.ts';
import { METHODS } from './methods.ts';

/** A known kind of endpoint: `GET /vault-forward/definitions`. */
export type Definition = Readonly<{
  id: string;
  displayName: string;
  /** Empty: the operator names the hosts when enabling it. */
  hosts: readonly string[];
  methods: readonly Method[];
}>;

export const DEFINITIONS: readonly Definition[] = [
  { id: 'generic', displayName: 'Any HTTPS endpoint', hosts: [], methods: METHODS },
  {
    id: 'mastercard',
    displayName: 'Mastercard APIs',
    hosts: ['api.mastercard.com', 'sandbox.api.mastercard.com'],
    methods: methodsNamed('oauth1', 'mastercard-jwe', 'mastercard-fields', 'pem', 'pkcs12'),
  },
  {
    id: 'visa',
    displayName: 'Visa APIs',
    hosts: ['api.visa.com', 'cert.api.visa.com', 'sandbox.api.visa.com'],
    methods: methodsNamed('visa', 'hmac', 'pem', 'pkcs12'),
  },
];

function methodsNamed(...names: readonly string[]): readonly Method[] {
  return METHODS.filter((method) => names.includes(method.name));
}

/** One method as the API shows it. */
export function describe(method: Method) {
  return {
    kind: method.kind,
    method: method.name,
    title: method.title,
    description: method.description,
    fields: Object.entries(method.fields).map(([key, field]) => ({
      key,
      display_name: field.displayName,
      required: field.required,
      format: field.format,
      secret: field.secret,
      description: field.help,
      default: field.default ?? null,
      choices: [...(field.choices ?? [])],
    })),
  };
}
