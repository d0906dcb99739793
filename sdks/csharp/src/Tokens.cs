using System;
using System.Collections.Generic;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

namespace Railyard;

internal static class Clock
{
    /// <summary>A date as HTTP writes it; null where it is none.</summary>
    public static DateTimeOffset? Parse(string? text) =>
        DateTimeOffset.TryParseExact(
            text, "r", CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var at)
            ? at
            : null;
}

/// <summary>What a token says beside its time.</summary>
internal sealed record TokenClaims(IReadOnlyList<string> Scopes, string Issuer, string? Audience)
{
    public IReadOnlyDictionary<string, object?>? Embed { get; init; }

    public string? CheckoutSessionId { get; init; }
}

/// <summary>Signs tokens with an API key, by the one algorithm that the service takes of its kind of key.</summary>
internal sealed class TokenSigner
{
    private const string NotPrivate = "This is not a private key in PEM form without a passphrase.";
    private const string NoKeyForTokens = "A key of this kind signs no token: use P-256, P-521 or RSA from 2048 bits.";
    private const string NoEd25519 = ".NET has no Ed25519, and signs no token with this key: use P-256, P-521 or RSA "
        + "from 2048 bits.";

    private readonly object _lock = new();
    private readonly Func<byte[], byte[]> _sign;
    private readonly string _header;

    public TokenSigner(string pem)
    {
        string algorithm, jwk;
        if (Elliptic(pem) is { } elliptic)
        {
            (algorithm, jwk, _sign) = Describe(elliptic);
        }
        else if (Rsa(pem) is { } rsa)
        {
            if (rsa.KeySize < 2048) throw new RailyardException(NoKeyForTokens);
            var numbers = rsa.ExportParameters(false);
            algorithm = "RS512";
            var (exponent, modulus) = (Base64Url(numbers.Exponent!), Base64Url(numbers.Modulus!));
            jwk = $"{{\"e\":\"{exponent}\",\"kty\":\"RSA\",\"n\":\"{modulus}\"}}";
            _sign = data => rsa.SignData(data, HashAlgorithmName.SHA512, RSASignaturePadding.Pkcs1);
        }
        else
        {
            throw new RailyardException(IsEd25519(pem) ? NoEd25519 : NotPrivate);
        }

        // RFC 7638: the members of the public key, in lexicographic order
        var thumbprint = Base64Url(SHA256.HashData(Encoding.UTF8.GetBytes(jwk)));
        _header = Part(new Dictionary<string, object?> { ["typ"] = "JWT", ["alg"] = algorithm, ["kid"] = thumbprint });
    }

    public string Sign(TokenClaims claims, TimeSpan life, DateTimeOffset now)
    {
        var at = now.ToUnixTimeSeconds();
        var said = new Dictionary<string, object?>
        {
            ["iss"] = claims.Issuer,
            ["iat"] = at,
            ["nbf"] = at,
            ["exp"] = at + (long)life.TotalSeconds,
            ["jti"] = Guid.NewGuid().ToString(),
            ["scopes"] = claims.Scopes,
        };
        if (claims.Audience is not null) said["aud"] = claims.Audience;
        if (claims.Embed is not null) said["embed"] = claims.Embed;
        if (claims.CheckoutSessionId is not null) said["checkout_session_id"] = claims.CheckoutSessionId;
        var signed = $"{_header}.{Part(said)}";
        lock (_lock) return $"{signed}.{Base64Url(_sign(Encoding.UTF8.GetBytes(signed)))}";
    }

    private static (string Algorithm, string Jwk, Func<byte[], byte[]> Sign) Describe(ECDsa key)
    {
        var numbers = key.ExportParameters(false);
        var curve = numbers.Curve.Oid.Value switch
        {
            "1.2.840.10045.3.1.7" => "P-256",
            "1.3.132.0.35" => "P-521",
            _ => throw new RailyardException(NoKeyForTokens),
        };
        var (algorithm, digest) = curve == "P-256"
            ? ("ES256", HashAlgorithmName.SHA256)
            : ("ES512", HashAlgorithmName.SHA512);
        var (x, y) = (Base64Url(numbers.Q.X!), Base64Url(numbers.Q.Y!));
        var jwk = $"{{\"crv\":\"{curve}\",\"kty\":\"EC\",\"x\":\"{x}\",\"y\":\"{y}\"}}";
        // RFC 7518 section 3.4: two numbers of fixed length, and not DER
        const DSASignatureFormat Fixed = DSASignatureFormat.IeeeP1363FixedFieldConcatenation;
        return (algorithm, jwk, data => key.SignData(data, digest, Fixed));
    }

    private static ECDsa? Elliptic(string pem) => Imported(ECDsa.Create(), pem);

    private static RSA? Rsa(string pem) => Imported(RSA.Create(), pem);

    private static T? Imported<T>(T key, string pem)
        where T : AsymmetricAlgorithm
    {
        try
        {
            if (!pem.Contains("PRIVATE KEY", StringComparison.Ordinal)) throw new RailyardException(NotPrivate);
            key.ImportFromPem(pem);
            return key;
        }
        catch (Exception error) when (error is ArgumentException or CryptographicException)
        {
            key.Dispose();
            return null;
        }
    }

    /// <summary>RFC 8410: the name of the kind of key is in its DER form.</summary>
    private static bool IsEd25519(string pem)
    {
        if (!PemEncoding.TryFind(pem, out var found)) return false;
        var name = new byte[] { 0x06, 0x03, 0x2b, 0x65, 0x70 };
        return Convert.FromBase64String(pem[found.Base64Data]).AsSpan().IndexOf(name) >= 0;
    }

    private static string Part(IReadOnlyDictionary<string, object?> value) =>
        Base64Url(JsonSerializer.SerializeToUtf8Bytes(value, RailyardJson.Options));

    private static string Base64Url(byte[] data) =>
        Convert.ToBase64String(data).TrimEnd('=').Replace('+', '-').Replace('/', '_');
}

/// <summary>
/// One token for all calls, until most of its life is over: the service remembers tokens that it has verified.
/// </summary>
internal sealed class TokenSource
{
    private const double FreshShare = 0.8;
    private static readonly TimeSpan Life = TimeSpan.FromMinutes(10);
    private static readonly TimeSpan ClocksDiffer = TimeSpan.FromSeconds(5);

    private readonly object _lock = new();
    private readonly TokenSigner? _signer;
    private readonly TokenClaims? _claims;
    private string _token = "";
    private DateTimeOffset _freshUntil = DateTimeOffset.MinValue;
    private TimeSpan _ahead = TimeSpan.Zero;

    public TokenSource(TokenSigner signer, TokenClaims claims) => (_signer, _claims) = (signer, claims);

    /// <summary>A token that somebody else signed.</summary>
    public TokenSource(string token) => _token = token;

    public string Current()
    {
        if (_signer is null || _claims is null) return _token;
        lock (_lock)
        {
            var now = DateTimeOffset.UtcNow + _ahead;
            if (now < _freshUntil) return _token;
            _token = _signer.Sign(_claims, Life, now);
            _freshUntil = now + (Life * FreshShare);
            return _token;
        }
    }

    /// <summary>
    /// Goes by the service's clock from now on; false where the clocks differ too little to matter.
    /// </summary>
    public bool LearnClock(string? date)
    {
        if (_signer is null || Clock.Parse(date) is not { } at) return false;
        lock (_lock)
        {
            var ahead = at - DateTimeOffset.UtcNow;
            if ((ahead - _ahead).Duration() <= ClocksDiffer) return false;
            _ahead = ahead;
            _freshUntil = DateTimeOffset.MinValue;
            return true;
        }
    }
}
