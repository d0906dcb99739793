package io.github.railyard;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Messages that the service sends by itself. */
public final class Webhooks {
  private static final Duration TOLERANCE = Duration.ofMinutes(5);
  private static final String PUBLISHED = "x-gr4vy-webhook-";

  private Webhooks() {}

  /**
   * The event of a message whose signature holds. {@code Webhook-Signature} covers the id as well and is taken where it
   * is there; the published header is taken where it is alone.
   *
   * @param body as it came, before anything read it
   * @param header gives a header of the message by its name, or null: {@code request::getHeader}
   * @param secrets of the subscription, {@code whsec_...}; more than one while they are being rotated
   * @return what happened
   * @throws WebhookSignatureException where it is not the service's, was changed, or is too old
   */
  public static WebhookEvent verify(byte[] body, Function<String, String> header, Collection<Secret> secrets) {
    return verify(body, header, secrets, TOLERANCE, Instant.now());
  }

  /**
   * The same by another tolerance and clock.
   *
   * @param body as it came
   * @param header gives a header by its name
   * @param secrets of the subscription
   * @param tolerance how far the time of the message may be from now
   * @param now the time by which its age is judged
   * @return what happened
   */
  public static WebhookEvent verify(
      byte[] body, Function<String, String> header, Collection<Secret> secrets, Duration tolerance, Instant now) {
    String standard = header.apply("webhook-signature");
    boolean isStandard = standard != null && !standard.isEmpty();
    String prefix = isStandard ? "webhook-" : PUBLISHED;
    String signatures = isStandard ? standard : header.apply(PUBLISHED + "signatures");
    String id = header.apply(prefix + "id");
    String timestamp = header.apply(prefix + "timestamp");
    if (isEmpty(id) || isEmpty(timestamp) || isEmpty(signatures))
      throw new WebhookSignatureException("The message has no signature, id or time.");
    refuseOldOnes(timestamp, tolerance, now);

    boolean holds = false;
    for (Secret secret : secrets) {
      byte[] wanted = ascii(signatureOf(secret, isStandard, id, timestamp, body));
      for (String signature : isStandard ? standardOnes(signatures) : List.of(signatures.split(","))) {
        holds |= MessageDigest.isEqual(wanted, ascii(signature));
      }
    }
    if (!holds) throw new WebhookSignatureException("The signature is not one of these secrets over these bytes.");
    return JsonObject.parse(new String(body, StandardCharsets.UTF_8)).as(WebhookEvent.class);
  }

  /**
   * The headers that the service sends with a message, for whoever forwards one or tests an endpoint.
   *
   * @param id of the message
   * @param body its bytes
   * @param secrets under which it is signed
   * @param now its time
   * @return headers by their names in lower case
   */
  public static Map<String, String> sign(String id, byte[] body, Collection<Secret> secrets, Instant now) {
    String timestamp = Long.toString(now.getEpochSecond());
    List<String> published = new ArrayList<>();
    List<String> standard = new ArrayList<>();
    for (Secret secret : secrets) {
      published.add(signatureOf(secret, false, id, timestamp, body));
      standard.add("v1," + signatureOf(secret, true, id, timestamp, body));
    }
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put(PUBLISHED + "id", id);
    headers.put(PUBLISHED + "timestamp", timestamp);
    headers.put(PUBLISHED + "signatures", String.join(",", published));
    headers.put("webhook-id", id);
    headers.put("webhook-timestamp", timestamp);
    headers.put("webhook-signature", String.join(" ", standard));
    return headers;
  }

  private static void refuseOldOnes(String timestamp, Duration tolerance, Instant now) {
    boolean isTime = timestamp.matches("[0-9]{1,12}");
    if (isTime) {
      Duration age = Duration.between(Instant.ofEpochSecond(Long.parseLong(timestamp)), now).abs();
      if (age.compareTo(tolerance) <= 0) return;
    }
    String shown = timestamp.substring(0, Math.min(20, timestamp.length()));
    throw new WebhookSignatureException("The message is of another time than now: " + shown + ".");
  }

  private static List<String> standardOnes(String signatures) {
    List<String> found = new ArrayList<>();
    for (String part : signatures.split(" ")) {
      if (part.startsWith("v1,")) found.add(part.substring(3));
    }
    return found;
  }

  /** Under the bytes that the secret stands for (Standard Webhooks), or under its text (the published SDKs). */
  private static String signatureOf(Secret secret, boolean isStandard, String id, String timestamp, byte[] body) {
    byte[] key = keyOf(secret);
    if (isStandard) return Base64.getEncoder().encodeToString(mac(key, id + "." + timestamp + ".", body));
    StringBuilder hex = new StringBuilder();
    for (byte one : mac(ascii(secret.reveal()), timestamp + ".", body)) {
      hex.append(Character.forDigit(one >> 4 & 15, 16)).append(Character.forDigit(one & 15, 16));
    }
    return hex.toString();
  }

  private static byte[] keyOf(Secret secret) {
    String text = secret == null ? "" : secret.reveal();
    try {
      byte[] key = text.startsWith("whsec_") ? Base64.getDecoder().decode(text.substring(6)) : new byte[0];
      // of a secret that is not set there would be a key of no bytes, under which anybody can sign
      if (key.length > 0) return key;
    } catch (IllegalArgumentException none) {
      // said below
    }
    throw new UsageException("This is not the secret of a webhook subscription, which begins with whsec_.");
  }

  private static byte[] mac(byte[] key, String before, byte[] body) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update(ascii(before));
      return mac.doFinal(body);
    } catch (GeneralSecurityException fault) {
      throw new RailyardException("This Java can not verify webhooks: " + fault.getMessage(), fault);
    }
  }

  private static boolean isEmpty(String text) {
    return text == null || text.isEmpty();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
