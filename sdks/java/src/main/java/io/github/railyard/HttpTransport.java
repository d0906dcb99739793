package io.github.railyard;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLHandshakeException;

/** Requests by {@code java.net.http}. */
final class HttpTransport implements Transport {
  /** Written by the client for HTTP itself, which refuses them. */
  private static final Set<String> ITS_OWN = Set.of("content-length", "host", "connection", "expect", "upgrade");
  private final HttpClient client;

  HttpTransport(HttpClient client) {
    this.client = client;
  }

  /** Redirects are not followed: they would get the token. HTTP/1.1, since a proxy may answer an upgrade. */
  static HttpTransport within(Duration connectTimeout) {
    return new HttpTransport(HttpClient.newBuilder()
        .connectTimeout(connectTimeout)
        .followRedirects(HttpClient.Redirect.NEVER)
        .proxy(new EncryptedProxies())
        .version(HttpClient.Version.HTTP_1_1)
        .build());
  }

  @Override
  public CompletableFuture<WireAnswer> send(WireRequest request) {
    CompletableFuture<HttpResponse<byte[]>> sent = client.sendAsync(built(request), BodyHandlers.ofByteArray());
    CompletableFuture<WireAnswer> answered = sent
        .thenApply(answer -> new WireAnswer(answer.statusCode(), answer.headers().map(), answer.body()))
        // that of the request ends with the first byte
        .orTimeout(request.timeout().toMillis(), TimeUnit.MILLISECONDS);
    CompletableFuture<WireAnswer> told = new CompletableFuture<>();
    answered.whenComplete((answer, failure) -> {
      if (failure == null) {
        told.complete(answer);
        return;
      }
      sent.cancel(true);
      Throwable cause = Connection.causeOf(failure);
      boolean mayHaveArrived = !isNoConnection(cause);
      told.completeExceptionally(new ConnectionException(origin(request) + " did not answer", mayHaveArrived, cause));
    });
    told.whenComplete((answer, failure) -> {
      if (told.isCancelled()) sent.cancel(true);
    });
    return told;
  }

  private static HttpRequest built(WireRequest request) {
    byte[] body = request.bodyWithSecrets();
    HttpRequest.Builder wire = HttpRequest.newBuilder(request.uri())
        .timeout(request.timeout())
        .method(request.method(), body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body));
    request.headersWithSecrets().forEach((name, value) -> {
      if (!ITS_OWN.contains(name)) wire.header(name, value);
    });
    return wire.build();
  }

  /** Those of the system for HTTPS alone: what is not encrypted stays on this machine. */
  static final class EncryptedProxies extends ProxySelector {
    @Override
    public List<Proxy> select(URI uri) {
      ProxySelector usual = ProxySelector.getDefault();
      return usual == null || "http".equals(uri.getScheme()) ? List.of(Proxy.NO_PROXY) : usual.select(uri);
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {
      ProxySelector usual = ProxySelector.getDefault();
      if (usual != null) usual.connectFailed(uri, address, failure);
    }
  }

  /** Before a connection stands, nothing was sent over it. */
  private static boolean isNoConnection(Throwable failure) {
    for (Throwable one = failure; one != null; one = one.getCause()) {
      if (one instanceof ConnectException || one instanceof HttpConnectTimeoutException
          || one instanceof UnknownHostException || one instanceof UnresolvedAddressException
          || one instanceof SSLHandshakeException) return true;
    }
    return false;
  }

  private static String origin(WireRequest request) {
    return request.uri().getScheme() + "://" + request.uri().getRawAuthority();
  }
}
