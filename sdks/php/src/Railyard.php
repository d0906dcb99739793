<?php

declare(strict_types=1);

namespace Railyard;

/**
 * The API of one service.
 *
 *     $railyard = new Railyard('https://pay.example', keyFile: '/etc/shop/railyard.pem');
 *     $key = Railyard::newIdempotencyKey();
 *     $orders->store($order->id, $key); // before anything is sent
 *     $payment = $railyard->transactions->create([...], new CallOptions(idempotencyKey: $key));
 */
final class Railyard extends Generated\Operations
{
    public const VERSION = '0.1.0';

    private const EMBED_TOKEN_SECONDS = 3600;

    private readonly ?TokenSigner $signer;
    /** @var array<string, mixed> of every token */
    private readonly array $claims;

    /**
     * @param string $url such as `https://pay.example`
     * @param string|null $key the private half of an API key, as PEM, which signs the tokens of all calls
     * @param string|null $keyFile the file that has it, in its place
     * @param string|null $token one that somebody else signed, in place of a key
     * @param string|null $merchantAccount which one calls are for; left out, the default one of the key
     * @param list<string> $scopes what tokens allow; left out, everything that the key may do
     * @param string|null $audience where the service knows itself by one address, its tokens can be for that one alone
     * @param string|null $issuer whom tokens name as theirs
     * @param float $timeout seconds for one try
     * @param bool $allowPlainHttp also to another machine, in a network that nobody else is in
     * @param (callable(WireRequest): WireAnswer)|null $transport in place of curl
     * @param (callable(WireRequest): mixed)|null $beforeSend sees what goes over the wire
     * @param (callable(WireRequest, WireAnswer): mixed)|null $afterAnswer sees what comes over the wire
     * @param (callable(string, int, \Closure(): string): string)|null $tokenCache shares a token between processes:
     *     gives what it keeps under a name, or makes it and keeps it for so many seconds, where nobody else reads it
     *     (`fn ($name, $seconds, $make) => apcu_entry($name, $make, $seconds)`)
     */
    public function __construct(
        string $url,
        #[\SensitiveParameter] ?string $key = null,
        ?string $keyFile = null,
        #[\SensitiveParameter] ?string $token = null,
        ?string $merchantAccount = null,
        array $scopes = ['*.read', '*.write'],
        ?string $audience = null,
        ?string $issuer = null,
        float $timeout = 60.0,
        RetryPolicy $retry = new RetryPolicy(),
        bool $allowPlainHttp = false,
        ?callable $transport = null,
        ?callable $beforeSend = null,
        ?callable $afterAnswer = null,
        ?callable $tokenCache = null,
    ) {
        $key ??= $keyFile === null ? null : self::keyIn($keyFile);
        $this->signer = $key === null ? null : new TokenSigner($key);
        $this->claims = ['iss' => $issuer ?? 'railyard sdk', 'aud' => $audience];
        $signs = $token ?? $this->signer;
        $cache = $tokenCache === null ? null : $tokenCache(...);
        parent::__construct(new Connection(
            self::serviceUrl($url, $allowPlainHttp),
            $transport ?? new CurlTransport(),
            $signs === null ? null : new TokenSource($signs, [...$this->claims, 'scopes' => $scopes], $cache),
            $merchantAccount,
            $timeout,
            $retry,
            $beforeSend === null ? null : $beforeSend(...),
            $afterAnswer === null ? null : $afterAnswer(...),
        ));
    }

    /** A key to store with an order before anything is sent. */
    public static function newIdempotencyKey(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);

        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }

    /** The same service, key, tokens and connection, for another merchant account. */
    public function forMerchantAccount(string $merchantAccount): Generated\Operations
    {
        return new Generated\Operations($this->on->withMerchantAccount($merchantAccount));
    }

    /**
     * The whole answer of the last call in it: result, status, headers, request id, and whether it is a stored one.
     *
     *     $answer = $railyard->answerOf(fn ($railyard) => $railyard->transactions->create([...]));
     *     $answer->isReplayed;
     *
     * @template T
     * @param \Closure(Generated\Operations): T $call
     * @return Answer<T>
     */
    public function answerOf(\Closure $call): Answer
    {
        $on = clone $this->on;
        $on->last = null;
        $call(new Generated\Operations($on));

        return $on->last ?? throw new RailyardError('Nothing was asked for, so there is no answer.');
    }

    /**
     * A request by its path, where a method is in the way: in a program that is told the path, for example. Answers are
     * plain arrays. With a key in `$options` it is one that takes a key.
     *
     * @param array<string, mixed>|null $body
     * @param array<string, mixed> $query
     */
    public function request(
        string $method,
        string $path,
        #[\SensitiveParameter] ?array $body = null,
        array $query = [],
        ?CallOptions $options = null,
    ): mixed {
        // behind the address of the service it could name another machine, which would get the token
        if (!str_starts_with($path, '/')) {
            throw new RailyardError("A path begins with a slash: '$path'.");
        }
        $isKeyed = $options?->idempotencyKey !== null;

        return $this->on->call($method, $path, $options, body: $body, query: $query, isKeyed: $isKeyed);
    }

    /**
     * A token that a browser may have, with what it pins: fields of the requests that it may make. It is good for an
     * hour, unless `$lifetime` says other seconds.
     *
     * @param array<string, mixed> $pins
     */
    public function embedToken(
        array $pins,
        int $lifetime = self::EMBED_TOKEN_SECONDS,
        ?string $checkoutSessionId = null,
    ): string {
        if ($this->signer === null) {
            throw new RailyardError('A client without a key signs no token.');
        }
        $claims = ['scopes' => ['embed'], 'embed' => (object) $pins, 'checkout_session_id' => $checkoutSessionId];

        return $this->signer->sign([...$this->claims, ...$claims], $lifetime);
    }

    private static function keyIn(string $file): string
    {
        clearstatcache(true, $file);
        $mode = @fileperms($file);
        $key = @file_get_contents($file);
        if ($mode === false || $key === false) {
            throw new RailyardError("The key file $file can not be read.");
        }
        if (PHP_OS_FAMILY !== 'Windows' && ($mode & 0o007) !== 0) {
            throw new RailyardError("Everybody on this machine can read the key file $file: chmod o-rwx it.");
        }

        return $key;
    }

    /** Without a slash at its end. Over plain HTTP only on this machine: tokens travel with it. */
    private static function serviceUrl(string $text, bool $allowPlainHttp): string
    {
        $url = parse_url($text);
        $scheme = $url['scheme'] ?? '';
        $host = $url['host'] ?? '';
        if (!in_array($scheme, ['http', 'https'], true) || $host === '') {
            throw new RailyardError("'$text' is not the address of a service: it begins with https://.");
        }
        $isHere = preg_match('/^(?:localhost|.+\.localhost|\[::1\]|127(?:\.\d{1,3}){3})$/D', $host) === 1;
        if ($scheme === 'http' && !$allowPlainHttp && !$isHere) {
            throw new RailyardError(
                "http://$host is spoken to over plain HTTP, where anybody could read the token: use https.",
            );
        }

        return rtrim($text, '/');
    }
}
