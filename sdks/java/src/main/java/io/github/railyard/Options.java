package io.github.railyard;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** What can be said of one call, beside what it is about: {@code Options.key(stored).timeout(...)}. */
public final class Options {
  String idempotencyKey;
  String merchantAccount;
  Duration timeout;
  RetryPolicy retry;
  final Map<String, String> headers = new LinkedHashMap<>();

  /** Nothing is said yet. */
  public Options() {}

  /** Of an operation that moves money: a key that was stored before. Left out, the call makes one. */
  public static Options key(String idempotencyKey) {
    return new Options().idempotencyKey(idempotencyKey);
  }

  /** Of an operation that moves money: a key that was stored before. Left out, the call makes one. */
  public Options idempotencyKey(String key) {
    this.idempotencyKey = key;
    return this;
  }

  /** In the place of that of the client. */
  public Options merchantAccount(String id) {
    this.merchantAccount = id;
    return this;
  }

  /** For one try, from connecting to the last byte of the answer. */
  public Options timeout(Duration timeout) {
    this.timeout = timeout;
    return this;
  }

  /** How often, and after which pauses, this call is tried again. */
  public Options retry(RetryPolicy policy) {
    this.retry = policy;
    return this;
  }

  /** A header beside those that the client writes. */
  public Options header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  /** All of them as one; what a later one says counts. */
  static Options merged(Options... given) {
    Options all = new Options();
    for (Options one : given) {
      if (one.idempotencyKey != null) all.idempotencyKey = one.idempotencyKey;
      if (one.merchantAccount != null) all.merchantAccount = one.merchantAccount;
      if (one.timeout != null) all.timeout = one.timeout;
      if (one.retry != null) all.retry = one.retry;
      all.headers.putAll(one.headers);
    }
    return all;
  }
}
