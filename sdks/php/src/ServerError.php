<?php

declare(strict_types=1);

namespace Railyard;

/** A fault in the service or behind it. */
final class ServerError extends ApiError
{
}
