// Printed from the contract; do not edit.
package io.github.railyard;

public final class VaultForwardAuthenticationKind extends Word {
  public static final VaultForwardAuthenticationKind MLE = new VaultForwardAuthenticationKind("mle");
  public static final VaultForwardAuthenticationKind MTLS = new VaultForwardAuthenticationKind("mtls");
  public static final VaultForwardAuthenticationKind SIGNATURE = new VaultForwardAuthenticationKind("signature");

  VaultForwardAuthenticationKind(String value) {
    super(value);
  }
}
