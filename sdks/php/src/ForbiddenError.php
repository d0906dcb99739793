<?php

declare(strict_types=1);

namespace Railyard;

/** The token, or the roles of its key, do not allow this. */
final class ForbiddenError extends ApiError
{
}
