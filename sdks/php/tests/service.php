<?php

declare(strict_types=1);

// The scenes of `sdks/played`, against the service at RAILYARD_URL: by `npm run sdk:conform -- --language=php`.

namespace Railyard\Tests;

use Railyard\ApiError;
use Railyard\CallOptions;
use Railyard\Listing;
use Railyard\OutcomeUnknown;
use Railyard\Railyard;
use Railyard\Webhook;
use Railyard\WireRequest;

const RESOLVED_WITHIN = 300.0;
const EVENTUALLY = 300;

/** `list.items.0.id` of what was answered. */
function valueAt(array $known, string $reference): mixed
{
    $value = $known;
    foreach (explode('.', $reference) as $name) {
        $value = $value[$name];
    }

    return $value;
}

/** `{payment.id}` is what an earlier step came to. */
function filled(mixed $value, array $known): mixed
{
    if (is_array($value)) {
        return array_map(static fn (mixed $one): mixed => filled($one, $known), $value);
    }
    $put = static fn (array $found): string => (string) valueAt($known, $found[1]);

    return is_string($value) ? preg_replace_callback('/\{(\w+(?:\.\w+)+)\}/', $put, $value) : $value;
}

/** One scene, by a client of its own. */
final class Player
{
    private array $known = [];

    public function __construct(private readonly Railyard $client)
    {
    }

    public function play(array $steps): void
    {
        foreach ($steps as $written) {
            $step = filled($written, $this->known);
            $result = $this->playedInTime($step);
            if (isset($step['as'])) {
                $this->known[$step['as']] = $result;
            }
        }
    }

    private function playedInTime(array $step): mixed
    {
        $until = time() + (($step['eventually'] ?? false) ? EVENTUALLY : 0);
        while (true) {
            try {
                return $this->resultOf($step);
            } catch (Failed | ApiError $error) {
                if (time() >= $until) {
                    throw $error;
                }
                usleep(100_000);
            }
        }
    }

    private function resultOf(array $step): mixed
    {
        if (isset($step['stand'])) {
            return $this->acted($step);
        }
        if (isset($step['embedToken'])) {
            return ['token' => $this->client->embedToken($step['embedToken'])];
        }
        if (isset($step['webhook'])) {
            $message = $this->known[$step['webhook']];
            $event = Webhook::verify($message['body'], $message['headers'], $step['secrets']);
            same([], partsOf($step['answers'], $event));

            return $event;
        }
        $options = new CallOptions(
            idempotencyKey: $step['key'] ?? null,
            merchantAccount: $step['merchantAccount'] ?? null,
        );
        if (isset($step['fails'])) {
            return $this->failed($step, $options);
        }
        if (!isset($step['items'])) {
            return $this->answered($step, $options);
        }
        $listing = callOf($this->client, $step['operation'], $step, $options)();
        $items = walked($listing, $step['stopAfter'] ?? null);
        same(count($step['items']), count($items), 'how many items');
        $this->judge($step['items'], $items);

        return ['items' => $items, 'cursor' => $listing->cursor()];
    }

    private function acted(array $step): array
    {
        $handle = curl_init(getenv('RAILYARD_ACTS_URL') . "/{$step['stand']}");
        curl_setopt_array($handle, [
            CURLOPT_POSTFIELDS => json_encode((object) ($step['with'] ?? [])),
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_NOPROXY => '*',
        ]);
        $result = json_decode((string) curl_exec($handle), true, 512, JSON_THROW_ON_ERROR);
        same(200, curl_getinfo($handle, CURLINFO_RESPONSE_CODE), json_encode($result));
        same([], partsOf($step['answers'] ?? [], $result));

        return $result;
    }

    private function failed(array $step, CallOptions $options): mixed
    {
        $error = thrown(ApiError::class, fn () => callOf($this->client, $step['operation'], $step, $options)());
        $told = [
            'status' => $error->status,
            'code' => $error->errorCode,
            'details' => array_map(get_object_vars(...), $error->details),
            'class' => substr($error::class, strlen('Railyard\\')),
        ];
        same([], partsOf($step['fails'], $told));

        return null;
    }

    private function answered(array $step, CallOptions $options): mixed
    {
        try {
            $answer = $this->client->answerOf(
                static fn ($client) => callOf($client, $step['operation'], $step, $options)(),
            );
            $result = $answer->result;
            same($step['isReplayed'] ?? $answer->isReplayed, $answer->isReplayed, 'isReplayed');
        } catch (OutcomeUnknown $unknown) {
            if (!($step['resolves'] ?? false)) {
                throw $unknown;
            }
            $result = $unknown->resolve(RESOLVED_WITHIN);
        }
        $this->judge(array_key_exists('answers', $step) ? $step['answers'] : [], $result);

        return $result;
    }

    /** Where answers are altered, that they can be read is all that is judged of them. */
    private function judge(?array $answers, mixed $result): void
    {
        if ($answers === null) {
            same(null, $result);
        } elseif (getenv('RAILYARD_ALTERED') !== 'true') {
            same([], partsOf($answers, $result));
        }
    }
}

if (getenv('RAILYARD_URL') === false) {
    return [];
}

$tests = [];
foreach (json_decode((string) file_get_contents(getenv('RAILYARD_SCENES')), true)['scenes'] as $number => $scene) {
    $tests["scene $number: {$scene['name']}"] = static function () use ($scene): void {
        $file = getenv('RAILYARD_KEY_FILE');
        $client = new Railyard(getenv('RAILYARD_URL'), keyFile: $file, merchantAccount: 'default');
        (new Player($client))->play($scene['steps']);
    };
}
$tests['every example of the contract is done by its method'] = static function (): void {
    $client = new Railyard(getenv('RAILYARD_EXAMPLES_URL'), token: getenv('RAILYARD_EXAMPLES_TOKEN'));
    $examples = json_decode((string) file_get_contents(getenv('RAILYARD_EXAMPLES')), true);
    [$known, $wrong] = [[], []];
    foreach ($examples as $example) {
        try {
            $step = filled($example, $known);
            $options = new CallOptions(headers: $step['headers'] ?? []);
            $result = callOf($client, $step['operation'], ['path' => $step['params'] ?? []] + $step, $options)();
            $known[$step['as'] ?? $step['operation']] = $result instanceof Listing ? $result->page() : $result;
        } catch (\Throwable $error) { // all of them are told
            $wrong[] = "{$example['operation']}: " . $error::class . " {$error->getMessage()}";
        }
    }
    same([], $wrong);
    same(true, count($examples) > 200);
};
$tests['one token for all calls'] = static function (): void {
    $tokens = [];
    $client = new Railyard(
        getenv('RAILYARD_URL'),
        keyFile: getenv('RAILYARD_KEY_FILE'),
        beforeSend: static function (WireRequest $request) use (&$tokens): void {
            $tokens[$request->headers['authorization']] = true;
        },
    );
    for ($time = 0; $time < 20; $time++) {
        $client->buyers->list(['limit' => 1])->page();
    }
    same(1, count($tokens));
};

return $tests;
