// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class CartItem extends Struct {
  /** What the buyer reads. */
  public String getName() {
    return asText("name");
  }

  /** How many of it. */
  public long getQuantity() {
    return asWhole("quantity");
  }

  /** Price of one, before discount and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getUnitAmount() {
    return asWhole("unit_amount");
  }

  /**
   * Taken off the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getDiscountAmount() {
    return asWholeOrNull("discount_amount");
  }

  /**
   * Tax of the line as a whole. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getTaxAmount() {
    return asWholeOrNull("tax_amount");
  }

  /**
   * Your own identifier of the article.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * Stock keeping unit.
   * <p>
   * It may be null.
   */
  public String getSku() {
    return asText("sku");
  }

  /**
   * Universal product code.
   * <p>
   * It may be null.
   */
  public String getUpc() {
    return asText("upc");
  }

  /**
   * A page about the article.
   * <p>
   * It may be null.
   */
  public String getProductUrl() {
    return asText("product_url");
  }

  /**
   * A picture of the article.
   * <p>
   * It may be null.
   */
  public String getImageUrl() {
    return asText("image_url");
  }

  /**
   * Shelves it belongs to.
   * <p>
   * It may be null.
   */
  public List<String> getCategories() {
    return asList("categories");
  }

  /**
   * What kind of line it is.
   * <p>
   * It may be null.
   */
  public ProductType getProductType() {
    return asWord("product_type", ProductType.class);
  }

  /**
   * Country of who sells it on a marketplace. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getSellerCountry() {
    return asText("seller_country");
  }

  /**
   * Whether no tax is due on it.
   * <p>
   * It may be null.
   */
  public Boolean getTaxExempt() {
    return asFlagOrNull("tax_exempt");
  }

  /**
   * What one of it is: a kilogram, a metre, a piece.
   * <p>
   * It may be null.
   */
  public String getUnitOfMeasure() {
    return asText("unit_of_measure");
  }

  /**
   * Code of the goods in the merchant's or a public classification.
   * <p>
   * It may be null.
   */
  public String getCommodityCode() {
    return asText("commodity_code");
  }

  /**
   * More about it than its name.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /**
   * Customs duty of the line. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getDutyAmount() {
    return asWholeOrNull("duty_amount");
  }

  /**
   * What sending the line costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getShippingAmount() {
    return asWholeOrNull("shipping_amount");
  }
}
