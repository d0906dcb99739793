package railyard

import (
	"context"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Settings say how the client finds the service, and signs.
type Settings struct {
	// URL of the service, such as https://pay.example.
	URL string
	// Key is the private half of an API key, as PEM, which signs the tokens of all calls.
	Key Secret
	// Token is one that somebody else signed, in the place of Key.
	Token Secret
	// MerchantAccount that calls are for; left out, the default one of the key.
	MerchantAccount string
	// Scopes that tokens allow; left out, everything that the key may do.
	Scopes []string
	// Audience: where the service knows itself by one address, its tokens can be for that one alone.
	Audience string
	// Issuer says who makes the tokens, for whoever reads logs.
	Issuer string
	// Timeout of one try, from connecting to the last byte of the answer; a minute, unless it is said.
	Timeout time.Duration
	// Retry says how often, and after which pauses, calls are tried again; the zero value is DefaultRetry.
	Retry RetryPolicy
	// AllowPlainHTTP to another machine, in a network that nobody else reads.
	AllowPlainHTTP bool
	// HTTPClient sends requests. It follows no redirects, whatever is set in it: they would get the token.
	HTTPClient *http.Client
	// Transport sends one request, once, in the place of HTTPClient. Where no whole answer came it gives a
	// *ConnectionError.
	Transport func(*http.Request) (*WireAnswer, error)
	// BeforeSend and AfterAnswer see what goes over the wire.
	BeforeSend  func(*http.Request)
	AfterAnswer func(*http.Request, *WireAnswer)
}

// Client is the API of one service. It can be used by several goroutines.
type Client struct {
	Operations
	signer *signer
	claims claims
}

// New makes a client. The error is a *UsageError where the address or the key cannot be used.
func New(settings Settings) (*Client, error) {
	address, err := serviceURL(settings.URL, settings.AllowPlainHTTP)
	if err != nil {
		return nil, err
	}
	said := claims{Issuer: settings.Issuer, Audience: settings.Audience, Scopes: settings.Scopes}
	if said.Issuer == "" {
		said.Issuer = "railyard go"
	}
	if said.Scopes == nil {
		said.Scopes = []string{"*.read", "*.write"}
	}
	client := &Client{claims: said}
	on := &connection{
		url:             address,
		merchantAccount: settings.MerchantAccount,
		timeout:         settings.Timeout,
		retry:           settings.Retry,
		transport:       settings.Transport,
		before:          settings.BeforeSend,
		after:           settings.AfterAnswer,
	}
	if settings.Key != "" {
		if client.signer, err = newSigner(settings.Key.Reveal()); err != nil {
			return nil, err
		}
		on.tokens = &tokenSource{signer: client.signer, claims: said}
	}
	if settings.Token != "" {
		on.tokens = &tokenSource{fixed: settings.Token.Reveal()}
	}
	if on.timeout == 0 {
		on.timeout = time.Minute
	}
	if on.retry == (RetryPolicy{}) {
		on.retry = DefaultRetry
	}
	if on.transport == nil {
		on.transport = httpTransport(settings.HTTPClient)
	}
	client.Operations = newOperations(on)
	return client, nil
}

// ForMerchantAccount is the same service, key, tokens and connections, for another merchant account.
func (client *Client) ForMerchantAccount(id string) Operations {
	on := *client.on
	on.merchantAccount = id
	return newOperations(&on)
}

// EmbedToken is a token that a browser may have, with what it pins: fields of the requests that it may make. It is good
// for an hour, unless life says something else.
func (client *Client) EmbedToken(pins map[string]any, life time.Duration, checkoutSessionID string) (string, error) {
	if client.signer == nil {
		return "", &UsageError{"A client without a key signs no token."}
	}
	if life == 0 {
		life = embedTokenLife
	}
	said := client.claims
	said.Scopes, said.Embed, said.CheckoutSessionID = []string{"embed"}, pins, checkoutSessionID
	if said.Embed == nil {
		said.Embed = map[string]any{}
	}
	return client.signer.token(time.Now(), life, said)
}

// Request sends a request by its path, where a method is in the way: in a program that is told the path, for example.
// into is a pointer to what the answer is read into, or nil.
func (client *Client) Request(ctx context.Context, method, path string, body, into any, options ...Option) error {
	// behind the address of the service it could name another machine, which would get the token
	if !strings.HasPrefix(path, "/") {
		return &UsageError{"A path begins with a slash: " + path}
	}
	isKeyed := settingsOf(options).key != ""
	answer, err := exchange(ctx, client.on, request{method: method, path: path, body: body, isKeyed: isKeyed}, options)
	if err != nil {
		return err
	}
	return answer.into(into)
}

func (client *Client) String() string { return "railyard.Client(" + client.on.url + ")" }

// GoString is what a debugger prints: no key, and no token.
func (client *Client) GoString() string { return client.String() }

func serviceURL(text string, allowPlainHTTP bool) (string, error) {
	address, err := url.Parse(text)
	if err != nil || (address.Scheme != "http" && address.Scheme != "https") || address.Hostname() == "" {
		return "", &UsageError{text + " is not the address of a service: it begins with https://."}
	}
	if address.Scheme == "http" && !allowPlainHTTP && !isThisMachine(address.Hostname()) {
		origin := address.Scheme + "://" + address.Host
		return "", &UsageError{origin + " is spoken to over plain HTTP, where anybody could read the token: use https."}
	}
	return strings.TrimRight(text, "/"), nil
}

func isThisMachine(host string) bool {
	if host == "localhost" || strings.HasSuffix(host, ".localhost") {
		return true
	}
	address := net.ParseIP(host)
	return address != nil && address.IsLoopback()
}
