# frozen_string_literal: true

module Railyard
  VERSION = "0.1.0"
end
