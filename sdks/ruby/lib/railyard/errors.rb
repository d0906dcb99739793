# frozen_string_literal: true

require "time"

module Railyard
  # Whatever this package raises, but for OutcomeUnknown, and for ArgumentError where a call is written wrongly.
  class Error < StandardError
  end

  # One thing that is wrong with a request.
  #
  # `location`: `body`, `query`, `path`, `header` or `unknown`. `pointer`: a JSON pointer in a body, and the parameter's
  # name elsewhere. `message`: what is wrong, in a sentence. `type`: what to branch on, such as `value_error.missing`.
  ErrorDetail = Struct.new(:location, :pointer, :message, :type, keyword_init: true)

  # The service answered with a refusal. Its codes come in families, each a class; a code of a later version is none.
  class ApiError < Error
    # HTTP status of the answer
    attr_reader :status
    # the service's word for what is wrong
    attr_reader :code
    # each thing that is wrong, with its place
    attr_reader :details
    # id under which the service logged the request; nil: it gave none
    attr_reader :request_id
    # seconds to wait before the next try; nil: not said
    attr_reader :retry_after
    # id of what is in the way, where there is one
    attr_reader :resource_id
    # the answer as it was read; nil where it was no JSON
    attr_reader :body

    def initialize(message, status:, code:, details: [], request_id: nil, retry_after: nil, resource_id: nil, body: nil)
      lines = details.map { |detail| [detail.pointer, detail.message].reject(&:empty?).join(": ") }
      super(["#{status}: #{message}", *lines].join("\n"))
      @status = status
      @code = code
      @details = details
      @request_id = request_id
      @retry_after = retry_after
      @resource_id = resource_id
      @body = body
    end
  end

  # The request cannot be taken as it is: `details` says what would be right.
  class InvalidRequestError < ApiError
  end

  # No token of an active key came with the request.
  class UnauthorizedError < ApiError
  end

  # The token, or the roles of its key, do not allow this.
  class ForbiddenError < ApiError
  end

  # There is no such record or path, or it belongs to another merchant account.
  class NotFoundError < ApiError
  end

  # It contradicts what is there: a record, a state, another request under the same key.
  class ConflictError < ApiError
  end

  # Too many requests; `retry_after` says when the next one may come.
  class RateLimitError < ApiError
  end

  # A fault in the service or behind it.
  class ServerError < ApiError
  end

  # Nothing answered.
  class ConnectionError < Error
    def initialize(message, may_have_arrived:)
      super(message)
      @may_have_arrived = may_have_arrived
    end

    # False where the request certainly did not leave: no connection came about.
    def may_have_arrived?
      @may_have_arrived
    end
  end

  # The message is not the service's, was changed, or is too old.
  class WebhookSignatureError < Error
  end

  # What was asked for under an idempotency key may have happened, or may yet. Do not ask for it again under another
  # key. It is no StandardError, so that neither `rescue => error` nor `rescue Railyard::Error` pays twice by accident.
  class OutcomeUnknown < Exception
    # the same request under this key gets the stored answer, once there is one
    attr_reader :idempotency_key

    def initialize(idempotency_key, &again)
      super(
        "What became of the request under the idempotency key #{idempotency_key} is not known: repeat it under the " \
        "same key (resolve), or find it by external_identifier. An outcome may take up to a day."
      )
      @idempotency_key = idempotency_key
      @again = again
    end

    # Repeats the request under its key until its answer is there, and gives what the call would have given. Raises
    # OutcomeUnknown where the seconds are over.
    def resolve(within: 60)
      @again.call(within)
    end
  end

  # Reads refusals.
  module Refusal
    FAMILIES = {
      InvalidRequestError => %w[
        bad_request incorrect_json invalid_credentials method_not_allowed payload_too_large unsupported_media_type
        unprocessable
      ],
      UnauthorizedError => %w[unauthorized],
      ForbiddenError => %w[forbidden confirmation_required confirmation_refused approval_required],
      NotFoundError => %w[not_found],
      ConflictError => %w[
        idempotency_key_reused duplicate_record concurrent_request invalid_state changed_meanwhile too_early
      ],
      RateLimitError => %w[too_many_requests],
      ServerError => %w[server_error bad_gateway service_unavailable gateway_timeout]
    }.flat_map { |family, codes| codes.map { |code| [code, family] } }.to_h.freeze

    module_function

    # The error for an answer of the service; `body` is what was read of it, if anything.
    def error_of(status, headers, body)
      read = hash_or_empty(body)
      code = text_or(read["code"], "http_#{status}")

      FAMILIES.fetch(code, ApiError).new(
        text_or(read["message"], "an answer that is not the service's"),
        status: status,
        code: code,
        details: read["details"].is_a?(Array) ? read["details"].map { |detail| detail_of(detail) } : [],
        request_id: headers["x-request-id"],
        retry_after: retry_after_of(headers),
        resource_id: text_or(read["resource_id"], nil),
        body: body
      )
    end

    # Seconds, from a number or a date: both are allowed.
    def retry_after_of(headers)
      text = headers["retry-after"]
      return nil if text.nil?
      return text.to_i if text.match?(/\A\d+\z/)

      [0, (Time.httpdate(text) - Time.now).ceil].max
    rescue ArgumentError
      nil
    end

    def detail_of(value)
      read = hash_or_empty(value)
      ErrorDetail.new(
        location: text_or(read["location"], "unknown"),
        pointer: text_or(read["pointer"], ""),
        message: text_or(read["message"], ""),
        type: text_or(read["type"], "value_error")
      )
    end

    def hash_or_empty(value)
      value.is_a?(Record) || value.is_a?(Hash) ? value : {}
    end

    def text_or(value, fallback)
      value.is_a?(String) ? value : fallback
    end
  end
  private_constant :Refusal
end
