// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>embedded-checkouts</code>. */
public final class EmbeddedCheckoutsApi extends Group {
  EmbeddedCheckoutsApi(Connection on) {
    super(on);
  }

  /**
   * Open a checkout to show in a page of yours.
   * <p>
   * A payment link of one hour that lists leave out. <code>&#64;railyard/embed</code> calls this with the token of a front end, and shows the answer's <code>url</code> in a frame. The merchant account's <code>front_end_origins</code> may show it. Scope: <code>payment-links.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public EmbeddedCheckout create(EmbeddedCheckoutCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Open a checkout to show in a page of yours.
   * <p>
   * A payment link of one hour that lists leave out. <code>&#64;railyard/embed</code> calls this with the token of a front end, and shows the answer's <code>url</code> in a frame. The merchant account's <code>front_end_origins</code> may show it. Scope: <code>payment-links.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<EmbeddedCheckout> createAsync(EmbeddedCheckoutCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/embedded-checkouts").body(body), options, EmbeddedCheckout.class);
  }

  /**
   * Change your reference of an embedded checkout before it is paid.
   * <p>
   * For what is known only when the buyer presses the button. A token that pins another amount is refused, since the buyer sees the first: open another checkout. Scope: <code>payment-links.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public EmbeddedCheckout update(String embeddedCheckoutId, EmbeddedCheckoutUpdate body, Options... options) {
    return Connection.await(updateAsync(embeddedCheckoutId, body, options));
  }

  /**
   * Change your reference of an embedded checkout before it is paid.
   * <p>
   * For what is known only when the buyer presses the button. A token that pins another amount is refused, since the buyer sees the first: open another checkout. Scope: <code>payment-links.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<EmbeddedCheckout> updateAsync(String embeddedCheckoutId, EmbeddedCheckoutUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/embedded-checkouts/", embeddedCheckoutId).body(body), options, EmbeddedCheckout.class);
  }
}
