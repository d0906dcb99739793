package io.github.railyard;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The service answered with a refusal. Its codes come in families, each a class; a code of a later version is of none.
 */
public class ApiException extends RailyardException {
  private static final long serialVersionUID = 1;
  private static final Map<String, Family> FAMILIES = families();
  private final transient Answer answer;
  private final int status;
  private final String code;
  private final String requestId;
  private final String resourceId;
  private final List<ErrorDetail> details;
  private final Duration retryAfter;

  ApiException(Answer answer, Refusal body) {
    super(messageOf(answer, body));
    this.answer = answer;
    this.status = answer.status();
    this.code = body.code;
    this.requestId = answer.requestId();
    this.resourceId = body.resourceId;
    this.details = Collections.unmodifiableList(body.details);
    this.retryAfter = Retries.retryAfter(answer);
  }

  /** HTTP status of the answer. */
  public int status() {
    return status;
  }

  /** The service's word for what is wrong. */
  public String code() {
    return code;
  }

  /** Each thing that is wrong, with its place. */
  public List<ErrorDetail> details() {
    return details;
  }

  /** Names the request in the service's log; null where it gave none. */
  public String requestId() {
    return requestId;
  }

  /** What is in the way, where there is one: of a {@code duplicate_record}, the record that is there. */
  public Optional<String> resourceId() {
    return Optional.ofNullable(resourceId);
  }

  /** How long to wait before the next try, where the service says so. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(retryAfter);
  }

  /** The whole answer; null where this was serialized. */
  public Answer answer() {
    return answer;
  }

  private static String messageOf(Answer answer, Refusal body) {
    StringBuilder text = new StringBuilder().append(answer.status()).append(": ").append(body.message);
    for (ErrorDetail detail : body.details) text.append('\n').append(detail);
    return text.toString();
  }

  static ApiException of(Answer answer) {
    Refusal body = new Refusal(answer);
    return FAMILIES.getOrDefault(body.code, ApiException::new).make(answer, body);
  }

  static boolean knows(String code) {
    return FAMILIES.containsKey(code);
  }

  private interface Family {
    ApiException make(Answer answer, Refusal body);
  }

  private static Map<String, Family> families() {
    Map<String, Family> known = new HashMap<>();
    add(known, InvalidRequestException::new, "bad_request", "incorrect_json", "invalid_credentials",
        "method_not_allowed", "payload_too_large", "unsupported_media_type", "unprocessable");
    add(known, UnauthorizedException::new, "unauthorized");
    add(known, ForbiddenException::new, "forbidden", "confirmation_required", "confirmation_refused",
        "approval_required");
    add(known, NotFoundException::new, "not_found");
    add(known, ConflictException::new, "idempotency_key_reused", "duplicate_record", "concurrent_request",
        "invalid_state", "changed_meanwhile", "too_early");
    add(known, RateLimitException::new, "too_many_requests");
    add(known, ServerException::new, "server_error", "bad_gateway", "service_unavailable", "gateway_timeout");
    return known;
  }

  private static void add(Map<String, Family> known, Family family, String... codes) {
    for (String code : codes) known.put(code, family);
  }
}
