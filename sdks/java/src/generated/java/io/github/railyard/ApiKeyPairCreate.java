// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ApiKeyPairCreate extends Struct {
  /** A name for people to read. */
  public ApiKeyPairCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** Which kind of key to make, where no <code>public_key</code> is given. */
  public ApiKeyPairCreate algorithm(CertificateAlgorithm value) {
    put("algorithm", value);
    return this;
  }

  /** False keeps tokens signed with it refused until it is turned on. */
  public ApiKeyPairCreate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Ids from <code>GET /roles</code>; only roles whose every permission the caller holds itself. */
  public ApiKeyPairCreate roleIds(List<String> value) {
    put("role_ids", value);
    return this;
  }

  /** Binds the key to these merchant accounts; left out or empty, it may act for all that the caller may. */
  public ApiKeyPairCreate merchantAccountIds(List<String> value) {
    put("merchant_account_ids", value);
    return this;
  }

  /** PEM of a key that you made; left out, a pair is made and its private half is in the answer. */
  public ApiKeyPairCreate publicKey(String value) {
    put("public_key", value);
    return this;
  }

  /** Makes it the key of an agent, for good: it can do what this mandate allows. <code>merchant_account_ids</code> has to name the one merchant account of the mandate. */
  public ApiKeyPairCreate agentMandateId(String value) {
    put("agent_mandate_id", value);
    return this;
  }
}
