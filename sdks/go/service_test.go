package railyard

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// The scenes of sdks/played, against the service at RAILYARD_URL: by `npm run sdk:conform -- --language=go`.

func openService(t *testing.T, settings Settings) *Client {
	t.Helper()
	if os.Getenv("RAILYARD_URL") == "" {
		t.Skip("there is no service: npm run sdk:conform starts one")
	}
	key, err := os.ReadFile(os.Getenv("RAILYARD_KEY_FILE"))
	if err != nil {
		t.Fatal(err)
	}
	settings.URL, settings.Key = os.Getenv("RAILYARD_URL"), Secret(key)
	return newTestClient(t, settings)
}

var reference = regexp.MustCompile(`\{(\w+)\.(\w+)\}`)

func TestScenes(t *testing.T) {
	client := openService(t, Settings{MerchantAccount: "default"})
	for _, scene := range readVectors[struct {
		Scenes []struct {
			Name  string
			Steps []json.RawMessage
		}
	}]("played/scenes.json").Scenes {
		t.Run(scene.Name, func(t *testing.T) {
			known := map[string]any{}
			for _, data := range scene.Steps {
				// {payment.id} is what an earlier step answered.
				filled := reference.ReplaceAllFunc(data, func(found []byte) []byte {
					parts := reference.FindSubmatch(found)
					return []byte(known[string(parts[1])].(map[string]any)[string(parts[2])].(string))
				})
				playStep(t, client, filled, known)
			}
		})
	}
}

func playStep(t *testing.T, client *Client, data []byte, known map[string]any) {
	t.Helper()
	var asked struct {
		step
		Key        string
		Answers    json.RawMessage
		Items      []any
		Fails      any
		IsReplayed *bool
		As         string
	}
	if err := json.Unmarshal(data, &asked); err != nil {
		t.Fatal(err)
	}
	var answer Answer
	options := []Option{WithAnswer(&answer)}
	if asked.Key != "" {
		options = append(options, WithIdempotencyKey(asked.Key))
	}
	result, err := callByID(t, client.Operations, asked.step, options...)
	var refused *APIError
	switch {
	case asked.Fails != nil:
		if !errors.As(err, &refused) {
			t.Fatalf("%v is no refusal", err)
		}
		told := map[string]any{"status": float64(refused.Status), "code": refused.Code, "details": plain(t, refused.Details)}
		if faults := missing(asked.Fails, told, ""); len(faults) > 0 {
			t.Fatal(faults)
		}
	case err != nil:
		t.Fatal(err)
	case asked.Items != nil:
		items, _, err := walked(result, 0)
		if faults := missing(asked.Items, plain(t, items), ""); err != nil || len(faults) > 0 {
			t.Fatal(err, faults)
		}
	default:
		var wanted any
		_ = json.Unmarshal(asked.Answers, &wanted)
		if faults := missing(wanted, result, ""); len(faults) > 0 {
			t.Fatal(faults)
		}
		if asked.IsReplayed != nil && answer.IsReplayed != *asked.IsReplayed {
			t.Fatalf("replayed: %v", answer.IsReplayed)
		}
		if asked.As != "" {
			known[asked.As] = result
		}
	}
}

var answered = regexp.MustCompile(`\{([a-z0-9_]+(?:\.\w+)+)\}`)

func TestEveryExampleOfTheContract(t *testing.T) {
	if os.Getenv("RAILYARD_EXAMPLES") == "" {
		t.Skip("there is no service: npm run sdk:conform starts one")
	}
	client := newTestClient(t, Settings{
		URL: os.Getenv("RAILYARD_EXAMPLES_URL"), Token: Secret(os.Getenv("RAILYARD_EXAMPLES_TOKEN")),
	})
	data, err := os.ReadFile(os.Getenv("RAILYARD_EXAMPLES"))
	if err != nil {
		t.Fatal(err)
	}
	var examples []json.RawMessage
	if err := json.Unmarshal(data, &examples); err != nil || len(examples) < 200 {
		t.Fatal(len(examples), err)
	}
	known := map[string]any{}
	for _, data := range examples {
		filled := answered.ReplaceAllFunc(data, func(found []byte) []byte {
			return []byte(textAt(known, string(found[1:len(found)-1])))
		})
		var example struct {
			step
			Params  map[string]string
			Headers map[string]string
			As      string
		}
		if err := json.Unmarshal(filled, &example); err != nil {
			t.Fatal(err)
		}
		example.Path = example.Params
		var options []Option
		for name, value := range example.Headers {
			options = append(options, WithHeader(name, value))
		}
		result, err := callByID(t, client.Operations, example.step, options...)
		if err == nil && operations[example.Operation].IsList {
			page := reflect.ValueOf(result).MethodByName("Page").Call([]reflect.Value{reflect.ValueOf(context.Background())})
			err, _ = page[1].Interface().(error)
			result = plain(t, page[0].Interface())
		}
		if err != nil {
			t.Errorf("%s: %v", example.Operation, err)
		}
		if example.As == "" {
			example.As = example.Operation
		}
		known[example.As] = result
	}
}

// textAt is list_buyers.items.0.id of what was answered.
func textAt(known any, reference string) string {
	for _, name := range strings.Split(reference, ".") {
		switch value := known.(type) {
		case map[string]any:
			known = value[name]
		case []any:
			at, _ := strconv.Atoi(name)
			if at >= len(value) {
				return ""
			}
			known = value[at]
		}
	}
	return fmt.Sprint(known)
}

func TestManyGoroutinesShareOneToken(t *testing.T) {
	var mutex sync.Mutex
	tokens := map[string]bool{}
	client := openService(t, Settings{BeforeSend: func(wire *http.Request) {
		mutex.Lock()
		defer mutex.Unlock()
		tokens[wire.Header.Get("Authorization")] = true
	}})
	var waiting sync.WaitGroup
	for range 8 {
		waiting.Go(func() {
			for range 10 {
				if _, err := client.Buyers.List(ListBuyersQuery{Limit: Ptr(int64(1))}).Page(context.Background()); err != nil {
					t.Error(err)
				}
			}
		})
	}
	waiting.Wait()
	if len(tokens) != 1 {
		t.Errorf("%d tokens", len(tokens))
	}
}

func TestNobodyListens(t *testing.T) {
	client := newTestClient(t, Settings{URL: "http://127.0.0.1:1", Retry: RetryPolicy{Tries: 2, Budget: time.Second}})
	_, err := client.Buyers.Get(context.Background(), "one")
	var broken *ConnectionError
	if !errors.As(err, &broken) || broken.MayHaveArrived {
		t.Error(err)
	}
}
