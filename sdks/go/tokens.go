package railyard

import (
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
	"fmt"
	"math/big"
	"net/http"
	"sync"
	"time"
)

const (
	tokenLife      = 10 * time.Minute
	embedTokenLife = time.Hour
	// freshShare of a token's life is over when the next one is signed.
	freshShare    = 0.8
	clocksDiffer  = 5 * time.Second
	noPrivateKey  = "This is not a private key in PEM form without a passphrase."
	noKeyForToken = "A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits."
)

// signer signs tokens by the one algorithm that the service takes of its kind of key.
type signer struct {
	header string
	sign   func(data []byte) ([]byte, error)
}

func newSigner(text string) (*signer, error) {
	block, _ := pem.Decode([]byte(text))
	if block == nil {
		return nil, &UsageError{noPrivateKey}
	}
	key, err := parseKey(block)
	if err != nil {
		return nil, &UsageError{noPrivateKey}
	}
	switch key := key.(type) {
	case *ecdsa.PrivateKey:
		return ellipticSigner(key)
	case ed25519.PrivateKey:
		public := key.Public().(ed25519.PublicKey)
		jwk := fmt.Sprintf(`{"crv":"Ed25519","kty":"OKP","x":"%s"}`, encode(public))
		return &signer{headerOf("EdDSA", jwk), func(data []byte) ([]byte, error) { return ed25519.Sign(key, data), nil }}, nil
	case *rsa.PrivateKey:
		if key.N.BitLen() < 2048 {
			break
		}
		jwk := fmt.Sprintf(`{"e":"%s","kty":"RSA","n":"%s"}`, encode(big.NewInt(int64(key.E)).Bytes()), encode(key.N.Bytes()))
		return &signer{headerOf("RS512", jwk), func(data []byte) ([]byte, error) {
			digest := sha512.Sum512(data)
			return rsa.SignPKCS1v15(nil, key, crypto.SHA512, digest[:])
		}}, nil
	}
	return nil, &UsageError{noKeyForToken}
}

func parseKey(block *pem.Block) (any, error) {
	switch block.Type {
	case "EC PRIVATE KEY":
		return x509.ParseECPrivateKey(block.Bytes)
	case "RSA PRIVATE KEY":
		return x509.ParsePKCS1PrivateKey(block.Bytes)
	default:
		return x509.ParsePKCS8PrivateKey(block.Bytes)
	}
}

func ellipticSigner(key *ecdsa.PrivateKey) (*signer, error) {
	var curve, algorithm string
	size := 0
	digest := func(data []byte) []byte { sum := sha256.Sum256(data); return sum[:] }
	switch key.Curve {
	case elliptic.P256():
		curve, algorithm, size = "P-256", "ES256", 32
	case elliptic.P521():
		curve, algorithm, size = "P-521", "ES512", 66
		digest = func(data []byte) []byte { sum := sha512.Sum512(data); return sum[:] }
	default:
		return nil, &UsageError{noKeyForToken}
	}
	point, err := key.PublicKey.Bytes()
	if err != nil {
		return nil, &UsageError{noPrivateKey}
	}
	jwk := fmt.Sprintf(`{"crv":"%s","kty":"EC","x":"%s","y":"%s"}`, curve, encode(point[1:1+size]), encode(point[1+size:]))
	return &signer{headerOf(algorithm, jwk), func(data []byte) ([]byte, error) {
		first, second, err := ecdsa.Sign(rand.Reader, key, digest(data))
		if err != nil {
			return nil, err
		}
		// RFC 7518 section 3.4: two numbers of fixed length, and not DER
		signature := make([]byte, 2*size)
		first.FillBytes(signature[:size])
		second.FillBytes(signature[size:])
		return signature, nil
	}}, nil
}

// headerOf names the key by its thumbprint (RFC 7638): jwk has its members in lexicographic order.
func headerOf(algorithm, jwk string) string {
	sum := sha256.Sum256([]byte(jwk))
	return encode([]byte(fmt.Sprintf(`{"typ":"JWT","alg":"%s","kid":"%s"}`, algorithm, encode(sum[:]))))
}

func encode(data []byte) string { return base64.RawURLEncoding.EncodeToString(data) }

type claims struct {
	Issuer            string         `json:"iss"`
	IssuedAt          int64          `json:"iat"`
	NotBefore         int64          `json:"nbf"`
	Expires           int64          `json:"exp"`
	ID                string         `json:"jti"`
	Scopes            []string       `json:"scopes"`
	Audience          string         `json:"aud,omitempty"`
	Embed             map[string]any `json:"embed,omitzero"`
	CheckoutSessionID string         `json:"checkout_session_id,omitempty"`
}

func (signer *signer) token(now time.Time, life time.Duration, said claims) (string, error) {
	said.IssuedAt, said.NotBefore, said.Expires = now.Unix(), now.Unix(), now.Add(life).Unix()
	said.ID = NewIdempotencyKey()
	data, err := json.Marshal(said)
	if err != nil {
		return "", err
	}
	signed := signer.header + "." + encode(data)
	signature, err := signer.sign([]byte(signed))
	if err != nil {
		return "", err
	}
	return signed + "." + encode(signature), nil
}

// tokenSource has one token for all calls, until most of its life is over: the service remembers tokens that it has
// verified.
type tokenSource struct {
	signer *signer
	claims claims
	fixed  string

	mutex      sync.Mutex
	token      string
	freshUntil time.Time
	ahead      time.Duration
}

func (source *tokenSource) current() (string, error) {
	if source.fixed != "" {
		return source.fixed, nil
	}
	source.mutex.Lock()
	defer source.mutex.Unlock()
	now := time.Now().Add(source.ahead)
	if now.Before(source.freshUntil) {
		return source.token, nil
	}
	token, err := source.signer.token(now, tokenLife, source.claims)
	if err != nil {
		return "", err
	}
	source.token, source.freshUntil = token, now.Add(time.Duration(float64(tokenLife)*freshShare))
	return token, nil
}

// learnClock goes by the service's clock from now on; false where the clocks differ too little to matter.
func (source *tokenSource) learnClock(date string) bool {
	at, err := http.ParseTime(date)
	if err != nil || source.fixed != "" {
		return false
	}
	source.mutex.Lock()
	defer source.mutex.Unlock()
	ahead := time.Until(at)
	if (ahead - source.ahead).Abs() <= clocksDiffer {
		return false
	}
	source.ahead, source.freshUntil = ahead, time.Time{}
	return true
}

// NewIdempotencyKey is a key to store with an order before anything is sent.
func NewIdempotencyKey() string {
	var data [16]byte
	_, _ = rand.Read(data[:]) // ends the program where there is no randomness
	data[6], data[8] = data[6]&0x0f|0x40, data[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", data[:4], data[4:6], data[6:8], data[8:10], data[10:])
}
