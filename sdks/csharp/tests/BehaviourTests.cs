using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Threading;
using System.Threading.Tasks;
using static Railyard.Tests.Support;

namespace Railyard.Tests;

/// <summary>The vectors of <c>sdks/behaviour</c>, on a transport that answers as it is told.</summary>
public static class BehaviourTests
{
    private static readonly ECDsa Key = ECDsa.Create(ECCurve.NamedCurves.nistP256);
    private static readonly RetryPolicy Fast = new() { FirstPause = TimeSpan.Zero, LongestPause = TimeSpan.Zero };
    private static readonly string Pem = Key.ExportPkcs8PrivateKeyPem();

    public static IEnumerable<Test> All()
    {
        foreach (var one in Vectors("behaviour/calls.json")["cases"]!.AsArray())
            yield return new Test((string)one!["name"]!, () => PlayAsync(one!));
        foreach (var one in Vectors("behaviour/clients.json")["keys"]!.AsArray())
            yield return new Test($"a key of the kind {one!["kind"]} signs by its algorithm", () => KindOfKey(one!));
        foreach (var one in Vectors("played/scenes.json")["webhooks"]!.AsArray())
            yield return new Test($"a message: {one!["name"]}", () => Message(one!));
        yield return new Test("addresses that a client takes", Addresses);
        yield return new Test("headers that a client sends", HeaderValuesAsync);
        yield return new Test("a key file that others can read is refused", KeyFiles);
        yield return new Test("what is secret is not printed", Printed);
        yield return new Test("each code of the contract has a class of its own", Codes);
        yield return new Test("a message that is signed here holds under each secret", Signed);
        yield return new Test("one token is signed where many calls ask at once", OneTokenAsync);
        yield return new Test("a keyed call that is cancelled has an outcome that is not known", CancelledAsync);
        yield return new Test("an update says what is taken away and what stays", Updates);
    }

    private static RailyardClient ClientOf(Script script, string? account = null) => new(new Settings
    {
        Url = "https://pay.example/",
        Key = Pem,
        Retry = Fast,
        MerchantAccount = account,
        Transport = (request, _) => script.SendAsync(request),
    });

    private static async Task PlayAsync(JsonNode one)
    {
        var script = new Script(one["replies"]!.AsArray());
        var client = ClientOf(script, (string?)one["client"]?["merchantAccount"]);
        foreach (var call in one["calls"]!.AsArray()) await JudgeCallAsync(client, call!);
        JudgeSent(one["sent"]!.AsArray(), script.Sent);
    }

    private static async Task JudgeCallAsync(RailyardClient client, JsonNode call)
    {
        var on = (string?)call["forMerchantAccount"] is { } account ? client.ForMerchantAccount(account) : client;
        var options = new CallOptions
        {
            IdempotencyKey = (string?)call["key"], MerchantAccount = (string?)call["merchantAccount"],
        };
        Task<object?> Ask(RailyardClient client) => InvokeAsync(client, (string)call["operation"]!, call, options);

        if (call["items"] is { } items)
        {
            var walked = await WalkAsync((await Ask(on))!, (int?)call["stopAfter"]);
            var ids = walked["items"]!.AsArray().Select(item => (JsonNode)(string)item!["id"]!);
            Judge(items, new JsonArray(ids.ToArray()));
            if (call["cursor"] is { } cursor) Judge(cursor, walked["cursor"]);
        }
        else if (call["fails"] is { } fails)
        {
            JudgeError(fails, await ThrowsAsync<RailyardException>(() => Ask(on)));
        }
        else if (call["unknown"] is not null)
        {
            await JudgeUnknownAsync(call["resolves"], await ThrowsAsync<OutcomeUnknownException>(() => Ask(on)));
        }
        else
        {
            var answer = await on.AnswerOfAsync(Ask);
            Judge(call["answers"], (JsonNode?)answer.Result);
            if ((bool?)call["isReplayed"] is { } isReplayed) Equal(isReplayed, answer.IsReplayed);
            if ((string?)call["requestId"] is { } requestId) Equal(requestId, answer.RequestId);
        }
    }

    private static void JudgeError(JsonNode wanted, RailyardException error)
    {
        Equal((string)wanted["class"]!, ClassOf(error));
        if (wanted["message"] is { } message) Equal((string)message!, error.Message);
        if (error is not ApiException api) return;
        if (wanted["status"] is { } status) Equal((int)status, api.Status);
        if (wanted["code"] is { } code) Equal((string)code!, api.Code);
        if (wanted["requestId"] is { } id) Equal((string)id!, api.RequestId);
        if (wanted["retryAfterSeconds"] is { } after) Equal((double)after, api.RetryAfter?.TotalSeconds ?? -1);
        if (wanted["details"] is { } details) Judge(details, DetailsOf(api));
    }

    private static async Task JudgeUnknownAsync(JsonNode? resolves, OutcomeUnknownException unknown)
    {
        True(unknown.IdempotencyKey != "");
        if (resolves is null) return;
        var asked = () => unknown.ResolveAsync<Transaction>(TimeSpan.FromMinutes(1));
        if (resolves["unknown"] is not null) await ThrowsAsync<OutcomeUnknownException>(asked);
        else Judge(resolves["answers"], Plain(await asked()));
    }

    private static void JudgeSent(JsonArray wanted, IReadOnlyList<WireRequest> sent)
    {
        Equal(wanted.Count, sent.Count, "requests:");
        var (keys, tokens) = (new Dictionary<string, string>(), new Dictionary<string, string>());
        foreach (var (one, request) in wanted.Zip(sent))
        {
            var headers = request.Headers;
            if (one!.AsObject().TryGetPropertyValue("key", out var key))
                JudgeKey((string?)key, headers.GetValueOrDefault("idempotency-key"), keys);
            if ((string?)one["token"] is { } token) JudgeName(token, headers["authorization"], tokens);
            if ((int?)one["tokenAhead"] is { } ahead)
            {
                var at = (long)PartOf(headers["authorization"], 1)["iat"]!;
                True(Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() + ahead - at) < 60);
            }

            if (one["merchantAccount"] is { } account) Equal((string)account!, headers["x-merchant-account-id"]);
            if (one["method"] is { } method) Equal((string)method!, request.Method);
            if (one["url"] is { } url) Equal($"https://pay.example{url}", request.Url.AbsoluteUri);
            Judge(one["headers"] ?? new JsonObject(), Plain(headers));
        }

        Equal(keys.Count, keys.Values.Distinct().Count());
        Equal(tokens.Count, tokens.Values.Distinct().Count());
    }

    private static void JudgeKey(string? wanted, string? key, Dictionary<string, string> keys)
    {
        if (wanted is null) Equal(null, key);
        else if (wanted.StartsWith('=')) Equal(wanted[1..], key);
        else JudgeName(wanted, key!, keys);
    }

    /// <summary>The same name is the same value.</summary>
    private static void JudgeName(string name, string value, Dictionary<string, string> known)
    {
        known.TryAdd(name, value);
        Equal(known[name], value);
    }

    private static JsonNode PartOf(string token, int at) => JsonNode.Parse(Bytes(token.Split('.')[at]))!;

    private static byte[] Bytes(string text) =>
        Convert.FromBase64String(text.Replace('-', '+').Replace('_', '/').PadRight((text.Length + 3) / 4 * 4, '='));

    /// <summary>.NET has no Ed25519, and says so.</summary>
    private static async Task KindOfKey(JsonNode one)
    {
        using AsymmetricAlgorithm? key = (string)one["kind"]! switch
        {
            "P-256" => ECDsa.Create(ECCurve.NamedCurves.nistP256),
            "P-384" => ECDsa.Create(ECCurve.NamedCurves.nistP384),
            "P-521" => ECDsa.Create(ECCurve.NamedCurves.nistP521),
            "RSA of 2048 bits" => RSA.Create(2048),
            _ => null,
        };
        // the example of RFC 8410
        const string Ed25519 = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC";
        var pem = key?.ExportPkcs8PrivateKeyPem()
            ?? new string(PemEncoding.Write("PRIVATE KEY", Convert.FromBase64String(Ed25519)));
        var made = () => new RailyardClient(new Settings { Url = "https://pay.example", Key = pem });
        if (one["algorithm"] is null || key is null)
        {
            var error = await Throws<RailyardException>(() => made());
            True(error.Message.Contains(key is null ? "no Ed25519" : "signs no token"));
            return;
        }

        using var client = made();
        var pins = new Dictionary<string, object?> { ["amount"] = 1 };
        var token = client.EmbedToken(pins, TimeSpan.FromMinutes(1), "one");
        var at = token.LastIndexOf('.');
        Equal((string)one["algorithm"]!, (string)PartOf(token, 0)["alg"]!);
        True(IsSigned(key, Encoding.ASCII.GetBytes(token[..at]), Bytes(token[(at + 1)..])));
        var claims = PartOf(token, 1);
        Equal("[\"embed\"]{\"amount\":1}one", string.Concat(
            claims["scopes"]!.ToJsonString(), claims["embed"]!.ToJsonString(), claims["checkout_session_id"]));
        Equal(60L, (long)claims["exp"]! - (long)claims["iat"]!);
    }

    private static bool IsSigned(AsymmetricAlgorithm key, byte[] data, byte[] signature) => key switch
    {
        ECDsa elliptic => elliptic.VerifyData(
            data, signature, elliptic.KeySize == 256 ? HashAlgorithmName.SHA256 : HashAlgorithmName.SHA512),
        RSA rsa => rsa.VerifyData(data, signature, HashAlgorithmName.SHA512, RSASignaturePadding.Pkcs1),
        _ => false,
    };

    private static Task Message(JsonNode one)
    {
        var headers = one["headers"]!.AsObject().ToDictionary(header => header.Key, header => (string)header.Value!);
        var secrets = one["secrets"]!.AsArray().Select(secret => new Secret((string)secret!)).ToList();
        var body = Encoding.UTF8.GetBytes((string)one["body"]!);
        var now = DateTimeOffset.FromUnixTimeSeconds((long)one["now"]!);
        var verified = () => Webhooks.Verify(body, headers, secrets, now: now);
        if (one["holds"] is JsonValue) return Throws<RailyardException>(() => verified());
        Judge(one["holds"], Plain(verified()));
        return Task.CompletedTask;
    }

    private static async Task Addresses()
    {
        var addresses = Vectors("behaviour/clients.json")["addresses"]!;
        foreach (var url in addresses["taken"]!.AsArray())
            new RailyardClient(new Settings { Url = (string)url! }).Dispose();
        foreach (var url in addresses["refused"]!.AsArray())
            await Throws<RailyardException>(() => new RailyardClient(new Settings { Url = (string)url! }));
        new RailyardClient(new Settings { Url = "http://pay.example", AllowPlainHttp = true }).Dispose();
    }

    private static async Task KeyFiles()
    {
        if (OperatingSystem.IsWindows()) return;
        var file = Path.GetTempFileName();
        try
        {
            File.WriteAllText(file, Pem);
            File.SetUnixFileMode(file, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.GroupRead);
            var settings = new Settings { Url = "https://pay.example", KeyFile = file };
            True((await Throws<RailyardException>(() => new RailyardClient(settings))).Message.Contains("chmod 600"));
            File.SetUnixFileMode(file, UnixFileMode.UserRead | UnixFileMode.UserWrite);
            new RailyardClient(settings).Dispose();
        }
        finally
        {
            File.Delete(file);
        }
    }

    private static async Task Printed()
    {
        var settings = new Settings { Url = "https://pay.example", Key = Pem, Token = "a.secret.token" };
        using var client = new RailyardClient(settings);
        var headers = new Dictionary<string, string> { ["authorization"] = "a.secret" };
        var request = new WireRequest("POST", new Uri("https://pay.example"), headers, null, TimeSpan.Zero);
        var told = $"{client} {settings} {request} {settings.Key} {settings.Token}";
        True(!told.Contains("secret") && !told.Contains("PRIVATE"));
        foreach (var text in new[] { "-----BEGIN", Key.ExportSubjectPublicKeyInfoPem() })
        {
            var wrong = settings with { Key = text };
            var error = await Throws<RailyardException>(() => new RailyardClient(wrong));
            True(error.Message.Contains("not a private key"));
        }
    }

    private static async Task Codes()
    {
        var problems = Vectors("../contract/errors.json")["problems"]!.AsArray();
        var codes = problems.Select(one => (string)one!["code"]!).ToList();
        foreach (var code in codes)
        {
            var reply = JsonNode.Parse($"[{{\"status\":400,\"body\":{{\"code\":\"{code}\"}}}}]")!.AsArray();
            var client = ClientOf(new Script(reply));
            var error = await ThrowsAsync<ApiException>(() => client.Buyers.CreateAsync(new()));
            True(error.GetType() != typeof(ApiException), code);
        }

        True(codes.Count > 20);
    }

    private static async Task Signed()
    {
        var secrets = new Secret[] { "whsec_Zmlyc3Q=", "whsec_c2Vjb25k" };
        var body = Encoding.UTF8.GetBytes("{\"name\":\"of.a.later.version\"}");
        var signed = Webhooks.Sign("one", body, secrets);
        var published = signed.Where(one => one.Key.StartsWith('x')).ToDictionary(one => one.Key, one => one.Value);
        var capitals = signed.ToDictionary(one => one.Key.ToUpperInvariant(), one => one.Value);
        var (never, changed) = (TimeSpan.FromSeconds(-1), body.Append((byte)32).ToArray());
        foreach (var headers in new[] { signed, published, capitals })
        {
            foreach (var secret in secrets)
                Equal("of.a.later.version", Webhooks.Verify(body, headers, new[] { secret }).Name);
            await Throws<WebhookSignatureException>(() => Webhooks.Verify(body, headers, secrets, never));
            await Throws<WebhookSignatureException>(() => Webhooks.Verify(changed, headers, secrets));
            await Throws<RailyardException>(() => Webhooks.Verify(body, headers, new Secret[] { "" }));
        }
    }

    private static async Task OneTokenAsync()
    {
        var tokens = new ConcurrentBag<string>();
        using var client = new RailyardClient(new Settings
        {
            Url = "https://pay.example",
            Key = Pem,
            Transport = (request, _) => Task.Run(() =>
            {
                tokens.Add(request.Headers["authorization"]);
                return new WireAnswer(200, new Dictionary<string, string>(), Encoding.UTF8.GetBytes("{}"));
            }),
        });
        await Task.WhenAll(Enumerable.Range(0, 20).Select(_ => Task.Run(() => client.Buyers.GetAsync("one"))));
        Equal((20, 1), (tokens.Count, tokens.Distinct().Count()));
    }

    private static async Task CancelledAsync()
    {
        using var source = new CancellationTokenSource();
        using var client = new RailyardClient(new Settings
        {
            Url = "https://pay.example",
            Transport = (_, _) =>
            {
                source.Cancel();
                throw new ConnectionException("it broke", true);
            },
        });
        var options = new CallOptions { IdempotencyKey = "order-7" };
        var unknown = await ThrowsAsync<OutcomeUnknownException>(
            () => client.Transactions.CreateAsync(new() { Amount = 1, Currency = "EUR" }, options, source.Token));
        Equal("order-7", unknown.IdempotencyKey);
        await ThrowsAsync<OperationCanceledException>(() => client.Buyers.CreateAsync(new(), null, source.Token));
    }

    private static async Task HeaderValuesAsync()
    {
        var values = Vectors("behaviour/clients.json")["headerValues"]!;
        foreach (var one in values["refused"]!.AsArray())
        {
            var value = (string)one!;
            using var client = new RailyardClient(new Settings
            {
                Url = "https://pay.example",
                Transport = (_, _) => throw new FaultException("nothing was to be sent"),
            });
            var options = new[]
            {
                new CallOptions { MerchantAccount = value },
                new CallOptions { Headers = new Dictionary<string, string> { [value] = "one" } },
                new CallOptions { Headers = new Dictionary<string, string> { ["x-one"] = value } },
            };
            foreach (var option in options)
            {
                var error = await ThrowsAsync<RailyardException>(() => client.Buyers.GetAsync("one", option));
                Equal(false, error.Message.Contains(value));
            }
        }
    }

    private static Task Updates()
    {
        var update = new BuyerUpdate { DisplayName = "Ada", ExternalIdentifier = Opt<string>.Null };
        Equal("{\"display_name\":\"Ada\",\"external_identifier\":null}", Plain(update)!.ToJsonString());
        return Task.CompletedTask;
    }

    /// <summary>A transport that answers as the vector says, and keeps what was sent.</summary>
    private sealed class Script
    {
        private readonly JsonArray _replies;

        public Script(JsonArray replies) => _replies = replies;

        public List<WireRequest> Sent { get; } = new();

        public Task<WireAnswer> SendAsync(WireRequest request)
        {
            Sent.Add(request);
            if (Sent.Count > _replies.Count) throw new FaultException("nothing more was to be sent");
            var reply = _replies[Sent.Count - 1]!;
            if (reply is JsonValue word)
                throw new ConnectionException("nobody is there", mayHaveArrived: (string)word! == "broken");
            var headers = reply["headers"]?.AsObject().ToDictionary(one => one.Key, one => (string)one.Value!)
                ?? new Dictionary<string, string>();
            if (headers.TryGetValue("date", out var ahead))
            {
                var seconds = double.Parse(ahead, CultureInfo.InvariantCulture);
                headers["date"] = DateTimeOffset.UtcNow.AddSeconds(seconds).ToString("r", CultureInfo.InvariantCulture);
            }

            var body = (string?)reply["text"] ?? reply["body"]?.ToJsonString() ?? "";
            return Task.FromResult(new WireAnswer((int)reply["status"]!, headers, Encoding.UTF8.GetBytes(body)));
        }
    }
}
