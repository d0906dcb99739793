// What a shop does with the published SDK for Java, against RAILYARD_URL: `npm run published:conform`.

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.gr4vy.sdk.BearerSecuritySource;
import com.gr4vy.sdk.Gr4vy;
import com.gr4vy.sdk.Webhooks;
import com.gr4vy.sdk.models.components.BuyerCreate;
import com.gr4vy.sdk.models.components.CardPaymentMethodCreate;
import com.gr4vy.sdk.models.components.CardWithUrlPaymentMethodCreate;
import com.gr4vy.sdk.models.components.CheckoutSessionCreate;
import com.gr4vy.sdk.models.components.RefundStatus;
import com.gr4vy.sdk.models.components.TokenPaymentMethodCreate;
import com.gr4vy.sdk.models.components.Transaction;
import com.gr4vy.sdk.models.components.TransactionCreate;
import com.gr4vy.sdk.models.components.TransactionCreatePaymentMethod;
import com.gr4vy.sdk.models.components.TransactionIntent;
import com.gr4vy.sdk.models.components.TransactionRefundCreate;
import com.gr4vy.sdk.models.components.TransactionStatus;
import com.gr4vy.sdk.models.errors.Error400;
import com.gr4vy.sdk.models.errors.Error404;
import com.gr4vy.sdk.models.errors.Error409;
import com.gr4vy.sdk.models.operations.Body;
import com.gr4vy.sdk.models.operations.ListTransactionsRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;

public class Walk {
    static final String NUMBER = "4111111111111111";
    static Gr4vy client;

    public static void main(String[] words) throws Exception {
        client = Gr4vy.builder()
                .serverURL(System.getenv("RAILYARD_URL"))
                .merchantAccountId("default")
                .securitySource(new BearerSecuritySource.Builder(read("RAILYARD_KEY_FILE")).build())
                .build();
        pay();
        store();
        refuse();
        webhook();
        System.out.println("the published SDK for Java did all of the walk");
    }

    static void pay() throws Exception {
        Transaction payment = create(order(1299).intent(TransactionIntent.CAPTURE).build(), null);
        same(TransactionStatus.CAPTURE_SUCCEEDED, payment.status());
        same(1299L, payment.capturedAmount());
        same(payment.id(), client.transactions().get().transactionId(payment.id()).call()
                .transaction().orElseThrow().id());
        for (long amount = 500; amount < 503; amount++) {
            same(TransactionStatus.AUTHORIZATION_SUCCEEDED, create(order(amount).build(), null).status());
        }

        Set<String> seen = new HashSet<>();
        ListTransactionsRequest pages = ListTransactionsRequest.builder().limit(2L).build();
        client.transactions().list().request(pages).callAsStream()
                .forEach(page -> page.transactionSummaries().orElseThrow().items().forEach(one -> seen.add(one.id())));
        same(true, seen.contains(payment.id()) && seen.size() >= 4);

        Transaction declined = create(order(200011).build(), null);
        same(TransactionStatus.AUTHORIZATION_DECLINED, declined.status());
        same("insufficient_funds", declined.errorCode().get());

        var refund = client.transactions().refunds().create()
                .transactionId(payment.id())
                .transactionRefundCreate(TransactionRefundCreate.builder().amount(299L).build())
                .call().refund().orElseThrow();
        same(RefundStatus.SUCCEEDED, refund.status());
        same(create(order(700).build(), "walk-java").id(), create(order(700).build(), "walk-java").id());
    }

    static void store() throws Exception {
        BuyerCreate ada = BuyerCreate.builder().displayName("Ada").externalIdentifier("walk-java").build();
        String buyer = client.buyers().create().buyerCreate(ada).call().buyer().orElseThrow().id();
        CardPaymentMethodCreate card = CardPaymentMethodCreate.builder()
                .number(NUMBER).expirationDate("12/45").buyerId(buyer).build();
        var stored = client.paymentMethods().create().requestBody(Body.of(card)).call().paymentMethod().orElseThrow();
        same("1111", stored.label().get());
        TokenPaymentMethodCreate token = TokenPaymentMethodCreate.builder().id(stored.id()).build();
        TransactionCreate again = order(900).paymentMethod(TransactionCreatePaymentMethod.of(token)).build();
        same(TransactionStatus.AUTHORIZATION_SUCCEEDED, create(again, null).status());
        client.paymentMethods().delete().paymentMethodId(stored.id()).call();

        String session = client.checkoutSessions().create()
                .checkoutSessionCreate(CheckoutSessionCreate.builder().build())
                .call().checkoutSession().orElseThrow().id();
        same(session, client.checkoutSessions().get().sessionId(session).call().checkoutSession().orElseThrow().id());
        client.checkoutSessions().delete().sessionId(session).call();
    }

    static void refuse() throws Exception {
        refused(Error404.class, () -> client.buyers().get().buyerId("0198c4a2-5d3e-7000-8000-000000000001").call());
        BuyerCreate twin = BuyerCreate.builder().externalIdentifier("walk-java").build();
        refused(Error409.class, () -> client.buyers().create().buyerCreate(twin).call());
        refused(Error400.class, () -> create(order(1).currency("XQZ").build(), null));
    }

    static void webhook() throws Exception {
        JsonNode message = new ObjectMapper().readTree(read("RAILYARD_WEBHOOK"));
        String body = message.get("body").asText();
        verify(message, body);
        refused(IllegalArgumentException.class, () -> {
            verify(message, body + " ");
            return null;
        });
    }

    static void verify(JsonNode message, String body) {
        String signatures = message.get("signatures").asText();
        String timestamp = message.get("timestamp").asText();
        Webhooks.verifyWebhook(body, message.get("secret").asText(), signatures, 300, timestamp);
    }

    static Transaction create(TransactionCreate order, String key) throws Exception {
        var request = client.transactions().create().transactionCreate(order);
        return (key == null ? request : request.idempotencyKey(key)).call().transaction().orElseThrow();
    }

    static TransactionCreate.Builder order(long amount) {
        CardWithUrlPaymentMethodCreate card = CardWithUrlPaymentMethodCreate.builder()
                .number(NUMBER).expirationDate("12/45").securityCode("123").build();
        return TransactionCreate.builder()
                .amount(amount).currency("USD").country("US").paymentMethod(TransactionCreatePaymentMethod.of(card));
    }

    static String read(String name) throws Exception {
        return Files.readString(Path.of(System.getenv(name)));
    }

    static void same(Object expected, Object actual) {
        if (!Objects.equals(expected, actual)) throw new AssertionError(actual + ", and not " + expected);
    }

    static void refused(Class<? extends Throwable> kind, Callable<?> call) {
        try {
            call.call();
        } catch (Throwable error) {
            if (kind.isInstance(error)) return;
            throw new AssertionError(error);
        }
        throw new AssertionError(kind + " was to be thrown");
    }
}
