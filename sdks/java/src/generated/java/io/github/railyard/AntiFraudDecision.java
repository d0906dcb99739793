// Printed from the contract; do not edit.
package io.github.railyard;

public final class AntiFraudDecision extends Word {
  public static final AntiFraudDecision ACCEPT = new AntiFraudDecision("accept");
  public static final AntiFraudDecision ERROR = new AntiFraudDecision("error");
  public static final AntiFraudDecision EXCEPTION = new AntiFraudDecision("exception");
  public static final AntiFraudDecision REJECT = new AntiFraudDecision("reject");
  public static final AntiFraudDecision REVIEW = new AntiFraudDecision("review");
  public static final AntiFraudDecision SKIPPED = new AntiFraudDecision("skipped");
  public static final AntiFraudDecision PENDING = new AntiFraudDecision("pending");

  AntiFraudDecision(String value) {
    super(value);
  }
}
