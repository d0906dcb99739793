<?php

declare(strict_types=1);

namespace Railyard;

/** A request as it goes over the wire. */
final class WireRequest
{
    /**
     * @param array<string, string> $headers by name in lower case
     * @param float $timeout seconds from connecting to the last byte of the answer
     * @param bool $isRepeatable whether sending it twice does no more than sending it once
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        #[\SensitiveParameter] public readonly array $headers,
        #[\SensitiveParameter] public readonly ?string $content,
        public readonly float $timeout,
        public readonly bool $isRepeatable,
    ) {
    }

    /** @return array<string, mixed> what is no secret */
    public function __debugInfo(): array
    {
        return ['method' => $this->method, 'url' => $this->url, 'content' => '[hidden]'];
    }
}
