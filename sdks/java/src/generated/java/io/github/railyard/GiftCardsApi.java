// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>gift-cards</code>. */
public final class GiftCardsApi extends Group {
  GiftCardsApi(Connection on) {
    super(on);
  }

  public GiftCardsBalancesApi balances() {
    return new GiftCardsBalancesApi(on);
  }

  /**
   * Store a gift card.
   * <p>
   * Number and PIN are sealed in the vault and never answered. 50 calls a minute and front-end token are let through, together with balances and payments. Scope: <code>gift-cards.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public GiftCard create(GiftCardCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Store a gift card.
   * <p>
   * Number and PIN are sealed in the vault and never answered. 50 calls a minute and front-end token are let through, together with balances and payments. Scope: <code>gift-cards.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<GiftCard> createAsync(GiftCardCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/gift-cards").body(body), options, GiftCard.class);
  }

  /**
   * List stored gift cards.
   * <p>
   * Newest first, without balances. Scope: <code>gift-cards.read</code>.
   */
  public Listing<GiftCard> list(ListGiftCardsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/gift-cards").query(query), options, GiftCard.class);
  }

  /**
   * List stored gift cards.
   * <p>
   * Newest first, without balances. Scope: <code>gift-cards.read</code>.
   */
  public Listing<GiftCard> list(Options... options) {
    return list((ListGiftCardsQuery) null, options);
  }

  /**
   * Activate a gift card at its provider.
   * <p>
   * Loads money onto a card. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: <code>gift-cards.write</code>. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public GiftCard activate(GiftCardActivationCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(activateAsync(body, options));
  }

  /**
   * Activate a gift card at its provider.
   * <p>
   * Loads money onto a card. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: <code>gift-cards.write</code>. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<GiftCard> activateAsync(GiftCardActivationCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/gift-cards/activations").body(body).keyed(), options, GiftCard.class);
  }

  /**
   * Have the provider issue a new gift card.
   * <p>
   * The provider makes a card and says where it shows itself. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: <code>gift-cards.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public GiftCardIssuance issue(GiftCardIssuanceCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(issueAsync(body, options));
  }

  /**
   * Have the provider issue a new gift card.
   * <p>
   * The provider makes a card and says where it shows itself. The provider is asked once for each Idempotency-Key; while the outcome is not known, a repetition is 409, and then the stored answer, a refusal too. Scope: <code>gift-cards.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<GiftCardIssuance> issueAsync(GiftCardIssuanceCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/gift-cards/issuances").body(body).keyed(), options, GiftCardIssuance.class);
  }

  /**
   * Delete a stored gift card.
   * <p>
   * Number and PIN are destroyed. Scope: <code>gift-cards.write</code>.
   */
  public Answer delete(String giftCardId, Options... options) {
    return Connection.await(deleteAsync(giftCardId, options));
  }

  /**
   * Delete a stored gift card.
   * <p>
   * Number and PIN are destroyed. Scope: <code>gift-cards.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String giftCardId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/gift-cards/", giftCardId), options);
  }

  /**
   * Read a stored gift card.
   * <p>
   * Without number and PIN. Scope: <code>gift-cards.read</code>.
   */
  public GiftCard get(String giftCardId, Options... options) {
    return Connection.await(getAsync(giftCardId, options));
  }

  /**
   * Read a stored gift card.
   * <p>
   * Without number and PIN. Scope: <code>gift-cards.read</code>.
   */
  public CompletableFuture<GiftCard> getAsync(String giftCardId, Options... options) {
    return on.send(new ApiRequest("GET", "/gift-cards/", giftCardId), options, GiftCard.class);
  }
}
