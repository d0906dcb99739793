<?php

declare(strict_types=1);

namespace Railyard;

/**
 * @internal One token for all calls, until most of its life is over: the service remembers tokens that it has verified.
 * With a cache it is one for all processes that share it.
 */
final class TokenSource
{
    private const LIFETIME_SECONDS = 600;
    /** Signed again after this share of a token's life. */
    private const FRESH_SECONDS = 480;
    private const CLOCKS_DIFFER_SECONDS = 5;

    /** `var_export` shows what an object has, and nothing of what a closure holds. */
    private readonly TokenSigner|\Closure $signer;
    private ?\Closure $token = null;
    private int $freshUntil = 0;
    private int $ahead = 0;

    /**
     * @param TokenSigner|string $signer a text: a token that somebody else signed
     * @param array<string, mixed> $claims
     * @param (\Closure(string, int, \Closure(): string): string)|null $cache gives what it keeps under a name, or
     *     makes it and keeps it for so many seconds
     */
    public function __construct(
        #[\SensitiveParameter] TokenSigner|string $signer,
        private readonly array $claims,
        private readonly ?\Closure $cache,
    ) {
        $this->signer = is_string($signer) ? static fn (): string => $signer : $signer;
    }

    public function current(): string
    {
        if ($this->signer instanceof \Closure) {
            return ($this->signer)();
        }
        $now = time() + $this->ahead;
        if ($this->token !== null && $now < $this->freshUntil) {
            return ($this->token)();
        }
        $token = $this->cached($now);
        $this->token = static fn (): string => $token;
        $this->freshUntil = min(self::expiryOf($token), $now + self::LIFETIME_SECONDS)
            - (self::LIFETIME_SECONDS - self::FRESH_SECONDS);

        return $token;
    }

    /** Goes by the service's clock from now on; false where the clocks differ too little to matter. */
    public function learnClock(string $date): bool
    {
        $at = $date === '' ? false : strtotime($date);
        if ($this->signer instanceof \Closure || $at === false) {
            return false;
        }
        $ahead = $at - time();
        if (abs($ahead - $this->ahead) <= self::CLOCKS_DIFFER_SECONDS) {
            return false;
        }
        $this->ahead = $ahead;
        $this->freshUntil = 0;

        return true;
    }

    private function cached(int $now): string
    {
        $sign = fn (): string => $this->signer->sign($this->claims, self::LIFETIME_SECONDS, $now);
        if ($this->cache === null) {
            return $sign();
        }
        $told = json_encode([$this->signer->name(), $this->claims, $this->ahead], JSON_THROW_ON_ERROR);
        $token = ($this->cache)('railyard.' . hash('sha256', $told), self::FRESH_SECONDS, $sign);

        return self::expiryOf($token) > $now ? $token : $sign();
    }

    /** By what the token says; 0: it is none. */
    private static function expiryOf(#[\SensitiveParameter] string $token): int
    {
        $claims = json_decode((string) base64_decode(strtr(explode('.', $token)[1] ?? '', '-_', '+/')), true);

        return is_array($claims) && is_int($claims['exp'] ?? null) ? $claims['exp'] : 0;
    }

    /** @return array<string, mixed> no token */
    public function __debugInfo(): array
    {
        return ['token' => '[hidden]'];
    }
}
