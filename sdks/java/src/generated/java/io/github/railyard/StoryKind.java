// Printed from the contract; do not edit.
package io.github.railyard;

/** What an entry is about. <code>call</code>: an operation at a processor; <code>wait</code>: what did not go on until somebody did something; <code>message</code>: a webhook to an endpoint; <code>change</code>: what was done by hand, or came by itself. */
public final class StoryKind extends Word {
  public static final StoryKind REQUEST = new StoryKind("request");
  public static final StoryKind DECISION = new StoryKind("decision");
  public static final StoryKind AUTHENTICATION = new StoryKind("authentication");
  public static final StoryKind SCREENING = new StoryKind("screening");
  public static final StoryKind TOKEN = new StoryKind("token");
  public static final StoryKind CALL = new StoryKind("call");
  public static final StoryKind GIFT_CARD = new StoryKind("gift-card");
  public static final StoryKind PROCESSOR_EVENT = new StoryKind("processor-event");
  public static final StoryKind STATUS = new StoryKind("status");
  public static final StoryKind WAIT = new StoryKind("wait");
  public static final StoryKind CHANGE = new StoryKind("change");
  public static final StoryKind POSTING = new StoryKind("posting");
  public static final StoryKind SETTLEMENT = new StoryKind("settlement");
  public static final StoryKind DISPUTE = new StoryKind("dispute");
  public static final StoryKind MESSAGE = new StoryKind("message");
  public static final StoryKind RECEIPT = new StoryKind("receipt");
  public static final StoryKind AUDIT = new StoryKind("audit");

  StoryKind(String value) {
    super(value);
  }
}
