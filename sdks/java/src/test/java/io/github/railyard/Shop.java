package io.github.railyard;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** What a shop writes, as the README shows it: it has to compile. */
final class Shop {
  interface Orders {
    void store(String order, String key);
  }

  private final Railyard client = Railyard.builder("https://pay.example").keyFile(Path.of("api-key.pem")).build();

  String pay(Orders orders, String order, String session) {
    String key = Railyard.newIdempotencyKey();
    orders.store(order, key); // before anything is sent
    TransactionCreate body = new TransactionCreate()
        .amount(1299)
        .currency("EUR")
        .country("DE")
        .intent(TransactionIntent.CAPTURE)
        .paymentMethod(new CheckoutSessionWithUrlPaymentMethodCreate().id(session))
        .cartItems(List.of(new CartItemInput().name("Shoes").quantity(1).unitAmount(1299)));
    try {
      Transaction payment = client.transactions().create(body, Options.key(key));
      if (payment.getStatus() == TransactionStatus.CAPTURED) return payment.getId();
      return payment.answer().requestId();
    } catch (OutcomeUnknown unknown) {
      return resolved(unknown);
    } catch (InvalidRequestException refused) {
      return refused.details().toString();
    } catch (RailyardException failure) {
      return failure.getMessage();
    }
  }

  private static String resolved(OutcomeUnknown unknown) {
    try {
      return unknown.resolve(Duration.ofMinutes(1), Transaction.class).getId();
    } catch (OutcomeUnknown still) {
      return still.idempotencyKey();
    }
  }

  CompletableFuture<Long> refund(String id, Long amount) {
    return client.transactions().refunds().createAsync(id, new TransactionRefundCreate().amount(amount))
        .thenApply(Refund::getAmount);
  }

  long sum(String id) {
    long sum = 0;
    Railyard other = client.forMerchantAccount("other");
    for (Refund refund : other.transactions().refunds().list(id)) sum += refund.getAmount();
    return sum;
  }

  String event(byte[] body, Map<String, String> headers, Secret secret) {
    WebhookEvent event = Webhooks.verify(body, headers::get, List.of(secret));
    return "transaction".equals(event.getTarget().member("type"))
        ? event.getTarget().as(Transaction.class).getId()
        : event.getName();
  }

  Buyer rename(String id) {
    return client.buyers().update(id, new BuyerUpdate().displayName("Ada").externalIdentifier(Opt.none()));
  }
}
