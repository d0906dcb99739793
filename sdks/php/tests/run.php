<?php

declare(strict_types=1);

// `php tests/run.php`: every test of this folder; without RAILYARD_URL those that need no service.

namespace Railyard\Tests;

require __DIR__ . '/../autoload.php';
require __DIR__ . '/support.php';

/** What a test found wrong. */
final class Failed extends \Exception
{
}

// a notice or a deprecation is a failure, too
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    if ((error_reporting() & $level) === 0) {
        return false;
    }
    throw new \ErrorException($message, 0, $level, $file, $line);
});

$counts = ['passed' => 0, 'failed' => 0];
foreach (['behaviour.php', 'records.php', 'transport.php', 'service.php'] as $file) {
    foreach ((require __DIR__ . "/$file") as $name => $test) {
        try {
            $test();
            $counts['passed']++;
        } catch (\Throwable $error) {
            $counts['failed']++;
            $kind = $error instanceof Failed ? '' : $error::class . ' ';
            echo "FAILED: $name\n  $kind{$error->getMessage()}\n  {$error->getFile()}:{$error->getLine()}\n";
        }
    }
}
echo "PHP SDK on PHP " . PHP_VERSION . ": {$counts['passed']} tests passed, {$counts['failed']} failed\n";
exit($counts['failed'] === 0 && $counts['passed'] > 0 ? 0 : 1);
