package railyard

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"reflect"
	"regexp"
	"strings"
	"time"
)

// RetryPolicy says how often, and for how long, the same request is sent.
type RetryPolicy struct {
	// Tries counts the first one.
	Tries int
	// Budget: no other try begins later than that.
	Budget time.Duration
	// FirstPause is before the first repetition; each further pause is twice as long.
	FirstPause time.Duration
	// LongestPause is what a pause takes at most.
	LongestPause time.Duration
}

// DefaultRetry is what a client does unless it is told.
var DefaultRetry = RetryPolicy{
	Tries: 3, Budget: 30 * time.Second, FirstPause: 250 * time.Millisecond, LongestPause: 8 * time.Second,
}

// WireAnswer is an answer, whole.
type WireAnswer struct {
	Status int
	Header http.Header
	Body   []byte
}

// Answer is what came of a call, beside what it is about.
type Answer struct {
	// Status of the answer.
	Status int
	// Header of the answer.
	Header http.Header
	// RequestID names the request in the service's log.
	RequestID string
	// IsReplayed says whether it is the stored answer to an earlier request under the same key.
	IsReplayed bool
	// IdempotencyKey under which it was sent; "" where the operation takes none.
	IdempotencyKey string
	// Body, as it came.
	Body []byte
}

// Option says something of one call, beside what it is about.
type Option func(*callSettings)

type callSettings struct {
	key             string
	merchantAccount string
	timeout         time.Duration
	retry           *RetryPolicy
	header          http.Header
	answer          *Answer
}

// WithIdempotencyKey is for an operation that moves money: a key that was stored before. Left out, the call makes one.
func WithIdempotencyKey(key string) Option { return func(call *callSettings) { call.key = key } }

// WithMerchantAccount is in place of that of the client.
func WithMerchantAccount(id string) Option {
	return func(call *callSettings) { call.merchantAccount = id }
}

// WithTimeout is for one try, from connecting to the last byte of the answer.
func WithTimeout(timeout time.Duration) Option {
	return func(call *callSettings) { call.timeout = timeout }
}

// WithRetry says how often, and after which pauses, this call is tried again.
func WithRetry(policy RetryPolicy) Option { return func(call *callSettings) { call.retry = &policy } }

// WithHeader is a header beside those that the client writes.
func WithHeader(name, value string) Option {
	return func(call *callSettings) {
		if call.header == nil {
			call.header = http.Header{}
		}
		call.header.Set(name, value)
	}
}

// WithAnswer fills in the whole answer: status, header, request id, and whether it is a stored one.
func WithAnswer(answer *Answer) Option { return func(call *callSettings) { call.answer = answer } }

func settingsOf(options []Option) callSettings {
	var call callSettings
	for _, option := range options {
		option(&call)
	}
	return call
}

// OutcomeUnknown says that what was asked for under an idempotency key may have happened, or may yet: do not ask for it
// again under another key. It is neither an *APIError nor a *ConnectionError.
type OutcomeUnknown struct {
	// IdempotencyKey: the same request under this key gets the stored answer, once there is one.
	IdempotencyKey string
	cause          error
	again          func(ctx context.Context, within time.Duration) (*Answer, error)
}

func (unknown *OutcomeUnknown) Error() string {
	return "What became of the request under the idempotency key " + unknown.IdempotencyKey + " is not known: repeat it " +
		"under the same key (Resolve), or find it by external_identifier. An outcome may take up to a day."
}

// Cause is what the last try came to. Unwrap does not give it, so that no handler of ordinary errors takes it for one.
func (unknown *OutcomeUnknown) Cause() error { return unknown.cause }

// Resolve repeats the request under its key until its answer is there, and reads it into what the call would have
// given; an *OutcomeUnknown where the time is over.
func (unknown *OutcomeUnknown) Resolve(ctx context.Context, within time.Duration, into any) error {
	answer, err := unknown.again(ctx, within)
	if err != nil {
		return err
	}
	return answer.into(into)
}

type connection struct {
	url             string
	tokens          *tokenSource
	merchantAccount string
	timeout         time.Duration
	retry           RetryPolicy
	transport       func(*http.Request) (*WireAnswer, error)
	before          func(*http.Request)
	after           func(*http.Request, *WireAnswer)
}

type request struct {
	method, path              string
	query                     url.Values
	body                      any
	isKeyed, isReading, isRaw bool
}

func send[Result any](ctx context.Context, on *connection, asked request, options []Option) (*Result, error) {
	answer, err := exchange(ctx, on, asked, options)
	if err != nil {
		return nil, err
	}
	result := new(Result)
	if err := answer.into(result); err != nil {
		return nil, err
	}
	return result, nil
}

// into reads the answer; bytes are given as they came.
func (answer *Answer) into(target any) error {
	if target == nil || len(answer.Body) == 0 {
		return nil
	}
	if raw, ok := target.(*[]byte); ok {
		*raw = answer.Body
		return nil
	}
	if err := json.Unmarshal(answer.Body, target); err != nil {
		return fmt.Errorf("the answer of request %s is not what the contract says: %w", answer.RequestID, err)
	}
	return nil
}

func exchange(ctx context.Context, on *connection, asked request, options []Option) (*Answer, error) {
	call := settingsOf(options)
	if err, ok := badSegment(asked.path); ok {
		return nil, err
	}
	if call.key != "" && !asked.isKeyed {
		return nil, &UsageError{asked.method + " " + asked.path + " takes no idempotency key"}
	}
	if asked.isKeyed && call.key == "" {
		call.key = NewIdempotencyKey()
	}
	body, err := bodyOf(asked)
	if err != nil {
		return nil, err
	}
	policy := on.retry
	if call.retry != nil {
		policy = *call.retry
	}
	answer, err := on.untilAnswered(ctx, asked, body, call, policy, false)
	if answer != nil && call.answer != nil {
		*call.answer = *answer
	}
	return answer, err
}

// untilAnswered sends the request until its answer is final or the policy ends. isOpen: an earlier call left its
// outcome open.
func (on *connection) untilAnswered(
	ctx context.Context, asked request, body []byte, call callSettings, policy RetryPolicy, isOpen bool,
) (*Answer, error) {
	until := time.Now().Add(policy.Budget)
	isRepeatable := asked.method == http.MethodGet || asked.isReading || call.key != ""
	var got tryResult
	for tried := 1; ; tried++ {
		var err error
		if got, err = on.try(ctx, asked, body, call); err != nil {
			return nil, err
		}
		isOpen = isOpen || got.leavesOpen()
		pause, again := got.pauseBeforeNext(tried, isRepeatable, policy)
		if !again || ctx.Err() != nil || !time.Now().Add(pause).Before(until) {
			break
		}
		if !wait(ctx, pause) {
			break
		}
	}
	if call.key != "" && isOpen && !got.isFinal() {
		return nil, &OutcomeUnknown{call.key, got.err(), func(ctx context.Context, within time.Duration) (*Answer, error) {
			longer := policy
			longer.Tries, longer.Budget = math.MaxInt, within
			return on.untilAnswered(ctx, asked, body, call, longer, true)
		}}
	}
	if err := got.err(); err != nil {
		return nil, err
	}
	answer := got.answer
	return &Answer{
		Status:         answer.Status,
		Header:         answer.Header,
		RequestID:      answer.Header.Get("X-Request-Id"),
		IsReplayed:     answer.Header.Get("Idempotent-Replayed") == "true",
		IdempotencyKey: call.key,
		Body:           answer.Body,
	}, nil
}

func wait(ctx context.Context, pause time.Duration) bool {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

func (on *connection) try(ctx context.Context, asked request, body []byte, call callSettings) (tryResult, error) {
	got, err := on.sendOnce(ctx, asked, body, call)
	if err != nil || got.answer == nil || got.answer.Status != http.StatusUnauthorized || on.tokens == nil {
		return got, err
	}
	// Once: a token of another time is refused, and the answer says what time it is there.
	if !on.tokens.learnClock(got.answer.Header.Get("Date")) {
		return got, nil
	}
	return on.sendOnce(ctx, asked, body, call)
}

func (on *connection) sendOnce(ctx context.Context, asked request, body []byte, call callSettings) (tryResult, error) {
	timeout := on.timeout
	if call.timeout != 0 {
		timeout = call.timeout
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	wire, err := on.wireRequest(ctx, asked, body, call)
	if err != nil {
		return tryResult{}, err
	}
	if on.before != nil {
		on.before(wire)
	}
	answer, err := on.transport(wire)
	var failed *ConnectionError
	if errors.As(err, &failed) {
		return tryResult{failure: failed}, nil
	}
	if err != nil {
		return tryResult{}, err
	}
	if on.after != nil {
		on.after(wire, answer)
	}
	return tryResult{answer: answer}, nil
}

func (on *connection) wireRequest(
	ctx context.Context, asked request, body []byte, call callSettings,
) (*http.Request, error) {
	address := on.url + asked.path
	if text := asked.query.Encode(); text != "" {
		address += "?" + text
	}
	var content io.Reader
	if body != nil {
		content = bytes.NewReader(body)
	}
	wire, err := http.NewRequestWithContext(ctx, asked.method, address, content)
	if err != nil {
		return nil, &UsageError{err.Error()}
	}
	wire.Header.Set("Accept", "application/json")
	wire.Header.Set("X-Api-Version", APIVersion)
	wire.Header.Set("User-Agent", "railyard-go/"+Version)
	if on.tokens != nil {
		token, err := on.tokens.current()
		if err != nil {
			return nil, err
		}
		wire.Header.Set("Authorization", "Bearer "+token)
	}
	merchantAccount := on.merchantAccount
	if call.merchantAccount != "" {
		merchantAccount = call.merchantAccount
	}
	if merchantAccount != "" {
		wire.Header.Set("X-Merchant-Account-Id", merchantAccount)
	}
	if body != nil && !asked.isRaw {
		wire.Header.Set("Content-Type", "application/json")
	}
	if call.key != "" {
		wire.Header.Set("Idempotency-Key", call.key)
		// the package for HTTP would otherwise send it again by itself, uncounted
		wire.GetBody = nil
	}
	for name, values := range call.header {
		wire.Header[name] = values
	}
	return wire, badHeader(wire.Header)
}

// badHeader is a *UsageError where a header has what none can have: a transport would leave open what was sent.
func badHeader(header http.Header) error {
	for name, values := range header {
		isPrinted := headerName.MatchString(name)
		for _, value := range values {
			isPrinted = isPrinted && headerValue.MatchString(value)
		}
		if !isPrinted {
			return &UsageError{fmt.Sprintf("The header %q takes printable ASCII alone: the end of a line, for example, has "+
				"no place in it.", name)}
		}
	}
	return nil
}

var (
	headerName  = regexp.MustCompile("^[\\w!#$%&'*+.^`|~-]+$")
	headerValue = regexp.MustCompile(`^[\t\x20-\x7e]*$`)
)

func bodyOf(asked request) ([]byte, error) {
	if asked.body == nil {
		return nil, nil
	}
	if raw, ok := asked.body.([]byte); ok && asked.isRaw {
		return raw, nil
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(asked.body); err != nil {
		return nil, &UsageError{"The body can not be written as JSON: " + err.Error()}
	}
	return bytes.TrimRight(text.Bytes(), "\n"), nil
}

// orNil is no body where the pointer is nil: an interface that holds a nil pointer is not nil itself.
func orNil(body any) any {
	if value := reflect.ValueOf(body); value.Kind() == reflect.Pointer && value.IsNil() {
		return nil
	}
	return body
}

const badID = "\x00"

// segment is a part of a path. What is no id is found out before anything is sent.
func segment(id string) string {
	if id == "" || id == "." || id == ".." {
		return badID + id + badID
	}
	return strings.ReplaceAll(url.QueryEscape(id), "+", "%20")
}

func badSegment(path string) (error, bool) {
	parts := strings.SplitN(path, badID, 3)
	if len(parts) < 3 {
		return nil, false
	}
	if parts[1] == "" {
		return &UsageError{"An empty id would name a list, and not the record that is meant."}, true
	}
	// a client takes these for steps in the path, and would ask for another record or list
	return &UsageError{fmt.Sprintf("%q is no id.", parts[1])}, true
}

// tryResult is what one try came to: an answer, or none.
type tryResult struct {
	answer  *WireAnswer
	failure *ConnectionError
}

func (got tryResult) err() error {
	if got.failure != nil {
		return got.failure
	}
	if got.answer.Status >= 300 {
		return errorOf(got.answer.Status, got.answer.Header, got.answer.Body)
	}
	return nil
}

// pauseBeforeNext is how long to wait before the same request goes out again, and whether it does. What is not
// repeatable is repeated only where it certainly was not carried out.
func (got tryResult) pauseBeforeNext(tried int, isRepeatable bool, policy RetryPolicy) (time.Duration, bool) {
	if tried >= policy.Tries {
		return 0, false
	}
	longest := math.Min(float64(policy.LongestPause), float64(policy.FirstPause)*math.Pow(2, float64(tried-1)))
	// full jitter: many clients that failed at once do not come back at once
	pause := time.Duration(rand.Float64() * longest)
	if got.failure != nil {
		return pause, isRepeatable || !got.failure.MayHaveArrived
	}
	status := got.answer.Status
	var after *time.Duration
	if status == http.StatusTooManyRequests || status == http.StatusServiceUnavailable {
		after = retryAfterOf(got.answer.Header, time.Now())
	}
	// Not so a 503: where the database goes away behind the work, nobody knows what became of it.
	isUndone := status == http.StatusTooManyRequests && after != nil
	isPassing := status >= 500 || status == http.StatusTooManyRequests || got.isBeingProcessed()
	if after != nil {
		pause = max(*after, pause)
	}
	return pause, isUndone || (isRepeatable && isPassing)
}

// leavesOpen says whether it leaves open what became of a request under an idempotency key.
func (got tryResult) leavesOpen() bool {
	if got.failure != nil {
		return got.failure.MayHaveArrived
	}
	return got.answer.Status >= 500 || got.isBeingProcessed()
}

// isFinal says whether the answer is the one of the operation, and closes what an earlier try left open. A refusal at
// the door (access, rate limit) says nothing of the try before it.
func (got tryResult) isFinal() bool {
	if got.failure != nil || got.leavesOpen() {
		return false
	}
	switch got.answer.Status {
	case 401, 403, 408, 425, 429:
		return false
	}
	return true
}

func (got tryResult) isBeingProcessed() bool {
	return got.answer.Status == http.StatusConflict && bytes.Contains(got.answer.Body, []byte(`"concurrent_request"`))
}

func httpTransport(client *http.Client) func(*http.Request) (*WireAnswer, error) {
	own := http.Client{Transport: encryptedProxies()}
	if client != nil {
		own = *client
	}
	// a redirect would get the token, and the body
	own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return func(wire *http.Request) (*WireAnswer, error) {
		answer, err := own.Do(wire)
		if err != nil {
			return nil, NewConnectionError(origin(wire)+" did not answer", !isNoConnection(err), err)
		}
		defer func() { _ = answer.Body.Close() }()
		body, err := io.ReadAll(answer.Body)
		if err != nil {
			return nil, NewConnectionError(origin(wire)+" did not answer whole", true, err)
		}
		return &WireAnswer{answer.StatusCode, answer.Header, body}, nil
	}
}

// encryptedProxies asks the proxy of the environment for HTTPS alone: what is not encrypted stays on this machine.
func encryptedProxies() http.RoundTripper {
	usual, ok := http.DefaultTransport.(*http.Transport)
	if !ok {
		return http.DefaultTransport
	}
	transport := usual.Clone()
	proxy := transport.Proxy
	transport.Proxy = func(wire *http.Request) (*url.URL, error) {
		if proxy == nil || wire.URL.Scheme == "http" {
			return nil, nil
		}
		return proxy(wire)
	}
	return transport
}

// isNoConnection: before a connection stands, nothing was sent over it.
func isNoConnection(err error) bool {
	var operation *net.OpError
	var name *net.DNSError
	return (errors.As(err, &operation) && operation.Op == "dial") || errors.As(err, &name)
}

func origin(wire *http.Request) string { return wire.URL.Scheme + "://" + wire.URL.Host }
