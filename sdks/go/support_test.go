package railyard

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

type place struct {
	Name     []string `json:"name"`
	Path     []string `json:"path"`
	HasBody  bool     `json:"hasBody"`
	HasQuery bool     `json:"hasQuery"`
	IsList   bool     `json:"isList"`
}

var operations = readVectors[map[string]place]("behaviour/generated/operations.json")

func readVectors[T any](path string) T {
	data, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(path)))
	if err != nil {
		panic(err)
	}
	var read T
	if err := json.Unmarshal(data, &read); err != nil {
		panic(err)
	}
	return read
}

var (
	words       = regexp.MustCompile(`[A-Za-z0-9]+`)
	initialisms = map[string]bool{"id": true, "url": true, "uri": true, "ip": true, "api": true, "sdk": true, "http": true,
		"https": true, "html": true, "json": true, "csv": true, "pdf": true, "uuid": true, "ids": true, "urls": true}
)

func goName(word string) string {
	var name strings.Builder
	for _, part := range words.FindAllString(word, -1) {
		if initialisms[part] {
			name.WriteString(strings.ToUpper(part))
		} else {
			name.WriteString(strings.ToUpper(part[:1]) + part[1:])
		}
	}
	return name.String()
}

type step struct {
	Operation string            `json:"operation"`
	Path      map[string]string `json:"path"`
	Query     json.RawMessage   `json:"query"`
	Body      json.RawMessage   `json:"body"`
}

// callByID calls the method of an operation, which a program finds by the operation's id. It gives the result as it is
// written in JSON, or a listing.
func callByID(t *testing.T, client Operations, asked step, options ...Option) (result any, err error) {
	t.Helper()
	known, ok := operations[asked.Operation]
	if !ok {
		t.Fatalf("%s is no operation", asked.Operation)
	}
	at := reflect.ValueOf(client)
	for _, word := range known.Name[:len(known.Name)-1] {
		at = at.FieldByName(goName(word))
	}
	method := at.MethodByName(goName(known.Name[len(known.Name)-1]))
	if !method.IsValid() {
		t.Fatalf("%v has no method", known.Name)
	}
	given := []reflect.Value{}
	if !known.IsList {
		given = append(given, reflect.ValueOf(context.Background()))
	}
	for _, name := range known.Path {
		given = append(given, reflect.ValueOf(asked.Path[name]))
	}
	for _, part := range []struct {
		is   bool
		data json.RawMessage
	}{{known.HasBody, asked.Body}, {known.HasQuery, asked.Query}} {
		if part.is {
			value := reflect.New(method.Type().In(len(given)))
			if len(part.data) > 0 {
				if err := json.Unmarshal(typed(part.data, value.Elem().Type()), value.Interface()); err != nil {
					t.Fatalf("%s: %v", asked.Operation, err)
				}
			}
			given = append(given, value.Elem())
		}
	}
	for _, option := range options {
		given = append(given, reflect.ValueOf(option))
	}
	got := method.Call(given)
	if known.IsList {
		return got[0].Interface(), nil
	}
	if failed, _ := got[len(got)-1].Interface().(error); failed != nil {
		return nil, failed
	}
	if len(got) == 1 {
		return nil, nil
	}
	return plain(t, got[0].Interface()), nil
}

// typed is a query whose numbers and truths may be texts, as they stand in an address.
func typed(data json.RawMessage, shape reflect.Type) json.RawMessage {
	var members map[string]json.RawMessage
	if !strings.HasSuffix(shape.Name(), "Query") || json.Unmarshal(data, &members) != nil {
		return data
	}
	for at := range shape.NumField() {
		name, _, _ := strings.Cut(shape.Field(at).Tag.Get("json"), ",")
		var text string
		if string(members[name]) == "null" || json.Unmarshal(members[name], &text) != nil {
			continue
		}
		switch kind := shape.Field(at).Type; {
		case kind.Kind() == reflect.Slice:
			members[name] = json.RawMessage("[" + string(members[name]) + "]")
		case kind.Kind() == reflect.Pointer && kind.Elem().Kind() != reflect.String:
			members[name] = json.RawMessage(text)
		}
	}
	data, _ = json.Marshal(members)
	return data
}

// plain is a value as JSON has it.
func plain(t *testing.T, value any) any {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var read any
	if err := json.Unmarshal(data, &read); err != nil {
		t.Fatal(err)
	}
	return read
}

// missing says what of wanted is not in got: members of objects are looked for, lists and values are equal.
func missing(wanted, got any, place string) []string {
	switch wanted := wanted.(type) {
	case map[string]any:
		if members, ok := got.(map[string]any); ok {
			var faults []string
			for name, value := range wanted {
				faults = append(faults, missing(value, members[name], place+"/"+name)...)
			}
			return faults
		}
	case []any:
		if list, ok := got.([]any); ok && len(list) == len(wanted) {
			var faults []string
			for at, value := range wanted {
				faults = append(faults, missing(value, list[at], place+"/"+string(rune('0'+at)))...)
			}
			return faults
		}
	}
	if reflect.DeepEqual(wanted, got) {
		return nil
	}
	data, _ := json.Marshal(map[string]any{"wanted": wanted, "got": got})
	return []string{place + ": " + string(data)}
}

// walked gives the items of a listing of any type.
func walked(listing any, stopAfter int) (items []any, cursor string, err error) {
	ctx := reflect.ValueOf(context.Background())
	walk := reflect.ValueOf(listing).MethodByName("All").Call([]reflect.Value{ctx})[0]
	yield := reflect.MakeFunc(walk.Type().In(0), func(given []reflect.Value) []reflect.Value {
		if failed, _ := given[1].Interface().(error); failed != nil {
			err = failed
			return []reflect.Value{reflect.ValueOf(false)}
		}
		items = append(items, given[0].Interface())
		return []reflect.Value{reflect.ValueOf(stopAfter == 0 || len(items) < stopAfter)}
	})
	walk.Call([]reflect.Value{yield})
	return items, reflect.ValueOf(listing).MethodByName("Cursor").Call(nil)[0].String(), err
}
