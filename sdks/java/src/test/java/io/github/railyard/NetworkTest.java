package io.github.railyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Connections that break, hang, and are ended. */
@Timeout(30)
final class NetworkTest {
  private static final TransactionCreate BODY = new TransactionCreate().amount(1299).currency("EUR");

  /** Takes connections, says this, and then hangs, or closes them. */
  private static final class Server implements AutoCloseable {
    final CountDownLatch asked = new CountDownLatch(1);
    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());

    Server(String said, boolean isHanging) throws IOException {
      Thread thread = new Thread(() -> answer(said, isHanging));
      thread.setDaemon(true);
      thread.start();
    }

    private void answer(String said, boolean isHanging) {
      while (!socket.isClosed()) {
        try {
          Socket one = socket.accept();
          one.getInputStream().read();
          asked.countDown();
          one.getOutputStream().write(said.getBytes(StandardCharsets.US_ASCII));
          one.getOutputStream().flush();
          if (!isHanging) one.close();
        } catch (IOException closed) {
          // the next one
        }
      }
    }

    Railyard client(RetryPolicy retry, Duration timeout) {
      return Railyard.builder("http://127.0.0.1:" + socket.getLocalPort()).retry(retry).timeout(timeout).build();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  @Test
  void nothingHappenedWhereNobodyListens() {
    RetryPolicy twice = RetryPolicy.DEFAULT.tries(2).pauses(Duration.ofMillis(1), Duration.ofMillis(1));
    Railyard client = Railyard.builder("http://127.0.0.1:1").retry(twice).build();
    ConnectionException failure =
        assertThrows(ConnectionException.class, () -> client.transactions().create(BODY));
    assertFalse(failure.mayHaveArrived());
  }

  @Test
  void anAnswerThatDoesNotComeLeavesTheOutcomeOpen() throws Exception {
    try (Server server = new Server("", true)) {
      Railyard client = server.client(RetryPolicy.NONE, Duration.ofMillis(300));
      assertThrows(OutcomeUnknown.class, () -> client.transactions().create(BODY));
      ConnectionException failure = assertThrows(ConnectionException.class, () -> client.buyers().get("one"));
      assertTrue(failure.mayHaveArrived());
    }
  }

  @Test
  void theLimitIsOfTheWholeAnswer() throws Exception {
    try (Server server = new Server("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{\"id\"", true)) {
      Railyard client = server.client(RetryPolicy.NONE, Duration.ofMillis(300));
      assertThrows(OutcomeUnknown.class, () -> client.transactions().create(BODY));
    }
  }

  @Test
  void aConnectionThatBreaksLeavesTheOutcomeOpen() throws Exception {
    try (Server server = new Server("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{", false)) {
      Railyard client = server.client(RetryPolicy.NONE, Duration.ofSeconds(5));
      OutcomeUnknown unknown =
          assertThrows(OutcomeUnknown.class, () -> client.transactions().create(BODY, Options.key("order-7")));
      assertEquals("order-7", unknown.idempotencyKey());
      assertTrue(unknown.lastFailure() instanceof ConnectionException);
    }
  }

  @Test
  void redirectsAreNotFollowed() throws Exception {
    try (Server server = new Server(
        "HTTP/1.1 302 Found\r\nlocation: https://other.example/\r\ncontent-length: 0\r\n\r\n", false)) {
      ApiException refused = assertThrows(ApiException.class,
          () -> server.client(RetryPolicy.NONE, Duration.ofSeconds(5)).buyers().get("one"));
      assertEquals(302, refused.status());
    }
  }

  @Test
  void anInterruptedThreadGetsWhatIsKnown() throws Exception {
    try (Server server = new Server("", true)) {
      Railyard client = server.client(RetryPolicy.DEFAULT, Duration.ofMinutes(1));
      CompletableFuture<Boolean> ended = new CompletableFuture<>();
      Thread thread = new Thread(() -> {
        try {
          client.transactions().create(BODY);
        } catch (OutcomeUnknown unknown) {
          ended.complete(Thread.currentThread().isInterrupted());
        }
      });
      thread.start();
      assertTrue(server.asked.await(10, TimeUnit.SECONDS));
      thread.interrupt();
      assertTrue(ended.get(10, TimeUnit.SECONDS));
    }
  }

  @Test
  void aCallThatIsCancelledEnds() throws Exception {
    try (Server server = new Server("", true)) {
      CompletableFuture<Buyer> call =
          server.client(RetryPolicy.DEFAULT, Duration.ofMinutes(1)).buyers().getAsync("one");
      assertTrue(server.asked.await(10, TimeUnit.SECONDS));
      assertTrue(call.cancel(true));
    }
  }

  @Test
  void aCallThatNobodyWaitsForFailsAlike() throws Exception {
    try (Server server = new Server("", true)) {
      Railyard client = server.client(RetryPolicy.NONE, Duration.ofMillis(300));
      CompletableFuture<Transaction> call = client.transactions().createAsync(BODY, Options.key("order-7"));
      ExecutionException failed = assertThrows(ExecutionException.class, call::get);
      assertEquals("order-7", ((OutcomeUnknown) failed.getCause()).idempotencyKey());
      ExecutionException used = assertThrows(ExecutionException.class, () -> client.buyers().getAsync("").get());
      assertTrue(used.getCause() instanceof UsageException);
    }
  }
}
