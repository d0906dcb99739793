package io.github.railyard;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/**
 * The API of one service, for servers. It can be used by several threads, and keeps its connections.
 *
 * <pre>{@code
 * Railyard client = Railyard.builder("https://pay.example").keyFile(Path.of("api-key.pem")).build();
 * String key = Railyard.newIdempotencyKey();
 * orders.store(order.id(), key); // before anything is sent
 * Transaction payment = client.transactions().create(new TransactionCreate()
 *     .amount(1299).currency("EUR").country("DE")
 *     .paymentMethod(new CheckoutSessionWithUrlPaymentMethodCreate().id(session)), Options.key(key));
 * }</pre>
 */
public final class Railyard extends Operations {
  /** Version of this package. */
  public static final String VERSION = "0.1.0";
  /** The version whose words this package speaks, whatever the key is pinned to. */
  public static final String API_VERSION = "2026-11-01";
  private static final Duration EMBED_LIFE = Duration.ofHours(1);
  /** Null: tokens are somebody else's. */
  private final SigningKey key;
  private final Map<String, Object> claims;

  private Railyard(Connection on, SigningKey key, Map<String, Object> claims) {
    super(on);
    this.key = key;
    this.claims = claims;
  }

  /** A client of the service at this address, such as {@code https://pay.example}. */
  public static Builder builder(String url) {
    return new Builder(url);
  }

  /** A key to store with an order before anything is sent. */
  public static String newIdempotencyKey() {
    return UUID.randomUUID().toString();
  }

  /** The same service, key, tokens and connections, for another merchant account. */
  public Railyard forMerchantAccount(String id) {
    return new Railyard(on.withMerchantAccount(id), key, claims);
  }

  /**
   * A token that a browser may have for an hour.
   *
   * @param pins fields of the requests that it may make, and what they must be
   * @return the token
   */
  public Secret embedToken(Map<String, ?> pins) {
    return embedToken(pins, EMBED_LIFE, null);
  }

  /**
   * A token that a browser may have.
   *
   * @param pins fields of the requests that it may make, and what they must be
   * @param life how long it is good
   * @param checkoutSessionId the one checkout session that it is for; null: none in particular
   * @return the token
   */
  public Secret embedToken(Map<String, ?> pins, Duration life, String checkoutSessionId) {
    if (key == null) throw new UsageException("A client without a key signs no token.");
    Map<String, Object> said = new LinkedHashMap<>(claims);
    said.put("scopes", List.of("embed"));
    said.put("embed", pins);
    if (checkoutSessionId != null) said.put("checkout_session_id", checkoutSessionId);
    return Secret.of(TokenSource.sign(key, said, Instant.now(), life));
  }

  /**
   * A request by its path, where a method is in the way: in a program that is told the path, for example. Under a key
   * that the options bring it is repeated where the connection breaks.
   *
   * @param method {@code GET}, {@code POST} and so on
   * @param path what follows the address of the service
   * @param body an object, map or list; null: none
   * @param options of the call
   * @return the answer
   * @throws OutcomeUnknown where a key was given, and what became of the request is not known
   */
  public Answer request(String method, String path, Object body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(requestAsync(method, path, body, options));
  }

  /**
   * The same, without waiting.
   *
   * @param method {@code GET}, {@code POST} and so on
   * @param path what follows the address of the service
   * @param body an object, map or list; null: none
   * @param options of the call
   * @return the answer
   */
  public CompletableFuture<Answer> requestAsync(String method, String path, Object body, Options... options) {
    // behind the address of the service it could name another machine, which would get the token
    if (!path.startsWith("/")) throw new UsageException("A path begins with a slash: " + path);
    ApiRequest request = new ApiRequest(method, path).body(body);
    boolean isKeyed = Options.merged(options).idempotencyKey != null;
    return on.send(isKeyed ? request.keyed() : request, options);
  }

  @Override
  public String toString() {
    return "Railyard{" + on.url + "}";
  }

  /** How a client finds the service, signs, and sends. */
  public static final class Builder {
    private final String url;
    private String key;
    private String token;
    private String merchantAccount;
    private List<String> scopes = List.of("*.read", "*.write");
    private String audience;
    private String issuer = "railyard java";
    private Duration timeout = Duration.ofMinutes(1);
    private Duration connectTimeout = Duration.ofSeconds(10);
    private RetryPolicy retry = RetryPolicy.DEFAULT;
    private boolean isPlainHttpAllowed = false;
    private Transport transport;
    private Watcher watcher;

    private Builder(String url) {
      this.url = url;
    }

    /** The private half of an API key, as PEM, which signs the tokens of all calls. */
    public Builder key(String pem) {
      this.key = pem;
      return this;
    }

    /** The same, where it comes as a secret. */
    public Builder key(Secret pem) {
      return key(pem.reveal());
    }

    /** The same, from a file that nobody but its owner may read. */
    public Builder keyFile(Path file) {
      return key(textOf(file));
    }

    /** A token that somebody else signed, in the place of a key. */
    public Builder token(Secret signed) {
      this.token = signed.reveal();
      return this;
    }

    /** Whose data calls are about; left out, the default merchant account of the key. */
    public Builder merchantAccount(String id) {
      this.merchantAccount = id;
      return this;
    }

    /** What tokens allow; left out, everything that the key may do. */
    public Builder scopes(List<String> allowed) {
      this.scopes = List.copyOf(allowed);
      return this;
    }

    /** Where the service knows itself by one address, its tokens can be for that one alone. */
    public Builder audience(String address) {
      this.audience = address;
      return this;
    }

    /** Who makes the tokens, for whoever reads logs. */
    public Builder issuer(String name) {
      this.issuer = name;
      return this;
    }

    /** Of one try, from connecting to the last byte of the answer; a minute, unless it is said. */
    public Builder timeout(Duration whole) {
      this.timeout = whole;
      return this;
    }

    /** Until a connection stands; ten seconds, unless it is said. It is not asked of a client or transport of yours. */
    public Builder connectTimeout(Duration first) {
      this.connectTimeout = first;
      return this;
    }

    /** How often, and after which pauses, calls are tried again. */
    public Builder retry(RetryPolicy policy) {
      this.retry = policy;
      return this;
    }

    /** Speaks plain HTTP to another machine, in a network that nobody else reads. */
    public Builder allowPlainHttp() {
      this.isPlainHttpAllowed = true;
      return this;
    }

    /** Sends requests, with proxy and certificates as you set them. It must not follow redirects. */
    public Builder httpClient(HttpClient client) {
      if (client.followRedirects() != HttpClient.Redirect.NEVER)
        throw new UsageException("A client that follows redirects would give the token to where they lead.");
      return transport(new HttpTransport(client));
    }

    /** Sends one request, once, in the place of {@code java.net.http}. */
    public Builder transport(Transport sender) {
      this.transport = sender;
      return this;
    }

    /** Sees what goes over the wire. */
    public Builder watcher(Watcher observer) {
      this.watcher = observer;
      return this;
    }

    /**
     * The client.
     *
     * @return a client
     * @throws UsageException where the address or the key cannot be used
     */
    public Railyard build() {
      String address = serviceUrl(url, isPlainHttpAllowed);
      Map<String, Object> claims = new LinkedHashMap<>();
      claims.put("iss", issuer);
      claims.put("scopes", scopes);
      if (audience != null) claims.put("aud", audience);
      SigningKey signing = key == null ? null : SigningKey.of(key);
      TokenSource tokens = token != null ? TokenSource.of(token)
          : signing == null ? null : TokenSource.signedBy(signing, claims);
      Transport sender = transport != null ? transport : HttpTransport.within(connectTimeout);
      return new Railyard(
          new Connection(address, sender, tokens, merchantAccount, timeout, retry, watcher), signing, claims);
    }

    private static String textOf(Path file) {
      try {
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
          Set<PosixFilePermission> allowed = Files.getPosixFilePermissions(file);
          if (allowed.contains(PosixFilePermission.GROUP_READ) || allowed.contains(PosixFilePermission.OTHERS_READ))
            throw new UsageException("The key file " + file + " can be read by others: chmod 600 " + file
                + ". Where that is meant, read it yourself and give its text to key().");
        }
        return Files.readString(file);
      } catch (IOException failure) {
        throw new UsageException("The key file " + file + " can not be read: " + failure.getClass().getSimpleName());
      }
    }

    private static String serviceUrl(String text, boolean isPlainHttpAllowed) {
      URI address;
      try {
        address = new URI(text);
      } catch (URISyntaxException none) {
        throw new UsageException("This is not the address of a service, which begins with https://.");
      }
      String scheme = address.getScheme();
      if ((!"http".equals(scheme) && !"https".equals(scheme)) || address.getHost() == null)
        throw new UsageException(text + " is not the address of a service: it begins with https://.");
      if (scheme.equals("http") && !isPlainHttpAllowed && !isThisMachine(address.getHost()))
        throw new UsageException("http://" + address.getHost()
            + " is spoken to over plain HTTP, where anybody could read the token: use https.");
      return text.replaceAll("/+$", "");
    }

    private static boolean isThisMachine(String host) {
      return host.equals("localhost") || host.endsWith(".localhost") || host.equals("[::1]")
          || host.matches("127(\\.\\d{1,3}){3}");
    }
  }
}
