import type {} from '../../server/db/answers.ts';

/** Printed by `npm run golden` from what PostgreSQL says of each statement: `?` where it may be null. */
declare module '../../server/db/answers.ts' {
  interface Answers {
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
    'simulator.accounts_with_steps': {
      account: 'string';
      first_due: 'string';
    };
    'simulator.add_object': {
      object_id: 'string';
    };
    'simulator.book': {
      payment_id: 'string';
    };
    'simulator.book_gift_card': {
      card_id: 'string';
    };
    'simulator.change_instrument': {
      reference: 'string';
      instrument_id: 'string';
      token: 'string';
      status: 'string';
      code: 'string?';
      instrument: 'json';
      return_url: 'string?';
    };
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
    'simulator.due_steps': WholeRow['simulator.steps'];
    'simulator.find_instrument': {
      reference: 'string';
      instrument_id: 'string';
      token: 'string';
      status: 'string';
      code: 'string?';
      instrument: 'json';
      return_url: 'string?';
    };
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
    'simulator.get_object': {
      object_id: 'string';
      kind: 'string';
      parent_id: 'string?';
      body: 'json';
      created_at: 'string';
    };
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
    'simulator.gift_card_left_to_refund': {
      amount: 'bigint';
    };
    'simulator.give_cryptogram': {
      reference: 'string';
    };
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
    'simulator.list_objects': {
      object_id: 'string';
      kind: 'string';
      parent_id: 'string?';
      body: 'json';
      created_at: 'string';
    };
    'simulator.lock_gift_card': {
      card_id: 'string';
      card_digest: 'string';
      currency: 'string?';
      balance: 'bigint';
    };
    'simulator.lock_gift_card_of_operation': {
      card_id: 'string';
      card_digest: 'string';
      currency: 'string?';
      balance: 'bigint';
    };
    'simulator.lock_mandate': {
      mandate_id: 'string';
      status: 'string';
      scheme: 'string';
      last_four: 'string';
      webhook_url: 'string?';
      created_at: 'string';
    };
    'simulator.lock_object': {
      object_id: 'string';
      kind: 'string';
      parent_id: 'string?';
      body: 'json';
      created_at: 'string';
    };
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
    'simulator.open_instrument': {
      reference: 'string';
      instrument_id: 'string';
      token: 'string';
      status: 'string';
      code: 'string?';
      instrument: 'json';
      return_url: 'string?';
    };
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
    'simulator.open_payment': {
      payment_id: 'string';
    };
    'simulator.release_events': {
      event_id: 'string';
    };
    'simulator.repeat_event': {
      event_id: 'string';
    };
    'simulator.take_step': {
      step_id: 'string';
    };
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
