using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;

namespace Railyard;

/// <summary>How often, and for how long, the same request is sent.</summary>
public sealed record RetryPolicy
{
    /// <summary>The first one counts.</summary>
    public int Tries { get; init; } = 3;

    /// <summary>No other try begins later than that.</summary>
    public TimeSpan Budget { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>Before the first repetition; each further pause is twice as long.</summary>
    public TimeSpan FirstPause { get; init; } = TimeSpan.FromMilliseconds(250);

    /// <summary>What a pause takes at most.</summary>
    public TimeSpan LongestPause { get; init; } = TimeSpan.FromSeconds(8);
}

/// <summary>Says something of one call, beside what it is about.</summary>
public sealed record CallOptions
{
    /// <summary>For what moves money: a key that was stored before. Left out, the call makes one.</summary>
    public string? IdempotencyKey { get; init; }

    /// <summary>In place of that of the client.</summary>
    public string? MerchantAccount { get; init; }

    /// <summary>For one try, from connecting to the last byte of the answer.</summary>
    public TimeSpan? Timeout { get; init; }

    /// <summary>How often, and after which pauses, this call is tried again.</summary>
    public RetryPolicy? Retry { get; init; }

    /// <summary>Headers beside those that the client writes.</summary>
    public IReadOnlyDictionary<string, string>? Headers { get; init; }
}

/// <summary>A request as it goes over the wire; headers by name in lower case.</summary>
public sealed record WireRequest(
    string Method, Uri Url, IReadOnlyDictionary<string, string> Headers, byte[]? Content, TimeSpan Timeout)
{
    /// <summary>Nothing of its headers and its body.</summary>
    public override string ToString() => $"WireRequest({Method} {Url})";
}

/// <summary>An answer, whole; headers by name, whatever its case.</summary>
public sealed record WireAnswer(int Status, IReadOnlyDictionary<string, string> Headers, byte[] Content)
{
    /// <summary>The value of a header; null where there is none.</summary>
    public string? Header(string name) => Headers
        .Where(one => string.Equals(one.Key, name, StringComparison.OrdinalIgnoreCase))
        .Select(one => one.Value)
        .FirstOrDefault();

    /// <summary>Nothing of its headers and its body.</summary>
    public override string ToString() => $"WireAnswer({Status})";
}

/// <summary>What came of a call, beside what it is about.</summary>
public sealed record Answer<T>(T Result, WireAnswer Wire, string? IdempotencyKey)
{
    /// <summary>HTTP status of the answer.</summary>
    public int Status => Wire.Status;

    /// <summary>Names the request in the service's log.</summary>
    public string? RequestId => Wire.Header("x-request-id");

    /// <summary>Whether it is the stored answer to an earlier request under the same key.</summary>
    public bool IsReplayed => Wire.Header("idempotent-replayed") == "true";
}

/// <summary>One call of an operation.</summary>
internal sealed record ApiRequest(string Method, string Path)
{
    public object? Body { get; init; }

    public object? Query { get; init; }

    public string? Cursor { get; init; }

    public bool IsKeyed { get; init; }

    /// <summary>A POST that only asks: it may be repeated without a key.</summary>
    public bool IsReading { get; init; }

    public bool IsRaw { get; init; }
}

/// <summary>The call with all that is the same in every try of it.</summary>
internal sealed record Call(ApiRequest Asked, CallOptions Options, byte[]? Content, string? Key, RetryPolicy Policy)
{
    public bool IsRepeatable => Asked.Method == "GET" || Asked.IsReading || Key is not null;
}

/// <summary>What turns a method of a group into a call, and a call into its outcome.</summary>
internal sealed record Connection(
    string Url,
    Func<WireRequest, CancellationToken, Task<WireAnswer>> Transport,
    TokenSource? Tokens,
    string? MerchantAccount,
    TimeSpan Timeout,
    RetryPolicy Retry,
    Action<WireRequest>? BeforeSend,
    Action<WireRequest, WireAnswer>? AfterAnswer)
{
    /// <summary>The version whose words this package speaks, whatever the key is pinned to.</summary>
    public const string ApiVersion = "2026-11-01";

    /// <summary>Gets each whole answer, with the key under which it was sent.</summary>
    public Action<WireAnswer, string?>? Note { get; init; }

    public override string ToString() => $"Connection({Url})";

    public Listing<T> List<T>(ApiRequest asked, CallOptions? options) => new(
        CursorIn(asked.Query),
        (cursor, cancel) => SendAsync<Page<T>>(asked with { Cursor = cursor }, options, cancel));

    public async Task<T> SendAsync<T>(ApiRequest asked, CallOptions? options, CancellationToken cancel) =>
        Read<T>(await ExchangeAsync(asked, options, cancel).ConfigureAwait(false), asked.IsRaw);

    public Task SendAsync(ApiRequest asked, CallOptions? options, CancellationToken cancel) =>
        ExchangeAsync(asked, options, cancel);

    public static T Read<T>(WireAnswer answer, bool isRaw)
    {
        if (isRaw && answer.Content is T content) return content;
        if (answer.Content.Length == 0) return default!;
        try
        {
            return JsonSerializer.Deserialize<T>(answer.Content, RailyardJson.Options)!;
        }
        catch (JsonException error)
        {
            var id = answer.Header("x-request-id");
            throw new RailyardException($"The answer of request {id} is not what the contract says.", error);
        }
    }

    /// <summary>A part of a path. What is no id is found out before anything is sent.</summary>
    public static string Segment(string id)
    {
        if (string.IsNullOrEmpty(id))
            throw new RailyardException("An empty id would name a list, and not the record that is meant.");
        // a client takes these for steps in the path, and would ask for another record or list
        if (id is "." or "..") throw new RailyardException($"\"{id}\" is no id.");
        return Uri.EscapeDataString(id);
    }

    private Task<WireAnswer> ExchangeAsync(ApiRequest asked, CallOptions? given, CancellationToken cancel)
    {
        var options = given ?? new CallOptions();
        if (options.IdempotencyKey is not null && !asked.IsKeyed)
            throw new RailyardException($"{asked.Method} {asked.Path} takes no idempotency key");
        var key = asked.IsKeyed ? options.IdempotencyKey ?? RailyardClient.NewIdempotencyKey() : null;
        var call = new Call(asked, options, ContentOf(asked), key, options.Retry ?? Retry);
        return UntilAnsweredAsync(call, isOpen: false, cancel);
    }

    /// <summary>
    /// Sends the request until its answer is final or the policy ends. <c>isOpen</c>: an earlier call left its outcome
    /// open.
    /// </summary>
    private async Task<WireAnswer> UntilAnsweredAsync(Call call, bool isOpen, CancellationToken cancel)
    {
        var clock = Stopwatch.StartNew();
        TryOutcome outcome;
        for (var tried = 1; ; tried++)
        {
            outcome = await TryAsync(call, cancel).ConfigureAwait(false);
            isOpen = isOpen || outcome.LeavesOpen;
            var pause = outcome.PauseBeforeNext(tried, call.IsRepeatable, call.Policy);
            if (pause is null || cancel.IsCancellationRequested || clock.Elapsed + pause >= call.Policy.Budget) break;
            await Task.WhenAny(Task.Delay(pause.Value, cancel)).ConfigureAwait(false);
            if (cancel.IsCancellationRequested) break;
        }

        if (call.Key is not null && isOpen && !outcome.IsFinal)
        {
            throw new OutcomeUnknownException(call.Key, outcome.Error, (within, token) =>
            {
                var policy = call.Policy with { Tries = int.MaxValue, Budget = within };
                return UntilAnsweredAsync(call with { Policy = policy }, isOpen: true, token);
            });
        }

        if (outcome.Failure is not null) cancel.ThrowIfCancellationRequested();
        if (outcome.Error is { } error) throw error;
        Note?.Invoke(outcome.Answer!, call.Key);
        return outcome.Answer!;
    }

    private async Task<TryOutcome> TryAsync(Call call, CancellationToken cancel)
    {
        var outcome = await SendOnceAsync(call, cancel).ConfigureAwait(false);
        if (outcome.Answer?.Status != 401 || Tokens is null) return outcome;
        // Once: a token of another time is refused, and the answer says what time it is there.
        return Tokens.LearnClock(outcome.Answer.Header("date"))
            ? await SendOnceAsync(call, cancel).ConfigureAwait(false)
            : outcome;
    }

    private async Task<TryOutcome> SendOnceAsync(Call call, CancellationToken cancel)
    {
        var request = WireRequestOf(call);
        BeforeSend?.Invoke(request);
        WireAnswer answer;
        try
        {
            answer = await Transport(request, cancel).ConfigureAwait(false);
        }
        catch (ConnectionException failure)
        {
            return new TryOutcome(null, failure);
        }

        AfterAnswer?.Invoke(request, answer);
        return new TryOutcome(answer, null);
    }

    private WireRequest WireRequestOf(Call call)
    {
        var headers = new Dictionary<string, string>
        {
            ["accept"] = "application/json",
            ["x-api-version"] = ApiVersion,
            ["user-agent"] = $"railyard-csharp/{RailyardClient.Version}",
        };
        if (Tokens is not null) headers["authorization"] = $"Bearer {Tokens.Current()}";
        var account = call.Options.MerchantAccount ?? MerchantAccount;
        if (account is not null) headers["x-merchant-account-id"] = account;
        if (call.Content is not null && !call.Asked.IsRaw) headers["content-type"] = "application/json";
        if (call.Key is not null) headers["idempotency-key"] = call.Key;
        foreach (var (name, value) in call.Options.Headers ?? new Dictionary<string, string>())
            headers[name.ToLowerInvariant()] = value;
        RefuseUnprintable(headers);
        var url = new Uri($"{Url}{call.Asked.Path}{QueryText(call.Asked)}");
        return new WireRequest(call.Asked.Method, url, headers, call.Content, call.Options.Timeout ?? Timeout);
    }

    /// <summary>.NET sends what is added without validation as it is; the end of a line would begin a header.</summary>
    private static void RefuseUnprintable(IReadOnlyDictionary<string, string> headers)
    {
        foreach (var (name, value) in headers)
        {
            if (name.Length > 0 && name.All(one => one is > ' ' and < (char)127 && !"()<>@,;:\\\"/[]?={}".Contains(one))
                && value.All(one => one is '\t' or >= ' ' and < (char)127))
                continue;
            throw new RailyardException(
                $"The header {JsonSerializer.Serialize(name)} takes printable ASCII alone: the end of a line, for "
                + "example, has no place in it.");
        }
    }

    private static byte[]? ContentOf(ApiRequest asked)
    {
        if (asked.Body is null) return null;
        if (asked.IsRaw && asked.Body is byte[] raw) return raw;
        try
        {
            return JsonSerializer.SerializeToUtf8Bytes(asked.Body, asked.Body.GetType(), RailyardJson.Options);
        }
        catch (Exception error) when (error is ArgumentException or NotSupportedException or JsonException)
        {
            throw new RailyardException($"The body can not be written as JSON: {error.Message}", error);
        }
    }

    private static string? CursorIn(object? query) =>
        MembersOf(query).Where(one => one.Name == "cursor").Select(one => one.Value.GetString()).FirstOrDefault();

    /// <summary>What is null is left out; a list is its name for each of its values.</summary>
    private static string QueryText(ApiRequest asked)
    {
        var pairs = MembersOf(asked.Query)
            .Where(one => one.Name != "cursor" || asked.Cursor is null)
            .SelectMany(one => one.Value.ValueKind == JsonValueKind.Array
                ? one.Value.EnumerateArray().Select(value => (one.Name, Text: QueryValue(value)))
                : new[] { (one.Name, Text: QueryValue(one.Value)) });
        if (asked.Cursor is not null) pairs = pairs.Append(("cursor", asked.Cursor));
        var texts = pairs.Select(one => $"{Form(one.Name)}={Form(one.Text)}").ToList();
        return texts.Count == 0 ? "" : $"?{string.Join('&', texts)}";
    }

    private static IEnumerable<JsonProperty> MembersOf(object? query)
    {
        if (query is null) return Enumerable.Empty<JsonProperty>();
        return JsonSerializer.SerializeToElement(query, query.GetType(), RailyardJson.Options).EnumerateObject();
    }

    private static string QueryValue(JsonElement value) =>
        value.ValueKind == JsonValueKind.String ? value.GetString() ?? "" : value.GetRawText();

    private static string Form(string text) => Uri.EscapeDataString(text).Replace("%20", "+");
}

/// <summary>What one try came to: an answer, or none.</summary>
internal sealed record TryOutcome(WireAnswer? Answer, ConnectionException? Failure)
{
    private static readonly byte[] BeingProcessed = Encoding.ASCII.GetBytes("\"concurrent_request\"");

    public Exception? Error =>
        Failure is not null ? Failure : Answer!.Status >= 300 ? Refusal.ExceptionOf(Answer) : null;

    /// <summary>Whether it leaves open what became of a request under an idempotency key.</summary>
    public bool LeavesOpen => Failure?.MayHaveArrived ?? (Answer!.Status >= 500 || IsBeingProcessed);

    /// <summary>
    /// Whether the answer is the one of the operation, and closes what an earlier try left open. A refusal at the door
    /// (access, rate limit) says nothing of the try before it.
    /// </summary>
    public bool IsFinal => Failure is null && !LeavesOpen && Answer!.Status is not (401 or 403 or 408 or 425 or 429);

    private bool IsBeingProcessed => Answer!.Status == 409 && Answer.Content.AsSpan().IndexOf(BeingProcessed) >= 0;

    /// <summary>
    /// How long to wait before the same request goes out again; null: it does not. What is not repeatable is repeated
    /// only where it certainly was not carried out.
    /// </summary>
    public TimeSpan? PauseBeforeNext(int tried, bool isRepeatable, RetryPolicy policy)
    {
        if (tried >= policy.Tries) return null;
        var longest = Math.Min(
            policy.LongestPause.TotalSeconds, policy.FirstPause.TotalSeconds * Math.Pow(2, Math.Min(tried - 1, 60)));
        // full jitter: many clients that failed at once do not come back at once
        var pause = TimeSpan.FromSeconds(Random.Shared.NextDouble() * longest);
        if (Failure is not null) return isRepeatable || !Failure.MayHaveArrived ? pause : null;

        var status = Answer!.Status;
        var after = status is 429 or 503 ? Refusal.RetryAfterOf(Answer) : null;
        // Not so a 503: where the database goes away behind the work, nobody knows what became of it.
        var isUndone = status == 429 && after is not null;
        var isPassing = status >= 500 || status == 429 || IsBeingProcessed;
        if (!isUndone && !(isRepeatable && isPassing)) return null;
        return after > pause ? after : pause;
    }
}
