// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>transactions.story.get</code> can be asked for. */
public final class GetTransactionStoryQuery extends Struct {
  /**
   * The language of its sentences. Left out: the first of <code>Accept-Language</code> that there is, else English.
   * <p>
   * One of <code>en</code>, <code>es</code>, <code>pt</code>, <code>fr</code>, <code>de</code>, <code>ar</code>.
   */
  public GetTransactionStoryQuery language(String value) {
    put("language", value);
    return this;
  }
}
