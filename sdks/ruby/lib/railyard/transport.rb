# frozen_string_literal: true

require "net/http"
require "openssl"
require "uri"

module Railyard
  # HTTP by the standard library, over connections that are kept.
  #
  # Sends one request, once. Redirects are not followed: they would get the token. Raises ConnectionError where no whole
  # answer came.
  class HttpTransport
    # a connection that nobody used for so long is not used again: the service may be about to close it
    IDLE_SECONDS = 4
    KEPT_MAX = 16
    FAILURES = [
      SystemCallError, IOError, SocketError, OpenSSL::SSL::SSLError, Net::OpenTimeout, Net::ReadTimeout,
      Net::WriteTimeout, Net::ProtocolError, Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError
    ].freeze
    # of these only one is ever met before a connection stands
    NO_CONNECTION = [Errno::ECONNREFUSED, SocketError, Net::OpenTimeout].freeze
    Kept = Struct.new(:origin, :since, :http)
    private_constant :IDLE_SECONDS, :KEPT_MAX, :FAILURES, :NO_CONNECTION, :Kept

    def initialize
      @kept = []
      @process = Process.pid
      @mutex = Mutex.new
    end

    def call(request)
      uri = URI.parse(request.url)
      till = now + request.timeout
      http = take(uri) || connect(uri, till)
      is_whole = false
      answer = exchange(http, uri, request, till)
      is_whole = true
      answer
    rescue *FAILURES => error
      raise failure(uri, error, may_have_arrived: NO_CONNECTION.none? { |one| error.is_a?(one) })
    ensure
      # also where a thread is killed, or something else ends the call
      if http
        is_whole ? keep(uri, http) : finish(http)
      end
    end

    # Closes the connections that are kept.
    def close
      @mutex.synchronize { @kept.slice!(0..) }.each { |kept| finish(kept.http) }
    end

    private

    # The one that was used last; those that are closed or old are thrown away.
    def take(uri)
      kept = @mutex.synchronize do
        forget_those_of_another_process
        at = @kept.rindex { |one| one.origin == origin(uri) }
        at && @kept.delete_at(at)
      end
      return nil if kept.nil?
      return kept.http if now - kept.since < IDLE_SECONDS && kept.http.started?

      finish(kept.http)
      take(uri)
    end

    # Two processes on one connection would read each other's answers. It is not closed either: the other one uses it.
    def forget_those_of_another_process
      return if @process == Process.pid

      @process = Process.pid
      @kept.clear
    end

    def keep(uri, http)
      surplus = @mutex.synchronize do
        @kept.push(Kept.new(origin(uri), now, http))
        @kept.size > KEPT_MAX ? @kept.shift : nil
      end
      finish(surplus.http) if surplus
    end

    def connect(uri, till)
      # no proxy of the environment: a transport of one's own can take one
      http = Net::HTTP.new(uri.hostname, uri.port, nil)
      http.use_ssl = uri.scheme == "https"
      # it would send again by itself, uncounted
      http.max_retries = 0
      http.keep_alive_timeout = IDLE_SECONDS
      http.open_timeout = left(till)
      http.start
    rescue *FAILURES => error
      raise failure(uri, error, may_have_arrived: false)
    end

    def exchange(http, uri, request, till)
      message = message_of(uri, request)
      http.open_timeout = http.write_timeout = http.read_timeout = left(till)
      content = String.new(encoding: Encoding::BINARY)
      answer = http.request(message) do |response|
        response.read_body do |chunk|
          content << chunk
          http.read_timeout = left(till)
        end
      end

      expected = answer.class.body_permitted? ? answer.content_length || 0 : 0
      raise EOFError, "the answer was not whole" if content.bytesize < expected

      WireAnswer.new(answer.code.to_i, answer.each_header.to_h, content)
    end

    def message_of(uri, request)
      headers = request.headers.merge("host" => uri.port == uri.default_port ? uri.host : "#{uri.host}:#{uri.port}")
      # what the library would undo of itself is not asked for: the bytes are handed on as they came
      headers["accept-encoding"] ||= "identity"
      headers["content-length"] = request.content.bytesize.to_s if request.content
      headers["content-length"] ||= "0" unless %w[GET DELETE].include?(request.method)
      message = Net::HTTPGenericRequest.new(request.method, !request.content.nil?, true, uri.request_uri, headers)
      message.body = request.content if request.content
      # the library would say that a body without one is a form
      message["content-type"] ||= "application/octet-stream" if request.content
      message
    end

    def finish(http)
      http.finish if http.started?
    rescue *FAILURES
      nil # it was closed already
    end

    def left(till)
      seconds = till - now
      raise Net::ReadTimeout if seconds <= 0

      seconds
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end

    def origin(uri)
      "#{uri.scheme}://#{uri.host}:#{uri.port}"
    end

    def failure(uri, error, may_have_arrived:)
      ConnectionError.new("#{origin(uri)} did not answer (#{error.class})", may_have_arrived: may_have_arrived)
    end
  end
end
