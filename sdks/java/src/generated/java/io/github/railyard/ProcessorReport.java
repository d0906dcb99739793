// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ProcessorReport extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** <code>payment_service_report_file_ids</code> of the lines that were read in it. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The payment service whose processor made it. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** The processor's name of the file. */
  public String getName() {
    return asText("name");
  }

  /** How far it has come. */
  public ProcessorReportStatus getStatus() {
    return asWord("status", ProcessorReportStatus.class);
  }

  /** Lines read so far. */
  public long getLineCount() {
    return asWhole("line_count");
  }

  /** Of these, lines about a payment or refund of this merchant account: they are in the books. */
  public long getPaymentLineCount() {
    return asWhole("payment_line_count");
  }

  /** About the account, such as a transfer to the bank or a monthly fee: in no books here. */
  public long getAccountLineCount() {
    return asWhole("account_line_count");
  }

  /** About a payment that is not known here. */
  public long getUnmatchedLineCount() {
    return asWhole("unmatched_line_count");
  }

  /** That say nothing that can be read. */
  public long getUnreadableLineCount() {
    return asWhole("unreadable_line_count");
  }

  /** That wait for the other lines of their movement. */
  public long getWaitingLineCount() {
    return asWhole("waiting_line_count");
  }

  /** By the processor's word for a line, and the currency paid out. */
  public List<ProcessorReportTotal> getTotals() {
    return asStructs("totals", ProcessorReportTotal.class);
  }

  /**
   * Why the last try to fetch or read it ended; null where none did, or one has come on since.
   * <p>
   * It may be null.
   */
  public String getFault() {
    return asText("fault");
  }

  /** When the processor last said that it is there, or it was uploaded. */
  public String getAnnouncedAt() {
    return asText("announced_at");
  }

  /** When it last came on. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
