// What a shop does with the published SDK for Go, against RAILYARD_URL: `npm run published:conform`.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	gr4vy "github.com/gr4vy/gr4vy-go"
	"github.com/gr4vy/gr4vy-go/models/apierrors"
	"github.com/gr4vy/gr4vy-go/models/components"
	"github.com/gr4vy/gr4vy-go/models/operations"
)

const number = "4111111111111111"

func read(name string) string {
	bytes, err := os.ReadFile(os.Getenv(name))
	if err != nil {
		panic(err)
	}
	return string(bytes)
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func same[T comparable](expected, actual T) {
	if expected != actual {
		panic(fmt.Sprintf("%v, and not %v", actual, expected))
	}
}

// refused panics where the error is none of this kind.
func refused[E error](err error) {
	var kind E
	if !errors.As(err, &kind) {
		panic(fmt.Sprintf("%v, and not %T", err, kind))
	}
}

func card() *components.TransactionCreatePaymentMethod {
	method := components.CreateTransactionCreatePaymentMethodCardWithURLPaymentMethodCreate(
		components.CardWithURLPaymentMethodCreate{
			Number: number, ExpirationDate: "12/45", SecurityCode: gr4vy.String("123"),
		},
	)
	return &method
}

func order(amount int64) components.TransactionCreate {
	return components.TransactionCreate{
		Amount: amount, Currency: "USD", Country: gr4vy.String("US"), PaymentMethod: card(),
	}
}

func main() {
	ctx := context.Background()
	key := read("RAILYARD_KEY_FILE")
	client := gr4vy.New(
		gr4vy.WithServerURL(os.Getenv("RAILYARD_URL")),
		gr4vy.WithMerchantAccountID("default"),
		gr4vy.WithSecuritySource(gr4vy.WithToken(key, []gr4vy.JWTScope{gr4vy.ReadAll, gr4vy.WriteAll}, 3600)),
	)

	pay(ctx, client)
	store(ctx, client)
	refuse(ctx, client)

	var message struct{ Body, Secret, Signatures, Timestamp string }
	if err := json.Unmarshal([]byte(read("RAILYARD_WEBHOOK")), &message); err != nil {
		panic(err)
	}
	verify := func(body string) error {
		return gr4vy.VerifyWebhook(body, message.Secret, message.Signatures, message.Timestamp, 300)
	}
	same(nil, verify(message.Body))
	same(true, verify(message.Body+" ") != nil)
	fmt.Println("the published SDK for Go did all of the walk")
}

func pay(ctx context.Context, client *gr4vy.Gr4vy) {
	asked := order(1299)
	asked.Intent = components.TransactionIntentCapture.ToPointer()
	asked.Metadata = map[string]string{"order": "7"}
	payment := must(client.Transactions.Create(ctx, asked, nil, nil, nil))
	same(components.TransactionStatusCaptureSucceeded, payment.Status)
	same(int64(1299), payment.CapturedAmount)
	same(payment.ID, must(client.Transactions.Get(ctx, payment.ID, nil)).ID)

	for amount := range int64(3) {
		authorized := must(client.Transactions.Create(ctx, order(500+amount), nil, nil, nil))
		same(components.TransactionStatusAuthorizationSucceeded, authorized.Status)
	}
	seen := map[string]bool{}
	page := must(client.Transactions.List(ctx, operations.ListTransactionsRequest{Limit: gr4vy.Int64(2)}))
	for page != nil {
		for _, one := range page.Result.Items {
			seen[one.ID] = true
		}
		page = must(page.Next())
	}
	same(true, seen[payment.ID] && len(seen) >= 4)

	declined := must(client.Transactions.Create(ctx, order(200011), nil, nil, nil))
	same(components.TransactionStatusAuthorizationDeclined, declined.Status)
	same("insufficient_funds", *declined.ErrorCode)

	part := components.TransactionRefundCreate{Amount: gr4vy.Int64(299)}
	refund := must(client.Transactions.Refunds.Create(ctx, payment.ID, part, nil, nil))
	same(components.RefundStatusSucceeded, refund.Status)
	same(refund.ID, must(client.Transactions.Refunds.List(ctx, payment.ID, nil)).Items[0].ID)

	once := func() string {
		return must(client.Transactions.Create(ctx, order(700), nil, gr4vy.String("walk-go"), nil)).ID
	}
	same(once(), once())
}

func store(ctx context.Context, client *gr4vy.Gr4vy) {
	ada := components.BuyerCreate{DisplayName: gr4vy.String("Ada"), ExternalIdentifier: gr4vy.String("walk-go")}
	buyer := must(client.Buyers.Create(ctx, ada, nil))
	stored := must(client.PaymentMethods.Create(ctx, operations.Body{
		CardPaymentMethodCreate: &components.CardPaymentMethodCreate{
			Number: number, ExpirationDate: "12/45", BuyerID: buyer.ID,
		},
	}, nil))
	same("1111", *stored.Label)
	method := components.CreateTransactionCreatePaymentMethodTokenPaymentMethodCreate(
		components.TokenPaymentMethodCreate{ID: stored.ID},
	)
	again := order(900)
	again.PaymentMethod = &method
	payment := must(client.Transactions.Create(ctx, again, nil, nil, nil))
	same(components.TransactionStatusAuthorizationSucceeded, payment.Status)
	same(nil, client.PaymentMethods.Delete(ctx, stored.ID, nil))

	cart := components.CheckoutSessionCreate{Metadata: map[string]string{"cart": "one"}}
	session := must(client.CheckoutSessions.Create(ctx, nil, &cart))
	same(session.ID, must(client.CheckoutSessions.Get(ctx, session.ID, nil)).ID)
	same(nil, client.CheckoutSessions.Delete(ctx, session.ID, nil))

	made := must(client.PaymentServices.Create(ctx, components.PaymentServiceCreate{
		DisplayName:                "Second",
		PaymentServiceDefinitionID: "mock-card",
		Fields:                     []components.Field{{Key: "merchant_id", Value: "walk"}},
		AcceptedCurrencies:         []string{"EUR"},
		AcceptedCountries:          []string{"DE"},
	}, nil))
	same(nil, client.PaymentServices.Delete(ctx, *made.ID, nil))
}

func refuse(ctx context.Context, client *gr4vy.Gr4vy) {
	_, err := client.Buyers.Get(ctx, "0198c4a2-5d3e-7000-8000-000000000001", nil)
	refused[*apierrors.Error404](err)
	_, err = client.Buyers.Create(ctx, components.BuyerCreate{ExternalIdentifier: gr4vy.String("walk-go")}, nil)
	refused[*apierrors.Error409](err)
	wrong := order(1)
	wrong.Currency = "XQZ"
	_, err = client.Transactions.Create(ctx, wrong, nil, nil, nil)
	refused[*apierrors.Error400](err)
}
