/** As much of the package as the tests ask; it brings no types. */
declare module 'braintree' {
  namespace braintree {
    type Values = Readonly<Record<string, unknown>>;
    type Mistake = Readonly<{ code: string; attribute: string; message: string }>;
    type Errors = Readonly<{
      deepErrors(): readonly Mistake[];
      for(name: string): Errors;
      on(name: string): readonly Mistake[];
    }>;
    type Result = Readonly<{
      success: boolean;
      message?: string;
      transaction: Values;
      verification: Values;
      errors: Errors;
    }>;
    type Evidenced = Readonly<{ success: boolean; evidence: Values }>;
    type Criterion = Readonly<{ is(value: string): void }>;
    type Search = Readonly<{ orderId(): Criterion; id(): Criterion }>;
    type Found = Readonly<{
      length(): number;
      each(callback: (error: unknown, transaction: Values) => void): void;
    }>;
    type Notification = Readonly<{
      kind: string;
      timestamp: string;
      transaction?: Values;
      dispute?: Values;
      disbursement?: Values;
    }>;
    class Environment {
      constructor(
        server: string,
        port: string,
        authUrl: string,
        ssl: boolean,
        graphQLServer: string,
        graphQLPort: string,
      );
      static Sandbox: Environment;
    }
    class BraintreeGateway {
      constructor(config: Values);
      config: { timeout: number };
      transaction: {
        sale(given: Values): Promise<Result>;
        find(id: string): Promise<Values>;
        submitForSettlement(id: string, amount?: string, options?: Values): Promise<Result>;
        submitForPartialSettlement(id: string, amount: string, options?: Values): Promise<Result>;
        void(id: string, options?: Values): Promise<Result>;
        refund(id: string, options?: Values | string): Promise<Result>;
        search(criteria: (search: Search) => void, callback: (error: unknown, found: Found) => void): void;
      };
      dispute: {
        find(id: string): Promise<Readonly<{ dispute: Values }>>;
        addFileEvidence(id: string, documentId: string): Promise<Evidenced>;
        addTextEvidence(id: string, text: string): Promise<Evidenced>;
        removeEvidence(id: string, evidenceId: string): Promise<Evidenced>;
        finalize(id: string): Promise<Evidenced>;
        accept(id: string): Promise<Evidenced>;
      };
      documentUpload: {
        create(given: Values): Promise<Readonly<{ success: boolean; documentUpload: Values }>>;
      };
      testing: { settle(id: string): Promise<Result>; settlementDecline(id: string): Promise<Result> };
      creditCardVerification: { create(given: Values): Promise<Result>; find(id: string): Promise<Values> };
      merchantAccount: { find(id: string): Promise<Values> };
      webhookNotification: {
        parse(signature: string, payload: string): Promise<Notification>;
      };
      webhookTesting: {
        sampleNotification(kind: string, id: string): Readonly<{ bt_signature: string; bt_payload: string }>;
      };
    }
    const WebhookNotification: Readonly<{ Kind: Readonly<Record<string, string>> }>;
    const Transaction: Readonly<{ GatewayRejectionReason: Readonly<Record<string, string>> }>;
  }
  export = braintree;
}
