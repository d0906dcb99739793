<?php

declare(strict_types=1);

namespace Railyard;

/**
 * What came of a call, beside what it is about.
 *
 * @template-covariant T
 */
final class Answer
{
    /** HTTP status of the answer. */
    public readonly int $status;

    /** @var array<string, string> of the answer, by name in lower case */
    public readonly array $headers;

    /** Names the request in the service's log. */
    public readonly ?string $requestId;

    /** Whether it is the stored answer to an earlier request under the same key. */
    public readonly bool $isReplayed;

    /** What prints an object shows nothing of what a closure holds, and there may be secrets in it. */
    private readonly \Closure $content;

    /**
     * @internal
     * @param T $result what the service answered, read
     * @param string|null $idempotencyKey key under which it was sent; null where the operation takes none
     */
    public function __construct(
        public readonly mixed $result,
        WireAnswer $wire,
        public readonly ?string $idempotencyKey,
    ) {
        $this->content = static fn (): string => $wire->content;
        $this->status = $wire->status;
        $this->headers = $wire->headers;
        $this->requestId = $wire->headers['x-request-id'] ?? null;
        $this->isReplayed = ($wire->headers['idempotent-replayed'] ?? null) === 'true';
    }

    /** Body of the answer, byte for byte. */
    public function content(): string
    {
        return ($this->content)();
    }

    /** @return array<string, mixed> what is no secret */
    public function __debugInfo(): array
    {
        return array_diff_key(get_object_vars($this), ['content' => true]);
    }
}
