/** Every setting of the service. The table below is the only declaration; docs/config.md is generated from it. */
export type Config = Readonly<{
  /** The address to listen on. `127.0.0.1` unless other machines are to reach it. */
  host: string;
  port: number;
  /** Sandbox: where the simulated processors listen, on loopback. */
  simulatorPort: number;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null;
  apiVersion: '2026-11-01' | 'published';
  role: 'all' | 'api' | 'vault' | 'worker';
  environment: 'sandbox' | 'production';
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** How the outside reaches this service, without a trailing slash; used in approval, webhook and completion addresses. Default `http://127.0.0.1:<port>`. */
  publicUrl: string;
  /** Sandbox and tests only: lets the egress guard through to loopback addresses. */
  egressAllowLoopback: boolean;
}>;
