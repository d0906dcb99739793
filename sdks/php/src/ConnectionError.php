<?php

declare(strict_types=1);

namespace Railyard;

/** Nothing answered. */
final class ConnectionError extends RailyardError
{
    /** @param bool $mayHaveArrived false where the request certainly did not leave: no connection came about */
    public function __construct(string $message, public readonly bool $mayHaveArrived)
    {
        parent::__construct($message);
    }
}
