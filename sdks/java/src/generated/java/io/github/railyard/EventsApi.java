// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>events</code>. */
public final class EventsApi extends Group {
  EventsApi(Connection on) {
    super(on);
  }

  /**
   * List what happened, or follow it.
   * <p>
   * Newest first, for as long as events are kept, whether or not a webhook subscription is told of them. A page may be short while more follow. With <code>Accept: text/event-stream</code> it is a stream of what happens from now on, or after the event of <code>Last-Event-ID</code>: <code>data:</code> is the payload. An event may come twice after a pause, under the same id; none is left out. Times and cursors are of the list only. Scope: <code>events.read</code>.
   */
  public Listing<Event> list(ListEventsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/events").query(query), options, Event.class);
  }

  /**
   * List what happened, or follow it.
   * <p>
   * Newest first, for as long as events are kept, whether or not a webhook subscription is told of them. A page may be short while more follow. With <code>Accept: text/event-stream</code> it is a stream of what happens from now on, or after the event of <code>Last-Event-ID</code>: <code>data:</code> is the payload. An event may come twice after a pause, under the same id; none is left out. Times and cursors are of the list only. Scope: <code>events.read</code>.
   */
  public Listing<Event> list(Options... options) {
    return list((ListEventsQuery) null, options);
  }
}
