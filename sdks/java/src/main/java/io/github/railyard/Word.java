package io.github.railyard;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A word of an enumeration. A later version may know more of them: they come as they are. The constants are the same
 * objects wherever they come from, so {@code ==} finds them.
 */
public abstract class Word {
  private static final Map<Class<?>, Map<String, Word>> KNOWN = new ConcurrentHashMap<>();
  private static final int KEPT_MAX = 1000;
  private final String value;

  Word(String value) {
    this.value = value;
    Map<String, Word> known = KNOWN.computeIfAbsent(getClass(), none -> new ConcurrentHashMap<>());
    if (known.size() < KEPT_MAX) known.putIfAbsent(value, this);
  }

  /**
   * A word that this version does not know: {@code Word.of(TransactionStatus.class, "sleeping")}. Of one that it
   * knows, the constant.
   *
   * @param <T> the enumeration
   * @param type its class
   * @param value the word, as the API has it
   * @return the word; null of null
   */
  public static <T extends Word> T of(Class<T> type, String value) {
    if (value == null) return null;
    T found = known(type, value);
    if (found != null) return found;
    // the constants are made when their class is first used: this may be the first time
    T made = Shapes.word(type, value);
    T kept = known(type, value);
    return kept == null ? made : kept;
  }

  private static <T extends Word> T known(Class<T> type, String value) {
    Map<String, Word> known = KNOWN.get(type);
    return known == null ? null : type.cast(known.get(value));
  }

  /** The word, as the API has it. */
  public final String value() {
    return value;
  }

  @Override
  public final String toString() {
    return value;
  }

  @Override
  public final boolean equals(Object other) {
    return other != null && other.getClass() == getClass() && ((Word) other).value.equals(value);
  }

  @Override
  public final int hashCode() {
    return value.hashCode();
  }
}
