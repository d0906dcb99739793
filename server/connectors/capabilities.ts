import type { Exemption } from '../domain/three-d-secure/exemption.ts';
import type { ApprovalWindow } from './approval-window.ts';
import type { Connector } from './connector.ts';

/**
 * Who goes on with a payment that its buyer must approve: our approval page, or a client SDK in a page or an
 * app.
 */
export type IntegrationClient = 'redirect' | 'web' | 'ios' | 'android';

/**
 * What a connector can do beyond its operations. Code branches on these, never on a connector's id. What a
 * definition leaves out, the connector cannot.
 */
export type Capabilities = Required<DeclaredCapabilities> &
  Readonly<{
    /** Captures in a message of its own: there is a `capture`. */
    delayedCapture: boolean;
    /** It accepts them. */
    networkTokens: boolean;
    /** Pays by mandate, since `cancelMandate` ends one: outcomes carry it, and events change it. */
    mandates: boolean;
  }>;

export type DeclaredCapabilities = Readonly<{
  partialCapture?: boolean;
  multipleCaptures?: boolean;
  overCapture?: boolean;
  /** `void` lets go of what is left of a payment that is captured in part, while more captures may follow. */
  releasesRest?: boolean;
  partialRefund?: boolean;
  zeroAmountAuthorization?: boolean;
  /** Debits accounts by tokens that the processor gave for them (`is_tokenized`), in the place of their numbers. */
  accountTokens?: boolean;
  threeDSecurePassThrough?: boolean;
  /** What the issuer can be asked for in the place of an authentication. */
  exemptions?: readonly Exemption[];
  /** Clients that `session` serves beside our approval page. */
  integrationClients?: readonly IntegrationClient[];
  /**
   * How long a buyer may take, where the merchant may choose; null where the processor alone decides. See
   * approval-window.ts.
   */
  approvalWindow?: ApprovalWindow | null;
  /**
   * Sending the same operation id again is safe at this processor, so recovery may re-send what was never
   * found.
   */
  resendIsIdempotent?: boolean;
}>;

/** With what follows from the operations and instruments that a definition has. */
export function capabilitiesOf({
  operations,
  accepts,
  capabilities,
}: Pick<Connector, 'accepts'> &
  Readonly<{
    operations: Readonly<{ capture?: unknown; cancelMandate?: unknown }>;
    capabilities: DeclaredCapabilities;
  }>): Capabilities {
  return {
    partialCapture: false,
    multipleCaptures: false,
    releasesRest: false,
    overCapture: false,
    partialRefund: false,
    zeroAmountAuthorization: false,
    accountTokens: false,
    threeDSecurePassThrough: false,
    exemptions: [],
    integrationClients: [],
    approvalWindow: null,
    resendIsIdempotent: false,
    ...capabilities,
    delayedCapture: operations.capture !== undefined,
    networkTokens: accepts.some(({ method }) => method === 'network-token'),
    mandates: operations.cancelMandate !== undefined,
  };
}
