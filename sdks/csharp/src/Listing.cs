using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;

namespace Railyard;

/// <summary>A page of a list.</summary>
public sealed class Page<T>
{
    /// <summary>What is on the page.</summary>
    [JsonPropertyName("items")]
    public IReadOnlyList<T> Items { get; init; } = Array.Empty<T>();

    /// <summary>Where the next page begins; null: this is the last one.</summary>
    [JsonPropertyName("next_cursor")]
    public string? NextCursor { get; init; }

    /// <summary>Other members of the page.</summary>
    [JsonExtensionData]
    public IDictionary<string, JsonElement>? More { get; init; }
}

/// <summary>
/// A list: <c>await foreach</c> gives every item of all pages. A page is fetched when the one before it has been walked
/// through; a walk that stops fetches nothing more.
/// </summary>
public sealed class Listing<T> : IAsyncEnumerable<T>
{
    private readonly string? _first;
    private readonly Func<string?, CancellationToken, Task<Page<T>>> _fetch;

    internal Listing(string? first, Func<string?, CancellationToken, Task<Page<T>>> fetch) =>
        (_first, Cursor, _fetch) = (first, first, fetch);

    /// <summary>
    /// Of the page that is being walked through, or was last; null is the first one. A list that is asked for with it
    /// begins with that page.
    /// </summary>
    public string? Cursor { get; private set; }

    /// <summary>The page at the cursor, whole.</summary>
    public Task<Page<T>> PageAsync(CancellationToken cancellationToken = default) => _fetch(Cursor, cancellationToken);

    /// <summary>Each item of all pages.</summary>
    public async IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default)
    {
        Cursor = _first;
        while (true)
        {
            var page = await PageAsync(cancellationToken).ConfigureAwait(false);
            foreach (var item in page.Items) yield return item;
            if (page.NextCursor is null) yield break;
            Cursor = page.NextCursor;
        }
    }
}
