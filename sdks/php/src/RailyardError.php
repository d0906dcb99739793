<?php

declare(strict_types=1);

namespace Railyard;

/** Whatever this package throws, but for `OutcomeUnknown`. */
class RailyardError extends \RuntimeException
{
}
