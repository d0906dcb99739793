package io.github.railyard;

import java.math.BigDecimal;
import java.util.Map;

/** Writes what a request is made of: objects, lists, maps, texts, numbers, words, secrets. */
final class JsonWriter {
  private final StringBuilder out;
  private final boolean isShown;

  JsonWriter(StringBuilder out, boolean isShown) {
    this.out = out;
    this.isShown = isShown;
  }

  void write(Object value) {
    if (value == null || value instanceof Boolean) out.append(value);
    else if (value instanceof CharSequence || value instanceof Word) string(value.toString());
    else if (value instanceof Struct) object(((Struct) value).members());
    else if (value instanceof Map) object((Map<?, ?>) value);
    else if (value instanceof Iterable) list((Iterable<?>) value);
    else if (value instanceof Number) number((Number) value);
    else if (value instanceof Secret) string(isShown ? value.toString() : ((Secret) value).reveal());
    else if (value instanceof Opt) write(((Opt<?>) value).value);
    else if (value instanceof OneOf) write(((OneOf) value).value());
    else throw new UsageException("A " + value.getClass().getName() + " can not be written as JSON.");
  }

  private void object(Map<?, ?> members) {
    char before = '{';
    for (Map.Entry<?, ?> member : members.entrySet()) {
      out.append(before);
      string(String.valueOf(member.getKey()));
      out.append(':');
      if (isShown && member.getValue() != null && SecretNames.ALL.contains(member.getKey())) string(Secret.HIDDEN);
      else write(member.getValue());
      before = ',';
    }
    out.append(before == '{' ? "{}" : "}");
  }

  private void list(Iterable<?> elements) {
    char before = '[';
    for (Object element : elements) {
      out.append(before);
      write(element);
      before = ',';
    }
    out.append(before == '[' ? "[]" : "]");
  }

  private void number(Number value) {
    if (value instanceof Double || value instanceof Float) {
      double number = value.doubleValue();
      if (Double.isNaN(number) || Double.isInfinite(number))
        throw new UsageException(number + " is no number of JSON.");
      // as people write it: 0.1, and not 1.0E-1
      out.append(new BigDecimal(value.toString()).toString());
    } else {
      out.append(value);
    }
  }

  private void string(String text) {
    out.append('"');
    for (int at = 0; at < text.length(); at++) {
      char next = text.charAt(at);
      if (next == '"' || next == '\\') out.append('\\').append(next);
      else if (next < ' ' || isLoneSurrogate(text, at)) out.append(String.format("\\u%04x", (int) next));
      else out.append(next);
    }
    out.append('"');
  }

  /** Half a character has no bytes in UTF-8: as an escape it arrives as it is. */
  private static boolean isLoneSurrogate(String text, int at) {
    char one = text.charAt(at);
    if (Character.isHighSurrogate(one))
      return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
    return Character.isLowSurrogate(one) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }
}
