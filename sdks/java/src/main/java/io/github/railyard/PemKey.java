package io.github.railyard;

import java.io.ByteArrayOutputStream;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A private key in PEM form, as {@code openssl} writes it: PKCS #8, or the older form of its kind. */
final class PemKey {
  static final String NO_KEY = "This is not a private key in PEM form without a passphrase.";
  private static final Pattern FORM =
      Pattern.compile("-----BEGIN ((?:EC |RSA )?)PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END \\1PRIVATE KEY-----");
  private static final byte[] VERSION = {2, 1, 0};
  private static final byte[] RSA =
      {0x30, 13, 6, 9, 0x2a, (byte) 0x86, 0x48, (byte) 0x86, (byte) 0xf7, 13, 1, 1, 1, 5, 0};
  private static final byte[] EC = {6, 7, 0x2a, (byte) 0x86, 0x48, (byte) 0xce, 0x3d, 2, 1};
  private static final byte[] ED25519 = {6, 3, 0x2b, 0x65, 0x70};
  /** EC, RSA or Ed25519. */
  final String kind;
  private final byte[] pkcs8;

  private PemKey(String kind, byte[] pkcs8) {
    this.kind = kind;
    this.pkcs8 = pkcs8;
  }

  static PemKey of(String text) {
    Matcher found = FORM.matcher(text == null ? "" : text);
    if (!found.find()) throw new UsageException(NO_KEY);
    byte[] data;
    try {
      data = Base64.getMimeDecoder().decode(found.group(2));
    } catch (IllegalArgumentException none) {
      throw new UsageException(NO_KEY);
    }
    if (found.group(1).equals("RSA ")) return new PemKey("RSA", sequence(VERSION, RSA, element(4, data)));
    if (found.group(1).equals("EC "))
      return new PemKey("EC", sequence(VERSION, sequence(EC, curveOf(data)), element(4, data)));
    return new PemKey(kindOf(data), data);
  }

  PKCS8EncodedKeySpec spec() {
    return new PKCS8EncodedKeySpec(pkcs8);
  }

  PrivateKey privateKey() throws GeneralSecurityException {
    return KeyFactory.getInstance(kind).generatePrivate(spec());
  }

  /** Where the seed of an Ed25519 key stands: it is the last thing in it. */
  byte[] lastBytes(int size) {
    int start = indexOf(pkcs8, new byte[] {4, 34, 4, 32}) + 4;
    return Arrays.copyOfRange(pkcs8, start, start + size);
  }

  private static String kindOf(byte[] data) {
    if (indexOf(data, ED25519) >= 0) return "Ed25519";
    if (indexOf(data, EC) >= 0) return "EC";
    if (indexOf(data, RSA) >= 0) return "RSA";
    throw new UsageException("A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits.");
  }

  /** The name of the curve, which the older form has after the number: [0] { OID }. */
  private static byte[] curveOf(byte[] data) {
    for (int at = 0; at + 4 < data.length; at++) {
      int length = data[at + 1];
      boolean isCurve = (data[at] & 0xff) == 0xa0 && data[at + 2] == 6 && data[at + 3] == length - 2;
      if (isCurve && at + 2 + length <= data.length) return Arrays.copyOfRange(data, at + 2, at + 2 + length);
    }
    throw new UsageException(NO_KEY);
  }

  private static int indexOf(byte[] data, byte[] wanted) {
    for (int at = 0; at + wanted.length <= data.length; at++) {
      if (Arrays.equals(data, at, at + wanted.length, wanted, 0, wanted.length)) return at;
    }
    return -1;
  }

  private static byte[] sequence(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) all.writeBytes(part);
    return element(0x30, all.toByteArray());
  }

  /** An element of DER. */
  private static byte[] element(int tag, byte[] content) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(tag);
    if (content.length > 255) all.writeBytes(new byte[] {(byte) 0x82, (byte) (content.length >> 8)});
    else if (content.length > 127) all.write(0x81);
    all.write(content.length);
    all.writeBytes(content);
    return all.toByteArray();
  }
}
