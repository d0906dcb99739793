// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Set;

/** Members that no <code>toString</code> shows. */
final class SecretNames {
  static final Set<String> ALL = Set.of(
      "accessToken",
      "account_number",
      "account_updater_response_decryption_key",
      "client_secret",
      "cryptogram",
      "loon_secret_key",
      "number",
      "password",
      "pin",
      "private_key",
      "secret",
      "security_code",
      "session_token",
      "token");

  private SecretNames() {}
}
