// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>gift-card-services</code>. */
public final class GiftCardServicesApi extends Group {
  GiftCardServicesApi(Connection on) {
    super(on);
  }

  /**
   * List configured gift card services.
   * <p>
   * Newest first. Secret settings are not shown. Scope: <code>gift-card-services.read</code>.
   */
  public Listing<GiftCardServiceDetails> list(ListGiftCardServicesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/gift-card-services").query(query), options, GiftCardServiceDetails.class);
  }

  /**
   * List configured gift card services.
   * <p>
   * Newest first. Secret settings are not shown. Scope: <code>gift-card-services.read</code>.
   */
  public Listing<GiftCardServiceDetails> list(Options... options) {
    return list((ListGiftCardServicesQuery) null, options);
  }

  /**
   * Configure a gift card service for this merchant account.
   * <p>
   * One service of a merchant account may be active, since a card's number does not say whose it is: 409 where another one is, unless this one is set up inactive. Scope: <code>gift-card-services.write</code>. People confirm it; see Confirmations.
   */
  public GiftCardServiceDetails create(GiftCardServiceCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Configure a gift card service for this merchant account.
   * <p>
   * One service of a merchant account may be active, since a card's number does not say whose it is: 409 where another one is, unless this one is set up inactive. Scope: <code>gift-card-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<GiftCardServiceDetails> createAsync(GiftCardServiceCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/gift-card-services").body(body), options, GiftCardServiceDetails.class);
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>gift-card-services.write</code>.
   */
  public Answer verify(GiftCardServiceVerify body, Options... options) {
    return Connection.await(verifyAsync(body, options));
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>gift-card-services.write</code>.
   */
  public CompletableFuture<Answer> verifyAsync(GiftCardServiceVerify body, Options... options) {
    return on.send(new ApiRequest("POST", "/gift-card-services/verify").body(body), options);
  }

  /**
   * Read a gift card service; secret settings are not shown.
   * <p>
   * Secret settings are left out. Scope: <code>gift-card-services.read</code>.
   */
  public GiftCardServiceDetails get(String giftCardServiceId, Options... options) {
    return Connection.await(getAsync(giftCardServiceId, options));
  }

  /**
   * Read a gift card service; secret settings are not shown.
   * <p>
   * Secret settings are left out. Scope: <code>gift-card-services.read</code>.
   */
  public CompletableFuture<GiftCardServiceDetails> getAsync(String giftCardServiceId, Options... options) {
    return on.send(new ApiRequest("GET", "/gift-card-services/", giftCardServiceId), options, GiftCardServiceDetails.class);
  }

  /**
   * Change the given fields of a gift card service.
   * <p>
   * What is left out stays; an empty value removes a setting that is not required. Scope: <code>gift-card-services.write</code>. People confirm it; see Confirmations.
   */
  public GiftCardServiceDetails update(String giftCardServiceId, GiftCardServiceUpdate body, Options... options) {
    return Connection.await(updateAsync(giftCardServiceId, body, options));
  }

  /**
   * Change the given fields of a gift card service.
   * <p>
   * What is left out stays; an empty value removes a setting that is not required. Scope: <code>gift-card-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<GiftCardServiceDetails> updateAsync(String giftCardServiceId, GiftCardServiceUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/gift-card-services/", giftCardServiceId).body(body), options, GiftCardServiceDetails.class);
  }

  /**
   * Delete a gift card service.
   * <p>
   * Stored cards can no longer be used through it; what they paid can still be given back. Scope: <code>gift-card-services.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String giftCardServiceId, Options... options) {
    return Connection.await(deleteAsync(giftCardServiceId, options));
  }

  /**
   * Delete a gift card service.
   * <p>
   * Stored cards can no longer be used through it; what they paid can still be given back. Scope: <code>gift-card-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String giftCardServiceId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/gift-card-services/", giftCardServiceId), options);
  }
}
