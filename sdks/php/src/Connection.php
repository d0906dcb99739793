<?php

declare(strict_types=1);

namespace Railyard;

/** @internal How a client reaches the service: one call from its first try to its outcome. */
final class Connection
{
    /** The version whose words this package speaks, whatever the key is pinned to. */
    private const API_VERSION = '2026-11-01';

    /** Of the last call that was answered. */
    public ?Answer $last = null;

    /** @param callable(WireRequest): WireAnswer $transport */
    public function __construct(
        public readonly string $url,
        private readonly mixed $transport,
        private readonly ?TokenSource $tokens,
        private ?string $merchantAccount,
        private readonly float $timeout,
        private readonly RetryPolicy $retry,
        private readonly ?\Closure $beforeSend,
        private readonly ?\Closure $afterAnswer,
    ) {
    }

    public function withMerchantAccount(string $merchantAccount): self
    {
        $other = clone $this;
        $other->merchantAccount = $merchantAccount;

        return $other;
    }

    /**
     * @param array<array-key, mixed>|string|null $body
     * @param array<string, mixed> $query
     * @param string|array<array-key, mixed>|null $made
     */
    public function call(
        string $method,
        string $path,
        ?CallOptions $options,
        #[\SensitiveParameter] array|string|null $body = null,
        array $query = [],
        bool $isKeyed = false,
        bool $isReading = false,
        bool $isRaw = false,
        string|array|null $made = null,
        bool $isNullable = false,
    ): mixed {
        $options ??= new CallOptions();
        if ($options->idempotencyKey !== null && !$isKeyed) {
            throw new RailyardError("$method $path takes no idempotency key.");
        }
        $key = $isKeyed ? $options->idempotencyKey ?? Railyard::newIdempotencyKey() : null;

        return $this->outcome(new ApiRequest(
            $method,
            $path,
            $options,
            $body,
            $query,
            $key,
            $isReading,
            $isRaw,
            $made,
            $isNullable,
            isList: false,
        ));
    }

    /**
     * @param array<string, mixed> $query
     * @param string|array<array-key, mixed>|null $made of what its items are
     */
    public function listing(
        string $path,
        ?CallOptions $options,
        array $query = [],
        string|array|null $made = null,
    ): Listing {
        $options ??= new CallOptions();
        $fetch = function (?string $cursor) use ($path, $options, $query, $made): Page {
            $asked = $cursor === null ? $query : [...$query, 'cursor' => $cursor];

            return $this->outcome(
                new ApiRequest('GET', $path, $options, null, $asked, null, true, false, $made, false, isList: true),
            );
        };

        return new Listing($fetch, $query['cursor'] ?? null);
    }

    /** `$openFor`: an earlier call left its outcome open, and this one asks for it for so many seconds. */
    private function outcome(ApiRequest $request, ?float $openFor = null): mixed
    {
        $policy = $request->options->retry ?? $this->retry;
        if ($openFor !== null) {
            $policy = $policy->until($openFor);
        }
        $until = hrtime(true) / 1e9 + $policy->budget;
        $isOpen = $openFor !== null;
        for ($tried = 1; ; $tried++) {
            $result = $this->tryOnce($request);
            $isOpen = $isOpen || RetryPolicy::leavesOpen($result);
            $pause = $policy->pauseAfter($result, $tried, $request->isRepeatable());
            if ($pause === null || hrtime(true) / 1e9 + $pause >= $until) {
                break;
            }
            usleep((int) ($pause * 1e6));
        }

        $error = $this->errorIn($result, $request);
        $isUnreadable = $error !== null && $result instanceof WireAnswer && $result->status < 300;
        if ($request->key !== null && ($isUnreadable || ($isOpen && !RetryPolicy::isFinal($result)))) {
            $again = fn (float $within): mixed => $this->outcome($request, $within);
            throw new OutcomeUnknown($request->key, $again, $error ?? new RailyardError('It is not known.'));
        }
        if ($error !== null) {
            throw $error;
        }
        $this->last = new Answer($request->read($result->content), $result, $request->key);

        return $this->last->result;
    }

    private function tryOnce(ApiRequest $request): WireAnswer|ConnectionError
    {
        $result = $this->send($request);
        // Once: a token of another time is refused, and the answer says what time it is there.
        $isRefused = $result instanceof WireAnswer && $result->status === 401;
        if ($isRefused && $this->tokens?->learnClock($result->headers['date'] ?? '') === true) {
            return $this->send($request);
        }

        return $result;
    }

    private function send(ApiRequest $request): WireAnswer|ConnectionError
    {
        $wire = $this->wireRequest($request);
        if ($this->beforeSend !== null) {
            ($this->beforeSend)($wire);
        }
        try {
            $answer = ($this->transport)($wire);
        } catch (ConnectionError $error) {
            return $error;
        }
        if ($this->afterAnswer !== null) {
            ($this->afterAnswer)($wire, $answer);
        }

        return $answer;
    }

    private function wireRequest(ApiRequest $request): WireRequest
    {
        $options = $request->options;
        $content = $request->content();
        $merchantAccount = $options->merchantAccount ?? $this->merchantAccount;
        $headers = [
            'accept' => 'application/json',
            'x-api-version' => self::API_VERSION,
            'user-agent' => 'railyard-php/' . Railyard::VERSION,
            'authorization' => $this->tokens === null ? null : "Bearer {$this->tokens->current()}",
            'x-merchant-account-id' => $merchantAccount,
            'content-type' => $content === null || $request->isRaw ? null : 'application/json',
            'idempotency-key' => $request->key,
        ];

        return new WireRequest(
            $request->method,
            $this->url . $request->path . $request->queryText(),
            self::checked(array_change_key_case($options->headers) + array_filter($headers, 'is_string')),
            $content,
            $options->timeout ?? $this->timeout,
            $request->isRepeatable(),
        );
    }

    /**
     * The end of a line would begin another header, or another request.
     *
     * @param array<string, string> $headers
     * @return array<string, string>
     */
    private static function checked(#[\SensitiveParameter] array $headers): array
    {
        foreach ($headers as $name => $value) {
            $isName = preg_match('/^[\w!#$%&\'*+.^`|~-]+$/D', (string) $name) === 1;
            if (!$isName || preg_match('/^[\t\x20-\x7e]*$/D', (string) $value) !== 1) {
                throw new RailyardError(
                    'The header ' . json_encode((string) $name, JSON_INVALID_UTF8_SUBSTITUTE) . ' takes printable '
                    . 'ASCII alone: the end of a line, for example, has no place in it.',
                );
            }
        }

        return $headers;
    }

    private function errorIn(WireAnswer|ConnectionError $result, ApiRequest $request): ?RailyardError
    {
        if ($result instanceof ConnectionError) {
            return $result;
        }

        return $result->status >= 300 || !$request->canRead($result->content) ? ApiError::of($result) : null;
    }

    /** @return array<string, mixed> neither the key nor a token */
    public function __debugInfo(): array
    {
        return ['url' => $this->url];
    }
}
