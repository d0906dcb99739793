// Printed from the contract; do not edit.
package io.github.railyard;

public final class BrowserInfo extends Struct {
  /** Whether the browser runs scripts. */
  public boolean getJavascriptEnabled() {
    return asFlag("javascript_enabled");
  }

  /** What <code>navigator.javaEnabled()</code> says. */
  public boolean getJavaEnabled() {
    return asFlag("java_enabled");
  }

  /** What <code>navigator.language</code> says, for example <code>en-GB</code>. */
  public String getLanguage() {
    return asText("language");
  }

  /** Bits for one pixel: <code>screen.colorDepth</code>. */
  public long getColorDepth() {
    return asWhole("color_depth");
  }

  /** In pixels: <code>screen.height</code>. */
  public long getScreenHeight() {
    return asWhole("screen_height");
  }

  /** In pixels: <code>screen.width</code>. */
  public long getScreenWidth() {
    return asWhole("screen_width");
  }

  /** Minutes from local time to UTC: <code>getTimezoneOffset()</code>. */
  public long getTimeZoneOffset() {
    return asWhole("time_zone_offset");
  }

  /** The browser's <code>User-Agent</code> header. */
  public String getUserAgent() {
    return asText("user_agent");
  }

  /**
   * What kind of device it is.
   * <p>
   * One of <code>desktop</code>, <code>mobile</code>.
   */
  public String getUserDevice() {
    return asText("user_device");
  }

  /**
   * The browser's <code>Accept</code> header.
   * <p>
   * It may be null.
   */
  public String getAcceptHeader() {
    return asText("accept_header");
  }
}
