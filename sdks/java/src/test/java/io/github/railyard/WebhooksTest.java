package io.github.railyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The messages of `sdks/played/scenes.json`, and some of our own. */
final class WebhooksTest {
  @TestFactory
  Stream<DynamicTest> messages() {
    JsonObject file = JsonObject.parse(Calls.textOf("played/scenes.json"));
    return BehaviourTest.objects(file.get("webhooks")).map(one ->
        DynamicTest.dynamicTest((String) one.get("name"), () -> judge(one)));
  }

  private static void judge(JsonObject one) {
    byte[] body = ((String) one.get("body")).getBytes(StandardCharsets.UTF_8);
    Map<?, ?> headers = (Map<?, ?>) one.get("headers");
    List<Secret> secrets =
        ((List<?>) one.get("secrets")).stream().map(text -> Secret.of((String) text)).collect(Collectors.toList());
    Instant now = Instant.ofEpochSecond((Long) one.get("now"));
    Duration tolerance = Duration.ofMinutes(5);
    if (Boolean.FALSE.equals(one.get("holds"))) {
      assertThrows(WebhookSignatureException.class,
          () -> Webhooks.verify(body, name -> (String) headers.get(name), secrets, tolerance, now));
      return;
    }
    WebhookEvent event = Webhooks.verify(body, name -> (String) headers.get(name), secrets, tolerance, now);
    assertEquals(List.of(), Calls.missing(one.get("holds"), event.members(), ""));
    assertEquals(((JsonObject) one.get("holds")).get("name"), event.getName());
  }

  @Test
  void eitherOfTwoSecretsHolds() {
    byte[] body = "{\"name\":\"buyer.created\",\"target\":{\"type\":\"buyer\",\"id\":\"one\"}}".getBytes();
    List<Secret> secrets = List.of(Secret.of("whsec_Zmlyc3Q="), Secret.of("whsec_c2Vjb25k"));
    Map<String, String> headers = Webhooks.sign("one", body, secrets, Instant.now());
    Map<String, String> published = new HashMap<>(headers);
    published.remove("webhook-signature");
    for (Map<String, String> sent : List.of(headers, published)) {
      for (Secret secret : secrets) {
        WebhookEvent event = Webhooks.verify(body, sent::get, List.of(secret));
        assertEquals("buyer.created", event.getName());
        assertEquals("buyer", event.getTarget().member("type"));
        assertEquals("one", event.getTarget().as(Buyer.class).getId());
      }
    }
    for (String unset : List.of("", "whsec_", "undefined", "whsec_%")) {
      assertThrows(UsageException.class, () -> Webhooks.verify(body, headers::get, List.of(Secret.of(unset))));
    }
    assertThrows(WebhookSignatureException.class, () -> Webhooks.verify(body, headers::get, List.of()));
    assertThrows(WebhookSignatureException.class, () -> Webhooks.verify(body, name -> null, secrets));
  }
}
