// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class CartItemInput extends Struct {
  /** What the buyer reads. */
  public CartItemInput name(String value) {
    put("name", value);
    return this;
  }

  /** How many of it. */
  public CartItemInput quantity(long value) {
    put("quantity", value);
    return this;
  }

  /** Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CartItemInput unitAmount(long value) {
    put("unit_amount", value);
    return this;
  }

  /** Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CartItemInput discountAmount(long value) {
    put("discount_amount", value);
    return this;
  }

  /** Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CartItemInput taxAmount(long value) {
    put("tax_amount", value);
    return this;
  }

  /** Your own identifier of the article. */
  public CartItemInput externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Stock keeping unit. */
  public CartItemInput sku(String value) {
    put("sku", value);
    return this;
  }

  /** Universal product code. */
  public CartItemInput upc(String value) {
    put("upc", value);
    return this;
  }

  /** A page about the article. */
  public CartItemInput productUrl(String value) {
    put("product_url", value);
    return this;
  }

  /** A picture of the article. */
  public CartItemInput imageUrl(String value) {
    put("image_url", value);
    return this;
  }

  /** Shelves it belongs to. */
  public CartItemInput categories(List<String> value) {
    put("categories", value);
    return this;
  }

  /** What kind of line it is. */
  public CartItemInput productType(ProductType value) {
    put("product_type", value);
    return this;
  }

  /** Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case. */
  public CartItemInput sellerCountry(String value) {
    put("seller_country", value);
    return this;
  }

  /** Whether no tax is due on it. */
  public CartItemInput taxExempt(boolean value) {
    put("tax_exempt", value);
    return this;
  }

  /** What one of it is: a kilogram, a metre, a piece. */
  public CartItemInput unitOfMeasure(String value) {
    put("unit_of_measure", value);
    return this;
  }

  /** Code of the goods in the merchant's or a public classification. */
  public CartItemInput commodityCode(String value) {
    put("commodity_code", value);
    return this;
  }

  /** More about it than its name. */
  public CartItemInput description(String value) {
    put("description", value);
    return this;
  }

  /** Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CartItemInput dutyAmount(long value) {
    put("duty_amount", value);
    return this;
  }

  /** What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CartItemInput shippingAmount(long value) {
    put("shipping_amount", value);
    return this;
  }
}
