# frozen_string_literal: true

# The vectors of `sdks/behaviour`, on a transport that answers as it is told.

require_relative "support"

KEY = OpenSSL::PKey::EC.generate("prime256v1")
FAST = Railyard::RetryPolicy.new(first_pause: 0, longest_pause: 0)

# A transport that answers as the vector says, and keeps what was sent.
class Script
  attr_reader :sent

  def initialize(replies)
    @replies = replies
    @sent = []
  end

  def call(request)
    @sent.push(request)
    reply = @replies.fetch(@sent.size - 1)
    raise Railyard::ConnectionError.new("it broke", may_have_arrived: true) if reply == "broken"
    raise Railyard::ConnectionError.new("nobody is there", may_have_arrived: false) if reply == "refused"

    headers = reply.fetch("headers", {}).dup
    headers["date"] = (Time.now + headers["date"].to_i).httpdate if headers.key?("date")
    body = reply.key?("body") ? JSON.generate(reply["body"]) : reply.fetch("text", "")
    Railyard::WireAnswer.new(reply["status"], headers, body)
  end
end

def error_class(name)
  name == "RailyardError" ? Railyard::Error : Railyard.const_get(name)
end

class CallsTest < Minitest::Test
  read_vectors("behaviour/calls.json")["cases"].each do |one|
    [false, true].each do |by_name|
      define_method("test_#{one["name"]}#{", the body by name" if by_name}") { play(one, by_name) }
    end
  end

  private

  def play(one, by_name)
    script = Script.new(one["replies"])
    client = Railyard::Client.new(
      "https://pay.example/",
      key: KEY, retries: FAST, transport: script, merchant_account: one.dig("client", "merchantAccount")
    )
    one["calls"].each { |call| judge_call(client, call, by_name) }
    judge_sent(one["sent"], script.sent)
  end

  def judge_call(client, call, by_name)
    client = client.for_merchant_account(call["forMerchantAccount"]) if call.key?("forMerchantAccount")
    options = { idempotency_key: call["key"], merchant_account: call["merchantAccount"] }.compact
    ask = ->(on) { invoke(on, call["operation"], call, by_name: by_name, **options) }

    return judge_items(call, ask.call(client)) if call.key?("items")
    return judge_error(call["fails"]) { ask.call(client) } if call.key?("fails")
    return judge_unknown(call["resolves"]) { ask.call(client) } if call["unknown"]

    judge_answer(call, client.answer_of(&ask))
  end

  def judge_items(call, listing)
    items = call.key?("stopAfter") ? listing.first(call["stopAfter"]) : listing.to_a
    assert_equal call["items"], items.map(&:id)
    assert_equal call["cursor"], listing.cursor if call.key?("cursor")
  end

  def judge_answer(call, answer)
    return assert_nil(answer.result) if call["answers"].nil?

    assert_empty parts_of(call["answers"], answer.result)
    assert_equal call["isReplayed"], answer.replayed? if call.key?("isReplayed")
    assert_equal call["requestId"], answer.request_id if call.key?("requestId")
  end

  def judge_error(wanted, &ask)
    error = assert_raises(error_class(wanted["class"]), &ask)
    assert_instance_of error_class(wanted["class"]), error
    readers = { "status" => :status, "code" => :code, "requestId" => :request_id, "retryAfterSeconds" => :retry_after }
    readers.each { |name, reader| assert_equal wanted[name], error.public_send(reader) if wanted.key?(name) }
    assert_equal wanted["message"], error.message if wanted.key?("message")
    assert_equal wanted["details"], details_of(error) if wanted.key?("details")
  end

  def judge_unknown(resolves, &ask)
    unknown = assert_raises(Railyard::OutcomeUnknown, &ask)
    refute_kind_of StandardError, unknown
    refute_empty unknown.idempotency_key
    return if resolves.nil?
    return assert_raises(Railyard::OutcomeUnknown) { unknown.resolve } if resolves["unknown"]

    assert_empty parts_of(resolves["answers"], unknown.resolve(within: 60))
  end

  def judge_sent(wanted, sent)
    assert_equal wanted.size, sent.size
    keys = {}
    tokens = {}
    wanted.zip(sent) do |one, request|
      judge_key(one["key"], request.headers["idempotency-key"], keys) if one.key?("key")
      judge_token(one, request.headers["authorization"], tokens) if one.key?("token")
      assert_equal one["merchantAccount"], request.headers["x-merchant-account-id"] if one.key?("merchantAccount")
      assert_equal one["method"], request.method if one.key?("method")
      assert_equal "https://pay.example#{one["url"]}", request.url if one.key?("url")
      assert_empty parts_of(one.fetch("headers", {}), request.headers)
    end
    assert_equal keys.size, keys.values.uniq.size
    assert_equal tokens.size, tokens.values.uniq.size
  end

  def judge_key(wanted, key, keys)
    return assert_nil(key) if wanted.nil?
    return assert_equal(wanted.delete_prefix("="), key) if wanted.start_with?("=")

    assert_equal(keys[wanted] ||= key, key)
  end

  def judge_token(one, token, tokens)
    assert_equal(tokens[one["token"]] ||= token, token)
    assert_in_delta Time.now.to_i + one["tokenAhead"], part_of(token, 1)["iat"], 60 if one.key?("tokenAhead")
  end
end

def part_of(token, at)
  JSON.parse(token.split(".")[at].tr("-_", "+/").unpack1("m"))
end

class ClientsTest < Minitest::Test
  MAKERS = {
    "P-256" => -> { OpenSSL::PKey::EC.generate("prime256v1") },
    "P-384" => -> { OpenSSL::PKey::EC.generate("secp384r1") },
    "P-521" => -> { OpenSSL::PKey::EC.generate("secp521r1") },
    "Ed25519" => -> { OpenSSL::PKey.generate_key("ED25519") },
    "RSA of 2048 bits" => -> { OpenSSL::PKey::RSA.generate(2048) }
  }.freeze
  DIGESTS = { "ES256" => "SHA256", "ES512" => "SHA512", "RS512" => "SHA512", "EdDSA" => nil }.freeze

  read_vectors("behaviour/clients.json")["keys"].each do |one|
    define_method("test_a_key_of_the_kind_#{one["kind"]}_signs_by_its_algorithm") do
      key = MAKERS.fetch(one["kind"]).call
      ask = -> { Railyard::Client.new("https://pay.example", key: key.private_to_pem) }
      if one["algorithm"].nil?
        assert_match(/signs no token/, assert_raises(Railyard::Error, &ask).message)
      else
        judge_embed_token(one["algorithm"], key, ask.call)
      end
    end
  end

  def test_headers_that_a_client_sends
    values = read_vectors("behaviour/clients.json")["headerValues"]
    sent = []
    transport = lambda do |request|
      sent << request
      Railyard::WireAnswer.new(200, {}, "{}")
    end
    client = Railyard::Client.new("https://pay.example", transport: transport)
    values["taken"].each do |value|
      client.transactions.create(amount: 1, idempotency_key: value)
      assert_equal value, sent.last.headers["idempotency-key"]
    end
    sent.clear
    values["refused"].each do |value|
      with_token = Railyard::Client.new("https://pay.example", token: value, transport: transport)
      [
        -> { with_token.buyers.get("one") },
        -> { client.buyers.get("one", merchant_account: value) },
        -> { client.transactions.create(amount: 1, idempotency_key: value) },
        -> { client.buyers.get("one", headers: { "x-one" => value }) },
        -> { client.buyers.get("one", headers: { "x: y\r\nz" => "one" }) }
      ].each do |call|
        error = assert_raises(Railyard::Error, value, &call)
        assert_match(/printable ASCII/, error.message)
        refute_includes error.message, value
      end
    end
    assert_empty sent
  end

  def test_addresses_that_a_client_takes
    addresses = read_vectors("behaviour/clients.json")["addresses"]
    addresses["taken"].each { |url| assert Railyard::Client.new(url) }
    addresses["refused"].each { |url| assert_raises(Railyard::Error, url) { Railyard::Client.new(url) } }
    assert Railyard::Client.new("http://pay.example", allow_plain_http: true)
  end

  def test_a_key_file_that_others_can_read_is_refused
    Dir.mktmpdir do |folder|
      file = File.join(folder, "key.pem")
      File.write(file, KEY.private_to_pem)
      File.chmod(0o640, file)
      error = assert_raises(Railyard::Error) { Railyard::Client.new("https://pay.example", key_file: file) }
      assert_match(/chmod 600/, error.message)
      File.chmod(0o600, file)
      assert Railyard::Client.new("https://pay.example", key_file: file)
    end
  end

  def test_what_is_secret_is_not_printed
    client = Railyard::Client.new("https://pay.example", key: KEY.private_to_pem, token: "a.secret.token")
    request = Railyard::WireRequest.new(
      method: "POST", url: "https://pay.example/", headers: { "authorization" => "a.secret" }, content: "", timeout: 1
    )
    told = [client, client.buyers, Railyard::TokenSigner.new(KEY), request].map(&:inspect).join(" ")
    refute_match(/secret|PRIVATE|@/, told)
    ["-----BEGIN", KEY.public_to_pem].each do |text|
      error = assert_raises(Railyard::Error) { Railyard::Client.new("https://pay.example", key: text) }
      assert_match(/not a private key/, error.message)
    end
  end

  def test_a_word_that_the_operation_does_not_take_is_named
    client = Railyard::Client.new("https://pay.example")
    assert_match(/limti/, assert_raises(ArgumentError) { client.buyers.list(limti: 3) }.message)
    error = assert_raises(ArgumentError) { client.buyers.create({}, idempotency_key: "one") }
    assert_match(/idempotency_key/, error.message)
    assert_raises(ArgumentError) { client.buyers.create({ display_name: "Ada" }, external_identifier: "one") }
    assert_match(/has called nothing/, assert_raises(ArgumentError) { client.answer_of { nil } }.message)
  end

  def test_one_token_is_signed_where_threads_ask_at_once
    sent = Queue.new
    transport = lambda do |request|
      sent.push(request.headers["authorization"])
      Railyard::WireAnswer.new(200, {}, "{}")
    end
    client = Railyard::Client.new("https://pay.example", key: KEY, transport: transport)
    Array.new(20) { Thread.new { client.buyers.get("one") } }.each(&:join)
    assert_equal [20, 1], [sent.size, Array.new(sent.size) { sent.pop }.uniq.size]
  end

  def test_values_are_written_as_the_service_reads_them
    bodies = []
    transport = lambda do |request|
      bodies.push(request.content)
      Railyard::WireAnswer.new(200, {}, '{"items":[{"id":"one"}]}')
    end
    client = Railyard::Client.new("https://pay.example", transport: transport)
    item = client.request("get", "/things").items.first
    client.request(:post, "/things", { "at" => Time.at(0), status: :captured, of: [item] })
    assert_equal '{"at":"1970-01-01T00:00:00.000Z","status":"captured","of":[{"id":"one"}]}', bodies.last
    assert_raises(Railyard::Error) { client.request(:post, "/things", { amount: Float::NAN }) }
    assert_raises(Railyard::Error) { client.request(:get, "example.com/") }
  end

  private

  def judge_embed_token(algorithm, key, client)
    token = client.embed_token({ amount: 1 }, lifetime: 60, checkout_session_id: "one")
    signed, _, signature = token.rpartition(".")
    claims = part_of(token, 1)
    assert_equal algorithm, part_of(token, 0)["alg"]
    assert key.verify(DIGESTS.fetch(algorithm), der_of(algorithm, signature.tr("-_", "+/").unpack1("m")), signed)
    assert_equal [["embed"], { "amount" => 1 }, 60, "one"],
                 [claims["scopes"], claims["embed"], claims["exp"] - claims["iat"], claims["checkout_session_id"]]
  end

  def der_of(algorithm, signature)
    return signature unless algorithm.start_with?("ES")

    halves = signature.unpack("a#{signature.bytesize / 2}a*").map { |half| OpenSSL::BN.new(half, 2) }
    OpenSSL::ASN1::Sequence(halves.map { |number| OpenSSL::ASN1::Integer(number) }).to_der
  end
end

class RecordsTest < Minitest::Test
  RECORD = Railyard::Record.of(
    { "id" => "one", "method" => "card", "private_key" => "very secret", "items" => [{ "new-member" => 1 }] }
  )

  def test_members_are_read_by_name_and_by_key
    assert_equal ["one", "one", "one"], [RECORD.id, RECORD["id"], RECORD[:id]]
    assert_equal "card", RECORD.method
    assert_equal 1, RECORD.dig(:items, 0, "new-member")
    assert_raises(KeyError) { RECORD.fetch("amount") }
    RECORD => { method:, id: String }
    assert_equal "card", method
  end

  def test_what_the_contract_knows_and_an_answer_lacks_is_nil_and_other_names_are_no_methods
    assert_nil RECORD.amount
    assert_raises(NoMethodError) { RECORD.amuont }
    assert_raises(NoMethodError) { RECORD.id = 1 }
  end

  def test_it_can_be_stored_whole_and_is_printed_without_what_is_secret
    assert_equal RECORD, Railyard::Record.of(JSON.parse(RECORD.to_json))
    refute_match(/very/, "#{RECORD.inspect} #{RECORD}")
  end
end

class ErrorsTest < Minitest::Test
  def test_each_code_of_the_contract_has_a_class_of_its_own
    codes = read_vectors("../contract/errors.json")["problems"].map { |one| one["code"] }
    codes.each do |code|
      transport = ->(_) { Railyard::WireAnswer.new(400, {}, { code: code }.to_json) }
      client = Railyard::Client.new("https://pay.example", transport: transport)
      error = assert_raises(Railyard::ApiError, code) { client.buyers.create }
      refute_instance_of Railyard::ApiError, error
    end
    assert_operator codes.size, :>, 20
  end

  def test_an_unknown_outcome_is_not_caught_by_those_who_catch_errors
    transport = ->(_) { raise Railyard::ConnectionError.new("it broke", may_have_arrived: true) }
    client = Railyard::Client.new("https://pay.example", transport: transport, retries: FAST)
    unknown = assert_raises(Railyard::OutcomeUnknown) do
      client.transactions.create(amount: 1, currency: "EUR")
    rescue Railyard::Error, StandardError
      flunk "it was caught"
    end
    assert_instance_of Railyard::ConnectionError, unknown.cause
  end
end

class WebhooksTest < Minitest::Test
  read_vectors("played/scenes.json")["webhooks"].each do |one|
    define_method("test_message_#{one["name"]}") do
      verify = -> { Railyard.verify_webhook(one["body"], one["headers"], one["secrets"], now: one["now"]) }
      next assert_raises(Railyard::Error, &verify) if one["holds"] == false

      assert_empty parts_of(one["holds"], verify.call)
    end
  end

  def test_a_message_that_is_signed_here_holds_under_each_secret
    secrets = ["whsec_Zmlyc3Q=", "whsec_c2Vjb25k"]
    body = '{"name":"buyer.created","type":"of a later version"}'
    signed = Railyard.sign_webhook("one", body, secrets)
    published = signed.select { |name, _| name.start_with?("x-") }
    rack = signed.transform_keys { |name| "HTTP_#{name.upcase.tr("-", "_")}" }
    [signed, published, signed.transform_keys(&:upcase), rack].each do |headers|
      secrets.each { |secret| assert_equal "buyer.created", Railyard.verify_webhook(body, headers, [secret]).name }
      refused = ->(text, **more) do
        assert_raises(Railyard::WebhookSignatureError) { Railyard.verify_webhook(text, headers, secrets, **more) }
      end
      [-1, Float::NAN].each { |tolerance| refused.call(body, tolerance: tolerance) }
      refused.call("#{body} ")
      assert_raises(Railyard::Error) { Railyard.verify_webhook(body, headers, [""]) }
    end
  end
end
