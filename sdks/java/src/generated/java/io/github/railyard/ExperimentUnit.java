// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentUnit extends Word {
  public static final ExperimentUnit BUYER = new ExperimentUnit("buyer");
  public static final ExperimentUnit CARD = new ExperimentUnit("card");
  public static final ExperimentUnit TRANSACTION = new ExperimentUnit("transaction");

  ExperimentUnit(String value) {
    super(value);
  }
}
