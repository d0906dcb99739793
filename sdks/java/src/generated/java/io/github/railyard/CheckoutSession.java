// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class CheckoutSession extends Struct {
  /**
   * What is bought; null where nothing was told.
   * <p>
   * It may be null.
   */
  public List<CartItem> getCartItems() {
    return asStructs("cart_items", CartItem.class);
  }

  /**
   * Your own keys and values; null where none were given.
   * <p>
   * It may be null.
   */
  public Map<String, String> getMetadata() {
    return asMap("metadata");
  }

  /**
   * Who pays; null where nothing was told.
   * <p>
   * It may be null.
   */
  public GuestBuyer getBuyer() {
    return asStruct("buyer", GuestBuyer.class);
  }

  /**
   * The known buyer whom the session is for; null where none was named.
   * <p>
   * It may be null.
   */
  public String getBuyerId() {
    return asText("buyer_id");
  }

  /**
   * Origins of the pages that may show this session's frames; null: those of the merchant account.
   * <p>
   * It may be null.
   */
  public List<String> getFrontEndOrigins() {
    return asList("front_end_origins");
  }

  /**
   * What was told about the flights; null where nothing was.
   * <p>
   * It may be null.
   */
  public Airline getAirline() {
    return asStruct("airline", Airline.class);
  }

  /**
   * What the session is for; null where nothing was told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmount() {
    return asWholeOrNull("amount");
  }

  /**
   * Currency of that amount; null where nothing was told. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * The payment service that is to take the payment; null leaves the choice to routing.
   * <p>
   * It may be null.
   */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** When the session and the card data in it are destroyed. */
  public String getExpiresAt() {
    return asText("expires_at");
  }

  /**
   * What was put in; null before that, and once a payment took it.
   * <p>
   * It may be null.
   */
  public CheckoutSessionPaymentMethod getPaymentMethod() {
    return asStruct("payment_method", CheckoutSessionPaymentMethod.class);
  }
}
