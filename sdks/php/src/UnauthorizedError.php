<?php

declare(strict_types=1);

namespace Railyard;

/** No token of an active key came with the request. */
final class UnauthorizedError extends ApiError
{
}
