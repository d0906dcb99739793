package io.github.railyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Against services that `npm run sdk:conform -- --language=java` starts. */
@EnabledIfEnvironmentVariable(named = "RAILYARD_URL", matches = ".+")
final class ServiceTest {
  private static final Pattern REFERENCE = Pattern.compile("\\{([a-z0-9_]+(?:\\.\\w+)+)\\}");

  @Test
  void everyExampleOfTheContract() throws Exception {
    Railyard client = Railyard.builder(System.getenv("RAILYARD_EXAMPLES_URL"))
        .token(Secret.of(System.getenv("RAILYARD_EXAMPLES_TOKEN"))).build();
    List<?> examples = (List<?>) Json.read(Files.readString(Path.of(System.getenv("RAILYARD_EXAMPLES"))));
    assertTrue(examples.size() > 200);
    Map<String, Object> known = new HashMap<>();
    List<String> faults = new ArrayList<>();
    for (Object one : examples) {
      JsonObject example = JsonObject.parse(filled(Json.write(one), known));
      String operation = (String) example.get("operation");
      JsonObject step = new JsonObject(example);
      step.put("path", example.getOrDefault("params", Map.of()));
      Options options = new Options();
      ((Map<?, ?>) example.getOrDefault("headers", Map.of())).forEach((name, value) ->
          options.header((String) name, (String) value));
      try {
        Object result = Calls.call(client, step, options);
        if (result instanceof Listing) result = ((Listing<?>) result).page();
        Calls.readAll(result);
        known.put((String) example.getOrDefault("as", operation), Calls.plain(result));
      } catch (Exception | AssertionError failure) {
        faults.add(operation + ": " + failure + (failure.getCause() == null ? "" : " " + failure.getCause()));
      }
    }
    assertEquals(List.of(), faults);
  }

  /** A text with what earlier ones were answered in the place of each {add_buyer.id}. */
  static String filled(String text, Map<String, Object> known) {
    return REFERENCE.matcher(text).replaceAll(found -> {
      String json = Json.write(String.valueOf(at(known, found.group(1))));
      return Matcher.quoteReplacement(json.substring(1, json.length() - 1));
    });
  }

  /** What is at list_buyers.items.0.id; empty where there is nothing. */
  private static Object at(Object known, String reference) {
    Object value = known;
    for (String name : reference.split("\\.")) {
      if (value instanceof Map) value = ((Map<?, ?>) value).get(name);
      else if (value instanceof List && Integer.parseInt(name) < ((List<?>) value).size())
        value = ((List<?>) value).get(Integer.parseInt(name));
      else return "";
    }
    return value == null ? "" : value;
  }

  static Railyard.Builder builder() {
    return Railyard.builder(System.getenv("RAILYARD_URL")).keyFile(Path.of(System.getenv("RAILYARD_KEY_FILE")));
  }

  @Test
  void manyThreadsShareOneToken() throws Exception {
    Set<String> tokens = ConcurrentHashMap.newKeySet();
    HttpTransport http = HttpTransport.within(java.time.Duration.ofSeconds(10));
    Railyard client = builder().merchantAccount("default").transport(wire -> {
      tokens.add(wire.headersWithSecrets().get("authorization"));
      return http.send(wire);
    }).build();
    List<CompletableFuture<?>> calls = new ArrayList<>();
    for (int at = 0; at < 40; at++) calls.add(client.buyers().list(new ListBuyersQuery().limit(1)).pageAsync());
    for (int at = 0; at < 8; at++) {
      calls.add(CompletableFuture.runAsync(() -> client.buyers().list(new ListBuyersQuery().limit(1)).page()));
    }
    CompletableFuture.allOf(calls.toArray(new CompletableFuture<?>[0])).get();
    assertEquals(1, tokens.size());
  }
}
