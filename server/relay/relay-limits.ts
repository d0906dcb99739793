/**
 * Every limit of the relay, by name; those of the way out stand in `net/limits.ts`. docs/relay.md lists them.
 */

/** A request body. */
export const RELAY_BODY_BYTES_MAX = 32 * 1024 * 1024;
/** A body that a method signs or encrypts has to be held whole. */
export const RELAY_WHOLE_BODY_BYTES_MAX = 4 * 1024 * 1024;
/** A body up to here is sent in one piece; a longer one in chunks. */
export const RELAY_ONE_PIECE_BYTES_MAX = 128 * 1024;
/** A body up to here is kept as it came. */
export const SPOOL_SMALL_BYTES_MAX = 64 * 1024;
/** Of a longer one chunks from here on are kept as they came. */
export const SPOOL_KEPT_BYTES_MIN = 32 * 1024;
/** And smaller ones in blocks. They are made when first needed, and used again. */
export const SPOOL_BLOCK_BYTES = 128 * 1024;
/** All that longer bodies hold together, counted in blocks: 32 MB. */
export const SPOOL_BLOCKS_MAX = 256;
/** A request body that stays in memory between scan and send; what is longer waits encrypted on disk. */
export const SPOOL_MEMORY_BYTES_MAX = 12 * 1024 * 1024;
/**
 * How long a body of announced length waits for blocks before it goes to disk: longer than most relays last,
 * too short for slow callers to stop the others.
 */
export const SPOOL_WAIT_MS_MAX = 1_000;

export const PLACEHOLDERS_MAX = 1_000;
/** From `{{` to `}}`, spaces included. */
export const PLACEHOLDER_BYTES_MAX = 128;
export const PROBLEMS_SHOWN_MAX = 20;

export const RELAY_TIMEOUT_SECONDS_DEFAULT = 30;
export const RELAY_TIMEOUT_SECONDS_MAX = 120;
/** Authentication methods in one request: one of each kind. */
export const AUTHENTICATIONS_MAX = 3;
