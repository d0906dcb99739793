import type {} from '../../server/db/answers.ts';

/** Printed by `npm run golden` from what PostgreSQL says of each statement: `?` where it may be null. */
declare module '../../server/db/answers.ts' {
  interface Answers {
    // $1 text, $2 uuid, $3 text, $4 timestamp with time zone
    'simulated_authentications.end': {
      server_transaction_id: 'string';
      directory_transaction_id: 'string';
      acs_transaction_id: 'string';
      page: 'json';
      planned_result: 'string?';
      result: 'string?';
      answer: 'json';
      updated_at: 'string';
    };
    // $1 text, $2 uuid
    'simulated_authentications.find': {
      server_transaction_id: 'string';
      directory_transaction_id: 'string';
      acs_transaction_id: 'string';
      page: 'json';
      planned_result: 'string?';
      result: 'string?';
      answer: 'json';
      updated_at: 'string';
    };
    // $1 text, $2 uuid, $3 uuid, $4 uuid, $5 jsonb, $6 text, $7 json, $8 timestamp with time zone
    'simulated_authentications.open': {
      server_transaction_id: 'string';
      directory_transaction_id: 'string';
      acs_transaction_id: 'string';
      page: 'json';
      planned_result: 'string';
      result: 'string';
      answer: 'json';
      updated_at: 'string';
    };
    // nothing
    'simulator.accounts_with_steps': {
      account: 'string';
      first_due: 'string';
    };
    // simulator.add_event: $1 text, $2 text, $3 uuid, $4 uuid, $5 text, $6 text, $7 text, $8 text,
    // $9 timestamp with time zone
    // simulator.add_mandate: $1 text, $2 text, $3 uuid, $4 text, $5 text, $6 text, $7 text,
    // $8 timestamp with time zone
    // $1 text, $2 text, $3 text, $4 text, $5 text, $6 json, $7 timestamp with time zone
    'simulator.add_object': {
      object_id: 'string';
    };
    // $1 text, $2 text, $3 text, $4 uuid, $5 uuid, $6 text, $7 text, $8 bigint, $9 text, $10 json,
    // $11 timestamp with time zone, $12 bigint, $13 bigint, $14 bigint, $15 boolean, $16 text, $17 jsonb
    'simulator.book': {
      payment_id: 'string';
    };
    // $1 text, $2 text, $3 text, $4 uuid, $5 uuid, $6 text, $7 text, $8 bigint, $9 text, $10 json,
    // $11 timestamp with time zone, $12 bigint, $13 text
    'simulator.book_gift_card': {
      card_id: 'string';
    };
    // $1 text, $2 text, $3 uuid, $4 text, $5 text, $6 timestamp with time zone, $7 text[]
    'simulator.change_instrument': {
      reference: 'string';
      instrument_id: 'string';
      token: 'string';
      status: 'string';
      code: 'string?';
      instrument: 'json';
      return_url: 'string?';
    };
    // simulator.change_mandate: $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone
    // $1 text, $2 uuid, $3 text, $4 integer, $5 integer, $6 text, $7 timestamp with time zone
    'simulator.change_network_token': {
      reference: 'string';
      card_digest: 'string';
      expiration_month: 'number';
      expiration_year: 'number';
      status: 'string';
      card_art_url: 'string';
      notification_url: 'string?';
      cryptograms: 'number';
    };
    // simulator.change_object: $1 text, $2 text, $3 text, $4 json
    // simulator.change_payment: $1 text, $2 text, $3 uuid, $4 bigint, $5 bigint, $6 bigint, $7 boolean,
    // $8 text, $9 jsonb, $10 timestamp with time zone
    // $1 timestamp with time zone, $2 timestamp with time zone
    'simulator.claim_events': {
      account: 'string';
      processor: 'string';
      event_id: 'string';
      subject_id: 'string';
      name: 'string';
      url: 'string';
      body: 'string';
      attempts: 'number';
    };
    // $1 text, $2 text, $3 timestamp with time zone
    'simulator.delete_network_token_made_for': {
      reference: 'string';
      card_digest: 'string';
      expiration_month: 'number';
      expiration_year: 'number';
      status: 'string';
      card_art_url: 'string';
      notification_url: 'string?';
      cryptograms: 'number';
    };
    // $1 text, $2 timestamp with time zone, $3 bigint
    'simulator.due_steps': WholeRow['simulator.steps'];
    // $1 text, $2 text, $3 text
    'simulator.find_instrument': {
      reference: 'string';
      instrument_id: 'string';
      token: 'string';
      status: 'string';
      code: 'string?';
      instrument: 'json';
      return_url: 'string?';
    };
    // $1 text, $2 text, $3 text
    'simulator.find_operation': {
      reference: 'string';
      operation_id: 'string';
      payment_id: 'string';
      kind: 'string';
      status: 'string';
      amount: 'bigint';
      request_hash: 'string';
      answer: 'json';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 text
    'simulator.get_object': {
      object_id: 'string';
      kind: 'string';
      parent_id: 'string?';
      body: 'json';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 uuid
    'simulator.get_operation': {
      reference: 'string';
      operation_id: 'string';
      payment_id: 'string';
      kind: 'string';
      status: 'string';
      amount: 'bigint';
      request_hash: 'string';
      answer: 'json';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 uuid
    'simulator.get_payment': {
      payment_id: 'string';
      currency: 'string';
      authorized: 'bigint';
      captured: 'bigint';
      refunded: 'bigint';
      closed: 'boolean';
      status: 'string';
      instrument: 'json';
      details: 'json';
      created_at: 'string';
      updated_at: 'string';
    };
    // $1 text, $2 text, $3 text
    'simulator.gift_card_left_to_refund': {
      amount: 'bigint';
    };
    // $1 text, $2 uuid, $3 text, $4 text, $5 timestamp with time zone
    'simulator.give_cryptogram': {
      reference: 'string';
    };
    // $1 text, $2 text, $3 uuid, $4 text
    'simulator.ledger_operations': {
      processor: 'string';
      reference: 'string';
      operation_id: 'string';
      payment_id: 'string';
      kind: 'string';
      status: 'string';
      amount: 'bigint';
      request_hash: 'string';
      answer: 'json';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 uuid
    'simulator.ledger_payments': {
      processor: 'string';
      payment_id: 'string';
      currency: 'string';
      authorized: 'bigint';
      captured: 'bigint';
      refunded: 'bigint';
      closed: 'boolean';
      status: 'string';
      instrument: 'json';
      details: 'json';
      created_at: 'string';
      updated_at: 'string';
    };
    // $1 text, $2 uuid
    'simulator.list_events': {
      processor: 'string';
      event_id: 'string';
      subject_id: 'string';
      name: 'string';
      url: 'string';
      body: 'string';
      status: 'string';
      attempts: 'number';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 text, $4 text
    'simulator.list_objects': {
      object_id: 'string';
      kind: 'string';
      parent_id: 'string?';
      body: 'json';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 text
    'simulator.lock_gift_card': {
      card_id: 'string';
      card_digest: 'string';
      currency: 'string?';
      balance: 'bigint';
    };
    // $1 text, $2 text, $3 uuid
    'simulator.lock_gift_card_of_operation': {
      card_id: 'string';
      card_digest: 'string';
      currency: 'string?';
      balance: 'bigint';
    };
    // $1 text, $2 text, $3 uuid
    'simulator.lock_mandate': {
      mandate_id: 'string';
      status: 'string';
      scheme: 'string';
      last_four: 'string';
      webhook_url: 'string?';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 text
    'simulator.lock_object': {
      object_id: 'string';
      kind: 'string';
      parent_id: 'string?';
      body: 'json';
      created_at: 'string';
    };
    // $1 text, $2 text, $3 uuid
    'simulator.lock_payment': {
      payment_id: 'string';
      currency: 'string';
      authorized: 'bigint';
      captured: 'bigint';
      refunded: 'bigint';
      closed: 'boolean';
      status: 'string';
      instrument: 'json';
      details: 'json';
      created_at: 'string';
      updated_at: 'string';
    };
    // $1 text, $2 uuid
    'simulator.network_token': {
      reference: 'string';
      card_digest: 'string';
      expiration_month: 'number';
      expiration_year: 'number';
      status: 'string';
      card_art_url: 'string';
      notification_url: 'string?';
      cryptograms: 'number';
    };
    // simulator.open_gift_card: $1 text, $2 text, $3 text, $4 uuid, $5 text, $6 bigint,
    // $7 timestamp with time zone
    // $1 text, $2 text, $3 text, $4 uuid, $5 text, $6 text, $7 text, $8 jsonb, $9 text,
    // $10 timestamp with time zone
    'simulator.open_instrument': {
      reference: 'string';
      instrument_id: 'string';
      token: 'string';
      status: 'string';
      code: 'string?';
      instrument: 'json';
      return_url: 'string?';
    };
    // $1 text, $2 uuid, $3 text, $4 text, $5 integer, $6 integer, $7 text, $8 text,
    // $9 timestamp with time zone, $10 text
    'simulator.open_network_token': {
      reference: 'string';
      card_digest: 'string';
      expiration_month: 'number';
      expiration_year: 'number';
      status: 'string';
      card_art_url: 'string';
      notification_url: 'string?';
      cryptograms: 'number';
    };
    // $1 text, $2 text, $3 text, $4 uuid, $5 uuid, $6 text, $7 text, $8 bigint, $9 text, $10 json,
    // $11 timestamp with time zone, $12 text, $13 bigint, $14 bigint, $15 boolean, $16 text, $17 jsonb,
    // $18 jsonb
    'simulator.open_payment': {
      payment_id: 'string';
    };
    // simulator.plan: $1 text, $2 text, $3 uuid, $4 uuid, $5 text, $6 timestamp with time zone
    // $1 text, $2 timestamp with time zone, $3 uuid
    'simulator.release_events': {
      event_id: 'string';
    };
    // simulator.remove_object: $1 text, $2 text, $3 text
    // $1 text, $2 uuid, $3 timestamp with time zone
    'simulator.repeat_event': {
      event_id: 'string';
    };
    // simulator.report_event: $1 text, $2 text, $3 uuid, $4 text, $5 timestamp with time zone
    // $1 text, $2 text, $3 uuid
    'simulator.take_step': {
      step_id: 'string';
    };
    // $1 text, $2 text, $3 text, $4 text
    'simulator.use_cryptogram': {
      status: 'string';
      used_by: 'string';
    };
  }
}

/** All columns of a table. */
type WholeRow = {
  'simulator.steps': {
    account: 'string';
    processor: 'string';
    step_id: 'string';
    subject_id: 'string';
    kind: 'string';
    due_at: 'string';
  };
};
