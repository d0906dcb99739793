<?php

declare(strict_types=1);

// What is answered and sent, and what of it is never printed.

namespace Railyard\Tests;

use Railyard\Generated\ApiKeyPair;
use Railyard\Generated\Transaction;
use Railyard\Generated\TransactionPaymentMethod;
use Railyard\Generated\TransactionStatus;
use Railyard\Generated\WebhookEvent;
use Railyard\Generated\WebhookEventName;
use Railyard\Railyard;
use Railyard\RailyardError;
use Railyard\Record;
use Railyard\Webhook;
use Railyard\WireAnswer;
use Railyard\WireRequest;

/** A client whose transport gives this answer, and keeps what was sent in `$sent`. */
function clientOf(string $answer, array &$sent = []): Railyard
{
    $transport = static function (WireRequest $one) use ($answer, &$sent): WireAnswer {
        $sent[] = $one;

        return new WireAnswer(200, [], $answer);
    };

    return new Railyard('https://pay.example', transport: $transport);
}

/** Everything that PHP prints of it. */
function printed(mixed $value): string
{
    ob_start();
    var_dump($value);

    return ob_get_clean() . print_r($value, true) . var_export($value, true) . json_encode($value)
        . ($value instanceof \Stringable ? $value : '');
}

return [
    'members of an answer, by name, with what is inside' => static function (): void {
        $payment = clientOf(
            '{"type":"transaction","status":"captured","metadata":{},' .
                '"payment_method":{"method":"card","label":"1111"},"cart_items":[{"name":"a"}],' .
                '"of_tomorrow":{"deep":[1]},"buyer":null}',
        )->transactions->get('one');
        same(Transaction::class, $payment::class);
        same(TransactionStatus::CAPTURED, $payment->status);
        same(TransactionPaymentMethod::class, $payment->payment_method::class);
        same(['1111', 'a'], [$payment['payment_method']['label'], $payment->cart_items[0]->name]);
        same([1], $payment->of_tomorrow['deep']);
        same([true, null], [$payment->has('buyer'), $payment->buyer]);
        same([false, true], [isset($payment->buyer), isset($payment->status)]);
        same([false, null], [$payment->has('currency'), $payment->currency]);
        same(true, str_contains(json_encode($payment), '"metadata":{}'));
        thrown(\LogicException::class, static fn () => $payment->status = 'declined');
        $warning = thrown(\ErrorException::class, static fn () => $payment->statsu);
        same(true, str_contains($warning->getMessage(), 'statsu'));
    },
    'a secret is read by its name, and printed nowhere' => static function (): void {
        $pair = clientOf('{"type":"api-key-pair","id":"one","private_key":"-----BEGIN"}')->apiKeyPairs->get('one');
        same(ApiKeyPair::class, $pair::class);
        same(['-----BEGIN', '-----BEGIN'], [$pair->private_key, $pair->toArray()['private_key']]);
        $told = printed($pair) . var_export($pair, true) . printed([$pair]) . serialize($pair);
        same(false, str_contains($told, '-----BEGIN'));
        same(true, str_contains((string) $pair, '[hidden]'));
        $page = clientOf('{"items":[{"id":"one","private_key":"-----BEGIN"}]}')->apiKeyPairs->list()->page();
        same(['-----BEGIN', false], [$page->items[0]->private_key, str_contains(printed($page), '-----BEGIN')]);
    },
    'neither a client nor what goes over the wire prints what is secret' => static function (): void {
        $seen = [];
        $pem = newKey('P-256');
        $client = new Railyard(
            'https://pay.example',
            key: $pem,
            transport: static fn (): WireAnswer => new WireAnswer(200, [], '{"number":"4111"}'),
            beforeSend: static function (WireRequest $request) use (&$seen): void {
                $seen[] = $request;
            },
            afterAnswer: static function (WireRequest $request, WireAnswer $answer) use (&$seen): void {
                $seen[] = $answer;
            },
        );
        $client->transactions->create(['amount' => 1, 'currency' => 'EUR', 'payment_method' => ['number' => '4111']]);
        same([true, 2], [str_contains($seen[0]->content, '4111'), count($seen)]);
        ob_start();
        var_dump($client, $seen);
        $told = ob_get_clean() . print_r($client, true) . print_r($seen, true);
        $exported = var_export([$client, new Railyard('https://pay.example', token: 'eyJ9.eyJ9.a')], true);
        same(0, preg_match('/PRIVATE|eyJ[\w-]+\.[\w-]+\.[\w-]+/', $exported), 'a token is exported');
        foreach (['PRIVATE', 'Bearer', '4111'] as $secret) {
            same(false, str_contains($told, $secret), $secret);
        }
    },
    'an empty array is an object where the contract has one' => static function (): void {
        $sent = [];
        $client = clientOf('{}', $sent);
        $client->transactions->create([
            'amount' => 1,
            'currency' => 'EUR',
            'metadata' => [],
            'cart_items' => [],
            'buyer' => ['billing_details' => []],
        ]);
        $client->buyers->create([]);
        $client->buyers->update('one', ['display_name' => null]);
        $client->buyers->update('one', ['billing_details' => ['0' => 'a']]);
        $client->buyers->update('one', ['billing_details' => new Record((object) ['first_name' => 'Ada'])]);
        same([
            '{"amount":1,"currency":"EUR","metadata":{},"cart_items":[],"buyer":{"billing_details":{}}}',
            '{}',
            '{"display_name":null}',
            '{"billing_details":{"0":"a"}}',
            '{"billing_details":{"first_name":"Ada"}}',
        ], array_column($sent, 'content'));
        thrown(RailyardError::class, static fn () => $client->buyers->create(['display_name' => "\xff"]));
    },
    'a group that is not there is named' => static function (): void {
        $error = thrown(\LogicException::class, static fn () => clientOf('{}')->transactoins);
        same(true, str_contains($error->getMessage(), 'transactoins'));
        same([true, false], [isset(clientOf('{}')->transactions->refunds), isset(clientOf('{}')->refund)]);
    },
    'what an event is about is the record of its kind' => static function (): void {
        $event = static function (string $body): WebhookEvent {
            return Webhook::verify($body, Webhook::sign('one', $body, ['whsec_Zmlyc3Q=']), ['whsec_Zmlyc3Q=']);
        };
        $captured = $event('{"name":"transaction.captured","target":{"type":"transaction","id":"t"}}');
        same([WebhookEventName::TRANSACTION_CAPTURED, Transaction::class], [$captured->name, $captured->target::class]);
        same('one', $event('{"name":"thing.of-tomorrow","target":{"type":"thing","id":"one"}}')->target->id);
        same(['strange'], $event('{"name":["strange"]}')->name);
    },
    'a key file that everybody can read is refused' => static function (): void {
        $file = tempnam(sys_get_temp_dir(), 'key');
        file_put_contents($file, newKey('P-256'));
        try {
            chmod($file, 0o640);
            new Railyard('https://pay.example', keyFile: $file);
            chmod($file, 0o644);
            $error = thrown(RailyardError::class, static fn () => new Railyard('https://pay.example', keyFile: $file));
            same(true, str_contains($error->getMessage(), 'chmod'));
        } finally {
            unlink($file);
        }
        thrown(RailyardError::class, static fn () => new Railyard('https://pay.example', keyFile: $file));
        thrown(RailyardError::class, static fn () => new Railyard('https://pay.example', key: '-----BEGIN'));
    },
    'processes that share a cache share a token' => static function (): void {
        $kept = [];
        $tokens = [];
        $pem = newKey('P-256');
        for ($process = 0; $process < 3; $process++) {
            $client = new Railyard(
                'https://pay.example',
                key: $pem,
                transport: static fn (): WireAnswer => new WireAnswer(200, [], '{}'),
                beforeSend: static function (WireRequest $one) use (&$tokens): void {
                    $tokens[] = $one->headers['authorization'];
                },
                tokenCache: static function (string $name, int $seconds, \Closure $make) use (&$kept): string {
                    return $kept[$name] ??= $make();
                },
            );
            $client->buyers->get('one');
            // what a cache lost, or somebody put there, is signed anew
            if ($process === 1) {
                $kept = array_map(static fn (): string => 'strange', $kept);
            }
        }
        same([true, false, 1], [$tokens[0] === $tokens[1], $tokens[0] === $tokens[2], count($kept)]);
        same(false, str_contains(array_key_first($kept), 'PRIVATE'));
    },
    'an operation without a key takes none' => static function (): void {
        $options = new \Railyard\CallOptions(idempotencyKey: 'one');
        thrown(RailyardError::class, static fn () => clientOf('{}')->buyers->create([], $options));
    },
    'a page of something that stands before the service is no answer' => static function (): void {
        $strange = clientOf('<html>welcome</html>');
        same('http_200', thrown(\Railyard\ApiError::class, static fn () => $strange->buyers->get('one'))->errorCode);
        thrown(\Railyard\ApiError::class, static fn () => $strange->buyers->list()->page());
        thrown(\Railyard\OutcomeUnknown::class, static fn () => $strange->transactions->create([]));
    },
];
