# frozen_string_literal: true

require_relative "behaviour_test"
require_relative "transport_test"
require_relative "service_test"
