<?php

declare(strict_types=1);

namespace Railyard;

/** How often, and for how long, the same request is sent. */
final class RetryPolicy
{
    /** Refusals at the door, which say nothing of an earlier try. */
    private const AT_THE_DOOR = [401, 403, 408, 425, 429];

    /**
     * @param int $tries the first one counts
     * @param float $budget seconds: no other try begins later than that
     * @param float $firstPause seconds before the first repetition; each further pause is twice as long
     * @param float $longestPause seconds that a pause takes at most
     */
    public function __construct(
        public readonly int $tries = 3,
        public readonly float $budget = 30.0,
        public readonly float $firstPause = 0.25,
        public readonly float $longestPause = 8.0,
    ) {
    }

    /** @internal As often as it takes, for so many seconds. */
    public function until(float $seconds): self
    {
        return new self(PHP_INT_MAX, $seconds, $this->firstPause, $this->longestPause);
    }

    /**
     * @internal Seconds to wait before the same request goes out again; null: it does not. What is not repeatable (it
     * reads nothing and has no idempotency key) is repeated only where it certainly was not carried out.
     */
    public function pauseAfter(WireAnswer|ConnectionError $result, int $tried, bool $isRepeatable): ?float
    {
        if ($tried >= $this->tries) {
            return null;
        }
        // full jitter: many clients that failed at once do not come back at once
        $longest = min($this->longestPause, $this->firstPause * 2 ** min($tried - 1, 30));
        $pause = random_int(0, 1_000_000) / 1_000_000 * $longest;
        if ($result instanceof ConnectionError) {
            return $isRepeatable || !$result->mayHaveArrived ? $pause : null;
        }
        $status = $result->status;
        $after = $status === 429 || $status === 503 ? $result->retryAfterSeconds() : null;
        // Not so a 503: where the database goes away behind the work, nobody knows what became of it.
        $isUndone = $status === 429 && $after !== null;
        $isPassing = $status >= 500 || $status === 429 || self::isBeingProcessed($result);

        return $isUndone || ($isRepeatable && $isPassing) ? max($after ?? 0, $pause) : null;
    }

    /** @internal Whether it leaves open what became of a request under an idempotency key. */
    public static function leavesOpen(WireAnswer|ConnectionError $result): bool
    {
        return $result instanceof ConnectionError
            ? $result->mayHaveArrived
            : $result->status >= 500 || self::isBeingProcessed($result);
    }

    /** @internal Whether the answer is the one of the operation, and closes what an earlier try left open. */
    public static function isFinal(WireAnswer|ConnectionError $result): bool
    {
        return $result instanceof WireAnswer
            && !self::leavesOpen($result)
            && !in_array($result->status, self::AT_THE_DOOR, true);
    }

    private static function isBeingProcessed(WireAnswer $answer): bool
    {
        return $answer->status === 409 && str_contains($answer->content, '"concurrent_request"');
    }
}
