// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>buyers/shipping-details</code>. */
public final class BuyersShippingDetailsApi extends Group {
  BuyersShippingDetailsApi(Connection on) {
    super(on);
  }

  /**
   * Add a shipping address to a buyer.
   * <p>
   * A payment can name it with <code>shipping_details_id</code>. Scope: <code>buyers.write</code>.
   */
  public ShippingDetails create(String buyerId, ShippingDetailsCreateInput body, Options... options) {
    return Connection.await(createAsync(buyerId, body, options));
  }

  /**
   * Add a shipping address to a buyer.
   * <p>
   * A payment can name it with <code>shipping_details_id</code>. Scope: <code>buyers.write</code>.
   */
  public CompletableFuture<ShippingDetails> createAsync(String buyerId, ShippingDetailsCreateInput body, Options... options) {
    return on.send(new ApiRequest("POST", "/buyers/", buyerId, "/shipping-details").body(body), options, ShippingDetails.class);
  }

  /**
   * List the shipping addresses of a buyer.
   * <p>
   * All of the buyer, without pages. Scope: <code>buyers.read</code>.
   */
  public Listing<ShippingDetails> list(String buyerId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/buyers/", buyerId, "/shipping-details"), options, ShippingDetails.class);
  }

  /**
   * Delete a shipping address.
   * <p>
   * Transactions keep what they knew of it. Scope: <code>buyers.write</code>.
   */
  public Answer delete(String buyerId, String shippingDetailsId, Options... options) {
    return Connection.await(deleteAsync(buyerId, shippingDetailsId, options));
  }

  /**
   * Delete a shipping address.
   * <p>
   * Transactions keep what they knew of it. Scope: <code>buyers.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String buyerId, String shippingDetailsId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/buyers/", buyerId, "/shipping-details/", shippingDetailsId), options);
  }

  /**
   * Read a shipping address.
   * <p>
   * 404 where the address is another buyer's. Scope: <code>buyers.read</code>.
   */
  public ShippingDetails get(String buyerId, String shippingDetailsId, Options... options) {
    return Connection.await(getAsync(buyerId, shippingDetailsId, options));
  }

  /**
   * Read a shipping address.
   * <p>
   * 404 where the address is another buyer's. Scope: <code>buyers.read</code>.
   */
  public CompletableFuture<ShippingDetails> getAsync(String buyerId, String shippingDetailsId, Options... options) {
    return on.send(new ApiRequest("GET", "/buyers/", buyerId, "/shipping-details/", shippingDetailsId), options, ShippingDetails.class);
  }

  /**
   * Change the given fields of a shipping address.
   * <p>
   * What is left out stays, null clears, and the address merges. Scope: <code>buyers.write</code>.
   */
  public ShippingDetails update(String buyerId, String shippingDetailsId, ShippingDetailsUpdate body, Options... options) {
    return Connection.await(updateAsync(buyerId, shippingDetailsId, body, options));
  }

  /**
   * Change the given fields of a shipping address.
   * <p>
   * What is left out stays, null clears, and the address merges. Scope: <code>buyers.write</code>.
   */
  public CompletableFuture<ShippingDetails> updateAsync(String buyerId, String shippingDetailsId, ShippingDetailsUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/buyers/", buyerId, "/shipping-details/", shippingDetailsId).body(body), options, ShippingDetails.class);
  }
}
