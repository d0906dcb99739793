// Printed from the contract; do not edit.
package io.github.railyard;

public final class IntegrationClient extends Word {
  public static final IntegrationClient REDIRECT = new IntegrationClient("redirect");
  public static final IntegrationClient WEB = new IntegrationClient("web");
  public static final IntegrationClient ANDROID = new IntegrationClient("android");
  public static final IntegrationClient IOS = new IntegrationClient("ios");

  IntegrationClient(String value) {
    super(value);
  }
}
