using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace Railyard.Tests;

/// <summary>What is not as it should be.</summary>
public sealed class FaultException : Exception
{
    public FaultException(string message)
        : base(message)
    {
    }
}

/// <summary>What the tests share: the vectors of every language, and how an operation is found by its id.</summary>
public static class Support
{
    private static readonly JsonNode Operations = Vectors("behaviour/generated/operations.json");

    public static JsonNode Vectors(string path) =>
        JsonNode.Parse(File.ReadAllText(Path.Combine(SdksFolder(), path)))!;

    /// <summary>
    /// Calls the method of an operation with what the step gives it. Gives the result as it stands in JSON, or a list.
    /// </summary>
    public static async Task<object?> InvokeAsync(
        Operations client, string operation, JsonNode step, CallOptions? options = null)
    {
        var known = Operations[operation] ?? throw new FaultException($"{operation} is no operation");
        var words = known["name"]!.AsArray().Select(word => NameOf((string)word!)).ToList();
        object at = client;
        foreach (var word in words.SkipLast(1)) at = at.GetType().GetProperty(word)!.GetValue(at)!;
        var isList = (bool)known["isList"]!;
        var method = at.GetType().GetMethod(isList ? words[^1] : $"{words[^1]}Async")
            ?? throw new FaultException($"{operation} has no method");

        var path = new Queue<string>(known["path"]!.AsArray().Select(name => (string)name!));
        var given = method.GetParameters().Select(parameter => Given(parameter, path, step, options)).ToArray();
        var result = method.Invoke(at, BindingFlags.DoNotWrapExceptions, null, given, CultureInfo.InvariantCulture);
        if (isList) return result;
        await ((Task)result!).ConfigureAwait(false);
        if (!method.ReturnType.IsGenericType) return null;
        return Plain(result.GetType().GetProperty("Result")!.GetValue(result));
    }

    /// <summary>A value as it stands in JSON; null where it is none.</summary>
    public static JsonNode? Plain(object? value) =>
        value is null ? null : JsonSerializer.SerializeToNode(value, value.GetType(), RailyardJson.Options);

    /// <summary>The items of a list and where it then is, as a step has them.</summary>
    public static Task<JsonNode> WalkAsync(object listing, int? stopAfter)
    {
        var walk = typeof(Support).GetMethod(nameof(WalkItemsAsync), BindingFlags.NonPublic | BindingFlags.Static)!;
        var item = listing.GetType().GetGenericArguments()[0];
        return (Task<JsonNode>)walk.MakeGenericMethod(item).Invoke(null, new[] { listing, stopAfter })!;
    }

    /// <summary>A page, as it stands in JSON.</summary>
    public static async Task<JsonNode?> PageAsync(object listing)
    {
        var page = (Task)listing.GetType().GetMethod("PageAsync")!.Invoke(
            listing, new object[] { CancellationToken.None })!;
        await page.ConfigureAwait(false);
        return Plain(page.GetType().GetProperty("Result")!.GetValue(page));
    }

    /// <summary>
    /// What of <c>expected</c> is not in <c>actual</c>: members of objects are looked for, lists and values are equal.
    /// </summary>
    public static IEnumerable<string> PartsOf(JsonNode? expected, JsonNode? actual, string place = "")
    {
        if (expected is JsonObject members && actual is JsonObject given)
            return members.SelectMany(one => PartsOf(one.Value, given[one.Key], $"{place}/{one.Key}"));
        if (expected is JsonArray items && actual is JsonArray others && items.Count == others.Count)
            return items.SelectMany((one, at) => PartsOf(one, others[at], $"{place}/{at}"));
        var (wanted, found) = (expected?.ToJsonString(), actual?.ToJsonString());
        return wanted == found ? Array.Empty<string>() : new[] { $"{place}: {found ?? "null"}, and not {wanted}" };
    }

    public static void Judge(JsonNode? expected, JsonNode? actual)
    {
        var faults = PartsOf(expected, actual).ToList();
        if (faults.Count > 0) throw new FaultException(string.Join("\n", faults));
    }

    public static void Equal<T>(T wanted, T found, string about = "")
    {
        if (!EqualityComparer<T>.Default.Equals(wanted, found))
            throw new FaultException($"{about} {found}, and not {wanted}");
    }

    public static void True(bool holds, [CallerArgumentExpression("holds")] string about = "")
    {
        if (!holds) throw new FaultException($"{about} does not hold");
    }

    public static async Task<T> ThrowsAsync<T>(Func<Task> does)
        where T : Exception
    {
        try
        {
            await does().ConfigureAwait(false);
        }
        catch (T error)
        {
            return error;
        }

        throw new FaultException($"no {typeof(T).Name} was thrown");
    }

    public static Task<T> Throws<T>(Action does)
        where T : Exception => ThrowsAsync<T>(() =>
    {
        does();
        return Task.CompletedTask;
    });

    /// <summary><c>InvalidRequestError</c> of the vectors is <c>InvalidRequestException</c> here.</summary>
    public static string ClassOf(Exception error) => Regex.Replace(error.GetType().Name, "Exception$", "Error");

    public static JsonNode DetailsOf(ApiException error) => Plain(error.Details)!;

    private static async Task<JsonNode> WalkItemsAsync<T>(Listing<T> listing, int? stopAfter)
    {
        var items = new JsonArray();
        await foreach (var item in listing)
        {
            items.Add(Plain(item));
            if (items.Count == stopAfter) break;
        }

        return new JsonObject { ["items"] = items, ["cursor"] = listing.Cursor };
    }

    private static object? Given(ParameterInfo parameter, Queue<string> path, JsonNode step, CallOptions? options)
    {
        if (parameter.ParameterType == typeof(CallOptions)) return options;
        if (parameter.ParameterType == typeof(CancellationToken)) return CancellationToken.None;
        if (parameter.Name is not ("body" or "query")) return (string?)step["path"]?[path.Dequeue()];
        var said = step[parameter.Name];
        if (said is null) return parameter.HasDefaultValue ? null : Read(new JsonObject(), parameter.ParameterType);
        if (parameter.ParameterType == typeof(byte[]))
            return Encoding.UTF8.GetBytes(said is JsonValue text ? (string)text! : said.ToJsonString());
        return Read(parameter.Name == "query" ? Typed(said, parameter.ParameterType) : said, parameter.ParameterType);
    }

    private static object? Read(JsonNode said, Type type) => said.Deserialize(type, RailyardJson.Options);

    /// <summary>A query whose numbers and truths may be texts, as they stand in an address.</summary>
    private static JsonNode Typed(JsonNode query, Type type)
    {
        var types = type.GetProperties()
            .Select(one => (Name: one.GetCustomAttribute<JsonPropertyNameAttribute>()?.Name, one.PropertyType))
            .Where(one => one.Name is not null)
            .ToDictionary(one => one.Name!, one => Nullable.GetUnderlyingType(one.PropertyType) ?? one.PropertyType);
        var typed = new JsonObject();
        foreach (var (name, value) in query.AsObject())
        {
            var isText = value is JsonValue scalar && scalar.TryGetValue<string>(out _);
            var wanted = types.GetValueOrDefault(name);
            var isList = wanted is { IsGenericType: true } && value is not JsonArray;
            var isPlain = wanted == typeof(long) || wanted == typeof(double) || wanted == typeof(bool);
            var own = JsonNode.Parse(isText && isPlain ? (string)value! : value?.ToJsonString() ?? "null");
            typed[name] = isList && own is not null ? new JsonArray(own) : own;
        }

        return typed;
    }

    private static string NameOf(string word) => string.Concat(
        Regex.Matches(word, "[A-Za-z0-9]+").Select(part => char.ToUpperInvariant(part.Value[0]) + part.Value[1..]));

    private static string SdksFolder([CallerFilePath] string here = "") =>
        Environment.GetEnvironmentVariable("RAILYARD_SDKS")
        ?? Path.GetFullPath(Path.Combine(Path.GetDirectoryName(here)!, "..", ".."));
}
