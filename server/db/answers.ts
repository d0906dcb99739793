/** Printed by `npm run golden` from what PostgreSQL says of each statement: `?` where it may be null. */
export interface Answers {
  // abandon_idempotency_key: $1 text, $2 text, $3 text, $4 uuid
  // $1 text, $2 uuid[], $3 uuid, $4 timestamp with time zone, $5 uuid[], $6 uuid[], $7 jsonb
  'account_updater.begin': {
    account_updater_inquiry_id: 'string';
    payment_method_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 jsonb, $6 uuid
  'account_updater.conclude': {
    payment_method_id: 'string';
  };
  // $1 text, $2 uuid
  'account_updater.get': WholeRow['account_updater_inquiries'];
  // $1 text, $2 uuid
  'account_updater.records_of': {
    record_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 uuid
  'account_updater.replace': {
    payment_method_id: 'string';
  };
  // $1 text, $2 text, $3 text
  'acquirers.for_scheme': {
    scheme: 'string';
    currency: 'string?';
    merchant_acquirer_bin: 'string';
    merchant_acquirer_id: 'string';
    merchant_name: 'string';
    merchant_country_code: 'string';
    merchant_category_code: 'string';
    merchant_url: 'string';
  };
  // $1 text, $2 uuid
  'agent_mandates.get': WholeRow['agent_mandates'];
  // agent_mandates.insert: $1 text, $2 uuid, $3 text, $4 text[], $5 text, $6 bigint, $7 bigint,
  // $8 integer, $9 bigint, $10 bigint, $11 integer, $12 uuid[], $13 uuid[], $14 text[],
  // $15 timestamp with time zone, $16 timestamp with time zone, $17 jsonb, $18 timestamp with time zone
  // $1 text, $2 uuid, $3 bigint
  'agent_mandates.list': WholeRow['agent_mandates'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text, $5 text
  'agent_mandates.list_next': WholeRow['agent_mandates'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text, $5 text
  'agent_mandates.list_previous': WholeRow['agent_mandates'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'agent_mandates.revoke': WholeRow['agent_mandates'];
  // $1 text, $2 uuid, $3 text, $4 text, $5 date, $6 bigint, $7 bigint
  'amounts_of_day.add': {
    amount: 'bigint';
  };
  // $1 date
  'amounts_of_day.purge': {
    day: 'string';
  };
  // amounts_of_day.take_back: $1 text, $2 uuid, $3 text, $4 text, $5 date, $6 bigint
  // $1 text
  'anti_fraud_services.active': WholeRow['anti_fraud_services'];
  // $1 text, $2 uuid, $3 timestamp with time zone
  'anti_fraud_services.delete': {
    anti_fraud_service_id: 'string';
  };
  // $1 text, $2 uuid
  'anti_fraud_services.get': WholeRow['anti_fraud_services'];
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 text, $9 boolean, $10 bytea,
  // $11 timestamp with time zone
  'anti_fraud_services.insert': WholeRow['anti_fraud_services'];
  // $1 text, $2 bigint
  'anti_fraud_services.list': WholeRow['anti_fraud_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'anti_fraud_services.list_next': WholeRow['anti_fraud_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'anti_fraud_services.list_previous': WholeRow['anti_fraud_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid
  'anti_fraud_services.operation': WholeRow['operations'];
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 text, $9 boolean, $10 bytea,
  // $11 timestamp with time zone, $12 timestamp with time zone
  'anti_fraud_services.update': WholeRow['anti_fraud_services'];
  // $1 text
  'anti_fraud_services.version': {
    version: 'string';
  };
  // nothing
  any_user: {
    user_id: 'string';
  };
  // $1 text
  'approval_limits.any': {
    merchant_account_id: 'string';
  };
  // $1 text
  'approval_limits.of': WholeRow['approval_limits'];
  // approval_limits.replace: $1 text, $2 text[], $3 bigint[]
  // bank_line_matches.remove: $1 text, $2 uuid[]
  // bank_line_matches.set: $1 text, $2 jsonb
  // $1 text, $2 text[], $3 uuid[]
  'bank_lines.by_ids': {
    bank_line_id: 'string';
    booked_on: 'string';
    currency: 'string';
    amount: 'bigint';
    charges: 'bigint';
    code: 'string?';
    line_references: 'json';
    counterparty: 'string?';
    description: 'string';
    match_id: 'string?';
  };
  // $1 text, $2 text, $3 uuid, $4 text
  'bank_lines.of_days': {
    bank_line_id: 'string';
    booked_on: 'string';
    currency: 'string';
    amount: 'bigint';
    charges: 'bigint';
    code: 'string?';
    line_references: 'json';
    counterparty: 'string?';
    description: 'string';
    match_id: 'string?';
  };
  // $1 text, $2 uuid[]
  'bank_lines.of_matches': {
    bank_line_id: 'string';
    booked_on: 'string';
    currency: 'string';
    amount: 'bigint';
    charges: 'bigint';
    code: 'string?';
    line_references: 'json';
    counterparty: 'string?';
    description: 'string';
    match_id: 'string';
  };
  // $1 text, $2 uuid, $3 bytea, $4 text, $5 text, $6 text, $7 text, $8 text, $9 text, $10 bigint,
  // $11 bigint, $12 bigint, $13 integer, $14 jsonb, $15 integer, $16 jsonb, $17 timestamp with time zone
  'bank_statements.add': WholeRow['bank_statements'];
  // $1 text, $2 bytea
  'bank_statements.by_digest': WholeRow['bank_statements'];
  // $1 text, $2 uuid
  'bank_statements.get': WholeRow['bank_statements'];
  // $1 text, $2 uuid, $3 bigint
  'bank_statements.lines': WholeRow['bank_lines'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'bank_statements.lines_next': WholeRow['bank_lines'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'bank_statements.lines_previous': WholeRow['bank_lines'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 bigint
  'bank_statements.list': WholeRow['bank_statements'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 bigint, $7 text
  'bank_statements.list_next': WholeRow['bank_statements'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 bigint, $7 text
  'bank_statements.list_previous': WholeRow['bank_statements'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 text, $5 uuid, $6 uuid, $7 integer, $8 timestamp with time zone
  begin_idempotency_key: {
    begun: 'boolean';
    request_hash: 'string';
    is_completed: 'boolean';
    response_body: 'string';
    problem: 'string';
    operation_id: 'string';
    is_reference_taken: 'boolean';
  };
  // $1 text
  brand_of_merchant_account: {
    display_name: 'string';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
  };
  // buyers.delete: $1 text, $2 uuid
  // $1 text, $2 uuid
  'buyers.get': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 text
  'buyers.get_by_external_identifier': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 jsonb, $7 timestamp with time zone
  'buyers.insert': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // buyers.leave_checkout_sessions: $1 text, $2 uuid
  // buyers.leave_payment_links: $1 text, $2 uuid
  // buyers.leave_payment_methods: $1 text, $2 uuid
  // $1 text, $2 bigint
  'buyers.list': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'buyers.list_next': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'buyers.list_previous': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 uuid
  'buyers.lock': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 text, $3 text, $4 bigint
  'buyers.search': WholeRow['buyers'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 bigint
  'buyers.search_by_external': WholeRow['buyers'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 bigint, $5 text, $6 text
  'buyers.search_by_external_next': WholeRow['buyers'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 bigint, $5 text, $6 text
  'buyers.search_by_external_previous': WholeRow['buyers'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 bigint, $5 text, $6 text
  'buyers.search_next': WholeRow['buyers'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 bigint, $5 text, $6 text
  'buyers.search_previous': WholeRow['buyers'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 jsonb, $7 timestamp with time zone
  'buyers.update': {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 text, $3 text
  'card_attempts.get': {
    attempted_at: 'list';
    barred_until: 'string?';
  };
  // $1 text, $2 text, $3 text, $4 uuid[], $5 timestamp with time zone, $6 integer[], $7 integer[]
  'card_attempts.reserve': {
    fingerprint: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'card_exports.begin': WholeRow['card_exports'];
  // $1 text, $2 uuid, $3 bigint
  'card_exports.cards': {
    payment_method_id: 'string';
    vault_record_id: 'string?';
    external_identifier: 'string?';
    expiration_date: 'string?';
    scheme: 'string?';
    scheme_transaction_id: 'string?';
    buyer_id: 'string?';
    buyer_external_identifier: 'string?';
    buyer_display_name: 'string?';
    buyer_billing_details: 'json?';
  };
  // $1 text, $2 bigint
  'card_exports.count_cards': {
    cards: 'number';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 integer, $5 text
  'card_exports.finish': {
    card_export_id: 'string';
  };
  // $1 text, $2 uuid
  'card_exports.get': WholeRow['card_exports'];
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 integer, $7 uuid, $8 uuid, $9 text, $10 uuid,
  // $11 text, $12 timestamp with time zone, $13 timestamp with time zone
  'card_exports.insert': WholeRow['card_exports'];
  // $1 text, $2 bigint
  'card_exports.list': WholeRow['card_exports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'card_exports.list_next': WholeRow['card_exports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'card_exports.list_previous': WholeRow['card_exports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text[]
  'card_imports.buyers': {
    buyer_id: 'string';
    external_identifier: 'string';
  };
  // card_imports.delete_key: $1 text, $2 text
  // card_imports.insert_buyers: $1 text, $2 jsonb, $3 timestamp with time zone
  // $1 text, $2 text, $3 integer, $4 jsonb, $5 text, $6 timestamp with time zone
  'card_imports.insert_cards': {
    key_active: 'boolean';
    stored: 'number';
  };
  // card_imports.insert_key: $1 text, $2 text, $3 text, $4 text, $5 uuid, $6 timestamp with time zone
  // $1 text, $2 text, $3 text[]
  'card_imports.known': {
    old_id: 'string';
  };
  // $1 text
  'card_imports.list_keys': {
    key_id: 'string';
    fingerprint: 'string';
    public_key: 'string';
    vault_record_id: 'string';
    created_at: 'string';
  };
  // $1 text, $2 text, $3 text, $4 bigint
  'card_imports.pairs': {
    old_id: 'string';
    payment_method_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'checkout_sessions.end': WholeRow['checkout_sessions'];
  // $1 uuid
  'checkout_sessions.find': WholeRow['checkout_sessions'];
  // checkout_sessions.forget_record: $1 text, $2 uuid, $3 uuid
  // $1 text, $2 uuid, $3 timestamp with time zone
  'checkout_sessions.get': WholeRow['checkout_sessions'];
  // $1 text, $2 uuid, $3 uuid, $4 uuid, $5 uuid, $6 text, $7 text, $8 text, $9 text, $10 text, $11 text,
  // $12 text, $13 text[], $14 text, $15 text, $16 text, $17 text, $18 text, $19 text, $20 text,
  // $21 jsonb, $22 timestamp with time zone
  'checkout_sessions.hand_over': {
    payment_method_id: 'string';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text, $5 text, $6 jsonb, $7 jsonb, $8 jsonb, $9 uuid, $10 jsonb,
  // $11 uuid, $12 text, $13 text, $14 boolean, $15 boolean, $16 text[], $17 timestamp with time zone,
  // $18 timestamp with time zone, $19 jsonb
  'checkout_sessions.insert': WholeRow['checkout_sessions'];
  // $1 text, $2 uuid, $3 timestamp with time zone
  'checkout_sessions.lock': WholeRow['checkout_sessions'];
  // $1 text, $2 uuid, $3 uuid, $4 timestamp with time zone
  'checkout_sessions.own_record': {
    checkout_session_id: 'string';
  };
  // checkout_sessions.remove: $1 text, $2 uuid
  // $1 text, $2 uuid, $3 text, $4 uuid, $5 uuid, $6 uuid, $7 timestamp with time zone, $8 jsonb, $9 text,
  // $10 text, $11 text, $12 text, $13 text[], $14 text, $15 text, $16 text, $17 text, $18 text,
  // $19 timestamp with time zone, $20 timestamp with time zone, $21 text
  'checkout_sessions.set_fields': {
    replaced_vault_record_id: 'string?';
    replaced_security_code_record_id: 'string?';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'checkout_sessions.take': WholeRow['checkout_sessions'];
  // $1 text, $2 uuid, $3 bigint, $4 text, $5 text, $6 jsonb, $7 jsonb, $8 jsonb, $9 uuid, $10 jsonb,
  // $11 uuid, $12 text, $13 text, $14 boolean, $15 boolean, $16 text[], $17 timestamp with time zone,
  // $18 timestamp with time zone
  'checkout_sessions.update': WholeRow['checkout_sessions'];
  // complete_idempotency_key: $1 text, $2 text, $3 text, $4 uuid, $5 text
  // $1 text, $2 text, $3 text, $4 uuid, $5 text
  complete_owed_idempotency_key: {
    key: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.anti_fraud_services': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.api_key_pairs': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.digital_wallets': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.flow_drafts': {
    name: 'string?';
  };
  // $1 text, $2 uuid
  'confirmation_names.gift_card_services': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.payment_services': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.role_assignments': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.three_ds_servers': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.token_services': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.users': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.vault_forward_authentications': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.vault_forward_configs': {
    name: 'string';
  };
  // $1 text, $2 uuid
  'confirmation_names.webhook_subscriptions': {
    name: 'string?';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 timestamp with time zone, $6 text, $7 jsonb,
  // $8 timestamp with time zone
  'confirmations.approve': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 timestamp with time zone, $6 text
  'confirmations.decline': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
  };
  // $1 text, $2 uuid
  'confirmations.get': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text
  'confirmations.give_back': {
    confirmation_id: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 text, $6 uuid, $7 text, $8 text, $9 text, $10 text, $11 bytea,
  // $12 text, $13 text, $14 jsonb, $15 bytea, $16 bytea, $17 boolean, $18 timestamp with time zone,
  // $19 timestamp with time zone
  'confirmations.insert': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
  };
  // $1 text, $2 bigint
  'confirmations.list': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'confirmations.list_next': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'confirmations.list_previous': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
    sort_values: 'list';
  };
  // $1 timestamp with time zone, $2 timestamp with time zone
  'confirmations.purge': {
    confirmation_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 jsonb, $5 timestamp with time zone, $6 timestamp with time zone
  'confirmations.sign': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 text, $6 text, $7 jsonb
  'confirmations.use': {
    confirmation_id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 bigint
  'confirmations.waiting': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 bigint, $4 text, $5 text
  'confirmations.waiting_next': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 bigint, $4 text, $5 text
  'confirmations.waiting_previous': {
    merchant_account_id: 'string';
    confirmation_id: 'string';
    user_id: 'string';
    user_name: 'string';
    user_email: 'string';
    session_id: 'string';
    operation: 'string';
    method: 'string';
    path: 'string';
    api_version: 'string';
    body_fingerprint: 'bytes';
    body: 'string?';
    reason: 'string?';
    facts: 'json';
    challenge: 'bytes';
    needs_approval: 'boolean';
    status: 'string';
    strength: 'string?';
    signed_at: 'string?';
    decided_by: 'string?';
    decided_by_name: 'string?';
    decided_at: 'string?';
    decision_strength: 'string?';
    decision_reason: 'string?';
    used_at: 'string?';
    used_key: 'string?';
    created_at: 'string';
    expires_at: 'string';
    sort_values: 'list';
  };
  // $1 text[], $2 uuid, $3 timestamp with time zone
  delete_api_key_pair: {
    api_key_pair_id: 'string';
  };
  // $1 uuid, $2 uuid
  delete_passkey: {
    passkey_id: 'string';
  };
  // delete_passkeys_of_user: $1 uuid
  // delete_role_assignment: $1 uuid
  // delete_role_assignments_of_user: $1 uuid
  // $1 text, $2 uuid
  delete_three_ds_configuration: {
    three_ds_configuration_id: 'string';
  };
  // delete_user: $1 uuid, $2 timestamp with time zone
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone
  'digital_wallets.add_domain': WholeRow['digital_wallets'];
  // $1 text, $2 uuid
  'digital_wallets.delete': {
    digital_wallet_id: 'string';
  };
  // $1 text, $2 uuid
  'digital_wallets.get': WholeRow['digital_wallets'];
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 text, $7 text, $8 text, $9 jsonb, $10 jsonb,
  // $11 text[], $12 text, $13 uuid, $14 jsonb, $15 timestamp with time zone
  'digital_wallets.insert': WholeRow['digital_wallets'];
  // $1 text
  'digital_wallets.list': WholeRow['digital_wallets'];
  // $1 text, $2 text
  'digital_wallets.of_provider': WholeRow['digital_wallets'];
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone
  'digital_wallets.remove_domain': WholeRow['digital_wallets'];
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 text, $7 text, $8 jsonb, $9 jsonb, $10 text[],
  // $11 timestamp with time zone
  'digital_wallets.update': WholeRow['digital_wallets'];
  // disputes.add_file: $1 jsonb
  // $1 jsonb, $2 jsonb
  'disputes.begin_response': {
    written: 'bigint';
  };
  // $1 text, $2 text, $3 text, $4 uuid, $5 uuid
  'disputes.bind_key': {
    key: 'string';
  };
  // $1 jsonb
  'disputes.change': {
    dispute_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 text, $7 text, $8 timestamp with time zone,
  // $9 timestamp with time zone, $10 integer
  'disputes.conclude_response': {
    dispute_response_id: 'string';
  };
  // $1 text, $2 uuid
  'disputes.events': WholeRow['dispute_events'];
  // $1 text, $2 uuid
  'disputes.files': WholeRow['dispute_files'];
  // $1 text, $2 uuid, $3 text
  'disputes.find': WholeRow['disputes'];
  // $1 text, $2 uuid
  'disputes.get': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
  };
  // $1 text, $2 uuid, $3 uuid
  'disputes.last_of_transaction': WholeRow['disputes'];
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'disputes.list': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'disputes.list_due': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'disputes.list_due_next': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'disputes.list_due_previous': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint
  'disputes.list_due_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'disputes.list_next': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'disputes.list_of_transaction': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'disputes.list_of_transaction_next': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'disputes.list_of_transaction_previous': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint
  'disputes.list_of_transaction_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'disputes.list_previous': WholeRow['disputes'] & {
    charged_back: 'bigint';
    given_back: 'bigint';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid, $8 text, $9 text[], $10 text[], $11 text[], $12 text,
  // $13 bigint, $14 bigint, $15 bigint
  'disputes.list_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // disputes.note_file_shredded: $1 text, $2 uuid, $3 timestamp with time zone
  // $1 jsonb
  'disputes.open': {
    dispute_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'disputes.present_file': {
    dispute_file_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  'disputes.remove_file': {
    dispute_file_id: 'string';
  };
  // $1 text, $2 uuid
  'disputes.response': WholeRow['dispute_responses'];
  // $1 text, $2 uuid
  'disputes.responses': WholeRow['dispute_responses'];
  // $1 text, $2 jsonb, $3 jsonb
  'disputes.tell': {
    announced: 'bigint';
  };
  // disputes.watch: $1 jsonb
  // disputes.watch_claimed: $1 jsonb, $2 timestamp with time zone
  // $1 uuid, $2 uuid, $3 timestamp with time zone
  end_session: {
    session_id: 'string';
  };
  // end_sessions_of_user: $1 uuid, $2 timestamp with time zone
  // $1 uuid, $2 bytea, $3 text, $4 timestamp with time zone
  ensure_instance: {
    instance_id: 'string';
    cursor_key: 'bytes';
    environment: 'string';
  };
  // $1 text, $2 uuid
  'event_log.after': {
    horizon: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text[], $5 uuid, $6 text, $7 bigint
  'event_log.list': {
    merchant_account_id: 'string';
    webhook_event_id: 'string';
    name: 'string';
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    created_at: 'string';
    target: 'json?';
    body: 'string';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text[], $5 uuid, $6 text, $7 bigint, $8 text
  'event_log.list_next': {
    merchant_account_id: 'string';
    webhook_event_id: 'string';
    name: 'string';
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    created_at: 'string';
    target: 'json?';
    body: 'string';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text[], $5 uuid, $6 text, $7 bigint, $8 text
  'event_log.list_previous': {
    merchant_account_id: 'string';
    webhook_event_id: 'string';
    name: 'string';
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    created_at: 'string';
    target: 'json?';
    body: 'string';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 jsonb
  'event_log.next': {
    place: 'number';
    now_seen: 'string';
    is_behind: 'boolean';
    written_in: 'string';
    merchant_account_id: 'string';
    webhook_event_id: 'string';
    name: 'string';
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    created_at: 'string';
    target: 'json?';
    body: 'string';
  };
  // nothing
  'event_log.now': {
    seen: 'string';
  };
  // $1 text, $2 text, $3 bigint
  'experiments.amounts_of_late': {
    recent: 'number';
    payments: 'number';
    highest: 'bigint';
    average: 'bigint';
    square: 'number';
  };
  // $1 text
  'experiments.answers_of_late': {
    payments: 'number';
    p95_ms: 'number';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'experiments.claim': WholeRow['experiments'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'experiments.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'experiments.claim_of_account': WholeRow['experiments'];
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 bigint
  'experiments.count_payments': {
    payments: 'number';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 timestamp with time zone,
  // $7 timestamp with time zone
  'experiments.end': {
    experiment_id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 bigint
  'experiments.forget_payments': {
    forgotten: 'bigint';
  };
  // $1 text, $2 uuid
  'experiments.get': WholeRow['experiments'] & {
    tallies: 'json';
  };
  // experiments.insert: $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 jsonb, $7 integer, $8 integer,
  // $9 integer, $10 text, $11 integer, $12 integer, $13 boolean, $14 text, $15 bigint, $16 bigint,
  // $17 double precision, $18 jsonb, $19 integer, $20 integer, $21 jsonb, $22 timestamp with time zone,
  // $23 timestamp with time zone
  // experiments.insert_arms: $1 text, $2 uuid, $3 text[]
  // $1 text, $2 text, $3 bigint
  'experiments.list': WholeRow['experiments'] & {
    tallies: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text, $5 text
  'experiments.list_next': WholeRow['experiments'] & {
    tallies: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text, $5 text
  'experiments.list_previous': WholeRow['experiments'] & {
    tallies: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 bigint
  'experiments.mature_payments': {
    payments: 'number';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  'experiments.put_off': {
    experiment_id: 'string';
  };
  // $1 text
  'experiments.running': {
    experiment_id: 'string';
    name: 'string';
    flow: 'string';
    unit: 'string';
    arms: 'json';
  };
  // $1 text[], $2 uuid
  find_api_key_pair: {
    api_key_pair_id: 'string';
    thumbprint: 'string';
    display_name: 'string';
    algorithm: 'string';
    active: 'boolean';
    api_version: 'string';
    role_ids: 'list';
    merchant_account_ids: 'list';
    agent_mandate_id: 'string?';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_used_at: 'string?';
  };
  // $1 text
  find_caller_key: {
    api_key_pair_id: 'string';
    display_name: 'string';
    jws_algorithm: 'string';
    public_key_pem: 'string';
    api_version: 'string';
    merchant_account_ids: 'list';
    default_merchant_account_id: 'string?';
    agent_mandate_id: 'string?';
    permissions: 'list';
  };
  // nothing
  find_demo_user: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
  };
  // nothing
  find_instance: {
    instance_id: 'string';
    cursor_key: 'bytes';
    environment: 'string';
  };
  // $1 bytea
  find_live_session: {
    session_id: 'string';
    user_id: 'string';
    display_name: 'string';
    email_address: 'string';
    way: 'string';
    created_at: 'string';
    last_seen_at: 'string';
    expires_at: 'string';
    grants: 'list';
  };
  // $1 text
  find_merchant_account: {
    merchant_account_id: 'string';
    display_name: 'string';
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
    account_updater_enabled: 'boolean';
    account_updater_request_encryption_key_id: 'string?';
    account_updater_response_decryption_key_id: 'string?';
    loon_accepted_schemes: 'list?';
    loon_merchant_account_id: 'string?';
    visa_network_tokens_requestor_id: 'string?';
    visa_network_tokens_app_id: 'string?';
    amex_network_tokens_requestor_id: 'string?';
    amex_network_tokens_app_id: 'string?';
    mastercard_network_tokens_requestor_id: 'string?';
    mastercard_network_tokens_app_id: 'string?';
    discover_network_tokens_requestor_id: 'string?';
    discover_network_tokens_app_id: 'string?';
    async_network_tokens_enabled: 'boolean';
    redirect_url_schemes: 'list';
    front_end_origins: 'list';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
    receipts: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text
  find_merchant_account_clock: {
    clock_offset_ms: 'bigint';
  };
  // $1 text[]
  find_merchant_accounts: {
    merchant_account_id: 'string';
    display_name: 'string';
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
    account_updater_enabled: 'boolean';
    account_updater_request_encryption_key_id: 'string?';
    account_updater_response_decryption_key_id: 'string?';
    loon_accepted_schemes: 'list?';
    loon_merchant_account_id: 'string?';
    visa_network_tokens_requestor_id: 'string?';
    visa_network_tokens_app_id: 'string?';
    amex_network_tokens_requestor_id: 'string?';
    amex_network_tokens_app_id: 'string?';
    mastercard_network_tokens_requestor_id: 'string?';
    mastercard_network_tokens_app_id: 'string?';
    discover_network_tokens_requestor_id: 'string?';
    discover_network_tokens_app_id: 'string?';
    async_network_tokens_enabled: 'boolean';
    redirect_url_schemes: 'list';
    front_end_origins: 'list';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
    receipts: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 bytea, $2 timestamp with time zone
  find_open_invitation: {
    user_invitation_id: 'string';
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
  };
  // $1 bytea
  find_passkey: WholeRow['passkeys'];
  // $1 uuid[]
  find_roles: WholeRow['roles'];
  // $1 uuid
  find_user: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
  };
  // $1 text
  find_user_by_email: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
  };
  // $1 uuid, $2 text[], $3 uuid
  find_visible_user: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
  };
  // $1 text, $2 uuid, $3 bigint
  'flow_drafts.delete': {
    flow_draft_id: 'string';
  };
  // $1 text, $2 text, $3 uuid
  'flow_drafts.get': WholeRow['flow_drafts'];
  // $1 text, $2 uuid, $3 text, $4 integer, $5 jsonb, $6 text, $7 timestamp with time zone
  'flow_drafts.insert': WholeRow['flow_drafts'];
  // $1 text, $2 text, $3 bigint
  'flow_drafts.list': WholeRow['flow_drafts'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text, $5 text
  'flow_drafts.list_next': WholeRow['flow_drafts'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text, $5 text
  'flow_drafts.list_previous': WholeRow['flow_drafts'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 jsonb, $5 text, $6 timestamp with time zone
  'flow_drafts.update': WholeRow['flow_drafts'];
  // $1 text, $2 text, $3 uuid, $4 bigint
  'flow_ends.of_late': {
    currency: 'string';
    kind: 'string';
    payment_service_id: 'string?';
    approved: 'number';
    known: 'number';
  };
  // $1 text, $2 text, $3 uuid, $4 bigint
  'flow_matches.of_late': {
    decisions: 'number';
    counted_from: 'string';
    matched: 'json';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 uuid, $5 jsonb, $6 timestamp with time zone,
  // $7 timestamp with time zone
  'flow_replays.advance': {
    flow_replay_id: 'string';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'flow_replays.claim': WholeRow['flow_replays'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'flow_replays.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'flow_replays.claim_of_account': WholeRow['flow_replays'];
  // $1 text, $2 text, $3 uuid
  'flow_replays.get': WholeRow['flow_replays'];
  // $1 text, $2 uuid, $3 text, $4 jsonb, $5 jsonb, $6 timestamp with time zone,
  // $7 timestamp with time zone, $8 uuid, $9 jsonb, $10 timestamp with time zone,
  // $11 timestamp with time zone
  'flow_replays.insert': WholeRow['flow_replays'];
  // $1 text, $2 text, $3 uuid, $4 uuid, $5 bigint
  'flow_replays.slice': {
    transaction_id: 'string';
    flow_version: 'number';
    inputs: 'string';
    outcome: 'string';
    first_status: 'string?';
  };
  // $1 text, $2 text, $3 integer
  'flow_versions.get': WholeRow['flow_versions'];
  // $1 text, $2 text, $3 integer, $4 jsonb, $5 text, $6 text, $7 jsonb, $8 timestamp with time zone
  'flow_versions.insert': {
    number: 'number';
  };
  // $1 text, $2 text
  'flow_versions.latest': WholeRow['flow_versions'];
  // $1 text, $2 text, $3 bigint
  'flow_versions.list': {
    merchant_account_id: 'string';
    flow: 'string';
    number: 'number';
    cause: 'string';
    description: 'string?';
    creator: 'json?';
    created_at: 'string';
    rule_count: 'number';
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text
  'flow_versions.list_next': {
    merchant_account_id: 'string';
    flow: 'string';
    number: 'number';
    cause: 'string';
    description: 'string?';
    creator: 'json?';
    created_at: 'string';
    rule_count: 'number';
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text
  'flow_versions.list_previous': {
    merchant_account_id: 'string';
    flow: 'string';
    number: 'number';
    cause: 'string';
    description: 'string?';
    creator: 'json?';
    created_at: 'string';
    rule_count: 'number';
    sort_values: 'list';
  };
  // $1 text, $2 text[], $3 integer[]
  'flow_versions.live': {
    flow: 'string';
    number: 'number';
    rules: 'json';
  };
  // $1 text
  'flows.payment_service_ids': {
    payment_service_id: 'string';
  };
  // forget_written_trial: $1 text
  // $1 text, $2 uuid
  'fraud_lists.delete': {
    fraud_list_entry_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'fraud_lists.get': WholeRow['fraud_list_entries'];
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 text, $7 text, $8 uuid, $9 text,
  // $10 timestamp with time zone, $11 timestamp with time zone, $12 text
  'fraud_lists.insert': WholeRow['fraud_list_entries'];
  // $1 text, $2 text[]
  'fraud_lists.kinds': {
    kind: 'string';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 timestamp with time zone, $6 bigint
  'fraud_lists.list': WholeRow['fraud_list_entries'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 timestamp with time zone, $6 bigint, $7 text
  'fraud_lists.list_next': WholeRow['fraud_list_entries'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 timestamp with time zone, $6 bigint, $7 text
  'fraud_lists.list_previous': WholeRow['fraud_list_entries'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text[], $3 text[], $4 timestamp with time zone
  'fraud_lists.met': {
    effect: 'string';
    fraud_list_entry_id: 'string';
    kind: 'string';
    reason: 'string?';
  };
  // $1 text
  front_end_origins_of_merchant_account: {
    front_end_origins: 'list';
  };
  // nothing
  'gauges.ledger_differences': {
    count: 'bigint';
  };
  // $1 bigint
  'gauges.open_incidents': {
    model: 'string';
    count: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint
  'gauges.queues': {
    queue: 'string';
    kind: 'string';
    depth: 'bigint';
    age_seconds: 'string';
  };
  // $1 bigint
  'gauges.settlement_reports_failed': {
    count: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint
  'gauges.unknown': {
    kind: 'string';
    count: 'bigint';
    age_seconds: 'string';
  };
  // $1 text, $2 text, $3 text, $4 uuid
  get_stored_answer: {
    response_body: 'string?';
  };
  // $1 text, $2 uuid, $3 jsonb, $4 jsonb, $5 jsonb, $6 text, $7 text, $8 uuid, $9 text, $10 text
  'gift_card_operations.conclude': {
    operation_id: 'string';
  };
  // $1 text, $2 uuid
  'gift_card_operations.get': WholeRow['operations'];
  // $1 jsonb, $2 text, $3 text, $4 uuid, $5 jsonb, $6 text
  'gift_card_operations.intend': {
    operation_id: 'string';
  };
  // $1 text, $2 uuid, $3 uuid
  'gift_card_operations.refunding': {
    amount: 'bigint';
  };
  // $1 text, $2 uuid
  'gift_card_operations.refunds_of_transaction': WholeRow['operations'];
  // $1 text
  'gift_card_services.active': WholeRow['gift_card_services'];
  // $1 text, $2 uuid, $3 timestamp with time zone
  'gift_card_services.delete': {
    gift_card_service_id: 'string';
  };
  // $1 text, $2 uuid
  'gift_card_services.get': WholeRow['gift_card_services'];
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 text,
  // $9 timestamp with time zone
  'gift_card_services.insert': WholeRow['gift_card_services'];
  // $1 text, $2 bigint
  'gift_card_services.list': WholeRow['gift_card_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'gift_card_services.list_next': WholeRow['gift_card_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'gift_card_services.list_previous': WholeRow['gift_card_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 text,
  // $9 timestamp with time zone, $10 timestamp with time zone
  'gift_card_services.update': WholeRow['gift_card_services'];
  // $1 text
  'gift_card_services.version': {
    version: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'gift_cards.delete': {
    vault_record_id: 'string';
  };
  // $1 text, $2 uuid
  'gift_cards.get': WholeRow['gift_cards'];
  // $1 text, $2 uuid, $3 uuid, $4 uuid, $5 uuid, $6 text, $7 text, $8 text, $9 text,
  // $10 timestamp with time zone, $11 timestamp with time zone
  'gift_cards.insert': WholeRow['gift_cards'];
  // $1 text, $2 bigint
  'gift_cards.list': WholeRow['gift_cards'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'gift_cards.list_next': WholeRow['gift_cards'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 bigint
  'gift_cards.list_of_buyer': WholeRow['gift_cards'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 bigint, $5 text, $6 text
  'gift_cards.list_of_buyer_next': WholeRow['gift_cards'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 bigint, $5 text, $6 text
  'gift_cards.list_of_buyer_previous': WholeRow['gift_cards'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'gift_cards.list_previous': WholeRow['gift_cards'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_cit_last_used_at_asc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_cit_last_used_at_desc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_cit_usage_count_asc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_cit_usage_count_desc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_created_at_asc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_created_at_desc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_last_used_at_asc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_last_used_at_desc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_usage_count_asc': WholeRow['gift_cards'];
  // $1 text, $2 uuid
  'gift_cards.of_buyer_by_usage_count_desc': WholeRow['gift_cards'];
  // identity_logins.insert: $1 bytea, $2 bytea, $3 text, $4 text, $5 text, $6 uuid, $7 uuid,
  // $8 timestamp with time zone
  // $1 timestamp with time zone
  'identity_logins.purge': {
    state_hash: 'bytes';
  };
  // $1 bytea, $2 bytea, $3 timestamp with time zone
  'identity_logins.take': {
    browser_hash: 'bytes';
    nonce: 'string';
    code_verifier: 'string';
    confirmation_account_id: 'string?';
    confirmation_id: 'string?';
    user_id: 'string?';
  };
  // $1 text, $2 text, $3 text, $4 timestamp with time zone
  'identity_sessions.end': {
    session_id: 'string';
  };
  // identity_sessions.forget: $1 timestamp with time zone
  // identity_sessions.insert: $1 uuid, $2 text, $3 text, $4 text
  // $1 uuid, $2 text, $3 text, $4 text, $5 text, $6 text, $7 boolean, $8 text, $9 uuid[], $10 text[],
  // $11 uuid, $12 uuid, $13 uuid, $14 text, $15 text, $16 timestamp with time zone
  insert_api_key_pair: {
    api_key_pair_id: 'string';
    thumbprint: 'string';
    display_name: 'string';
    algorithm: 'string';
    active: 'boolean';
    api_version: 'string';
    role_ids: 'list';
    merchant_account_ids: 'list';
    agent_mandate_id: 'string?';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_used_at: 'string?';
  };
  // insert_audit_logs: $1 jsonb
  // insert_login_challenge: $1 bytea, $2 text, $3 uuid, $4 timestamp with time zone
  // $1 text, $2 timestamp with time zone, $3 jsonb
  insert_merchant_account: {
    merchant_account_id: 'string';
    display_name: 'string';
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
    account_updater_enabled: 'boolean';
    account_updater_request_encryption_key_id: 'string?';
    account_updater_response_decryption_key_id: 'string?';
    loon_accepted_schemes: 'list?';
    loon_merchant_account_id: 'string?';
    visa_network_tokens_requestor_id: 'string?';
    visa_network_tokens_app_id: 'string?';
    amex_network_tokens_requestor_id: 'string?';
    amex_network_tokens_app_id: 'string?';
    mastercard_network_tokens_requestor_id: 'string?';
    mastercard_network_tokens_app_id: 'string?';
    discover_network_tokens_requestor_id: 'string?';
    discover_network_tokens_app_id: 'string?';
    async_network_tokens_enabled: 'boolean';
    redirect_url_schemes: 'list';
    front_end_origins: 'list';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
    receipts: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 uuid, $2 uuid, $3 bytea, $4 bytea, $5 bigint, $6 text[], $7 boolean, $8 text,
  // $9 timestamp with time zone
  insert_passkey: WholeRow['passkeys'];
  // $1 uuid, $2 uuid, $3 uuid, $4 text, $5 text[], $6 uuid, $7 text, $8 timestamp with time zone
  insert_role_assignment: {
    role_assignment_id: 'string';
    user_id: 'string';
    role_id: 'string';
    merchant_account_id: 'string?';
    withheld: 'list';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
  };
  // $1 uuid, $2 uuid, $3 bytea, $4 text, $5 text, $6 text, $7 timestamp with time zone,
  // $8 timestamp with time zone
  insert_session: {
    session_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 jsonb
  insert_three_ds_configuration: WholeRow['three_ds_configurations'];
  // $1 uuid, $2 text, $3 text, $4 text, $5 boolean, $6 uuid, $7 text, $8 timestamp with time zone
  insert_user: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
  };
  // insert_user_invitation: $1 uuid, $2 uuid, $3 bytea, $4 uuid, $5 text, $6 timestamp with time zone,
  // $7 timestamp with time zone
  // $1 text, $2 text, $3 uuid
  'insights_presets.delete': {
    insights_preset_id: 'string';
  };
  // $1 jsonb, $2 text, $3 text
  'insights_presets.insert': WholeRow['insights_presets'];
  // $1 text, $2 text
  'insights_presets.list': WholeRow['insights_presets'];
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone
  'insights_presets.rename': WholeRow['insights_presets'];
  // jobs.end: $1 text, $2 uuid, $3 timestamp with time zone
  // ledger.advance_check: $1 text, $2 text, $3 uuid, $4 bigint, $5 timestamp with time zone,
  // $6 timestamp with time zone
  // $1 text
  'ledger.balances': {
    merchant_account_id: 'string';
    currency: 'string';
    account: 'string';
    balance: 'bigint';
  };
  // ledger.begin_checks: $1 timestamp with time zone
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'ledger.claim_check': WholeRow['ledger_checks'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'ledger.claim_check_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'ledger.claim_check_of_account': WholeRow['ledger_checks'];
  // $1 bigint
  'ledger.close': {
    behind: 'bigint';
  };
  // $1 text, $2 uuid, $3 uuid
  'ledger.differences_of_payouts': {
    merchant_account_id: 'string';
    currency: 'string';
    account: 'string';
    ledger: 'bigint';
    transactions: 'bigint';
  };
  // $1 text, $2 uuid, $3 uuid
  'ledger.differences_of_transactions': {
    merchant_account_id: 'string';
    currency: 'string';
    account: 'string';
    ledger: 'bigint';
    transactions: 'bigint';
  };
  // ledger.end_check: $1 text, $2 bigint, $3 timestamp with time zone, $4 timestamp with time zone
  // $1 text, $2 uuid, $3 bigint
  'ledger.postings': {
    ledger_entry_id: 'bigint';
    transaction_id: 'string?';
    operation_id: 'string?';
    movement: 'string';
    debit: 'string';
    credit: 'string';
    currency: 'string';
    amount: 'bigint';
    created_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'ledger.postings_next': {
    ledger_entry_id: 'bigint';
    transaction_id: 'string?';
    operation_id: 'string?';
    movement: 'string';
    debit: 'string';
    credit: 'string';
    currency: 'string';
    amount: 'bigint';
    created_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'ledger.postings_previous': {
    ledger_entry_id: 'bigint';
    transaction_id: 'string?';
    operation_id: 'string?';
    movement: 'string';
    debit: 'string';
    credit: 'string';
    currency: 'string';
    amount: 'bigint';
    created_at: 'string';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint
  'ledger.slice_of_payouts': {
    until: 'string';
  };
  // $1 text, $2 uuid, $3 bigint
  'ledger.slice_of_transactions': {
    until: 'string';
  };
  // nothing
  'limits.api_key_pairs': {
    has_room: 'boolean';
  };
  // $1 text
  'limits.experiments': {
    has_room: 'boolean';
  };
  // $1 text, $2 text
  'limits.flow_drafts': {
    has_room: 'boolean';
  };
  // $1 text
  'limits.fraud_list_entries': {
    has_room: 'boolean';
  };
  // $1 text
  'limits.lock_account': {
    merchant_account_id: 'string';
  };
  // nothing
  'limits.lock_instance': {
    instance_id: 'string';
  };
  // nothing
  'limits.merchant_accounts': {
    has_room: 'boolean';
  };
  // $1 text
  'limits.reports': {
    has_room: 'boolean';
  };
  // $1 text, $2 uuid
  'limits.saved_views': {
    own: 'boolean';
    shared: 'boolean';
  };
  // nothing
  'limits.users': {
    has_room: 'boolean';
  };
  // $1 text[], $2 bigint
  list_api_key_pairs: {
    api_key_pair_id: 'string';
    thumbprint: 'string';
    display_name: 'string';
    algorithm: 'string';
    active: 'boolean';
    api_version: 'string';
    role_ids: 'list';
    merchant_account_ids: 'list';
    agent_mandate_id: 'string?';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_used_at: 'string?';
    sort_values: 'list';
  };
  // $1 text[], $2 bigint, $3 text, $4 text
  list_api_key_pairs_next: {
    api_key_pair_id: 'string';
    thumbprint: 'string';
    display_name: 'string';
    algorithm: 'string';
    active: 'boolean';
    api_version: 'string';
    role_ids: 'list';
    merchant_account_ids: 'list';
    agent_mandate_id: 'string?';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_used_at: 'string?';
    sort_values: 'list';
  };
  // $1 text[], $2 bigint, $3 text, $4 text
  list_api_key_pairs_previous: {
    api_key_pair_id: 'string';
    thumbprint: 'string';
    display_name: 'string';
    algorithm: 'string';
    active: 'boolean';
    api_version: 'string';
    role_ids: 'list';
    merchant_account_ids: 'list';
    agent_mandate_id: 'string?';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_used_at: 'string?';
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 bigint
  list_audit_logs: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 bigint, $8 text, $9 text
  list_audit_logs_next: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 bigint
  list_audit_logs_of_actor: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 bigint, $8 text, $9 text
  list_audit_logs_of_actor_next: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 bigint, $8 text, $9 text
  list_audit_logs_of_actor_previous: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 uuid, $8 bigint
  list_audit_logs_of_agent_mandate: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 uuid, $8 bigint, $9 text, $10 text
  list_audit_logs_of_agent_mandate_next: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 uuid, $8 bigint, $9 text, $10 text
  list_audit_logs_of_agent_mandate_previous: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 text, $8 bigint
  list_audit_logs_of_resource: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 text, $8 bigint, $9 text, $10 text
  list_audit_logs_of_resource_next: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 text, $8 bigint, $9 text, $10 text
  list_audit_logs_of_resource_previous: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone, $6 timestamp with time zone,
  // $7 bigint, $8 text, $9 text
  list_audit_logs_previous: WholeRow['audit_logs'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text[], $2 text, $3 bigint
  list_merchant_accounts: {
    merchant_account_id: 'string';
    display_name: 'string';
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
    account_updater_enabled: 'boolean';
    account_updater_request_encryption_key_id: 'string?';
    account_updater_response_decryption_key_id: 'string?';
    loon_accepted_schemes: 'list?';
    loon_merchant_account_id: 'string?';
    visa_network_tokens_requestor_id: 'string?';
    visa_network_tokens_app_id: 'string?';
    amex_network_tokens_requestor_id: 'string?';
    amex_network_tokens_app_id: 'string?';
    mastercard_network_tokens_requestor_id: 'string?';
    mastercard_network_tokens_app_id: 'string?';
    discover_network_tokens_requestor_id: 'string?';
    discover_network_tokens_app_id: 'string?';
    async_network_tokens_enabled: 'boolean';
    redirect_url_schemes: 'list';
    front_end_origins: 'list';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
    receipts: 'json?';
    created_at: 'string';
    updated_at: 'string';
    sort_values: 'list';
  };
  // $1 text[], $2 text, $3 bigint, $4 text, $5 text
  list_merchant_accounts_next: {
    merchant_account_id: 'string';
    display_name: 'string';
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
    account_updater_enabled: 'boolean';
    account_updater_request_encryption_key_id: 'string?';
    account_updater_response_decryption_key_id: 'string?';
    loon_accepted_schemes: 'list?';
    loon_merchant_account_id: 'string?';
    visa_network_tokens_requestor_id: 'string?';
    visa_network_tokens_app_id: 'string?';
    amex_network_tokens_requestor_id: 'string?';
    amex_network_tokens_app_id: 'string?';
    mastercard_network_tokens_requestor_id: 'string?';
    mastercard_network_tokens_app_id: 'string?';
    discover_network_tokens_requestor_id: 'string?';
    discover_network_tokens_app_id: 'string?';
    async_network_tokens_enabled: 'boolean';
    redirect_url_schemes: 'list';
    front_end_origins: 'list';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
    receipts: 'json?';
    created_at: 'string';
    updated_at: 'string';
    sort_values: 'list';
  };
  // $1 text[], $2 text, $3 bigint, $4 text, $5 text
  list_merchant_accounts_previous: {
    merchant_account_id: 'string';
    display_name: 'string';
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
    account_updater_enabled: 'boolean';
    account_updater_request_encryption_key_id: 'string?';
    account_updater_response_decryption_key_id: 'string?';
    loon_accepted_schemes: 'list?';
    loon_merchant_account_id: 'string?';
    visa_network_tokens_requestor_id: 'string?';
    visa_network_tokens_app_id: 'string?';
    amex_network_tokens_requestor_id: 'string?';
    amex_network_tokens_app_id: 'string?';
    mastercard_network_tokens_requestor_id: 'string?';
    mastercard_network_tokens_app_id: 'string?';
    discover_network_tokens_requestor_id: 'string?';
    discover_network_tokens_app_id: 'string?';
    async_network_tokens_enabled: 'boolean';
    redirect_url_schemes: 'list';
    front_end_origins: 'list';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
    receipts: 'json?';
    created_at: 'string';
    updated_at: 'string';
    sort_values: 'list';
  };
  // nothing
  list_moved_clocks: {
    merchant_account_id: 'string';
    clock_offset_ms: 'bigint';
  };
  // $1 text[]
  list_named_merchant_accounts: {
    merchant_account_id: 'string';
    display_name: 'string';
  };
  // $1 text[], $2 uuid, $3 bigint
  list_role_assignments: WholeRow['role_assignments'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text[], $2 uuid, $3 bigint, $4 text, $5 text
  list_role_assignments_next: WholeRow['role_assignments'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text[], $2 uuid, $3 bigint, $4 text, $5 text
  list_role_assignments_previous: WholeRow['role_assignments'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 bigint
  list_roles: WholeRow['roles'] & {
    sort_values: 'list';
  };
  // $1 bigint, $2 text, $3 text
  list_roles_next: WholeRow['roles'] & {
    sort_values: 'list';
  };
  // $1 bigint, $2 text, $3 text
  list_roles_previous: WholeRow['roles'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text
  list_three_ds_configurations: WholeRow['three_ds_configurations'];
  // $1 text[], $2 uuid, $3 text, $4 bigint
  list_users: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text[], $2 uuid, $3 text, $4 bigint, $5 text, $6 text
  list_users_next: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text[], $2 uuid, $3 text, $4 bigint, $5 text, $6 text
  list_users_previous: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 uuid
  lock_administrators: {
    user_id: 'string';
  };
  // $1 text[], $2 uuid
  lock_api_key_pair: {
    api_key_pair_id: 'string';
    thumbprint: 'string';
    display_name: 'string';
    algorithm: 'string';
    active: 'boolean';
    api_version: 'string';
    role_ids: 'list';
    merchant_account_ids: 'list';
    agent_mandate_id: 'string?';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_used_at: 'string?';
  };
  // $1 uuid
  lock_role_assignment: {
    role_assignment_id: 'string';
    user_id: 'string';
    role_id: 'string';
    merchant_account_id: 'string?';
    withheld: 'list';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
  };
  // $1 uuid
  lock_user: {
    user_id: 'string';
  };
  // nothing
  look_at_database: {
    is_read_only: 'boolean';
  };
  // $1 text, $2 uuid, $3 uuid
  'mandates.at': WholeRow['mandates'];
  // $1 text, $2 uuid, $3 text, $4 jsonb
  'mandates.begin_cancel': {
    operation_id: 'string';
  };
  // $1 text, $2 uuid
  'mandates.by_payment_method': WholeRow['mandates'];
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 jsonb, $6 jsonb, $7 text, $8 jsonb
  'mandates.finish_cancel': {
    operation_id: 'string';
  };
  // $1 text, $2 uuid, $3 text
  'mandates.get': WholeRow['mandates'];
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 uuid, $7 uuid, $8 timestamp with time zone, $9 uuid,
  // $10 jsonb, $11 timestamp with time zone
  'mandates.remember': WholeRow['mandates'] & {
    is_news: 'boolean';
    answers: 'string';
  };
  // nothing
  'merchant_accounts.ids': {
    merchant_account_id: 'string';
  };
  // monitoring_incidents.close: $1 text, $2 uuid, $3 uuid, $4 timestamp with time zone
  // $1 text, $2 uuid
  'monitoring_incidents.get': WholeRow['monitoring_incidents'];
  // $1 text, $2 uuid, $3 text, $4 jsonb, $5 timestamp with time zone
  'monitoring_incidents.keep': {
    monitoring_incident_id: 'string';
  };
  // $1 bigint, $2 timestamp with time zone
  'monitoring_incidents.known': {
    merchant_account_id: 'string';
    monitoring_incident_id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 bigint
  'monitoring_incidents.list': WholeRow['monitoring_incidents'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 bigint, $5 text, $6 text
  'monitoring_incidents.list_next': WholeRow['monitoring_incidents'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 bigint
  'monitoring_incidents.list_of_metric': WholeRow['monitoring_incidents'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 bigint, $6 text,
  // $7 text
  'monitoring_incidents.list_of_metric_next': WholeRow['monitoring_incidents'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 bigint, $6 text,
  // $7 text
  'monitoring_incidents.list_of_metric_previous': WholeRow['monitoring_incidents'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 bigint, $5 text, $6 text
  'monitoring_incidents.list_previous': WholeRow['monitoring_incidents'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone
  'monitoring_incidents.note': WholeRow['monitoring_incidents'];
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  'monitoring_incidents.of_metric_within': {
    created_at: 'string';
    closed_at: 'string?';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'monitoring_metrics.claim': WholeRow['monitoring_metrics'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'monitoring_metrics.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'monitoring_metrics.claim_of_account': WholeRow['monitoring_metrics'];
  // $1 text, $2 uuid, $3 uuid, $4 timestamp with time zone
  'monitoring_metrics.delete': {
    monitoring_metric_id: 'string';
  };
  // $1 text, $2 uuid
  'monitoring_metrics.get': WholeRow['monitoring_metrics'];
  // $1 jsonb, $2 text
  'monitoring_metrics.insert': WholeRow['monitoring_metrics'];
  // $1 text, $2 text, $3 bigint
  'monitoring_metrics.list': WholeRow['monitoring_metrics'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text, $5 text
  'monitoring_metrics.list_next': WholeRow['monitoring_metrics'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 bigint, $4 text, $5 text
  'monitoring_metrics.list_previous': WholeRow['monitoring_metrics'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 integer, $7 integer, $8 text, $9 uuid, $10 timestamp with time zone,
  // $11 uuid, $12 timestamp with time zone
  'monitoring_metrics.sampled': {
    monitoring_metric_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 jsonb, $5 jsonb, $6 timestamp with time zone,
  // $7 timestamp with time zone, $8 uuid, $9 timestamp with time zone
  'monitoring_metrics.update': WholeRow['monitoring_metrics'];
  // $1 text, $2 uuid, $3 uuid, $4 bytea, $5 timestamp with time zone, $6 text,
  // $7 timestamp with time zone, $8 timestamp with time zone
  'network_tokens.begin': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 bytea
  'network_tokens.by_notification': {
    merchant_account_id: 'string';
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 text[], $3 text
  'network_tokens.by_reference': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid
  'network_tokens.card': {
    payment_method_id: 'string';
    method: 'string';
    vault_record_id: 'string?';
    expiration_date: 'string?';
    scheme: 'string?';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 timestamp with time zone, $7 text
  'network_tokens.complete': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid
  'network_tokens.current': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 jsonb
  'network_tokens.delete': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid
  'network_tokens.find': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid
  'network_tokens.for_payment': {
    is_async: 'boolean';
    token: 'json';
  };
  // network_tokens.forget_order: $1 text, $2 uuid
  // $1 text, $2 uuid, $3 uuid
  'network_tokens.get': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // network_tokens.give_up: $1 text, $2 uuid
  // $1 text, $2 uuid
  'network_tokens.list': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // network_tokens.order: $1 text, $2 uuid, $3 uuid, $4 bytea, $5 timestamp with time zone,
  // $6 timestamp with time zone, $7 boolean, $8 jsonb
  // network_tokens.refuse: $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  // network_tokens.stop_asking: $1 text, $2 uuid, $3 timestamp with time zone
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 timestamp with time zone
  'network_tokens.update': {
    network_token_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    service: 'string?';
    reference: 'string?';
    expiration_date: 'string?';
    card_art_url: 'string?';
    is_ordered: 'boolean';
    refused_until: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 uuid, $2 bigint, $3 timestamp with time zone, $4 boolean
  note_passkey_use: {
    passkey_id: 'string';
  };
  // $1 uuid[], $2 timestamp with time zone
  open_user_invitations: {
    user_id: 'string';
    expires_at: 'string';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'operations.claim_due': WholeRow['operations'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'operations.claim_due_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'operations.claim_due_of_account': WholeRow['operations'];
  // $1 text, $2 uuid
  'operations.get': WholeRow['operations'];
  // $1 text, $2 uuid, $3 text
  'operations.list': WholeRow['operations'];
  // $1 text, $2 uuid, $3 timestamp with time zone
  'operations.look_soon': {
    due_at: 'string?';
  };
  // $1 text, $2 uuid, $3 uuid, $4 timestamp with time zone, $5 timestamp with time zone
  'operations.note_sending': {
    operation_id: 'string';
    version: 'bigint';
  };
  // $1 text, $2 uuid
  'operations.of_transaction': WholeRow['operations'];
  // operations.postpone: $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 jsonb
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone
  'operations.renew_claim': {
    operation_id: 'string';
  };
  // nothing
  owed_idempotency_answers: {
    merchant_account_id: 'string';
    operation: 'string';
    key: 'string';
    owner_id: 'string';
    operation_id: 'string?';
  };
  // $1 uuid[]
  'passkeys.counts_of_users': {
    user_id: 'string';
    passkeys: 'number';
  };
  // $1 uuid
  'passkeys.of_user': WholeRow['passkeys'];
  // payment_countings.begin: nothing
  // $1 text, $2 timestamp with time zone
  'payment_countings.behind': {
    behind: 'boolean';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'payment_countings.claim': WholeRow['payment_countings'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'payment_countings.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'payment_countings.claim_of_account': WholeRow['payment_countings'];
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 bigint, $6 text[], $7 timestamp with time zone
  'payment_countings.count_again': {
    read: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 bigint, $6 text[], $7 timestamp with time zone
  'payment_countings.count_soon': {
    read: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 jsonb, $5 text, $6 text,
  // $7 text, $8 timestamp with time zone[], $9 bigint
  'payment_counts.by_time': {
    bucket: 'number';
    payments: 'bigint';
    decided: 'bigint';
    good: 'bigint';
    amount: 'string';
    first_currency: 'string';
    last_currency: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 jsonb, $5 text, $6 text,
  // $7 text, $8 text
  'payment_counts.by_word': {
    word: 'string';
    payments: 'bigint';
    decided: 'bigint';
    good: 'bigint';
    amount: 'string';
    first_currency: 'string';
    last_currency: 'string';
    service_name: 'string?';
    service_definition: 'string?';
    service_active: 'boolean?';
  };
  // $1 text, $2 uuid, $3 jsonb, $4 timestamp with time zone
  'payment_links.change_details': {
    payment_link_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  'payment_links.claim': {
    payment_link_id: 'string';
  };
  // $1 text, $2 uuid
  'payment_links.count_balance': {
    payment_link_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'payment_links.expire': {
    payment_link_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'payment_links.get': WholeRow['payment_links'] & {
    status: 'string';
    transaction_id: 'string?';
  };
  // $1 text, $2 uuid, $3 text, $4 bigint, $5 text, $6 text, $7 jsonb, $8 uuid, $9 boolean, $10 text,
  // $11 timestamp with time zone, $12 timestamp with time zone, $13 jsonb
  'payment_links.insert': WholeRow['payment_links'] & {
    status: 'string';
    transaction_id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 bigint, $8 bigint, $9 bigint, $10 text[],
  // $11 timestamp with time zone, $12 text[], $13 bigint
  'payment_links.list': WholeRow['payment_links'] & {
    status: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 bigint, $8 bigint, $9 bigint, $10 text[],
  // $11 timestamp with time zone, $12 text[], $13 bigint, $14 text, $15 text
  'payment_links.list_next': WholeRow['payment_links'] & {
    status: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 bigint, $8 bigint, $9 bigint, $10 text[],
  // $11 timestamp with time zone, $12 text[], $13 bigint, $14 text, $15 text
  'payment_links.list_previous': WholeRow['payment_links'] & {
    status: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 uuid, $4 uuid
  'payment_links.note_session': {
    payment_link_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 bigint, $5 text, $6 text, $7 jsonb, $8 uuid, $9 text, $10 bytea,
  // $11 timestamp with time zone, $12 timestamp with time zone
  'payment_links.of_order': {
    payment_link_id: 'string';
  };
  // payment_links.release: $1 text, $2 uuid, $3 timestamp with time zone
  // payment_links.tell_of_end: $1 text, $2 uuid, $3 timestamp with time zone, $4 jsonb
  // payment_methods.activate_by_token: $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 uuid
  // $1 text, $2 uuid, $3 uuid, $4 jsonb, $5 uuid, $6 timestamp with time zone, $7 json
  'payment_methods.begin_deletion': {
    payment_method_id: 'string';
    vault_record_id: 'string?';
  };
  // $1 text, $2 uuid
  'payment_methods.get': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
  };
  // $1 text, $2 uuid
  'payment_methods.give_up': {
    payment_method_id: 'string';
    vault_record_id: 'string?';
  };
  // payment_methods.insert: $1 text, $2 uuid, $3 text, $4 uuid, $5 text, $6 text, $7 text, $8 text,
  // $9 uuid, $10 text, $11 text, $12 text, $13 text[], $14 text, $15 text, $16 text, $17 text, $18 text,
  // $19 text, $20 text, $21 jsonb, $22 uuid, $23 timestamp with time zone, $24 jsonb
  // $1 text, $2 bigint
  'payment_methods.list': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint
  'payment_methods.list_by_external': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_by_external_next': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_by_external_previous': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint
  'payment_methods.list_by_fingerprint': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_by_fingerprint_next': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_by_fingerprint_previous': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint
  'payment_methods.list_by_label': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_by_label_next': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_by_label_previous': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint
  'payment_methods.list_found': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_found_next': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_found_previous': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'payment_methods.list_next': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text[], $4 text, $5 text, $6 text, $7 text[], $8 text, $9 bigint
  'payment_methods.list_of_buyer': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text[], $4 text, $5 text, $6 text, $7 text[], $8 text, $9 bigint, $10 text,
  // $11 text
  'payment_methods.list_of_buyer_next': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text[], $4 text, $5 text, $6 text, $7 text[], $8 text, $9 bigint, $10 text,
  // $11 text
  'payment_methods.list_of_buyer_previous': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint
  'payment_methods.list_of_known_buyer': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_of_known_buyer_next': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text[], $4 text, $5 text, $6 text[], $7 text, $8 bigint, $9 text, $10 text
  'payment_methods.list_of_known_buyer_previous': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'payment_methods.list_previous': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 uuid
  'payment_methods.make_live': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_cit_last_used_at_asc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_cit_last_used_at_desc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_cit_usage_count_asc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_cit_usage_count_desc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_created_at_asc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_created_at_desc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_last_used_at_asc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_last_used_at_desc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_usage_count_asc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text
  'payment_methods.of_buyer_by_usage_count_desc': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // payment_methods.remove: $1 text, $2 uuid
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 text, $6 boolean, $7 text, $8 boolean, $9 text,
  // $10 timestamp with time zone
  'payment_methods.update': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    buyer_id: 'string?';
    external_identifier: 'string?';
    method: 'string';
    mode: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    country: 'string?';
    currency: 'string?';
    approval_url: 'string?';
    scheme_transaction_id: 'string?';
    scheme_transaction_id_scheme: 'string?';
    transaction_link_id: 'string?';
    has_replacement: 'boolean';
    last_replaced_at: 'string?';
    usage_count: 'number';
    last_used_at: 'string?';
    cit_usage_count: 'number';
    cit_last_used_at: 'string?';
    bank: 'json?';
    payment_service_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    buyer_display_name: 'string?';
    buyer_external_identifier: 'string?';
    buyer_account_number: 'string?';
    buyer_billing_details: 'json?';
    buyer_created_at: 'string?';
    buyer_updated_at: 'string?';
    status_now: 'string';
    mandates: 'json';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone,
  // $6 timestamp with time zone
  'payment_service_tokens.await': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'payment_service_tokens.awaited': {
    transaction_id: 'string';
    connector_state: 'json?';
    operation_id: 'string';
    sent_at: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 jsonb
  'payment_service_tokens.begin_deletion': {
    payment_service_token_id: 'string';
    payment_service_id: 'string';
    vault_record_id: 'string?';
    buyer_id: 'string?';
    customer_reference: 'string?';
    stays_at_processor: 'boolean';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 timestamp with time zone, $6 text, $7 uuid
  'payment_service_tokens.complete': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 uuid
  'payment_service_tokens.fail': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text
  'payment_service_tokens.find': {
    payment_service_token_id: 'string';
  };
  // $1 text, $2 uuid
  'payment_service_tokens.get': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid
  'payment_service_tokens.give_up': {
    payment_service_token_id: 'string';
    payment_service_id: 'string';
    vault_record_id: 'string?';
    buyer_id: 'string?';
    customer_reference: 'string?';
    stays_at_processor: 'boolean';
  };
  // $1 text, $2 uuid, $3 uuid, $4 uuid, $5 text, $6 uuid, $7 text, $8 text, $9 uuid,
  // $10 timestamp with time zone, $11 jsonb
  'payment_service_tokens.insert': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text
  'payment_service_tokens.known': {
    payment_method_id: 'string';
    payment_service_token_id: 'string';
  };
  // $1 text, $2 uuid, $3 uuid
  'payment_service_tokens.list': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid
  'payment_service_tokens.make_live': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // payment_service_tokens.remove: $1 text, $2 uuid
  // $1 text, $2 uuid
  'payment_service_tokens.usable': {
    merchant_account_id: 'string';
    payment_service_token_id: 'string';
    payment_method_id: 'string';
    payment_service_id: 'string';
    status: 'string';
    vault_record_id: 'string?';
    fingerprint: 'string?';
    approval_url: 'string?';
    approval_expires_at: 'string?';
    redirect_url: 'string?';
    transaction_id: 'string?';
    customer_reference: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text
  'payment_services.active': WholeRow['payment_services'];
  // $1 text, $2 timestamp with time zone, $3 text[]
  'payment_services.attempts': {
    payment_service_id: 'string?';
    attempts: 'bigint';
    errors: 'bigint';
    last_success_at: 'string';
    error_at: 'string';
    error_code: 'string';
    error_transaction_id: 'string';
  };
  // $1 text, $2 timestamp with time zone
  'payment_services.attempts_from': {
    oldest: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone
  'payment_services.delete': {
    payment_service_id: 'string';
  };
  // $1 text, $2 uuid
  'payment_services.get': WholeRow['payment_services'];
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 text, $9 text, $10 integer,
  // $11 text[], $12 text[], $13 boolean, $14 jsonb, $15 boolean, $16 boolean, $17 boolean, $18 boolean,
  // $19 jsonb, $20 bytea, $21 timestamp with time zone
  'payment_services.insert': WholeRow['payment_services'];
  // $1 text
  'payment_services.last_position': {
    position: 'number';
  };
  // $1 text, $2 text, $3 boolean, $4 bigint
  'payment_services.list': WholeRow['payment_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 boolean, $4 bigint, $5 text, $6 text
  'payment_services.list_next': WholeRow['payment_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 boolean, $4 bigint, $5 text, $6 text
  'payment_services.list_previous': WholeRow['payment_services'] & {
    sort_values: 'list';
  };
  // payment_services.move_on: $1 text, $2 uuid, $3 integer
  // $1 text, $2 uuid
  'payment_services.position_now': {
    position: 'number';
  };
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 text, $9 text, $10 integer,
  // $11 text[], $12 text[], $13 boolean, $14 jsonb, $15 boolean, $16 boolean, $17 boolean, $18 boolean,
  // $19 jsonb, $20 bytea, $21 timestamp with time zone, $22 timestamp with time zone
  'payment_services.update': WholeRow['payment_services'];
  // $1 text
  'payment_services.version': {
    version: 'string';
  };
  // $1 text[], $2 uuid[], $3 bigint[], $4 bigint[], $5 text[], $6 bigint[], $7 bigint[], $8 bigint[],
  // $9 bigint[], $10 bigint[], $11 bigint[], $12 bigint[], $13 bigint[], $14 bigint[], $15 bigint[],
  // $16 bigint[], $17 bigint[], $18 boolean[], $19 boolean[], $20 bigint[], $21 text[], $22 boolean[],
  // $23 text[], $24 text[], $25 uuid[], $26 jsonb[], $27 text[], $28 uuid[], $29 uuid[], $30 jsonb[],
  // $31 text[], $32 jsonb[], $33 text[], $34 text[], $35 text[], $36 text[], $37 text[], $38 text[],
  // $39 text[], $40 text[], $41 text[], $42 text[], $43 jsonb[], $44 text[], $45 text[], $46 uuid[],
  // $47 boolean[], $48 boolean[], $49 boolean[], $50 jsonb[], $51 text[], $52 jsonb[], $53 jsonb[],
  // $54 jsonb[], $55 jsonb[], $56 text[], $57 timestamp with time zone[], $58 timestamp with time zone[],
  // $59 timestamp with time zone[], $60 timestamp with time zone[], $61 timestamp with time zone[],
  // $62 timestamp with time zone[], $63 timestamp with time zone[], $64 timestamp with time zone[],
  // $65 text[], $66 uuid[], $67 uuid[], $68 bigint[], $69 text[], $70 bigint[], $71 text[], $72 text[],
  // $73 text[], $74 text[], $75 text[], $76 timestamp with time zone[], $77 integer[],
  // $78 timestamp with time zone[], $79 timestamp with time zone[], $80 timestamp with time zone[],
  // $81 text[], $82 uuid[], $83 uuid[], $84 uuid[], $85 text[], $86 text[], $87 text[], $88 text[],
  // $89 bigint[], $90 timestamp with time zone[], $91 text[], $92 uuid[], $93 uuid[], $94 text[],
  // $95 jsonb[], $96 timestamp with time zone[], $97 text[], $98 uuid[], $99 text[], $100 text[],
  // $101 uuid[], $102 uuid[], $103 timestamp with time zone[], $104 text[]
  'payments.advance': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 uuid[], $4 text[], $5 text[], $6 timestamp with time zone[], $7 text[],
  // $8 uuid[], $9 bigint[], $10 bigint[], $11 text[], $12 bigint[], $13 bigint[], $14 bigint[],
  // $15 bigint[], $16 bigint[], $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[],
  // $22 bigint[], $23 bigint[], $24 boolean[], $25 boolean[], $26 bigint[], $27 text[], $28 boolean[],
  // $29 text[], $30 text[], $31 uuid[], $32 jsonb[], $33 text[], $34 uuid[], $35 uuid[], $36 jsonb[],
  // $37 text[], $38 jsonb[], $39 text[], $40 text[], $41 text[], $42 text[], $43 text[], $44 text[],
  // $45 text[], $46 text[], $47 text[], $48 text[], $49 jsonb[], $50 text[], $51 text[], $52 uuid[],
  // $53 boolean[], $54 boolean[], $55 boolean[], $56 jsonb[], $57 text[], $58 jsonb[], $59 jsonb[],
  // $60 jsonb[], $61 jsonb[], $62 text[], $63 timestamp with time zone[], $64 timestamp with time zone[],
  // $65 timestamp with time zone[], $66 timestamp with time zone[], $67 timestamp with time zone[],
  // $68 timestamp with time zone[], $69 timestamp with time zone[], $70 timestamp with time zone[],
  // $71 text[], $72 uuid[], $73 uuid[], $74 bigint[], $75 text[], $76 bigint[], $77 text[], $78 text[],
  // $79 text[], $80 text[], $81 text[], $82 timestamp with time zone[], $83 integer[],
  // $84 timestamp with time zone[], $85 timestamp with time zone[], $86 timestamp with time zone[],
  // $87 text[], $88 uuid[], $89 uuid[], $90 uuid[], $91 text[], $92 text[], $93 text[], $94 text[],
  // $95 bigint[], $96 timestamp with time zone[], $97 text[], $98 uuid[], $99 uuid[], $100 text[],
  // $101 jsonb[], $102 timestamp with time zone[], $103 text[], $104 uuid[], $105 text[], $106 text[],
  // $107 uuid[], $108 uuid[], $109 timestamp with time zone[], $110 text[], $111 text[], $112 uuid[],
  // $113 uuid[], $114 text[], $115 jsonb[], $116 timestamp with time zone[]
  'payments.advance_by_event': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 uuid[], $4 text[], $5 text[], $6 timestamp with time zone[], $7 uuid[],
  // $8 bigint[], $9 bigint[], $10 text[], $11 bigint[], $12 bigint[], $13 bigint[], $14 bigint[],
  // $15 bigint[], $16 bigint[], $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[],
  // $22 bigint[], $23 boolean[], $24 boolean[], $25 bigint[], $26 text[], $27 boolean[], $28 text[],
  // $29 text[], $30 uuid[], $31 jsonb[], $32 text[], $33 uuid[], $34 uuid[], $35 jsonb[], $36 text[],
  // $37 jsonb[], $38 text[], $39 text[], $40 text[], $41 text[], $42 text[], $43 text[], $44 text[],
  // $45 text[], $46 text[], $47 text[], $48 jsonb[], $49 text[], $50 text[], $51 uuid[], $52 boolean[],
  // $53 boolean[], $54 boolean[], $55 jsonb[], $56 text[], $57 jsonb[], $58 jsonb[], $59 jsonb[],
  // $60 jsonb[], $61 text[], $62 timestamp with time zone[], $63 timestamp with time zone[],
  // $64 timestamp with time zone[], $65 timestamp with time zone[], $66 timestamp with time zone[],
  // $67 timestamp with time zone[], $68 timestamp with time zone[], $69 timestamp with time zone[],
  // $70 uuid[], $71 uuid[], $72 bigint[], $73 text[], $74 bigint[], $75 text[], $76 text[], $77 text[],
  // $78 text[], $79 text[], $80 timestamp with time zone[], $81 integer[],
  // $82 timestamp with time zone[], $83 timestamp with time zone[], $84 timestamp with time zone[],
  // $85 uuid[], $86 uuid[], $87 uuid[], $88 text[], $89 text[], $90 text[], $91 text[], $92 bigint[],
  // $93 timestamp with time zone[], $94 uuid[], $95 uuid[], $96 text[], $97 jsonb[],
  // $98 timestamp with time zone[], $99 uuid[], $100 text[], $101 text[], $102 uuid[], $103 uuid[],
  // $104 timestamp with time zone[], $105 text[], $106 uuid[], $107 uuid[], $108 text[], $109 jsonb[],
  // $110 timestamp with time zone[]
  'payments.advance_by_event_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 text[], $11 text[], $12 text[], $13 text[], $14 uuid[], $15 bigint[],
  // $16 bigint[], $17 text[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 bigint[],
  // $30 boolean[], $31 boolean[], $32 bigint[], $33 text[], $34 boolean[], $35 text[], $36 text[],
  // $37 uuid[], $38 jsonb[], $39 text[], $40 uuid[], $41 uuid[], $42 jsonb[], $43 text[], $44 jsonb[],
  // $45 text[], $46 text[], $47 text[], $48 text[], $49 text[], $50 text[], $51 text[], $52 text[],
  // $53 text[], $54 text[], $55 jsonb[], $56 text[], $57 text[], $58 uuid[], $59 boolean[],
  // $60 boolean[], $61 boolean[], $62 jsonb[], $63 text[], $64 jsonb[], $65 jsonb[], $66 jsonb[],
  // $67 jsonb[], $68 text[], $69 timestamp with time zone[], $70 timestamp with time zone[],
  // $71 timestamp with time zone[], $72 timestamp with time zone[], $73 timestamp with time zone[],
  // $74 timestamp with time zone[], $75 timestamp with time zone[], $76 timestamp with time zone[],
  // $77 text[], $78 uuid[], $79 uuid[], $80 bigint[], $81 text[], $82 bigint[], $83 text[], $84 text[],
  // $85 text[], $86 text[], $87 text[], $88 timestamp with time zone[], $89 integer[],
  // $90 timestamp with time zone[], $91 timestamp with time zone[], $92 timestamp with time zone[],
  // $93 text[], $94 uuid[], $95 uuid[], $96 uuid[], $97 text[], $98 text[], $99 text[], $100 text[],
  // $101 bigint[], $102 timestamp with time zone[], $103 text[], $104 uuid[], $105 uuid[], $106 text[],
  // $107 jsonb[], $108 timestamp with time zone[], $109 text[], $110 uuid[], $111 text[], $112 text[],
  // $113 uuid[], $114 uuid[], $115 timestamp with time zone[], $116 text[], $117 text[], $118 uuid[],
  // $119 uuid[], $120 text[], $121 text[], $122 integer[], $123 uuid[], $124 uuid[], $125 uuid[],
  // $126 text[], $127 bigint[], $128 bigint[], $129 boolean[], $130 text[], $131 text[], $132 text[],
  // $133 text[], $134 text[], $135 text[], $136 text[], $137 text[], $138 text[], $139 uuid[],
  // $140 jsonb[], $141 jsonb[], $142 jsonb[], $143 timestamp with time zone[], $144 integer[],
  // $145 timestamp with time zone[], $146 timestamp with time zone[], $147 timestamp with time zone[],
  // $148 timestamp with time zone[], $149 timestamp with time zone[], $150 text[], $151 uuid[],
  // $152 text[], $153 text[], $154 uuid[], $155 timestamp with time zone[],
  // $156 timestamp with time zone[], $157 timestamp with time zone[]
  'payments.advance_declined': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 text[], $11 text[], $12 text[], $13 uuid[], $14 bigint[], $15 bigint[],
  // $16 text[], $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 boolean[],
  // $30 boolean[], $31 bigint[], $32 text[], $33 boolean[], $34 text[], $35 text[], $36 uuid[],
  // $37 jsonb[], $38 text[], $39 uuid[], $40 uuid[], $41 jsonb[], $42 text[], $43 jsonb[], $44 text[],
  // $45 text[], $46 text[], $47 text[], $48 text[], $49 text[], $50 text[], $51 text[], $52 text[],
  // $53 text[], $54 jsonb[], $55 text[], $56 text[], $57 uuid[], $58 boolean[], $59 boolean[],
  // $60 boolean[], $61 jsonb[], $62 text[], $63 jsonb[], $64 jsonb[], $65 jsonb[], $66 jsonb[],
  // $67 text[], $68 timestamp with time zone[], $69 timestamp with time zone[],
  // $70 timestamp with time zone[], $71 timestamp with time zone[], $72 timestamp with time zone[],
  // $73 timestamp with time zone[], $74 timestamp with time zone[], $75 timestamp with time zone[],
  // $76 uuid[], $77 uuid[], $78 bigint[], $79 text[], $80 bigint[], $81 text[], $82 text[], $83 text[],
  // $84 text[], $85 text[], $86 timestamp with time zone[], $87 integer[],
  // $88 timestamp with time zone[], $89 timestamp with time zone[], $90 timestamp with time zone[],
  // $91 uuid[], $92 uuid[], $93 uuid[], $94 text[], $95 text[], $96 text[], $97 text[], $98 bigint[],
  // $99 timestamp with time zone[], $100 uuid[], $101 uuid[], $102 text[], $103 jsonb[],
  // $104 timestamp with time zone[], $105 uuid[], $106 text[], $107 text[], $108 uuid[], $109 uuid[],
  // $110 timestamp with time zone[], $111 text[], $112 uuid[], $113 uuid[], $114 text[], $115 text[],
  // $116 integer[], $117 uuid[], $118 uuid[], $119 uuid[], $120 text[], $121 bigint[], $122 bigint[],
  // $123 boolean[], $124 text[], $125 text[], $126 text[], $127 text[], $128 text[], $129 text[],
  // $130 text[], $131 text[], $132 text[], $133 uuid[], $134 jsonb[], $135 jsonb[], $136 jsonb[],
  // $137 timestamp with time zone[], $138 integer[], $139 timestamp with time zone[],
  // $140 timestamp with time zone[], $141 timestamp with time zone[], $142 timestamp with time zone[],
  // $143 timestamp with time zone[], $144 uuid[], $145 text[], $146 text[], $147 uuid[],
  // $148 timestamp with time zone[], $149 timestamp with time zone[], $150 timestamp with time zone[]
  'payments.advance_declined_of_one': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 bigint[], $4 bigint[], $5 text[], $6 bigint[], $7 bigint[], $8 bigint[],
  // $9 bigint[], $10 bigint[], $11 bigint[], $12 bigint[], $13 bigint[], $14 bigint[], $15 bigint[],
  // $16 bigint[], $17 bigint[], $18 boolean[], $19 boolean[], $20 bigint[], $21 text[], $22 boolean[],
  // $23 text[], $24 text[], $25 uuid[], $26 jsonb[], $27 text[], $28 uuid[], $29 uuid[], $30 jsonb[],
  // $31 text[], $32 jsonb[], $33 text[], $34 text[], $35 text[], $36 text[], $37 text[], $38 text[],
  // $39 text[], $40 text[], $41 text[], $42 text[], $43 jsonb[], $44 text[], $45 text[], $46 uuid[],
  // $47 boolean[], $48 boolean[], $49 boolean[], $50 jsonb[], $51 text[], $52 jsonb[], $53 jsonb[],
  // $54 jsonb[], $55 jsonb[], $56 text[], $57 timestamp with time zone[], $58 timestamp with time zone[],
  // $59 timestamp with time zone[], $60 timestamp with time zone[], $61 timestamp with time zone[],
  // $62 timestamp with time zone[], $63 timestamp with time zone[], $64 timestamp with time zone[],
  // $65 uuid[], $66 uuid[], $67 bigint[], $68 text[], $69 bigint[], $70 text[], $71 text[], $72 text[],
  // $73 text[], $74 text[], $75 timestamp with time zone[], $76 integer[],
  // $77 timestamp with time zone[], $78 timestamp with time zone[], $79 timestamp with time zone[],
  // $80 uuid[], $81 uuid[], $82 uuid[], $83 text[], $84 text[], $85 text[], $86 text[], $87 bigint[],
  // $88 timestamp with time zone[], $89 uuid[], $90 uuid[], $91 text[], $92 jsonb[],
  // $93 timestamp with time zone[], $94 uuid[], $95 text[], $96 text[], $97 uuid[], $98 uuid[],
  // $99 timestamp with time zone[], $100 text[]
  'payments.advance_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 text[], $11 text[], $12 text[], $13 uuid[], $14 text[], $15 text[],
  // $16 timestamp with time zone[], $17 uuid[], $18 text[], $19 uuid[], $20 boolean[], $21 bigint[],
  // $22 integer[], $23 bigint[], $24 integer[], $25 uuid[], $26 boolean[], $27 text[], $28 uuid[],
  // $29 bigint[], $30 bigint[], $31 text[], $32 bigint[], $33 bigint[], $34 bigint[], $35 bigint[],
  // $36 bigint[], $37 bigint[], $38 bigint[], $39 bigint[], $40 bigint[], $41 bigint[], $42 bigint[],
  // $43 bigint[], $44 boolean[], $45 boolean[], $46 bigint[], $47 text[], $48 boolean[], $49 text[],
  // $50 text[], $51 uuid[], $52 jsonb[], $53 text[], $54 uuid[], $55 uuid[], $56 jsonb[], $57 text[],
  // $58 jsonb[], $59 text[], $60 text[], $61 text[], $62 text[], $63 text[], $64 text[], $65 text[],
  // $66 text[], $67 text[], $68 text[], $69 jsonb[], $70 text[], $71 text[], $72 uuid[], $73 boolean[],
  // $74 boolean[], $75 boolean[], $76 jsonb[], $77 text[], $78 jsonb[], $79 jsonb[], $80 jsonb[],
  // $81 jsonb[], $82 text[], $83 timestamp with time zone[], $84 timestamp with time zone[],
  // $85 timestamp with time zone[], $86 timestamp with time zone[], $87 timestamp with time zone[],
  // $88 timestamp with time zone[], $89 timestamp with time zone[], $90 timestamp with time zone[],
  // $91 text[], $92 uuid[], $93 uuid[], $94 text[], $95 text[], $96 integer[], $97 uuid[], $98 uuid[],
  // $99 uuid[], $100 text[], $101 bigint[], $102 bigint[], $103 boolean[], $104 text[], $105 text[],
  // $106 text[], $107 text[], $108 text[], $109 text[], $110 text[], $111 text[], $112 text[],
  // $113 uuid[], $114 jsonb[], $115 jsonb[], $116 jsonb[], $117 timestamp with time zone[],
  // $118 integer[], $119 timestamp with time zone[], $120 timestamp with time zone[],
  // $121 timestamp with time zone[], $122 timestamp with time zone[], $123 timestamp with time zone[],
  // $124 text[], $125 uuid[], $126 uuid[], $127 bigint[], $128 text[], $129 bigint[], $130 text[],
  // $131 text[], $132 text[], $133 text[], $134 text[], $135 timestamp with time zone[], $136 integer[],
  // $137 timestamp with time zone[], $138 timestamp with time zone[], $139 timestamp with time zone[],
  // $140 text[], $141 uuid[], $142 uuid[], $143 text[], $144 text[], $145 uuid[], $146 integer[],
  // $147 jsonb[], $148 jsonb[], $149 timestamp with time zone[], $150 text[], $151 uuid[], $152 uuid[],
  // $153 uuid[], $154 text[], $155 integer[], $156 timestamp with time zone[],
  // $157 timestamp with time zone[], $158 text[], $159 uuid[], $160 uuid[], $161 uuid[], $162 text[],
  // $163 text[], $164 text[], $165 text[], $166 bigint[], $167 timestamp with time zone[], $168 text[],
  // $169 uuid[], $170 uuid[], $171 text[], $172 jsonb[], $173 timestamp with time zone[], $174 text[],
  // $175 uuid[], $176 text[], $177 text[], $178 uuid[], $179 uuid[], $180 timestamp with time zone[],
  // $181 text[], $182 text[], $183 uuid[], $184 uuid[], $185 timestamp with time zone[], $186 text[],
  // $187 text[], $188 text[], $189 text[], $190 text[], $191 uuid[], $192 text[], $193 text[],
  // $194 text[], $195 text[], $196 uuid[], $197 text[], $198 uuid[], $199 text[], $200 uuid[],
  // $201 text[], $202 uuid[], $203 uuid[], $204 text[], $205 jsonb[], $206 timestamp with time zone[],
  // $207 text[], $208 uuid[], $209 text[], $210 uuid[], $211 uuid[], $212 uuid[], $213 text[],
  // $214 text[], $215 bigint[], $216 bigint[], $217 bigint[], $218 bigint[], $219 bigint[], $220 text[],
  // $221 text[], $222 bigint[], $223 uuid[], $224 uuid[], $225 timestamp with time zone[],
  // $226 timestamp with time zone[], $227 text[], $228 text[], $229 text[], $230 uuid[], $231 text[],
  // $232 uuid[], $233 uuid[], $234 uuid[], $235 text[], $236 text[], $237 bigint[], $238 bigint[],
  // $239 bigint[], $240 bigint[], $241 bigint[], $242 text[], $243 text[], $244 bigint[], $245 uuid[],
  // $246 uuid[], $247 timestamp with time zone[], $248 timestamp with time zone[], $249 text[],
  // $250 text[], $251 text[], $252 uuid[], $253 uuid[], $254 uuid[], $255 text[], $256 text[],
  // $257 text[], $258 bigint[], $259 text[], $260 uuid[], $261 text[], $262 bigint[], $263 text[],
  // $264 bigint[], $265 bigint[], $266 text[], $267 text[], $268 text[], $269 text[], $270 text[],
  // $271 uuid[], $272 text[], $273 text[], $274 uuid[], $275 timestamp with time zone[],
  // $276 timestamp with time zone[], $277 timestamp with time zone[], $278 text[], $279 uuid[],
  // $280 text[], $281 text[], $282 text[], $283 integer[], $284 boolean[],
  // $285 timestamp with time zone[]
  'payments.advance_with_all': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 text[], $11 text[], $12 text[], $13 uuid[], $14 text[], $15 text[],
  // $16 timestamp with time zone[], $17 uuid[], $18 text[], $19 uuid[], $20 boolean[], $21 bigint[],
  // $22 integer[], $23 bigint[], $24 integer[], $25 uuid[], $26 boolean[], $27 uuid[], $28 bigint[],
  // $29 bigint[], $30 text[], $31 bigint[], $32 bigint[], $33 bigint[], $34 bigint[], $35 bigint[],
  // $36 bigint[], $37 bigint[], $38 bigint[], $39 bigint[], $40 bigint[], $41 bigint[], $42 bigint[],
  // $43 boolean[], $44 boolean[], $45 bigint[], $46 text[], $47 boolean[], $48 text[], $49 text[],
  // $50 uuid[], $51 jsonb[], $52 text[], $53 uuid[], $54 uuid[], $55 jsonb[], $56 text[], $57 jsonb[],
  // $58 text[], $59 text[], $60 text[], $61 text[], $62 text[], $63 text[], $64 text[], $65 text[],
  // $66 text[], $67 text[], $68 jsonb[], $69 text[], $70 text[], $71 uuid[], $72 boolean[],
  // $73 boolean[], $74 boolean[], $75 jsonb[], $76 text[], $77 jsonb[], $78 jsonb[], $79 jsonb[],
  // $80 jsonb[], $81 text[], $82 timestamp with time zone[], $83 timestamp with time zone[],
  // $84 timestamp with time zone[], $85 timestamp with time zone[], $86 timestamp with time zone[],
  // $87 timestamp with time zone[], $88 timestamp with time zone[], $89 timestamp with time zone[],
  // $90 uuid[], $91 uuid[], $92 text[], $93 text[], $94 integer[], $95 uuid[], $96 uuid[], $97 uuid[],
  // $98 text[], $99 bigint[], $100 bigint[], $101 boolean[], $102 text[], $103 text[], $104 text[],
  // $105 text[], $106 text[], $107 text[], $108 text[], $109 text[], $110 text[], $111 uuid[],
  // $112 jsonb[], $113 jsonb[], $114 jsonb[], $115 timestamp with time zone[], $116 integer[],
  // $117 timestamp with time zone[], $118 timestamp with time zone[], $119 timestamp with time zone[],
  // $120 timestamp with time zone[], $121 timestamp with time zone[], $122 uuid[], $123 uuid[],
  // $124 bigint[], $125 text[], $126 bigint[], $127 text[], $128 text[], $129 text[], $130 text[],
  // $131 text[], $132 timestamp with time zone[], $133 integer[], $134 timestamp with time zone[],
  // $135 timestamp with time zone[], $136 timestamp with time zone[], $137 uuid[], $138 uuid[],
  // $139 text[], $140 text[], $141 uuid[], $142 integer[], $143 jsonb[], $144 jsonb[],
  // $145 timestamp with time zone[], $146 uuid[], $147 uuid[], $148 uuid[], $149 text[], $150 integer[],
  // $151 timestamp with time zone[], $152 timestamp with time zone[], $153 uuid[], $154 uuid[],
  // $155 uuid[], $156 text[], $157 text[], $158 text[], $159 text[], $160 bigint[],
  // $161 timestamp with time zone[], $162 uuid[], $163 uuid[], $164 text[], $165 jsonb[],
  // $166 timestamp with time zone[], $167 uuid[], $168 text[], $169 text[], $170 uuid[], $171 uuid[],
  // $172 timestamp with time zone[], $173 text[], $174 uuid[], $175 uuid[],
  // $176 timestamp with time zone[], $177 text[], $178 text[], $179 text[], $180 text[], $181 text[],
  // $182 uuid[], $183 text[], $184 text[], $185 text[], $186 text[], $187 uuid[], $188 text[],
  // $189 uuid[], $190 text[], $191 uuid[], $192 uuid[], $193 uuid[], $194 text[], $195 jsonb[],
  // $196 timestamp with time zone[], $197 uuid[], $198 text[], $199 uuid[], $200 uuid[], $201 uuid[],
  // $202 text[], $203 text[], $204 bigint[], $205 bigint[], $206 bigint[], $207 bigint[], $208 bigint[],
  // $209 text[], $210 text[], $211 bigint[], $212 uuid[], $213 uuid[], $214 timestamp with time zone[],
  // $215 timestamp with time zone[], $216 text[], $217 text[], $218 uuid[], $219 text[], $220 uuid[],
  // $221 uuid[], $222 uuid[], $223 text[], $224 text[], $225 bigint[], $226 bigint[], $227 bigint[],
  // $228 bigint[], $229 bigint[], $230 text[], $231 text[], $232 bigint[], $233 uuid[], $234 uuid[],
  // $235 timestamp with time zone[], $236 timestamp with time zone[], $237 text[], $238 text[],
  // $239 uuid[], $240 uuid[], $241 uuid[], $242 text[], $243 text[], $244 text[], $245 bigint[],
  // $246 uuid[], $247 text[], $248 bigint[], $249 text[], $250 bigint[], $251 bigint[], $252 text[],
  // $253 text[], $254 text[], $255 text[], $256 uuid[], $257 text[], $258 text[], $259 uuid[],
  // $260 timestamp with time zone[], $261 timestamp with time zone[], $262 timestamp with time zone[],
  // $263 uuid[], $264 text[], $265 text[], $266 text[], $267 integer[], $268 boolean[],
  // $269 timestamp with time zone[]
  'payments.advance_with_all_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 text[], $11 text[], $12 text[], $13 text[], $14 uuid[], $15 bigint[],
  // $16 bigint[], $17 text[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 bigint[],
  // $30 boolean[], $31 boolean[], $32 bigint[], $33 text[], $34 boolean[], $35 text[], $36 text[],
  // $37 uuid[], $38 jsonb[], $39 text[], $40 uuid[], $41 uuid[], $42 jsonb[], $43 text[], $44 jsonb[],
  // $45 text[], $46 text[], $47 text[], $48 text[], $49 text[], $50 text[], $51 text[], $52 text[],
  // $53 text[], $54 text[], $55 jsonb[], $56 text[], $57 text[], $58 uuid[], $59 boolean[],
  // $60 boolean[], $61 boolean[], $62 jsonb[], $63 text[], $64 jsonb[], $65 jsonb[], $66 jsonb[],
  // $67 jsonb[], $68 text[], $69 timestamp with time zone[], $70 timestamp with time zone[],
  // $71 timestamp with time zone[], $72 timestamp with time zone[], $73 timestamp with time zone[],
  // $74 timestamp with time zone[], $75 timestamp with time zone[], $76 timestamp with time zone[],
  // $77 text[], $78 uuid[], $79 uuid[], $80 bigint[], $81 text[], $82 bigint[], $83 text[], $84 text[],
  // $85 text[], $86 text[], $87 text[], $88 timestamp with time zone[], $89 integer[],
  // $90 timestamp with time zone[], $91 timestamp with time zone[], $92 timestamp with time zone[],
  // $93 text[], $94 uuid[], $95 uuid[], $96 uuid[], $97 text[], $98 text[], $99 text[], $100 text[],
  // $101 bigint[], $102 timestamp with time zone[], $103 text[], $104 uuid[], $105 uuid[], $106 text[],
  // $107 jsonb[], $108 timestamp with time zone[], $109 text[], $110 uuid[], $111 text[], $112 text[],
  // $113 uuid[], $114 uuid[], $115 timestamp with time zone[], $116 text[]
  'payments.advance_with_key': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 text[], $11 text[], $12 text[], $13 uuid[], $14 bigint[], $15 bigint[],
  // $16 text[], $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 boolean[],
  // $30 boolean[], $31 bigint[], $32 text[], $33 boolean[], $34 text[], $35 text[], $36 uuid[],
  // $37 jsonb[], $38 text[], $39 uuid[], $40 uuid[], $41 jsonb[], $42 text[], $43 jsonb[], $44 text[],
  // $45 text[], $46 text[], $47 text[], $48 text[], $49 text[], $50 text[], $51 text[], $52 text[],
  // $53 text[], $54 jsonb[], $55 text[], $56 text[], $57 uuid[], $58 boolean[], $59 boolean[],
  // $60 boolean[], $61 jsonb[], $62 text[], $63 jsonb[], $64 jsonb[], $65 jsonb[], $66 jsonb[],
  // $67 text[], $68 timestamp with time zone[], $69 timestamp with time zone[],
  // $70 timestamp with time zone[], $71 timestamp with time zone[], $72 timestamp with time zone[],
  // $73 timestamp with time zone[], $74 timestamp with time zone[], $75 timestamp with time zone[],
  // $76 uuid[], $77 uuid[], $78 bigint[], $79 text[], $80 bigint[], $81 text[], $82 text[], $83 text[],
  // $84 text[], $85 text[], $86 timestamp with time zone[], $87 integer[],
  // $88 timestamp with time zone[], $89 timestamp with time zone[], $90 timestamp with time zone[],
  // $91 uuid[], $92 uuid[], $93 uuid[], $94 text[], $95 text[], $96 text[], $97 text[], $98 bigint[],
  // $99 timestamp with time zone[], $100 uuid[], $101 uuid[], $102 text[], $103 jsonb[],
  // $104 timestamp with time zone[], $105 uuid[], $106 text[], $107 text[], $108 uuid[], $109 uuid[],
  // $110 timestamp with time zone[], $111 text[]
  'payments.advance_with_key_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 bigint[], $4 text[], $5 text[], $6 text[], $7 text[], $8 text[],
  // $9 bigint[], $10 bigint[], $11 bigint[], $12 bigint[], $13 bigint[], $14 bigint[], $15 bigint[],
  // $16 bigint[], $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 boolean[], $22 boolean[],
  // $23 bigint[], $24 text[], $25 boolean[], $26 text[], $27 text[], $28 boolean[], $29 boolean[],
  // $30 uuid[], $31 text[], $32 text[], $33 jsonb[], $34 jsonb[], $35 text[], $36 text[], $37 uuid[],
  // $38 text[], $39 text[], $40 text[], $41 text[], $42 text[], $43 jsonb[], $44 uuid[], $45 uuid[],
  // $46 jsonb[], $47 text[], $48 jsonb[], $49 text[], $50 text[], $51 text[], $52 text[], $53 text[],
  // $54 text[], $55 text[], $56 text[], $57 text[], $58 text[], $59 jsonb[], $60 text[], $61 text[],
  // $62 uuid[], $63 boolean[], $64 boolean[], $65 boolean[], $66 jsonb[], $67 uuid[], $68 uuid[],
  // $69 uuid[], $70 uuid[], $71 bigint[], $72 jsonb[], $73 text[], $74 text[], $75 jsonb[], $76 jsonb[],
  // $77 jsonb[], $78 text[], $79 timestamp with time zone[], $80 timestamp with time zone[],
  // $81 timestamp with time zone[], $82 timestamp with time zone[], $83 timestamp with time zone[],
  // $84 timestamp with time zone[], $85 timestamp with time zone[], $86 timestamp with time zone[],
  // $87 timestamp with time zone[], $88 text[], $89 jsonb[], $90 text[], $91 text[], $92 text[],
  // $93 uuid[], $94 uuid[], $95 text[], $96 text[], $97 integer[], $98 uuid[], $99 uuid[], $100 uuid[],
  // $101 text[], $102 bigint[], $103 bigint[], $104 boolean[], $105 text[], $106 text[], $107 text[],
  // $108 text[], $109 text[], $110 text[], $111 text[], $112 text[], $113 text[], $114 uuid[],
  // $115 jsonb[], $116 jsonb[], $117 jsonb[], $118 timestamp with time zone[], $119 integer[],
  // $120 timestamp with time zone[], $121 timestamp with time zone[], $122 timestamp with time zone[],
  // $123 timestamp with time zone[], $124 timestamp with time zone[], $125 text[], $126 uuid[],
  // $127 uuid[], $128 text[], $129 text[], $130 uuid[], $131 integer[], $132 jsonb[], $133 jsonb[],
  // $134 timestamp with time zone[], $135 text[], $136 uuid[], $137 uuid[],
  // $138 timestamp with time zone[], $139 text[], $140 text[], $141 text[], $142 text[], $143 text[],
  // $144 uuid[], $145 text[], $146 text[], $147 text[], $148 text[], $149 uuid[], $150 text[],
  // $151 uuid[], $152 text[], $153 uuid[]
  'payments.begin': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 bigint[], $4 text[], $5 text[], $6 text[], $7 text[], $8 text[], $9 bigint[],
  // $10 bigint[], $11 bigint[], $12 bigint[], $13 bigint[], $14 bigint[], $15 bigint[], $16 bigint[],
  // $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 boolean[], $22 boolean[], $23 bigint[],
  // $24 text[], $25 boolean[], $26 text[], $27 text[], $28 boolean[], $29 boolean[], $30 uuid[],
  // $31 text[], $32 text[], $33 jsonb[], $34 jsonb[], $35 text[], $36 text[], $37 uuid[], $38 text[],
  // $39 text[], $40 text[], $41 text[], $42 text[], $43 jsonb[], $44 uuid[], $45 uuid[], $46 jsonb[],
  // $47 text[], $48 jsonb[], $49 text[], $50 text[], $51 text[], $52 text[], $53 text[], $54 text[],
  // $55 text[], $56 text[], $57 text[], $58 text[], $59 jsonb[], $60 text[], $61 text[], $62 uuid[],
  // $63 boolean[], $64 boolean[], $65 boolean[], $66 jsonb[], $67 uuid[], $68 uuid[], $69 uuid[],
  // $70 uuid[], $71 bigint[], $72 jsonb[], $73 text[], $74 text[], $75 jsonb[], $76 jsonb[], $77 jsonb[],
  // $78 text[], $79 timestamp with time zone[], $80 timestamp with time zone[],
  // $81 timestamp with time zone[], $82 timestamp with time zone[], $83 timestamp with time zone[],
  // $84 timestamp with time zone[], $85 timestamp with time zone[], $86 timestamp with time zone[],
  // $87 timestamp with time zone[], $88 text[], $89 jsonb[], $90 text[], $91 text[], $92 uuid[],
  // $93 uuid[], $94 text[], $95 text[], $96 integer[], $97 uuid[], $98 uuid[], $99 uuid[], $100 text[],
  // $101 bigint[], $102 bigint[], $103 boolean[], $104 text[], $105 text[], $106 text[], $107 text[],
  // $108 text[], $109 text[], $110 text[], $111 text[], $112 text[], $113 uuid[], $114 jsonb[],
  // $115 jsonb[], $116 jsonb[], $117 timestamp with time zone[], $118 integer[],
  // $119 timestamp with time zone[], $120 timestamp with time zone[], $121 timestamp with time zone[],
  // $122 timestamp with time zone[], $123 timestamp with time zone[], $124 uuid[], $125 uuid[],
  // $126 text[], $127 text[], $128 uuid[], $129 integer[], $130 jsonb[], $131 jsonb[],
  // $132 timestamp with time zone[], $133 uuid[], $134 uuid[], $135 timestamp with time zone[],
  // $136 text[], $137 text[], $138 text[], $139 text[], $140 text[], $141 uuid[], $142 text[],
  // $143 text[], $144 text[], $145 text[], $146 uuid[], $147 text[], $148 uuid[], $149 text[],
  // $150 uuid[]
  'payments.begin_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 bigint[], $4 text[], $5 text[], $6 text[], $7 text[], $8 text[],
  // $9 bigint[], $10 bigint[], $11 bigint[], $12 bigint[], $13 bigint[], $14 bigint[], $15 bigint[],
  // $16 bigint[], $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 boolean[], $22 boolean[],
  // $23 bigint[], $24 text[], $25 boolean[], $26 text[], $27 text[], $28 boolean[], $29 boolean[],
  // $30 uuid[], $31 text[], $32 text[], $33 jsonb[], $34 jsonb[], $35 text[], $36 text[], $37 uuid[],
  // $38 text[], $39 text[], $40 text[], $41 text[], $42 text[], $43 jsonb[], $44 uuid[], $45 uuid[],
  // $46 jsonb[], $47 text[], $48 jsonb[], $49 text[], $50 text[], $51 text[], $52 text[], $53 text[],
  // $54 text[], $55 text[], $56 text[], $57 text[], $58 text[], $59 jsonb[], $60 text[], $61 text[],
  // $62 uuid[], $63 boolean[], $64 boolean[], $65 boolean[], $66 jsonb[], $67 uuid[], $68 uuid[],
  // $69 uuid[], $70 uuid[], $71 bigint[], $72 jsonb[], $73 text[], $74 text[], $75 jsonb[], $76 jsonb[],
  // $77 jsonb[], $78 text[], $79 timestamp with time zone[], $80 timestamp with time zone[],
  // $81 timestamp with time zone[], $82 timestamp with time zone[], $83 timestamp with time zone[],
  // $84 timestamp with time zone[], $85 timestamp with time zone[], $86 timestamp with time zone[],
  // $87 timestamp with time zone[], $88 text[], $89 jsonb[], $90 text[], $91 text[], $92 text[],
  // $93 uuid[], $94 uuid[], $95 text[], $96 text[], $97 integer[], $98 uuid[], $99 uuid[], $100 uuid[],
  // $101 text[], $102 bigint[], $103 bigint[], $104 boolean[], $105 text[], $106 text[], $107 text[],
  // $108 text[], $109 text[], $110 text[], $111 text[], $112 text[], $113 text[], $114 uuid[],
  // $115 jsonb[], $116 jsonb[], $117 jsonb[], $118 timestamp with time zone[], $119 integer[],
  // $120 timestamp with time zone[], $121 timestamp with time zone[], $122 timestamp with time zone[],
  // $123 timestamp with time zone[], $124 timestamp with time zone[], $125 text[], $126 uuid[],
  // $127 uuid[], $128 text[], $129 text[], $130 uuid[], $131 integer[], $132 jsonb[], $133 jsonb[],
  // $134 timestamp with time zone[], $135 text[], $136 uuid[], $137 uuid[],
  // $138 timestamp with time zone[], $139 text[], $140 text[], $141 text[], $142 text[], $143 text[],
  // $144 uuid[], $145 text[], $146 text[], $147 text[], $148 text[], $149 uuid[], $150 text[],
  // $151 uuid[], $152 text[], $153 uuid[]
  'payments.begin_uncounted': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 bigint[], $4 text[], $5 text[], $6 text[], $7 text[], $8 text[], $9 bigint[],
  // $10 bigint[], $11 bigint[], $12 bigint[], $13 bigint[], $14 bigint[], $15 bigint[], $16 bigint[],
  // $17 bigint[], $18 bigint[], $19 bigint[], $20 bigint[], $21 boolean[], $22 boolean[], $23 bigint[],
  // $24 text[], $25 boolean[], $26 text[], $27 text[], $28 boolean[], $29 boolean[], $30 uuid[],
  // $31 text[], $32 text[], $33 jsonb[], $34 jsonb[], $35 text[], $36 text[], $37 uuid[], $38 text[],
  // $39 text[], $40 text[], $41 text[], $42 text[], $43 jsonb[], $44 uuid[], $45 uuid[], $46 jsonb[],
  // $47 text[], $48 jsonb[], $49 text[], $50 text[], $51 text[], $52 text[], $53 text[], $54 text[],
  // $55 text[], $56 text[], $57 text[], $58 text[], $59 jsonb[], $60 text[], $61 text[], $62 uuid[],
  // $63 boolean[], $64 boolean[], $65 boolean[], $66 jsonb[], $67 uuid[], $68 uuid[], $69 uuid[],
  // $70 uuid[], $71 bigint[], $72 jsonb[], $73 text[], $74 text[], $75 jsonb[], $76 jsonb[], $77 jsonb[],
  // $78 text[], $79 timestamp with time zone[], $80 timestamp with time zone[],
  // $81 timestamp with time zone[], $82 timestamp with time zone[], $83 timestamp with time zone[],
  // $84 timestamp with time zone[], $85 timestamp with time zone[], $86 timestamp with time zone[],
  // $87 timestamp with time zone[], $88 text[], $89 jsonb[], $90 text[], $91 text[], $92 uuid[],
  // $93 uuid[], $94 text[], $95 text[], $96 integer[], $97 uuid[], $98 uuid[], $99 uuid[], $100 text[],
  // $101 bigint[], $102 bigint[], $103 boolean[], $104 text[], $105 text[], $106 text[], $107 text[],
  // $108 text[], $109 text[], $110 text[], $111 text[], $112 text[], $113 uuid[], $114 jsonb[],
  // $115 jsonb[], $116 jsonb[], $117 timestamp with time zone[], $118 integer[],
  // $119 timestamp with time zone[], $120 timestamp with time zone[], $121 timestamp with time zone[],
  // $122 timestamp with time zone[], $123 timestamp with time zone[], $124 uuid[], $125 uuid[],
  // $126 text[], $127 text[], $128 uuid[], $129 integer[], $130 jsonb[], $131 jsonb[],
  // $132 timestamp with time zone[], $133 uuid[], $134 uuid[], $135 timestamp with time zone[],
  // $136 text[], $137 text[], $138 text[], $139 text[], $140 text[], $141 uuid[], $142 text[],
  // $143 text[], $144 text[], $145 text[], $146 uuid[], $147 text[], $148 uuid[], $149 text[],
  // $150 uuid[]
  'payments.begin_uncounted_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 text[], $12 text[], $13 text[], $14 uuid[], $15 text[],
  // $16 uuid[], $17 boolean[], $18 bigint[], $19 integer[], $20 bigint[], $21 integer[], $22 text[],
  // $23 uuid[], $24 bigint[], $25 text[], $26 text[], $27 text[], $28 text[], $29 text[], $30 bigint[],
  // $31 bigint[], $32 bigint[], $33 bigint[], $34 bigint[], $35 bigint[], $36 bigint[], $37 bigint[],
  // $38 bigint[], $39 bigint[], $40 bigint[], $41 bigint[], $42 boolean[], $43 boolean[], $44 bigint[],
  // $45 text[], $46 boolean[], $47 text[], $48 text[], $49 boolean[], $50 boolean[], $51 uuid[],
  // $52 text[], $53 text[], $54 jsonb[], $55 jsonb[], $56 text[], $57 text[], $58 uuid[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 text[], $64 jsonb[], $65 uuid[], $66 uuid[], $67 jsonb[],
  // $68 text[], $69 jsonb[], $70 text[], $71 text[], $72 text[], $73 text[], $74 text[], $75 text[],
  // $76 text[], $77 text[], $78 text[], $79 text[], $80 jsonb[], $81 text[], $82 text[], $83 uuid[],
  // $84 boolean[], $85 boolean[], $86 boolean[], $87 jsonb[], $88 uuid[], $89 uuid[], $90 uuid[],
  // $91 uuid[], $92 bigint[], $93 jsonb[], $94 text[], $95 text[], $96 jsonb[], $97 jsonb[], $98 jsonb[],
  // $99 text[], $100 timestamp with time zone[], $101 timestamp with time zone[],
  // $102 timestamp with time zone[], $103 timestamp with time zone[], $104 timestamp with time zone[],
  // $105 timestamp with time zone[], $106 timestamp with time zone[], $107 timestamp with time zone[],
  // $108 timestamp with time zone[], $109 text[], $110 jsonb[], $111 text[], $112 text[], $113 text[],
  // $114 uuid[], $115 uuid[], $116 text[], $117 text[], $118 integer[], $119 uuid[], $120 uuid[],
  // $121 uuid[], $122 text[], $123 bigint[], $124 bigint[], $125 boolean[], $126 text[], $127 text[],
  // $128 text[], $129 text[], $130 text[], $131 text[], $132 text[], $133 text[], $134 text[],
  // $135 uuid[], $136 jsonb[], $137 jsonb[], $138 jsonb[], $139 timestamp with time zone[],
  // $140 integer[], $141 timestamp with time zone[], $142 timestamp with time zone[],
  // $143 timestamp with time zone[], $144 timestamp with time zone[], $145 timestamp with time zone[],
  // $146 text[], $147 uuid[], $148 uuid[], $149 bigint[], $150 text[], $151 bigint[], $152 text[],
  // $153 text[], $154 text[], $155 text[], $156 text[], $157 timestamp with time zone[], $158 integer[],
  // $159 timestamp with time zone[], $160 timestamp with time zone[], $161 timestamp with time zone[],
  // $162 text[], $163 uuid[], $164 uuid[], $165 text[], $166 text[], $167 uuid[], $168 integer[],
  // $169 jsonb[], $170 jsonb[], $171 timestamp with time zone[], $172 text[], $173 uuid[], $174 uuid[],
  // $175 uuid[], $176 text[], $177 integer[], $178 timestamp with time zone[],
  // $179 timestamp with time zone[], $180 text[], $181 uuid[], $182 uuid[], $183 uuid[], $184 text[],
  // $185 text[], $186 text[], $187 text[], $188 bigint[], $189 timestamp with time zone[], $190 text[],
  // $191 uuid[], $192 uuid[], $193 text[], $194 jsonb[], $195 timestamp with time zone[], $196 text[],
  // $197 uuid[], $198 text[], $199 text[], $200 uuid[], $201 uuid[], $202 timestamp with time zone[],
  // $203 text[], $204 text[], $205 uuid[], $206 uuid[], $207 timestamp with time zone[], $208 text[],
  // $209 text[], $210 text[], $211 text[], $212 text[], $213 uuid[], $214 text[], $215 text[],
  // $216 text[], $217 text[], $218 uuid[], $219 text[], $220 uuid[], $221 text[], $222 uuid[],
  // $223 text[], $224 uuid[], $225 text[], $226 uuid[], $227 text[], $228 bigint[], $229 bigint[],
  // $230 bigint[], $231 uuid[], $232 text[], $233 text[], $234 text[], $235 uuid[], $236 text[],
  // $237 text[], $238 text[], $239 text[]
  'payments.begin_uncounted_with_all': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 text[], $12 text[], $13 text[], $14 uuid[], $15 text[],
  // $16 uuid[], $17 boolean[], $18 bigint[], $19 integer[], $20 bigint[], $21 integer[], $22 uuid[],
  // $23 bigint[], $24 text[], $25 text[], $26 text[], $27 text[], $28 text[], $29 bigint[], $30 bigint[],
  // $31 bigint[], $32 bigint[], $33 bigint[], $34 bigint[], $35 bigint[], $36 bigint[], $37 bigint[],
  // $38 bigint[], $39 bigint[], $40 bigint[], $41 boolean[], $42 boolean[], $43 bigint[], $44 text[],
  // $45 boolean[], $46 text[], $47 text[], $48 boolean[], $49 boolean[], $50 uuid[], $51 text[],
  // $52 text[], $53 jsonb[], $54 jsonb[], $55 text[], $56 text[], $57 uuid[], $58 text[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 jsonb[], $64 uuid[], $65 uuid[], $66 jsonb[], $67 text[],
  // $68 jsonb[], $69 text[], $70 text[], $71 text[], $72 text[], $73 text[], $74 text[], $75 text[],
  // $76 text[], $77 text[], $78 text[], $79 jsonb[], $80 text[], $81 text[], $82 uuid[], $83 boolean[],
  // $84 boolean[], $85 boolean[], $86 jsonb[], $87 uuid[], $88 uuid[], $89 uuid[], $90 uuid[],
  // $91 bigint[], $92 jsonb[], $93 text[], $94 text[], $95 jsonb[], $96 jsonb[], $97 jsonb[], $98 text[],
  // $99 timestamp with time zone[], $100 timestamp with time zone[], $101 timestamp with time zone[],
  // $102 timestamp with time zone[], $103 timestamp with time zone[], $104 timestamp with time zone[],
  // $105 timestamp with time zone[], $106 timestamp with time zone[], $107 timestamp with time zone[],
  // $108 text[], $109 jsonb[], $110 text[], $111 text[], $112 uuid[], $113 uuid[], $114 text[],
  // $115 text[], $116 integer[], $117 uuid[], $118 uuid[], $119 uuid[], $120 text[], $121 bigint[],
  // $122 bigint[], $123 boolean[], $124 text[], $125 text[], $126 text[], $127 text[], $128 text[],
  // $129 text[], $130 text[], $131 text[], $132 text[], $133 uuid[], $134 jsonb[], $135 jsonb[],
  // $136 jsonb[], $137 timestamp with time zone[], $138 integer[], $139 timestamp with time zone[],
  // $140 timestamp with time zone[], $141 timestamp with time zone[], $142 timestamp with time zone[],
  // $143 timestamp with time zone[], $144 uuid[], $145 uuid[], $146 bigint[], $147 text[], $148 bigint[],
  // $149 text[], $150 text[], $151 text[], $152 text[], $153 text[], $154 timestamp with time zone[],
  // $155 integer[], $156 timestamp with time zone[], $157 timestamp with time zone[],
  // $158 timestamp with time zone[], $159 uuid[], $160 uuid[], $161 text[], $162 text[], $163 uuid[],
  // $164 integer[], $165 jsonb[], $166 jsonb[], $167 timestamp with time zone[], $168 uuid[],
  // $169 uuid[], $170 uuid[], $171 text[], $172 integer[], $173 timestamp with time zone[],
  // $174 timestamp with time zone[], $175 uuid[], $176 uuid[], $177 uuid[], $178 text[], $179 text[],
  // $180 text[], $181 text[], $182 bigint[], $183 timestamp with time zone[], $184 uuid[], $185 uuid[],
  // $186 text[], $187 jsonb[], $188 timestamp with time zone[], $189 uuid[], $190 text[], $191 text[],
  // $192 uuid[], $193 uuid[], $194 timestamp with time zone[], $195 text[], $196 uuid[], $197 uuid[],
  // $198 timestamp with time zone[], $199 text[], $200 text[], $201 text[], $202 text[], $203 text[],
  // $204 uuid[], $205 text[], $206 text[], $207 text[], $208 text[], $209 uuid[], $210 text[],
  // $211 uuid[], $212 text[], $213 uuid[], $214 uuid[], $215 text[], $216 uuid[], $217 text[],
  // $218 bigint[], $219 bigint[], $220 bigint[], $221 uuid[], $222 text[], $223 text[], $224 text[],
  // $225 uuid[], $226 text[], $227 text[], $228 text[], $229 text[]
  'payments.begin_uncounted_with_all_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 text[], $12 uuid[], $13 bigint[], $14 text[], $15 text[],
  // $16 text[], $17 text[], $18 text[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 bigint[],
  // $30 bigint[], $31 boolean[], $32 boolean[], $33 bigint[], $34 text[], $35 boolean[], $36 text[],
  // $37 text[], $38 boolean[], $39 boolean[], $40 uuid[], $41 text[], $42 text[], $43 jsonb[],
  // $44 jsonb[], $45 text[], $46 text[], $47 uuid[], $48 text[], $49 text[], $50 text[], $51 text[],
  // $52 text[], $53 jsonb[], $54 uuid[], $55 uuid[], $56 jsonb[], $57 text[], $58 jsonb[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 text[], $64 text[], $65 text[], $66 text[], $67 text[],
  // $68 text[], $69 jsonb[], $70 text[], $71 text[], $72 uuid[], $73 boolean[], $74 boolean[],
  // $75 boolean[], $76 jsonb[], $77 uuid[], $78 uuid[], $79 uuid[], $80 uuid[], $81 bigint[],
  // $82 jsonb[], $83 text[], $84 text[], $85 jsonb[], $86 jsonb[], $87 jsonb[], $88 text[],
  // $89 timestamp with time zone[], $90 timestamp with time zone[], $91 timestamp with time zone[],
  // $92 timestamp with time zone[], $93 timestamp with time zone[], $94 timestamp with time zone[],
  // $95 timestamp with time zone[], $96 timestamp with time zone[], $97 timestamp with time zone[],
  // $98 text[], $99 jsonb[], $100 text[], $101 text[], $102 text[], $103 uuid[], $104 uuid[],
  // $105 text[], $106 text[], $107 integer[], $108 uuid[], $109 uuid[], $110 uuid[], $111 text[],
  // $112 bigint[], $113 bigint[], $114 boolean[], $115 text[], $116 text[], $117 text[], $118 text[],
  // $119 text[], $120 text[], $121 text[], $122 text[], $123 text[], $124 uuid[], $125 jsonb[],
  // $126 jsonb[], $127 jsonb[], $128 timestamp with time zone[], $129 integer[],
  // $130 timestamp with time zone[], $131 timestamp with time zone[], $132 timestamp with time zone[],
  // $133 timestamp with time zone[], $134 timestamp with time zone[], $135 text[], $136 uuid[],
  // $137 uuid[], $138 text[], $139 text[], $140 uuid[], $141 integer[], $142 jsonb[], $143 jsonb[],
  // $144 timestamp with time zone[], $145 text[], $146 uuid[], $147 uuid[],
  // $148 timestamp with time zone[], $149 text[], $150 text[], $151 text[], $152 text[], $153 text[],
  // $154 uuid[], $155 text[], $156 text[], $157 text[], $158 text[], $159 uuid[], $160 text[],
  // $161 uuid[], $162 text[], $163 uuid[]
  'payments.begin_uncounted_with_key': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 uuid[], $12 bigint[], $13 text[], $14 text[], $15 text[],
  // $16 text[], $17 text[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 bigint[],
  // $30 boolean[], $31 boolean[], $32 bigint[], $33 text[], $34 boolean[], $35 text[], $36 text[],
  // $37 boolean[], $38 boolean[], $39 uuid[], $40 text[], $41 text[], $42 jsonb[], $43 jsonb[],
  // $44 text[], $45 text[], $46 uuid[], $47 text[], $48 text[], $49 text[], $50 text[], $51 text[],
  // $52 jsonb[], $53 uuid[], $54 uuid[], $55 jsonb[], $56 text[], $57 jsonb[], $58 text[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 text[], $64 text[], $65 text[], $66 text[], $67 text[],
  // $68 jsonb[], $69 text[], $70 text[], $71 uuid[], $72 boolean[], $73 boolean[], $74 boolean[],
  // $75 jsonb[], $76 uuid[], $77 uuid[], $78 uuid[], $79 uuid[], $80 bigint[], $81 jsonb[], $82 text[],
  // $83 text[], $84 jsonb[], $85 jsonb[], $86 jsonb[], $87 text[], $88 timestamp with time zone[],
  // $89 timestamp with time zone[], $90 timestamp with time zone[], $91 timestamp with time zone[],
  // $92 timestamp with time zone[], $93 timestamp with time zone[], $94 timestamp with time zone[],
  // $95 timestamp with time zone[], $96 timestamp with time zone[], $97 text[], $98 jsonb[], $99 text[],
  // $100 text[], $101 uuid[], $102 uuid[], $103 text[], $104 text[], $105 integer[], $106 uuid[],
  // $107 uuid[], $108 uuid[], $109 text[], $110 bigint[], $111 bigint[], $112 boolean[], $113 text[],
  // $114 text[], $115 text[], $116 text[], $117 text[], $118 text[], $119 text[], $120 text[],
  // $121 text[], $122 uuid[], $123 jsonb[], $124 jsonb[], $125 jsonb[], $126 timestamp with time zone[],
  // $127 integer[], $128 timestamp with time zone[], $129 timestamp with time zone[],
  // $130 timestamp with time zone[], $131 timestamp with time zone[], $132 timestamp with time zone[],
  // $133 uuid[], $134 uuid[], $135 text[], $136 text[], $137 uuid[], $138 integer[], $139 jsonb[],
  // $140 jsonb[], $141 timestamp with time zone[], $142 uuid[], $143 uuid[],
  // $144 timestamp with time zone[], $145 text[], $146 text[], $147 text[], $148 text[], $149 text[],
  // $150 uuid[], $151 text[], $152 text[], $153 text[], $154 text[], $155 uuid[], $156 text[],
  // $157 uuid[], $158 text[], $159 uuid[]
  'payments.begin_uncounted_with_key_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 text[], $12 text[], $13 text[], $14 uuid[], $15 text[],
  // $16 uuid[], $17 boolean[], $18 bigint[], $19 integer[], $20 bigint[], $21 integer[], $22 text[],
  // $23 uuid[], $24 bigint[], $25 text[], $26 text[], $27 text[], $28 text[], $29 text[], $30 bigint[],
  // $31 bigint[], $32 bigint[], $33 bigint[], $34 bigint[], $35 bigint[], $36 bigint[], $37 bigint[],
  // $38 bigint[], $39 bigint[], $40 bigint[], $41 bigint[], $42 boolean[], $43 boolean[], $44 bigint[],
  // $45 text[], $46 boolean[], $47 text[], $48 text[], $49 boolean[], $50 boolean[], $51 uuid[],
  // $52 text[], $53 text[], $54 jsonb[], $55 jsonb[], $56 text[], $57 text[], $58 uuid[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 text[], $64 jsonb[], $65 uuid[], $66 uuid[], $67 jsonb[],
  // $68 text[], $69 jsonb[], $70 text[], $71 text[], $72 text[], $73 text[], $74 text[], $75 text[],
  // $76 text[], $77 text[], $78 text[], $79 text[], $80 jsonb[], $81 text[], $82 text[], $83 uuid[],
  // $84 boolean[], $85 boolean[], $86 boolean[], $87 jsonb[], $88 uuid[], $89 uuid[], $90 uuid[],
  // $91 uuid[], $92 bigint[], $93 jsonb[], $94 text[], $95 text[], $96 jsonb[], $97 jsonb[], $98 jsonb[],
  // $99 text[], $100 timestamp with time zone[], $101 timestamp with time zone[],
  // $102 timestamp with time zone[], $103 timestamp with time zone[], $104 timestamp with time zone[],
  // $105 timestamp with time zone[], $106 timestamp with time zone[], $107 timestamp with time zone[],
  // $108 timestamp with time zone[], $109 text[], $110 jsonb[], $111 text[], $112 text[], $113 text[],
  // $114 uuid[], $115 uuid[], $116 text[], $117 text[], $118 integer[], $119 uuid[], $120 uuid[],
  // $121 uuid[], $122 text[], $123 bigint[], $124 bigint[], $125 boolean[], $126 text[], $127 text[],
  // $128 text[], $129 text[], $130 text[], $131 text[], $132 text[], $133 text[], $134 text[],
  // $135 uuid[], $136 jsonb[], $137 jsonb[], $138 jsonb[], $139 timestamp with time zone[],
  // $140 integer[], $141 timestamp with time zone[], $142 timestamp with time zone[],
  // $143 timestamp with time zone[], $144 timestamp with time zone[], $145 timestamp with time zone[],
  // $146 text[], $147 uuid[], $148 uuid[], $149 bigint[], $150 text[], $151 bigint[], $152 text[],
  // $153 text[], $154 text[], $155 text[], $156 text[], $157 timestamp with time zone[], $158 integer[],
  // $159 timestamp with time zone[], $160 timestamp with time zone[], $161 timestamp with time zone[],
  // $162 text[], $163 uuid[], $164 uuid[], $165 text[], $166 text[], $167 uuid[], $168 integer[],
  // $169 jsonb[], $170 jsonb[], $171 timestamp with time zone[], $172 text[], $173 uuid[], $174 uuid[],
  // $175 uuid[], $176 text[], $177 integer[], $178 timestamp with time zone[],
  // $179 timestamp with time zone[], $180 text[], $181 uuid[], $182 uuid[], $183 uuid[], $184 text[],
  // $185 text[], $186 text[], $187 text[], $188 bigint[], $189 timestamp with time zone[], $190 text[],
  // $191 uuid[], $192 uuid[], $193 text[], $194 jsonb[], $195 timestamp with time zone[], $196 text[],
  // $197 uuid[], $198 text[], $199 text[], $200 uuid[], $201 uuid[], $202 timestamp with time zone[],
  // $203 text[], $204 text[], $205 uuid[], $206 uuid[], $207 timestamp with time zone[], $208 text[],
  // $209 text[], $210 text[], $211 text[], $212 text[], $213 uuid[], $214 text[], $215 text[],
  // $216 text[], $217 text[], $218 uuid[], $219 text[], $220 uuid[], $221 text[], $222 uuid[],
  // $223 text[], $224 uuid[], $225 text[], $226 uuid[], $227 text[], $228 bigint[], $229 bigint[],
  // $230 bigint[], $231 uuid[], $232 text[], $233 text[], $234 text[], $235 uuid[], $236 text[],
  // $237 text[], $238 text[], $239 text[]
  'payments.begin_with_all': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 text[], $12 text[], $13 text[], $14 uuid[], $15 text[],
  // $16 uuid[], $17 boolean[], $18 bigint[], $19 integer[], $20 bigint[], $21 integer[], $22 uuid[],
  // $23 bigint[], $24 text[], $25 text[], $26 text[], $27 text[], $28 text[], $29 bigint[], $30 bigint[],
  // $31 bigint[], $32 bigint[], $33 bigint[], $34 bigint[], $35 bigint[], $36 bigint[], $37 bigint[],
  // $38 bigint[], $39 bigint[], $40 bigint[], $41 boolean[], $42 boolean[], $43 bigint[], $44 text[],
  // $45 boolean[], $46 text[], $47 text[], $48 boolean[], $49 boolean[], $50 uuid[], $51 text[],
  // $52 text[], $53 jsonb[], $54 jsonb[], $55 text[], $56 text[], $57 uuid[], $58 text[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 jsonb[], $64 uuid[], $65 uuid[], $66 jsonb[], $67 text[],
  // $68 jsonb[], $69 text[], $70 text[], $71 text[], $72 text[], $73 text[], $74 text[], $75 text[],
  // $76 text[], $77 text[], $78 text[], $79 jsonb[], $80 text[], $81 text[], $82 uuid[], $83 boolean[],
  // $84 boolean[], $85 boolean[], $86 jsonb[], $87 uuid[], $88 uuid[], $89 uuid[], $90 uuid[],
  // $91 bigint[], $92 jsonb[], $93 text[], $94 text[], $95 jsonb[], $96 jsonb[], $97 jsonb[], $98 text[],
  // $99 timestamp with time zone[], $100 timestamp with time zone[], $101 timestamp with time zone[],
  // $102 timestamp with time zone[], $103 timestamp with time zone[], $104 timestamp with time zone[],
  // $105 timestamp with time zone[], $106 timestamp with time zone[], $107 timestamp with time zone[],
  // $108 text[], $109 jsonb[], $110 text[], $111 text[], $112 uuid[], $113 uuid[], $114 text[],
  // $115 text[], $116 integer[], $117 uuid[], $118 uuid[], $119 uuid[], $120 text[], $121 bigint[],
  // $122 bigint[], $123 boolean[], $124 text[], $125 text[], $126 text[], $127 text[], $128 text[],
  // $129 text[], $130 text[], $131 text[], $132 text[], $133 uuid[], $134 jsonb[], $135 jsonb[],
  // $136 jsonb[], $137 timestamp with time zone[], $138 integer[], $139 timestamp with time zone[],
  // $140 timestamp with time zone[], $141 timestamp with time zone[], $142 timestamp with time zone[],
  // $143 timestamp with time zone[], $144 uuid[], $145 uuid[], $146 bigint[], $147 text[], $148 bigint[],
  // $149 text[], $150 text[], $151 text[], $152 text[], $153 text[], $154 timestamp with time zone[],
  // $155 integer[], $156 timestamp with time zone[], $157 timestamp with time zone[],
  // $158 timestamp with time zone[], $159 uuid[], $160 uuid[], $161 text[], $162 text[], $163 uuid[],
  // $164 integer[], $165 jsonb[], $166 jsonb[], $167 timestamp with time zone[], $168 uuid[],
  // $169 uuid[], $170 uuid[], $171 text[], $172 integer[], $173 timestamp with time zone[],
  // $174 timestamp with time zone[], $175 uuid[], $176 uuid[], $177 uuid[], $178 text[], $179 text[],
  // $180 text[], $181 text[], $182 bigint[], $183 timestamp with time zone[], $184 uuid[], $185 uuid[],
  // $186 text[], $187 jsonb[], $188 timestamp with time zone[], $189 uuid[], $190 text[], $191 text[],
  // $192 uuid[], $193 uuid[], $194 timestamp with time zone[], $195 text[], $196 uuid[], $197 uuid[],
  // $198 timestamp with time zone[], $199 text[], $200 text[], $201 text[], $202 text[], $203 text[],
  // $204 uuid[], $205 text[], $206 text[], $207 text[], $208 text[], $209 uuid[], $210 text[],
  // $211 uuid[], $212 text[], $213 uuid[], $214 uuid[], $215 text[], $216 uuid[], $217 text[],
  // $218 bigint[], $219 bigint[], $220 bigint[], $221 uuid[], $222 text[], $223 text[], $224 text[],
  // $225 uuid[], $226 text[], $227 text[], $228 text[], $229 text[]
  'payments.begin_with_all_of_one': {
    transaction_id: 'string';
  };
  // $1 text[], $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 text[], $12 uuid[], $13 bigint[], $14 text[], $15 text[],
  // $16 text[], $17 text[], $18 text[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 bigint[],
  // $30 bigint[], $31 boolean[], $32 boolean[], $33 bigint[], $34 text[], $35 boolean[], $36 text[],
  // $37 text[], $38 boolean[], $39 boolean[], $40 uuid[], $41 text[], $42 text[], $43 jsonb[],
  // $44 jsonb[], $45 text[], $46 text[], $47 uuid[], $48 text[], $49 text[], $50 text[], $51 text[],
  // $52 text[], $53 jsonb[], $54 uuid[], $55 uuid[], $56 jsonb[], $57 text[], $58 jsonb[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 text[], $64 text[], $65 text[], $66 text[], $67 text[],
  // $68 text[], $69 jsonb[], $70 text[], $71 text[], $72 uuid[], $73 boolean[], $74 boolean[],
  // $75 boolean[], $76 jsonb[], $77 uuid[], $78 uuid[], $79 uuid[], $80 uuid[], $81 bigint[],
  // $82 jsonb[], $83 text[], $84 text[], $85 jsonb[], $86 jsonb[], $87 jsonb[], $88 text[],
  // $89 timestamp with time zone[], $90 timestamp with time zone[], $91 timestamp with time zone[],
  // $92 timestamp with time zone[], $93 timestamp with time zone[], $94 timestamp with time zone[],
  // $95 timestamp with time zone[], $96 timestamp with time zone[], $97 timestamp with time zone[],
  // $98 text[], $99 jsonb[], $100 text[], $101 text[], $102 text[], $103 uuid[], $104 uuid[],
  // $105 text[], $106 text[], $107 integer[], $108 uuid[], $109 uuid[], $110 uuid[], $111 text[],
  // $112 bigint[], $113 bigint[], $114 boolean[], $115 text[], $116 text[], $117 text[], $118 text[],
  // $119 text[], $120 text[], $121 text[], $122 text[], $123 text[], $124 uuid[], $125 jsonb[],
  // $126 jsonb[], $127 jsonb[], $128 timestamp with time zone[], $129 integer[],
  // $130 timestamp with time zone[], $131 timestamp with time zone[], $132 timestamp with time zone[],
  // $133 timestamp with time zone[], $134 timestamp with time zone[], $135 text[], $136 uuid[],
  // $137 uuid[], $138 text[], $139 text[], $140 uuid[], $141 integer[], $142 jsonb[], $143 jsonb[],
  // $144 timestamp with time zone[], $145 text[], $146 uuid[], $147 uuid[],
  // $148 timestamp with time zone[], $149 text[], $150 text[], $151 text[], $152 text[], $153 text[],
  // $154 uuid[], $155 text[], $156 text[], $157 text[], $158 text[], $159 uuid[], $160 text[],
  // $161 uuid[], $162 text[], $163 uuid[]
  'payments.begin_with_key': {
    transaction_id: 'string';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 text[], $5 text[], $6 uuid[], $7 uuid[],
  // $8 text[], $9 uuid[], $10 boolean[], $11 uuid[], $12 bigint[], $13 text[], $14 text[], $15 text[],
  // $16 text[], $17 text[], $18 bigint[], $19 bigint[], $20 bigint[], $21 bigint[], $22 bigint[],
  // $23 bigint[], $24 bigint[], $25 bigint[], $26 bigint[], $27 bigint[], $28 bigint[], $29 bigint[],
  // $30 boolean[], $31 boolean[], $32 bigint[], $33 text[], $34 boolean[], $35 text[], $36 text[],
  // $37 boolean[], $38 boolean[], $39 uuid[], $40 text[], $41 text[], $42 jsonb[], $43 jsonb[],
  // $44 text[], $45 text[], $46 uuid[], $47 text[], $48 text[], $49 text[], $50 text[], $51 text[],
  // $52 jsonb[], $53 uuid[], $54 uuid[], $55 jsonb[], $56 text[], $57 jsonb[], $58 text[], $59 text[],
  // $60 text[], $61 text[], $62 text[], $63 text[], $64 text[], $65 text[], $66 text[], $67 text[],
  // $68 jsonb[], $69 text[], $70 text[], $71 uuid[], $72 boolean[], $73 boolean[], $74 boolean[],
  // $75 jsonb[], $76 uuid[], $77 uuid[], $78 uuid[], $79 uuid[], $80 bigint[], $81 jsonb[], $82 text[],
  // $83 text[], $84 jsonb[], $85 jsonb[], $86 jsonb[], $87 text[], $88 timestamp with time zone[],
  // $89 timestamp with time zone[], $90 timestamp with time zone[], $91 timestamp with time zone[],
  // $92 timestamp with time zone[], $93 timestamp with time zone[], $94 timestamp with time zone[],
  // $95 timestamp with time zone[], $96 timestamp with time zone[], $97 text[], $98 jsonb[], $99 text[],
  // $100 text[], $101 uuid[], $102 uuid[], $103 text[], $104 text[], $105 integer[], $106 uuid[],
  // $107 uuid[], $108 uuid[], $109 text[], $110 bigint[], $111 bigint[], $112 boolean[], $113 text[],
  // $114 text[], $115 text[], $116 text[], $117 text[], $118 text[], $119 text[], $120 text[],
  // $121 text[], $122 uuid[], $123 jsonb[], $124 jsonb[], $125 jsonb[], $126 timestamp with time zone[],
  // $127 integer[], $128 timestamp with time zone[], $129 timestamp with time zone[],
  // $130 timestamp with time zone[], $131 timestamp with time zone[], $132 timestamp with time zone[],
  // $133 uuid[], $134 uuid[], $135 text[], $136 text[], $137 uuid[], $138 integer[], $139 jsonb[],
  // $140 jsonb[], $141 timestamp with time zone[], $142 uuid[], $143 uuid[],
  // $144 timestamp with time zone[], $145 text[], $146 text[], $147 text[], $148 text[], $149 text[],
  // $150 uuid[], $151 text[], $152 text[], $153 text[], $154 text[], $155 uuid[], $156 text[],
  // $157 uuid[], $158 text[], $159 uuid[]
  'payments.begin_with_key_of_one': {
    transaction_id: 'string';
  };
  // $1 text, $2 jsonb, $3 text, $4 text, $5 uuid, $6 jsonb, $7 jsonb
  'payouts.begin': {
    payout_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 jsonb, $5 jsonb, $6 jsonb, $7 text, $8 text, $9 uuid, $10 text,
  // $11 timestamp with time zone, $12 timestamp with time zone
  'payouts.conclude': {
    payout_id: 'string';
  };
  // $1 text, $2 uuid
  'payouts.get': WholeRow['payouts'];
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint
  'payouts.list': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint
  'payouts.list_by_external': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint, $10 text, $11 text
  'payouts.list_by_external_next': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint, $10 text, $11 text
  'payouts.list_by_external_previous': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint
  'payouts.list_by_reference': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint, $10 text, $11 text
  'payouts.list_by_reference_next': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint, $10 text, $11 text
  'payouts.list_by_reference_previous': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint, $10 text, $11 text
  'payouts.list_next': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 text[], $9 bigint, $10 text, $11 text
  'payouts.list_previous': WholeRow['payouts'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 jsonb
  'processor_events.find': WholeRow['transactions'] & {
    o_merchant_account_id: 'string';
    o_operation_id: 'string';
    o_transaction_id: 'string';
    o_kind: 'string';
    o_status: 'string';
    o_attempt: 'number';
    o_payment_service_id: 'string';
    o_gift_card_service_id: 'string';
    o_anti_fraud_service_id: 'string';
    o_currency: 'string';
    o_amount: 'bigint';
    o_moved_amount: 'bigint';
    o_final: 'boolean';
    o_processor_reference: 'string';
    o_of_reference: 'string';
    o_error_code: 'string';
    o_raw_response_code: 'string';
    o_raw_response_description: 'string';
    o_detail: 'string';
    o_external_identifier: 'string';
    o_reason: 'string';
    o_target_type: 'string';
    o_target_id: 'string';
    o_creator: 'json';
    o_details: 'json';
    o_answer: 'json';
    o_due_at: 'string';
    o_due_tries: 'number';
    o_sent_at: 'string';
    o_alerted_at: 'string';
    o_created_at: 'string';
    o_updated_at: 'string';
    o_resolved_at: 'string';
    position: 'number';
    is_known: 'boolean';
  };
  // $1 jsonb, $2 text
  'processor_events.find_of_one': WholeRow['transactions'] & {
    o_merchant_account_id: 'string';
    o_operation_id: 'string';
    o_transaction_id: 'string';
    o_kind: 'string';
    o_status: 'string';
    o_attempt: 'number';
    o_payment_service_id: 'string';
    o_gift_card_service_id: 'string';
    o_anti_fraud_service_id: 'string';
    o_currency: 'string';
    o_amount: 'bigint';
    o_moved_amount: 'bigint';
    o_final: 'boolean';
    o_processor_reference: 'string';
    o_of_reference: 'string';
    o_error_code: 'string';
    o_raw_response_code: 'string';
    o_raw_response_description: 'string';
    o_detail: 'string';
    o_external_identifier: 'string';
    o_reason: 'string';
    o_target_type: 'string';
    o_target_id: 'string';
    o_creator: 'json';
    o_details: 'json';
    o_answer: 'json';
    o_due_at: 'string';
    o_due_tries: 'number';
    o_sent_at: 'string';
    o_alerted_at: 'string';
    o_created_at: 'string';
    o_updated_at: 'string';
    o_resolved_at: 'string';
    position: 'number';
    is_known: 'boolean';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 jsonb
  'processor_events.keep_unreadable': {
    event_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 uuid, $7 timestamp with time zone, $8 uuid,
  // $9 jsonb_object, $10 timestamp with time zone
  'processor_events.record': {
    event_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone,
  // $6 timestamp with time zone, $7 bigint, $8 bigint, $9 bigint, $10 bigint, $11 jsonb, $12 jsonb,
  // $13 bigint, $14 jsonb
  'processor_reports.advance': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 uuid, $6 timestamp with time zone
  'processor_reports.announce': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone,
  // $6 timestamp with time zone
  'processor_reports.begin': WholeRow['processor_reports'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'processor_reports.claim': WholeRow['processor_reports'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'processor_reports.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'processor_reports.claim_of_account': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone, $6 text,
  // $7 text
  'processor_reports.end': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone,
  // $6 timestamp with time zone
  'processor_reports.fetched': WholeRow['processor_reports'];
  // $1 text, $2 uuid
  'processor_reports.get': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone,
  // $6 timestamp with time zone, $7 jsonb, $8 bytea, $9 text
  'processor_reports.keep': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 text, $4 bigint
  'processor_reports.lines_left': {
    line: 'bigint';
    why: 'string';
    cells: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 bigint, $5 text
  'processor_reports.lines_left_next': {
    line: 'bigint';
    why: 'string';
    cells: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 bigint, $5 text
  'processor_reports.lines_left_previous': {
    line: 'bigint';
    why: 'string';
    cells: 'json';
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid[], $6 text,
  // $7 boolean, $8 bigint
  'processor_reports.list': WholeRow['processor_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid[], $6 text,
  // $7 boolean, $8 bigint, $9 text
  'processor_reports.list_next': WholeRow['processor_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid[], $6 text,
  // $7 boolean, $8 bigint, $9 text
  'processor_reports.list_previous': WholeRow['processor_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid[], $3 jsonb
  'processor_reports.match': {
    position: 'number';
    transaction_id: 'string';
    operation_id: 'string';
    kind: 'string';
    payment_service_id: 'string';
    is_by_reference: 'boolean';
  };
  // $1 text, $2 uuid, $3 text
  'processor_reports.movements': {
    movement: 'string';
    lines: 'bigint';
    line: 'bigint';
    sum: 'json';
  };
  // $1 text, $2 uuid, $3 text, $4 integer
  'processor_reports.piece': {
    content: 'bytes';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone,
  // $6 timestamp with time zone, $7 text
  'processor_reports.put_off': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 bigint
  'processor_reports.refund_of_amount': {
    operation_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 timestamp with time zone, $5 timestamp with time zone,
  // $6 timestamp with time zone, $7 bigint, $8 bigint, $9 bigint, $10 bigint, $11 jsonb, $12 jsonb,
  // $13 text[]
  'processor_reports.settle_movements': WholeRow['processor_reports'];
  // $1 text, $2 uuid, $3 text, $4 text[]
  'processor_reports.sums': {
    movement: 'string';
    sum: 'json';
  };
  // processor_reports.yield: $1 text, $2 uuid, $3 text, $4 timestamp with time zone,
  // $5 timestamp with time zone
  // nothing
  purge_idempotency_keys: {
    key: 'string';
  };
  // $1 timestamp with time zone
  purge_login_challenges: {
    challenge_hash: 'bytes';
  };
  // purge_rate_limits: nothing
  // $1 timestamp with time zone
  purge_sessions: {
    session_id: 'string';
  };
  // $1 text, $2 text[], $3 integer[]
  rate_limited_calls: {
    bucket: 'string';
    used: 'number';
    frees_after_seconds: 'number';
  };
  // receipts.end: $1 text, $2 uuid, $3 text, $4 text, $5 timestamp with time zone,
  // $6 timestamp with time zone
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone
  'receipts.hand_over': {
    operation_id: 'string';
  };
  // $1 text, $2 uuid
  'receipts.of_transaction': WholeRow['operations'];
  // receipts.take_back: $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 text
  // $1 text
  receipts_of_merchant_account: {
    receipts: 'json?';
  };
  // reconciliation_cursors.add: $1 timestamp with time zone
  // $1 text, $2 timestamp with time zone, $3 bigint, $4 timestamp with time zone, $5 text, $6 text,
  // $7 boolean
  'reconciliation_cursors.advance': {
    merchant_account_id: 'string';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reconciliation_cursors.claim': WholeRow['reconciliation_cursors'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reconciliation_cursors.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'reconciliation_cursors.claim_of_account': WholeRow['reconciliation_cursors'];
  // $1 text, $2 bigint, $3 bigint
  'reconciliation_cursors.entries': {
    until: 'bigint';
    transaction_ids: 'list';
    entries: 'number';
  };
  // $1 text, $2 text, $3 text
  'reconciliation_cursors.next_day': {
    day: 'string';
  };
  // reconciliation_days.add: $1 text, $2 text[], $3 timestamp with time zone
  // $1 text, $2 text, $3 timestamp with time zone, $4 uuid, $5 timestamp with time zone
  'reconciliation_days.begin': WholeRow['reconciliation_days'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reconciliation_days.claim': WholeRow['reconciliation_days'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reconciliation_days.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'reconciliation_days.claim_of_account': WholeRow['reconciliation_days'];
  // $1 text, $2 text, $3 uuid, $4 timestamp with time zone, $5 jsonb, $6 text,
  // $7 timestamp with time zone
  'reconciliation_days.close': WholeRow['reconciliation_days'];
  // $1 text, $2 text, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 timestamp with time zone
  'reconciliation_days.end_run': WholeRow['reconciliation_days'];
  // $1 text, $2 text
  'reconciliation_days.get': WholeRow['reconciliation_days'];
  // $1 text, $2 text, $3 text, $4 text, $5 boolean, $6 bigint
  'reconciliation_days.list': WholeRow['reconciliation_days'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 text, $5 boolean, $6 bigint, $7 text
  'reconciliation_days.list_next': WholeRow['reconciliation_days'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text, $3 text, $4 text, $5 boolean, $6 bigint, $7 text
  'reconciliation_days.list_previous': WholeRow['reconciliation_days'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text[]
  'reconciliation_days.lock': {
    day: 'string';
    status: 'string';
  };
  // reconciliation_days.touch: $1 text, $2 text[], $3 timestamp with time zone
  // $1 text, $2 text, $3 timestamp with time zone, $4 uuid, $5 text[], $6 integer[], $7 boolean,
  // $8 timestamp with time zone, $9 jsonb, $10 jsonb, $11 jsonb
  'reconciliation_days.write_page': WholeRow['reconciliation_days'];
  // $1 text, $2 text, $3 bigint
  'reconciliation_differences.forget': {
    forgotten: 'number';
  };
  // $1 text, $2 text, $3 uuid, $4 text[], $5 bigint
  'reconciliation_differences.list': {
    day: 'string';
    position: 'number';
    reason: 'string';
    currency: 'string';
    amount: 'bigint';
    terms: 'json';
    subject_kind: 'string';
    subject_id: 'string';
    settlement_line_id: 'string?';
    bank_line_id: 'string?';
    corrects_day: 'string?';
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text[], $5 bigint, $6 text
  'reconciliation_differences.list_next': {
    day: 'string';
    position: 'number';
    reason: 'string';
    currency: 'string';
    amount: 'bigint';
    terms: 'json';
    subject_kind: 'string';
    subject_id: 'string';
    settlement_line_id: 'string?';
    bank_line_id: 'string?';
    corrects_day: 'string?';
    sort_values: 'list';
  };
  // $1 text, $2 text, $3 uuid, $4 text[], $5 bigint, $6 text
  'reconciliation_differences.list_previous': {
    day: 'string';
    position: 'number';
    reason: 'string';
    currency: 'string';
    amount: 'bigint';
    terms: 'json';
    subject_kind: 'string';
    subject_id: 'string';
    settlement_line_id: 'string?';
    bank_line_id: 'string?';
    corrects_day: 'string?';
    sort_values: 'list';
  };
  // reconciliation_items.add: $1 text, $2 jsonb
  // $1 text, $2 uuid[]
  'reconciliation_items.hosts': {
    kind: 'string';
    subject_id: 'string';
    of_day: 'string';
    day: 'string';
  };
  // $1 text, $2 uuid[], $3 bigint[]
  'reconciliation_items.movements': {
    ledger_entry_id: 'bigint';
    transaction_id: 'string?';
    debit: 'string';
    credit: 'string';
    currency: 'string';
    amount: 'bigint';
    created_at: 'string';
    payment_service_id: 'string?';
    authorized_amount: 'bigint';
  };
  // $1 text, $2 text, $3 text, $4 uuid, $5 text, $6 bigint
  'reconciliation_items.page': {
    kind: 'string';
    subject_id: 'string';
    of_day: 'string';
  };
  // $1 text, $2 uuid[]
  'reconciliation_items.reporting_services': {
    id: 'string';
  };
  // $1 text, $2 uuid[], $3 text
  'reconciliation_items.said': {
    kind: 'string';
    subject_id: 'string';
    of_day: 'string';
    effects: 'json?';
  };
  // $1 text, $2 text, $3 text, $4 uuid, $5 text, $6 bigint
  'reconciliation_items.said_page': {
    kind: 'string';
    subject_id: 'string';
    of_day: 'string';
    effects: 'json?';
  };
  // $1 text, $2 text, $3 timestamp with time zone, $4 text[], $5 timestamp with time zone
  'reconciliation_revisits.advance': WholeRow['reconciliation_revisits'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reconciliation_revisits.claim': WholeRow['reconciliation_revisits'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reconciliation_revisits.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'reconciliation_revisits.claim_of_account': WholeRow['reconciliation_revisits'];
  // reconciliation_revisits.end: $1 text, $2 text, $3 timestamp with time zone
  // $1 text, $2 text[], $3 uuid[]
  'reconciliation_sums.of_runs': {
    day: 'string';
    currency: 'string';
    captured_amount: 'bigint';
    settled_amount: 'bigint';
    paid_out_amount: 'bigint';
    arrived_amount: 'bigint';
    difference_amount: 'bigint';
    reasons: 'json';
    unreported_amount: 'bigint';
  };
  // $1 text
  redirect_url_schemes_of_merchant_account: {
    redirect_url_schemes: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint
  'refunds.list': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint
  'refunds.list_by_external': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_external_next': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_external_previous': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text
  'refunds.list_by_external_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint
  'refunds.list_by_id': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_id_next': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_id_previous': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text
  'refunds.list_by_id_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint
  'refunds.list_by_reconciled_id': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_reconciled_id_next': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_reconciled_id_previous': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text
  'refunds.list_by_reconciled_id_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint
  'refunds.list_by_reference': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_reference_next': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_reference_previous': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text
  'refunds.list_by_reference_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint
  'refunds.list_by_transaction': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_transaction_next': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_by_transaction_previous': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text
  'refunds.list_by_transaction_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_next': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint
  'refunds.list_not_succeeded': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_not_succeeded_next': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_not_succeeded_previous': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text
  'refunds.list_not_succeeded_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text,
  // $16 bigint, $17 text, $18 text
  'refunds.list_previous': WholeRow['operations'] & {
    transaction_currency: 'string';
    transaction_external_identifier: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 uuid, $8 text, $9 text, $10 bigint, $11 bigint, $12 bigint, $13 text[], $14 uuid[], $15 text
  'refunds.list_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text[], $2 uuid[]
  'relays.cards': {
    merchant_account_id: 'string';
    payment_method_id: 'string';
    method: 'string';
    vault_record_id: 'string?';
    expiration_date: 'string?';
    fingerprint: 'string?';
    buyer_id: 'string?';
  };
  // relays.finish: $1 jsonb
  // relays.insert: $1 jsonb
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 text, $8 bigint
  'relays.list': WholeRow['relays'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 text, $8 bigint, $9 text, $10 text
  'relays.list_next': WholeRow['relays'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 text[], $5 uuid, $6 uuid,
  // $7 text, $8 bigint, $9 text, $10 text
  'relays.list_previous': WholeRow['relays'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'relays.purge': {
    relay_id: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  'relays.session': {
    method: 'string?';
    vault_record_id: 'string?';
    payment_method_id: 'string?';
    expiration_date: 'string?';
    fingerprint: 'string?';
    buyer_id: 'string?';
    security_code_record_id: 'string';
  };
  // $1 uuid, $2 uuid, $3 text
  rename_passkey: WholeRow['passkeys'];
  // $1 text, $2 text, $3 text, $4 uuid, $5 integer
  renew_idempotency_key: {
    key: 'string';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 uuid, $6 integer,
  // $7 bigint, $8 bigint, $9 bigint, $10 bigint, $11 timestamp with time zone,
  // $12 timestamp with time zone, $13 bytea
  'report_executions.advance': WholeRow['report_executions'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'report_executions.claim': WholeRow['report_executions'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'report_executions.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'report_executions.claim_of_account': WholeRow['report_executions'];
  // report_executions.end: $1 text, $2 uuid, $3 timestamp with time zone, $4 text,
  // $5 timestamp with time zone, $6 uuid
  // report_executions.file_removed: $1 text, $2 uuid, $3 timestamp with time zone
  // $1 text, $2 uuid
  'report_executions.get': WholeRow['report_executions'] & {
    name: 'string';
    creator: 'json?';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 text, $6 text[],
  // $7 text[], $8 bigint
  'report_executions.list': WholeRow['report_executions'] & {
    name: 'string';
    creator: 'json?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 text, $6 text[],
  // $7 text[], $8 bigint, $9 text, $10 text
  'report_executions.list_next': WholeRow['report_executions'] & {
    name: 'string';
    creator: 'json?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 text, $6 text[],
  // $7 text[], $8 bigint
  'report_executions.list_of_report': WholeRow['report_executions'] & {
    name: 'string';
    creator: 'json?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 text, $6 text[],
  // $7 text[], $8 bigint, $9 text, $10 text
  'report_executions.list_of_report_next': WholeRow['report_executions'] & {
    name: 'string';
    creator: 'json?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 text, $6 text[],
  // $7 text[], $8 bigint, $9 text, $10 text
  'report_executions.list_of_report_previous': WholeRow['report_executions'] & {
    name: 'string';
    creator: 'json?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 text, $6 text[],
  // $7 text[], $8 bigint, $9 text, $10 text
  'report_executions.list_previous': WholeRow['report_executions'] & {
    name: 'string';
    creator: 'json?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 integer
  'report_executions.part': {
    content: 'bytes';
  };
  // $1 timestamp with time zone, $2 bigint
  'report_executions.with_old_file': {
    merchant_account_id: 'string';
    report_execution_id: 'string';
  };
  // report_executions.yield: $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.accounts_receivables': {
    transaction_id: 'string';
    external_identifier: 'string?';
    payment_service_id: 'string?';
    payment_service_transaction_id: 'string?';
    method: 'string?';
    currency: 'string';
    captured_amount: 'bigint';
    refunded_amount: 'bigint';
    returned_amount: 'bigint';
    settled_amount: 'bigint';
    created_at: 'string';
    captured_at: 'string?';
    outstanding_amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.accounts_receivables_end': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.accounts_receivables_end_newest_first': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.accounts_receivables_newest_first': {
    transaction_id: 'string';
    external_identifier: 'string?';
    payment_service_id: 'string?';
    payment_service_transaction_id: 'string?';
    method: 'string?';
    currency: 'string';
    captured_amount: 'bigint';
    refunded_amount: 'bigint';
    returned_amount: 'bigint';
    settled_amount: 'bigint';
    created_at: 'string';
    captured_at: 'string?';
    outstanding_amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.detailed_settlement': WholeRow['settlement_lines'] & {
    external_identifier: 'string?';
    method: 'string?';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.detailed_settlement_end': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.detailed_settlement_end_newest_first': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.detailed_settlement_newest_first': WholeRow['settlement_lines'] & {
    external_identifier: 'string?';
    method: 'string?';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.transaction_retries': {
    operation_id: 'string';
    transaction_id: 'string?';
    attempt: 'number';
    status: 'string';
    amount: 'bigint';
    currency: 'string?';
    payment_service_id: 'string?';
    processor_reference: 'string?';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    created_at: 'string';
    resolved_at: 'string?';
    external_identifier: 'string?';
    transaction_status: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.transaction_retries_end': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.transaction_retries_end_newest_first': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.transaction_retries_newest_first': {
    operation_id: 'string';
    transaction_id: 'string?';
    attempt: 'number';
    status: 'string';
    amount: 'bigint';
    currency: 'string?';
    payment_service_id: 'string?';
    processor_reference: 'string?';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    created_at: 'string';
    resolved_at: 'string?';
    external_identifier: 'string?';
    transaction_status: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.transactions': {
    transaction_id: 'string';
    external_identifier: 'string?';
    status: 'string';
    intent: 'string';
    amount: 'bigint';
    currency: 'string';
    country: 'string?';
    authorized_amount: 'bigint';
    captured_amount: 'bigint';
    refunded_amount: 'bigint';
    charged_back_amount: 'bigint';
    settled_amount: 'bigint';
    method: 'string?';
    instrument_type: 'string?';
    payment_method_id: 'string?';
    payment_method_label: 'string?';
    payment_method_scheme: 'string?';
    payment_method_country: 'string?';
    payment_service_id: 'string?';
    payment_service_transaction_id: 'string?';
    scheme_transaction_id: 'string?';
    buyer_id: 'string?';
    buyer_external_identifier: 'string?';
    payment_source: 'string';
    merchant_initiated: 'boolean';
    is_subsequent_payment: 'boolean';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    avs_response_code: 'string?';
    cvv_response_code: 'string?';
    metadata: 'json?';
    created_at: 'string';
    updated_at: 'string';
    authorized_at: 'string?';
    captured_at: 'string?';
    voided_at: 'string?';
    surcharge_amount: 'bigint';
    tip_amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.transactions_end': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone, $5 bigint
  'report_rows.transactions_end_newest_first': {
    at: 'string';
    id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 jsonb, $8 bigint
  'report_rows.transactions_newest_first': {
    transaction_id: 'string';
    external_identifier: 'string?';
    status: 'string';
    intent: 'string';
    amount: 'bigint';
    currency: 'string';
    country: 'string?';
    authorized_amount: 'bigint';
    captured_amount: 'bigint';
    refunded_amount: 'bigint';
    charged_back_amount: 'bigint';
    settled_amount: 'bigint';
    method: 'string?';
    instrument_type: 'string?';
    payment_method_id: 'string?';
    payment_method_label: 'string?';
    payment_method_scheme: 'string?';
    payment_method_country: 'string?';
    payment_service_id: 'string?';
    payment_service_transaction_id: 'string?';
    scheme_transaction_id: 'string?';
    buyer_id: 'string?';
    buyer_external_identifier: 'string?';
    payment_source: 'string';
    merchant_initiated: 'boolean';
    is_subsequent_payment: 'boolean';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    avs_response_code: 'string?';
    cvv_response_code: 'string?';
    metadata: 'json?';
    created_at: 'string';
    updated_at: 'string';
    authorized_at: 'string?';
    captured_at: 'string?';
    voided_at: 'string?';
    surcharge_amount: 'bigint';
    tip_amount: 'bigint';
  };
  // reports.begin_execution: $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 uuid, $6 timestamp with time zone, $7 text, $8 timestamp with time zone,
  // $9 timestamp with time zone
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reports.claim': WholeRow['reports'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'reports.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'reports.claim_of_account': WholeRow['reports'];
  // $1 text, $2 uuid
  'reports.get': WholeRow['reports'] & {
    latest_id: 'string';
    latest_status: 'string';
    latest_reference_timestamp: 'string';
    latest_reference_timezone: 'string';
    latest_created_at: 'string';
    latest_updated_at: 'string';
  };
  // reports.insert: $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 boolean, $7 text, $8 jsonb, $9 text,
  // $10 jsonb, $11 timestamp with time zone, $12 timestamp with time zone
  // $1 text, $2 text[], $3 boolean, $4 text, $5 bigint
  'reports.list': WholeRow['reports'] & {
    latest_id: 'string';
    latest_status: 'string';
    latest_reference_timestamp: 'string';
    latest_reference_timezone: 'string';
    latest_created_at: 'string';
    latest_updated_at: 'string';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text[], $3 boolean, $4 text, $5 bigint, $6 text, $7 text
  'reports.list_next': WholeRow['reports'] & {
    latest_id: 'string';
    latest_status: 'string';
    latest_reference_timestamp: 'string';
    latest_reference_timezone: 'string';
    latest_created_at: 'string';
    latest_updated_at: 'string';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 text[], $3 boolean, $4 text, $5 bigint, $6 text, $7 text
  'reports.list_previous': WholeRow['reports'] & {
    latest_id: 'string';
    latest_status: 'string';
    latest_reference_timestamp: 'string';
    latest_reference_timezone: 'string';
    latest_created_at: 'string';
    latest_updated_at: 'string';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // reports.update: $1 text, $2 uuid, $3 text, $4 text, $5 boolean, $6 timestamp with time zone,
  // $7 timestamp with time zone
  // requests.insert: $1 jsonb
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 uuid, $6 uuid, $7 integer, $8 integer, $9 text, $10 bigint
  'requests.list': WholeRow['requests'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 uuid, $6 uuid, $7 integer, $8 integer, $9 text, $10 bigint,
  // $11 text
  'requests.list_next': WholeRow['requests'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 uuid, $6 uuid, $7 integer, $8 integer, $9 text, $10 bigint,
  // $11 text
  'requests.list_previous': WholeRow['requests'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 bigint
  'restore.doubt_receipts': {
    operation_id: 'string';
  };
  // nothing
  'restore.epoch': {
    instance_id: 'string';
    epoch: 'bigint';
    held_since: 'string?';
    now: 'string';
  };
  // nothing
  'restore.has_open': {
    is_open: 'boolean';
  };
  // nothing
  'restore.held': {
    held_since: 'string?';
  };
  // $1 bigint, $2 timestamp with time zone
  'restore.hold': {
    epoch: 'bigint';
  };
  // restore.raise: nothing
  // $1 timestamp with time zone
  'restore.release': {
    epoch: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'retention.audit_logs': {
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'retention.card_attempts': {
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'retention.fraud_list_entries': {
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint
  'retention.processor_events': {
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'retention.requests': {
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'retention.retry_counts': {
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint
  'retention.settlement_reports': {
    forgotten: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 bigint
  'retention.timelines': {
    reached: 'string';
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'retention.webhook_events': {
    forgotten: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 text
  'retention.webhook_resends': {
    forgotten: 'bigint';
  };
  // $1 text, $2 text[], $3 text
  'retry_counts.get': {
    issuer: 'string';
    schedule: 'string';
    step: 'number';
    tried: 'bigint';
    recovered: 'bigint';
  };
  // role_assignments.give_claimed: $1 uuid, $2 uuid[], $3 uuid[], $4 text[], $5 text,
  // $6 timestamp with time zone
  // $1 uuid[]
  'role_assignments.of_users': {
    role_assignment_id: 'string';
    user_id: 'string';
    role_id: 'string';
    merchant_account_id: 'string?';
    withheld: 'list';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
  };
  // role_assignments.take_claimed_back: $1 uuid, $2 uuid[], $3 text[]
  // role_limits.forget: $1 uuid
  // role_limits.give: $1 uuid, $2 text[], $3 text[], $4 bigint[], $5 bigint[]
  // $1 uuid[]
  'role_limits.of_assignments': WholeRow['role_assignment_limits'];
  // $1 uuid, $2 text
  'role_limits.of_user': {
    role_assignment_id: 'string';
    allow: 'list';
    withheld: 'list';
    act: 'string?';
    currency: 'string?';
    amount_per_act: 'bigint?';
    amount_per_day: 'bigint?';
  };
  // $1 uuid, $2 text
  'role_limits.other_approver': {
    user_id: 'string';
  };
  // $1 uuid, $2 bytea
  rotate_session: {
    session_id: 'string';
  };
  // $1 text, $2 timestamp with time zone
  'sandbox.due_metrics': {
    id: 'string';
    due_at: 'string?';
    name: 'string';
  };
  // $1 text, $2 timestamp with time zone
  'sandbox.due_operations': {
    kind: 'string';
    status: 'string';
    due_at: 'string?';
    operation_id: 'string';
    transaction_id: 'string?';
    is_capture: 'boolean';
  };
  // $1 text, $2 timestamp with time zone
  'sandbox.due_reports': {
    id: 'string';
    due_at: 'string?';
    name: 'string';
  };
  // $1 text, $2 timestamp with time zone
  'sandbox.due_webhooks': {
    id: 'string';
    due_at: 'string?';
    name: 'string';
  };
  // $1 text, $2 uuid
  'saved_views.delete': {
    saved_view_id: 'string';
  };
  // $1 text, $2 uuid
  'saved_views.get': WholeRow['saved_views'];
  // $1 jsonb
  'saved_views.insert': WholeRow['saved_views'];
  // $1 text, $2 uuid, $3 text
  'saved_views.list': {
    merchant_account_id: 'string';
    saved_view_id: 'string';
    owner_id: 'string';
    owner_name: 'string';
    is_shared: 'boolean';
    screen: 'string';
    name: 'string';
    query: 'json';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 jsonb, $5 boolean, $6 timestamp with time zone
  'saved_views.update': WholeRow['saved_views'];
  // $1 uuid
  'sessions.of_user': {
    session_id: 'string';
    way: 'string';
    address: 'string?';
    user_agent: 'string?';
    created_at: 'string';
    last_seen_at: 'string';
    expires_at: 'string';
    ended_at: 'string?';
  };
  // $1 text, $2 bigint
  set_merchant_account_clock: {
    merchant_account_id: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text
  'settlement_lines.get': WholeRow['settlement_lines'];
  // $1 text, $2 uuid, $3 text, $4 text
  'settlement_lines.is_known': {
    settlement_line_id: 'string';
  };
  // $1 text, $2 uuid, $3 text
  'settlement_lines.list': WholeRow['settlement_lines'];
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'settlement_lines.list_all': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_all_next': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_all_previous': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'settlement_lines.list_by_file': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_file_next': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_file_previous': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'settlement_lines.list_by_report': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_report_next': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_report_previous': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'settlement_lines.list_by_service': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_service_next': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_service_previous': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'settlement_lines.list_by_transaction': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_transaction_next': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_by_transaction_previous': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint
  'settlement_lines.list_chargebacks': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_chargebacks_next': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text[], $7 uuid, $8 uuid, $9 uuid, $10 uuid, $11 uuid[], $12 text[],
  // $13 bigint, $14 bigint, $15 bigint, $16 bigint, $17 text, $18 text
  'settlement_lines.list_chargebacks_previous': WholeRow['settlement_lines'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid[], $3 timestamp with time zone[], $4 uuid[]
  'settlement_lines.of_transactions': {
    settlement_line_id: 'string';
    kind: 'string';
    transaction_id: 'string';
    currency: 'string';
    amount: 'bigint';
    commission: 'bigint';
    exchange_rate: 'string?';
    exchange_currency: 'string?';
    exchange_net: 'bigint?';
    payment_service_report_id: 'string';
    payout_reference: 'string?';
    posted_at: 'string';
  };
  // $1 text, $2 uuid[], $3 uuid[]
  'settlement_lines.settled_of_refunds': {
    refund_id: 'string?';
    currency: 'string';
    amount: 'bigint';
  };
  // $1 text, $2 text, $3 uuid, $4 text, $5 text
  'settlement_payouts.of_days': WholeRow['settlement_payouts'];
  // $1 text, $2 uuid[]
  'settlement_payouts.of_matches': WholeRow['settlement_payouts'];
  // $1 text, $2 uuid[]
  'settlement_payouts.of_reports': WholeRow['settlement_payouts'];
  // settlement_payouts.set_matches: $1 text, $2 jsonb
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint
  'settlement_reports.list': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint
  'settlement_reports.list_by_id': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint, $10 text, $11 text, $12 text
  'settlement_reports.list_by_id_next': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint, $10 text, $11 text, $12 text
  'settlement_reports.list_by_id_previous': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint
  'settlement_reports.list_by_service': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint, $10 text, $11 text, $12 text
  'settlement_reports.list_by_service_next': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint, $10 text, $11 text, $12 text
  'settlement_reports.list_by_service_previous': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint, $10 text, $11 text, $12 text
  'settlement_reports.list_next': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 uuid, $7 uuid[], $8 text[], $9 bigint, $10 text, $11 text, $12 text
  'settlement_reports.list_previous': WholeRow['settlement_reports'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 uuid, $3 uuid
  'shipping_details.delete': {
    shipping_details_id: 'string';
  };
  // $1 text, $2 uuid, $3 uuid
  'shipping_details.get': WholeRow['shipping_details'];
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 text, $6 text, $7 text, $8 jsonb, $9 timestamp with time zone
  'shipping_details.insert': WholeRow['shipping_details'];
  // $1 text, $2 uuid
  'shipping_details.list': WholeRow['shipping_details'];
  // $1 text, $2 uuid, $3 uuid
  'shipping_details.lock': WholeRow['shipping_details'];
  // $1 text, $2 uuid, $3 text, $4 text, $5 text, $6 text, $7 jsonb, $8 timestamp with time zone
  'shipping_details.update': WholeRow['shipping_details'];
  // $1 text, $2 text[], $3 bigint
  'story.audits': WholeRow['audit_logs'];
  // $1 text, $2 uuid, $3 bigint
  'story.disputes': WholeRow['dispute_events'] & {
    payment_service_id: 'string';
    amount: 'bigint';
    currency: 'string';
    reason: 'string?';
  };
  // $1 text, $2 text, $3 uuid, $4 bigint
  'story.same_order': {
    transaction_id: 'string';
    status: 'string';
    currency: 'string';
    amount: 'bigint';
    captured_amount: 'bigint';
    created_at: 'string';
  };
  // $1 text, $2 uuid, $3 bigint
  'story.settlement_lines': WholeRow['settlement_lines'];
  // $1 bytea, $2 text, $3 uuid, $4 timestamp with time zone
  take_login_challenge: {
    is_alive: 'boolean';
  };
  // $1 text, $2 text, $3 integer, $4 double precision, $5 integer
  take_rate_limited_call: {
    allowed: 'boolean';
    used: 'number';
    retry_after_seconds: 'number';
    frees_after_seconds: 'number';
  };
  // tenders.conclude: $1 text, $2 uuid, $3 operation_status, $4 minor_units, $5 timestamp with time zone
  // tenders.keep: $1 text, $2 uuid, $3 timestamp with time zone
  // $1 text[], $2 uuid[]
  'tenders.of_transactions': WholeRow['tenders'];
  // three_ds_authentications.conclude: $1 text, $2 uuid, $3 timestamp with time zone
  // $1 text, $2 uuid
  'three_ds_authentications.get': WholeRow['three_ds_authentications'];
  // three_ds_authentications.give_proof_back: $1 text, $2 uuid, $3 uuid
  // three_ds_authentications.insert: $1 text, $2 uuid, $3 bigint, $4 text, $5 uuid, $6 text, $7 text,
  // $8 uuid, $9 boolean, $10 uuid, $11 text, $12 text, $13 bigint, $14 text, $15 jsonb, $16 jsonb,
  // $17 jsonb, $18 text, $19 text, $20 jsonb, $21 bytea, $22 text, $23 timestamp with time zone,
  // $24 timestamp with time zone, $25 uuid, $26 timestamp with time zone, $27 timestamp with time zone,
  // $28 jsonb
  // $1 text, $2 text, $3 uuid
  'three_ds_authentications.latest': WholeRow['three_ds_authentications'];
  // $1 text, $2 uuid, $3 bigint, $4 text, $5 text, $6 jsonb, $7 timestamp with time zone, $8 jsonb,
  // $9 timestamp with time zone
  'three_ds_authentications.move': WholeRow['three_ds_authentications'];
  // $1 text, $2 uuid, $3 uuid
  'three_ds_authentications.take_proof': {
    three_ds_authentication_id: 'string';
  };
  // $1 text
  'three_ds_scenarios.all': WholeRow['three_ds_scenarios'];
  // $1 text, $2 uuid
  'three_ds_scenarios.delete': {
    three_ds_scenario_id: 'string';
  };
  // $1 text, $2 uuid
  'three_ds_scenarios.get': WholeRow['three_ds_scenarios'];
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 text, $5 text, $6 text, $7 bigint, $8 text,
  // $9 text, $10 text, $11 text, $12 boolean, $13 text, $14 text, $15 text
  'three_ds_scenarios.insert': WholeRow['three_ds_scenarios'];
  // $1 text, $2 bigint
  'three_ds_scenarios.list': WholeRow['three_ds_scenarios'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'three_ds_scenarios.list_next': WholeRow['three_ds_scenarios'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'three_ds_scenarios.list_previous': WholeRow['three_ds_scenarios'] & {
    sort_values: 'list';
  };
  // $1 text
  'three_ds_scenarios.lock': {
    merchant_account_id: 'string';
  };
  // three_ds_scenarios.order: $1 text, $2 uuid[]
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 text, $5 text, $6 text, $7 bigint, $8 text,
  // $9 text, $10 text, $11 text, $12 boolean, $13 text, $14 text, $15 text
  'three_ds_scenarios.update': {
    three_ds_scenario_id: 'string';
  };
  // $1 text
  'three_ds_servers.active': WholeRow['three_ds_servers'];
  // $1 text
  'three_ds_servers.all': WholeRow['three_ds_servers'];
  // $1 text, $2 uuid, $3 timestamp with time zone
  'three_ds_servers.delete': {
    three_ds_server_id: 'string';
  };
  // $1 text, $2 uuid
  'three_ds_servers.get': WholeRow['three_ds_servers'];
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 timestamp with time zone
  'three_ds_servers.insert': WholeRow['three_ds_servers'];
  // nothing
  'three_ds_servers.missing': {
    merchant_account_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 timestamp with time zone,
  // $9 timestamp with time zone
  'three_ds_servers.update': WholeRow['three_ds_servers'];
  // $1 text
  'three_ds_servers.version': {
    version: 'string';
  };
  // $1 text, $2 text, $3 integer, $4 jsonb, $5 text, $6 timestamp with time zone, $7 text, $8 text,
  // $9 uuid, $10 boolean
  'token_imports.insert': {
    key_active: 'boolean';
    stored: 'number';
  };
  // $1 text, $2 text, $3 text[], $4 uuid, $5 text[]
  'token_imports.known': {
    fingerprint: 'string';
    payment_method_id: 'string';
    is_imported: 'boolean';
  };
  // $1 text
  'token_services.active': WholeRow['token_services'];
  // $1 text
  'token_services.all': WholeRow['token_services'];
  // $1 text, $2 uuid, $3 timestamp with time zone
  'token_services.delete': {
    token_service_id: 'string';
  };
  // $1 text, $2 uuid
  'token_services.get': WholeRow['token_services'];
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 bytea,
  // $9 timestamp with time zone
  'token_services.insert': WholeRow['token_services'];
  // $1 text, $2 bigint
  'token_services.list': WholeRow['token_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'token_services.list_next': WholeRow['token_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'token_services.list_previous': WholeRow['token_services'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 text, $4 boolean, $5 jsonb, $6 uuid, $7 text[], $8 bytea,
  // $9 timestamp with time zone, $10 timestamp with time zone
  'token_services.update': WholeRow['token_services'];
  // $1 text
  'token_services.version': {
    version: 'string';
  };
  // touch_api_key_pairs: $1 uuid[], $2 timestamp with time zone
  // touch_session: $1 uuid, $2 timestamp with time zone
  // $1 text, $2 uuid
  'transaction_actions.list': WholeRow['transaction_actions'];
  // $1 text, $2 uuid, $3 bigint
  'transaction_events.list': WholeRow['transaction_events'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'transaction_events.list_next': WholeRow['transaction_events'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'transaction_events.list_previous': WholeRow['transaction_events'] & {
    sort_values: 'list';
  };
  // $1 jsonb
  'transactions.get': WholeRow['transactions'];
  // $1 text, $2 uuid
  'transactions.get_with_limits': WholeRow['transactions'] & {
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
  };
  // $1 text, $2 bigint
  'transactions.list': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_amount': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_amount_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_amount_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_amount_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_amounts': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 bigint
  'transactions.list_by_amounts_count': {
    rows: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_amounts_next': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_amounts_previous': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_amounts_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_bin': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_bin_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_bin_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_bin_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_buyer': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_buyer_external': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_buyer_external_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_buyer_external_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_buyer_external_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_buyer_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_buyer_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_buyer_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_email': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_email_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_email_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_email_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_external': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_external_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_external_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_external_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_fingerprint': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_fingerprint_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_fingerprint_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_fingerprint_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_gift_card': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_gift_card_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_gift_card_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_gift_card_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_id': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_id_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_id_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_id_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_label': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_label_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_label_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_label_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_last_four': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_last_four_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_last_four_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_last_four_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_method': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_method_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_method_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_method_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_origin': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_origin_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_origin_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_origin_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_reconciled_id': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_reconciled_id_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_reconciled_id_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_reconciled_id_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_reference': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_reference_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_reference_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_reference_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_session': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_session_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_session_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_session_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_status': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_status_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_status_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_status_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_by_statuses': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text[]
  'transactions.list_by_statuses_count': {
    rows: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_statuses_next': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_by_statuses_previous': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_by_statuses_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 bigint
  'transactions.list_by_time': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 bigint, $7 text, $8 text
  'transactions.list_by_time_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 bigint, $7 text, $8 text
  'transactions.list_by_time_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone
  'transactions.list_by_time_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 bigint
  'transactions.list_by_update': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 bigint, $5 text, $6 text
  'transactions.list_by_update_next': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 bigint, $5 text, $6 text
  'transactions.list_by_update_previous': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_captured': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_captured_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_captured_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_captured_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_created': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone
  'transactions.list_created_count': {
    rows: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_created_next': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_created_previous': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_created_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_filtered': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_filtered_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_filtered_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_filtered_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint
  'transactions.list_in_process': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_in_process_next': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[], $46 bigint,
  // $47 text, $48 text
  'transactions.list_in_process_previous': WholeRow['transactions'] & {
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 text, $7 text, $8 uuid, $9 text, $10 text, $11 text[], $12 uuid,
  // $13 uuid, $14 text, $15 text, $16 jsonb, $17 bigint, $18 bigint, $19 bigint, $20 text[], $21 text[],
  // $22 uuid[], $23 uuid, $24 text, $25 text[], $26 text, $27 text, $28 text, $29 text[], $30 text[],
  // $31 boolean, $32 boolean, $33 uuid, $34 uuid, $35 boolean, $36 uuid, $37 text, $38 boolean,
  // $39 text[], $40 boolean, $41 boolean, $42 boolean, $43 boolean, $44 uuid, $45 text[]
  'transactions.list_in_process_totals': {
    currency: 'string';
    read: 'bigint';
    count: 'bigint';
    amount: 'bigint';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'transactions.list_next': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text, $4 text
  'transactions.list_previous': WholeRow['transactions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 text
  'transactions.of_order': {
    transaction_id: 'string';
    status: 'string';
  };
  // $1 text, $2 uuid, $3 bigint, $4 bytea, $5 text, $6 timestamp with time zone, $7 text
  'transparency_log.add_checkpoint': {
    merchant_account_id: 'string';
  };
  // transparency_log.add_key: $1 text, $2 uuid, $3 text, $4 text, $5 timestamp with time zone
  // $1 text, $2 uuid[]
  'transparency_log.audit_by_id': {
    audit_log_id: 'string';
    merchant_account_id: 'string';
    at: 'string';
    action: 'string';
    operation: 'string';
    resource_type: 'string';
    resource_id: 'string';
    resource_name: 'string';
    actor_id: 'string?';
    actor_name: 'string';
    actor_kind: 'string';
    actor_email: 'string?';
    session_id: 'string?';
    address: 'string?';
    confirmation_id: 'string?';
    reason: 'string?';
    agent_mandate_id: 'string?';
    request_id: 'string';
    salt: 'string';
  };
  // transparency_log.begin: $1 text
  // $1 text, $2 uuid
  'transparency_log.checkpoint': WholeRow['transparency_log_checkpoints'];
  // $1 text, $2 bigint
  'transparency_log.checkpoints': WholeRow['transparency_log_checkpoints'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text
  'transparency_log.checkpoints_next': WholeRow['transparency_log_checkpoints'] & {
    sort_values: 'list';
  };
  // $1 text, $2 bigint, $3 text
  'transparency_log.checkpoints_previous': WholeRow['transparency_log_checkpoints'] & {
    sort_values: 'list';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone
  'transparency_log.claim': {
    merchant_account_id: 'string';
    origin: 'string';
    size: 'bigint';
    checkpoint_size: 'bigint';
    ledger_until: 'bigint';
    audit_in: 'string';
    audit_id: 'string';
    sweep_id: 'string?';
  };
  // $1 timestamp with time zone
  'transparency_log.due': {
    merchant_account_id: 'string';
  };
  // $1 text, $2 timestamp with time zone, $3 bigint
  'transparency_log.forget': {
    forgotten: 'bigint';
  };
  // $1 text, $2 text
  'transparency_log.fork': {
    merchant_account_id: 'string';
    origin: 'string';
    size: 'bigint';
    checkpoint_size: 'bigint';
    ledger_until: 'bigint';
    audit_in: 'string';
    audit_id: 'string';
    sweep_id: 'string?';
  };
  // $1 text
  'transparency_log.get': {
    merchant_account_id: 'string';
    origin: 'string';
    size: 'bigint';
    checkpoint_size: 'bigint';
    ledger_until: 'bigint';
    audit_in: 'string';
    audit_id: 'string';
    sweep_id: 'string?';
  };
  // $1 text
  'transparency_log.keys': {
    key_id: 'string';
    name: 'string';
    public_key: 'string';
    created_at: 'string';
    retires_at: 'string?';
  };
  // $1 text, $2 uuid
  'transparency_log.leaf_of_audit': {
    leaf: 'bigint';
  };
  // $1 text, $2 bigint, $3 bigint
  'transparency_log.ledger_between': {
    ledger_entry_id: 'bigint';
    merchant_account_id: 'string';
    transaction_id: 'string?';
    payout_id: 'string?';
    operation_id: 'string?';
    movement: 'string';
    debit: 'string';
    credit: 'string';
    currency: 'string';
    amount: 'bigint';
    created_at: 'string';
  };
  // $1 text
  'transparency_log.newest_checkpoint': WholeRow['transparency_log_checkpoints'];
  // $1 text, $2 text, $3 uuid, $4 bigint
  'transparency_log.next_of_audit': {
    audit_log_id: 'string';
    merchant_account_id: 'string';
    at: 'string';
    action: 'string';
    operation: 'string';
    resource_type: 'string';
    resource_id: 'string';
    resource_name: 'string';
    actor_id: 'string?';
    actor_name: 'string';
    actor_kind: 'string';
    actor_email: 'string?';
    session_id: 'string?';
    address: 'string?';
    confirmation_id: 'string?';
    reason: 'string?';
    agent_mandate_id: 'string?';
    request_id: 'string';
    written_in: 'string';
  };
  // $1 text, $2 bigint, $3 bigint
  'transparency_log.next_of_ledger': {
    ledger_entry_id: 'bigint';
    merchant_account_id: 'string';
    transaction_id: 'string?';
    payout_id: 'string?';
    operation_id: 'string?';
    movement: 'string';
    debit: 'string';
    credit: 'string';
    currency: 'string';
    amount: 'bigint';
    created_at: 'string';
  };
  // $1 text, $2 text
  'transparency_log.passed_over': {
    audit_log_id: 'string';
    merchant_account_id: 'string';
    at: 'string';
    action: 'string';
    operation: 'string';
    resource_type: 'string';
    resource_id: 'string';
    resource_name: 'string';
    actor_id: 'string?';
    actor_name: 'string';
    actor_kind: 'string';
    actor_email: 'string?';
    session_id: 'string?';
    address: 'string?';
    confirmation_id: 'string?';
    reason: 'string?';
    agent_mandate_id: 'string?';
    request_id: 'string';
  };
  // transparency_log.put_off: $1 text, $2 timestamp with time zone
  // transparency_log.retire_keys: $1 text, $2 timestamp with time zone
  // $1 text
  'transparency_log.rewind': {
    merchant_account_id: 'string';
    origin: 'string';
    size: 'bigint';
    checkpoint_size: 'bigint';
    ledger_until: 'bigint';
    audit_in: 'string';
    audit_id: 'string';
    sweep_id: 'string?';
  };
  // $1 text, $2 bigint, $3 bigint, $4 bigint, $5 text, $6 uuid, $7 uuid, $8 integer[], $9 bigint[],
  // $10 bytea[], $11 bytea[], $12 bigint[], $13 uuid[], $14 bigint[], $15 uuid[]
  'transparency_log.seal': {
    sealed: 'boolean';
  };
  // $1 text, $2 uuid, $3 bigint
  'transparency_log.sweep_audit': {
    audit_log_id: 'string';
    merchant_account_id: 'string';
    at: 'string';
    action: 'string';
    operation: 'string';
    resource_type: 'string';
    resource_id: 'string';
    resource_name: 'string';
    actor_id: 'string?';
    actor_name: 'string';
    actor_kind: 'string';
    actor_email: 'string?';
    session_id: 'string?';
    address: 'string?';
    confirmation_id: 'string?';
    reason: 'string?';
    agent_mandate_id: 'string?';
    request_id: 'string';
  };
  // $1 text, $2 bigint
  'transparency_log.tile_of_ledger': {
    level: 'number';
    tile: 'bigint';
    hashes: 'bytes';
    entries: 'bytes?';
  };
  // $1 text, $2 integer[], $3 bigint[]
  'transparency_log.tiles': {
    level: 'number';
    tile: 'bigint';
    hashes: 'bytes';
    entries: 'bytes?';
  };
  // try_write: $1 text, $2 uuid, $3 text
  // $1 text[], $2 uuid, $3 text, $4 boolean, $5 uuid[], $6 text[], $7 timestamp with time zone
  update_api_key_pair: {
    api_key_pair_id: 'string';
    thumbprint: 'string';
    display_name: 'string';
    algorithm: 'string';
    active: 'boolean';
    api_version: 'string';
    role_ids: 'list';
    merchant_account_ids: 'list';
    agent_mandate_id: 'string?';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_used_at: 'string?';
  };
  // $1 text, $2 jsonb, $3 timestamp with time zone
  update_merchant_account: {
    merchant_account_id: 'string';
    display_name: 'string';
    over_capture_amount: 'bigint?';
    over_capture_percentage: 'bigint?';
    account_updater_enabled: 'boolean';
    account_updater_request_encryption_key_id: 'string?';
    account_updater_response_decryption_key_id: 'string?';
    loon_accepted_schemes: 'list?';
    loon_merchant_account_id: 'string?';
    visa_network_tokens_requestor_id: 'string?';
    visa_network_tokens_app_id: 'string?';
    amex_network_tokens_requestor_id: 'string?';
    amex_network_tokens_app_id: 'string?';
    mastercard_network_tokens_requestor_id: 'string?';
    mastercard_network_tokens_app_id: 'string?';
    discover_network_tokens_requestor_id: 'string?';
    discover_network_tokens_app_id: 'string?';
    async_network_tokens_enabled: 'boolean';
    redirect_url_schemes: 'list';
    front_end_origins: 'list';
    brand_color: 'string?';
    brand_logo_url: 'string?';
    shop_url: 'string?';
    receipts: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 jsonb, $4 timestamp with time zone
  update_three_ds_configuration: WholeRow['three_ds_configurations'];
  // $1 uuid, $2 text, $3 text, $4 jsonb, $5 timestamp with time zone
  update_user: {
    user_id: 'string';
    email_address: 'string';
    display_name: 'string';
    status: 'string';
    is_demo: 'boolean';
    preferences: 'json';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    updated_at: 'string';
    last_seen_at: 'string?';
  };
  // $1 uuid, $2 text, $3 text, $4 text, $5 text[], $6 text[], $7 text[], $8 boolean,
  // $9 timestamp with time zone
  upsert_role: WholeRow['roles'];
  // $1 uuid, $2 timestamp with time zone
  use_invitation: {
    user_id: 'string';
  };
  // user_identities.bind: $1 text, $2 text, $3 uuid, $4 timestamp with time zone
  // $1 uuid, $2 text
  'user_identities.of_user': {
    issuer: 'string';
  };
  // user_identities.unbind: $1 text, $2 text
  // $1 text, $2 text
  'user_identities.user_of': {
    user_id: 'string';
  };
  // $1 uuid
  user_known_since: {
    since: 'string';
  };
  // $1 uuid
  vault_access_streams: {
    id: 'string';
  };
  // $1 uuid, $2 bigint, $3 bigint
  vault_accesses_after: {
    seq: 'bigint';
    at: 'string';
    merchant_account_id: 'string';
    record_id: 'string?';
    field: 'string';
    actor: 'string';
    purpose: 'string';
    mac: 'bytes';
  };
  // $1 text, $2 text
  vault_active_key: {
    version: 'number';
    state: 'string';
    root_key: 'string?';
    wrapped: 'bytes?';
  };
  // $1 text
  vault_count_under: {
    keys: 'bigint';
  };
  // vault_delete_record: $1 text, $2 uuid
  // $1 text[], $2 uuid[]
  vault_delete_records: {
    removed: 'bigint';
  };
  // vault_demote_root_keys: $1 text
  // vault_destroyed_root_key: $1 text, $2 timestamp with time zone
  // $1 text, $2 uuid[]
  'vault_forward.authentications_by_id': WholeRow['vault_forward_authentications'];
  // $1 text, $2 uuid[]
  'vault_forward.authentications_of_configs': WholeRow['vault_forward_authentications'];
  // vault_forward.delete_authentication: $1 text, $2 uuid, $3 uuid
  // $1 text, $2 uuid
  'vault_forward.delete_config': {
    vault_forward_config_id: 'string';
  };
  // $1 text, $2 uuid, $3 uuid
  'vault_forward.get_authentication': WholeRow['vault_forward_authentications'];
  // $1 text, $2 uuid
  'vault_forward.get_config': {
    merchant_account_id: 'string';
    vault_forward_config_id: 'string';
    definition_id: 'string';
    display_name: 'string';
    hosts: 'list';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 text, $6 text, $7 uuid, $8 text[],
  // $9 timestamp with time zone, $10 bigint
  'vault_forward.insert_authentication': {
    vault_forward_authentication_id: 'string';
  };
  // $1 text, $2 uuid, $3 text, $4 text, $5 text[], $6 uuid, $7 uuid, $8 text, $9 text,
  // $10 timestamp with time zone
  'vault_forward.insert_config': {
    merchant_account_id: 'string';
    vault_forward_config_id: 'string';
    definition_id: 'string';
    display_name: 'string';
    hosts: 'list';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text
  'vault_forward.list_configs': {
    merchant_account_id: 'string';
    vault_forward_config_id: 'string';
    definition_id: 'string';
    display_name: 'string';
    hosts: 'list';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 text[], $6 text[], $7 timestamp with time zone
  'vault_forward.update_authentication': WholeRow['vault_forward_authentications'];
  // $1 text, $2 uuid, $3 text, $4 text[], $5 timestamp with time zone
  'vault_forward.update_config': {
    merchant_account_id: 'string';
    vault_forward_config_id: 'string';
    definition_id: 'string';
    display_name: 'string';
    hosts: 'list';
    creator_id: 'string';
    creator_name: 'string?';
    creator_email: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  // vault_insert_accesses: $1 uuid, $2 bigint[], $3 timestamp with time zone[], $4 text[], $5 uuid[],
  // $6 text[], $7 text[], $8 text[], $9 bytea[]
  // vault_insert_first_key: $1 text, $2 text, $3 text, $4 bytea, $5 timestamp with time zone
  // $1 text, $2 uuid, $3 text, $4 integer, $5 bytea, $6 timestamp with time zone, $7 text[], $8 bytea[]
  vault_insert_record: {
    key_active: 'boolean';
    inserted: 'boolean';
  };
  // vault_insert_root_key: $1 text, $2 timestamp with time zone
  // nothing
  vault_key_status: {
    merchant_account_id: 'string';
    purpose: 'string';
    version: 'number';
    state: 'string';
    root_key: 'string?';
    rewrapped: 'bigint';
    created_at: 'string';
    retired_at: 'string?';
    records: 'bigint';
  };
  // $1 text
  vault_key_under: {
    merchant_account_id: 'string';
    purpose: 'string';
    version: 'number';
    root_key: 'string?';
    wrapped: 'bytes?';
  };
  // $1 text, $2 bigint
  vault_keys_under: {
    merchant_account_id: 'string';
    purpose: 'string';
    version: 'number';
    wrapped: 'bytes?';
  };
  // nothing
  vault_merchant_accounts: {
    id: 'string';
  };
  // $1 text, $2 integer, $3 integer, $4 text, $5 bytea, $6 timestamp with time zone
  vault_next_key_version: {
    version: 'number';
  };
  // $1 text, $2 uuid
  vault_record_key: {
    kind: 'string';
    key_version: 'number';
    wrapped_data_key: 'bytes';
    root_key: 'string?';
    wrapped: 'bytes?';
  };
  // $1 text, $2 integer, $3 uuid, $4 bigint
  vault_records_under: {
    id: 'string';
    wrapped_data_key: 'bytes';
  };
  // $1 text, $2 integer, $3 timestamp with time zone
  vault_retire_key: {
    version: 'number';
  };
  // $1 text, $2 timestamp with time zone, $3 timestamp with time zone
  vault_retire_root_key: {
    name: 'string';
  };
  // $1 text
  vault_retiring_keys: {
    version: 'number';
    root_key: 'string?';
    wrapped: 'bytes?';
  };
  // nothing
  vault_retiring_root_keys: {
    name: 'string';
  };
  // $1 text, $2 text, $3 integer, $4 text, $5 bytea, $6 text, $7 bytea
  vault_rewrap_key: {
    moved: 'bigint';
  };
  // $1 text, $2 integer, $3 integer, $4 uuid[], $5 bytea[], $6 bytea[], $7 uuid, $8 uuid
  vault_rewrap_records: {
    moved: 'bigint';
  };
  // nothing
  vault_root_key_status: {
    name: 'string';
    state: 'string';
    rewrapped: 'bigint';
    created_at: 'string';
    retired_at: 'string?';
    keep_until: 'string?';
    destroyed_at: 'string?';
  };
  // nothing
  vault_root_keys_in_use: {
    name: 'string';
  };
  // $1 integer[], $2 text[], $3 uuid[], $4 text[]
  vault_sealed_fields: {
    position: 'number';
    kind: 'string';
    key_version: 'number';
    wrapped_data_key: 'bytes';
    root_key: 'string?';
    wrapped: 'bytes?';
    sealed: 'bytes';
  };
  // nothing
  vault_undestroyed_root_keys: {
    name: 'string';
    retired_at: 'string?';
    keep_until: 'string?';
  };
  // $1 text, $2 uuid, $3 text, $4 text[], $5 bytea[]
  vault_upsert_fields: {
    name: 'string';
  };
  // $1 text, $2 text[], $3 text[], $4 timestamp with time zone, $5 text[], $6 timestamp with time zone[],
  // $7 uuid, $8 text, $9 text
  'velocities.count': {
    kind: 'string';
    within: 'string';
    payments: 'number';
    approved: 'number';
    declined: 'number';
    cards: 'number';
    amount: 'bigint';
  };
  // $1 text, $2 text, $3 timestamp with time zone
  'wallet_tokens.take': {
    digest: 'string';
  };
  // $1 uuid, $2 uuid, $3 jsonb, $4 timestamp with time zone, $5 boolean
  'webhook_deliveries.acknowledge': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
  };
  // $1 uuid, $2 uuid, $3 bigint
  'webhook_deliveries.count': {
    from: 'string';
    delivered: 'bigint';
    pending: 'bigint';
    failed: 'bigint';
    first: 'string';
  };
  // $1 uuid, $2 uuid
  'webhook_deliveries.get': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    body: 'string';
  };
  // $1 uuid, $2 text, $3 text, $4 uuid, $5 uuid, $6 bigint
  'webhook_deliveries.list': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 uuid, $2 text, $3 text, $4 uuid, $5 uuid, $6 bigint, $7 text
  'webhook_deliveries.list_next': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 uuid, $2 text, $3 text, $4 uuid, $5 uuid, $6 bigint, $7 text
  'webhook_deliveries.list_previous': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 boolean, $3 text, $4 text, $5 uuid, $6 uuid, $7 bigint
  'webhook_deliveries.of_account': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 boolean, $3 text, $4 text, $5 uuid, $6 uuid, $7 bigint, $8 text
  'webhook_deliveries.of_account_next': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 boolean, $3 text, $4 text, $5 uuid, $6 uuid, $7 bigint, $8 text
  'webhook_deliveries.of_account_previous': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 boolean, $3 text, $4 text, $5 uuid, $6 uuid, $7 uuid, $8 bigint
  'webhook_deliveries.of_resource': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 boolean, $3 text, $4 text, $5 uuid, $6 uuid, $7 uuid, $8 bigint, $9 text
  'webhook_deliveries.of_resource_next': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 text, $2 boolean, $3 text, $4 text, $5 uuid, $6 uuid, $7 uuid, $8 bigint, $9 text
  'webhook_deliveries.of_resource_previous': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    sort_values: 'list';
    stopped_at: 'list';
  };
  // $1 uuid, $2 timestamp with time zone, $3 text, $4 uuid
  'webhook_deliveries.resend': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
  };
  // $1 uuid, $2 bigint
  'webhook_deliveries.waiting': WholeRow['webhook_deliveries'] & {
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    body: 'string';
  };
  // webhook_events.announce: $1 text, $2 uuid, $3 text, $4 text, $5 uuid, $6 timestamp with time zone,
  // $7 json
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'webhook_events.claim': WholeRow['webhook_events'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'webhook_events.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'webhook_events.claim_of_account': WholeRow['webhook_events'];
  // webhook_events.fan_out: $1 timestamp with time zone, $2 jsonb, $3 jsonb, $4 jsonb
  // $1 timestamp with time zone, $2 jsonb, $3 jsonb, $4 jsonb, $5 text
  'webhook_events.fan_out_of_one': {
    webhook_subscription_id: 'string';
  };
  // webhook_events.tell_one: $1 timestamp with time zone, $2 jsonb, $3 jsonb, $4 jsonb
  // $1 timestamp with time zone, $2 jsonb, $3 jsonb, $4 jsonb, $5 text
  'webhook_events.tell_one_of_one': {
    webhook_subscription_id: 'string';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'webhook_queues.claim': WholeRow['webhook_queues'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'webhook_queues.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'webhook_queues.claim_of_account': WholeRow['webhook_queues'];
  // webhook_queues.close_incident: $1 text, $2 uuid, $3 uuid, $4 timestamp with time zone, $5 uuid
  // $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone, $5 integer,
  // $6 timestamp with time zone, $7 timestamp with time zone
  'webhook_queues.hold': {
    webhook_subscription_id: 'string';
  };
  // $1 text, $2 uuid, $3 uuid, $4 text, $5 jsonb, $6 timestamp with time zone, $7 uuid
  'webhook_queues.open_incident': {
    incident_id: 'string?';
  };
  // webhook_queues.release: $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone,
  // $5 boolean, $6 timestamp with time zone
  // webhook_queues.settle: $1 text, $2 jsonb, $3 timestamp with time zone
  // $1 jsonb, $2 jsonb
  'webhook_queues.settle_and_take': {
    queue_id: 'string';
    merchant_account_id: 'string';
    webhook_delivery_id: 'string';
    webhook_event_id: 'string';
    tries: 'number';
    begun_at: 'string';
    attempts: 'json';
    body: 'string';
  };
  // $1 uuid, $2 timestamp with time zone, $3 uuid[], $4 bigint, $5 text
  'webhook_queues.take': {
    merchant_account_id: 'string';
    webhook_delivery_id: 'string';
    webhook_event_id: 'string';
    tries: 'number';
    begun_at: 'string';
    attempts: 'json';
    body: 'string';
  };
  // $1 uuid, $2 timestamp with time zone, $3 uuid[], $4 bigint
  'webhook_queues.take_of_all': {
    merchant_account_id: 'string';
    webhook_delivery_id: 'string';
    webhook_event_id: 'string';
    tries: 'number';
    begun_at: 'string';
    attempts: 'json';
    body: 'string';
  };
  // webhook_queues.wake: $1 text, $2 timestamp with time zone, $3 uuid[]
  // $1 text, $2 uuid, $3 bigint, $4 timestamp with time zone, $5 uuid, $6 text,
  // $7 timestamp with time zone
  'webhook_resends.advance': WholeRow['webhook_resends'];
  // $1 text, $2 timestamp with time zone, $3 uuid[]
  'webhook_resends.begin_again': {
    webhook_delivery_id: 'string';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'webhook_resends.claim': WholeRow['webhook_resends'];
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[]
  'webhook_resends.claim_accounts': {
    merchant_account_id: 'string';
    rows: 'bigint';
    ahead_ms: 'bigint';
  };
  // $1 timestamp with time zone, $2 bigint, $3 bigint, $4 text[], $5 text
  'webhook_resends.claim_of_account': WholeRow['webhook_resends'];
  // $1 text, $2 uuid, $3 uuid
  'webhook_resends.get': WholeRow['webhook_resends'];
  // $1 text, $2 uuid, $3 timestamp with time zone
  'webhook_resends.hold': {
    webhook_resend_id: 'string';
  };
  // $1 jsonb, $2 text, $3 uuid
  'webhook_resends.insert': WholeRow['webhook_resends'];
  // $1 text, $2 uuid, $3 bigint
  'webhook_resends.list': WholeRow['webhook_resends'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'webhook_resends.list_next': WholeRow['webhook_resends'] & {
    sort_values: 'list';
  };
  // $1 text, $2 uuid, $3 bigint, $4 text
  'webhook_resends.list_previous': WholeRow['webhook_resends'] & {
    sort_values: 'list';
  };
  // $1 uuid, $2 uuid, $3 uuid, $4 uuid, $5 text[], $6 timestamp with time zone, $7 text[], $8 uuid,
  // $9 uuid[], $10 bigint
  'webhook_resends.look': {
    merchant_account_id: 'string';
    webhook_delivery_id: 'string';
    fits: 'boolean';
  };
  // webhook_resends.release: $1 text, $2 uuid, $3 timestamp with time zone, $4 timestamp with time zone
  // $1 text, $2 timestamp with time zone, $3 uuid, $4 timestamp with time zone,
  // $5 timestamp with time zone, $6 bigint
  'webhook_resends.step': WholeRow['webhook_resends'];
  // $1 text, $2 uuid, $3 uuid, $4 timestamp with time zone
  'webhook_resends.stop': WholeRow['webhook_resends'];
  // $1 text, $2 uuid
  'webhook_subscriptions.delete': {
    webhook_subscription_id: 'string';
  };
  // webhook_subscriptions.disable: $1 text, $2 uuid, $3 text, $4 timestamp with time zone
  // $1 text, $2 boolean, $3 uuid
  'webhook_subscriptions.get': WholeRow['webhook_subscriptions'];
  // $1 jsonb, $2 text
  'webhook_subscriptions.insert': WholeRow['webhook_subscriptions'];
  // $1 text, $2 boolean, $3 bigint
  'webhook_subscriptions.list': WholeRow['webhook_subscriptions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 boolean, $3 bigint, $4 text, $5 text
  'webhook_subscriptions.list_next': WholeRow['webhook_subscriptions'] & {
    sort_values: 'list';
  };
  // $1 text, $2 boolean, $3 bigint, $4 text, $5 text
  'webhook_subscriptions.list_previous': WholeRow['webhook_subscriptions'] & {
    sort_values: 'list';
  };
  // $1 text[]
  'webhook_subscriptions.listeners': {
    merchant_account_id: 'string';
    webhook_subscription_id: 'string';
    events: 'list?';
    api_version: 'string';
    ordering: 'string';
    created_at: 'string';
  };
  // $1 jsonb, $2 text, $3 uuid, $4 timestamp with time zone, $5 timestamp with time zone
  'webhook_subscriptions.replace': WholeRow['webhook_subscriptions'];
  // withdraw_user_invitations: $1 uuid, $2 timestamp with time zone, $3 uuid
  // $1 uuid, $2 text[]
  withhold_role_assignment: {
    role_assignment_id: 'string';
    user_id: 'string';
    role_id: 'string';
    merchant_account_id: 'string?';
    withheld: 'list';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
  };
}

/** All columns of a table. */
type WholeRow = {
  account_updater_inquiries: {
    merchant_account_id: 'string';
    account_updater_inquiry_id: 'string';
    account_updater_job_id: 'string';
    payment_method_id: 'string';
    status: 'string';
    replacement_record_id: 'string';
    retired_record_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  agent_mandates: {
    merchant_account_id: 'string';
    agent_mandate_id: 'string';
    purpose: 'string';
    actions: 'list';
    currency: 'string';
    payment_amount_max: 'bigint?';
    payments_total_max: 'bigint?';
    payments_count_max: 'number?';
    refund_amount_max: 'bigint?';
    refunds_total_max: 'bigint?';
    refunds_count_max: 'number?';
    buyer_ids: 'list';
    payment_method_ids: 'list';
    external_identifiers: 'list';
    valid_from: 'string';
    valid_until: 'string';
    paid_amount: 'bigint';
    paid_count: 'number';
    refunded_amount: 'bigint';
    refunded_count: 'number';
    creator: 'json?';
    created_at: 'string';
    updated_at: 'string';
    revoked_at: 'string?';
  };
  anti_fraud_services: {
    merchant_account_id: 'string';
    anti_fraud_service_id: 'string';
    connector_id: 'string';
    display_name: 'string';
    active: 'boolean';
    silent: 'boolean';
    settings: 'json';
    vault_record_id: 'string';
    sensitive_settings: 'list';
    webhook_key: 'bytes';
    created_at: 'string';
    updated_at: 'string';
    deleted_at: 'string?';
  };
  approval_limits: {
    merchant_account_id: 'string';
    currency: 'string';
    amount: 'bigint';
  };
  audit_logs: {
    merchant_account_id: 'string';
    audit_log_id: 'string';
    at: 'string';
    action: 'string';
    operation: 'string';
    resource_type: 'string';
    resource_id: 'string';
    resource_name: 'string';
    actor_id: 'string?';
    actor_name: 'string';
    request_id: 'string';
    actor_kind: 'string';
    actor_email: 'string?';
    session_id: 'string?';
    address: 'string?';
    confirmation_id: 'string?';
    reason: 'string?';
    written_in: 'other?';
    agent_mandate_id: 'string?';
  };
  bank_lines: {
    merchant_account_id: 'string';
    bank_line_id: 'string';
    bank_statement_id: 'string';
    position: 'number';
    account: 'string';
    currency: 'string';
    line_key: 'string';
    booked_on: 'string';
    value_on: 'string?';
    amount: 'bigint';
    charges: 'bigint';
    bank_reference: 'string?';
    line_references: 'json';
    counterparty: 'string?';
    description: 'string';
    code: 'string?';
  };
  bank_statements: {
    merchant_account_id: 'string';
    bank_statement_id: 'string';
    digest: 'bytes';
    format: 'string';
    reference: 'string';
    account: 'string';
    currency: 'string';
    opens_on: 'string?';
    closes_on: 'string?';
    opening_amount: 'bigint?';
    closing_amount: 'bigint?';
    difference: 'bigint?';
    line_count: 'number';
    known_line_count: 'number';
    unread: 'json';
    unread_count: 'number';
    created_at: 'string';
  };
  buyers: {
    merchant_account_id: 'string';
    buyer_id: 'string';
    display_name: 'string?';
    external_identifier: 'string?';
    account_number: 'string?';
    billing_details: 'json?';
    search_text: 'string';
    created_at: 'string';
    updated_at: 'string';
  };
  card_exports: {
    merchant_account_id: 'string';
    card_export_id: 'string';
    recipient: 'string';
    public_key: 'string';
    fingerprint: 'string';
    cards_max: 'number';
    confirmation_id: 'string';
    asked_by: 'string';
    asked_by_name: 'string';
    approved_by: 'string';
    approved_by_name: 'string';
    created_at: 'string';
    expires_at: 'string';
    runs: 'number';
    finished_at: 'string?';
    cards: 'number?';
    sha256: 'string?';
  };
  checkout_sessions: {
    merchant_account_id: 'string';
    checkout_session_id: 'string';
    amount: 'bigint?';
    currency: 'string?';
    country: 'string?';
    cart_items: 'json?';
    metadata: 'json?';
    buyer: 'json?';
    buyer_id: 'string?';
    airline: 'json?';
    payment_service_id: 'string?';
    intent: 'string?';
    payment_source: 'string?';
    is_subsequent_payment: 'boolean?';
    merchant_initiated: 'boolean?';
    front_end_origins: 'list?';
    expires_at: 'string';
    method: 'string?';
    fields_at: 'string?';
    vault_record_id: 'string?';
    payment_method_id: 'string?';
    security_code_record_id: 'string?';
    security_code_until: 'string?';
    click_to_pay: 'json?';
    postal_code: 'string?';
    fingerprint: 'string?';
    label: 'string?';
    scheme: 'string?';
    additional_schemes: 'list';
    preferred_scheme: 'string?';
    expiration_date: 'string?';
    bin: 'string?';
    card_type: 'string?';
    card_issuer_name: 'string?';
    card_country: 'string?';
    taken_at: 'string?';
    spent_vault_record_ids: 'list';
    created_at: 'string';
    updated_at: 'string';
  };
  digital_wallets: {
    merchant_account_id: 'string';
    digital_wallet_id: 'string';
    provider: 'string';
    merchant_name: 'string';
    merchant_display_name: 'string?';
    merchant_url: 'string?';
    merchant_country_code: 'string?';
    merchant_category_code: 'string?';
    address: 'json?';
    extra_configuration: 'json?';
    domain_names: 'list';
    provider_reference: 'string';
    vault_record_id: 'string?';
    public_keys: 'json';
    created_at: 'string';
    updated_at: 'string';
  };
  dispute_events: {
    merchant_account_id: 'string';
    dispute_id: 'string';
    dispute_event_id: 'string';
    name: 'string';
    stage: 'string';
    status: 'string';
    creator: 'json?';
    context: 'json';
    created_at: 'string';
  };
  dispute_files: {
    merchant_account_id: 'string';
    dispute_file_id: 'string';
    dispute_id: 'string';
    evidence: 'string';
    name: 'string';
    media_type: 'string';
    bytes: 'number';
    sha256: 'string';
    vault_record_id: 'string';
    creator: 'json?';
    created_at: 'string';
    removed_at: 'string?';
    shredded_at: 'string?';
  };
  dispute_responses: {
    merchant_account_id: 'string';
    dispute_response_id: 'string';
    dispute_id: 'string';
    kind: 'string';
    status: 'string';
    stage: 'string';
    evidence: 'json';
    file_ids: 'list';
    creator: 'json?';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    answer: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  disputes: {
    merchant_account_id: 'string';
    dispute_id: 'string';
    version: 'bigint';
    transaction_id: 'string';
    payment_service_id: 'string';
    processor_reference: 'string';
    stage: 'string';
    status: 'string';
    reason: 'string?';
    raw_reason: 'string?';
    network_reason_code: 'string?';
    amount: 'bigint';
    currency: 'string';
    respond_by: 'string?';
    told_at: 'string?';
    evidence: 'json';
    response_id: 'string?';
    opened_at: 'string';
    closed_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  experiments: {
    merchant_account_id: 'string';
    experiment_id: 'string';
    name: 'string';
    flow: 'string';
    unit: 'string';
    arms: 'json';
    expected_decline_basis_points: 'number';
    difference_basis_points: 'number';
    horizon_hours: 'number';
    payments_needed: 'number';
    payments_per_day: 'number?';
    state: 'string';
    ended_because: 'string?';
    winner: 'string?';
    goes_on_with: 'string?';
    creator: 'json?';
    due_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
    started_at: 'string?';
    ended_at: 'string?';
    measure: 'string';
    maturity_days: 'number';
    slow_after_ms: 'number';
    currency: 'string?';
    highest_amount: 'bigint?';
    average_amount: 'bigint?';
    average_square: 'number?';
    fees: 'json?';
    standing: 'boolean';
  };
  flow_drafts: {
    merchant_account_id: 'string';
    flow_draft_id: 'string';
    flow: 'string';
    version: 'bigint';
    base_number: 'number';
    rules: 'json';
    description: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  flow_replays: {
    merchant_account_id: 'string';
    flow_replay_id: 'string';
    flow: 'string';
    rules: 'json';
    fees: 'json';
    from_time: 'string';
    to_time: 'string';
    reached: 'string';
    tally: 'json';
    due_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  flow_versions: {
    merchant_account_id: 'string';
    flow: 'string';
    number: 'number';
    rules: 'json';
    cause: 'string';
    description: 'string?';
    creator: 'json?';
    created_at: 'string';
  };
  fraud_list_entries: {
    merchant_account_id: 'string';
    fraud_list_entry_id: 'string';
    kind: 'string';
    value: 'string';
    label: 'string?';
    reason: 'string?';
    note: 'string?';
    transaction_id: 'string?';
    creator_name: 'string?';
    expires_at: 'string?';
    created_at: 'string';
    effect: 'string';
  };
  gift_card_services: {
    merchant_account_id: 'string';
    gift_card_service_id: 'string';
    connector_id: 'string';
    display_name: 'string';
    active: 'boolean';
    settings: 'json';
    vault_record_id: 'string';
    sensitive_settings: 'list';
    created_at: 'string';
    updated_at: 'string';
    deleted_at: 'string?';
  };
  gift_cards: {
    merchant_account_id: 'string';
    gift_card_id: 'string';
    gift_card_service_id: 'string';
    buyer_id: 'string?';
    vault_record_id: 'string';
    fingerprint: 'string';
    bin: 'string';
    sub_bin: 'string';
    last_four: 'string';
    expires_at: 'string?';
    usage_count: 'bigint';
    last_used_at: 'string?';
    cit_usage_count: 'bigint';
    cit_last_used_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
    deleted_at: 'string?';
  };
  insights_presets: {
    merchant_account_id: 'string';
    insights_preset_id: 'string';
    source: 'string';
    metric: 'string';
    display_name: 'string';
    filters: 'json';
    created_at: 'string';
    updated_at: 'string';
  };
  ledger_checks: {
    merchant_account_id: 'string';
    subject: 'string';
    checked_until: 'string';
    slices: 'bigint';
    differences: 'bigint';
    began_at: 'string?';
    ended_at: 'string?';
    ended_differences: 'bigint?';
    due_at: 'string';
  };
  mandates: {
    merchant_account_id: 'string';
    payment_service_id: 'string';
    reference: 'string';
    status: 'string';
    told_at: 'string?';
    ended_by: 'string?';
    payment_method_id: 'string?';
    transaction_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
    found_status: 'string?';
    found_payment_method: 'boolean';
  };
  monitoring_incidents: {
    merchant_account_id: 'string';
    monitoring_incident_id: 'string';
    monitoring_metric_id: 'string?';
    display_name: 'string';
    spec: 'json';
    alerting_policy: 'json?';
    incident_policy: 'json?';
    notes: 'string?';
    created_at: 'string';
    updated_at: 'string';
    closed_at: 'string?';
  };
  monitoring_metrics: {
    merchant_account_id: 'string';
    monitoring_metric_id: 'string';
    display_name: 'string';
    spec: 'json';
    alerting_policy: 'json?';
    alerting_policy_updated_at: 'string?';
    incident_policy: 'json?';
    incident_policy_updated_at: 'string?';
    creator: 'json';
    sample_at: 'string';
    due_at: 'string?';
    unhealthy_samples: 'number';
    healthy_samples: 'number';
    incident_id: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  operations: {
    merchant_account_id: 'string';
    operation_id: 'string';
    transaction_id: 'string?';
    kind: 'string';
    status: 'string';
    attempt: 'number';
    payment_service_id: 'string?';
    gift_card_service_id: 'string?';
    anti_fraud_service_id: 'string?';
    currency: 'string?';
    amount: 'bigint';
    moved_amount: 'bigint?';
    final: 'boolean';
    processor_reference: 'string?';
    of_reference: 'string?';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    detail: 'string?';
    external_identifier: 'string?';
    reason: 'string?';
    target_type: 'string';
    target_id: 'string?';
    creator: 'json?';
    details: 'json';
    answer: 'json?';
    due_at: 'string?';
    due_tries: 'number';
    sent_at: 'string';
    alerted_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
    resolved_at: 'string?';
  };
  passkeys: {
    passkey_id: 'string';
    user_id: 'string';
    credential_id: 'bytes';
    public_key: 'bytes';
    sign_count: 'bigint';
    transports: 'list';
    is_synced: 'boolean';
    display_name: 'string';
    created_at: 'string';
    last_used_at: 'string?';
  };
  payment_countings: {
    merchant_account_id: 'string';
    reached_at: 'string';
    reached_id: 'string';
    again_at: 'string';
    again_id: 'string';
    due_at: 'string';
  };
  payment_links: {
    merchant_account_id: 'string';
    payment_link_id: 'string';
    secret: 'string';
    amount: 'bigint';
    currency: 'string';
    country: 'string';
    details: 'json';
    buyer_id: 'string?';
    is_embedded: 'boolean';
    rate_bucket: 'string?';
    once_key: 'bytes?';
    expires_at: 'string';
    claimed_until: 'string?';
    attempts: 'number';
    session_ids: 'list';
    balances_asked: 'number';
    created_at: 'string';
    updated_at: 'string';
  };
  payment_services: {
    merchant_account_id: 'string';
    payment_service_id: 'string';
    connector_id: 'string';
    method: 'string';
    display_name: 'string';
    position: 'number';
    active: 'boolean';
    accepted_currencies: 'list';
    accepted_countries: 'list';
    three_d_secure_enabled: 'boolean';
    merchant_profile: 'json?';
    payment_method_tokenization_enabled: 'boolean';
    network_tokens_enabled: 'boolean';
    open_loop: 'boolean';
    settlement_reporting_enabled: 'boolean';
    settings: 'json';
    reporting_settings: 'json';
    vault_record_id: 'string';
    sensitive_settings: 'list';
    webhook_key: 'bytes';
    created_at: 'string';
    updated_at: 'string';
    deleted_at: 'string?';
  };
  payouts: {
    merchant_account_id: 'string';
    payout_id: 'string';
    status: 'string';
    currency: 'string';
    amount: 'bigint';
    external_identifier: 'string?';
    buyer_id: 'string?';
    buyer: 'json?';
    method: 'string';
    payment_method_id: 'string?';
    payment_method_label: 'string?';
    payment_method_scheme: 'string?';
    payment_method_fingerprint: 'string?';
    payment_method: 'json';
    payment_service_id: 'string';
    payment_service: 'json';
    request: 'json';
    processor_reference: 'string?';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    detail: 'string?';
    answer: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  processor_reports: {
    merchant_account_id: 'string';
    payment_service_id: 'string';
    name: 'string';
    file_id: 'string';
    status: 'string';
    columns: 'json?';
    separator: 'string?';
    pieces: 'number';
    pieces_read: 'number';
    lines: 'bigint';
    of_payments: 'bigint';
    of_account: 'bigint';
    unmatched: 'bigint';
    unreadable: 'bigint';
    gathered: 'bigint';
    totals: 'json';
    tries: 'number';
    fault: 'string?';
    due_at: 'string?';
    announced_at: 'string';
    updated_at: 'string';
  };
  reconciliation_cursors: {
    merchant_account_id: 'string';
    ledger_entry_id: 'bigint';
    match_from: 'string?';
    match_through: 'string?';
    due_at: 'string';
  };
  reconciliation_days: {
    merchant_account_id: 'string';
    day: 'string';
    status: 'string';
    changes: 'bigint';
    changes_seen: 'bigint';
    run_id: 'string?';
    difference_count: 'number';
    unexplained_count: 'number';
    attention_count: 'number';
    reconciled_at: 'string?';
    next_run_id: 'string?';
    next_changes: 'bigint?';
    next_after: 'list?';
    next_counts: 'list?';
    next_waits: 'boolean?';
    next_began_at: 'string?';
    due_at: 'string?';
    created_at: 'string';
    closed_at: 'string?';
    closed_by: 'json?';
    close_reason: 'string?';
  };
  reconciliation_revisits: {
    merchant_account_id: 'string';
    day: 'string';
    after: 'list?';
    due_at: 'string';
  };
  relays: {
    merchant_account_id: 'string';
    relay_id: 'string';
    request_id: 'string';
    api_key_pair_id: 'string?';
    caller_name: 'string?';
    payment_method_ids: 'list';
    checkout_session_id: 'string?';
    authentication_ids: 'list';
    http_method: 'string?';
    host: 'string?';
    outcome: 'string?';
    reason: 'string?';
    status: 'number?';
    sent_bytes: 'bigint?';
    answer_bytes: 'bigint?';
    duration_ms: 'bigint?';
    started_at: 'string';
    finished_at: 'string?';
  };
  report_executions: {
    merchant_account_id: 'string';
    report_execution_id: 'string';
    report_id: 'string';
    status: 'string';
    reference_timestamp: 'string';
    reference_timezone: 'string';
    reached_at: 'string';
    reached_id: 'string';
    parts: 'number';
    row_count: 'bigint';
    text_bytes: 'bigint';
    file_bytes: 'bigint';
    checksum: 'bigint';
    tries: 'number';
    due_at: 'string?';
    file_removed_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  reports: {
    merchant_account_id: 'string';
    report_id: 'string';
    name: 'string';
    description: 'string?';
    schedule: 'string';
    schedule_enabled: 'boolean';
    schedule_timezone: 'string';
    spec: 'json';
    api_version: 'string';
    creator: 'json?';
    next_execution_at: 'string?';
    due_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  requests: {
    merchant_account_id: 'string';
    request_id: 'string';
    operation: 'string';
    path: 'string';
    response_status: 'number';
    error_code: 'string?';
    duration_ms: 'number';
    api_key_pair_id: 'string?';
    user_id: 'string?';
    caller_name: 'string?';
    created_at: 'string';
  };
  role_assignment_limits: {
    role_assignment_id: 'string';
    act: 'string';
    currency: 'string';
    amount_per_act: 'bigint?';
    amount_per_day: 'bigint?';
  };
  role_assignments: {
    role_assignment_id: 'string';
    user_id: 'string';
    role_id: 'string';
    merchant_account_id: 'string?';
    withheld: 'list';
    creator_id: 'string?';
    creator_name: 'string?';
    created_at: 'string';
    is_claimed: 'boolean';
  };
  roles: {
    role_id: 'string';
    name: 'string';
    slug: 'string';
    description: 'string';
    allow: 'list';
    assignable_to: 'list';
    applies_to: 'list';
    is_standalone_assignable: 'boolean';
    created_at: 'string';
  };
  saved_views: {
    merchant_account_id: 'string';
    saved_view_id: 'string';
    owner_id: 'string';
    owner_name: 'string';
    is_shared: 'boolean';
    screen: 'string';
    name: 'string';
    query: 'json';
    created_at: 'string';
    updated_at: 'string';
  };
  settlement_lines: {
    merchant_account_id: 'string';
    settlement_line_id: 'string';
    kind: 'string';
    transaction_id: 'string';
    refund_id: 'string?';
    payment_service_id: 'string';
    reference: 'string';
    currency: 'string';
    amount: 'bigint';
    commission: 'bigint';
    interchange: 'bigint?';
    markup: 'bigint?';
    scheme_fee: 'bigint?';
    exchange_rate: 'string?';
    exchange_currency: 'string?';
    exchange_net: 'bigint?';
    payment_service_report_id: 'string';
    payment_service_report_file_id: 'string?';
    posted_at: 'string';
    ingested_at: 'string';
    dispute_reference: 'string?';
    payout_reference: 'string?';
  };
  settlement_payouts: {
    merchant_account_id: 'string';
    payment_service_report_id: 'string';
    currency: 'string';
    payment_service_id: 'string';
    reference: 'string';
    paid_on: 'string';
    lines: 'bigint';
    amount: 'bigint';
    match_id: 'string?';
    match_proof: 'string?';
  };
  settlement_reports: {
    merchant_account_id: 'string';
    payment_service_report_id: 'string';
    currency: 'string';
    payment_service_id: 'string';
    lines: 'bigint';
    settled_amount: 'bigint';
    refunded_amount: 'bigint';
    charged_back_amount: 'bigint';
    reversed_amount: 'bigint';
    fee_amount: 'bigint';
    first_posted_at: 'string';
    last_posted_at: 'string';
    created_at: 'string';
    updated_at: 'string';
  };
  shipping_details: {
    merchant_account_id: 'string';
    shipping_details_id: 'string';
    buyer_id: 'string';
    first_name: 'string?';
    last_name: 'string?';
    email_address: 'string?';
    phone_number: 'string?';
    address: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
  tenders: {
    merchant_account_id: 'string';
    transaction_id: 'string';
    position: 'number';
    tender_id: 'string';
    status: 'string';
    amount: 'bigint';
    captured_amount: 'bigint';
    refunded_amount: 'bigint';
    gift_card_id: 'string?';
    bin: 'string';
    sub_bin: 'string';
    last_four: 'string';
    vault_record_id: 'string?';
    provider_reference: 'string?';
    error_code: 'string?';
    raw_error_code: 'string?';
    raw_error_message: 'string?';
  };
  three_ds_authentications: {
    merchant_account_id: 'string';
    three_ds_authentication_id: 'string';
    version: 'bigint';
    subject_type: 'string';
    subject_id: 'string';
    channel: 'string';
    server: 'string?';
    vault_record_id: 'string';
    owns_vault_record: 'boolean';
    security_code_record_id: 'string?';
    expiration_date: 'string?';
    scheme: 'string';
    amount: 'bigint';
    currency: 'string';
    profile: 'json?';
    candidate: 'json';
    plan: 'json';
    message_version: 'string?';
    stage: 'string';
    details: 'json';
    approval_digest: 'bytes?';
    redirect_url: 'string?';
    expires_at: 'string';
    concluded_at: 'string?';
    taken_by: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  three_ds_configurations: {
    merchant_account_id: 'string';
    three_ds_configuration_id: 'string';
    scheme: 'string';
    currency: 'string?';
    merchant_acquirer_bin: 'string';
    merchant_acquirer_id: 'string';
    merchant_name: 'string';
    merchant_country_code: 'string';
    merchant_category_code: 'string';
    merchant_url: 'string';
    metadata: 'json';
    created_at: 'string';
    updated_at: 'string';
  };
  three_ds_scenarios: {
    merchant_account_id: 'string';
    three_ds_scenario_id: 'string';
    position: 'number';
    first_name: 'string?';
    last_name: 'string?';
    email_address: 'string?';
    amount: 'bigint?';
    external_identifier: 'string?';
    card_prefix: 'string?';
    card_fingerprint: 'string?';
    card_shown: 'string?';
    enrolled: 'boolean';
    version: 'string?';
    authentication_status: 'string';
    result_status: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  three_ds_servers: {
    merchant_account_id: 'string';
    three_ds_server_id: 'string';
    connector_id: 'string';
    active: 'boolean';
    settings: 'json';
    vault_record_id: 'string';
    sensitive_settings: 'list';
    created_at: 'string';
    updated_at: 'string';
    deleted_at: 'string?';
  };
  token_services: {
    merchant_account_id: 'string';
    token_service_id: 'string';
    connector_id: 'string';
    active: 'boolean';
    settings: 'json';
    vault_record_id: 'string';
    sensitive_settings: 'list';
    webhook_key: 'bytes';
    created_at: 'string';
    updated_at: 'string';
    deleted_at: 'string?';
  };
  transaction_actions: {
    merchant_account_id: 'string';
    transaction_id: 'string';
    transaction_action_id: 'string';
    flow: 'string';
    action: 'string';
    rule_id: 'string?';
    flow_version: 'number';
    inputs: 'json';
    outcome: 'json';
    created_at: 'string';
  };
  transaction_events: {
    merchant_account_id: 'string';
    transaction_id: 'string';
    transaction_event_id: 'string';
    name: 'string';
    context: 'json';
    created_at: 'string';
  };
  transactions: {
    merchant_account_id: 'string';
    transaction_id: 'string';
    version: 'bigint';
    api_version: 'string';
    status: 'string';
    intent: 'string';
    currency: 'string';
    country: 'string?';
    amount: 'bigint';
    authorized_amount: 'bigint';
    held_amount: 'bigint';
    captured_amount: 'bigint';
    refunded_amount: 'bigint';
    returned_amount: 'bigint';
    charged_back_amount: 'bigint';
    capturing_amount: 'bigint';
    refunding_amount: 'bigint';
    incrementing_amount: 'bigint';
    over_capture_limit: 'bigint';
    over_refund_limit: 'bigint';
    capture_closing: 'boolean';
    capture_closed: 'boolean';
    settled_amount: 'bigint';
    settled_currency: 'string?';
    settled: 'boolean';
    external_identifier: 'string?';
    payment_source: 'string';
    merchant_initiated: 'boolean';
    is_subsequent_payment: 'boolean';
    buyer_id: 'string?';
    buyer_external_identifier: 'string?';
    buyer_email_address: 'string?';
    buyer: 'json?';
    shipping_details: 'json?';
    method: 'string?';
    instrument_type: 'string?';
    payment_method_id: 'string?';
    payment_method_label: 'string?';
    payment_method_scheme: 'string?';
    payment_method_country: 'string?';
    payment_method_fingerprint: 'string?';
    payment_method_bin: 'string?';
    payment_method: 'json?';
    vault_record_id: 'string?';
    payment_service_id: 'string?';
    payment_service: 'json?';
    payment_service_transaction_id: 'string?';
    connector_state: 'json?';
    error_code: 'string?';
    raw_response_code: 'string?';
    raw_response_description: 'string?';
    merchant_advice_code: 'string?';
    auth_response_code: 'string?';
    iso_response_code: 'string?';
    avs_response_code: 'string?';
    cvv_response_code: 'string?';
    scheme_transaction_id: 'string?';
    transaction_link_id: 'string?';
    additional_identifiers: 'json';
    anti_fraud_decision: 'string?';
    screening: 'string';
    anti_fraud_service_id: 'string?';
    pending_review: 'boolean';
    disputed: 'boolean';
    used_three_d_secure: 'boolean';
    three_d_secure: 'json?';
    checkout_session_id: 'string?';
    payment_link_id: 'string?';
    reauthorized_from_transaction_id: 'string?';
    received_with_transaction_id: 'string?';
    gift_card_amount: 'bigint';
    gift_card_service: 'json?';
    tenders: 'string';
    ip_address: 'string?';
    metadata: 'json?';
    request: 'json';
    next_action: 'json?';
    session_token: 'string?';
    created_at: 'string';
    updated_at: 'string';
    authorized_at: 'string?';
    captured_at: 'string?';
    voided_at: 'string?';
    canceled_at: 'string?';
    approval_expires_at: 'string?';
    buyer_approval_timedout_at: 'string?';
    authorization_expires_at: 'string?';
    order_key: 'string?';
    retry: 'json?';
    ip_network: 'string?';
    device_digest: 'string?';
  };
  transparency_log_checkpoints: {
    merchant_account_id: 'string';
    checkpoint_id: 'string';
    size: 'bigint';
    root: 'bytes';
    note: 'string';
    created_at: 'string';
  };
  vault_forward_authentications: {
    merchant_account_id: 'string';
    vault_forward_authentication_id: 'string';
    vault_forward_config_id: 'string';
    kind: 'string';
    method: 'string';
    display_name: 'string';
    vault_record_id: 'string';
    set_fields: 'list';
    created_at: 'string';
    updated_at: 'string';
  };
  webhook_deliveries: {
    merchant_account_id: 'string';
    webhook_delivery_id: 'string';
    webhook_event_id: 'string';
    webhook_subscription_id: 'string';
    event_name: 'string';
    api_version: 'string';
    order_key: 'string?';
    status: 'string';
    due_at: 'string?';
    tries: 'number';
    begun_at: 'string';
    attempts: 'json';
    created_at: 'string';
    updated_at: 'string';
    resource_id: 'string?';
  };
  webhook_events: {
    merchant_account_id: 'string';
    webhook_event_id: 'string';
    name: 'string';
    target_type: 'string';
    target_id: 'string';
    transaction_id: 'string?';
    created_at: 'string';
    target: 'json?';
    due_at: 'string?';
    written_in: 'other?';
    written_after: 'other?';
  };
  webhook_queues: {
    merchant_account_id: 'string';
    webhook_subscription_id: 'string';
    due_at: 'string?';
    is_taken: 'boolean';
    woken_at: 'string?';
    failures: 'number';
    failing_since: 'string?';
    resting_until: 'string?';
    incident_id: 'string?';
  };
  webhook_resends: {
    merchant_account_id: 'string';
    webhook_resend_id: 'string';
    webhook_subscription_id: 'string';
    status: 'string';
    first_delivery_id: 'string';
    last_delivery_id: 'string';
    created_at_gte: 'string?';
    created_at_lte: 'string?';
    statuses: 'list';
    events: 'list?';
    resource_id: 'string?';
    delivery_ids: 'list?';
    count: 'bigint';
    reached_id: 'string?';
    creator_name: 'string?';
    due_at: 'string?';
    created_at: 'string';
    updated_at: 'string';
  };
  webhook_subscriptions: {
    merchant_account_id: 'string';
    webhook_subscription_id: 'string';
    url: 'string?';
    is_active: 'boolean';
    is_paused: 'boolean';
    disabled_reason: 'string?';
    sealed_for: 'string';
    authentication: 'json?';
    authentication_record_id: 'string?';
    secret_record_id: 'string?';
    previous_secret_record_id: 'string?';
    previous_secret_until: 'string?';
    events: 'list?';
    api_version: 'string';
    ordering: 'string';
    creator: 'json?';
    created_at: 'string';
    updated_at: 'string';
  };
};
