// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>metrics-explorer/presets</code>. */
public final class MetricsExplorerPresetsApi extends Group {
  MetricsExplorerPresetsApi(Connection on) {
    super(on);
  }

  /**
   * Save a filter.
   * <p>
   * There are a hundred of a source at most. Scope: <code>metrics-explorer.write</code>.
   */
  public MetricsExplorerPreset create(String source, MetricsExplorerPresetCreate body, Options... options) {
    return Connection.await(createAsync(source, body, options));
  }

  /**
   * Save a filter.
   * <p>
   * There are a hundred of a source at most. Scope: <code>metrics-explorer.write</code>.
   */
  public CompletableFuture<MetricsExplorerPreset> createAsync(String source, MetricsExplorerPresetCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/metrics-explorer/", source, "/presets").body(body), options, MetricsExplorerPreset.class);
  }

  /**
   * List saved filters.
   * <p>
   * In the order in which they were saved. Scope: <code>metrics-explorer.read</code>.
   */
  public Answer list(String source, Options... options) {
    return Connection.await(listAsync(source, options));
  }

  /**
   * List saved filters.
   * <p>
   * In the order in which they were saved. Scope: <code>metrics-explorer.read</code>.
   */
  public CompletableFuture<Answer> listAsync(String source, Options... options) {
    return on.send(new ApiRequest("GET", "/metrics-explorer/", source, "/presets"), options);
  }

  /**
   * Delete a saved filter.
   * <p>
   * Scope: <code>metrics-explorer.write</code>.
   */
  public Answer delete(String source, String presetId, Options... options) {
    return Connection.await(deleteAsync(source, presetId, options));
  }

  /**
   * Delete a saved filter.
   * <p>
   * Scope: <code>metrics-explorer.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String source, String presetId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/metrics-explorer/", source, "/presets/", presetId), options);
  }

  /**
   * Rename a saved filter.
   * <p>
   * Scope: <code>metrics-explorer.write</code>.
   */
  public MetricsExplorerPreset update(String source, String presetId, MetricsExplorerPresetUpdate body, Options... options) {
    return Connection.await(updateAsync(source, presetId, body, options));
  }

  /**
   * Rename a saved filter.
   * <p>
   * Scope: <code>metrics-explorer.write</code>.
   */
  public CompletableFuture<MetricsExplorerPreset> updateAsync(String source, String presetId, MetricsExplorerPresetUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/metrics-explorer/", source, "/presets/", presetId).body(body), options, MetricsExplorerPreset.class);
  }
}
