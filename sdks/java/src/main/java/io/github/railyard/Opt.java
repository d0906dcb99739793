package io.github.railyard;

/**
 * A member of an update: {@code Opt.of(value)} sets it, {@code Opt.none()} takes it away, and a method that is not
 * called leaves it as it is.
 *
 * @param <T> the type of its value
 */
public final class Opt<T> {
  private static final Opt<?> NONE = new Opt<>(null);
  final T value;

  private Opt(T value) {
    this.value = value;
  }

  /** Sets the member; of null, takes it away. */
  public static <T> Opt<T> of(T value) {
    return value == null ? none() : new Opt<>(value);
  }

  /** Takes the member away: it is sent as null. */
  @SuppressWarnings("unchecked") // it has no value of any type
  public static <T> Opt<T> none() {
    return (Opt<T>) NONE;
  }
}
