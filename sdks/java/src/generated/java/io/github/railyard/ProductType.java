// Printed from the contract; do not edit.
package io.github.railyard;

public final class ProductType extends Word {
  public static final ProductType PHYSICAL = new ProductType("physical");
  public static final ProductType DISCOUNT = new ProductType("discount");
  public static final ProductType SHIPPING_FEE = new ProductType("shipping_fee");
  public static final ProductType SALES_TAX = new ProductType("sales_tax");
  public static final ProductType DIGITAL = new ProductType("digital");
  public static final ProductType GIFT_CARD = new ProductType("gift_card");
  public static final ProductType STORE_CREDIT = new ProductType("store_credit");
  public static final ProductType SURCHARGE = new ProductType("surcharge");

  ProductType(String value) {
    super(value);
  }
}
