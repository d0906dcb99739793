/** What the processor tells once a payment is over, and what is read of it. */
export type AfterPaymentSupport = Readonly<{
  /** Null: there are none. */
  disputes: EventSupport | null;
  /** What its API calls the handing in of documents. Absent at `disputeDesk`, nobody can ask for that here. */
  documents: string | null;
  /** Where disputes are answered by hand. */
  dashboard: string | null;
  /** Reports of what was settled. */
  settlements: EventSupport;
  /** What the merchant is paid, at their bank. */
  bank: EventSupport;
}>;
/** `read`: by what it is told. `left`: what else there is, and why it is not read. */
type EventSupport = Readonly<{ read: string; left?: string } | { left: string }>;
