<?php

declare(strict_types=1);

namespace Railyard;

/** What can be said of one call, beside what it is about. */
final class CallOptions
{
    /**
     * @param string|null $idempotencyKey of an operation that moves money: one that was stored before
     *     (`Railyard::newIdempotencyKey()`); left out, the call makes one
     * @param string|null $merchantAccount in place of that of the client
     * @param float|null $timeout seconds for one try, from connecting to the last byte of the answer
     * @param RetryPolicy|null $retry how often, and after which pauses, this call is tried again
     * @param array<string, string> $headers beside those that the client writes
     */
    public function __construct(
        public readonly ?string $idempotencyKey = null,
        public readonly ?string $merchantAccount = null,
        public readonly ?float $timeout = null,
        public readonly ?RetryPolicy $retry = null,
        public readonly array $headers = [],
    ) {
    }
}
