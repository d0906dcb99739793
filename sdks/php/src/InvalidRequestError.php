<?php

declare(strict_types=1);

namespace Railyard;

/** The request cannot be taken as it is: `details` says what would be right. */
final class InvalidRequestError extends ApiError
{
}
