// Printed from the contract; do not edit.
package io.github.railyard;

/** The languages of stories, and of pages for buyers. */
public final class StoryLanguage extends Word {
  public static final StoryLanguage EN = new StoryLanguage("en");
  public static final StoryLanguage ES = new StoryLanguage("es");
  public static final StoryLanguage PT = new StoryLanguage("pt");
  public static final StoryLanguage FR = new StoryLanguage("fr");
  public static final StoryLanguage DE = new StoryLanguage("de");
  public static final StoryLanguage AR = new StoryLanguage("ar");

  StoryLanguage(String value) {
    super(value);
  }
}
