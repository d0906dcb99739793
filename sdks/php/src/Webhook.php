<?php

declare(strict_types=1);

namespace Railyard;

use Railyard\Generated\WebhookEvent;

/** Messages of the service: verified, and signed for tests of an endpoint. */
final class Webhook
{
    /**
     * The event of a message whose signature holds, be it one of a later version.
     *
     *     $event = Webhook::verify(file_get_contents('php://input'), getallheaders(), [$secret]);
     *     if ($event->name === 'transaction.captured') $shop->deliver($event->target->id);
     *
     * `webhook-signature` covers the id as well and is taken where it is there; the published header is taken where it
     * is alone.
     *
     * @param string $body the bytes as they came, before anything read them
     * @param array<string, string|list<string|null>|null> $headers by name, whatever their case
     * @param list<string> $secrets of the subscription, `whsec_…`; more than one while they are being rotated
     * @param int $tolerance seconds that the time of the message may be from ours
     * @throws WebhookSignatureError
     */
    public static function verify(
        string $body,
        array $headers,
        #[\SensitiveParameter] array $secrets,
        int $tolerance = 300,
        ?int $now = null,
    ): WebhookEvent {
        $given = array_map(
            static fn (mixed $value): mixed => is_array($value) ? $value[0] ?? null : $value,
            array_change_key_case($headers),
        );
        $isStandard = isset($given['webhook-signature']);
        $prefix = $isStandard ? 'webhook-' : 'x-gr4vy-webhook-';
        $id = $given["{$prefix}id"] ?? null;
        $timestamp = $given["{$prefix}timestamp"] ?? null;
        $signatures = $given[$isStandard ? 'webhook-signature' : 'x-gr4vy-webhook-signatures'] ?? null;
        if (!is_string($id) || !is_string($timestamp) || !is_string($signatures)) {
            throw new WebhookSignatureError('The message has no signature, id or time.');
        }
        $isNumber = preg_match('/^\d{1,12}$/D', $timestamp) === 1;
        if (!$isNumber || abs(($now ?? time()) - (int) $timestamp) > $tolerance) {
            $said = substr($timestamp, 0, 20);
            throw new WebhookSignatureError("The message is of another time than now: $said.");
        }

        $sent = explode($isStandard ? ' ' : ',', $signatures);
        $holds = false;
        foreach ($secrets as $secret) {
            $wanted = $isStandard
                ? 'v1,' . self::standardSignature($secret, $id, $timestamp, $body)
                : self::publishedSignature($secret, $timestamp, $body);
            foreach ($sent as $one) {
                // every pair is looked at: what is compared takes as long whatever holds
                $holds = hash_equals($wanted, $one) || $holds;
            }
        }
        if (!$holds) {
            throw new WebhookSignatureError('The signature is not one of these secrets over these bytes.');
        }

        return self::event($body);
    }

    /**
     * The headers that the service sends with a message, for whoever forwards one or tests an endpoint.
     *
     * @param list<string> $secrets
     * @return array<string, string>
     */
    public static function sign(
        string $id,
        string $body,
        #[\SensitiveParameter] array $secrets,
        ?int $now = null,
    ): array {
        $timestamp = (string) ($now ?? time());
        $published = array_map(
            static fn (string $one): string => self::publishedSignature($one, $timestamp, $body),
            $secrets,
        );
        $standard = array_map(
            static fn (string $one): string => 'v1,' . self::standardSignature($one, $id, $timestamp, $body),
            $secrets,
        );

        return [
            'x-gr4vy-webhook-id' => $id,
            'x-gr4vy-webhook-timestamp' => $timestamp,
            'x-gr4vy-webhook-signatures' => implode(',', $published),
            'webhook-id' => $id,
            'webhook-timestamp' => $timestamp,
            'webhook-signature' => implode(' ', $standard),
        ];
    }

    private static function event(string $body): WebhookEvent
    {
        $read = json_decode($body, false, 512, JSON_BIGINT_AS_STRING);
        if (!is_object($read)) {
            throw new WebhookSignatureError('The message is no object of JSON.');
        }

        return new WebhookEvent($read);
    }

    /** Under the bytes that the secret stands for (Standard Webhooks). */
    private static function standardSignature(
        #[\SensitiveParameter] string $secret,
        string $id,
        string $timestamp,
        string $body,
    ): string {
        return base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", self::keyIn($secret), true));
    }

    /** Under the text of the secret (the published SDKs). */
    private static function publishedSignature(
        #[\SensitiveParameter] string $secret,
        string $timestamp,
        string $body,
    ): string {
        self::keyIn($secret);

        return hash_hmac('sha256', "$timestamp.$body", $secret);
    }

    /** Of a secret that is not set there would be a key of no bytes, under which anybody can sign. */
    private static function keyIn(#[\SensitiveParameter] string $secret): string
    {
        $key = str_starts_with($secret, 'whsec_') ? base64_decode(substr($secret, 6), true) : false;
        if ($key === false || $key === '') {
            throw new RailyardError('This is not the secret of a webhook subscription, which begins with whsec_.');
        }

        return $key;
    }
}
