# frozen_string_literal: true

# What the tests of this package share: the vectors of every language, and how an operation is found by its id.

# Under `ruby -w` a warning of any file is a failure.
Warning.singleton_class.define_method(:warn) { |message, **| raise message }

require "json"
require "minitest/autorun"
require "net/http"
require "tmpdir"
require "railyard"

SDKS = File.expand_path("../..", __dir__)

# A text of a vector, with objects as hashes.
def read_vectors(path)
  JSON.parse(File.read(File.join(SDKS, path), encoding: "UTF-8"))
end

OPERATIONS = read_vectors("behaviour/generated/operations.json")

# Calls the method of an operation with what the step gives it; a body goes as one hash, or by the names of its members.
def invoke(client, operation, step, by_name: false, **options)
  known = OPERATIONS.fetch(operation)
  *group, verb = known["name"].map { |word| word.tr("-", "_") }
  at = group.inject(client) { |inside, word| inside.public_send(word) }
  given = known["path"].map { |name| step.fetch("path", {})[name] }
  more = step.fetch("query", {}).transform_keys(&:to_sym).merge(options)
  body = known["hasBody"] ? step["body"] : nil
  if by_name && body.is_a?(Hash)
    more = body.transform_keys(&:to_sym).merge(more)
  elsif !body.nil?
    given.push(body)
  end
  at.public_send(verb, *given, **more)
end

# What of `expected` is not in `actual`: members of objects are looked for, lists and values are equal.
def parts_of(expected, actual, place = "")
  actual = actual.to_h if actual.is_a?(Railyard::Record)
  if expected.is_a?(Hash) && actual.is_a?(Hash)
    return expected.flat_map { |name, value| parts_of(value, actual.fetch(name, :left_out), "#{place}/#{name}") }
  end
  if expected.is_a?(Array) && actual.is_a?(Array) && expected.size == actual.size
    return expected.zip(actual).flat_map.with_index { |(one, other), at| parts_of(one, other, "#{place}/#{at}") }
  end

  expected == actual ? [] : ["#{place}: #{actual.inspect}, and not #{expected.inspect}"]
end

# As the vectors have them: texts as keys.
def details_of(error)
  error.details.map { |detail| detail.to_h.transform_keys(&:to_s) }
end
