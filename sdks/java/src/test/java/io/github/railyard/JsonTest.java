package io.github.railyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Our reader and writer beside Jackson's. */
final class JsonTest {
  private static final int RUNS = 10_000;
  private static final ObjectMapper JACKSON = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();
  private static final String SIGNS = "{}[]\",:\\ \n\tu00e1d8abtrfnse+-.019Eü😀\u0000\u001f\u007f/";

  @Test
  void randomValuesAreReadAsJacksonWritesThem() throws Exception {
    Random random = new Random(1);
    for (int run = 0; run < RUNS; run++) {
      Object value = value(random, 4);
      String text = JACKSON.writeValueAsString(value);
      assertEquals(value, Json.read(text), text);
      assertEquals(JACKSON.readTree(text), JACKSON.readTree(Json.write(value)), text);
      assertEquals(value, Json.read(Json.write(value)), text);
    }
  }

  @Test
  void brokenTextsAreRefusedWhereJacksonRefusesThem() throws Exception {
    Random random = new Random(2);
    int taken = 0;
    for (int run = 0; run < RUNS * 2; run++) {
      String text = broken(random, JACKSON.writeValueAsString(value(random, 3)));
      // Jackson takes signs of other scripts for hexadecimal digits, by their lowest byte
      if (text.matches("(?s).*\\\\u.{0,3}[^\\x00-\\x7f].*")) continue;
      JsonNode known = readByJackson(text);
      if (known == null) {
        assertThrows(RailyardException.class, () -> Json.read(text), text);
      } else {
        taken++;
        JsonNode ours = JACKSON.readTree(Json.write(Json.read(text)));
        assertTrue(known.equals(JsonTest::compared, ours), () -> text + ": " + ours + ", and not " + known);
      }
    }
    assertTrue(taken > RUNS / 10, "some are still JSON: " + taken);
  }

  /** 10 and 1e1 are one number. */
  private static int compared(JsonNode one, JsonNode other) {
    if (one.isNumber() && other.isNumber()) return one.decimalValue().compareTo(other.decimalValue());
    return one.equals(other) ? 0 : 1;
  }

  /** Null: it refuses it. Of two members of one name the last one counts, for both. */
  private static JsonNode readByJackson(String text) {
    try {
      JsonNode read = JACKSON.readTree(text);
      return read == null || read.isMissingNode() ? null : read;
    } catch (JsonProcessingException | NumberFormatException refused) {
      return null;
    }
  }

  private static String broken(Random random, String text) {
    StringBuilder out = new StringBuilder(text);
    for (int times = random.nextInt(3); times >= 0; times--) {
      int at = random.nextInt(out.length() + 1);
      char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
      if (random.nextBoolean() || at == out.length()) out.insert(at, sign);
      else if (random.nextBoolean()) out.setCharAt(at, sign);
      else out.deleteCharAt(at);
    }
    return out.toString();
  }

  private static Object value(Random random, int depth) {
    switch (random.nextInt(depth > 0 ? 9 : 7)) {
      case 0:
        return null;
      case 1:
        return random.nextBoolean();
      case 2:
        return random.nextLong() >> random.nextInt(64);
      case 3:
        return new BigInteger(70, random).setBit(69);
      case 4:
        return new BigDecimal(BigInteger.valueOf(random.nextInt()), 1 + random.nextInt(9));
      case 5:
      case 6:
        return text(random);
      case 7:
        List<Object> list = new ArrayList<>();
        for (int left = random.nextInt(4); left > 0; left--) list.add(value(random, depth - 1));
        return list;
      default:
        Map<String, Object> members = new LinkedHashMap<>();
        for (int left = random.nextInt(4); left > 0; left--) members.put(text(random), value(random, depth - 1));
        return members;
    }
  }

  private static String text(Random random) {
    StringBuilder out = new StringBuilder();
    for (int left = random.nextInt(8); left > 0; left--) {
      int sign = random.nextInt(3) == 0 ? 0x10000 + random.nextInt(0xfffff) : random.nextInt(0x250);
      out.appendCodePoint(sign);
    }
    return out.toString();
  }

  @Test
  void whatWouldTakeTheProcessDownIsRefused() {
    assertThrows(RailyardException.class, () -> Json.read("[".repeat(100_000)));
    assertThrows(RailyardException.class, () -> Json.read("1".repeat(100_000)));
    assertThrows(RailyardException.class, () -> Json.read("1e99999999999"));
    assertThrows(UsageException.class, () -> Json.write(Double.NaN));
    assertThrows(UsageException.class, () -> Json.write(new Object()));
    assertEquals("\"\\ud800\"", Json.write("\ud800"));
    assertEquals("0.1", Json.write(0.1));
  }
}
