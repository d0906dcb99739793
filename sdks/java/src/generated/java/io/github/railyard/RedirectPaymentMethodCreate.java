// Printed from the contract; do not edit.
package io.github.railyard;

public final class RedirectPaymentMethodCreate extends Struct {
  /**
   * A method that the buyer approves elsewhere.
   * <p>
   * One of <code>abitab</code>, <code>affirm</code>, <code>afterpay</code>, <code>alipay</code>, <code>alipayhk</code>, <code>arcuspaynetwork</code>, <code>bacs</code>, <code>bancontact</code>, <code>bcp</code>, <code>becs</code>, <code>bitpay</code>, <code>blik</code>, <code>boleto</code>, <code>boost</code>, <code>breb</code>, <code>ach</code>, <code>capitec</code>, <code>cashapp</code>, <code>cashappafterpay</code>, <code>clearpay</code>, <code>custom_push</code>, <code>custom_redirect</code>, <code>custom_tokenize</code>, <code>dana</code>, <code>dcb</code>, <code>dlocal</code>, <code>ebanx</code>, <code>eckoh</code>, <code>efecty</code>, <code>eps</code>, <code>everydaypay</code>, <code>gcash</code>, <code>gem</code>, <code>gemds</code>, <code>giropay</code>, <code>givingblock</code>, <code>gocardless</code>, <code>gopay</code>, <code>grabpay</code>, <code>ideal</code>, <code>interac</code>, <code>kakaopay</code>, <code>kcp</code>, <code>khipu</code>, <code>klarna</code>, <code>konbini</code>, <code>latitude</code>, <code>latitudeds</code>, <code>laybuy</code>, <code>linepay</code>, <code>linkaja</code>, <code>maybankqrpay</code>, <code>mercadopago</code>, <code>multibanco</code>, <code>multipago</code>, <code>netbanking</code>, <code>nupay</code>, <code>nequi</code>, <code>oney_10x</code>, <code>oney_12x</code>, <code>oney_3x</code>, <code>oney_4x</code>, <code>oney_6x</code>, <code>onlinebankingcz</code>, <code>onelink</code>, <code>ovo</code>, <code>oxxo</code>, <code>p24</code>, <code>pagoefectivo</code>, <code>paybybank</code>, <code>payid</code>, <code>paymaya</code>, <code>paysquad</code>, <code>paypal</code>, <code>paypalpaylater</code>, <code>paypay</code>, <code>payto</code>, <code>payvalida</code>, <code>picpay</code>, <code>pix</code>, <code>pse</code>, <code>rabbitlinepay</code>, <code>rapipago</code>, <code>razorpay</code>, <code>redpagos</code>, <code>scalapay</code>, <code>sepa</code>, <code>servipag</code>, <code>seveneleven</code>, <code>shopeepay</code>, <code>singteldash</code>, <code>smartpay</code>, <code>sofort</code>, <code>spei</code>, <code>stitch</code>, <code>swish</code>, <code>stripe</code>, <code>stripedd</code>, <code>stripetoken</code>, <code>tapi</code>, <code>tapifintechs</code>, <code>thaiqr</code>, <code>touchngo</code>, <code>truemoney</code>, <code>trustly</code>, <code>trustlyeurope</code>, <code>upi</code>, <code>venmo</code>, <code>vipps</code>, <code>waave</code>, <code>webpay</code>, <code>wechat</code>, <code>wero</code>, <code>yape</code>, <code>zippay</code>.
   */
  public RedirectPaymentMethodCreate method(String value) {
    put("method", value);
    return this;
  }

  /** The buyer it is stored for. */
  public RedirectPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public RedirectPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Country of the buyer; the transaction's, where both say one. ISO 3166-1 alpha-2, upper case. */
  public RedirectPaymentMethodCreate country(String value) {
    put("country", value);
    return this;
  }

  /** Currency to pay in; the transaction's, where both say one. ISO 4217, upper case. */
  public RedirectPaymentMethodCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Where the buyer comes back to, with the outcome. */
  public RedirectPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public RedirectPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
