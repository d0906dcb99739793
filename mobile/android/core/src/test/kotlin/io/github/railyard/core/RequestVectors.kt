package io.github.railyard.core

/** The calls of `requests.json`, by what they send. */
@OptIn(PutsAppInPciScope::class)
internal object RequestVectors {
    private const val SERVICE = "https://pay.example"
    private val DEVICE = ThreeDSecureDevice(
        sdkAppId = "0192f0aa-0000-7000-8000-0000000000a1",
        sdkTransactionId = "0192f0aa-0000-7000-8000-0000000000a2",
        sdkReferenceNumber = "3DS_LOA_SDK_EXAMPLE",
        sdkEncryptedData = "eyJhbGciOiJSU0EtT0FFUC0yNTYifQ",
        sdkEphemeralPublicKey = mapOf("kty" to "EC", "crv" to "P-256", "x" to "x", "y" to "y"),
    )
    private val CARD = mapOf("number" to "4111111111111111", "expiryDate" to "12/30", "securityCode" to "123")
    private val CHECKOUT = mapOf("amount" to 1299, "currency" to "USD", "country" to "US")
    private val PAYMENT = CHECKOUT + mapOf(
        "integration_client" to "ios",
        "payment_method" to mapOf(
            "method" to "paypal",
            "country" to "US",
            "currency" to "USD",
            "redirect_url" to "https://shop.example/back",
        ),
    )
    private val WALLET = mapOf(
        "default_completion_url" to "$SERVICE/transactions/{transaction_id}/complete?token={session_token}",
        "integration_client" to "ios",
    )

    /** What the call sends, as the vectors write it. */
    fun sentBy(call: String): Map<String, Any?> {
        var sent: Map<String, Any?> = emptyMap()
        val client = Client(SERVICE, { "{token}" }, null) { request, _ ->
            sent = mapOf(
                "method" to request.method,
                "path" to request.url.removePrefix(SERVICE).replace("%7B", "{").replace("%7D", "}"),
                "headers" to request.headers,
                "body" to request.body?.let { Json.parse(String(it)) },
            )
            Answer(503, ByteArray(0))
        }
        try {
            play(call, client)
        } catch (_: ApiFault) {
            // what was sent is all that is asked for
        }
        return sent
    }

    private fun play(call: String, client: Client): Any? = when (call) {
        "tokenize" -> client.tokenize("{session_id}", Vectors.formOf(CARD, 1_790_000_000_000))
        "cardDetails" -> client.cardDetails("{session_id}", "41111111")
        "threeDSecureVersion" -> client.threeDSecureVersion("{enrolled_session_id}")
        "threeDSecureAuthenticate" -> client.threeDSecureAuthenticate("{enrolled_session_id}", DEVICE)
        "googlePaySession" -> client.googlePaySession("shop.example")
        "pazeSession" -> client.pazeSession()
        "clickToPaySession" -> client.clickToPaySession("{session_id}")
        "openCheckout" -> client.openCheckout(CHECKOUT)
        "createTransaction" -> client.createTransaction(PAYMENT, "order-1815")
        "transactionSession" -> client.transactionSession("{transaction_id}", "{session_token}")
        "completeTransaction" -> client.completeTransaction(WalletSession(WALLET))
        else -> throw IllegalArgumentException("$call is no call of the core")
    }
}
