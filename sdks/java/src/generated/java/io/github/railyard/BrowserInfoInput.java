// Printed from the contract; do not edit.
package io.github.railyard;

public final class BrowserInfoInput extends Struct {
  /** Whether the browser runs scripts. */
  public BrowserInfoInput javascriptEnabled(boolean value) {
    put("javascript_enabled", value);
    return this;
  }

  /** What <code>navigator.javaEnabled()</code> says. */
  public BrowserInfoInput javaEnabled(boolean value) {
    put("java_enabled", value);
    return this;
  }

  /** What <code>navigator.language</code> says, for example <code>en-GB</code>. */
  public BrowserInfoInput language(String value) {
    put("language", value);
    return this;
  }

  /** Bits for one pixel: <code>screen.colorDepth</code>. */
  public BrowserInfoInput colorDepth(long value) {
    put("color_depth", value);
    return this;
  }

  /** In pixels: <code>screen.height</code>. */
  public BrowserInfoInput screenHeight(long value) {
    put("screen_height", value);
    return this;
  }

  /** In pixels: <code>screen.width</code>. */
  public BrowserInfoInput screenWidth(long value) {
    put("screen_width", value);
    return this;
  }

  /** Minutes from local time to UTC: <code>getTimezoneOffset()</code>. */
  public BrowserInfoInput timeZoneOffset(long value) {
    put("time_zone_offset", value);
    return this;
  }

  /** The browser's <code>User-Agent</code> header. */
  public BrowserInfoInput userAgent(String value) {
    put("user_agent", value);
    return this;
  }

  /**
   * What kind of device it is.
   * <p>
   * One of <code>desktop</code>, <code>mobile</code>.
   */
  public BrowserInfoInput userDevice(String value) {
    put("user_device", value);
    return this;
  }

  /** The browser's <code>Accept</code> header. */
  public BrowserInfoInput acceptHeader(String value) {
    put("accept_header", value);
    return this;
  }
}
