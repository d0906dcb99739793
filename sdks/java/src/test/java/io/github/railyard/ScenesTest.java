package io.github.railyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** The scenes of `sdks/played`, whose README.md says what the words of a step mean. */
@EnabledIfEnvironmentVariable(named = "RAILYARD_URL", matches = ".+")
final class ScenesTest {
  private static final Duration RESOLVED_WITHIN = Duration.ofMinutes(2);
  private static final Duration EVENTUALLY_WITHIN = Duration.ofMinutes(5);
  /** What stands before the service alters its answers: that they can be read is all that is judged of them. */
  private static final boolean IS_ALTERED = "true".equals(System.getenv("RAILYARD_ALTERED"));
  private final HttpClient http = HttpClient.newHttpClient();

  @TestFactory
  Stream<DynamicTest> scenes() throws Exception {
    Railyard client = ServiceTest.builder().merchantAccount("default").build();
    JsonObject file = JsonObject.parse(Files.readString(Path.of(System.getenv("RAILYARD_SCENES"))));
    return BehaviourTest.objects(file.get("scenes")).map(scene ->
        DynamicTest.dynamicTest((String) scene.get("name"), () -> play(client, (List<?>) scene.get("steps"))));
  }

  private void play(Railyard client, List<?> steps) throws Exception {
    Map<String, Object> known = new HashMap<>();
    for (Object one : steps) {
      JsonObject step = JsonObject.parse(ServiceTest.filled(Json.write(one), known));
      boolean isAwaited = Boolean.TRUE.equals(step.get("eventually"));
      Object result = isAwaited ? eventually(client, step, known) : did(client, step, known);
      if (step.get("as") != null) known.put((String) step.get("as"), result);
    }
  }

  private Object eventually(Railyard client, JsonObject step, Map<String, Object> known) throws Exception {
    Instant until = Instant.now().plus(EVENTUALLY_WITHIN);
    while (true) {
      try {
        return did(client, step, known);
      } catch (Exception | AssertionError failure) {
        if (Instant.now().isAfter(until)) throw failure;
        Thread.sleep(100);
      }
    }
  }

  /** What comes of a step, which is judged. */
  private Object did(Railyard client, JsonObject step, Map<String, Object> known) throws Exception {
    if (step.get("stand") != null) return act(step);
    if (step.get("embedToken") != null)
      return Map.of("token", client.embedToken((JsonObject) step.get("embedToken")).reveal());
    if (step.get("webhook") != null) return verified(step, (JsonObject) known.get(step.get("webhook")));
    Options options = new Options()
        .idempotencyKey((String) step.get("key"))
        .merchantAccount((String) step.get("merchantAccount"));
    Object result;
    try {
      result = Calls.call(client, step, options);
      if (step.get("items") != null) return walked(step, (Listing<?>) result);
    } catch (OutcomeUnknown unknown) {
      if (!Boolean.TRUE.equals(step.get("resolves"))) throw unknown;
      result = unknown.resolve(RESOLVED_WITHIN);
    } catch (ApiException failure) {
      if (step.get("fails") == null) throw failure;
      return failed(step, failure);
    }
    assertEquals(null, step.get("fails"), "it did not fail");
    if (step.get("isReplayed") != null) assertEquals(step.get("isReplayed"), Calls.answerOf(result).isReplayed());
    Calls.readAll(result);
    Object plain = Calls.plain(result);
    if (!step.containsKey("answers")) return plain;
    if (IS_ALTERED) assertEquals(step.get("answers") == null, plain == null);
    else assertEquals(List.of(), Calls.missing(step.get("answers"), plain, ""));
    return plain;
  }

  private Object walked(JsonObject step, Listing<?> list) throws Exception {
    List<Object> items = new ArrayList<>();
    Object stopAfter = step.get("stopAfter");
    for (Object item : list) {
      Calls.readAll(item);
      items.add(Calls.plain(item));
      if (stopAfter != null && items.size() == (Long) stopAfter) break;
    }
    if (IS_ALTERED) assertEquals(((List<?>) step.get("items")).size(), items.size());
    else assertEquals(List.of(), Calls.missing(step.get("items"), items, ""));
    JsonObject result = new JsonObject(Map.of("items", items));
    result.put("cursor", list.cursor());
    return result;
  }

  private static Object failed(JsonObject step, ApiException failure) {
    JsonObject wanted = new JsonObject((JsonObject) step.get("fails"));
    Object name = wanted.remove("class");
    if (name != null) assertInstanceOf(BehaviourTest.CLASSES.get((String) name), failure);
    List<?> details = (List<?>) wanted.remove("details");
    Map<String, Object> told = Calls.told(failure);
    assertEquals(List.of(), Calls.missing(wanted, told, ""));
    List<?> all = (List<?>) told.get("details");
    if (details != null && !details.stream().allMatch(one ->
        all.stream().anyMatch(other -> Calls.missing(one, other, "").isEmpty()))) {
      throw new AssertionError("wanted " + details + ", got " + all);
    }
    return null;
  }

  private static Object verified(JsonObject step, JsonObject message) {
    Map<?, ?> headers = (Map<?, ?>) message.get("headers");
    byte[] body = ((String) message.get("body")).getBytes(StandardCharsets.UTF_8);
    List<Secret> secrets =
        ((List<?>) step.get("secrets")).stream().map(text -> Secret.of((String) text)).collect(Collectors.toList());
    WebhookEvent event = Webhooks.verify(
        body, name -> headers.get(name) instanceof String ? (String) headers.get(name) : null, secrets);
    assertEquals(List.of(), Calls.missing(step.get("answers"), event.members(), ""));
    return event.members();
  }

  private Object act(JsonObject step) throws Exception {
    URI place = URI.create(System.getenv("RAILYARD_ACTS_URL") + "/" + step.get("stand"));
    String body = Json.write(step.getOrDefault("with", Map.of()));
    HttpResponse<String> answer = http.send(
        HttpRequest.newBuilder(place).header("content-type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)).build(),
        HttpResponse.BodyHandlers.ofString());
    assertEquals(200, answer.statusCode(), answer.body());
    Object result = answer.body().isEmpty() ? null : Json.read(answer.body());
    if (step.get("answers") != null) assertEquals(List.of(), Calls.missing(step.get("answers"), result, ""));
    return result;
  }
}
