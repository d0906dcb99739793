// Printed from the contract; do not edit.
package io.github.railyard;

public final class ProcessorReportCreate extends Struct {
  /** A payment service of the processor whose file it is. */
  public ProcessorReportCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** The name of the file: one of the same name is read anew, and no line of it counts twice. */
  public ProcessorReportCreate name(String value) {
    put("name", value);
    return this;
  }

  /** The file as text, as the processor gives it. */
  public ProcessorReportCreate content(String value) {
    put("content", value);
    return this;
  }
}
