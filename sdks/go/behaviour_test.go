package railyard

import (
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The vectors of sdks/behaviour: its README.md says what the words of a case mean.

type vectorCall struct {
	step
	Key                string
	MerchantAccount    string
	ForMerchantAccount string
	Answers            json.RawMessage
	IsReplayed         *bool
	RequestID          *string
	Items              *[]string
	StopAfter          int
	Cursor             *string
	Fails              map[string]any
	Unknown            bool
	Resolves           *struct {
		Unknown bool
		Answers json.RawMessage
	}
}

type sentRequest struct {
	Key             json.RawMessage
	Token           *string
	TokenAhead      *int64
	MerchantAccount *string
	Method          *string
	URL             *string
	Headers         map[string]string
}

type vectorCase struct {
	Name    string
	Client  struct{ MerchantAccount string }
	Replies []json.RawMessage
	Calls   []vectorCall
	Sent    []sentRequest
}

func pemOf(t *testing.T, key any) Secret {
	t.Helper()
	data, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return Secret(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: data}))
}

func newTestClient(t *testing.T, settings Settings) *Client {
	t.Helper()
	client, err := New(settings)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

func TestBehaviour(t *testing.T) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range readVectors[struct{ Cases []vectorCase }]("behaviour/calls.json").Cases {
		t.Run(one.Name, func(t *testing.T) {
			var sent []*http.Request
			client := newTestClient(t, Settings{
				URL:             "https://pay.example/",
				Key:             pemOf(t, key),
				MerchantAccount: one.Client.MerchantAccount,
				Retry:           RetryPolicy{Tries: 3, Budget: 30 * time.Second},
				Transport: func(wire *http.Request) (*WireAnswer, error) {
					sent = append(sent, wire)
					if len(sent) > len(one.Replies) {
						t.Fatal("nothing more was to be sent")
					}
					return reply(t, one.Replies[len(sent)-1])
				},
			})
			for _, call := range one.Calls {
				playCall(t, client, call)
			}
			judgeSent(t, one.Sent, sent)
		})
	}
}

func reply(t *testing.T, data json.RawMessage) (*WireAnswer, error) {
	switch string(data) {
	case `"broken"`:
		return nil, NewConnectionError("it broke", true, nil)
	case `"refused"`:
		return nil, NewConnectionError("nobody is there", false, nil)
	}
	var said struct {
		Status  int
		Body    json.RawMessage
		Text    string
		Headers map[string]string
	}
	if err := json.Unmarshal(data, &said); err != nil {
		t.Fatal(err)
	}
	header := http.Header{}
	for name, value := range said.Headers {
		if name == "date" {
			ahead, _ := strconv.Atoi(value)
			value = time.Now().Add(time.Duration(ahead) * time.Second).UTC().Format(http.TimeFormat)
		}
		header.Set(name, value)
	}
	body := []byte(said.Body)
	if said.Text != "" {
		body = []byte(said.Text)
	}
	return &WireAnswer{said.Status, header, body}, nil
}

func playCall(t *testing.T, client *Client, call vectorCall) {
	t.Helper()
	on := client.Operations
	if call.ForMerchantAccount != "" {
		on = client.ForMerchantAccount(call.ForMerchantAccount)
	}
	var answer Answer
	options := []Option{WithAnswer(&answer)}
	if call.Key != "" {
		options = append(options, WithIdempotencyKey(call.Key))
	}
	if call.MerchantAccount != "" {
		options = append(options, WithMerchantAccount(call.MerchantAccount))
	}
	result, err := callByID(t, on, call.step, options...)
	var unknown *OutcomeUnknown
	switch {
	case call.Items != nil:
		judgeWalk(t, call, result)
	case call.Fails != nil:
		judgeError(t, call.Fails, err)
	case call.Unknown:
		if !errors.As(err, &unknown) {
			t.Fatalf("%v is no unknown outcome", err)
		}
		judgeUnknown(t, call, unknown)
	default:
		if err != nil {
			t.Fatal(err)
		}
		var wanted any
		_ = json.Unmarshal(call.Answers, &wanted)
		var got any
		_ = json.Unmarshal(answer.Body, &got)
		if faults := missing(wanted, got, ""); len(faults) > 0 {
			t.Error(faults)
		}
		if members, ok := wanted.(map[string]any); ok && members["id"] != nil {
			if read := result.(map[string]any)["id"]; read != members["id"] {
				t.Errorf("the id was read as %v", read)
			}
		}
		if call.IsReplayed != nil && answer.IsReplayed != *call.IsReplayed {
			t.Errorf("replayed: %v", answer.IsReplayed)
		}
		if call.RequestID != nil && answer.RequestID != *call.RequestID {
			t.Errorf("request id: %q", answer.RequestID)
		}
	}
}

func judgeWalk(t *testing.T, call vectorCall, listing any) {
	t.Helper()
	items, cursor, err := walked(listing, call.StopAfter)
	if err != nil {
		t.Fatal(err)
	}
	ids := []string{}
	for _, item := range items {
		ids = append(ids, plain(t, item).(map[string]any)["id"].(string))
	}
	if fmt.Sprint(ids) != fmt.Sprint(*call.Items) {
		t.Errorf("%v, and not %v", ids, *call.Items)
	}
	if call.Cursor != nil && cursor != *call.Cursor {
		t.Errorf("the cursor is %q", cursor)
	}
}

func judgeUnknown(t *testing.T, call vectorCall, unknown *OutcomeUnknown) {
	t.Helper()
	var refused *APIError
	var broken *ConnectionError
	if errors.As(error(unknown), &refused) || errors.As(error(unknown), &broken) {
		t.Error("a handler of ordinary errors takes it for one")
	}
	if call.Resolves == nil {
		return
	}
	var result any
	err := unknown.Resolve(context.Background(), time.Minute, &result)
	var again *OutcomeUnknown
	if call.Resolves.Unknown {
		if !errors.As(err, &again) {
			t.Errorf("%v is no unknown outcome", err)
		}
		return
	}
	var wanted any
	_ = json.Unmarshal(call.Resolves.Answers, &wanted)
	if faults := missing(wanted, result, ""); err != nil || len(faults) > 0 {
		t.Error(err, faults)
	}
}

var classes = map[string]Family{
	"InvalidRequestError": InvalidRequest, "UnauthorizedError": Unauthorized, "ForbiddenError": Forbidden,
	"NotFoundError": NotFound, "ConflictError": Conflict, "RateLimitError": RateLimited, "ServerError": ServerFault,
	"ApiError": FamilyNone,
}

func judgeError(t *testing.T, wanted map[string]any, err error) {
	t.Helper()
	var broken *ConnectionError
	var used *UsageError
	var refused *APIError
	switch class := wanted["class"].(string); {
	case class == "ConnectionError" && errors.As(err, &broken), class == "RailyardError" && errors.As(err, &used):
	case errors.As(err, &refused) && classes[class] == refused.Family && (class != "ApiError" ||
		refused.Family == FamilyNone):
		told := map[string]any{"class": class, "status": float64(refused.Status), "code": refused.Code,
			"requestId": refused.RequestID, "message": refused.Error(), "details": plain(t, refused.Details)}
		if refused.RetryAfter != nil {
			told["retryAfterSeconds"] = refused.RetryAfter.Seconds()
		}
		if faults := missing(wanted, told, ""); len(faults) > 0 {
			t.Error(faults)
		}
	default:
		t.Fatalf("%T (%v), and not %s", err, err, class)
	}
}

func judgeSent(t *testing.T, wanted []sentRequest, sent []*http.Request) {
	t.Helper()
	if len(sent) != len(wanted) {
		t.Fatalf("%d were sent, and not %d", len(sent), len(wanted))
	}
	keys, tokens := map[string]string{}, map[string]string{}
	name := func(names map[string]string, name, value string) {
		if known, ok := names[name]; (ok && known != value) || value == "" {
			t.Errorf("%s is %q, and was %q", name, value, known)
		}
		names[name] = value
	}
	for at, one := range wanted {
		wire := sent[at]
		key, token := wire.Header.Get("Idempotency-Key"), wire.Header.Get("Authorization")
		var label string
		switch _ = json.Unmarshal(one.Key, &label); {
		case string(one.Key) == "null" && key != "":
			t.Errorf("the key is %q", key)
		case strings.HasPrefix(label, "="):
			if key != label[1:] {
				t.Errorf("the key is %q", key)
			}
		case label != "":
			name(keys, label, key)
		}
		if one.Token != nil {
			name(tokens, *one.Token, token)
		}
		if one.TokenAhead != nil {
			if off := claimsOf(t, token).IssuedAt - time.Now().Unix() - *one.TokenAhead; off > 60 || off < -60 {
				t.Errorf("the token is off by %d s", off)
			}
		}
		if one.MerchantAccount != nil && wire.Header.Get("X-Merchant-Account-Id") != *one.MerchantAccount {
			t.Errorf("the merchant account is %q", wire.Header.Get("X-Merchant-Account-Id"))
		}
		if one.Method != nil && wire.Method != *one.Method {
			t.Errorf("the method is %s", wire.Method)
		}
		if one.URL != nil && !sameAddress(wire.URL.String(), "https://pay.example"+*one.URL) {
			t.Errorf("the address is %s, and not %s", wire.URL, *one.URL)
		}
		for name, value := range one.Headers {
			if wire.Header.Get(name) != value {
				t.Errorf("%s is %q", name, wire.Header.Get(name))
			}
		}
	}
	for _, names := range []map[string]string{keys, tokens} {
		values := map[string]bool{}
		for _, value := range names {
			values[value] = true
		}
		if len(values) != len(names) {
			t.Errorf("two names for one value: %v", names)
		}
	}
}

// sameAddress: the parameters of a query may stand in any order.
func sameAddress(one, other string) bool {
	parts := func(text string) string {
		place, query, _ := strings.Cut(text, "?")
		pairs := strings.Split(query, "&")
		slices.SortStableFunc(pairs, func(one, other string) int { return strings.Compare(name(one), name(other)) })
		return place + "?" + strings.Join(pairs, "&")
	}
	return parts(one) == parts(other)
}

func name(pair string) string {
	name, _, _ := strings.Cut(pair, "=")
	return name
}

func partOf(t *testing.T, token string, at int) []byte {
	t.Helper()
	data, err := base64.RawURLEncoding.DecodeString(strings.Split(strings.TrimPrefix(token, "Bearer "), ".")[at])
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func claimsOf(t *testing.T, token string) claims {
	t.Helper()
	var said claims
	if err := json.Unmarshal(partOf(t, token, 1), &said); err != nil {
		t.Fatal(err)
	}
	return said
}

type clientVectors struct {
	Keys []struct {
		Kind      string
		Algorithm *string
	}
	Addresses    struct{ Taken, Refused []string }
	HeaderValues struct{ Taken, Refused []string }
}

func makeKey(t *testing.T, kind string) any {
	t.Helper()
	var key any
	var err error
	switch kind {
	case "P-256":
		key, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	case "P-384":
		key, err = ecdsa.GenerateKey(elliptic.P384(), rand.Reader)
	case "P-521":
		key, err = ecdsa.GenerateKey(elliptic.P521(), rand.Reader)
	case "Ed25519":
		_, key, err = ed25519.GenerateKey(rand.Reader)
	case "RSA of 2048 bits":
		key, err = rsa.GenerateKey(rand.Reader, 2048)
	default:
		t.Fatalf("a key of the kind %s", kind)
	}
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func holds(key any, algorithm string, data, signature []byte) bool {
	short, long := sha256.Sum256(data), sha512.Sum512(data)
	switch key := key.(type) {
	case ed25519.PrivateKey:
		return algorithm == "EdDSA" && ed25519.Verify(key.Public().(ed25519.PublicKey), data, signature)
	case *rsa.PrivateKey:
		return algorithm == "RS512" && rsa.VerifyPKCS1v15(&key.PublicKey, crypto.SHA512, long[:], signature) == nil
	case *ecdsa.PrivateKey:
		half := len(signature) / 2
		first, second := new(big.Int).SetBytes(signature[:half]), new(big.Int).SetBytes(signature[half:])
		digest := map[string][]byte{"ES256": short[:], "ES512": long[:]}[algorithm]
		return ecdsa.Verify(&key.PublicKey, digest, first, second)
	}
	return false
}

func TestKeys(t *testing.T) {
	for _, one := range readVectors[clientVectors]("behaviour/clients.json").Keys {
		t.Run(one.Kind, func(t *testing.T) {
			key := makeKey(t, one.Kind)
			client, err := New(Settings{URL: "https://pay.example", Key: pemOf(t, key)})
			if one.Algorithm == nil {
				if err == nil || !strings.Contains(err.Error(), "signs no token") {
					t.Fatal(err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			token, err := client.EmbedToken(map[string]any{"amount": 1}, time.Minute, "one")
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(partOf(t, token, 0)), `"alg":"`+*one.Algorithm+`"`) {
				t.Errorf("the header is %s", partOf(t, token, 0))
			}
			signed := token[:strings.LastIndex(token, ".")]
			if !holds(key, *one.Algorithm, []byte(signed), partOf(t, token, 2)) {
				t.Error("the signature does not hold")
			}
			said := claimsOf(t, token)
			if said.Expires-said.IssuedAt != 60 || said.CheckoutSessionID != "one" || said.Scopes[0] != "embed" {
				t.Errorf("the claims are %+v", said)
			}
		})
	}
}

func TestAddresses(t *testing.T) {
	addresses := readVectors[clientVectors]("behaviour/clients.json").Addresses
	for _, address := range addresses.Taken {
		if _, err := New(Settings{URL: address}); err != nil {
			t.Errorf("%s: %v", address, err)
		}
	}
	for _, address := range addresses.Refused {
		if _, err := New(Settings{URL: address}); err == nil {
			t.Errorf("%q is taken", address)
		}
	}
}

func TestHeaderValues(t *testing.T) {
	values := readVectors[clientVectors]("behaviour/clients.json").HeaderValues
	sent := 0
	settings := Settings{URL: "https://pay.example", Transport: func(*http.Request) (*WireAnswer, error) {
		sent++
		return &WireAnswer{200, http.Header{}, []byte("{}")}, nil
	}}
	for _, value := range values.Taken {
		settings.Token = Secret(value)
		client := newTestClient(t, settings)
		err := client.Request(t.Context(), "POST", "/transactions", nil, nil, WithIdempotencyKey(value))
		if err != nil {
			t.Errorf("%q: %v", value, err)
		}
	}
	sent = 0
	for _, value := range values.Refused {
		settings.Token = ""
		client := newTestClient(t, settings)
		settings.Token = Secret(value)
		for _, err := range []error{
			newTestClient(t, settings).Request(t.Context(), "GET", "/buyers", nil, nil),
			client.Request(t.Context(), "GET", "/buyers", nil, nil, WithMerchantAccount(value)),
			client.Request(t.Context(), "POST", "/transactions", nil, nil, WithIdempotencyKey(value)),
			client.Request(t.Context(), "GET", "/buyers", nil, nil, WithHeader("x: y\r\nz", "one")),
		} {
			var usage *UsageError
			if !errors.As(err, &usage) || strings.Contains(err.Error(), value) {
				t.Errorf("%q: %v", value, err)
			}
		}
	}
	if sent > 0 {
		t.Errorf("%d were sent", sent)
	}
}

func TestRedirectsAndProxiesGetNoToken(t *testing.T) {
	asked := 0
	other := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked++ }))
	defer other.Close()
	service := httptest.NewServer(http.RedirectHandler(other.URL, http.StatusTemporaryRedirect))
	defer service.Close()
	for _, client := range []*http.Client{nil, {}, http.DefaultClient} {
		settings := Settings{URL: service.URL, Token: "one", HTTPClient: client}
		err := newTestClient(t, settings).Request(t.Context(), "POST", "/buyers", map[string]string{"a": "b"}, nil)
		var refused *APIError
		if !errors.As(err, &refused) || refused.Status != http.StatusTemporaryRedirect {
			t.Error(err)
		}
	}
	if asked > 0 {
		t.Errorf("%d went elsewhere", asked)
	}
}

func TestEachCodeOfTheContractHasAFamily(t *testing.T) {
	codes := readVectors[struct{ Problems []struct{ Code string } }]("../contract/errors.json").Problems
	for _, one := range codes {
		if families[one.Code] == FamilyNone {
			t.Errorf("%s has none", one.Code)
		}
	}
	if len(codes) < 20 {
		t.Errorf("%d codes", len(codes))
	}
}

func TestSecretsAreNotPrinted(t *testing.T) {
	key := pemOf(t, makeKey(t, "P-256"))
	settings := Settings{URL: "https://pay.example", Key: key, Token: "a.secret.token"}
	client := newTestClient(t, settings)
	card := CardWithUrlPaymentMethodCreate{Method: Ptr("card"), Number: "4111111111111111"}
	var log strings.Builder
	slog.New(slog.NewTextHandler(&log, nil)).Info("a card", "number", card.Number)
	told := fmt.Sprintf("%v %+v %#v %v %+v %#v", settings, settings, settings, card, card, card) +
		fmt.Sprintf("%s %v %#v", log.String(), client, client)
	for _, secret := range []string{"PRIVATE", "a.secret", "4111"} {
		if strings.Contains(told, secret) {
			t.Errorf("%s is printed: %s", secret, told)
		}
	}
	data, err := json.Marshal(card)
	if err != nil || !strings.Contains(string(data), `"number":"4111111111111111"`) {
		t.Errorf("what is sent is %s", data)
	}
}

func TestUpdatesTellNullFromWhatIsLeftOut(t *testing.T) {
	for _, one := range []struct {
		update BuyerUpdate
		text   string
	}{
		{BuyerUpdate{}, `{}`},
		{BuyerUpdate{DisplayName: Null[string]()}, `{"display_name":null}`},
		{BuyerUpdate{DisplayName: Set("Ada")}, `{"display_name":"Ada"}`},
	} {
		if data, err := json.Marshal(one.update); err != nil || string(data) != one.text {
			t.Errorf("%s, and not %s: %v", data, one.text, err)
		}
	}
}

func TestWebhooks(t *testing.T) {
	for _, one := range readVectors[struct {
		Webhooks []struct {
			Name    string
			Secrets []Secret
			Now     int64
			Headers map[string]string
			Body    string
			Holds   json.RawMessage
		}
	}]("played/scenes.json").Webhooks {
		t.Run(one.Name, func(t *testing.T) {
			header := http.Header{}
			for name, value := range one.Headers {
				header.Set(name, value)
			}
			message := Webhook{Body: []byte(one.Body), Header: header, Secrets: one.Secrets, Now: time.Unix(one.Now, 0)}
			event, err := VerifyWebhook(message)
			if string(one.Holds) == "false" {
				if err == nil {
					t.Error("it holds")
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var wanted any
			_ = json.Unmarshal(one.Holds, &wanted)
			if faults := missing(wanted, plain(t, event), ""); len(faults) > 0 {
				t.Error(faults)
			}
		})
	}
	body := []byte(`{"name":"buyer.created","target":{"type":"buyer","id":"one"}}`)
	secrets := []Secret{"whsec_Zmlyc3Q=", "whsec_c2Vjb25k"}
	header, err := SignWebhook("one", body, secrets, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	published := header.Clone()
	published.Del("Webhook-Signature")
	for _, header := range []http.Header{header, published} {
		for _, secret := range secrets {
			event, err := VerifyWebhook(Webhook{Body: body, Header: header, Secrets: []Secret{secret}})
			if err != nil || event.Name != "buyer.created" || event.Target.Member("type") != "buyer" {
				t.Error(event, err)
			}
		}
	}
	for _, unset := range []Secret{"", "whsec_", "undefined"} {
		if _, err := VerifyWebhook(Webhook{Body: body, Header: header, Secrets: []Secret{unset}}); err == nil {
			t.Errorf("%q is a secret", unset.Reveal())
		}
	}
}
