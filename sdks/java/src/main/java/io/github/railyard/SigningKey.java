package io.github.railyard;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.util.Arrays;
import java.util.Base64;

/** A private key, which signs by the one algorithm that the service takes of its kind. */
final class SigningKey {
  private static final String NO_KIND =
      "A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits.";
  private final PrivateKey key;
  /** As Java names it. */
  private final String algorithm;
  private final String header;

  /** jwk: the public half, its members in lexicographic order (RFC 7638). */
  private SigningKey(PrivateKey key, String algorithm, String alg, String jwk) throws GeneralSecurityException {
    this.key = key;
    this.algorithm = algorithm;
    String kid = encoded(MessageDigest.getInstance("SHA-256").digest(bytesOf(jwk)));
    this.header = encoded(bytesOf("{\"typ\":\"JWT\",\"alg\":\"" + alg + "\",\"kid\":\"" + kid + "\"}"));
  }

  /** The key of a text in PEM form. */
  static SigningKey of(String pem) {
    PemKey read = PemKey.of(pem);
    try {
      if (read.kind.equals("EC")) return elliptic((ECPrivateKey) read.privateKey());
      if (read.kind.equals("RSA")) return rsa((RSAPrivateCrtKey) read.privateKey());
      return edwards(read);
    } catch (GeneralSecurityException | ClassCastException none) {
      throw new UsageException(PemKey.NO_KEY);
    }
  }

  /** A token of these claims, which are JSON. */
  String token(String claims) {
    String signed = header + "." + encoded(bytesOf(claims));
    try {
      Signature signature = Signature.getInstance(algorithm);
      signature.initSign(key);
      signature.update(bytesOf(signed));
      return signed + "." + encoded(signature.sign());
    } catch (GeneralSecurityException fault) {
      throw new RailyardException("The key can not sign here: " + fault.getMessage(), fault);
    }
  }

  private static SigningKey elliptic(ECPrivateKey key) throws GeneralSecurityException {
    ECParameterSpec curve = key.getParams();
    int bits = curve.getOrder().bitLength();
    boolean isShort = bits == 256 && curve.getCurve().equals(Ecc.curve("secp256r1").getCurve());
    if (!isShort && bits != 521) throw new UsageException(NO_KIND);
    ECPoint point = Ecc.publicPoint(key);
    int size = (bits + 7) / 8;
    String jwk = String.format("{\"crv\":\"%s\",\"kty\":\"EC\",\"x\":\"%s\",\"y\":\"%s\"}", isShort ? "P-256" : "P-521",
        encoded(fixed(point.getAffineX(), size)), encoded(fixed(point.getAffineY(), size)));
    // RFC 7518 section 3.4: two numbers of fixed length, and not DER
    String name = (isShort ? "SHA256" : "SHA512") + "withECDSAinP1363Format";
    return new SigningKey(key, name, isShort ? "ES256" : "ES512", jwk);
  }

  private static SigningKey rsa(RSAPrivateCrtKey key) throws GeneralSecurityException {
    if (key.getModulus().bitLength() < 2048) throw new UsageException(NO_KIND);
    String jwk = String.format("{\"e\":\"%s\",\"kty\":\"RSA\",\"n\":\"%s\"}",
        encoded(unsigned(key.getPublicExponent())), encoded(unsigned(key.getModulus())));
    return new SigningKey(key, "SHA512withRSA", "RS512", jwk);
  }

  /** Java has these keys since version 15. */
  private static SigningKey edwards(PemKey read) throws GeneralSecurityException {
    KeyPairGenerator generator;
    try {
      generator = KeyPairGenerator.getInstance("Ed25519");
    } catch (GeneralSecurityException older) {
      throw new UsageException("This Java has no Ed25519: use Java 15 or later, or a key of P-256.");
    }
    PrivateKey key = KeyFactory.getInstance("Ed25519").generatePrivate(read.spec());
    // the public half is not told of a private key; made from the same seed, it is the same
    generator.initialize(255, new Seed(read.lastBytes(32)));
    PublicKey half = generator.generateKeyPair().getPublic();
    byte[] encoded = half.getEncoded();
    byte[] point = Arrays.copyOfRange(encoded, encoded.length - 32, encoded.length);
    SigningKey made = new SigningKey(
        key, "Ed25519", "EdDSA", "{\"crv\":\"Ed25519\",\"kty\":\"OKP\",\"x\":\"" + encoded(point) + "\"}");
    made.refuseUnless(half);
    return made;
  }

  private void refuseUnless(PublicKey half) throws GeneralSecurityException {
    byte[] tried = bytesOf("tried");
    Signature signing = Signature.getInstance(algorithm);
    signing.initSign(key);
    signing.update(tried);
    byte[] signature = signing.sign();
    signing.initVerify(half);
    signing.update(tried);
    if (!signing.verify(signature)) throw new UsageException("This Java does not tell the public half of the key.");
  }

  private static byte[] fixed(BigInteger number, int size) {
    byte[] digits = unsigned(number);
    byte[] all = new byte[size];
    System.arraycopy(digits, 0, all, size - digits.length, digits.length);
    return all;
  }

  private static byte[] unsigned(BigInteger number) {
    byte[] signed = number.toByteArray();
    return signed[0] == 0 && signed.length > 1 ? Arrays.copyOfRange(signed, 1, signed.length) : signed;
  }

  private static String encoded(byte[] data) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(data);
  }

  private static byte[] bytesOf(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Gives these bytes, in the place of random ones. */
  private static final class Seed extends SecureRandom {
    private static final long serialVersionUID = 1;
    private final byte[] seed;

    Seed(byte[] seed) {
      this.seed = seed;
    }

    @Override
    public void nextBytes(byte[] bytes) {
      System.arraycopy(seed, 0, bytes, 0, Math.min(seed.length, bytes.length));
    }
  }
}
