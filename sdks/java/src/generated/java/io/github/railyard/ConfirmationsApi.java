// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>confirmations</code>. */
public final class ConfirmationsApi extends Group {
  ConfirmationsApi(Connection on) {
    super(on);
  }

  /**
   * Ask what to sign for a call that people confirm.
   * <p>
   * Answers the sentence to show and the challenge for the passkey. The call then carries both in <code>x-railyard-confirmation</code>: the id, a dot, and the assertion as base64url of its JSON. It is good for this session, method, path and these bytes, once, for two minutes. For people who are logged in at the dashboard, whatever their roles.
   */
  public Confirmation create(ConfirmationCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Ask what to sign for a call that people confirm.
   * <p>
   * Answers the sentence to show and the challenge for the passkey. The call then carries both in <code>x-railyard-confirmation</code>: the id, a dot, and the assertion as base64url of its JSON. It is good for this session, method, path and these bytes, once, for two minutes. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Confirmation> createAsync(ConfirmationCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/confirmations").body(body), options, Confirmation.class);
  }

  /**
   * List what people have confirmed, or what waits for a second person.
   * <p>
   * Newest first. Those of the instance stand with the merchant account <code>default</code>. Whoever may not make such a call themselves sees only their own. For people who are logged in at the dashboard, whatever their roles.
   */
  public Listing<Confirmation> list(ListConfirmationsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/confirmations").query(query), options, Confirmation.class);
  }

  /**
   * List what people have confirmed, or what waits for a second person.
   * <p>
   * Newest first. Those of the instance stand with the merchant account <code>default</code>. Whoever may not make such a call themselves sees only their own. For people who are logged in at the dashboard, whatever their roles.
   */
  public Listing<Confirmation> list(Options... options) {
    return list((ListConfirmationsQuery) null, options);
  }

  /**
   * Read a confirmation.
   * <p>
   * Of the caller, or of a call that the caller might make as well. For people who are logged in at the dashboard, whatever their roles.
   */
  public Confirmation get(String confirmationId, Options... options) {
    return Connection.await(getAsync(confirmationId, options));
  }

  /**
   * Read a confirmation.
   * <p>
   * Of the caller, or of a call that the caller might make as well. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Confirmation> getAsync(String confirmationId, Options... options) {
    return on.send(new ApiRequest("GET", "/confirmations/", confirmationId), options, Confirmation.class);
  }

  /**
   * Agree, as the second person, to a call that waits.
   * <p>
   * By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. They sign the same challenge. Whoever asked can then send the call, with the id alone in <code>x-railyard-confirmation</code>. For people who are logged in at the dashboard, whatever their roles.
   */
  public Confirmation approve(String confirmationId, ConfirmationApprove body, Options... options) {
    return Connection.await(approveAsync(confirmationId, body, options));
  }

  /**
   * Agree, as the second person, to a call that waits.
   * <p>
   * By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. They sign the same challenge. Whoever asked can then send the call, with the id alone in <code>x-railyard-confirmation</code>. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Confirmation> approveAsync(String confirmationId, ConfirmationApprove body, Options... options) {
    return on.send(new ApiRequest("POST", "/confirmations/", confirmationId, "/approve").body(body), options, Confirmation.class);
  }

  /**
   * Agree, as the second person, to a call that waits.
   * <p>
   * By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. They sign the same challenge. Whoever asked can then send the call, with the id alone in <code>x-railyard-confirmation</code>. For people who are logged in at the dashboard, whatever their roles.
   */
  public Confirmation approve(String confirmationId, Options... options) {
    return approve(confirmationId, (ConfirmationApprove) null, options);
  }

  /**
   * Agree, as the second person, to a call that waits.
   * <p>
   * By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. They sign the same challenge. Whoever asked can then send the call, with the id alone in <code>x-railyard-confirmation</code>. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Confirmation> approveAsync(String confirmationId, Options... options) {
    return approveAsync(confirmationId, (ConfirmationApprove) null, options);
  }

  /**
   * Say no to a call that waits, or take it back.
   * <p>
   * By a second person, or by whoever asked, until the call has come. For people who are logged in at the dashboard, whatever their roles.
   */
  public Confirmation decline(String confirmationId, ConfirmationDecline body, Options... options) {
    return Connection.await(declineAsync(confirmationId, body, options));
  }

  /**
   * Say no to a call that waits, or take it back.
   * <p>
   * By a second person, or by whoever asked, until the call has come. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Confirmation> declineAsync(String confirmationId, ConfirmationDecline body, Options... options) {
    return on.send(new ApiRequest("POST", "/confirmations/", confirmationId, "/decline").body(body), options, Confirmation.class);
  }

  /**
   * Say no to a call that waits, or take it back.
   * <p>
   * By a second person, or by whoever asked, until the call has come. For people who are logged in at the dashboard, whatever their roles.
   */
  public Confirmation decline(String confirmationId, Options... options) {
    return decline(confirmationId, (ConfirmationDecline) null, options);
  }

  /**
   * Say no to a call that waits, or take it back.
   * <p>
   * By a second person, or by whoever asked, until the call has come. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Confirmation> declineAsync(String confirmationId, Options... options) {
    return declineAsync(confirmationId, (ConfirmationDecline) null, options);
  }
}
