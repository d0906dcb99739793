// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>monitoring/incidents</code>. */
public final class MonitoringIncidentsApi extends Group {
  MonitoringIncidentsApi(Connection on) {
    super(on);
  }

  /**
   * List all incidents.
   * <p>
   * Newest first: metrics beyond their thresholds, endpoints of webhooks that fail, and outcomes that nobody could find out. Scope: <code>monitoring.read</code>.
   */
  public Listing<MonitoringIncident> list(ListMonitoringIncidentsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/monitoring/incidents").query(query), options, MonitoringIncident.class);
  }

  /**
   * List all incidents.
   * <p>
   * Newest first: metrics beyond their thresholds, endpoints of webhooks that fail, and outcomes that nobody could find out. Scope: <code>monitoring.read</code>.
   */
  public Listing<MonitoringIncident> list(Options... options) {
    return list((ListMonitoringIncidentsQuery) null, options);
  }

  /**
   * Read an incident.
   * <p>
   * With what people noted about it. Scope: <code>monitoring.read</code>.
   */
  public MonitoringIncident get(String incidentId, Options... options) {
    return Connection.await(getAsync(incidentId, options));
  }

  /**
   * Read an incident.
   * <p>
   * With what people noted about it. Scope: <code>monitoring.read</code>.
   */
  public CompletableFuture<MonitoringIncident> getAsync(String incidentId, Options... options) {
    return on.send(new ApiRequest("GET", "/monitoring/incidents/", incidentId), options, MonitoringIncident.class);
  }

  /**
   * Change the status of an incident.
   * <p>
   * Its notes are what people may change; it closes by itself when it is over. Scope: <code>monitoring.write</code>.
   */
  public MonitoringIncident update(String incidentId, MonitoringIncidentUpdate body, Options... options) {
    return Connection.await(updateAsync(incidentId, body, options));
  }

  /**
   * Change the status of an incident.
   * <p>
   * Its notes are what people may change; it closes by itself when it is over. Scope: <code>monitoring.write</code>.
   */
  public CompletableFuture<MonitoringIncident> updateAsync(String incidentId, MonitoringIncidentUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/monitoring/incidents/", incidentId).body(body), options, MonitoringIncident.class);
  }
}
