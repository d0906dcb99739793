# frozen_string_literal: true

require "json"
require "time"
require_relative "generated/members"

module Railyard
  # An object of an answer. Its members are read by name (`payment.amount`) or by key (`payment["amount"]`,
  # `payment[:amount]`); what the contract knows and this object does not have is nil, and what a later version of the
  # service adds is there. Enumerations are texts. It prints without what is secret.
  class Record
    # `payment.method` is how it was paid, and not a method of the object
    undef_method :method

    class << self
      # What was read from JSON, with a record for each object in it.
      def of(value)
        case value
        when Hash then new(value.transform_values { |member| of(member) }.freeze)
        when Array then value.map { |item| of(item) }.freeze
        else value
        end
      end

      # What can be written as JSON for it.
      def plain(value)
        case value
        when Record then value.to_h
        when Hash then value.transform_values { |member| plain(member) }
        when Array then value.map { |item| plain(item) }
        when Time then value.getutc.iso8601(3)
        when Date then value.iso8601
        else value
        end
      end
    end
    private_class_method :new

    def initialize(members)
      @members = members
      freeze
    end

    # The member; nil where there is none.
    def [](name)
      @members[name.to_s]
    end

    # The member; KeyError where there is none.
    def fetch(name, ...)
      @members.fetch(name.to_s, ...)
    end

    # A member of a member, and so on; numbers are places in lists.
    def dig(name, *names)
      found = self[name]
      names.empty? || found.nil? ? found : found.dig(*names)
    end

    # Whether the answer has the member, be it nil.
    def key?(name)
      @members.key?(name.to_s)
    end

    # Hashes all the way down, with texts as keys.
    def to_h
      @members.transform_values { |member| Record.plain(member) }
    end

    def to_json(...)
      to_h.to_json(...)
    end

    # For `case payment in { status: "captured" }`.
    def deconstruct_keys(names)
      known = names.nil? ? @members.keys : names.map(&:to_s).select { |name| key?(name) }
      known.to_h { |name| [name.to_sym, self[name]] }
    end

    def ==(other)
      other.is_a?(Record) && to_h == other.to_h
    end
    alias eql? ==

    def hash
      @members.hash
    end

    def inspect
      told = @members.map do |name, member|
        "#{name}=#{member.is_a?(String) && SECRET_MEMBERS.include?(name) ? "[hidden]" : member.inspect}"
      end
      "#<Railyard::Record #{told.join(" ")}>"
    end
    alias to_s inspect

    private

    def method_missing(name, *given)
      return super unless given.empty? && (key?(name) || MEMBERS.include?(name.name))

      self[name]
    end

    def respond_to_missing?(name, _with_private = false)
      key?(name) || MEMBERS.include?(name.name)
    end
  end
end
