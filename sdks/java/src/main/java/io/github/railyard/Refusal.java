package io.github.railyard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The body of a refusal; what is none of the service's leaves its members empty. */
final class Refusal {
  final String code;
  final String message;
  final String resourceId;
  final List<ErrorDetail> details = new ArrayList<>();

  Refusal(Answer answer) {
    Map<?, ?> members = membersOf(answer);
    this.code = textOr(members.get("code"), "http_" + answer.status());
    this.message = textOr(members.get("message"), "an answer that is not the service's");
    this.resourceId = textOr(members.get("resource_id"), null);
    if (!(members.get("details") instanceof List)) return;
    for (Object detail : (List<?>) members.get("details")) {
      if (detail instanceof Map) details.add(new ErrorDetail((Map<?, ?>) detail));
    }
  }

  private static Map<?, ?> membersOf(Answer answer) {
    try {
      Object value = answer.json();
      return value instanceof Map ? (Map<?, ?>) value : Map.of();
    } catch (RailyardException notJson) {
      return Map.of();
    }
  }

  static String textOr(Object value, String other) {
    return value instanceof String ? (String) value : other;
  }
}
