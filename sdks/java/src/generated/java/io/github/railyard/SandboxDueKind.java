// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxDueKind extends Word {
  public static final SandboxDueKind AUTHORIZATION_EXPIRY = new SandboxDueKind("authorization_expiry");
  public static final SandboxDueKind SCHEDULED_CAPTURE = new SandboxDueKind("scheduled_capture");
  public static final SandboxDueKind APPROVAL_EXPIRY = new SandboxDueKind("approval_expiry");
  public static final SandboxDueKind LOOK_UP = new SandboxDueKind("look_up");
  public static final SandboxDueKind PAYMENT_LINK_EXPIRY = new SandboxDueKind("payment_link_expiry");
  public static final SandboxDueKind CHECKOUT_SESSION_EXPIRY = new SandboxDueKind("checkout_session_expiry");
  public static final SandboxDueKind JOB = new SandboxDueKind("job");
  public static final SandboxDueKind REPORT = new SandboxDueKind("report");
  public static final SandboxDueKind METRIC_SAMPLE = new SandboxDueKind("metric_sample");
  public static final SandboxDueKind SETTLEMENT = new SandboxDueKind("settlement");
  public static final SandboxDueKind DISPUTE = new SandboxDueKind("dispute");
  public static final SandboxDueKind PROCESSOR = new SandboxDueKind("processor");
  public static final SandboxDueKind WEBHOOK_DELIVERY = new SandboxDueKind("webhook_delivery");

  SandboxDueKind(String value) {
    super(value);
  }
}
