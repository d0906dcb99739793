# frozen_string_literal: true

require "json"
require "openssl"

# Messages of the service: verified, and signed for tests of an endpoint.
module Railyard
  # The event of a message whose signature holds.
  #
  # `body`: the bytes as they came, before anything read them. `headers`: by name, whatever their case; the environment
  # of a Rack application will do. `secrets`: of the subscription, `whsec_…`; more than one while they are being
  # rotated. `tolerance`: seconds that the time of the message may be from ours. `webhook-signature` covers the id as
  # well and is taken where it is there; the published header is taken where it is alone. Raises WebhookSignatureError.
  #
  #   event = Railyard.verify_webhook(request.raw_post, request.headers, [secret])
  #   deliver(event.target.id) if event.name == "transaction.captured"
  def self.verify_webhook(body, headers, secrets, tolerance: 300, now: Time.now)
    given = headers.to_h { |name, value| [name.to_s.downcase.tr("_", "-").delete_prefix("http-"), value] }
    is_standard = !given["webhook-signature"].nil?
    prefix = is_standard ? "webhook-" : "x-gr4vy-webhook-"
    id, timestamp = given["#{prefix}id"], given["#{prefix}timestamp"]
    signatures = given[is_standard ? "webhook-signature" : "x-gr4vy-webhook-signatures"]
    unless [id, timestamp, signatures].all?(String)
      raise WebhookSignatureError, "The message has no signature, id or time."
    end
    # a tolerance that is no number tolerates nothing
    unless timestamp.match?(/\A[0-9]{1,12}\z/) && (now.to_f - timestamp.to_i).abs <= tolerance
      raise WebhookSignatureError, "The message is of another time than now: #{timestamp[0, 20]}."
    end

    sent = is_standard ? signatures.scan(/(?<!\S)v1,(\S+)/).flatten : signatures.split(",")
    wanted = secrets.map { |secret| Signature.of(secret, is_standard ? id : nil, timestamp, body) }
    # every pair is looked at: what is compared takes as long whatever holds
    holds = wanted.product(sent).map { |one, other| OpenSSL.secure_compare(one, other) }
    raise WebhookSignatureError, "The signature is not one of these secrets over these bytes." if holds.none?

    Record.of(JSON.parse(body))
  rescue JSON::ParserError
    raise WebhookSignatureError, "The message is signed, and no event."
  end

  # The headers that the service sends with a message, for whoever forwards one or tests an endpoint.
  def self.sign_webhook(id, body, secrets, now: Time.now)
    timestamp = now.to_i.to_s
    {
      "x-gr4vy-webhook-id" => id,
      "x-gr4vy-webhook-timestamp" => timestamp,
      "x-gr4vy-webhook-signatures" => secrets.map { |secret| Signature.of(secret, nil, timestamp, body) }.join(","),
      "webhook-id" => id,
      "webhook-timestamp" => timestamp,
      "webhook-signature" => secrets.map { |secret| "v1,#{Signature.of(secret, id, timestamp, body)}" }.join(" ")
    }
  end

  # What a message is signed with.
  module Signature
    module_function

    # With an id it is under the bytes that the secret stands for (Standard Webhooks); without one, under the text of
    # the secret (the published SDKs).
    def of(secret, id, timestamp, body)
      key = key_in(secret)
      return OpenSSL::HMAC.hexdigest("SHA256", secret, "#{timestamp}.".b + body.b) if id.nil?

      [OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.".b + body.b)].pack("m0")
    end

    # Of a secret that is not set there would be a key of no bytes, under which anybody can sign.
    def key_in(secret)
      key = secret.to_s.start_with?("whsec_") ? secret.delete_prefix("whsec_").unpack1("m0") : ""
      raise ArgumentError if key.empty?

      key
    rescue ArgumentError
      raise Error, "This is not the secret of a webhook subscription, which begins with whsec_."
    end
  end
  private_constant :Signature
end
