package railyard

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Family says of what kind a refusal is. A code of a later version is of none.
type Family string

const (
	// FamilyNone is of a code that this version does not know.
	FamilyNone Family = ""
	// InvalidRequest cannot be taken as it is: Details says what would be right.
	InvalidRequest Family = "invalid_request"
	// Unauthorized came with no token of an active key.
	Unauthorized Family = "unauthorized"
	// Forbidden is not allowed by the token, or by the roles of its key.
	Forbidden Family = "forbidden"
	// NotFound names no record or path, or one of another merchant account.
	NotFound Family = "not_found"
	// Conflict contradicts what is there: a record, a state, another request under the same key.
	Conflict Family = "conflict"
	// RateLimited is one request too many: RetryAfter says when the next one may come.
	RateLimited Family = "rate_limited"
	// ServerFault is a fault in the service or behind it.
	ServerFault Family = "server_fault"
)

var families = map[string]Family{
	"bad_request": InvalidRequest, "incorrect_json": InvalidRequest, "invalid_credentials": InvalidRequest,
	"method_not_allowed": InvalidRequest, "payload_too_large": InvalidRequest,
	"unsupported_media_type": InvalidRequest, "unprocessable": InvalidRequest,
	"unauthorized": Unauthorized,
	"forbidden":    Forbidden, "confirmation_required": Forbidden, "confirmation_refused": Forbidden,
	"approval_required":      Forbidden,
	"not_found":              NotFound,
	"idempotency_key_reused": Conflict, "duplicate_record": Conflict, "concurrent_request": Conflict,
	"invalid_state": Conflict, "changed_meanwhile": Conflict, "too_early": Conflict,
	"too_many_requests": RateLimited,
	"server_error":      ServerFault, "bad_gateway": ServerFault, "service_unavailable": ServerFault,
	"gateway_timeout": ServerFault,
}

// Detail is one thing that is wrong with a request.
type Detail struct {
	// Location is body, query, path, header or unknown.
	Location string `json:"location"`
	// Pointer is a JSON pointer in a body, and the parameter's name elsewhere.
	Pointer string `json:"pointer"`
	// Message says what is wrong, in a sentence.
	Message string `json:"message"`
	// Type is what to branch on, such as value_error.missing.
	Type string `json:"type"`
}

// APIError is a refusal that the service answered.
type APIError struct {
	// Family of the code.
	Family Family
	// Status of the answer.
	Status int
	// Code is the service's word for what is wrong.
	Code string
	// Message is the service's sentence.
	Message string
	// Details names each thing that is wrong, with its place.
	Details []Detail
	// RequestID names the request in the service's log; "" where it gave none.
	RequestID string
	// RetryAfter is how long to wait before the next try; nil: not said.
	RetryAfter *time.Duration
	// ResourceID is what is in the way, where there is one.
	ResourceID string
	// Body is the answer, as it came.
	Body []byte
}

func (err *APIError) Error() string {
	lines := []string{fmt.Sprintf("%d: %s", err.Status, err.Message)}
	for _, detail := range err.Details {
		lines = append(lines, strings.TrimPrefix(detail.Pointer+": "+detail.Message, ": "))
	}
	return strings.Join(lines, "\n")
}

// ConnectionError says that nothing answered.
type ConnectionError struct {
	message string
	cause   error
	// MayHaveArrived is false where the request certainly did not leave: no connection came about.
	MayHaveArrived bool
}

func (err *ConnectionError) Error() string { return err.message }

func (err *ConnectionError) Unwrap() error { return err.cause }

// NewConnectionError is what a transport of one's own gives where no whole answer came.
func NewConnectionError(message string, mayHaveArrived bool, cause error) *ConnectionError {
	return &ConnectionError{message, cause, mayHaveArrived}
}

// UsageError says that something cannot be asked for: an empty id, an address over plain HTTP, a key of a wrong kind.
type UsageError struct{ message string }

func (err *UsageError) Error() string { return err.message }

func errorOf(status int, header http.Header, body []byte) *APIError {
	var read struct {
		Code       json.RawMessage `json:"code"`
		Message    json.RawMessage `json:"message"`
		ResourceID json.RawMessage `json:"resource_id"`
		Details    []Detail        `json:"details"`
	}
	_ = json.Unmarshal(body, &read) // what is no error body of the service stays empty
	code := textOr(read.Code, fmt.Sprintf("http_%d", status))
	return &APIError{
		Family:     families[code],
		Status:     status,
		Code:       code,
		Message:    textOr(read.Message, "an answer that is not the service's"),
		Details:    read.Details,
		RequestID:  header.Get("X-Request-Id"),
		RetryAfter: retryAfterOf(header, time.Now()),
		ResourceID: textOr(read.ResourceID, ""),
		Body:       body,
	}
}

func textOr(data json.RawMessage, fallback string) string {
	var text string
	if len(data) == 0 || json.Unmarshal(data, &text) != nil {
		return fallback
	}
	return text
}

// retryAfterOf reads seconds, or a date: both are allowed.
func retryAfterOf(header http.Header, now time.Time) *time.Duration {
	text := header.Get("Retry-After")
	if text == "" {
		return nil
	}
	if seconds, err := strconv.ParseInt(text, 10, 32); err == nil && seconds >= 0 {
		return Ptr(time.Duration(seconds) * time.Second)
	}
	at, err := http.ParseTime(text)
	if err != nil {
		return nil
	}
	return Ptr(time.Duration(math.Max(0, math.Ceil(at.Sub(now).Seconds()))) * time.Second)
}
