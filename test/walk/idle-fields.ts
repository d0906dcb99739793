import type { Leaf } from './leaves.ts';

/** Fields that change nothing that a request alone could show, and why that is right. */
const IDLE: readonly (readonly [operations: RegExp, pointer: RegExp, why: string])[] = [
  [/^(?:create|review|complete)_paze/, /./, 'goes to the wallet whole, and nothing is kept'],
  [/^create_apple_pay/, /./, 'asks Apple itself'],
  [/^create_google_pay/, /./, 'is inside what the session token signs'],
  [
    /_digital_wallet(?:_domain)?$/,
    /./,
    'one wallet of each kind; server/api/routes/digital-wallets tests it',
  ],
  [/gift_card_service/, /./, 'one service is active at a time, and the sandbox one has no fields'],
  [
    /^verify_(?:anti_fraud_service|three_ds_server|token_service)_/,
    /./,
    'the sandbox ones have nothing to try; server/api/routes/connections.test.ts tries others',
  ],
  [
    /transparency_log/,
    /./,
    'needs a log that is sealed and signed; server/transparency-log/transparency-log.test.ts has one',
  ],
  [
    /_reconciliation/,
    /./,
    'needs a day that a worker has reconciled; server/api/routes/reconciliations has some',
  ],
  [
    /^create_processor_report$/,
    /./,
    'needs a processor whose files are read; server/connectors/dlocal has one',
  ],
  [
    /^create_bank_statement$/,
    /^\/mapping/,
    'is for CSV alone; server/api/routes/bank-statements tests each column',
  ],
  [
    /^list_bank_statements$/,
    /^\/closes_on_lte$/,
    'is tried with days behind that of the statement; server/api/routes/bank-statements tests it',
  ],
  [/^update_monitoring_incident$/, /./, 'needs an incident; the tests of monitoring have one'],
  [
    /report_executions$|^create_report_execution_url$/,
    /./,
    'needs a run that has ended; the tests of reports have one',
  ],
  [/^add_report$/, /^\/spec\(4\)/, 'refused: models that are not served here'],
  [/./, /\)\/method$|\)\/scheme$|\)\/kind$|\/spec.*\/model$|_policy\/strategy$/, 'tells alternatives apart'],
  [/_webhook_subscription$/, /password$|client_secret$/, 'sealed'],
  [/_webhook_deliver(?:y|ies)$/, /./, 'needs deliveries that were tried; test/webhooks has them'],
  [/^(?:create|update)_flow_draft$/, /\/action$/, 'an action without rules says nothing'],
  [/^create_flow_draft$/, /\/rules\/0\/id$/, 'new ones differ each time; the tests of flows keep one'],
  [/^order_flow_rules$/, /./, 'has to name every rule; the tests of flows order some'],
  [
    /^create_refund$/,
    /^\/despite_chargeback$/,
    'counts where a bank took money back: after-chargeback.test.ts',
  ],
  [/^create_passkey$/, /./, 'goes with what a device signed; passkey-log-in.test.ts has one'],
  [/^create_card_export$/, /./, 'needs a second person, who signs; server/api/routes/card-exports has one'],
  [
    /^(?:approve|decline)_confirmation$/,
    /./,
    'needs a second person, who signs; confirmations/four-eyes.test.ts has one',
  ],
  [
    /^create_user_invitation$/,
    /remove_passkeys$/,
    'counts for somebody who has some; users/users.test.ts invites one again',
  ],
  [/^update_embedded_checkout$/, /^\/url$/, 'proves whose it is, and changes nothing'],
  [/./, /\/payment_method\((?:applepay|googlepay|paze|click-to-pay)\b/, 'sealed by its wallet, opened once'],
  [/./, /\((?:plaid|bank)\)/, 'refused by its method'],
  [/^create_transaction$/, /redirect_url$/, 'looked at when the buyer comes back'],
  [
    /^(?:create_transaction|add_payment_link|create_embedded_checkout)$/,
    /^\/connection_options\//,
    'words to connectors, kept and answered',
  ],
  [/^create_payment_method$/, /security_code$/, 'checked by its length, and never kept'],
  [/token$/, /security_code$/, 'sent on, and kept nowhere'],
  [/_fields$/, /security_code$/, 'waits in the memory of the vault'],
  [/^create_gift_card$/, /pin$/, 'sealed'],
  [/^create_transaction$/, /cardholder_name$|card_source$/, 'as the contract tells'],
  [/^create_transaction$/, /cryptogram$/, 'sent on, and kept nowhere'],
  [/^issue_gift_card$/, /theme$/, 'sent on to the provider'],
  [/_merchant_account$/, /_key$|^\/id$/, 'sealed, or the name of all else'],
  [
    /^get_card_details$/,
    /./,
    'what the first digits say is the same for every payment, as the contract tells',
  ],
  [/^list_payment_options$/, /./, 'for rules of flows; the contract tells which change nothing without them'],
  [/^list_|^get_/, /sort_by|order_by/, 'needs several; the lists have tests'],
  [/three_ds_(?:configuration|scenario)s?$/, /./, 'one of each; server/api/routes/three-ds-* tests them'],
  [/^create_payout$/, /^\/buyer\/shipping_details/, 'nothing is sent anywhere, as the contract tells'],
  [/^(?:update_session|create_payment_service(?:_definition)?_session)$/, /^/, 'unread words to a processor'],
  [/^complete_transaction$/, /./, 'what came back with the buyer, for connectors that read it'],
  [/^capture_transaction$/, /reauthorize/, 'needs an authorization that has expired'],
  [/^create_payment_method_network_token/, /is_subsequent|merchant_initiated/, 'rules of what goes together'],
  [/^list_payment_method_payment_service_tokens$/, /./, 'a new payment method has none to filter'],
  [/^update_payment_service$/, /position$/, 'new ones are counted up, so every one differs'],
  [/^update_sandbox_clock$/, /./, 'the clock of the walk stands still'],
  [/^update_transaction$/, /^\/connection_options\/|payment_service_transaction_id$/, 'kept as given'],
  [
    /^(?:create_vault_forward_config|update_vault_forward_authentication)$/,
    /./,
    'one of each; their tests try it',
  ],
  [
    /./,
    /\/gift_cards\/0\(1\)\/amount$/,
    'a stored gift card belongs to a buyer, whom the walk does not name',
  ],
  [/./, /(?:reporting_)?fields\/0\/value$/, 'a value of the field that the walk cannot know'],
  [/reporting_fields|\/fields\//, /./, 'sandbox connectors have none'],
];

export function whyIdle(operation: string, { pointer }: Leaf): string | null {
  return IDLE.find(([ids, pointers]) => ids.test(operation) && pointers.test(pointer))?.[2] ?? null;
}
