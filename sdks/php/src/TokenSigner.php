<?php

declare(strict_types=1);

namespace Railyard;

/** @internal Signs tokens with an API key, by the one algorithm that the service takes of its kind of key. */
final class TokenSigner
{
    /** Name of the curve: what the token calls it, its algorithm, its digest, and how many bytes a number has. */
    private const CURVES = [
        'prime256v1' => ['P-256', 'ES256', OPENSSL_ALGO_SHA256, 32],
        'secp521r1' => ['P-521', 'ES512', OPENSSL_ALGO_SHA512, 66],
    ];
    /** How PKCS #8 begins with a key of Ed25519 (RFC 8410 section 7), before its 32 bytes. */
    private const ED25519 = "\x30\x2e\x02\x01\x00\x30\x05\x06\x03\x2b\x65\x70\x04\x22\x04\x20";

    private readonly string $header;
    /** It holds the key, and what prints an object prints what a closure holds: `__debugInfo` leaves it out. */
    private readonly \Closure $sign;

    public function __construct(#[\SensitiveParameter] string $privateKey)
    {
        $seed = self::ed25519Seed($privateKey);
        [$algorithm, $jwk, $this->sign] = $seed === null ? self::byOpenssl($privateKey) : self::bySodium($seed);
        // RFC 7638: the members of the public key, in lexicographic order
        $thumbprint = hash('sha256', json_encode($jwk, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), true);
        $this->header = self::part(['typ' => 'JWT', 'alg' => $algorithm, 'kid' => self::base64url($thumbprint)]);
    }

    /**
     * A token with these claims, for so many seconds.
     *
     * @param array<string, mixed> $claims those that are null are left out
     */
    public function sign(array $claims, int $lifetime, ?int $now = null): string
    {
        $now ??= time();
        $claims += ['iat' => $now, 'nbf' => $now, 'exp' => $now + $lifetime, 'jti' => Railyard::newIdempotencyKey()];
        $kept = array_filter($claims, static fn (mixed $value): bool => $value !== null);
        $signed = "$this->header." . self::part($kept);

        return "$signed." . self::base64url(($this->sign)($signed));
    }

    /** What tells the key from others, and nothing of it. */
    public function name(): string
    {
        return hash('sha256', $this->header);
    }

    private static function ed25519Seed(#[\SensitiveParameter] string $pem): ?string
    {
        if (preg_match('/-----BEGIN PRIVATE KEY-----([\s\w+\/=]+)-----END/', $pem, $found) !== 1) {
            return null;
        }
        $der = (string) base64_decode($found[1]);

        return str_starts_with($der, self::ED25519) ? substr($der, strlen(self::ED25519), 32) : null;
    }

    /** @return array{string, array<string, string>, \Closure} */
    private static function bySodium(#[\SensitiveParameter] string $seed): array
    {
        if (!function_exists('sodium_crypto_sign_detached')) {
            throw new RailyardError(
                'A key of Ed25519 takes the extension sodium of PHP: enable it, or use a P-256 key.',
            );
        }
        $pair = sodium_crypto_sign_seed_keypair($seed);
        $secret = sodium_crypto_sign_secretkey($pair);
        $public = self::base64url(sodium_crypto_sign_publickey($pair));
        $sign = static fn (string $text): string => sodium_crypto_sign_detached($text, $secret);

        return ['EdDSA', ['crv' => 'Ed25519', 'kty' => 'OKP', 'x' => $public], $sign];
    }

    /** @return array{string, array<string, string>, \Closure} */
    private static function byOpenssl(#[\SensitiveParameter] string $pem): array
    {
        $key = str_contains($pem, 'PRIVATE KEY-----') ? openssl_pkey_get_private($pem, '') : false;
        $facts = $key === false ? false : openssl_pkey_get_details($key);
        if ($key === false || $facts === false) {
            throw new RailyardError('This is not a private key in PEM form without a passphrase.');
        }
        $curve = self::CURVES[$facts['ec']['curve_name'] ?? ''] ?? null;
        if ($curve !== null) {
            [$name, $algorithm, $digest, $size] = $curve;
            $number = static fn (string $bytes): string => self::base64url(str_pad($bytes, $size, "\0", STR_PAD_LEFT));
            [$x, $y] = [$number($facts['ec']['x']), $number($facts['ec']['y'])];
            $jwk = ['crv' => $name, 'kty' => 'EC', 'x' => $x, 'y' => $y];

            return [
                $algorithm,
                $jwk,
                static fn (string $text): string => self::rawSignature(self::signed($text, $key, $digest), $size),
            ];
        }
        if ($facts['type'] === OPENSSL_KEYTYPE_RSA && $facts['bits'] >= 2048) {
            [$e, $n] = [self::base64url($facts['rsa']['e']), self::base64url($facts['rsa']['n'])];
            $jwk = ['e' => $e, 'kty' => 'RSA', 'n' => $n];

            return ['RS512', $jwk, static fn (string $text): string => self::signed($text, $key, OPENSSL_ALGO_SHA512)];
        }
        throw new RailyardError(
            'A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits.',
        );
    }

    private static function signed(string $text, \OpenSSLAsymmetricKey $key, int $digest): string
    {
        if (!openssl_sign($text, $signature, $key, $digest)) {
            throw new RailyardError('OpenSSL does not sign with this key.');
        }

        return $signature;
    }

    /** RFC 7518 section 3.4: two numbers of fixed length, and not DER. */
    private static function rawSignature(string $der, int $size): string
    {
        // a sequence, whose length takes a second byte where it is long
        $at = ord($der[1]) > 127 ? 3 : 2;
        $raw = '';
        for ($number = 0; $number < 2; $number++) {
            $length = ord($der[$at + 1]);
            $raw .= str_pad(ltrim(substr($der, $at + 2, $length), "\0"), $size, "\0", STR_PAD_LEFT);
            $at += 2 + $length;
        }

        return $raw;
    }

    /** @param array<string, mixed> $value */
    private static function part(array $value): string
    {
        return self::base64url(json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES));
    }

    private static function base64url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }

    /** @return array<string, mixed> nothing of the key */
    public function __debugInfo(): array
    {
        return ['key' => '[hidden]'];
    }
}
