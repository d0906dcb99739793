package io.github.railyard;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * JSON (RFC 8259), read and written. An object is a map in its order, a list is a list, and a number is a
 * {@code Long}, a {@code BigInteger} where that is too small, or a {@code BigDecimal}: none loses a digit.
 */
final class Json {
  private static final int DEPTH_MAX = 500;
  private static final int DIGITS_MAX = 1000;
  private final String text;
  private int at = 0;
  private int depth = 0;

  private Json(String text) {
    this.text = text;
  }

  /** The value of a whole text; throws where it is not JSON. */
  static Object read(String text) {
    Json reader = new Json(text);
    Object value = reader.value();
    if (reader.at < text.length()) throw reader.wrong("the end");
    return value;
  }

  static String write(Object value) {
    StringBuilder out = new StringBuilder();
    new JsonWriter(out, false).write(value);
    return out.toString();
  }

  /** The same for whoever reads logs: secrets are hidden. */
  static String show(Object value) {
    StringBuilder out = new StringBuilder();
    new JsonWriter(out, true).write(value);
    return out.toString();
  }

  private Object value() {
    skipSpace();
    Object value = element();
    skipSpace();
    return value;
  }

  private Object element() {
    if (at >= text.length()) throw wrong("a value");
    switch (text.charAt(at)) {
      case '{':
        return object();
      case '[':
        return list();
      case '"':
        return string();
      case 't':
        return word("true", true);
      case 'f':
        return word("false", false);
      case 'n':
        return word("null", null);
      default:
        return number();
    }
  }

  private Map<String, Object> object() {
    JsonObject members = new JsonObject();
    enter();
    skipSpace();
    if (take('}')) return leave(members);
    do {
      skipSpace();
      if (at >= text.length() || text.charAt(at) != '"') throw wrong("a name");
      String name = string();
      skipSpace();
      need(':');
      members.put(name, value());
    } while (take(','));
    need('}');
    return leave(members);
  }

  private List<Object> list() {
    List<Object> elements = new ArrayList<>();
    enter();
    skipSpace();
    if (take(']')) return leave(elements);
    do {
      elements.add(value());
    } while (take(','));
    need(']');
    return leave(elements);
  }

  private void enter() {
    at++;
    if (++depth > DEPTH_MAX) throw wrong("less deep, at most " + DEPTH_MAX + " levels");
  }

  private <T> T leave(T made) {
    depth--;
    return made;
  }

  private String string() {
    int start = ++at;
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next == '"') return text.substring(start, at++);
      if (next == '\\' || next < ' ') break;
      at++;
    }
    return stringWithEscapes(new StringBuilder().append(text, start, at));
  }

  private String stringWithEscapes(StringBuilder out) {
    while (at < text.length()) {
      char next = text.charAt(at++);
      if (next == '"') return out.toString();
      if (next < ' ') {
        at--;
        throw wrong("an escape");
      }
      out.append(next == '\\' ? escaped() : next);
    }
    throw wrong("the end of a text");
  }

  private char escaped() {
    if (at >= text.length()) throw wrong("an escape");
    char next = text.charAt(at++);
    int known = "\"\\/bfnrt".indexOf(next);
    if (known >= 0) return "\"\\/\b\f\n\r\t".charAt(known);
    if (next != 'u') {
      at--;
      throw wrong("an escape");
    }
    int code = 0;
    for (int end = at + 4; at < end; at++) {
      int digit = at < text.length() ? hexOf(text.charAt(at)) : -1;
      if (digit < 0) throw wrong("four hexadecimal digits");
      code = code * 16 + digit;
    }
    return (char) code;
  }

  /** Digits of ASCII alone: Character.digit takes those of other scripts, too. */
  private static int hexOf(char sign) {
    return sign < 128 ? Character.digit(sign, 16) : -1;
  }

  private Object number() {
    int start = at;
    take('-');
    int digits = at;
    if (!skipDigits() || (text.charAt(digits) == '0' && at > digits + 1)) {
      at = digits;
      throw wrong("a value");
    }
    boolean isWhole = true;
    if (take('.')) {
      isWhole = false;
      if (!skipDigits()) throw wrong("a digit");
    }
    if (take('e') || take('E')) {
      isWhole = false;
      if (!take('+')) take('-');
      if (!skipDigits()) throw wrong("a digit");
    }
    if (at - start > DIGITS_MAX) throw wrong("a number of at most " + DIGITS_MAX + " digits");
    return numberOf(text.substring(start, at), isWhole);
  }

  private Object numberOf(String digits, boolean isWhole) {
    // -0 is whole for JSON, and no Long
    if (isWhole && digits.length() < 19) return Long.parseLong(digits);
    try {
      if (!isWhole) return new BigDecimal(digits);
      BigInteger number = new BigInteger(digits);
      if (number.bitLength() < Long.SIZE) return number.longValue();
      return number;
    } catch (NumberFormatException tooLarge) {
      throw wrong("a number with a smaller exponent");
    }
  }

  private boolean skipDigits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
    return at > start;
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) throw wrong("a value");
    at += word.length();
    return value;
  }

  private void skipSpace() {
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next != ' ' && next != '\n' && next != '\t' && next != '\r') return;
      at++;
    }
  }

  private boolean take(char wanted) {
    if (at >= text.length() || text.charAt(at) != wanted) return false;
    at++;
    return true;
  }

  private void need(char wanted) {
    if (!take(wanted)) throw wrong("'" + wanted + "'");
  }

  /** What stands there is not shown: it may be secret. */
  private RailyardException wrong(String wanted) {
    return new RailyardException("This is not JSON: at character " + at + ", " + wanted + " is missing.");
  }
}
