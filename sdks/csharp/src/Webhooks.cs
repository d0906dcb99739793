using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Railyard;

/// <summary>What happened, with the resource that it happened to. The name may be one of a later version.</summary>
public sealed class ReceivedEvent
{
    /// <summary>The kind of record.</summary>
    [JsonPropertyName("type")]
    public string? Type { get; init; }

    /// <summary>The same on every attempt: what came before under it is passed over.</summary>
    [JsonPropertyName("id")]
    public string? Id { get; init; }

    /// <summary>Name of the event, such as <c>transaction.captured</c>.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>When it happened.</summary>
    [JsonPropertyName("created_at")]
    public string? CreatedAt { get; init; }

    /// <summary>Whose event it is; null: of the whole instance.</summary>
    [JsonPropertyName("merchant_account_id")]
    public string? MerchantAccountId { get; init; }

    /// <summary>What it is about, as the operation that reads it would answer: <c>Into</c> reads it.</summary>
    [JsonPropertyName("target")]
    public OneOf? Target { get; init; }

    /// <summary>Other members of the event.</summary>
    [JsonExtensionData]
    public IDictionary<string, JsonElement>? More { get; init; }
}

/// <summary>Messages of the service: verified, and signed for tests of an endpoint.</summary>
public static class Webhooks
{
    /// <summary>
    /// The event of a message whose signature holds. <c>body</c>: the bytes as they came, before anything read them.
    /// <c>headers</c>: by name, whatever their case. <c>secrets</c>: of the subscription, <c>whsec_…</c>; more than one
    /// while they are being rotated. <c>tolerance</c>: how far the time of the message may be from ours; five minutes,
    /// unless it is said. The header <c>webhook-signature</c> covers the id as well and is taken where it is there; the
    /// published header is taken where it is alone.
    /// </summary>
    public static ReceivedEvent Verify(
        byte[] body,
        IEnumerable<KeyValuePair<string, string>> headers,
        IReadOnlyList<Secret> secrets,
        TimeSpan? tolerance = null,
        DateTimeOffset? now = null)
    {
        var given = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (var (name, value) in headers) given[name] = value;
        var isStandard = given.ContainsKey("webhook-signature");
        var prefix = isStandard ? "webhook-" : "x-gr4vy-webhook-";
        var signatures = given.GetValueOrDefault(isStandard ? "webhook-signature" : "x-gr4vy-webhook-signatures");
        if (given.GetValueOrDefault($"{prefix}id") is not { } id
            || given.GetValueOrDefault($"{prefix}timestamp") is not { } timestamp
            || signatures is null)
            throw new WebhookSignatureException("The message has no signature, id or time.");
        if (!IsOfNow(timestamp, tolerance ?? TimeSpan.FromMinutes(5), now ?? DateTimeOffset.UtcNow))
            throw new WebhookSignatureException(
                $"The message is of another time than now: {timestamp[..Math.Min(20, timestamp.Length)]}.");

        const string Scheme = "v1,";
        var sent = isStandard
            ? signatures.Split(' ').Where(one => one.StartsWith(Scheme, StringComparison.Ordinal))
                .Select(one => one[Scheme.Length..])
            : signatures.Split(',');
        var holds = false;
        foreach (var secret in secrets)
        {
            var wanted = Encoding.UTF8.GetBytes(SignatureOf(secret, isStandard ? id : null, timestamp, body));
            // every pair is looked at: what is compared takes as long whatever holds
            foreach (var one in sent.Select(Encoding.UTF8.GetBytes))
                holds |= CryptographicOperations.FixedTimeEquals(wanted, one);
        }

        if (!holds) throw new WebhookSignatureException("The signature is not one of these secrets over these bytes.");
        return JsonSerializer.Deserialize<ReceivedEvent>(body, RailyardJson.Options)
            ?? throw new WebhookSignatureException("The message is signed, and no event.");
    }

    /// <summary>
    /// The headers that the service sends with a message, for whoever forwards one or tests an endpoint.
    /// </summary>
    public static IReadOnlyDictionary<string, string> Sign(
        string id, byte[] body, IReadOnlyList<Secret> secrets, DateTimeOffset? now = null)
    {
        var timestamp = (now ?? DateTimeOffset.UtcNow).ToUnixTimeSeconds().ToString(CultureInfo.InvariantCulture);
        return new Dictionary<string, string>
        {
            ["x-gr4vy-webhook-id"] = id,
            ["x-gr4vy-webhook-timestamp"] = timestamp,
            ["x-gr4vy-webhook-signatures"] =
                string.Join(',', secrets.Select(secret => SignatureOf(secret, null, timestamp, body))),
            ["webhook-id"] = id,
            ["webhook-timestamp"] = timestamp,
            ["webhook-signature"] =
                string.Join(' ', secrets.Select(secret => $"v1,{SignatureOf(secret, id, timestamp, body)}")),
        };
    }

    private static bool IsOfNow(string timestamp, TimeSpan tolerance, DateTimeOffset now) =>
        timestamp.Length <= 12
        && long.TryParse(timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out var seconds)
        && Math.Abs(now.ToUnixTimeMilliseconds() - (seconds * 1000)) <= tolerance.TotalMilliseconds;

    /// <summary>
    /// With an id it is under the bytes that the secret stands for (Standard Webhooks); without one, under the text of
    /// the secret (the published SDKs).
    /// </summary>
    private static string SignatureOf(Secret secret, string? id, string timestamp, byte[] body)
    {
        var key = KeyIn(secret.Reveal());
        var head = Encoding.UTF8.GetBytes(id is null ? $"{timestamp}." : $"{id}.{timestamp}.");
        var signed = head.Concat(body).ToArray();
        if (id is not null) return Convert.ToBase64String(HMACSHA256.HashData(key, signed));
        var text = Encoding.UTF8.GetBytes(secret.Reveal());
        return Convert.ToHexString(HMACSHA256.HashData(text, signed)).ToLowerInvariant();
    }

    /// <summary>Of a secret that is not set there would be a key of no bytes, under which anybody can sign.</summary>
    private static byte[] KeyIn(string secret)
    {
        const string Prefix = "whsec_";
        var text = secret.StartsWith(Prefix, StringComparison.Ordinal) ? secret[Prefix.Length..] : "";
        var key = new byte[text.Length];
        if (text == "" || !Convert.TryFromBase64String(text, key, out var length) || length == 0)
            throw new RailyardException("This is not the secret of a webhook subscription, which begins with whsec_.");
        return key[..length];
    }
}
