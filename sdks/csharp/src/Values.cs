using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Railyard;

/// <summary>How values are written and read.</summary>
public static class RailyardJson
{
    /// <summary>As the service has it: what is null is left out, and texts stand as they are.</summary>
    public static JsonSerializerOptions Options { get; } = new()
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };
}

/// <summary>A text that is not printed by accident: in a log or a debugger it is <c>[hidden]</c>.</summary>
[DebuggerDisplay("[hidden]")]
[JsonConverter(typeof(SecretConverter))]
public readonly struct Secret : IEquatable<Secret>
{
    [DebuggerBrowsable(DebuggerBrowsableState.Never)]
    private readonly string? _text;

    /// <summary>Hides the text.</summary>
    public Secret(string text) => _text = text;

    /// <summary>Hides the text.</summary>
    public static implicit operator Secret(string text) => new(text);

    /// <summary>The text itself.</summary>
    public string Reveal() => _text ?? "";

    /// <inheritdoc/>
    public bool Equals(Secret other) => _text == other._text;

    /// <inheritdoc/>
    public override bool Equals(object? other) => other is Secret secret && Equals(secret);

    /// <inheritdoc/>
    public override int GetHashCode() => Reveal().GetHashCode(StringComparison.Ordinal);

    /// <summary>Not the text.</summary>
    public override string ToString() => "[hidden]";

    private sealed class SecretConverter : JsonConverter<Secret>
    {
        public override Secret Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
            new(reader.GetString() ?? "");

        public override void Write(Utf8JsonWriter writer, Secret value, JsonSerializerOptions options) =>
            writer.WriteStringValue(value.Reveal());
    }
}

/// <summary>A member of an update, which may be set, be taken away (<c>Null</c>), or be left as it is.</summary>
[JsonConverter(typeof(OptConverterFactory))]
public readonly record struct Opt<T>
{
    private readonly T? _value;

    private Opt(T? value, bool isSet, bool isNull) => (_value, IsSet, IsNull) = (value, isSet, isNull);

    /// <summary>Takes the member away.</summary>
    public static Opt<T> Null => new(default, true, true);

    /// <summary>Whether anything is said of the member.</summary>
    public bool IsSet { get; }

    /// <summary>Whether the member is taken away.</summary>
    public bool IsNull { get; }

    /// <summary>The value, where there is one.</summary>
    public T? Value => _value;

    /// <summary>Sets the member to the value.</summary>
    public static implicit operator Opt<T>(T value) => new(value, true, value is null);
}

internal sealed class OptConverterFactory : JsonConverterFactory
{
    public override bool CanConvert(Type type) =>
        type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Opt<>);

    public override JsonConverter CreateConverter(Type type, JsonSerializerOptions options) =>
        (JsonConverter)Activator.CreateInstance(typeof(OptConverter<>).MakeGenericType(type.GetGenericArguments()))!;

    private sealed class OptConverter<T> : JsonConverter<Opt<T>>
    {
        public override bool HandleNull => true;

        public override Opt<T> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
            reader.TokenType == JsonTokenType.Null
                ? Opt<T>.Null
                : JsonSerializer.Deserialize<T>(ref reader, options)!;

        public override void Write(Utf8JsonWriter writer, Opt<T> value, JsonSerializerOptions options)
        {
            if (value.IsNull || !value.IsSet) writer.WriteNullValue();
            else JsonSerializer.Serialize(writer, value.Value, options);
        }
    }
}

/// <summary>
/// A value that has one of several shapes: <c>Of</c> makes one for a request, <c>Into</c> reads one of an answer.
/// </summary>
[JsonConverter(typeof(OneOfConverter))]
public sealed class OneOf
{
    private readonly object _value;

    private OneOf(object value) => _value = value;

    /// <summary>A value of a request that can have several shapes.</summary>
    public static OneOf Of(object value) => new(value ?? throw new ArgumentNullException(nameof(value)));

    /// <summary>The value, read as the shape that it has.</summary>
    public T? Into<T>() => Element.Deserialize<T>(RailyardJson.Options);

    /// <summary>
    /// The text of a member of the value, such as the <c>method</c> by which its shape is known; null where there is
    /// none.
    /// </summary>
    public string? Member(string name) =>
        Element.ValueKind == JsonValueKind.Object
        && Element.TryGetProperty(name, out var found)
        && found.ValueKind == JsonValueKind.String
            ? found.GetString()
            : null;

    private JsonElement Element =>
        _value is JsonElement element
            ? element
            : JsonSerializer.SerializeToElement(_value, _value.GetType(), RailyardJson.Options);

    private sealed class OneOfConverter : JsonConverter<OneOf>
    {
        public override OneOf Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
            new(JsonElement.ParseValue(ref reader));

        public override void Write(Utf8JsonWriter writer, OneOf value, JsonSerializerOptions options) =>
            JsonSerializer.Serialize(writer, value._value, value._value.GetType(), options);
    }
}

/// <summary>A word of an enumeration that may get more words.</summary>
public interface IOpenEnum
{
    /// <summary>As it goes over the wire.</summary>
    string Value { get; }
}

/// <summary>Reads and writes words of enumerations, known or not.</summary>
public sealed class OpenEnumConverter<T> : JsonConverter<T>
    where T : struct, IOpenEnum
{
    private static readonly Func<string, T> Make = (Func<string, T>)Delegate.CreateDelegate(
        typeof(Func<string, T>), typeof(T).GetMethod("op_Implicit", new[] { typeof(string) })!);

    /// <inheritdoc/>
    public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Make(reader.GetString() ?? "");

    /// <inheritdoc/>
    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.Value);
}
