# frozen_string_literal: true

module Railyard
  # A request as it goes over the wire; `headers` by name in lower case, `content` is bytes or nil, `timeout` the
  # seconds from connecting to the last byte of the answer.
  class WireRequest
    attr_reader :method, :url, :headers, :content, :timeout

    def initialize(method:, url:, headers:, content:, timeout:)
      @method = method
      @url = url
      @headers = headers
      @content = content
      @timeout = timeout
    end

    def inspect
      "#<Railyard::WireRequest #{@method} #{@url}>"
    end
  end

  # An answer, whole; `headers` by name in lower case.
  class WireAnswer
    attr_reader :status, :headers, :content

    def initialize(status, headers, content)
      @status = status
      @headers = headers.transform_keys { |name| name.to_s.downcase }
      @content = content
    end

    def inspect
      "#<Railyard::WireAnswer #{@status}>"
    end
  end

  # What came of a call, beside what it is about.
  class Answer
    # what the service answered, read
    attr_reader :result
    # HTTP status of the answer
    attr_reader :status
    # headers of the answer, by name in lower case
    attr_reader :headers
    # names the request in the service's log
    attr_reader :request_id
    # key under which it was sent; nil where the operation takes none
    attr_reader :idempotency_key
    # body of the answer, as it came
    attr_reader :content

    def initialize(result, answer, idempotency_key)
      @result = result
      @status = answer.status
      @headers = answer.headers
      @request_id = answer.headers["x-request-id"]
      @idempotency_key = idempotency_key
      @content = answer.content
    end

    # Whether it is the stored answer to an earlier request under the same key.
    def replayed?
      @headers["idempotent-replayed"] == "true"
    end

    def inspect
      "#<Railyard::Answer status=#{@status} request_id=#{@request_id.inspect} replayed=#{replayed?}>"
    end
  end

  # What one try came to: an answer, or the error of a transport that got none.
  class TryOutcome
    # refusals at the door, which say nothing of an earlier try
    AT_THE_DOOR = [401, 403, 408, 425, 429].freeze

    attr_reader :answer, :failure

    def initialize(answer: nil, failure: nil)
      @answer = answer
      @failure = failure
    end

    def status
      @answer&.status
    end

    # Seconds, where the answer may say them.
    def retry_after
      [429, 503].include?(status) ? Refusal.retry_after_of(@answer.headers) : nil
    end

    # Whether it may be over soon.
    def passing?
      status >= 500 || status == 429 || being_processed?
    end

    # Whether it leaves open what became of a request under an idempotency key.
    def leaves_open?
      @failure ? @failure.may_have_arrived? : status >= 500 || being_processed?
    end

    # Whether the answer is the one of the operation, and closes what an earlier try left open.
    def final?
      !@failure && !leaves_open? && !AT_THE_DOOR.include?(status)
    end

    def error
      return @failure if @failure

      status >= 300 ? Refusal.error_of(status, @answer.headers, parsed) : nil
    end

    # nil where there is nothing, or a page of something that stands before the service.
    def parsed
      content = @answer.content
      content.nil? || content.empty? ? nil : Record.of(JSON.parse(content))
    rescue JSON::ParserError, EncodingError
      nil
    end

    private

    def being_processed?
      status == 409 && @answer.content.include?('"concurrent_request"')
    end
  end
  private_constant :TryOutcome
end
