package railyard

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// WebhookEvent is what happened, with the resource that it happened to. Name may be one of a later version.
type WebhookEvent struct {
	Type string `json:"type"`
	// ID is the same on every attempt: what came before under it is passed over.
	ID string `json:"id"`
	// Name of the event, such as transaction.captured.
	Name string `json:"name"`
	// CreatedAt is when it happened.
	CreatedAt string `json:"created_at"`
	// MerchantAccountID is whose event it is; nil: of the whole instance.
	MerchantAccountID *string `json:"merchant_account_id"`
	// InstanceID says which installation sent it.
	InstanceID string `json:"instance_id"`
	// Environment is sandbox or production.
	Environment string `json:"environment"`
	// Target is what it is about, as the operation that reads it would answer: Into(&transaction) reads it.
	Target OneOf `json:"target"`
}

// WebhookSignatureError says that a message is not the service's, was changed, or is too old.
type WebhookSignatureError struct{ message string }

func (err *WebhookSignatureError) Error() string { return err.message }

// Webhook is a message as it came.
type Webhook struct {
	// Body as it came, before anything read it.
	Body []byte
	// Header of the message.
	Header http.Header
	// Secrets of the subscription, whsec_…; more than one while they are being rotated.
	Secrets []Secret
	// Tolerance is how far the time of the message may be from ours; five minutes, unless it is said.
	Tolerance time.Duration
	// Now is the time by which its age is judged; left out, the time it is.
	Now time.Time
}

var timestampForm = regexp.MustCompile(`^\d{1,12}$`)

// VerifyWebhook is the event of a message whose signature holds. Webhook-Signature covers the id as well and is taken
// where it is there; the published header is taken where it is alone.
func VerifyWebhook(message Webhook) (*WebhookEvent, error) {
	tolerance, now := message.Tolerance, message.Now
	if tolerance == 0 {
		tolerance = 5 * time.Minute
	}
	if now.IsZero() {
		now = time.Now()
	}
	prefix, signatureName := "Webhook-", "Webhook-Signature"
	isStandard := message.Header.Get(signatureName) != ""
	if !isStandard {
		prefix, signatureName = "X-Gr4vy-Webhook-", "X-Gr4vy-Webhook-Signatures"
	}
	id, timestamp := message.Header.Get(prefix+"Id"), message.Header.Get(prefix+"Timestamp")
	signatures := message.Header.Get(signatureName)
	if id == "" || timestamp == "" || signatures == "" {
		return nil, &WebhookSignatureError{"The message has no signature, id or time."}
	}
	seconds, _ := strconv.ParseInt(timestamp, 10, 64) // its form is looked at
	if !timestampForm.MatchString(timestamp) || now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		shown := timestamp[:min(20, len(timestamp))]
		return nil, &WebhookSignatureError{"The message is of another time than now: " + shown + "."}
	}
	sent := strings.Split(signatures, ",")
	if isStandard {
		sent = nil
		for _, part := range strings.Split(signatures, " ") {
			if signature, ok := strings.CutPrefix(part, "v1,"); ok {
				sent = append(sent, signature)
			}
		}
	}
	holds := false
	for _, secret := range message.Secrets {
		wanted, err := signatureOf(secret, isStandard, id, timestamp, message.Body)
		if err != nil {
			return nil, err
		}
		for _, signature := range sent {
			holds = hmac.Equal([]byte(wanted), []byte(signature)) || holds
		}
	}
	if !holds {
		return nil, &WebhookSignatureError{"The signature is not one of these secrets over these bytes."}
	}
	event := new(WebhookEvent)
	if err := json.Unmarshal(message.Body, event); err != nil {
		return nil, fmt.Errorf("the message is signed, and no event: %w", err)
	}
	return event, nil
}

// SignWebhook gives the headers that the service sends with a message, for whoever forwards one or tests an endpoint.
func SignWebhook(id string, body []byte, secrets []Secret, now time.Time) (http.Header, error) {
	timestamp := strconv.FormatInt(now.Unix(), 10)
	var published, standard []string
	for _, secret := range secrets {
		one, err := signatureOf(secret, false, id, timestamp, body)
		if err != nil {
			return nil, err
		}
		other, err := signatureOf(secret, true, id, timestamp, body)
		if err != nil {
			return nil, err
		}
		published, standard = append(published, one), append(standard, "v1,"+other)
	}
	header := http.Header{}
	header.Set("X-Gr4vy-Webhook-Id", id)
	header.Set("X-Gr4vy-Webhook-Timestamp", timestamp)
	header.Set("X-Gr4vy-Webhook-Signatures", strings.Join(published, ","))
	header.Set("Webhook-Id", id)
	header.Set("Webhook-Timestamp", timestamp)
	header.Set("Webhook-Signature", strings.Join(standard, " "))
	return header, nil
}

// signatureOf is under the bytes that the secret stands for (Standard Webhooks), or under its text (the published
// SDKs).
func signatureOf(secret Secret, isStandard bool, id, timestamp string, body []byte) (string, error) {
	text, isSecret := strings.CutPrefix(secret.Reveal(), "whsec_")
	key, err := base64.StdEncoding.DecodeString(text)
	// of a secret that is not set there would be a key of no bytes, under which anybody can sign
	if !isSecret || err != nil || len(key) == 0 {
		return "", &UsageError{"This is not the secret of a webhook subscription, which begins with whsec_."}
	}
	if isStandard {
		mac := hmac.New(sha256.New, key)
		mac.Write([]byte(id + "." + timestamp + "."))
		mac.Write(body)
		return base64.StdEncoding.EncodeToString(mac.Sum(nil)), nil
	}
	mac := hmac.New(sha256.New, []byte(secret.Reveal()))
	mac.Write([]byte(timestamp + "."))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil)), nil
}
