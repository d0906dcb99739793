# frozen_string_literal: true

module Railyard
  # A list: `each`, and all that Enumerable has, give every item of all pages. A page is fetched when the one before it
  # has been walked through; a walk that stops fetches nothing more.
  class Listing
    include Enumerable

    # Of the page that is being walked through, or was last; nil is the first one. It is a text that can be stored: a
    # list that is asked for with `cursor:` begins with that page.
    attr_reader :cursor

    def initialize(cursor, &fetch)
      @first = cursor
      @cursor = cursor
      @fetch = fetch
    end

    # Each item of all pages.
    def each(&block)
      return to_enum(:each) unless block

      each_page { |page| (page["items"] || []).each(&block) }
    end

    # Each page, whole.
    def each_page
      return to_enum(:each_page) unless block_given?

      @cursor = @first
      while true
        page = self.page
        yield page
        following = page["next_cursor"]
        return self if following.nil?

        @cursor = following
      end
    end

    # The page at the cursor, whole: its `items`, and `next_cursor`.
    def page
      @fetch.call(@cursor)
    end

    def inspect
      "#<Railyard::Listing cursor=#{@cursor.inspect}>"
    end
  end
end
