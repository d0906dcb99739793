/** The host of the dashboard of a service for tests, which listens on any port. */
export const DASHBOARD_URL = 'http://dashboard.localhost';
