// Printed from the contract; do not edit.
package io.github.railyard;

public final class DigitalWalletDomain extends Struct {
  /** Host name of the site, without scheme and port. */
  public DigitalWalletDomain domainName(String value) {
    put("domain_name", value);
    return this;
  }
}
