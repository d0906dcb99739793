# frozen_string_literal: true

# What the transport makes of servers that break off, are slow, or close.

require "socket"
require_relative "support"

class TransportTest < Minitest::Test
  WHOLE = "HTTP/1.1 200 OK\r\ncontent-length: 11\r\n\r\n{\"a\":\"one\"}"
  ONE_TRY = Railyard::RetryPolicy.new(tries: 1)

  def test_an_answer_that_is_cut_short_is_none
    cut = WHOLE.delete_suffix("}")
    error = assert_raises(Railyard::ConnectionError) { serving([cut]) { |client| client.request(:get, "/") } }
    assert_predicate error, :may_have_arrived?
    chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{\"a\":\r\n"
    assert_raises(Railyard::ConnectionError) { serving([chunked]) { |client| client.request(:get, "/") } }
    assert_raises(Railyard::ConnectionError) { serving([""]) { |client| client.request(:get, "/") } }
  end

  def test_no_request_is_sent_twice_by_the_library_below
    _, heads = serving(["", WHOLE]) do |client|
      assert_raises(Railyard::ConnectionError) { client.request(:delete, "/buyers/one") }
    end
    assert_equal 1, heads.size
  end

  def test_a_try_ends_when_its_time_is_over
    started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    serving([nil]) do |client|
      error = assert_raises(Railyard::ConnectionError) { client.request(:get, "/", timeout: 0.2) }
      assert_match(/ReadTimeout/, error.message)
    end
    assert_operator Process.clock_gettime(Process::CLOCK_MONOTONIC) - started, :<, 5
  end

  def test_a_connection_that_the_server_has_closed_is_not_used_again
    answers, heads = serving([WHOLE, WHOLE]) do |client, closed|
      Array.new(2) { client.request(:post, "/", { at: 1 }).a.tap { closed.pop } }
    end
    assert_equal [%w[one one], 2], [answers, heads.size]
  end

  def test_what_goes_over_the_wire_is_what_was_said
    _, heads = serving([WHOLE]) do |client|
      client.request(:post, "/things?of=two", { text: "ä" }, headers: { "X-One": 1 })
    end
    assert_match(%r{\APOST /things\?of=two HTTP/1.1\r\n}, heads.first)
    assert_match(/^content-type: application\/json\r$/i, heads.first)
    assert_match(/^x-one: 1\r$/i, heads.first)
    assert heads.first.end_with?("{\"text\":\"ä\"}".b)
  end

  private

  # A server that takes a connection for each text, answers it and closes; nil: it never answers. The block gets a
  # client and a queue of what is closed. Gives what the block gave, and the requests.
  def serving(texts)
    server = TCPServer.new("127.0.0.1", 0)
    heads = Queue.new
    closed = Queue.new
    held = []
    thread = Thread.new do
      texts.each do |text|
        socket = server.accept
        heads.push(request_from(socket))
        next held.push(socket) if text.nil?

        socket.write(text)
        socket.close
        closed.push(true)
      end
    end
    result = yield Railyard::Client.new("http://127.0.0.1:#{server.addr[1]}", retries: ONE_TRY), closed
    [result, Array.new(heads.size) { heads.pop }]
  ensure
    thread.kill
    held.each(&:close)
    server.close
  end

  def request_from(socket)
    head = socket.gets("\r\n\r\n")
    head + socket.read(head[/^content-length: (\d+)/i, 1].to_i)
  end
end
