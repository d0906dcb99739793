using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

namespace Railyard;

/// <summary>Sends one request, once, by .NET's own client.</summary>
internal sealed class HttpTransport : IDisposable
{
    private readonly HttpClient _client;
    private readonly bool _isOwn;

    public HttpTransport(HttpClient? client)
    {
        _isOwn = client is null;
        _client = client ?? new HttpClient(OwnHandler()) { Timeout = Timeout.InfiniteTimeSpan };
    }

    public async Task<WireAnswer> SendAsync(WireRequest request, CancellationToken cancel)
    {
        using var message = MessageOf(request);
        using var limited = CancellationTokenSource.CreateLinkedTokenSource(cancel);
        limited.CancelAfter(request.Timeout);
        var origin = request.Url.GetLeftPart(UriPartial.Authority);
        try
        {
            using var answer = await _client.SendAsync(message, limited.Token).ConfigureAwait(false);
            var content = await answer.Content.ReadAsByteArrayAsync(limited.Token).ConfigureAwait(false);
            return new WireAnswer((int)answer.StatusCode, HeadersOf(answer), content);
        }
        catch (HttpRequestException error)
        {
            throw new ConnectionException($"{origin} did not answer", !IsNoConnection(error), error);
        }
        catch (OperationCanceledException error)
        {
            throw new ConnectionException($"{origin} did not answer in time", true, error);
        }
    }

    public void Dispose()
    {
        if (_isOwn) _client.Dispose();
    }

    /// <summary>
    /// Redirects would get the token. A connection that nobody used for some seconds is not used again: the service may
    /// be about to close it.
    /// </summary>
    private static SocketsHttpHandler OwnHandler() => new()
    {
        AllowAutoRedirect = false,
        UseCookies = false,
        UseProxy = false,
        PooledConnectionIdleTimeout = TimeSpan.FromSeconds(4),
        PooledConnectionLifetime = TimeSpan.FromMinutes(5),
    };

    private static HttpRequestMessage MessageOf(WireRequest request)
    {
        var message = new HttpRequestMessage(new HttpMethod(request.Method), request.Url);
        // .NET sends a request without a body again by itself, where the connection was closed: uncounted
        if (request.Content is not null || request.Method != "GET")
            message.Content = new ByteArrayContent(request.Content ?? Array.Empty<byte>());
        foreach (var (name, value) in request.Headers)
        {
            if (!message.Headers.TryAddWithoutValidation(name, value))
                message.Content?.Headers.TryAddWithoutValidation(name, value);
        }

        return message;
    }

    private static IReadOnlyDictionary<string, string> HeadersOf(HttpResponseMessage answer)
    {
        var headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (var (name, values) in answer.Headers.NonValidated) headers[name] = values.ToString();
        foreach (var (name, values) in answer.Content.Headers.NonValidated) headers[name] = values.ToString();
        return headers;
    }

    /// <summary>Before a connection stands, nothing was sent over it.</summary>
    private static bool IsNoConnection(HttpRequestException error) => error.HttpRequestError
        is HttpRequestError.NameResolutionError
        or HttpRequestError.ConnectionError
        or HttpRequestError.SecureConnectionError;
}
