// What the SDK itself takes for a payment, on a transport that answers at once.
package main

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"net/http"
	"os"
	"syscall"

	"github.com/railyard/railyard/sdks/go"
)

const (
	calls  = 10_000
	warmUp = 2_000
)

func main() {
	answer := []byte(os.Getenv("ANSWER"))
	tokens := map[string]bool{}
	client, err := railyard.New(railyard.Settings{
		URL: "https://pay.example",
		Key: key(),
		Transport: func(request *http.Request) (*railyard.WireAnswer, error) {
			tokens[request.Header.Get("Authorization")] = true
			return &railyard.WireAnswer{Status: http.StatusCreated, Header: http.Header{}, Body: answer}, nil
		},
	})
	must(err)
	var payment railyard.TransactionCreate
	must(json.Unmarshal([]byte(os.Getenv("PAYMENT")), &payment))
	pay := func(times int) {
		for range times {
			_, err := client.Transactions.Create(context.Background(), payment)
			must(err)
		}
	}
	pay(warmUp)
	before := processorTime()
	pay(calls - warmUp)
	each := (processorTime() - before) / float64(calls-warmUp)
	fmt.Printf(`{"microseconds": %f, "tokens": %d}`, each*1e6, len(tokens))
}

func key() railyard.Secret {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(err)
	data, err := x509.MarshalPKCS8PrivateKey(private)
	must(err)
	return railyard.Secret(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: data}))
}

// processorTime is in seconds.
func processorTime() float64 {
	var used syscall.Rusage
	must(syscall.Getrusage(syscall.RUSAGE_SELF, &used))
	return float64(used.Utime.Nano()+used.Stime.Nano()) / 1e9
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
