// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentFlow extends Word {
  public static final ExperimentFlow CARD_TRANSACTION = new ExperimentFlow("card-transaction");
  public static final ExperimentFlow REDIRECT_TRANSACTION = new ExperimentFlow("redirect-transaction");

  ExperimentFlow(String value) {
    super(value);
  }
}
