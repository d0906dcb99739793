<?php

declare(strict_types=1);

namespace Railyard;

/** There is no such record or path, or it belongs to another merchant account. */
final class NotFoundError extends ApiError
{
}
