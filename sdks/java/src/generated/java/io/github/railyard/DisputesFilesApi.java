// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>disputes/files</code>. */
public final class DisputesFilesApi extends Group {
  DisputesFilesApi(Connection on) {
    super(on);
  }

  /**
   * Add a file to the draft.
   * <p>
   * PDF, JPEG or PNG by its first bytes, within the limits of the processor (<code>file_limits</code>). Nothing is sent. The bytes are sealed like card data. Leave card numbers out of files: nobody looks for them there. Scope: <code>disputes.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public DisputeFile create(String disputeId, DisputeFileCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(disputeId, body, options));
  }

  /**
   * Add a file to the draft.
   * <p>
   * PDF, JPEG or PNG by its first bytes, within the limits of the processor (<code>file_limits</code>). Nothing is sent. The bytes are sealed like card data. Leave card numbers out of files: nobody looks for them there. Scope: <code>disputes.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<DisputeFile> createAsync(String disputeId, DisputeFileCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/disputes/", disputeId, "/files").body(body).keyed(), options, DisputeFile.class);
  }

  /**
   * Take a file out of the draft.
   * <p>
   * Its bytes are destroyed. 409 for one that was submitted. Scope: <code>disputes.write</code>.
   */
  public Answer delete(String disputeId, String fileId, Options... options) {
    return Connection.await(deleteAsync(disputeId, fileId, options));
  }

  /**
   * Take a file out of the draft.
   * <p>
   * Its bytes are destroyed. 409 for one that was submitted. Scope: <code>disputes.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String disputeId, String fileId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/disputes/", disputeId, "/files/", fileId), options);
  }

  /**
   * Read a file of a dispute, with its bytes.
   * <p>
   * 404 once it was deleted, or is no longer kept. Scope: <code>disputes.read</code>.
   */
  public DisputeFileContent get(String disputeId, String fileId, Options... options) {
    return Connection.await(getAsync(disputeId, fileId, options));
  }

  /**
   * Read a file of a dispute, with its bytes.
   * <p>
   * 404 once it was deleted, or is no longer kept. Scope: <code>disputes.read</code>.
   */
  public CompletableFuture<DisputeFileContent> getAsync(String disputeId, String fileId, Options... options) {
    return on.send(new ApiRequest("GET", "/disputes/", disputeId, "/files/", fileId), options, DisputeFileContent.class);
  }
}
