package io.github.railyard;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** Makes objects of the printed classes. A method for each of them in each place would double the package. */
final class Shapes {
  private static final ClassValue<Constructor<?>> CONSTRUCTORS = new ClassValue<>() {
    @Override
    protected Constructor<?> computeValue(Class<?> type) {
      try {
        if (Word.class.isAssignableFrom(type)) return type.getDeclaredConstructor(String.class);
        if (Struct.class.isAssignableFrom(type)) return type.getDeclaredConstructor();
        return type.getDeclaredConstructor(JsonObject.class);
      } catch (NoSuchMethodException none) {
        throw new IllegalArgumentException(type + " is no shape of an answer", none);
      }
    }
  };

  private Shapes() {}

  /** A struct, or a `OneOf`. */
  static <T> T make(Class<T> type, JsonObject members) {
    if (!Struct.class.isAssignableFrom(type)) return type.cast(made(type, members));
    return type.cast(Struct.filled((Struct) made(type), members));
  }

  static <T extends Word> T word(Class<T> type, String value) {
    return type.cast(made(type, value));
  }

  private static Object made(Class<?> type, Object... from) {
    try {
      return CONSTRUCTORS.get(type).newInstance(from);
    } catch (InvocationTargetException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
