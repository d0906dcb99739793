# frozen_string_literal: true

require "json"
require "openssl"
require "securerandom"
require "time"

module Railyard
  # Signs tokens with an API key, by the one algorithm that the service takes of its kind of key.
  class TokenSigner
    NOT_PRIVATE = "This is not a private key in PEM form without a passphrase."
    NO_KEY_FOR_TOKENS = "A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits."
    # by the name that OpenSSL has for a curve: the service's, the algorithm, its digest, and the bytes of a number
    CURVES = {
      "prime256v1" => ["P-256", "ES256", "SHA256", 32],
      "secp521r1" => ["P-521", "ES512", "SHA512", 66]
    }.freeze
    private_constant :NOT_PRIVATE, :NO_KEY_FOR_TOKENS, :CURVES

    # `key`: the private half of an API key, as PEM.
    def initialize(key)
      @key = read(key)
      algorithm, jwk = kind
      # RFC 7638: the members of the public key, in lexicographic order
      thumbprint = base64url(OpenSSL::Digest.digest("SHA256", JSON.generate(jwk)))
      @header = part({ typ: "JWT", alg: algorithm, kid: thumbprint })
    end

    # A token with these claims. `lifetime` is in seconds; `audience`: the address of the one service that may take it.
    def sign(scopes:, lifetime:, issuer: nil, audience: nil, embed: nil, checkout_session_id: nil, now: Time.now)
      at = now.to_i
      claims = {
        iss: issuer || "railyard sdk",
        iat: at,
        nbf: at,
        exp: at + lifetime,
        jti: SecureRandom.uuid,
        scopes: scopes,
        aud: audience,
        embed: embed,
        checkout_session_id: checkout_session_id
      }
      signed = "#{@header}.#{part(Record.plain(claims.compact))}"
      "#{signed}.#{base64url(@sign.call(signed))}"
    end

    def inspect
      "#<Railyard::TokenSigner [hidden]>"
    end

    private

    def read(key)
      return key if key.is_a?(OpenSSL::PKey::PKey)

      text = key.to_s
      raise Error, NOT_PRIVATE unless text.include?("PRIVATE KEY")

      # without the empty passphrase OpenSSL would ask for one at the terminal
      OpenSSL::PKey.read(text, "")
    rescue OpenSSL::PKey::PKeyError
      raise Error, NOT_PRIVATE
    end

    # The algorithm, and the public key as a JWK; sets what signs.
    def kind
      case @key.oid
      when "id-ecPublicKey" then elliptic
      when "ED25519"
        @sign = ->(data) { @key.sign(nil, data) }
        # RFC 8410: the last 32 bytes of its DER form
        ["EdDSA", { crv: "Ed25519", kty: "OKP", x: base64url(@key.public_to_der[-32..]) }]
      when "rsaEncryption"
        raise Error, NO_KEY_FOR_TOKENS if @key.n.num_bits < 2048

        @sign = ->(data) { @key.sign("SHA512", data) }
        ["RS512", { e: base64url(@key.e.to_s(2)), kty: "RSA", n: base64url(@key.n.to_s(2)) }]
      else raise Error, NO_KEY_FOR_TOKENS
      end
    end

    def elliptic
      curve, algorithm, digest, size = CURVES.fetch(@key.group.curve_name) { raise Error, NO_KEY_FOR_TOKENS }
      # RFC 7518 section 3.4: two numbers of fixed length, and not DER
      @sign = lambda do |data|
        OpenSSL::ASN1.decode(@key.sign(digest, data)).value.map { |one| one.value.to_s(2).rjust(size, "\0") }.join
      end

      point = @key.public_key.to_octet_string(:uncompressed)
      [algorithm, { crv: curve, kty: "EC", x: base64url(point[1, size]), y: base64url(point[1 + size, size]) }]
    end

    def part(value)
      base64url(JSON.generate(value))
    end

    def base64url(data)
      [data].pack("m0").tr("+/", "-_").delete("=")
    end
  end

  # A token that somebody else signed.
  class FixedToken
    def initialize(token)
      @token = token
    end

    def current
      @token
    end

    def learn_clock(_date)
      false
    end

    def inspect
      "#<Railyard::FixedToken [hidden]>"
    end
  end

  # One token for all calls, until most of its life is over: the service remembers tokens that it has verified.
  class TokenSource
    # share of a token's life that is over when the next one is signed
    FRESH_SHARE = 0.8
    LIFETIME_SECONDS = 600
    CLOCKS_DIFFER_SECONDS = 5
    private_constant :FRESH_SHARE, :LIFETIME_SECONDS, :CLOCKS_DIFFER_SECONDS

    def initialize(signer, **claims)
      @signer = signer
      @claims = claims
      @token = nil
      @fresh_until = Time.at(0)
      @ahead = 0
      @mutex = Mutex.new
    end

    def current
      @mutex.synchronize do
        now = Time.now + @ahead
        if now >= @fresh_until
          @token = @signer.sign(lifetime: LIFETIME_SECONDS, now: now, **@claims)
          @fresh_until = now + (LIFETIME_SECONDS * FRESH_SHARE)
        end
        @token
      end
    end

    # Goes by the service's clock from now on; false where the clocks differ too little to matter.
    def learn_clock(date)
      ahead = Time.httpdate(date.to_s) - Time.now
      @mutex.synchronize do
        next false if (ahead - @ahead).abs <= CLOCKS_DIFFER_SECONDS

        @ahead = ahead
        @fresh_until = Time.at(0)
        true
      end
    rescue ArgumentError
      false
    end

    def inspect
      "#<Railyard::TokenSource [hidden]>"
    end
  end
  private_constant :FixedToken, :TokenSource
end
