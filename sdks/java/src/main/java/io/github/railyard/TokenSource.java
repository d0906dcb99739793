package io.github.railyard;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** One token for all calls, until most of its life is over: the service remembers tokens that it has verified. */
final class TokenSource {
  private static final Duration LIFE = Duration.ofMinutes(10);
  /** Of a token's life, when the next one is signed. */
  private static final Duration FRESH = Duration.ofMinutes(8);
  private static final Duration CLOCKS_DIFFER = Duration.ofSeconds(5);
  private final SigningKey key;
  private final Map<String, Object> claims;
  private final String fixed;
  private String token = null;
  private Instant freshUntil = Instant.MIN;
  private Duration ahead = Duration.ZERO;

  private TokenSource(SigningKey key, Map<String, Object> claims, String fixed) {
    this.key = key;
    this.claims = claims;
    this.fixed = fixed;
  }

  static TokenSource signedBy(SigningKey key, Map<String, Object> claims) {
    return new TokenSource(key, claims, null);
  }

  /** A token that somebody else signed. */
  static TokenSource of(String token) {
    return new TokenSource(null, Map.of(), token);
  }

  synchronized String current() {
    if (fixed != null) return fixed;
    Instant now = Instant.now().plus(ahead);
    if (!now.isBefore(freshUntil)) {
      token = sign(key, claims, now, LIFE);
      freshUntil = now.plus(FRESH);
    }
    return token;
  }

  /** Goes by the service's clock from now on; false where the clocks differ too little to matter. */
  synchronized boolean learnClock(Instant date) {
    if (date == null || fixed != null) return false;
    Duration found = Duration.between(Instant.now(), date);
    if (found.minus(ahead).abs().compareTo(CLOCKS_DIFFER) <= 0) return false;
    ahead = found;
    freshUntil = Instant.MIN;
    return true;
  }

  /** A token with these claims, from now on. */
  static String sign(SigningKey key, Map<String, Object> claims, Instant now, Duration life) {
    Map<String, Object> said = new LinkedHashMap<>(claims);
    said.put("iat", now.getEpochSecond());
    said.put("nbf", now.getEpochSecond());
    said.put("exp", now.plus(life).getEpochSecond());
    said.put("jti", UUID.randomUUID().toString());
    return key.token(Json.write(said));
  }
}
