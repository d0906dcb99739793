// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>merchantAccounts.threeDsConfigurations.list</code> can be asked for. */
public final class ListThreeDsConfigurationsQuery extends Struct {
  /** Only those for this currency. ISO 4217, upper case. */
  public ListThreeDsConfigurationsQuery currency(String value) {
    put("currency", value);
    return this;
  }
}
