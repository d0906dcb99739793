<?php

declare(strict_types=1);

namespace Railyard;

/** The message is not the service's, was changed, or is too old. */
final class WebhookSignatureError extends RailyardError
{
}
