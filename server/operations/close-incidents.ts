import { closeKnownIncident, knownIncidents } from '../db/queries/monitoring-incidents.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';

/** Incidents of one look. */
const INCIDENT_BATCH = 100;

/**
 * Closes incidents about operations whose outcome has become known, however that came about: an event of the
 * processor, a person who asked, a late answer; and those that are over after a time. How many there were.
 */
export async function closeIncidents({ db, clock, log }: MoneyParts): Promise<number> {
  const known = await knownIncidents(db, INCIDENT_BATCH, clock.now());
  for (const incident of known) {
    const now = clock.nowFor(incident.merchant_account_id);
    await closeKnownIncident(db, incident, newId(now), now);
    log.info({ incidentId: incident.monitoring_incident_id }, 'what an incident is about is over');
  }
  return known.length;
}
