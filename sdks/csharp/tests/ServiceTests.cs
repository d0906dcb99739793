using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
using static Railyard.Tests.Support;

namespace Railyard.Tests;

/// <summary>
/// The scenes of <c>sdks/played</c>, against the service at RAILYARD_URL: by <c>npm run sdk:conform</c>.
/// </summary>
public static class ServiceTests
{
    private static readonly TimeSpan ResolvedWithin = TimeSpan.FromMinutes(2);
    private static readonly TimeSpan Eventually = TimeSpan.FromMinutes(5);

    /// <summary>
    /// What stands before the service alters its answers: that they can be read is all that is judged of them.
    /// </summary>
    private static readonly bool IsAltered = Said("RAILYARD_ALTERED") == "true";

    public static string? Url => Said("RAILYARD_URL");

    public static IEnumerable<Test> All()
    {
        if (Url is null) yield break;
        var scenes = JsonNode.Parse(File.ReadAllText(Said("RAILYARD_SCENES")!))!["scenes"]!.AsArray();
        foreach (var scene in scenes) yield return new Test((string)scene!["name"]!, () => PlayAsync(scene!));
        yield return new Test("every example of the contract is done by its method", ExamplesAsync);
        yield return new Test("many calls at once share one token", ManyAsync);
        yield return new Test("an address where nobody listens", NobodyAsync);
    }

    private static string? Said(string name) => Environment.GetEnvironmentVariable(name);

    private static RailyardClient ClientOf(Settings settings) =>
        new(settings with { Url = Url!, KeyFile = Said("RAILYARD_KEY_FILE") });

    private static async Task PlayAsync(JsonNode scene)
    {
        using var client = ClientOf(new Settings { MerchantAccount = "default" });
        var known = new Dictionary<string, JsonNode?>();
        foreach (var step in scene["steps"]!.AsArray())
        {
            var result = await PlayInTimeAsync(client, Filled(step!, known), known);
            if ((string?)step!["as"] is { } name) known[name] = result;
        }
    }

    private static async Task<JsonNode?> PlayInTimeAsync(
        RailyardClient client, JsonNode step, IReadOnlyDictionary<string, JsonNode?> known)
    {
        var clock = Stopwatch.StartNew();
        while (true)
        {
            try
            {
                return await ResultOfAsync(client, step, known);
            }
            catch (Exception error) when (error is FaultException or ApiException)
            {
                if (step["eventually"] is null || clock.Elapsed >= Eventually) throw;
                await Task.Delay(100);
            }
        }
    }

    private static async Task<JsonNode?> ResultOfAsync(
        RailyardClient client, JsonNode step, IReadOnlyDictionary<string, JsonNode?> known)
    {
        if (step["stand"] is not null) return await ActAsync(step);
        if (step["embedToken"] is { } pins)
        {
            var pinned = pins.AsObject().ToDictionary(one => one.Key, one => (object?)one.Value);
            return new JsonObject { ["token"] = client.EmbedToken(pinned) };
        }

        if ((string?)step["webhook"] is { } name) return Verified(step, known[name]!);
        var options = new CallOptions
        {
            IdempotencyKey = (string?)step["key"], MerchantAccount = (string?)step["merchantAccount"],
        };
        Task<object?> Ask(RailyardClient on) => InvokeAsync(on, (string)step["operation"]!, step, options);
        if (step["fails"] is { } fails) return await FailAsync(fails, () => Ask(client));
        if (step["items"] is null) return await AnswerAsync(client, step, Ask);

        var walked = await WalkAsync((await Ask(client))!, (int?)step["stopAfter"]);
        Equal(step["items"]!.AsArray().Count, walked["items"]!.AsArray().Count, "items:");
        JudgeAnswers(step["items"], walked["items"]);
        return walked;
    }

    private static async Task<JsonNode?> ActAsync(JsonNode step)
    {
        using var http = new HttpClient { Timeout = Eventually };
        using var content = new StringContent(step["with"]?.ToJsonString() ?? "{}", Encoding.UTF8, "application/json");
        using var answer = await http.PostAsync($"{Said("RAILYARD_ACTS_URL")}/{step["stand"]}", content);
        var text = await answer.Content.ReadAsStringAsync();
        if (!answer.IsSuccessStatusCode) throw new FaultException(text);
        var result = JsonNode.Parse(text);
        Judge(step["answers"] ?? new JsonObject(), result);
        return result;
    }

    private static JsonNode? Verified(JsonNode step, JsonNode message)
    {
        var headers = message["headers"]!.AsObject()
            .Where(one => one.Value is JsonValue)
            .ToDictionary(one => one.Key, one => (string)one.Value!);
        var secrets = step["secrets"]!.AsArray().Select(secret => new Secret((string)secret!)).ToList();
        var verified = Plain(Webhooks.Verify(Encoding.UTF8.GetBytes((string)message["body"]!), headers, secrets));
        Judge(step["answers"], verified);
        return verified;
    }

    private static async Task<JsonNode?> FailAsync(JsonNode fails, Func<Task> ask)
    {
        var error = await ThrowsAsync<ApiException>(ask);
        Judge(fails, new JsonObject
        {
            ["status"] = error.Status,
            ["code"] = error.Code,
            ["details"] = DetailsOf(error),
            ["class"] = ClassOf(error),
        });
        return null;
    }

    private static async Task<JsonNode?> AnswerAsync(
        RailyardClient client, JsonNode step, Func<RailyardClient, Task<object?>> ask)
    {
        JsonNode? result;
        try
        {
            var answer = await client.AnswerOfAsync(ask);
            result = (JsonNode?)answer.Result;
            if ((bool?)step["isReplayed"] is { } isReplayed) Equal(isReplayed, answer.IsReplayed, "replayed:");
        }
        catch (OutcomeUnknownException unknown) when (step["resolves"] is not null)
        {
            result = await unknown.ResolveAsync<JsonNode>(ResolvedWithin);
        }

        JudgeAnswers(step.AsObject().ContainsKey("answers") ? step["answers"] : new JsonObject(), result);
        return result;
    }

    private static void JudgeAnswers(JsonNode? answers, JsonNode? result)
    {
        if (answers is null) True(result is null);
        else if (!IsAltered) Judge(answers, result);
    }

    /// <summary>
    /// <c>{payment.id}</c> is what an earlier step came to; <c>{list.items.0.id}</c> is in a list in it.
    /// </summary>
    private static JsonNode Filled(JsonNode step, IReadOnlyDictionary<string, JsonNode?> known)
    {
        string Value(Match found) => Escaped(ValueAt(known, found.Groups[1].Value));
        return JsonNode.Parse(Regex.Replace(step.ToJsonString(), @"\{(\w+(?:\.\w+)+)\}", Value))!;
    }

    private static string ValueAt(IReadOnlyDictionary<string, JsonNode?> known, string reference)
    {
        var names = reference.Split('.');
        var at = names.Skip(1).Aggregate(
            known[names[0]], (value, name) => value is JsonArray list ? list[int.Parse(name)] : value![name]);
        return at?.ToString() ?? throw new FaultException($"there is no {reference}");
    }

    private static string Escaped(string text) => JsonValue.Create(text)!.ToJsonString()[1..^1];

    private static async Task ExamplesAsync()
    {
        using var client = new RailyardClient(new Settings
        {
            Url = Said("RAILYARD_EXAMPLES_URL")!, Token = Said("RAILYARD_EXAMPLES_TOKEN")!,
        });
        var examples = JsonNode.Parse(File.ReadAllText(Said("RAILYARD_EXAMPLES")!))!.AsArray();
        var known = new Dictionary<string, JsonNode?>();
        var wrong = new List<string>();
        foreach (var example in examples)
        {
            try
            {
                var step = Filled(example!, known);
                step["path"] = step["params"] is { } path ? JsonNode.Parse(path.ToJsonString()) : null;
                var headers = step["headers"]?.AsObject().ToDictionary(one => one.Key, one => (string)one.Value!);
                var options = new CallOptions { Headers = headers };
                var result = await InvokeAsync(client, (string)step["operation"]!, step, options);
                var name = (string?)step["as"] ?? (string)step["operation"]!;
                known[name] = result is null or JsonNode ? (JsonNode?)result : await PageAsync(result);
            }
            catch (Exception error)
            {
                wrong.Add($"{example!["operation"]}: {error.GetType().Name} {error.Message}");
            }
        }

        if (wrong.Count > 0) throw new FaultException(string.Join("\n", wrong));
        True(examples.Count > 200);
    }

    private static async Task ManyAsync()
    {
        var tokens = new ConcurrentBag<string>();
        using var client = ClientOf(new Settings
        {
            BeforeSend = request => tokens.Add(request.Headers["authorization"]),
        });
        await Task.WhenAll(Enumerable.Range(0, 80).Select(_ => client.Buyers.List(new() { Limit = 1 }).PageAsync()));
        Equal((80, 1), (tokens.Count, tokens.Distinct().Count()));
    }

    private static async Task NobodyAsync()
    {
        var retry = new RetryPolicy { FirstPause = TimeSpan.Zero };
        using var client = new RailyardClient(new Settings { Url = "http://127.0.0.1:1", Retry = retry });
        var error = await ThrowsAsync<ConnectionException>(() => client.Buyers.GetAsync("one"));
        True(!error.MayHaveArrived);
    }
}
