# frozen_string_literal: true

# The API of Railyard for servers: a method for each operation, tokens, retries, lists and webhooks.
module Railyard
end

require_relative "railyard/version"
require_relative "railyard/errors"
require_relative "railyard/retry_policy"
require_relative "railyard/record"
require_relative "railyard/exchange"
require_relative "railyard/listing"
require_relative "railyard/tokens"
require_relative "railyard/connection"
require_relative "railyard/webhooks"
require_relative "railyard/client"
