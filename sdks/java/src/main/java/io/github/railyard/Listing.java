package io.github.railyard;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A list, which is walked page by page: {@code for (Buyer buyer : client.buyers().list())}. A page is fetched when the
 * one before it has been walked through, and none after the walk stops.
 *
 * @param <T> what the list is of
 */
public final class Listing<T> implements Iterable<T> {
  private final Connection on;
  private final ApiRequest request;
  private final Options[] options;
  private final Class<T> type;
  private volatile String cursor;

  Listing(Connection on, ApiRequest request, Options[] options, Class<T> type) {
    this.on = on;
    this.request = request;
    this.options = options;
    this.type = type;
    this.cursor = request.firstCursor();
  }

  /** Of the page that is being walked through: a walk that begins with it begins with that page. Null: the first. */
  public String cursor() {
    return cursor;
  }

  /** The page at the cursor, whole. */
  public Page<T> page() {
    return Connection.await(pageAsync());
  }

  /** The page at the cursor, whole, without waiting. */
  public CompletableFuture<Page<T>> pageAsync() {
    ApiRequest asked = cursor == null ? request : request.at(cursor);
    return on.sent(asked, options, members -> Struct.filled(new Page<>(type), members));
  }

  @Override
  public Iterator<T> iterator() {
    return new Walk();
  }

  /** The items, fetched as the stream asks for them. */
  public Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  /**
   * Walks without waiting, until an item is answered with false.
   *
   * @param each takes an item, and says whether to go on
   * @return done when the walk has ended
   */
  public CompletableFuture<Void> forEachAsync(Predicate<? super T> each) {
    return pageAsync().thenCompose(page -> {
      for (T item : page.getItems()) {
        if (!each.test(item)) return CompletableFuture.completedFuture(null);
      }
      if (page.getNextCursor() == null) return CompletableFuture.completedFuture(null);
      cursor = page.getNextCursor();
      return forEachAsync(each);
    });
  }

  private final class Walk implements Iterator<T> {
    private Page<T> page = null;
    private List<T> items = List.of();
    private int at = 0;

    @Override
    public boolean hasNext() {
      while (at == items.size()) {
        if (page != null) {
          if (page.getNextCursor() == null) return false;
          cursor = page.getNextCursor();
        }
        page = page();
        items = page.getItems();
        at = 0;
      }
      return true;
    }

    @Override
    public T next() {
      if (!hasNext()) throw new NoSuchElementException();
      return items.get(at++);
    }

    private Page<T> page() {
      return Listing.this.page();
    }
  }
}
