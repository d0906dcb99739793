package io.github.railyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What a client takes, signs and hides. */
final class ClientTest {
  private static final JsonObject VECTORS = JsonObject.parse(Calls.textOf("behaviour/clients.json"));
  private static final Map<String, String> NAMES = Map.of("ES256", "SHA256withECDSAinP1363Format",
      "ES512", "SHA512withECDSAinP1363Format", "RS512", "SHA512withRSA", "EdDSA", "Ed25519");

  @TestFactory
  Stream<DynamicTest> keysSignByTheirAlgorithm() {
    return BehaviourTest.objects(VECTORS.get("keys")).map(one ->
        DynamicTest.dynamicTest((String) one.get("kind"), () -> judgeKey(one)));
  }

  private static void judgeKey(JsonObject said) throws Exception {
    KeyPair pair = made((String) said.get("kind"));
    Railyard.Builder builder = Railyard.builder("https://pay.example")
        .key(BehaviourTest.pemOf("PRIVATE KEY", pair.getPrivate().getEncoded()));
    String algorithm = (String) said.get("algorithm");
    if (algorithm == null) {
      assertTrue(assertThrows(UsageException.class, builder::build).getMessage().contains("signs no token"));
      return;
    }
    String token = builder.build().embedToken(Map.of("amount", 1), Duration.ofMinutes(1), "one").reveal();
    assertEquals(algorithm, partOf(token, 0).get("alg"));
    assertHolds(token, pair.getPublic(), NAMES.get(algorithm));
    JsonObject claims = partOf(token, 1);
    assertEquals(60L, (Long) claims.get("exp") - (Long) claims.get("iat"));
    assertEquals(List.of("embed"), claims.get("scopes"));
    assertEquals("one", claims.get("checkout_session_id"));
    assertEquals(Map.of("amount", 1L), claims.get("embed"));
  }

  private static KeyPair made(String kind) throws Exception {
    KeyPairGenerator generator;
    if (kind.startsWith("P-")) {
      generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp" + kind.substring(2) + "r1"));
    } else if (kind.startsWith("RSA")) {
      generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(2048);
    } else {
      generator = KeyPairGenerator.getInstance(kind);
    }
    return generator.generateKeyPair();
  }

  private static JsonObject partOf(String token, int at) {
    return JsonObject.parse(new String(Base64.getUrlDecoder().decode(token.split("\\.")[at]), StandardCharsets.UTF_8));
  }

  private static void assertHolds(String token, PublicKey key, String algorithm) throws Exception {
    Signature signature = Signature.getInstance(algorithm);
    signature.initVerify(key);
    signature.update(token.substring(0, token.lastIndexOf('.')).getBytes(StandardCharsets.UTF_8));
    assertTrue(signature.verify(Base64.getUrlDecoder().decode(token.split("\\.")[2])));
  }

  @Test
  void theNameOfAKeyIsItsThumbprint() throws Exception {
    for (String kind : List.of("P-256", "P-521")) {
      KeyPair pair = made(kind);
      String token = Railyard.builder("https://pay.example")
          .key(BehaviourTest.pemOf("PRIVATE KEY", pair.getPrivate().getEncoded())).build()
          .embedToken(Map.of()).reveal();
      ECPublicKey half = (ECPublicKey) pair.getPublic();
      int size = kind.equals("P-256") ? 32 : 66;
      String jwk = "{\"crv\":\"" + kind + "\",\"kty\":\"EC\",\"x\":\"" + coordinate(half.getW().getAffineX(), size)
          + "\",\"y\":\"" + coordinate(half.getW().getAffineY(), size) + "\"}";
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(jwk.getBytes(StandardCharsets.UTF_8));
      assertEquals(Base64.getUrlEncoder().withoutPadding().encodeToString(sum), partOf(token, 0).get("kid"));
    }
  }

  private static String coordinate(java.math.BigInteger number, int size) {
    byte[] signed = number.toByteArray();
    byte[] digits = new byte[size];
    int kept = Math.min(size, signed.length);
    System.arraycopy(signed, signed.length - kept, digits, size - kept, kept);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(digits);
  }

  @Test
  void theOlderFormsOfKeysAreTaken() throws Exception {
    byte[] elliptic = made("P-256").getPrivate().getEncoded();
    byte[] rsa = made("RSA").getPrivate().getEncoded();
    // SEC 1 inside PKCS #8 has no name of its curve: as openssl writes it, the name is behind the number
    byte[] number = Arrays.copyOfRange(elliptic, indexOf(elliptic, new byte[] {2, 1, 1, 4, 32}) + 5,
        indexOf(elliptic, new byte[] {2, 1, 1, 4, 32}) + 37);
    byte[] name = {(byte) 0xa0, 10, 6, 8, 0x2a, (byte) 0x86, 0x48, (byte) 0xce, 0x3d, 3, 1, 7};
    byte[] older = new byte[2 + 5 + 32 + name.length];
    System.arraycopy(new byte[] {0x30, (byte) (older.length - 2), 2, 1, 1, 4, 32}, 0, older, 0, 7);
    System.arraycopy(number, 0, older, 7, 32);
    System.arraycopy(name, 0, older, 39, name.length);
    assertEquals(
        kidOf(BehaviourTest.pemOf("PRIVATE KEY", elliptic)), kidOf(BehaviourTest.pemOf("EC PRIVATE KEY", older)));
    byte[] pkcs1 = Arrays.copyOfRange(rsa, 26, rsa.length);
    assertEquals(kidOf(BehaviourTest.pemOf("PRIVATE KEY", rsa)), kidOf(BehaviourTest.pemOf("RSA PRIVATE KEY", pkcs1)));
  }

  private static int indexOf(byte[] data, byte[] wanted) {
    for (int at = 0; at + wanted.length <= data.length; at++) {
      if (Arrays.equals(data, at, at + wanted.length, wanted, 0, wanted.length)) return at;
    }
    throw new AssertionError("it is not in it");
  }

  private static Object kidOf(String pem) {
    return partOf(Railyard.builder("https://pay.example").key(pem).build().embedToken(Map.of()).reveal(), 0).get("kid");
  }

  @Test
  void whatIsNoKeyIsRefused() {
    for (String text : List.of("", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----",
        "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----",
        "-----BEGIN EC PRIVATE KEY-----\nAAAA\n-----END EC PRIVATE KEY-----",
        "-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----")) {
      assertThrows(UsageException.class, () -> Railyard.builder("https://pay.example").key(text).build());
    }
  }

  @Test
  void headerValues() throws Exception {
    JsonObject values = (JsonObject) VECTORS.get("headerValues");
    List<WireRequest> sent = new ArrayList<>();
    Transport transport = request -> {
      sent.add(request);
      return CompletableFuture.completedFuture(new WireAnswer(200, Map.of(), "{}".getBytes(StandardCharsets.UTF_8)));
    };
    Railyard client = Railyard.builder("https://pay.example").transport(transport).build();
    for (Object taken : (List<?>) values.get("taken")) client.request("POST", "/a", null, Options.key((String) taken));
    sent.clear();
    for (Object one : (List<?>) values.get("refused")) {
      String value = (String) one;
      Railyard withToken =
          Railyard.builder("https://pay.example").transport(transport).token(Secret.of(value)).build();
      List<Executable> calls = List.of(
          () -> withToken.request("GET", "/a", null),
          () -> client.request("GET", "/a", null, new Options().merchantAccount(value)),
          () -> client.request("POST", "/a", null, Options.key(value)),
          () -> client.request("GET", "/a", null, new Options().header("x: y\r\nz", "one")));
      for (Executable call : calls) {
        String told = assertThrows(UsageException.class, call, value).getMessage();
        assertTrue(told.contains("printable ASCII") && !told.contains(value), told);
      }
    }
    assertEquals(List.of(), sent);
  }

  @Test
  void proxiesGetNoTokenOverPlainHttp() {
    ProxySelector before = ProxySelector.getDefault();
    ProxySelector.setDefault(ProxySelector.of(new InetSocketAddress("127.0.0.1", 1)));
    try {
      ProxySelector proxies = new HttpTransport.EncryptedProxies();
      assertEquals(List.of(Proxy.NO_PROXY), proxies.select(URI.create("http://fields.localhost/")));
      assertEquals(Proxy.Type.HTTP, proxies.select(URI.create("https://pay.example/")).get(0).type());
    } finally {
      ProxySelector.setDefault(before);
    }
  }

  @Test
  void addresses() {
    JsonObject addresses = (JsonObject) VECTORS.get("addresses");
    for (Object taken : (List<?>) addresses.get("taken")) Railyard.builder((String) taken).build();
    for (Object refused : (List<?>) addresses.get("refused")) {
      assertThrows(UsageException.class, () -> Railyard.builder((String) refused).build(), (String) refused);
    }
    Railyard.builder("http://pay.example").allowPlainHttp().build();
  }

  @Test
  void aKeyFileThatOthersCanReadIsRefused(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("key.pem");
    Files.writeString(file, BehaviourTest.pemOf("secp256r1"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Railyard.builder("https://pay.example").keyFile(file).build();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    UsageException refused =
        assertThrows(UsageException.class, () -> Railyard.builder("https://pay.example").keyFile(file));
    assertTrue(refused.getMessage().contains("chmod 600"));
    assertThrows(UsageException.class, () -> Railyard.builder("https://pay.example").keyFile(folder.resolve("none")));
  }

  @Test
  void eachCodeOfTheContractHasAClass() {
    JsonObject file = JsonObject.parse(Calls.textOf("../contract/errors.json"));
    List<?> problems = (List<?>) file.get("problems");
    assertTrue(problems.size() > 20);
    for (Object one : problems) {
      String code = (String) ((JsonObject) one).get("code");
      assertTrue(ApiException.knows(code), code);
    }
  }

  @Test
  void secretsAreNotPrinted() throws Exception {
    CardWithUrlPaymentMethodCreate card = new CardWithUrlPaymentMethodCreate()
        .number("4111111111111111").securityCode("737").expirationDate("12/45");
    TransactionCreate body = new TransactionCreate().amount(1299).paymentMethod(card);
    TransactionCreate unnamed = new TransactionCreate();
    unnamed.set("payment_method", Map.of("number", "4111111111111111", "security_code", "737"));
    JsonObject stored = JsonObject.parse("{\"display_name\":\"A\",\"private_key\":\"PEM 4111\"}");
    Railyard client = Railyard.builder("https://pay.example").key(BehaviourTest.pemOf("secp256r1")).build();
    StringBuilder told = new StringBuilder();
    for (Object one : List.of(card, body, unnamed, stored, client, Secret.of("4111"), client.embedToken(Map.of()))) {
      told.append(one).append('\n');
    }
    assertFalse(told.toString().matches("(?s).*(4111|737|PEM|eyJ).*"), told.toString());
    assertTrue(body.toJson().contains("\"number\":\"4111111111111111\""));
    assertTrue(body.toJson().contains("\"method\":\"card\""), "what tells methods apart is written");
  }

  @Test
  void whoWatchesSeesNoTokenAndMayAddHeaders() throws Exception {
    StringBuilder seen = new StringBuilder();
    Logger log = Logger.getLogger("io.github.railyard");
    log.setLevel(Level.OFF); // what fails below is told there
    Watcher watcher = new Watcher() {
      @Override
      public void beforeSend(WireRequest request) {
        request.header("traceparent", "00-1");
        seen.append(request).append(request.header("authorization")).append(request.header("x-api-version"));
      }

      @Override
      public void afterAnswer(WireRequest request, WireAnswer answer) {
        seen.append(answer);
        throw new IllegalStateException("what watches decides nothing");
      }
    };
    Railyard client = Railyard.builder("https://pay.example")
        .key(BehaviourTest.pemOf("secp256r1"))
        .watcher(watcher)
        .transport(wire -> {
          assertEquals("00-1", wire.headersWithSecrets().get("traceparent"));
          assertEquals("railyard-java/" + Railyard.VERSION, wire.headersWithSecrets().get("user-agent"));
          assertTrue(wire.headersWithSecrets().get("authorization").startsWith("Bearer eyJ"));
          return CompletableFuture.completedFuture(new WireAnswer(200, Map.of(), "{\"id\":\"one\"}".getBytes()));
        })
        .build();
    assertEquals("one", client.buyers().get("one").getId());
    assertEquals(
        "GET https://pay.example/buyers/one[hidden]2026-11-01WireAnswer{status=200, bytes=12}", seen.toString());
  }

  @Test
  void updatesTellNullFromWhatIsLeftOut() {
    assertEquals("{}", new BuyerUpdate().toJson());
    assertEquals("{\"display_name\":\"Ada\"}", new BuyerUpdate().displayName("Ada").toJson());
    assertEquals("{\"display_name\":null}", new BuyerUpdate().displayName(Opt.none()).toJson());
    String unset = null;
    assertEquals("{}", new BuyerUpdate().displayName("Ada").displayName(unset).toJson());
  }

  @Test
  void wordsAreOpen() {
    Transaction known = JsonObject.parse("{\"status\":\"captured\"}").as(Transaction.class);
    Transaction later = JsonObject.parse("{\"status\":\"sleeping\",\"a_new_member\":1}").as(Transaction.class);
    assertSame(TransactionStatus.CAPTURED, known.getStatus());
    assertEquals("sleeping", later.getStatus().value());
    assertEquals(later.getStatus(), Word.of(TransactionStatus.class, "sleeping"));
    assertEquals(1L, later.get("a_new_member"));
    assertNull(known.getExternalIdentifier());
    assertTrue(assertThrows(RailyardException.class, known::getAmount).getMessage().contains("amount"));
  }

  @Test
  void amountsAreWholeOrRefused() {
    assertEquals(1L, JsonObject.parse("{\"amount\":1.0}").as(Transaction.class).getAmount());
    for (String amount : List.of("1.5", "9223372036854775808", "1e999999999", "\"1\"")) {
      Transaction payment = JsonObject.parse("{\"amount\":" + amount + "}").as(Transaction.class);
      assertThrows(RailyardException.class, payment::getAmount, amount);
    }
  }

  @Test
  void aClientThatFollowsRedirectsIsRefused() {
    java.net.http.HttpClient following = java.net.http.HttpClient.newBuilder()
        .followRedirects(java.net.http.HttpClient.Redirect.ALWAYS).build();
    assertThrows(UsageException.class, () -> Railyard.builder("https://pay.example").httpClient(following));
  }

  @Test
  void aPathIsOfThisService() {
    Railyard client = Railyard.builder("https://pay.example").build();
    assertThrows(UsageException.class, () -> client.request("GET", "@other.example/", null));
    assertInstanceOf(UsageException.class,
        assertThrows(RailyardException.class, () -> client.buyers().get("one", Options.key("a"))));
  }

  @Test
  void aListIsWalkedWithoutWaiting() throws Exception {
    List<String> asked = new ArrayList<>();
    Railyard client = Railyard.builder("https://pay.example").transport(wire -> {
      asked.add(String.valueOf(wire.uri().getQuery()));
      String next = asked.size() == 1 ? "\"second\"" : "null";
      String page = "{\"items\":[{\"id\":\"a\"},{\"id\":\"b\"}],\"next_cursor\":" + next + "}";
      return CompletableFuture.completedFuture(new WireAnswer(200, Map.of(), page.getBytes()));
    }).build();
    List<String> walked = new ArrayList<>();
    client.buyers().list().forEachAsync(buyer -> {
      walked.add(buyer.getId());
      return walked.size() < 3;
    }).get();
    assertEquals(List.of("a", "b", "a"), walked);
    assertEquals(List.of("null", "cursor=second"), asked);
    assertEquals(2, client.buyers().list().stream().limit(2).count());
    assertEquals(3, asked.size());
  }
}
