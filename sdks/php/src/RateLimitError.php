<?php

declare(strict_types=1);

namespace Railyard;

/** Too many requests; `retryAfterSeconds` says when the next one may come. */
final class RateLimitError extends ApiError
{
}
