# frozen_string_literal: true

require_relative "lib/railyard/version"

Gem::Specification.new do |gem|
  gem.name = "railyard"
  gem.version = Railyard::VERSION
  gem.summary = "The API of Railyard for servers: a method for each operation, tokens, retries, lists and webhooks."
  gem.description = "#{gem.summary} It has no dependencies."
  gem.authors = ["Railyard"]
  gem.license = "Apache-2.0"
  gem.homepage = "https://github.com/railyard/railyard"
  gem.required_ruby_version = ">= 3.1"
  gem.files = Dir["lib/**/*.rb", "sig/**/*.rbs", "README.md", "CHANGELOG.md", base: __dir__]
  gem.require_paths = ["lib"]
  gem.metadata = {
    "changelog_uri" => "#{gem.homepage}/blob/main/sdks/ruby/CHANGELOG.md",
    "source_code_uri" => "#{gem.homepage}/tree/main/sdks/ruby",
    "rubygems_mfa_required" => "true"
  }
end
