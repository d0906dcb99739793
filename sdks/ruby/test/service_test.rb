# frozen_string_literal: true

# The scenes of `sdks/played`, against the service at RAILYARD_URL: by `npm run sdk:conform -- --language=ruby`.

require_relative "support"

URL = ENV["RAILYARD_URL"]
NO_SERVICE = "there is no service: `npm run sdk:conform` starts one"

# A test that takes a service.
class ServiceTest < Minitest::Test
  def setup
    skip NO_SERVICE if URL.nil?
  end

  def client(**settings)
    made = Railyard::Client.new(URL, key_file: ENV.fetch("RAILYARD_KEY_FILE"), **settings)
    (@clients ||= []).push(made)
    made
  end

  # `list_buyers.items.0.id` of what was answered
  def value_at(known, reference)
    reference.split(".").inject(known) { |value, name| value[value.is_a?(Array) ? name.to_i : name] }
  end

  def teardown
    (@clients || []).each(&:close)
  end
end

class ScenesTest < ServiceTest
  # what stands before the service alters its answers: that they can be read is all that is judged of them
  ALTERED = ENV["RAILYARD_ALTERED"] == "true"
  RESOLVED_WITHIN = 300
  EVENTUALLY = 300

  def self.test_order
    :alpha
  end

  scenes = URL.nil? ? [] : JSON.parse(File.read(ENV.fetch("RAILYARD_SCENES"), encoding: "UTF-8"))["scenes"]
  scenes.each.with_index do |scene, at|
    define_method(format("test_%03d_%s", at, scene["name"])) { play(scene) }
  end

  private

  def play(scene)
    @known = {}
    @shop = client(merchant_account: "default")
    scene["steps"].each do |step|
      result = played_in_time(filled(step))
      @known[step["as"]] = result if step.key?("as")
    end
  end

  def played_in_time(step)
    till = now + (step["eventually"] ? EVENTUALLY : 0)
    begin
      result_of(step)
    rescue Minitest::Assertion, Railyard::ApiError
      raise if now >= till

      sleep(0.1)
      retry
    end
  end

  def result_of(step)
    return acted(step) if step.key?("stand")
    return { "token" => @shop.embed_token(step["embedToken"]) } if step.key?("embedToken")
    return verified(step) if step.key?("webhook")

    options = { idempotency_key: step["key"], merchant_account: step["merchantAccount"] }.compact
    ask = ->(on) { invoke(on, step["operation"], step, by_name: true, **options) }
    return failed(step["fails"], ask) if step.key?("fails")
    return walked(step, ask.call(@shop)) if step.key?("items")

    answered(step, ask)
  end

  def acted(step)
    url = URI("#{ENV.fetch("RAILYARD_ACTS_URL")}/#{step["stand"]}")
    answer = Net::HTTP.start(url.host, url.port, read_timeout: EVENTUALLY) do |http|
      http.post(url.path, JSON.generate(step["with"] || {}), "content-type" => "application/json")
    end
    assert_equal "200", answer.code, answer.body
    JSON.parse(answer.body).tap { |result| assert_empty parts_of(step["answers"] || {}, result) }
  end

  def verified(step)
    message = @known.fetch(step["webhook"])
    event = Railyard.verify_webhook(message["body"], message["headers"], step["secrets"])
    assert_empty parts_of(step["answers"], event)
    event
  end

  def failed(wanted, ask)
    error = assert_raises(Railyard::ApiError) { ask.call(@shop) }
    family = error.class.name.delete_prefix("Railyard::")
    told = { "status" => error.status, "code" => error.code, "details" => details_of(error), "class" => family }
    assert_empty parts_of(wanted, told)
  end

  def walked(step, listing)
    items = step.key?("stopAfter") ? listing.first(step["stopAfter"]) : listing.to_a
    assert_equal step["items"].size, items.size
    judge(step["items"], items)
    { "items" => items, "cursor" => listing.cursor }
  end

  def answered(step, ask)
    begin
      answer = @shop.answer_of(&ask)
      result = answer.result
      assert_equal step["isReplayed"], answer.replayed? if step.key?("isReplayed")
    rescue Railyard::OutcomeUnknown => unknown
      raise unless step["resolves"]

      result = unknown.resolve(within: RESOLVED_WITHIN)
    end
    judge(step.fetch("answers", {}), result)
    result
  end

  def judge(answers, result)
    return assert_nil(result) if answers.nil?

    assert_empty parts_of(answers, result) unless ALTERED
  end

  # `{payment.id}` is what an earlier step came to; `{list.items.0.id}` is in a list in it.
  def filled(value)
    case value
    when Hash then value.transform_values { |one| filled(one) }
    when Array then value.map { |one| filled(one) }
    when String then value.gsub(/\{(\w+(?:\.\w+)+)\}/) { value_at(@known, $1).to_s }
    else value
    end
  end

  def now
    Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end
end

class ExamplesTest < ServiceTest
  def test_every_example_of_the_contract_is_done_by_its_method
    operator = Railyard::Client.new(ENV.fetch("RAILYARD_EXAMPLES_URL"), token: ENV.fetch("RAILYARD_EXAMPLES_TOKEN"))
    examples = JSON.parse(File.read(ENV.fetch("RAILYARD_EXAMPLES"), encoding: "UTF-8"))
    known = {}
    wrong = examples.filter_map { |example| fault_of(operator, example, known) }
    assert_equal [], wrong
    assert_operator examples.size, :>, 200
  end

  private

  # nil where there is none; all of them are told
  def fault_of(operator, example, known)
    text = JSON.generate(example).gsub(/\{([a-z0-9_]+(?:\.\w+)+)\}/) { JSON.generate(value_at(known, $1).to_s)[1..-2] }
    step = JSON.parse(text)
    options = { headers: step["headers"] }.compact
    result = invoke(operator, step["operation"], step.merge("path" => step["params"] || {}), by_name: true, **options)
    result = result.page if result.is_a?(Railyard::Listing)
    known[step["as"] || step["operation"]] = result
    nil
  rescue Railyard::Error, StandardError => error
    "#{example["operation"]}: #{error.inspect}"
  end
end

class ClientsOfServiceTest < ServiceTest
  def test_several_threads_share_one_token_and_one_pool
    tokens = Queue.new
    shop = client(before_send: ->(request) { tokens.push(request.headers["authorization"]) })
    Array.new(8) { Thread.new { 10.times { shop.buyers.list(limit: 1).page } } }.each(&:join)
    assert_equal [80, 1], [tokens.size, Array.new(tokens.size) { tokens.pop }.uniq.size]
  end

  def test_a_list_is_walked_as_any_enumerable
    shop = client
    buyers = Array.new(5) { |at| shop.buyers.create(display_name: "B#{at}") }
    listing = shop.buyers.list(limit: 2)
    assert_empty buyers.map(&:id) - listing.map(&:id)
    assert_equal listing.to_a.size, listing.each_page.sum { |page| page.items.size }
    assert_equal 3, listing.lazy.map(&:id).first(3).size
    enumerator = listing.each
    assert_equal enumerator.next, listing.first
    buyers.each { |buyer| assert_nil shop.buyers.delete(buyer.id) }
    assert_raises(Railyard::NotFoundError) { shop.buyers.get(buyers.first.id) }
  end

  def test_a_child_of_a_fork_has_connections_of_its_own
    skip "there is no fork here" unless Process.respond_to?(:fork)
    shop = client
    shop.buyers.list.page
    child = fork do
      20.times { shop.buyers.list(limit: 1).page }
      exit!(true)
    rescue StandardError
      exit!(false)
    end
    20.times { shop.buyers.list(limit: 1).page }
    Process.wait(child)
    assert_predicate $?, :success?
  end

  def test_an_address_where_nobody_listens
    away = Railyard::Client.new("http://127.0.0.1:1", retries: Railyard::RetryPolicy.new(first_pause: 0))
    error = assert_raises(Railyard::ConnectionError) { away.buyers.get("one") }
    refute_predicate error, :may_have_arrived?
  end
end
