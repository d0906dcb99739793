<?php

declare(strict_types=1);

// The vectors of `sdks/behaviour`, and the webhooks of `sdks/played`.

namespace Railyard\Tests;

use Railyard\ApiError;
use Railyard\CallOptions;
use Railyard\ConnectionError;
use Railyard\OutcomeUnknown;
use Railyard\Railyard;
use Railyard\RailyardError;
use Railyard\Record;
use Railyard\RetryPolicy;
use Railyard\Webhook;
use Railyard\WebhookSignatureError;
use Railyard\WireAnswer;
use Railyard\WireRequest;

/** A transport that answers as the vector says, and keeps what was sent. */
final class Script
{
    /** @var list<WireRequest> */
    public array $sent = [];

    public function __construct(private readonly array $replies)
    {
    }

    public function __invoke(WireRequest $request): WireAnswer
    {
        $this->sent[] = $request;
        $reply = $this->replies[count($this->sent) - 1] ?? throw new Failed('nothing more was to be sent');
        if (is_string($reply)) {
            throw new ConnectionError('nobody answered', $reply === 'broken');
        }
        $headers = $reply['headers'] ?? [];
        if (isset($headers['date'])) {
            $headers['date'] = gmdate('D, d M Y H:i:s \G\M\T', time() + (int) $headers['date']);
        }
        // an empty array of PHP was an object in the vector
        $body = isset($reply['body']) ? json_encode($reply['body'] === [] ? (object) [] : $reply['body']) : '';

        return new WireAnswer($reply['status'], $headers, $reply['text'] ?? $body);
    }
}

function newKey(string $kind): string
{
    if ($kind === 'Ed25519') {
        // PHP makes none by itself before 8.4
        $der = hex2bin('302e020100300506032b657004220420') . random_bytes(32);

        return "-----BEGIN PRIVATE KEY-----\n" . base64_encode($der) . "\n-----END PRIVATE KEY-----\n";
    }
    $curve = ['P-256' => 'prime256v1', 'P-384' => 'secp384r1', 'P-521' => 'secp521r1'][$kind] ?? null;
    $key = openssl_pkey_new($curve === null
        ? ['private_key_type' => OPENSSL_KEYTYPE_RSA, 'private_key_bits' => 2048]
        : ['private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => $curve]);
    openssl_pkey_export($key, $pem);

    return $pem;
}

function partOf(string $token, int $at): string
{
    return base64_decode(strtr(explode('.', $token)[$at], '-_', '+/'));
}

/** By another way than the one that signed: the numbers back as DER, for OpenSSL. */
function holds(string $pem, string $algorithm, string $token): bool
{
    $signed = substr($token, 0, (int) strrpos($token, '.'));
    $signature = partOf($token, 2);
    if ($algorithm === 'EdDSA') {
        $seed = substr(base64_decode(explode("\n", $pem)[1]), 16);
        $pair = sodium_crypto_sign_seed_keypair($seed);

        return sodium_crypto_sign_verify_detached($signature, $signed, sodium_crypto_sign_publickey($pair));
    }
    if ($algorithm !== 'RS512') {
        $numbers = array_map(static function (string $raw): string {
            $short = ltrim($raw, "\0");
            $bytes = ord($short[0]) > 127 ? "\0$short" : $short;

            return "\x02" . chr(strlen($bytes)) . $bytes;
        }, str_split($signature, intdiv(strlen($signature), 2)));
        $inside = implode('', $numbers);
        $signature = "\x30" . (strlen($inside) > 127 ? "\x81" : '') . chr(strlen($inside)) . $inside;
    }
    $public = openssl_pkey_get_details(openssl_pkey_get_private($pem))['key'];
    $digest = $algorithm === 'ES256' ? OPENSSL_ALGO_SHA256 : OPENSSL_ALGO_SHA512;

    return openssl_verify($signed, $signature, $public, $digest) === 1;
}

function playCall(Railyard $client, array $call): void
{
    $account = $call['forMerchantAccount'] ?? null;
    $on = $account === null ? $client : $client->forMerchantAccount($account);
    $options = new CallOptions(
        idempotencyKey: $call['key'] ?? null,
        merchantAccount: $call['merchantAccount'] ?? null,
    );
    if (isset($call['items'])) {
        $listing = callOf($on, $call['operation'], $call, $options)();
        $items = walked($listing, $call['stopAfter'] ?? null);
        same($call['items'], array_map(static fn (Record $one): string => $one->id, $items));
        same($call['cursor'] ?? $listing->cursor(), $listing->cursor(), 'cursor');
    } elseif (isset($call['fails'])) {
        $class = "Railyard\\{$call['fails']['class']}";
        $error = thrown($class, static fn () => callOf($on, $call['operation'], $call, $options)());
        judgeError($call['fails'], $class, $error);
    } elseif ($call['unknown'] ?? false) {
        $unknown = thrown(OutcomeUnknown::class, callOf($on, $call['operation'], $call, $options));
        same(false, $unknown instanceof RailyardError, 'it is caught as an ordinary error');
        $resolves = $call['resolves'] ?? null;
        if ($resolves['unknown'] ?? false) {
            thrown(OutcomeUnknown::class, static fn () => $unknown->resolve());
        } elseif ($resolves !== null) {
            same([], partsOf($resolves['answers'], $unknown->resolve()));
        }
    } else {
        $answer = null;
        if ($account !== null) {
            same([], partsOf($call['answers'], callOf($on, $call['operation'], $call, $options)()));

            return;
        }
        $answer = $client->answerOf(static fn ($on) => callOf($on, $call['operation'], $call, $options)());
        same([], partsOf($call['answers'], $answer->result));
        same($call['isReplayed'] ?? $answer->isReplayed, $answer->isReplayed, 'isReplayed');
        same($call['requestId'] ?? $answer->requestId, $answer->requestId, 'requestId');
    }
}

function judgeError(array $wanted, string $class, \Throwable $error): void
{
    same($class, $error::class);
    foreach (['status', 'code', 'requestId', 'retryAfterSeconds'] as $member) {
        if (isset($wanted[$member])) {
            same($wanted[$member], $member === 'code' ? $error->errorCode : $error->$member, $member);
        }
    }
    same($wanted['message'] ?? $error->getMessage(), $error->getMessage(), 'message');
    if (isset($wanted['details'])) {
        same($wanted['details'], array_map(get_object_vars(...), $error->details), 'details');
    }
}

/** @param list<WireRequest> $sent */
function judgeSent(array $wanted, array $sent): void
{
    same(count($wanted), count($sent), 'how many were sent');
    $named = ['key' => [], 'token' => []];
    foreach ($wanted as $at => $one) {
        $headers = $sent[$at]->headers;
        foreach (['key' => 'idempotency-key', 'token' => 'authorization'] as $word => $header) {
            $value = $headers[$header] ?? null;
            if (!array_key_exists($word, $one)) {
                continue;
            }
            if ($one[$word] === null || $one[$word][0] === '=') {
                same($one[$word] === null ? null : substr($one[$word], 1), $value, $header);
            } else {
                $named[$word][$one[$word]] ??= $value;
                same($named[$word][$one[$word]], $value, $header);
            }
        }
        if (isset($one['tokenAhead'])) {
            $claims = json_decode(partOf($headers['authorization'], 1), true);
            same(true, abs($claims['iat'] - time() - $one['tokenAhead']) < 60, 'tokenAhead');
        }
        $account = $headers['x-merchant-account-id'] ?? null;
        same($one['merchantAccount'] ?? $account, $account, 'merchantAccount');
        same($one['method'] ?? $sent[$at]->method, $sent[$at]->method, 'method');
        same(isset($one['url']) ? "https://pay.example{$one['url']}" : $sent[$at]->url, $sent[$at]->url, 'url');
        same([], partsOf($one['headers'] ?? [], $headers));
    }
    foreach ($named as $word => $values) {
        same(count($values), count(array_unique($values)), "other names of a $word are others");
    }
}

$tests = [];
$pem = newKey('P-256');
foreach (read('behaviour/calls.json')['cases'] as $case) {
    $tests[$case['name']] = static function () use ($case, $pem): void {
        $script = new Script($case['replies']);
        $client = new Railyard(
            'https://pay.example/',
            key: $pem,
            transport: $script,
            retry: new RetryPolicy(firstPause: 0.0, longestPause: 0.0),
            merchantAccount: $case['client']['merchantAccount'] ?? null,
        );
        foreach ($case['calls'] as $call) {
            playCall($client, $call);
        }
        judgeSent($case['sent'], $script->sent);
    };
}
foreach (read('behaviour/clients.json')['keys'] as $one) {
    $tests["a key of {$one['kind']} signs by its algorithm"] = static function () use ($one): void {
        $pem = newKey($one['kind']);
        if ($one['algorithm'] === null) {
            $error = thrown(RailyardError::class, static fn () => new Railyard('https://pay.example', key: $pem));
            same(true, str_contains($error->getMessage(), 'signs no token'));

            return;
        }
        $client = new Railyard('https://pay.example', key: $pem);
        // numbers that begin with zeros, too
        for ($time = 0; $time < ($one['algorithm'] === 'RS512' ? 1 : 300); $time++) {
            $token = $client->embedToken(['amount' => 1], lifetime: 60, checkoutSessionId: 'one');
            same(true, holds($pem, $one['algorithm'], $token), 'the signature holds');
        }
        $claims = json_decode(partOf($token, 1), true);
        same($one['algorithm'], json_decode(partOf($token, 0), true)['alg']);
        same([['embed'], ['amount' => 1]], [$claims['scopes'], $claims['embed']]);
        same('one', $claims['checkout_session_id']);
        same(60, $claims['exp'] - $claims['iat']);
    };
}
$addresses = read('behaviour/clients.json')['addresses'];
$tests['addresses that a client takes'] = static function () use ($addresses): void {
    foreach ($addresses['taken'] as $url) {
        new Railyard($url);
    }
    foreach ($addresses['refused'] as $url) {
        thrown(RailyardError::class, static fn () => new Railyard($url));
    }
    new Railyard('http://pay.example', allowPlainHttp: true);
};
$values = read('behaviour/clients.json')['headerValues'];
$tests['headers that a client sends'] = static function () use ($values): void {
    $sent = [];
    $transport = static function (WireRequest $request) use (&$sent): WireAnswer {
        $sent[] = $request;

        return new WireAnswer(200, [], '{}');
    };
    foreach ($values['taken'] as $value) {
        $client = new Railyard('https://pay.example', token: $value, transport: $transport);
        $client->request('POST', '/transactions', [], options: new CallOptions(idempotencyKey: $value));
        same($value, end($sent)->headers['idempotency-key']);
    }
    $count = count($sent);
    foreach ($values['refused'] as $value) {
        $client = new Railyard('https://pay.example', transport: $transport);
        $withToken = new Railyard('https://pay.example', token: $value, transport: $transport);
        foreach ([
            static fn () => $withToken->buyers->get('one'),
            static fn () => $client->buyers->get('one', new CallOptions(merchantAccount: $value)),
            static fn () => $client->request('POST', '/a', [], options: new CallOptions(idempotencyKey: $value)),
            static fn () => $client->request('GET', '/a', options: new CallOptions(headers: ['x-one' => $value])),
            static fn () => $client->request('GET', '/a', options: new CallOptions(headers: ["x: y\r\nz" => 'one'])),
        ] as $call) {
            $error = thrown(RailyardError::class, $call);
            same(true, str_contains($error->getMessage(), 'printable ASCII'));
            same(false, str_contains($error->getMessage(), $value));
        }
    }
    same($count, count($sent));
};
$tests['each code of the contract has a class of its own'] = static function (): void {
    $codes = array_column(read('../contract/errors.json')['problems'], 'code');
    foreach ($codes as $code) {
        $error = ApiError::of(new WireAnswer(400, [], json_encode(['code' => $code])));
        same(false, $error::class === ApiError::class, $code);
    }
    same(true, count($codes) > 20);
};
foreach (read('played/scenes.json')['webhooks'] as $one) {
    $tests[$one['name']] = static function () use ($one): void {
        $verify = static fn () => Webhook::verify($one['body'], $one['headers'], $one['secrets'], now: $one['now']);
        if ($one['holds'] === false) {
            thrown(WebhookSignatureError::class, $verify);
        } else {
            same([], partsOf($one['holds'], $verify()));
        }
    };
}
$tests['a message that is signed here holds under each secret'] = static function (): void {
    $secrets = ['whsec_Zmlyc3Q=', 'whsec_c2Vjb25k'];
    $body = '{"name":"buyer.created"}';
    $signed = Webhook::sign('one', $body, $secrets);
    $published = array_filter($signed, static fn (string $name): bool => $name[0] === 'x', ARRAY_FILTER_USE_KEY);
    $listed = array_map(static fn (string $value): array => [$value], $signed);
    foreach ([$signed, $published, $listed, array_change_key_case($signed, CASE_UPPER)] as $headers) {
        foreach ($secrets as $secret) {
            same('buyer.created', Webhook::verify($body, $headers, [$secret])->name);
        }
        thrown(WebhookSignatureError::class, static fn () => Webhook::verify($body, $headers, $secrets, tolerance: -1));
    }
    foreach (['', 'whsec_', 'undefined'] as $unset) {
        thrown(RailyardError::class, static fn () => Webhook::verify($body, $signed, [$unset]));
    }
};

return $tests;
