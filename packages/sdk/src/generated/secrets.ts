// made from contract VERSION 2026-11-01.55; do not edit

/** Members of answers that are secret. */
export const SECRET_MEMBERS: readonly string[] = [
  'accessToken',
  'account_updater_response_decryption_key',
  'cryptogram',
  'loon_secret_key',
  'private_key',
  'secret',
  'session_token',
  'token',
];
