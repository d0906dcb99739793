<?php

declare(strict_types=1);

namespace Railyard;

/**
 * What was asked for under an idempotency key may have happened, or may yet: do not ask for it again under another key.
 * It is no `RailyardError`, so that nobody who catches those pays twice by accident.
 */
final class OutcomeUnknown extends \RuntimeException
{
    /**
     * @internal
     * @param string $idempotencyKey the same request under this key gets the stored answer, once there is one
     * @param \Closure(float): mixed $again
     */
    public function __construct(
        public readonly string $idempotencyKey,
        private readonly \Closure $again,
        \Throwable $last,
    ) {
        parent::__construct(
            "What became of the request under the idempotency key $idempotencyKey is not known: repeat it under the "
            . 'same key (resolve), or find it by external_identifier. An outcome may take up to a day.',
            0,
            $last,
        );
    }

    /**
     * Repeats the request under its key until its answer is there, which is what the call would have given. It throws
     * `OutcomeUnknown` where that many seconds are over.
     */
    public function resolve(float $within = 60.0): mixed
    {
        return ($this->again)($within);
    }
}
