using System;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace Railyard;

/// <summary>How the client finds the service, and signs.</summary>
public sealed record Settings
{
    /// <summary>Of the service, such as <c>https://pay.example</c>.</summary>
    public string Url { get; init; } = "";

    /// <summary>The private half of an API key, as PEM, which signs the tokens of all calls.</summary>
    public Secret? Key { get; init; }

    /// <summary>The file that the key is in. It is refused where others than its owner can read it.</summary>
    public string? KeyFile { get; init; }

    /// <summary>A token that somebody else signed, in the place of <c>Key</c>.</summary>
    public Secret? Token { get; init; }

    /// <summary>Which one calls are for; left out, the default one of the key.</summary>
    public string? MerchantAccount { get; init; }

    /// <summary>What tokens allow; left out, everything that the key may do.</summary>
    public IReadOnlyList<string>? Scopes { get; init; }

    /// <summary>Where the service knows itself by one address, its tokens can be for that one alone.</summary>
    public string? Audience { get; init; }

    /// <summary>Who makes the tokens, for whoever reads logs.</summary>
    public string Issuer { get; init; } = "railyard csharp";

    /// <summary>Of one try, from connecting to the last byte of the answer.</summary>
    public TimeSpan Timeout { get; init; } = TimeSpan.FromMinutes(1);

    /// <summary>How often, and after which pauses, calls are tried again.</summary>
    public RetryPolicy Retry { get; init; } = new();

    /// <summary>To another machine, in a network that nobody else reads.</summary>
    public bool AllowPlainHttp { get; init; }

    /// <summary>Sends requests; left out, one that follows no redirects and uses no proxy.</summary>
    public HttpClient? HttpClient { get; init; }

    /// <summary>
    /// Sends one request, once, in the place of <c>HttpClient</c>. Where no whole answer came it throws a
    /// <see cref="ConnectionException"/>.
    /// </summary>
    public Func<WireRequest, CancellationToken, Task<WireAnswer>>? Transport { get; init; }

    /// <summary>Sees each request before it goes over the wire.</summary>
    public Action<WireRequest>? BeforeSend { get; init; }

    /// <summary>Sees each answer.</summary>
    public Action<WireRequest, WireAnswer>? AfterAnswer { get; init; }

    /// <summary>No key, and no token.</summary>
    public override string ToString() => $"Settings({Url})";
}

/// <summary>The API of one service. It can be used by several threads.</summary>
public sealed class RailyardClient : Operations, IDisposable
{
    /// <summary>Of this package.</summary>
    public const string Version = "0.1.0";

    private static readonly TimeSpan EmbedTokenLife = TimeSpan.FromHours(1);
    private static readonly IReadOnlyList<string> AllScopes = new[] { "*.read", "*.write" };

    private readonly TokenSigner? _signer;
    private readonly TokenClaims _claims;
    private readonly HttpTransport? _transport;

    /// <summary>Throws <see cref="RailyardException"/> where the address or the key cannot be used.</summary>
    public RailyardClient(Settings settings)
        : this(settings, SignerOf(settings), settings.Transport is null ? new HttpTransport(settings.HttpClient) : null)
    {
    }

    private RailyardClient(Settings settings, TokenSigner? signer, HttpTransport? transport)
        : this(ConnectionOf(settings, signer, transport), signer, ClaimsOf(settings), transport)
    {
    }

    private RailyardClient(Connection on, TokenSigner? signer, TokenClaims claims, HttpTransport? transport)
        : base(on) => (_signer, _claims, _transport) = (signer, claims, transport);

    /// <summary>A key to store with an order before anything is sent.</summary>
    public static string NewIdempotencyKey() => Guid.NewGuid().ToString();

    /// <summary>The same service, key, tokens and connections, for another merchant account.</summary>
    public RailyardClient ForMerchantAccount(string id) => Over(On with { MerchantAccount = id });

    /// <summary>
    /// The whole answer of the call that is made of the client that is given: its result, status, headers, request id,
    /// and whether it is a stored one.
    /// </summary>
    public async Task<Answer<T>> AnswerOfAsync<T>(Func<RailyardClient, Task<T>> call)
    {
        (WireAnswer Wire, string? Key)? noted = null;
        var result = await call(Over(On with { Note = (wire, key) => noted = (wire, key) })).ConfigureAwait(false);
        if (noted is not { } last)
            throw new RailyardException("Nothing was called of the client that was given.");
        return new Answer<T>(result, last.Wire, last.Key);
    }

    /// <summary>
    /// A token that a browser may have, with what it pins: fields of the requests that it may make. It is good for an
    /// hour, unless <c>life</c> says something else.
    /// </summary>
    public string EmbedToken(
        IReadOnlyDictionary<string, object?> pins, TimeSpan? life = null, string? checkoutSessionId = null)
    {
        if (_signer is null) throw new RailyardException("A client without a key signs no token.");
        var claims = _claims with
        {
            Scopes = new[] { "embed" }, Embed = pins, CheckoutSessionId = checkoutSessionId,
        };
        return _signer.Sign(claims, life ?? EmbedTokenLife, DateTimeOffset.UtcNow);
    }

    /// <summary>
    /// A request by its path, where a method is in the way: in a program that is told the path, for example.
    /// </summary>
    public Task<T> RequestAsync<T>(
        string method,
        string path,
        object? body = null,
        CallOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        // behind the address of the service it could name another machine, which would get the token
        if (!path.StartsWith('/')) throw new RailyardException($"A path begins with a slash: {path}");
        var asked = new ApiRequest(method, path) { Body = body, IsKeyed = options?.IdempotencyKey is not null };
        return On.SendAsync<T>(asked, options, cancellationToken);
    }

    /// <summary>Closes the connections that are kept.</summary>
    public void Dispose() => _transport?.Dispose();

    /// <summary>No key, and no token.</summary>
    public override string ToString() => $"RailyardClient({On.Url})";

    private RailyardClient Over(Connection on) => new(on, _signer, _claims, _transport);

    private static TokenSigner? SignerOf(Settings settings)
    {
        if (settings.Key is { } key) return new TokenSigner(key.Reveal());
        return settings.KeyFile is { } file ? new TokenSigner(ReadKey(file)) : null;
    }

    /// <summary>A key that everybody on the machine can read signs for everybody.</summary>
    private static string ReadKey(string file)
    {
        const UnixFileMode Others = UnixFileMode.GroupRead | UnixFileMode.GroupWrite | UnixFileMode.GroupExecute
            | UnixFileMode.OtherRead | UnixFileMode.OtherWrite | UnixFileMode.OtherExecute;
        if (!OperatingSystem.IsWindows() && (File.GetUnixFileMode(file) & Others) != 0)
            throw new RailyardException($"{file} can be read by others than its owner: chmod 600 {file}");
        return File.ReadAllText(file);
    }

    private static TokenClaims ClaimsOf(Settings settings) =>
        new(settings.Scopes ?? AllScopes, settings.Issuer, settings.Audience);

    private static Connection ConnectionOf(Settings settings, TokenSigner? signer, HttpTransport? transport)
    {
        var tokens = settings.Token is { } token
            ? new TokenSource(token.Reveal())
            : signer is null ? null : new TokenSource(signer, ClaimsOf(settings));
        return new Connection(
            ServiceUrl(settings.Url, settings.AllowPlainHttp),
            settings.Transport ?? transport!.SendAsync,
            tokens,
            settings.MerchantAccount,
            settings.Timeout,
            settings.Retry,
            settings.BeforeSend,
            settings.AfterAnswer);
    }

    /// <summary>
    /// The address of a service without a slash at its end. Over plain HTTP only on this machine: tokens travel with
    /// it.
    /// </summary>
    private static string ServiceUrl(string text, bool allowPlainHttp)
    {
        var isAddress = Uri.TryCreate(text, UriKind.Absolute, out var url) && url.Host != ""
            && (url.Scheme == Uri.UriSchemeHttp || url.Scheme == Uri.UriSchemeHttps);
        if (!isAddress || url is null)
            throw new RailyardException($"\"{text}\" is not the address of a service: it begins with https://.");
        if (url.Scheme == Uri.UriSchemeHttp && !allowPlainHttp && !IsThisMachine(url.Host))
            throw new RailyardException(
                $"http://{url.Host} is spoken to over plain HTTP, where anybody could read the token: use https.");
        return text.TrimEnd('/');
    }

    private static bool IsThisMachine(string host) =>
        host is "localhost" or "[::1]"
        || host.EndsWith(".localhost", StringComparison.Ordinal)
        || Regex.IsMatch(host, @"^127(\.\d+){3}$");
}
