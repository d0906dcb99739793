// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>account-updater</code>. */
public final class AccountUpdaterApi extends Group {
  AccountUpdaterApi(Connection on) {
    super(on);
  }

  public AccountUpdaterJobsApi jobs() {
    return new AccountUpdaterJobsApi(on);
  }
}
