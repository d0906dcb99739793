<?php

declare(strict_types=1);

namespace Railyard;

/**
 * Sends one request, once, by curl, over a connection that is kept for the next. Redirects are not followed: they would
 * get the token. `$settings` are options of curl beside those that it needs (`[CURLOPT_CAINFO => 'ca.pem']`).
 */
final class CurlTransport
{
    /** A connection that nobody used for so long is not used again: the service may be about to close it. */
    private const IDLE_SECONDS = 4;

    private ?\CurlHandle $handle = null;
    private int $process = 0;

    /** @param array<int, mixed> $settings */
    public function __construct(#[\SensitiveParameter] private readonly array $settings = [])
    {
    }

    public function __invoke(WireRequest $request): WireAnswer
    {
        $headers = [];
        $handle = $this->handle();
        curl_setopt_array($handle, $this->settings + $this->options($request) + [
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use (&$headers): int {
                $headers = self::withLine($headers, $line);

                return strlen($line);
            },
        ]);
        $content = curl_exec($handle);
        if (!is_string($content)) {
            // no byte goes out before the connection, and what secures it, are there
            $isSent = curl_getinfo($handle, CURLINFO_PRETRANSFER_TIME) > 0;
            $where = preg_replace('~(//[^/]+).*~s', '$1', $request->url);
            throw new ConnectionError("$where did not answer (" . curl_strerror(curl_errno($handle)) . ')', $isSent);
        }

        return new WireAnswer(curl_getinfo($handle, CURLINFO_RESPONSE_CODE), $headers, $content);
    }

    /** The handle has the connection, which no two processes share. */
    private function handle(): \CurlHandle
    {
        if ($this->handle === null || $this->process !== getmypid()) {
            $this->handle = curl_init();
            $this->process = (int) getmypid();
        }
        curl_reset($this->handle);

        return $this->handle;
    }

    /** @return array<int, mixed> */
    private function options(WireRequest $request): array
    {
        $headers = array_map(
            static fn (string $name, string $value): string => "$name: $value",
            array_keys($request->headers),
            array_values($request->headers),
        );
        // curl says what it thinks of a body by itself, and asks before it sends a large one
        $unsaid = ['Expect:', ...(isset($request->headers['content-type']) ? [] : ['Content-Type:'])];
        $timeout = max(1, (int) ($request->timeout * 1000));

        return [
            CURLOPT_URL => $request->url,
            CURLOPT_CUSTOMREQUEST => $request->method,
            CURLOPT_HTTPHEADER => [...$headers, ...$unsaid],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTPS | CURLPROTO_HTTP,
            CURLOPT_TIMEOUT_MS => $timeout,
            CURLOPT_CONNECTTIMEOUT_MS => $timeout,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_TCP_NODELAY => true,
            CURLOPT_ENCODING => '',
            // curl sends again by itself what broke on a connection that was kept, so what may be sent once has its own
            CURLOPT_FRESH_CONNECT => !$request->isRepeatable,
        ]
            + ($request->method === 'GET' ? [] : [CURLOPT_POSTFIELDS => $request->content ?? ''])
            // what is not encrypted stays on this machine, whatever proxy is set
            + (str_starts_with($request->url, 'http://') ? [CURLOPT_NOPROXY => '*'] : [])
            + (defined('CURLOPT_MAXAGE_CONN') ? [constant('CURLOPT_MAXAGE_CONN') => self::IDLE_SECONDS] : []);
    }

    /**
     * @param array<string, string> $headers
     * @return array<string, string>
     */
    private static function withLine(array $headers, string $line): array
    {
        if (str_starts_with($line, 'HTTP/')) {
            return []; // of the answer that counts, after one that was for now
        }
        [$name, $value] = explode(':', $line, 2) + [1 => null];
        if ($value === null) {
            return $headers;
        }
        $name = strtolower(trim($name));
        $before = isset($headers[$name]) ? "$headers[$name], " : '';

        return [$name => $before . trim($value)] + $headers;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [];
    }
}
