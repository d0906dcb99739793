// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowCartItem extends Struct {
  /** Stock keeping unit. */
  public FlowCartItem sku(String value) {
    put("sku", value);
    return this;
  }

  /** Shelves it belongs to. */
  public FlowCartItem categories(List<String> value) {
    put("categories", value);
    return this;
  }

  /** What kind of line it is. */
  public FlowCartItem productType(ProductType value) {
    put("product_type", value);
    return this;
  }
}
