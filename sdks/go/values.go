package railyard

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"net/url"
	"strconv"
)

// Ptr is a value where what may be left out is asked for.
func Ptr[T any](value T) *T { return &value }

// Opt is a member of an update, which may be set, be taken away (null), or be left as it is.
type Opt[T any] struct {
	value *T
	isSet bool
}

// Set gives a member of an update this value.
func Set[T any](value T) Opt[T] { return Opt[T]{&value, true} }

// Null takes a member of an update away.
func Null[T any]() Opt[T] { return Opt[T]{nil, true} }

// Get is the value, and whether there is one.
func (opt Opt[T]) Get() (T, bool) {
	if opt.value == nil {
		var none T
		return none, false
	}
	return *opt.value, true
}

// IsZero says whether the member is left as it is.
func (opt Opt[T]) IsZero() bool { return !opt.isSet }

func (opt Opt[T]) MarshalJSON() ([]byte, error) { return json.Marshal(opt.value) }

func (opt *Opt[T]) UnmarshalJSON(data []byte) error {
	opt.isSet = true
	return json.Unmarshal(data, &opt.value)
}

// OneOf is a value that has one of several shapes: One makes one for a request, Into reads one of an answer.
type OneOf struct{ value any }

// One is a value of a request that can have several shapes.
func One(value any) OneOf { return OneOf{value} }

// Into reads the value into a pointer to the shape that it has.
func (one OneOf) Into(target any) error {
	data, err := one.MarshalJSON()
	if err != nil {
		return err
	}
	return json.Unmarshal(data, target)
}

// Member is the text of a member of the value, such as the "method" by which its shape is known; "" where there is
// none.
func (one OneOf) Member(name string) string {
	var members map[string]json.RawMessage
	var text string
	if one.Into(&members) != nil || json.Unmarshal(members[name], &text) != nil {
		return ""
	}
	return text
}

// IsZero says whether there is no value.
func (one OneOf) IsZero() bool { return one.value == nil }

func (one OneOf) MarshalJSON() ([]byte, error) { return json.Marshal(one.value) }

func (one *OneOf) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		one.value = nil
		return nil
	}
	one.value = json.RawMessage(append([]byte(nil), data...))
	return nil
}

// Secret is a text that is not printed by accident: in an error, a log or a debugger it is [hidden].
type Secret string

const hidden = "[hidden]"

// Reveal is the text itself.
func (secret Secret) Reveal() string { return string(secret) }

func (secret Secret) String() string { return hidden }

func (secret Secret) GoString() string { return hidden }

func (secret Secret) Format(state fmt.State, _ rune) { _, _ = state.Write([]byte(hidden)) }

func (secret Secret) LogValue() slog.Value { return slog.StringValue(hidden) }

// addQuery adds what is there: a pointer that is not nil, each value of a list.
func addQuery(values url.Values, name string, value any) {
	switch given := value.(type) {
	case *string:
		if given != nil {
			values.Add(name, *given)
		}
	case *int64:
		if given != nil {
			values.Add(name, strconv.FormatInt(*given, 10))
		}
	case *float64:
		if given != nil {
			values.Add(name, strconv.FormatFloat(*given, 'f', -1, 64))
		}
	case *bool:
		if given != nil {
			values.Add(name, strconv.FormatBool(*given))
		}
	case string:
		values.Add(name, given)
	case int64:
		values.Add(name, strconv.FormatInt(given, 10))
	case bool:
		values.Add(name, strconv.FormatBool(given))
	case []string:
		for _, one := range given {
			values.Add(name, one)
		}
	default:
		data, err := json.Marshal(value)
		if err == nil && string(data) != "null" {
			var texts []string
			var text string
			if json.Unmarshal(data, &texts) == nil {
				addQuery(values, name, texts)
			} else if json.Unmarshal(data, &text) == nil {
				values.Add(name, text)
			} else {
				values.Add(name, string(data))
			}
		}
	}
}
