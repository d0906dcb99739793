// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>buyers</code>. */
public final class BuyersApi extends Group {
  BuyersApi(Connection on) {
    super(on);
  }

  public BuyersGiftCardsApi giftCards() {
    return new BuyersGiftCardsApi(on);
  }

  public BuyersPaymentMethodsApi paymentMethods() {
    return new BuyersPaymentMethodsApi(on);
  }

  public BuyersShippingDetailsApi shippingDetails() {
    return new BuyersShippingDetailsApi(on);
  }

  /**
   * Create a buyer.
   * <p>
   * A buyer groups stored payment methods, gift cards and addresses of one merchant account. Scope: <code>buyers.write</code>.
   */
  public Buyer create(BuyerCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Create a buyer.
   * <p>
   * A buyer groups stored payment methods, gift cards and addresses of one merchant account. Scope: <code>buyers.write</code>.
   */
  public CompletableFuture<Buyer> createAsync(BuyerCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/buyers").body(body), options, Buyer.class);
  }

  /**
   * List buyers, newest first.
   * <p>
   * Newest first. Scope: <code>buyers.read</code>.
   */
  public Listing<Buyer> list(ListBuyersQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/buyers").query(query), options, Buyer.class);
  }

  /**
   * List buyers, newest first.
   * <p>
   * Newest first. Scope: <code>buyers.read</code>.
   */
  public Listing<Buyer> list(Options... options) {
    return list((ListBuyersQuery) null, options);
  }

  /**
   * Delete a buyer.
   * <p>
   * Deletes the buyer's addresses too. Stored payment methods stay usable by their id; transactions keep what they knew. Scope: <code>buyers.write</code>.
   */
  public Answer delete(String buyerId, Options... options) {
    return Connection.await(deleteAsync(buyerId, options));
  }

  /**
   * Delete a buyer.
   * <p>
   * Deletes the buyer's addresses too. Stored payment methods stay usable by their id; transactions keep what they knew. Scope: <code>buyers.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String buyerId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/buyers/", buyerId), options);
  }

  /**
   * Read a buyer.
   * <p>
   * Another merchant account's buyer is 404. Scope: <code>buyers.read</code>.
   */
  public Buyer get(String buyerId, Options... options) {
    return Connection.await(getAsync(buyerId, options));
  }

  /**
   * Read a buyer.
   * <p>
   * Another merchant account's buyer is 404. Scope: <code>buyers.read</code>.
   */
  public CompletableFuture<Buyer> getAsync(String buyerId, Options... options) {
    return on.send(new ApiRequest("GET", "/buyers/", buyerId), options, Buyer.class);
  }

  /**
   * Change the given fields of a buyer, deeply; null clears.
   * <p>
   * A merge patch (RFC 7396): what is left out stays, null clears, and objects merge as deep as they go. Scope: <code>buyers.write</code>.
   */
  public Buyer update(String buyerId, BuyerUpdate body, Options... options) {
    return Connection.await(updateAsync(buyerId, body, options));
  }

  /**
   * Change the given fields of a buyer, deeply; null clears.
   * <p>
   * A merge patch (RFC 7396): what is left out stays, null clears, and objects merge as deep as they go. Scope: <code>buyers.write</code>.
   */
  public CompletableFuture<Buyer> updateAsync(String buyerId, BuyerUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/buyers/", buyerId).body(body), options, Buyer.class);
  }
}
