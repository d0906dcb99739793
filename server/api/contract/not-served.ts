/**
 * Operations of the published API that are declared and that no route serves yet: their paths answer
 * `not_implemented`, and the API document leaves them out. An entry is taken out with the change that serves
 * it; none is ever added.
 */
export const NOT_SERVED: ReadonlySet<string> = new Set([
  'create_metrics_explorer_preset',
  'create_monitoring_metric',
  'delete_metrics_explorer_preset',
  'delete_monitoring_metric',
  'get_metrics_explorer_module',
  'get_metrics_explorer_totals',
  'get_monitoring_metric',
  'list_metrics_explorer_presets',
  'list_monitoring_metric_incidents',
  'list_monitoring_metrics',
  'update_metrics_explorer_preset',
  'update_monitoring_metric',
]);
