<?php

declare(strict_types=1);

namespace Railyard;

/** It contradicts what is there: a record, a state, another request under the same key. */
final class ConflictError extends ApiError
{
}
