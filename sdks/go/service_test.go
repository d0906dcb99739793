package railyard

import (
	"bytes"
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

var reference = regexp.MustCompile(`\{(\w+(?:\.\w+)+)\}`)

// isAltered: what stands before the service alters its answers, so that they can be read is all that is judged of them.
var isAltered = os.Getenv("RAILYARD_ALTERED") == "true"

const (
	resolvedWithin   = 5 * time.Minute
	eventuallyWithin = 5 * time.Minute
)

// scenes are played one after the other, each step by what the ones before it came to.
type scenes struct {
	Scenes []struct {
		Name  string
		Steps []json.RawMessage
	}
}

type playedStep struct {
	step
	Key             string
	MerchantAccount string
	Answers         json.RawMessage
	Items           []any
	StopAfter       int
	Fails           any
	IsReplayed      *bool
	Resolves        bool
	Eventually      bool
	EmbedToken      map[string]any
	Webhook         string
	Secrets         []Secret
	Stand           string
	With            json.RawMessage
	As              string
}

func TestScenes(t *testing.T) {
	client := openService(t, Settings{MerchantAccount: "default"})
	var played scenes
	data, err := os.ReadFile(os.Getenv("RAILYARD_SCENES"))
	if err == nil {
		err = json.Unmarshal(data, &played)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, scene := range played.Scenes {
		t.Run(scene.Name, func(t *testing.T) {
			known := map[string]any{}
			for _, data := range scene.Steps {
				var asked playedStep
				if err := json.Unmarshal(filled(data, known), &asked); err != nil {
					t.Fatal(err)
				}
				result, err := playStep(t, client, asked, known)
				for until := time.Now().Add(eventuallyWithin); err != nil && asked.Eventually && time.Now().Before(until); {
					time.Sleep(100 * time.Millisecond)
					result, err = playStep(t, client, asked, known)
				}
				if err != nil {
					t.Fatalf("%s%s: %v", asked.Operation, asked.Stand, err)
				}
				if asked.As != "" {
					known[asked.As] = result
				}
			}
		})
	}
}

// filled has what an earlier step came to in the place of {payment.id}.
func filled(data []byte, known map[string]any) []byte {
	return reference.ReplaceAllFunc(data, func(found []byte) []byte {
		text, _ := json.Marshal(textAt(known, string(found[1:len(found)-1])))
		return text[1 : len(text)-1]
	})
}

// playStep gives what comes of a step, and what is wrong with it.
func playStep(t *testing.T, client *Client, asked playedStep, known map[string]any) (any, error) {
	t.Helper()
	switch {
	case asked.Stand != "":
		return act(asked)
	case asked.EmbedToken != nil:
		token, err := client.EmbedToken(asked.EmbedToken, 0, "")
		return map[string]any{"token": token}, err
	case asked.Webhook != "":
		return judgeMessage(t, asked, known[asked.Webhook].(map[string]any))
	}
	var answer Answer
	options := []Option{WithAnswer(&answer)}
	if asked.Key != "" {
		options = append(options, WithIdempotencyKey(asked.Key))
	}
	if asked.MerchantAccount != "" {
		options = append(options, WithMerchantAccount(asked.MerchantAccount))
	}
	result, err := callByID(t, client.Operations, asked.step, options...)
	if asked.Fails != nil {
		return nil, judgeFailure(t, asked.Fails, err)
	}
	if err == nil && asked.Items != nil {
		return walk(t, asked, result)
	}
	var unknown *OutcomeUnknown
	if asked.Resolves && errors.As(err, &unknown) {
		result = nil
		err = unknown.Resolve(context.Background(), resolvedWithin, &result)
	}
	if err == nil && asked.IsReplayed != nil && answer.IsReplayed != *asked.IsReplayed {
		err = fmt.Errorf("replayed: %v", answer.IsReplayed)
	}
	if err == nil {
		err = judge(asked.Answers, result)
	}
	return result, err
}

func act(asked playedStep) (result any, err error) {
	if asked.With == nil {
		asked.With = json.RawMessage("{}")
	}
	url := os.Getenv("RAILYARD_ACTS_URL") + "/" + asked.Stand
	answer, err := http.Post(url, "application/json", bytes.NewReader(asked.With))
	if err != nil {
		return nil, err
	}
	defer func() { _ = answer.Body.Close() }()
	if err := json.NewDecoder(answer.Body).Decode(&result); err != nil {
		return nil, err
	}
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%d: %v", answer.StatusCode, result)
	}
	return result, compare(asked.Answers, result)
}

func judgeMessage(t *testing.T, asked playedStep, message map[string]any) (any, error) {
	header := http.Header{}
	for name, value := range message["headers"].(map[string]any) {
		if text, ok := value.(string); ok {
			header.Set(name, text)
		}
	}
	event, err := VerifyWebhook(Webhook{
		Body: []byte(message["body"].(string)), Header: header, Secrets: asked.Secrets,
	})
	if err != nil {
		return nil, err
	}
	return plain(t, event), compare(asked.Answers, plain(t, event))
}

func judgeFailure(t *testing.T, wanted any, err error) error {
	var refused *APIError
	if !errors.As(err, &refused) {
		return fmt.Errorf("%v is no refusal", err)
	}
	told := map[string]any{
		"status": float64(refused.Status), "code": refused.Code, "details": plain(t, refused.Details),
	}
	for class, family := range classes {
		if family == refused.Family {
			told["class"] = class
		}
	}
	return faultsIn(missing(wanted, told, ""))
}

func walk(t *testing.T, asked playedStep, listing any) (any, error) {
	walkedItems, cursor, err := walked(listing, asked.StopAfter)
	items, _ := plain(t, walkedItems).([]any)
	if err == nil && len(items) != len(asked.Items) {
		err = fmt.Errorf("%d items, and not %d", len(items), len(asked.Items))
	}
	if err == nil && !isAltered && len(items) > 0 {
		err = faultsIn(missing(asked.Items, items, ""))
	}
	return map[string]any{"items": items, "cursor": cursor}, err
}

func judge(answers json.RawMessage, result any) error {
	if string(answers) == "null" && result != nil {
		return fmt.Errorf("%v, and not nothing", result)
	}
	if isAltered {
		return nil
	}
	return compare(answers, result)
}

func compare(answers json.RawMessage, result any) error {
	if len(answers) == 0 {
		return nil
	}
	var wanted any
	if err := json.Unmarshal(answers, &wanted); err != nil {
		return err
	}
	return faultsIn(missing(wanted, result, ""))
}

func faultsIn(faults []string) error {
	if len(faults) == 0 {
		return nil
	}
	return errors.New(strings.Join(faults, "\n"))
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
