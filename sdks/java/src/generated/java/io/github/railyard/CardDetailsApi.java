// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>card-details</code>. */
public final class CardDetailsApi extends Group {
  CardDetailsApi(Connection on) {
    super(on);
  }

  /**
   * Look up what the first digits of a card say about it.
   * <p>
   * The built-in table knows documented test cards; the setting <code>RAILYARD_BIN_FILE</code> names one for real cards. What the first digits say is the same for every payment: all parameters but <code>bin</code> and <code>payment_method_id</code> are taken as published, and change nothing in the answer. Scope: <code>bin-checker.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CardDetail get(GetCardDetailsQuery query, Options... options) {
    return Connection.await(getAsync(query, options));
  }

  /**
   * Look up what the first digits of a card say about it.
   * <p>
   * The built-in table knows documented test cards; the setting <code>RAILYARD_BIN_FILE</code> names one for real cards. What the first digits say is the same for every payment: all parameters but <code>bin</code> and <code>payment_method_id</code> are taken as published, and change nothing in the answer. Scope: <code>bin-checker.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<CardDetail> getAsync(GetCardDetailsQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/card-details").query(query), options, CardDetail.class);
  }
}
