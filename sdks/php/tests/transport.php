<?php

declare(strict_types=1);

// What goes over a real connection.

namespace Railyard\Tests;

use Railyard\CallOptions;
use Railyard\ConnectionError;
use Railyard\OutcomeUnknown;
use Railyard\Railyard;
use Railyard\RetryPolicy;

const ONCE = new RetryPolicy(tries: 1);

/** What a server was asked meanwhile: `POST /buyers HTTP/1.1 9 {}`, with the number of the connection. */
function askedOf(\Closure $does): array
{
    $server = proc_open([PHP_BINARY, __DIR__ . '/server.php'], [1 => ['pipe', 'w']], $pipes);
    try {
        $address = trim((string) fgets($pipes[1]));
        $does(new Railyard("http://$address", token: 'one', retry: ONCE));
    } finally {
        proc_terminate($server, 9);
        $told = stream_get_contents($pipes[1]);
        proc_close($server);
    }

    return array_filter(explode("\n", $told));
}

return [
    'what reads goes over one connection' => static function (): void {
        $asked = askedOf(static function (Railyard $client): void {
            for ($time = 0; $time < 3; $time++) {
                same('r-1', $client->answerOf(static fn ($on) => $on->buyers->get('one'))->requestId);
            }
        });
        same(3, count($asked));
        same(1, count(array_unique($asked)), 'one connection');
    },
    'what has no key is sent once, whatever curl would do where a connection broke' => static function (): void {
        $asked = askedOf(static function (Railyard $client): void {
            $client->buyers->get('one');
            $error = thrown(ConnectionError::class, static fn () => $client->request('POST', '/break', ['a' => 1]));
            same(true, $error->mayHaveArrived);
            $options = new CallOptions(idempotencyKey: 'one');
            thrown(OutcomeUnknown::class, static fn () => $client->request('POST', '/break/2', [], options: $options));
        });
        same(1, count(preg_grep('~^POST /break HTTP/1.1 \d+ {"a":1}$~', $asked)), 'requests without a key');
    },
    'a body that is empty, and none' => static function (): void {
        $asked = askedOf(static function (Railyard $client): void {
            $client->checkout->sessions->create();
            $client->checkout->sessions->create([]);
            $client->buyers->delete('one');
        });
        same(['', '{}', ''], array_map(static fn (string $line): string => explode(' ', $line, 5)[4], $asked));
    },
    'nobody listens there' => static function (): void {
        $client = new Railyard('http://127.0.0.1:1', retry: ONCE);
        $error = thrown(ConnectionError::class, static fn () => $client->buyers->create([]));
        same(false, $error->mayHaveArrived);
        thrown(ConnectionError::class, static fn () => $client->transactions->create([]));
    },
    'a service that says nothing has its time' => static function (): void {
        $listens = stream_socket_server('tcp://127.0.0.1:0');
        $client = new Railyard('http://' . stream_socket_get_name($listens, false), timeout: 0.05, retry: ONCE);
        $error = thrown(ConnectionError::class, static fn () => $client->buyers->get('one'));
        same(true, $error->mayHaveArrived);
    },
];
