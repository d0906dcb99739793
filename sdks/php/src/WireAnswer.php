<?php

declare(strict_types=1);

namespace Railyard;

/** An answer, whole. */
final class WireAnswer
{
    /** @var array<string, string> by name in lower case */
    public readonly array $headers;

    /** @param array<string, string> $headers */
    public function __construct(
        public readonly int $status,
        array $headers,
        #[\SensitiveParameter] public readonly string $content,
    ) {
        $this->headers = array_change_key_case($headers);
    }

    /** From a number or a date: both are allowed. Null: the answer does not say. */
    public function retryAfterSeconds(): ?int
    {
        $text = $this->headers['retry-after'] ?? '';
        if (ctype_digit($text)) {
            return (int) $text;
        }
        $at = $text === '' ? false : strtotime($text);

        return $at === false ? null : max(0, $at - time());
    }

    /** @return array<string, mixed> what is no secret */
    public function __debugInfo(): array
    {
        return ['status' => $this->status, 'headers' => $this->headers, 'content' => '[hidden]'];
    }
}
