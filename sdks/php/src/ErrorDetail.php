<?php

declare(strict_types=1);

namespace Railyard;

/** One thing that is wrong with a request. */
final class ErrorDetail
{
    /**
     * @param string $location `body`, `query`, `path`, `header` or `unknown`
     * @param string $pointer a JSON pointer in a body, and the parameter's name elsewhere
     * @param string $message what is wrong, in a sentence
     * @param string $type what to branch on, such as `value_error.missing`
     */
    public function __construct(
        public readonly string $location,
        public readonly string $pointer,
        public readonly string $message,
        public readonly string $type,
    ) {
    }
}
