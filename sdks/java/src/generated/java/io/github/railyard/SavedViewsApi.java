// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>saved-views</code>. */
public final class SavedViewsApi extends Group {
  SavedViewsApi(Connection on) {
    super(on);
  }

  /**
   * Save what a list is asked for, under a name.
   * <p>
   * An owner has at most a hundred in a merchant account, and two hundred of all owners are shared. For every key and every person, whatever they may do.
   */
  public SavedView create(SavedViewCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Save what a list is asked for, under a name.
   * <p>
   * An owner has at most a hundred in a merchant account, and two hundred of all owners are shared. For every key and every person, whatever they may do.
   */
  public CompletableFuture<SavedView> createAsync(SavedViewCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/saved-views").body(body), options, SavedView.class);
  }

  /**
   * List the saved views of the caller, and those that are shared.
   * <p>
   * By name. Every person and every key has their own. For every key and every person, whatever they may do.
   */
  public Listing<SavedView> list(ListSavedViewsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/saved-views").query(query), options, SavedView.class);
  }

  /**
   * List the saved views of the caller, and those that are shared.
   * <p>
   * By name. Every person and every key has their own. For every key and every person, whatever they may do.
   */
  public Listing<SavedView> list(Options... options) {
    return list((ListSavedViewsQuery) null, options);
  }

  /**
   * Delete a saved view.
   * <p>
   * Its owner does; a shared one is deleted with the scope <code>merchant-accounts.write</code> as well. For every key and every person, whatever they may do.
   */
  public Answer delete(String savedViewId, Options... options) {
    return Connection.await(deleteAsync(savedViewId, options));
  }

  /**
   * Delete a saved view.
   * <p>
   * Its owner does; a shared one is deleted with the scope <code>merchant-accounts.write</code> as well. For every key and every person, whatever they may do.
   */
  public CompletableFuture<Answer> deleteAsync(String savedViewId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/saved-views/", savedViewId), options);
  }

  /**
   * Change the given fields of a saved view.
   * <p>
   * Only its owner changes it. For every key and every person, whatever they may do.
   */
  public SavedView update(String savedViewId, SavedViewUpdate body, Options... options) {
    return Connection.await(updateAsync(savedViewId, body, options));
  }

  /**
   * Change the given fields of a saved view.
   * <p>
   * Only its owner changes it. For every key and every person, whatever they may do.
   */
  public CompletableFuture<SavedView> updateAsync(String savedViewId, SavedViewUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/saved-views/", savedViewId).body(body), options, SavedView.class);
  }
}
