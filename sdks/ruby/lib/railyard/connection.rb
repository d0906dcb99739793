# frozen_string_literal: true

require "json"
require "securerandom"
require "uri"

module Railyard
  # the version whose words this package speaks, whatever the key is pinned to
  API_VERSION = "2026-11-01"

  # A key to store with an order before anything is sent.
  def self.new_idempotency_key
    SecureRandom.uuid
  end

  # What turns a method of a group into a call, and a call into its outcome.
  class Connection
    # what a call takes by name beside the members of its body and what its query can ask for
    OPTIONS = %i[idempotency_key merchant_account timeout retries headers].freeze
    # in place of a body, where the operation takes none
    NO_BODY = Object.new.freeze

    HEADER_NAME = /\A[\w!#$%&'*+.^`|~-]+\z/
    HEADER_VALUE = /\A[\t\x20-\x7e]*\z/
    private_constant :HEADER_NAME, :HEADER_VALUE

    # One call of an operation.
    Call = Struct.new(:method, :path, :query, :body, :key, :is_reading, :is_raw, :options, keyword_init: true) do
      def repeatable?
        method == "GET" || is_reading || !key.nil?
      end

      def at(cursor)
        cursor.nil? ? self : dup.tap { |other| other.query = query.merge(cursor: cursor) }
      end
    end
    private_constant :Call

    attr_reader :url, :transport

    def initialize(url:, transport:, tokens:, merchant_account:, timeout:, retries:, before_send:, after_answer:)
      @url = url
      @transport = transport
      @tokens = tokens
      @merchant_account = merchant_account
      @timeout = timeout
      @retries = retries
      @before_send = before_send
      @after_answer = after_answer
      @answers = nil
    end

    def with_merchant_account(id)
      dup.tap { |other| other.instance_variable_set(:@merchant_account, id) }
    end

    # The same, which puts each whole answer into the array.
    def noting(answers)
      dup.tap { |other| other.instance_variable_set(:@answers, answers) }
    end

    # `given`: what the caller said by name. `body`: NO_BODY where the operation takes none.
    def call(given, method, path, **facts)
      outcome_of(call_of(given, method, path, **facts))
    end

    def listing(given, path, query: [])
      call = call_of(given, "GET", path, query: query)
      Listing.new(call.query[:cursor]) { |cursor| outcome_of(call.at(cursor)) }
    end

    def inspect
      "#<Railyard::Connection #{@url}>"
    end

    private

    def call_of(given, method, path, query: [], body: NO_BODY, is_keyed: false, is_reading: false, is_raw: false)
      options = given.slice(*OPTIONS)
      if options.key?(:idempotency_key) && !is_keyed
        raise ArgumentError, "#{method} #{path} takes no idempotency_key"
      end

      members = given.except(*OPTIONS, *query)
      Call.new(
        method: method,
        path: path,
        query: given.slice(*query),
        body: members.empty? && !body.equal?(NO_BODY) ? body : body_of(members, body, is_raw, "#{method} #{path}"),
        key: is_keyed ? options[:idempotency_key] || Railyard.new_idempotency_key : nil,
        is_reading: is_reading,
        is_raw: is_raw,
        options: options
      )
    end

    # Members that were said by name are the body, where the operation takes one.
    def body_of(members, body, is_raw, place)
      return nil if members.empty?

      names = members.keys.join(", ")
      raise ArgumentError, "#{place} does not take #{names}" if body.equal?(NO_BODY) || is_raw
      raise ArgumentError, "#{place} takes its body as one hash, or by name: #{names}" unless body.to_h.empty?

      members
    end

    def outcome_of(call)
      answer = until_answered(call, call.options[:retries] || @retries, is_open: false)
      @answers&.push(answer)
      answer.result
    end

    # `is_open`: an earlier call left its outcome open, and this one asks for it.
    def until_answered(call, policy, is_open:)
      till = now + policy.budget
      tried = 0
      while true
        outcome = try(call)
        tried += 1
        is_open ||= outcome.leaves_open?
        pause = policy.pause_before_next(outcome, tried, call.repeatable?)
        break if pause.nil? || now + pause >= till

        sleep(pause)
      end

      error = outcome.error
      raise unknown_outcome(call, policy), cause: error if call.key && is_open && !outcome.final?
      raise error if error

      Answer.new(call.is_raw ? outcome.answer.content : outcome.parsed, outcome.answer, call.key)
    end

    def unknown_outcome(call, policy)
      OutcomeUnknown.new(call.key) do |within|
        answer = until_answered(call, policy.until_answered(within), is_open: true)
        @answers&.push(answer)
        answer.result
      end
    end

    def try(call)
      outcome = send_once(call)
      return outcome unless outcome.status == 401 && @tokens

      # Once: a token of another time is refused, and the answer says what time it is there.
      @tokens.learn_clock(outcome.answer.headers["date"]) ? send_once(call) : outcome
    end

    def send_once(call)
      request = wire_request(call)
      @before_send&.call(request)
      begin
        answer = @transport.call(request)
      rescue ConnectionError => error
        return TryOutcome.new(failure: error)
      end
      @after_answer&.call(request, answer)
      TryOutcome.new(answer: answer)
    end

    def wire_request(call)
      content = content_of(call)
      headers = {
        "accept" => "application/json",
        "x-api-version" => API_VERSION,
        "user-agent" => "railyard-ruby/#{VERSION}",
        "authorization" => @tokens && "Bearer #{@tokens.current}",
        "x-merchant-account-id" => call.options[:merchant_account] || @merchant_account,
        "content-type" => content && !call.is_raw ? "application/json" : nil,
        "idempotency-key" => call.key
      }.compact
      (call.options[:headers] || {}).each { |name, value| headers[name.to_s.downcase] = value.to_s }

      WireRequest.new(
        method: call.method,
        url: "#{@url}#{call.path}#{query_text(call.query)}",
        headers: checked(headers),
        content: content,
        timeout: call.options[:timeout] || @timeout
      )
    end

    # The end of a line would begin another header.
    def checked(headers)
      wrong, = headers.find { |name, value| !HEADER_NAME.match?(name.b) || !HEADER_VALUE.match?(value.to_s.b) }
      return headers if wrong.nil?

      raise Error, "The header #{wrong.inspect} takes printable ASCII alone: the end of a line, for example, has no " \
                   "place in it."
    end

    def content_of(call)
      return nil if call.body.nil?

      call.is_raw ? call.body.to_s.b : JSON.generate(Record.plain(call.body)).b
    rescue JSON::GeneratorError, EncodingError => error
      raise Error, "The body can not be written as JSON: #{error.message}"
    end

    # What is nil is left out; a list is its name for each of its values.
    def query_text(query)
      pairs = query.flat_map do |name, value|
        (value.is_a?(Array) ? value : [value]).compact.map { |one| [name, Record.plain(one)] }
      end
      pairs.empty? ? "" : "?#{URI.encode_www_form(pairs)}"
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end
  end
  private_constant :Connection

  # Operations of one kind of resource.
  class Group
    def initialize(connection)
      @connection = connection
    end

    def inspect
      "#<#{self.class.name}>"
    end

    private

    # A part of a path.
    def segment(value)
      text = value.to_s
      raise Error, "An empty id would name a list, and not the record that is meant." if text.empty?
      # a client takes these for steps in the path, and would ask for another record or list
      raise Error, "#{text.inspect} is no id." if [".", ".."].include?(text)

      URI.encode_www_form_component(text).gsub("+", "%20")
    end
  end
end
