// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionConnectionOptions extends Struct {
  /** What Checkout.com takes beside a card. */
  public TransactionConnectionOptions checkoutCard(CheckoutCardOptions value) {
    put("checkout-card", value);
    return this;
  }

  /** What Mercado Pago takes beside what is paid elsewhere. */
  public TransactionConnectionOptions mercadopagoBoleto(MercadoPagoOfflineOptions value) {
    put("mercadopago-boleto", value);
    return this;
  }

  /** What Mercado Pago takes beside a card. */
  public TransactionConnectionOptions mercadopagoCard(MercadoPagoCardOptions value) {
    put("mercadopago-card", value);
    return this;
  }

  /** What Mercado Pago takes beside what is paid elsewhere. */
  public TransactionConnectionOptions mercadopagoOxxo(MercadoPagoOfflineOptions value) {
    put("mercadopago-oxxo", value);
    return this;
  }

  /** What Mercado Pago takes beside what is paid elsewhere. */
  public TransactionConnectionOptions mercadopagoPix(MercadoPagoOfflineOptions value) {
    put("mercadopago-pix", value);
    return this;
  }

  /** How the sandbox's card processor behaves with this payment. */
  public TransactionConnectionOptions mockCard(MockCardOptions value) {
    put("mock-card", value);
    return this;
  }

  /** For the sandbox's vouchers. */
  public TransactionConnectionOptions mockOxxo(MockApprovalOptions value) {
    put("mock-oxxo", value);
    return this;
  }

  /** For the sandbox's instant transfers. */
  public TransactionConnectionOptions mockPaybybank(MockApprovalOptions value) {
    put("mock-paybybank", value);
    return this;
  }

  /** For the sandbox's payments by QR code. */
  public TransactionConnectionOptions mockPix(MockApprovalOptions value) {
    put("mock-pix", value);
    return this;
  }

  /** What Stripe takes beside any payment. */
  public TransactionConnectionOptions stripeBank(StripeOptions value) {
    put("stripe-bank", value);
    return this;
  }

  /** What Stripe takes beside a voucher. */
  public TransactionConnectionOptions stripeBoleto(StripeVoucherOptions value) {
    put("stripe-boleto", value);
    return this;
  }

  /** What Stripe takes beside a card. */
  public TransactionConnectionOptions stripeCard(StripeCardOptions value) {
    put("stripe-card", value);
    return this;
  }

  /** What Stripe takes beside a voucher. */
  public TransactionConnectionOptions stripeKonbini(StripeVoucherOptions value) {
    put("stripe-konbini", value);
    return this;
  }

  /** What Stripe takes beside any payment. */
  public TransactionConnectionOptions stripeMultibanco(StripeOptions value) {
    put("stripe-multibanco", value);
    return this;
  }

  /** What Stripe takes beside a voucher. */
  public TransactionConnectionOptions stripeOxxo(StripeVoucherOptions value) {
    put("stripe-oxxo", value);
    return this;
  }

  /** What the sandbox's account updater answers about the card of this payment. */
  public TransactionConnectionOptions accountUpdater(AccountUpdaterOptions value) {
    put("account-updater", value);
    return this;
  }

  /** For the connector <code>adyen-ach</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenAch(AdyenOptions value) {
    put("adyen-ach", value);
    return this;
  }

  /** For the connector <code>adyen-afterpay</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenAfterpay(AdyenOptions value) {
    put("adyen-afterpay", value);
    return this;
  }

  /** For the connector <code>adyen-cashappafterpay</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenCashappafterpay(AdyenOptions value) {
    put("adyen-cashappafterpay", value);
    return this;
  }

  /** For the connector <code>adyen-alipay</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenAlipay(AdyenOptions value) {
    put("adyen-alipay", value);
    return this;
  }

  /** For the connector <code>adyen-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenCard(AdyenCardOptions value) {
    put("adyen-card", value);
    return this;
  }

  /** For the connector <code>adyen-cashapp</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenCashapp(AdyenOptions value) {
    put("adyen-cashapp", value);
    return this;
  }

  /** For the connector <code>adyen-gcash</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenGcash(AdyenOptions value) {
    put("adyen-gcash", value);
    return this;
  }

  /** For the connector <code>adyen-giropay</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenGiropay(AdyenOptions value) {
    put("adyen-giropay", value);
    return this;
  }

  /** For the connector <code>adyen-ideal</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenIdeal(AdyenOptions value) {
    put("adyen-ideal", value);
    return this;
  }

  /** For the connector <code>adyen-konbini</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenKonbini(AdyenOptions value) {
    put("adyen-konbini", value);
    return this;
  }

  /** For the connector <code>adyen-paybybank</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenPaybybank(AdyenOptions value) {
    put("adyen-paybybank", value);
    return this;
  }

  /** For the connector <code>adyen-paypay</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenPaypay(AdyenOptions value) {
    put("adyen-paypay", value);
    return this;
  }

  /** For the connector <code>adyen-pix</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenPix(AdyenPixOptions value) {
    put("adyen-pix", value);
    return this;
  }

  /** For the connector <code>adyen-sepa</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenSepa(AdyenSepaOptions value) {
    put("adyen-sepa", value);
    return this;
  }

  /** For the connector <code>adyen-seveneleven</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenSeveneleven(AdyenOptions value) {
    put("adyen-seveneleven", value);
    return this;
  }

  /** For the connector <code>adyen-sofort</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenSofort(AdyenOptions value) {
    put("adyen-sofort", value);
    return this;
  }

  /** For the connector <code>adyen-swish</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenSwish(AdyenOptions value) {
    put("adyen-swish", value);
    return this;
  }

  /** For the connector <code>adyen-vipps</code>, handed to it where it is set up. */
  public TransactionConnectionOptions adyenVipps(AdyenOptions value) {
    put("adyen-vipps", value);
    return this;
  }

  /** For the connector <code>affirm-affirm</code>, handed to it where it is set up. */
  public TransactionConnectionOptions affirmAffirm(AffirmOptions value) {
    put("affirm-affirm", value);
    return this;
  }

  /** For the connector <code>braintree-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions braintreeCard(BraintreeOptions value) {
    put("braintree-card", value);
    return this;
  }

  /** For the connector <code>chaseorbital-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions chaseorbitalCard(ChaseOptions value) {
    put("chaseorbital-card", value);
    return this;
  }

  /** For the connector <code>cybersource-anti-fraud</code>, handed to it where it is set up. */
  public TransactionConnectionOptions cybersourceAntiFraud(CybersourceAntiFraudOptions value) {
    put("cybersource-anti-fraud", value);
    return this;
  }

  /** For the connector <code>cybersource-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions cybersourceCard(CybersourceOptions value) {
    put("cybersource-card", value);
    return this;
  }

  /** For the connector <code>cybersource-ideal</code>, handed to it where it is set up. */
  public TransactionConnectionOptions cybersourceIdeal(CybersourceOptions value) {
    put("cybersource-ideal", value);
    return this;
  }

  /** For the connector <code>cybersource-kcp</code>, handed to it where it is set up. */
  public TransactionConnectionOptions cybersourceKcp(CybersourceOptions value) {
    put("cybersource-kcp", value);
    return this;
  }

  /** For the connector <code>dlocal-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions dlocalCard(DlocalCardOptions value) {
    put("dlocal-card", value);
    return this;
  }

  /** For the connector <code>dlocal-nequi</code>, handed to it where it is set up. */
  public TransactionConnectionOptions dlocalNequi(DlocalOptions value) {
    put("dlocal-nequi", value);
    return this;
  }

  /** For the connector <code>dlocal-upi</code>, handed to it where it is set up. */
  public TransactionConnectionOptions dlocalUpi(DlocalUpiOptions value) {
    put("dlocal-upi", value);
    return this;
  }

  /** For the connector <code>dlocal-pix</code>, handed to it where it is set up. */
  public TransactionConnectionOptions dlocalPix(DlocalPixOptions value) {
    put("dlocal-pix", value);
    return this;
  }

  /** For the connector <code>dlocal-gcash</code>, handed to it where it is set up. */
  public TransactionConnectionOptions dlocalGcash(DlocalOptions value) {
    put("dlocal-gcash", value);
    return this;
  }

  /** For the connector <code>ecommpay-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions ecommpayCard(EcommpayOptions value) {
    put("ecommpay-card", value);
    return this;
  }

  /** For the connector <code>klarna-klarna</code>, handed to it where it is set up. */
  public TransactionConnectionOptions klarnaKlarna(KlarnaOptions value) {
    put("klarna-klarna", value);
    return this;
  }

  /** For the connector <code>fiserv-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions fiservCard(FiservOptions value) {
    put("fiserv-card", value);
    return this;
  }

  /** For the connector <code>forter-anti-fraud</code>, handed to it where it is set up. */
  public TransactionConnectionOptions forterAntiFraud(ForterAntiFraudOptions value) {
    put("forter-anti-fraud", value);
    return this;
  }

  /** For the connector <code>gem-gem</code>, handed to it where it is set up. */
  public TransactionConnectionOptions gemGem(LatitudeOptions value) {
    put("gem-gem", value);
    return this;
  }

  /** For the connector <code>gem-gemds</code>, handed to it where it is set up. */
  public TransactionConnectionOptions gemGemds(LatitudeOptions value) {
    put("gem-gemds", value);
    return this;
  }

  /** For the connector <code>givingblock-givingblock</code>, handed to it where it is set up. */
  public TransactionConnectionOptions givingblockGivingblock(GivingBlockOptions value) {
    put("givingblock-givingblock", value);
    return this;
  }

  /** For the connector <code>gocardless-gocardless</code>, handed to it where it is set up. */
  public TransactionConnectionOptions gocardlessGocardless(GoCardlessOptions value) {
    put("gocardless-gocardless", value);
    return this;
  }

  /** For the connector <code>latitude-latitude</code>, handed to it where it is set up. */
  public TransactionConnectionOptions latitudeLatitude(LatitudeOptions value) {
    put("latitude-latitude", value);
    return this;
  }

  /** For the connector <code>latitude-latitudeds</code>, handed to it where it is set up. */
  public TransactionConnectionOptions latitudeLatitudeds(LatitudeOptions value) {
    put("latitude-latitudeds", value);
    return this;
  }

  /** For the connector <code>mattilda-tapi</code>, handed to it where it is set up. */
  public TransactionConnectionOptions mattildaTapi(MattildaTapiOptions value) {
    put("mattilda-tapi", value);
    return this;
  }

  /** For the connector <code>mattilda-tapifintechs</code>, handed to it where it is set up. */
  public TransactionConnectionOptions mattildaTapifintechs(MattildaTapiOptions value) {
    put("mattilda-tapifintechs", value);
    return this;
  }

  /** For the connector <code>monato-spei</code>, handed to it where it is set up. */
  public TransactionConnectionOptions monatoSpei(MonatoSpeiOptions value) {
    put("monato-spei", value);
    return this;
  }

  /** As <code>mock-card</code>, for shops that were written for the connector of this name; nothing here reads it. */
  public TransactionConnectionOptions mockdsCard(MockCardOptions value) {
    put("mockds-card", value);
    return this;
  }

  /** For the connector <code>nuvei-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions nuveiCard(NuveiOptions value) {
    put("nuvei-card", value);
    return this;
  }

  /** For the connector <code>nuvei-ideal</code>, handed to it where it is set up. */
  public TransactionConnectionOptions nuveiIdeal(NuveiIdealOptions value) {
    put("nuvei-ideal", value);
    return this;
  }

  /** For the connector <code>nuvei-klarna</code>, handed to it where it is set up. */
  public TransactionConnectionOptions nuveiKlarna(NuveiKlarnaOptions value) {
    put("nuvei-klarna", value);
    return this;
  }

  /** For the connector <code>nuvei-pse</code>, handed to it where it is set up. */
  public TransactionConnectionOptions nuveiPse(NuveiPseOptions value) {
    put("nuvei-pse", value);
    return this;
  }

  /** For the connector <code>oxxo-oxxo</code>, handed to it where it is set up. */
  public TransactionConnectionOptions oxxoOxxo(OxxoOptions value) {
    put("oxxo-oxxo", value);
    return this;
  }

  /** For the connector <code>paypal-paypal</code>, handed to it where it is set up. */
  public TransactionConnectionOptions paypalPaypal(PaypalOptions value) {
    put("paypal-paypal", value);
    return this;
  }

  /** For the connector <code>paypal-paypalpaylater</code>, handed to it where it is set up. */
  public TransactionConnectionOptions paypalPaypalpaylater(PaypalOptions value) {
    put("paypal-paypalpaylater", value);
    return this;
  }

  /** For the connector <code>powertranz-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions powertranzCard(PowertranzOptions value) {
    put("powertranz-card", value);
    return this;
  }

  /** For the connector <code>riskified-anti-fraud</code>, handed to it where it is set up. */
  public TransactionConnectionOptions riskifiedAntiFraud(RiskifiedAntiFraudOptions value) {
    put("riskified-anti-fraud", value);
    return this;
  }

  /** For the connector <code>stripe-affirm</code>, handed to it where it is set up. */
  public TransactionConnectionOptions stripeAffirm(StripeOptions value) {
    put("stripe-affirm", value);
    return this;
  }

  /** For the connector <code>stripe-klarna</code>, handed to it where it is set up. */
  public TransactionConnectionOptions stripeKlarna(StripeOptions value) {
    put("stripe-klarna", value);
    return this;
  }

  /** For the connector <code>stripe-onelink</code>, handed to it where it is set up. */
  public TransactionConnectionOptions stripeOnelink(StripeOptions value) {
    put("stripe-onelink", value);
    return this;
  }

  /** For the connector <code>stripe-stripe</code>, handed to it where it is set up. */
  public TransactionConnectionOptions stripeStripe(StripeOptions value) {
    put("stripe-stripe", value);
    return this;
  }

  /** For the connector <code>travelhub-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions travelhubCard(TravelhubOptions value) {
    put("travelhub-card", value);
    return this;
  }

  /** For the connector <code>trustly-trustly</code>, handed to it where it is set up. */
  public TransactionConnectionOptions trustlyTrustly(TrustlyOptions value) {
    put("trustly-trustly", value);
    return this;
  }

  /** For the connector <code>worldpayvap-card</code>, handed to it where it is set up. */
  public TransactionConnectionOptions worldpayvapCard(WorldpayVapOptions value) {
    put("worldpayvap-card", value);
    return this;
  }

  /** For the connector <code>wpay-everydaypay</code>, handed to it where it is set up. */
  public TransactionConnectionOptions wpayEverydaypay(WpayEverdaypayOptions value) {
    put("wpay-everydaypay", value);
    return this;
  }

  /** For the connector <code>wpay-payto</code>, handed to it where it is set up. */
  public TransactionConnectionOptions wpayPayto(WpayPaytoOptions value) {
    put("wpay-payto", value);
    return this;
  }
}
