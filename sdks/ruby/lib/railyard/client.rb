# frozen_string_literal: true

require "uri"
require_relative "generated/operations"

module Railyard
  # The API of one service. It can be used by several threads, and after a fork.
  #
  #   railyard = Railyard::Client.new("https://pay.example", key_file: "api-key.pem")
  #   key = Railyard.new_idempotency_key
  #   orders.store(order.id, key) # before anything is sent
  #   payment = railyard.transactions.create(amount: 1299, currency: "EUR", …, idempotency_key: key)
  class Client < Groups::All
    TIMEOUT_SECONDS = 60
    EMBED_TOKEN_SECONDS = 3600
    private_constant :TIMEOUT_SECONDS, :EMBED_TOKEN_SECONDS

    # `url`: such as `https://pay.example`. `key`: the private half of an API key, as PEM, which signs the tokens of all
    # calls; `key_file`: the file that it is in; `token`: one that somebody else signed, in its place.
    # `merchant_account`: which one calls are for; left out, the default one of the key. `scopes`: what tokens allow;
    # left out, everything that the key may do. `audience`: where the service knows itself by one address, its tokens
    # can be for that one alone. `timeout`: seconds for one try. `transport`: what sends a WireRequest and gives a
    # WireAnswer. `before_send` and `after_answer` are called with what goes over the wire.
    def initialize(
      url, key: nil, key_file: nil, token: nil, merchant_account: nil, scopes: nil, audience: nil, issuer: nil,
      timeout: TIMEOUT_SECONDS, retries: RetryPolicy.new, allow_plain_http: false, transport: nil, before_send: nil,
      after_answer: nil
    )
      key ||= Settings.read_key(key_file) if key_file
      @signer = key && TokenSigner.new(key)
      @claims = { audience: audience, issuer: issuer }
      super(
        Connection.new(
          url: Settings.service_url(url, allow_plain_http),
          transport: transport || Settings.http_transport,
          tokens: tokens_of(token, scopes),
          merchant_account: merchant_account,
          timeout: timeout,
          retries: retries,
          before_send: before_send,
          after_answer: after_answer
        )
      )
    end

    # The same service, key, tokens and connections, for another merchant account.
    def for_merchant_account(id)
      over(@connection.with_merchant_account(id))
    end

    # The whole answer of the call that the block makes of the client that it is given: its result, status, headers,
    # request id, and whether it is a stored one.
    #
    #   answer = railyard.answer_of { |client| client.transactions.create(…, idempotency_key: key) }
    #   answer.replayed?
    def answer_of
      answers = []
      yield over(@connection.noting(answers))
      answers.last or raise ArgumentError, "The block has called nothing of the client that it was given."
    end

    # A token that a browser may have, with what it pins: fields of the requests that it may make. It is good for an
    # hour, unless `lifetime` says other seconds.
    def embed_token(pins, lifetime: EMBED_TOKEN_SECONDS, checkout_session_id: nil)
      raise Error, "A client without a key signs no token." if @signer.nil?

      @signer.sign(
        scopes: ["embed"], lifetime: lifetime, embed: pins, checkout_session_id: checkout_session_id, **@claims
      )
    end

    # A request by its path, where a method is in the way: in a program that is told the path, for example.
    def request(method, path, body = nil, **options)
      # behind the address of the service it could name another machine, which would get the token
      raise Error, "A path begins with a slash: #{path.inspect}" unless path.start_with?("/")

      @connection.call(options, method.to_s.upcase, path, body: body, is_keyed: options.key?(:idempotency_key))
    end

    # Closes the connections that are kept.
    def close
      @connection.transport.close if @connection.transport.respond_to?(:close)
    end

    def inspect
      "#<Railyard::Client #{@connection.url}>"
    end

    private

    def tokens_of(token, scopes)
      return FixedToken.new(token) if token
      return nil if @signer.nil?

      TokenSource.new(@signer, scopes: scopes || ["*.read", "*.write"], **@claims)
    end

    def over(connection)
      dup.tap { |other| other.instance_variable_set(:@connection, connection) }
    end
  end

  # What a client is set up with.
  module Settings
    module_function

    # The address of a service without a slash at its end. Over plain HTTP only on this machine: tokens travel with it.
    def service_url(text, allow_plain_http)
      url = URI.parse(text.to_s)
      unless %w[http https].include?(url.scheme) && !url.hostname.to_s.empty?
        raise Error, "#{text.inspect} is not the address of a service: it begins with https://."
      end
      if url.scheme == "http" && !allow_plain_http && !this_machine?(url.hostname)
        raise Error, "http://#{url.host} is spoken to over plain HTTP, where anybody could read the token: use https."
      end

      text.to_s.delete_suffix("/")
    rescue URI::InvalidURIError
      raise Error, "#{text.inspect} is not the address of a service: it begins with https://."
    end

    # A key that everybody on the machine can read signs for everybody.
    def read_key(path)
      mode = File.stat(path).mode & 0o777
      if Process.respond_to?(:fork) && mode.anybits?(0o077)
        told = format("%o", mode)
        raise Error, "#{path} can be read by others than its owner (#{told}): chmod 600 #{path}"
      end

      File.read(path)
    end

    # Loads net/http, which a program with a transport of its own has no use for.
    def http_transport
      require_relative "transport"
      HttpTransport.new
    end

    def this_machine?(host)
      host == "localhost" || host == "::1" || host.end_with?(".localhost") || host.match?(/\A127(?:\.\d+){3}\z/)
    end
  end
  private_constant :Settings
end
