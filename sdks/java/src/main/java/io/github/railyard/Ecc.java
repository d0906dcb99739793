package io.github.railyard;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.interfaces.ECPrivateKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;

/** The public half of an elliptic key, which Java does not tell of a private one. It is computed once a client. */
final class Ecc {
  private static final BigInteger TWO = BigInteger.valueOf(2);
  private static final BigInteger THREE = BigInteger.valueOf(3);
  private final BigInteger prime;
  private final BigInteger a;

  private Ecc(ECParameterSpec curve) {
    this.prime = ((ECFieldFp) curve.getCurve().getField()).getP();
    this.a = curve.getCurve().getA();
  }

  static ECParameterSpec curve(String name) throws GeneralSecurityException {
    AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
    parameters.init(new ECGenParameterSpec(name));
    return parameters.getParameterSpec(ECParameterSpec.class);
  }

  static ECPoint publicPoint(ECPrivateKey key) {
    Ecc on = new Ecc(key.getParams());
    ECPoint base = key.getParams().getGenerator();
    ECPoint sum = ECPoint.POINT_INFINITY;
    for (int bit = key.getS().bitLength() - 1; bit >= 0; bit--) {
      sum = on.add(sum, sum);
      if (key.getS().testBit(bit)) sum = on.add(sum, base);
    }
    return sum;
  }

  private ECPoint add(ECPoint one, ECPoint other) {
    if (one.equals(ECPoint.POINT_INFINITY)) return other;
    if (other.equals(ECPoint.POINT_INFINITY)) return one;
    BigInteger x = one.getAffineX();
    BigInteger y = one.getAffineY();
    boolean isDoubled = one.equals(other);
    if (!isDoubled && x.equals(other.getAffineX())) return ECPoint.POINT_INFINITY;
    BigInteger rise = isDoubled ? THREE.multiply(x.pow(2)).add(a) : other.getAffineY().subtract(y);
    BigInteger run = isDoubled ? TWO.multiply(y) : other.getAffineX().subtract(x);
    BigInteger slope = rise.multiply(run.modInverse(prime)).mod(prime);
    BigInteger sumX = slope.pow(2).subtract(x).subtract(other.getAffineX()).mod(prime);
    return new ECPoint(sumX, slope.multiply(x.subtract(sumX)).subtract(y).mod(prime));
  }
}
