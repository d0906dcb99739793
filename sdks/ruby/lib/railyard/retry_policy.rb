# frozen_string_literal: true

module Railyard
  # How often, and for how long, the same request is sent. Times in seconds.
  #
  # `tries`: the first one counts. `budget`: no other try begins later than that. `first_pause`: before the first
  # repetition; each further pause is twice as long. `longest_pause`: what a pause takes at most.
  RetryPolicy = Struct.new(:tries, :budget, :first_pause, :longest_pause, keyword_init: true) do
    def initialize(tries: 3, budget: 30.0, first_pause: 0.25, longest_pause: 8.0)
      super
      freeze
    end

    # As often as it takes, for so many seconds.
    def until_answered(seconds)
      self.class.new(**to_h, tries: Float::INFINITY, budget: seconds)
    end

    # Seconds to wait before the same request goes out again; nil: it does not.
    #
    # What is not repeatable (it reads nothing and has no idempotency key) is repeated only where it certainly was not
    # carried out.
    def pause_before_next(outcome, tried, is_repeatable)
      return nil if tried >= tries

      # full jitter: many clients that failed at once do not come back at once
      pause = rand * [longest_pause, first_pause * (2**(tried - 1))].min
      if outcome.failure
        return is_repeatable || !outcome.failure.may_have_arrived? ? pause : nil
      end

      # Not so a 503: where the database goes away behind the work, nobody knows what became of it.
      is_undone = outcome.status == 429 && outcome.retry_after
      is_undone || (is_repeatable && outcome.passing?) ? [outcome.retry_after || 0, pause].max : nil
    end
  end
end
