// Printed from the contract; do not edit.
package io.github.railyard;

public final class CertificateAlgorithm extends Word {
  public static final CertificateAlgorithm ECDSA = new CertificateAlgorithm("ECDSA");
  public static final CertificateAlgorithm RSA = new CertificateAlgorithm("RSA");

  CertificateAlgorithm(String value) {
    super(value);
  }
}
