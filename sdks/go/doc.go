// Package railyard is the API of Railyard for servers: a method for each operation, tokens, retries, lists and
// webhooks, on the standard library alone.
//
//	client, err := railyard.New(railyard.Settings{URL: "https://pay.example", Key: pem})
//	key := railyard.NewIdempotencyKey()
//	err = orders.Store(order.ID, key) // before anything is sent
//	payment, err := client.Transactions.Create(ctx, railyard.TransactionCreate{
//		Amount: 1299, Currency: "EUR", Country: railyard.Ptr("DE"),
//		PaymentMethod: railyard.One(railyard.CheckoutSessionPaymentMethodCreate{
//			Method: railyard.Ptr("checkout-session"), ID: session,
//		}),
//	}, railyard.WithIdempotencyKey(key))
package railyard

// Version of this package.
const Version = "0.1.0"

// APIVersion is the version whose words this package speaks, whatever the key is pinned to.
const APIVersion = "2026-11-01"
