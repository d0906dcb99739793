<?php

declare(strict_types=1);

namespace Railyard;

/** The service answered with a refusal. Its codes come in families, each a class; a code of a later version is none. */
class ApiError extends RailyardError
{
    private const FAMILIES = [
        'bad_request' => InvalidRequestError::class,
        'incorrect_json' => InvalidRequestError::class,
        'invalid_credentials' => InvalidRequestError::class,
        'method_not_allowed' => InvalidRequestError::class,
        'payload_too_large' => InvalidRequestError::class,
        'unsupported_media_type' => InvalidRequestError::class,
        'unprocessable' => InvalidRequestError::class,
        'unauthorized' => UnauthorizedError::class,
        'forbidden' => ForbiddenError::class,
        'confirmation_required' => ForbiddenError::class,
        'confirmation_refused' => ForbiddenError::class,
        'approval_required' => ForbiddenError::class,
        'not_found' => NotFoundError::class,
        'idempotency_key_reused' => ConflictError::class,
        'duplicate_record' => ConflictError::class,
        'concurrent_request' => ConflictError::class,
        'invalid_state' => ConflictError::class,
        'changed_meanwhile' => ConflictError::class,
        'too_early' => ConflictError::class,
        'too_many_requests' => RateLimitError::class,
        'server_error' => ServerError::class,
        'bad_gateway' => ServerError::class,
        'service_unavailable' => ServerError::class,
        'gateway_timeout' => ServerError::class,
    ];

    /**
     * @param int $status HTTP status of the answer
     * @param string $errorCode the service's word for what is wrong
     * @param list<ErrorDetail> $details each thing that is wrong, with its place
     * @param string|null $requestId id under which the service logged the request; null: it gave none
     * @param int|null $retryAfterSeconds to wait before the next try; null: not said
     * @param string|null $resourceId id of what is in the way, where there is one
     */
    final public function __construct(
        public readonly int $status,
        public readonly string $errorCode,
        string $message,
        public readonly array $details = [],
        public readonly ?string $requestId = null,
        public readonly ?int $retryAfterSeconds = null,
        public readonly ?string $resourceId = null,
    ) {
        $lines = array_map(
            static fn (ErrorDetail $one): string => implode(': ', array_diff([$one->pointer, $one->message], [''])),
            $details,
        );
        parent::__construct(implode("\n", ["$status: $message", ...$lines]), $status);
    }

    /** @internal The error for an answer of the service, whatever stands in it. */
    public static function of(WireAnswer $answer): self
    {
        $body = json_decode($answer->content, true);
        $read = is_array($body) ? $body : [];
        $code = self::text($read, 'code', "http_$answer->status");
        $details = is_array($read['details'] ?? null) ? $read['details'] : [];
        $class = self::FAMILIES[$code] ?? self::class;

        return new $class(
            $answer->status,
            $code,
            self::text($read, 'message', "an answer that is not the service's"),
            array_map(self::detail(...), array_values($details)),
            $answer->headers['x-request-id'] ?? null,
            $answer->retryAfterSeconds(),
            is_string($read['resource_id'] ?? null) ? $read['resource_id'] : null,
        );
    }

    private static function detail(mixed $value): ErrorDetail
    {
        $read = is_array($value) ? $value : [];

        return new ErrorDetail(
            self::text($read, 'location', 'unknown'),
            self::text($read, 'pointer', ''),
            self::text($read, 'message', ''),
            self::text($read, 'type', 'value_error'),
        );
    }

    /** @param array<array-key, mixed> $read */
    private static function text(array $read, string $name, string $otherwise): string
    {
        return is_string($read[$name] ?? null) ? $read[$name] : $otherwise;
    }
}
