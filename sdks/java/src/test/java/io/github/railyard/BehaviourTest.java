package io.github.railyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The cases of `sdks/behaviour/calls.json`: its README.md says what their words mean. */
final class BehaviourTest {
  static final Map<String, Class<?>> CLASSES = Map.of(
      "InvalidRequestError", InvalidRequestException.class,
      "UnauthorizedError", UnauthorizedException.class,
      "ForbiddenError", ForbiddenException.class,
      "NotFoundError", NotFoundException.class,
      "ConflictError", ConflictException.class,
      "RateLimitError", RateLimitException.class,
      "ServerError", ServerException.class,
      "ApiError", ApiException.class,
      "ConnectionError", ConnectionException.class,
      "RailyardError", UsageException.class);

  @TestFactory
  Stream<DynamicTest> vectors() {
    JsonObject file = JsonObject.parse(Calls.textOf("behaviour/calls.json"));
    return objects(file.get("cases")).map(one ->
        DynamicTest.dynamicTest((String) one.get("name"), () -> new Case(one).play()));
  }

  static Stream<JsonObject> objects(Object list) {
    return ((List<?>) list).stream().map(JsonObject.class::cast);
  }

  private static final class Case {
    private final JsonObject said;
    private final List<?> replies;
    private final List<WireRequest> sent = new ArrayList<>();

    Case(JsonObject said) {
      this.said = said;
      this.replies = (List<?>) said.get("replies");
    }

    void play() throws Exception {
      JsonObject settings = (JsonObject) said.getOrDefault("client", new JsonObject(Map.of()));
      Railyard client = Railyard.builder("https://pay.example/")
          .key(pemOf("secp256r1"))
          .merchantAccount((String) settings.get("merchantAccount"))
          .retry(RetryPolicy.DEFAULT.pauses(Duration.ZERO, Duration.ZERO))
          .transport(this::reply)
          .build();
      for (Object call : (List<?>) said.get("calls")) playCall(client, (JsonObject) call);
      judgeSent((List<?>) said.get("sent"));
    }

    private CompletableFuture<WireAnswer> reply(WireRequest wire) {
      sent.add(wire);
      if (sent.size() > replies.size()) fail("nothing more was to be sent");
      Object reply = replies.get(sent.size() - 1);
      if (!(reply instanceof JsonObject)) {
        boolean mayHaveArrived = reply.equals("broken");
        return CompletableFuture.failedFuture(new ConnectionException("no answer", mayHaveArrived, null));
      }
      JsonObject answer = (JsonObject) reply;
      Map<String, List<String>> headers = new HashMap<>();
      ((JsonObject) answer.getOrDefault("headers", new JsonObject(Map.of()))).forEach((name, value) ->
          headers.put(name, List.of(name.equals("date") ? dateIn((String) value) : (String) value)));
      String text = answer.get("body") != null ? Json.write(answer.get("body")) : (String) answer.get("text");
      byte[] body = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
      return CompletableFuture.completedFuture(new WireAnswer(((Long) answer.get("status")).intValue(), headers, body));
    }

    private static String dateIn(String seconds) {
      Instant at = Instant.now().plusSeconds(Long.parseLong(seconds));
      return DateTimeFormatter.RFC_1123_DATE_TIME.format(at.atOffset(ZoneOffset.UTC));
    }

    private void playCall(Railyard client, JsonObject call) throws Exception {
      String other = (String) call.get("forMerchantAccount");
      Options options = new Options()
          .idempotencyKey((String) call.get("key"))
          .merchantAccount((String) call.get("merchantAccount"));
      Object result;
      try {
        result = Calls.call(other == null ? client : client.forMerchantAccount(other), call, options);
        if (call.get("items") != null) {
          judgeWalk(call, (Listing<?>) result);
          return;
        }
      } catch (OutcomeUnknown unknown) {
        assertEquals(true, call.get("unknown"), unknown.getMessage());
        judgeUnknown(call, unknown);
        return;
      } catch (RailyardException failure) {
        if (call.get("fails") == null) throw failure;
        judgeFailure((JsonObject) call.get("fails"), failure);
        return;
      }
      assertNull(call.get("fails"), "it did not fail");
      assertNull(call.get("unknown"), "the outcome is known");
      assertEquals(List.of(), Calls.missing(call.get("answers"), Calls.plain(result), ""));
      Answer answer = Calls.answerOf(result);
      if (call.get("isReplayed") != null) assertEquals(call.get("isReplayed"), answer.isReplayed());
      if (call.get("requestId") != null) assertEquals(call.get("requestId"), answer.requestId());
    }

    private void judgeWalk(JsonObject call, Listing<?> list) {
      List<Object> ids = new ArrayList<>();
      Object stopAfter = call.get("stopAfter");
      for (Object item : list) {
        ids.add(((Struct) item).get("id"));
        if (stopAfter != null && ids.size() == (Long) stopAfter) break;
      }
      assertEquals(call.get("items"), ids);
      if (call.get("cursor") != null) assertEquals(call.get("cursor"), list.cursor());
    }

    private void judgeUnknown(JsonObject call, OutcomeUnknown unknown) throws OutcomeUnknown {
      assertFalse(RailyardException.class.isInstance((Object) unknown));
      assertNotNull(unknown.idempotencyKey());
      JsonObject resolves = (JsonObject) call.get("resolves");
      if (resolves == null) return;
      if (Boolean.TRUE.equals(resolves.get("unknown"))) {
        assertThrows(OutcomeUnknown.class, () -> unknown.resolve(Duration.ofMinutes(1)));
      } else {
        Transaction payment = unknown.resolve(Duration.ofMinutes(1), Transaction.class);
        assertEquals(List.of(), Calls.missing(resolves.get("answers"), payment.members(), ""));
      }
    }

    private void judgeFailure(JsonObject wanted, RailyardException failure) {
      String name = (String) wanted.get("class");
      assertInstanceOf(CLASSES.get(name), failure);
      if (name.equals("ApiError")) assertEquals(ApiException.class, failure.getClass());
      if (!(failure instanceof ApiException)) return;
      Map<String, Object> told = Calls.told((ApiException) failure);
      told.put("class", name);
      assertEquals(List.of(), Calls.missing(wanted, told, ""));
    }

    private void judgeSent(List<?> wanted) {
      assertEquals(wanted.size(), sent.size(), "requests");
      Map<String, String> keys = new HashMap<>();
      Map<String, String> tokens = new HashMap<>();
      for (int at = 0; at < wanted.size(); at++) judgeRequest((JsonObject) wanted.get(at), sent.get(at), keys, tokens);
      for (Map<String, String> names : List.of(keys, tokens)) {
        assertEquals(names.size(), new HashSet<>(names.values()).size(), "two names for one value");
      }
    }

    private static void judgeRequest(
        JsonObject wanted, WireRequest wire, Map<String, String> keys, Map<String, String> tokens) {
      Map<String, String> headers = wire.headersWithSecrets();
      String key = headers.get("idempotency-key");
      String label = (String) wanted.get("key");
      if (wanted.containsKey("key") && label == null) assertNull(key);
      else if (label != null && label.startsWith("=")) assertEquals(label.substring(1), key);
      else if (label != null) assertNamed(keys, label, key);
      if (wanted.get("token") != null) assertNamed(tokens, (String) wanted.get("token"), headers.get("authorization"));
      if (wanted.get("tokenAhead") != null) {
        long ahead = issuedAt(headers.get("authorization")) - Instant.now().getEpochSecond();
        long off = ahead - (Long) wanted.get("tokenAhead");
        assertTrue(Math.abs(off) < 60, "the token is off by " + off + " s");
      }
      if (wanted.get("merchantAccount") != null)
        assertEquals(wanted.get("merchantAccount"), headers.get("x-merchant-account-id"));
      if (wanted.get("method") != null) assertEquals(wanted.get("method"), wire.method());
      if (wanted.get("url") != null)
        assertEquals(sorted("https://pay.example" + wanted.get("url")), sorted(wire.uri().toString()));
      ((JsonObject) wanted.getOrDefault("headers", new JsonObject(Map.of()))).forEach((name, value) ->
          assertEquals(value, headers.get(name)));
    }

    private static void assertNamed(Map<String, String> names, String name, String value) {
      assertNotNull(value, name);
      String known = names.putIfAbsent(name, value);
      assertEquals(known == null ? value : known, value, name);
    }

    /** The parameters of a query may stand in any order. */
    private static List<String> sorted(String address) {
      String[] parts = address.split("\\?", 2);
      List<String> all = new ArrayList<>(List.of(parts[0]));
      if (parts.length > 1) Arrays.stream(parts[1].split("&")).sorted((one, other) ->
          one.split("=")[0].compareTo(other.split("=")[0])).forEach(all::add);
      return all;
    }

    private static long issuedAt(String authorization) {
      byte[] claims = Base64.getUrlDecoder().decode(authorization.split("\\.")[1]);
      return (Long) JsonObject.parse(new String(claims, StandardCharsets.UTF_8)).get("iat");
    }
  }

  static String pemOf(String curve) throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec(curve));
    return pemOf("PRIVATE KEY", generator.generateKeyPair().getPrivate().getEncoded());
  }

  static String pemOf(String kind, byte[] data) {
    String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(data);
    return "-----BEGIN " + kind + "-----\n" + text + "\n-----END " + kind + "-----\n";
  }
}
