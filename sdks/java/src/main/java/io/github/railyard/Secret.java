package io.github.railyard;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** A text that is not printed by accident: in a log, an error or a debugger it is {@code [hidden]}. */
public final class Secret {
  static final String HIDDEN = "[hidden]";
  private final String text;

  private Secret(String text) {
    this.text = text;
  }

  /** A secret of this text; null of null. */
  public static Secret of(String text) {
    return text == null ? null : new Secret(text);
  }

  /** The text itself. */
  public String reveal() {
    return text;
  }

  @Override
  public String toString() {
    return HIDDEN;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Secret && MessageDigest.isEqual(bytesOf(text), bytesOf(((Secret) other).text));
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  private static byte[] bytesOf(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
