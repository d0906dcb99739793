using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;

namespace Railyard;

/// <summary>Whatever this package throws, but for <see cref="OutcomeUnknownException"/>.</summary>
public class RailyardException : Exception
{
    /// <summary>Says what is wrong.</summary>
    public RailyardException(string message, Exception? inner = null)
        : base(message, inner)
    {
    }
}

/// <summary>One thing that is wrong with a request.</summary>
public sealed class Detail
{
    /// <summary><c>body</c>, <c>query</c>, <c>path</c>, <c>header</c> or <c>unknown</c>.</summary>
    [JsonPropertyName("location")]
    public string Location { get; init; } = "unknown";

    /// <summary>A JSON pointer in a body, and the parameter's name elsewhere.</summary>
    [JsonPropertyName("pointer")]
    public string Pointer { get; init; } = "";

    /// <summary>What is wrong, in a sentence.</summary>
    [JsonPropertyName("message")]
    public string Message { get; init; } = "";

    /// <summary>What to branch on, such as <c>value_error.missing</c>.</summary>
    [JsonPropertyName("type")]
    public string Type { get; init; } = "value_error";
}

/// <summary>
/// The service answered with a refusal. Its codes come in families, each a class; a code of a later version is none.
/// </summary>
public class ApiException : RailyardException
{
    internal ApiException(Refusal refusal)
        : base(refusal.Text) => Refusal = refusal;

    private Refusal Refusal { get; }

    /// <summary>HTTP status of the answer.</summary>
    public int Status => Refusal.Status;

    /// <summary>The service's word for what is wrong.</summary>
    public string Code => Refusal.Code;

    /// <summary>Each thing that is wrong, with its place.</summary>
    public IReadOnlyList<Detail> Details => Refusal.Details;

    /// <summary>Names the request in the service's log; null: it gave none.</summary>
    public string? RequestId => Refusal.RequestId;

    /// <summary>How long to wait before the next try; null: not said.</summary>
    public TimeSpan? RetryAfter => Refusal.RetryAfter;

    /// <summary>Id of what is in the way, where there is one.</summary>
    public string? ResourceId => Refusal.ResourceId;

    /// <summary>The answer, as it came.</summary>
    public IReadOnlyList<byte> Body => Refusal.Body;
}

/// <summary>The request cannot be taken as it is: <c>Details</c> says what would be right.</summary>
public sealed class InvalidRequestException : ApiException
{
    internal InvalidRequestException(Refusal refusal)
        : base(refusal)
    {
    }
}

/// <summary>No token of an active key came with the request.</summary>
public sealed class UnauthorizedException : ApiException
{
    internal UnauthorizedException(Refusal refusal)
        : base(refusal)
    {
    }
}

/// <summary>The token, or the roles of its key, do not allow this.</summary>
public sealed class ForbiddenException : ApiException
{
    internal ForbiddenException(Refusal refusal)
        : base(refusal)
    {
    }
}

/// <summary>There is no such record or path, or it belongs to another merchant account.</summary>
public sealed class NotFoundException : ApiException
{
    internal NotFoundException(Refusal refusal)
        : base(refusal)
    {
    }
}

/// <summary>It contradicts what is there: a record, a state, another request under the same key.</summary>
public sealed class ConflictException : ApiException
{
    internal ConflictException(Refusal refusal)
        : base(refusal)
    {
    }
}

/// <summary>Too many requests; <c>RetryAfter</c> says when the next one may come.</summary>
public sealed class RateLimitException : ApiException
{
    internal RateLimitException(Refusal refusal)
        : base(refusal)
    {
    }
}

/// <summary>A fault in the service or behind it.</summary>
public sealed class ServerException : ApiException
{
    internal ServerException(Refusal refusal)
        : base(refusal)
    {
    }
}

/// <summary>Nothing answered.</summary>
public sealed class ConnectionException : RailyardException
{
    /// <summary>What a transport of one's own throws where no whole answer came.</summary>
    public ConnectionException(string message, bool mayHaveArrived, Exception? inner = null)
        : base(message, inner) => MayHaveArrived = mayHaveArrived;

    /// <summary>False where the request certainly did not leave: no connection came about.</summary>
    public bool MayHaveArrived { get; }
}

/// <summary>The message is not the service's, was changed, or is too old.</summary>
public sealed class WebhookSignatureException : RailyardException
{
    internal WebhookSignatureException(string message)
        : base(message)
    {
    }
}

/// <summary>
/// What was asked for under an idempotency key may have happened, or may yet. Do not ask for it again under another
/// key. It is no <see cref="RailyardException"/>, so that nobody who catches those pays twice by accident.
/// </summary>
public sealed class OutcomeUnknownException : Exception
{
    private readonly Func<TimeSpan, CancellationToken, Task<WireAnswer>> _again;

    internal OutcomeUnknownException(
        string key, Exception? last, Func<TimeSpan, CancellationToken, Task<WireAnswer>> again)
        : base(
            $"What became of the request under the idempotency key {key} is not known: repeat it under the same key "
            + "(ResolveAsync), or find it by external_identifier. An outcome may take up to a day.",
            last)
    {
        IdempotencyKey = key;
        _again = again;
    }

    /// <summary>The same request under this key gets the stored answer, once there is one.</summary>
    public string IdempotencyKey { get; }

    /// <summary>
    /// Repeats the request under its key until its answer is there, and reads it as what the call would have given.
    /// Throws <see cref="OutcomeUnknownException"/> where the time is over.
    /// </summary>
    public async Task<T> ResolveAsync<T>(TimeSpan within, CancellationToken cancellationToken = default) =>
        Connection.Read<T>(await _again(within, cancellationToken).ConfigureAwait(false), typeof(T) == typeof(byte[]));
}

/// <summary>What a refusal says.</summary>
internal sealed record Refusal(
    int Status,
    string Code,
    string Message,
    IReadOnlyList<Detail> Details,
    string? RequestId,
    TimeSpan? RetryAfter,
    string? ResourceId,
    byte[] Body)
{
    private static readonly IReadOnlyDictionary<string, Func<Refusal, ApiException>> Families = FamiliesByCode();

    public string Text => string.Join(
        "\n",
        Details
            .Select(one => string.Join(": ", new[] { one.Pointer, one.Message }.Where(part => part != "")))
            .Prepend($"{Status}: {Message}"));

    public static ApiException ExceptionOf(WireAnswer answer)
    {
        var read = ObjectIn(answer.Content);
        var refusal = new Refusal(
            answer.Status,
            TextIn(read, "code") ?? $"http_{answer.Status}",
            TextIn(read, "message") ?? "an answer that is not the service's",
            DetailsIn(read),
            answer.Header("x-request-id"),
            RetryAfterOf(answer),
            TextIn(read, "resource_id"),
            answer.Content);
        return Families.TryGetValue(refusal.Code, out var make) ? make(refusal) : new ApiException(refusal);
    }

    /// <summary>From seconds or a date: both are allowed.</summary>
    public static TimeSpan? RetryAfterOf(WireAnswer answer)
    {
        var text = answer.Header("retry-after");
        if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var seconds))
            return TimeSpan.FromSeconds(seconds);
        if (Clock.Parse(text) is not { } at) return null;
        return TimeSpan.FromSeconds(Math.Max(0, Math.Ceiling((at - DateTimeOffset.UtcNow).TotalSeconds)));
    }

    private static IReadOnlyDictionary<string, Func<Refusal, ApiException>> FamiliesByCode()
    {
        var families = new (Func<Refusal, ApiException> Make, string Codes)[]
        {
            (one => new InvalidRequestException(one), "bad_request incorrect_json invalid_credentials "
                + "method_not_allowed payload_too_large unsupported_media_type unprocessable"),
            (one => new UnauthorizedException(one), "unauthorized"),
            (one => new ForbiddenException(one), "forbidden confirmation_required confirmation_refused "
                + "approval_required"),
            (one => new NotFoundException(one), "not_found"),
            (one => new ConflictException(one), "idempotency_key_reused duplicate_record concurrent_request "
                + "invalid_state changed_meanwhile too_early"),
            (one => new RateLimitException(one), "too_many_requests"),
            (one => new ServerException(one), "server_error bad_gateway service_unavailable gateway_timeout"),
        };
        return families
            .SelectMany(family => family.Codes.Split(' ').Select(code => (code, family.Make)))
            .ToDictionary(one => one.code, one => one.Make);
    }

    private static JsonElement ObjectIn(byte[] content)
    {
        try
        {
            using var document = JsonDocument.Parse(content);
            return document.RootElement.ValueKind == JsonValueKind.Object ? document.RootElement.Clone() : default;
        }
        catch (JsonException)
        {
            return default;
        }
    }

    private static string? TextIn(JsonElement read, string name) =>
        read.ValueKind == JsonValueKind.Object
        && read.TryGetProperty(name, out var found)
        && found.ValueKind == JsonValueKind.String
            ? found.GetString()
            : null;

    private static IReadOnlyList<Detail> DetailsIn(JsonElement read)
    {
        if (read.ValueKind != JsonValueKind.Object || !read.TryGetProperty("details", out var details))
            return Array.Empty<Detail>();
        if (details.ValueKind != JsonValueKind.Array) return Array.Empty<Detail>();
        return details.EnumerateArray()
            .Select(one => new Detail
            {
                Location = TextIn(one, "location") ?? "unknown",
                Pointer = TextIn(one, "pointer") ?? "",
                Message = TextIn(one, "message") ?? "",
                Type = TextIn(one, "type") ?? "value_error",
            })
            .ToList();
    }
}
