package io.github.railyard.core

import java.net.HttpURLConnection
import java.net.URL
import java.util.Base64
import java.util.UUID

/**
 * A 3-D Secure SDK that no scheme has approved: it speaks the clear messages of the sandbox's issuer, as a real one
 * speaks encrypted ones. `typed`: what its cardholder types; null: they cancel.
 */
internal class FakeSdk(private val typed: String?) : ThreeDSecureSdk {
    private val transactionId = UUID.randomUUID().toString()
    val questions = ArrayList<String>()

    override fun device(version: ThreeDSecureVersion): ThreeDSecureDevice {
        check(version.messageVersion.startsWith("2."))
        return ThreeDSecureDevice(
            sdkAppId = UUID.randomUUID().toString(),
            sdkTransactionId = transactionId,
            sdkReferenceNumber = "3DS_LOA_SDK_FAKE",
            sdkEncryptedData = "eyJhbGciOiJSU0EtT0FFUC0yNTYifQ",
            sdkEphemeralPublicKey = mapOf("kty" to "EC", "crv" to "P-256", "x" to "x", "y" to "y"),
        )
    }

    override fun challenge(challenge: ThreeDSecureChallenge, end: (ChallengeEnd) -> Unit) {
        val question = ask(challenge, emptyMap())
        check(question["challengeCompletionInd"] == "N") { "$question" }
        questions += question.needed("challengeInfoText")
        val answer = typed?.let { mapOf("challengeDataEntry" to it) } ?: mapOf("challengeCancel" to "01")
        val result = ask(challenge, answer + ("sdkCounterStoA" to "001"))
        check(result["challengeCompletionInd"] == "Y") { "$result" }
        end(if (typed == null) ChallengeEnd.CLOSED else ChallengeEnd.CHALLENGED)
    }

    /** CReq → CRes. */
    private fun ask(challenge: ThreeDSecureChallenge, more: Map<String, Any?>): Map<String, Any?> {
        val content = challenge.acsSignedContent.split('.')[1]
        val address = Json.parse(String(Base64.getUrlDecoder().decode(content))).needed("acsURL")
        val connection = URL(address).openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        connection.doOutput = true
        connection.setRequestProperty("content-type", "application/json")
        val request = mapOf(
            "messageType" to "CReq",
            "messageVersion" to "2.2.0",
            "threeDSServerTransID" to challenge.serverTransactionId,
            "acsTransID" to challenge.acsTransactionId,
            "sdkTransID" to transactionId,
            "sdkCounterStoA" to "000",
        )
        connection.outputStream.use { it.write(Json.bytes(request + more)) }
        return Json.parse(String(connection.inputStream.use { it.readBytes() })).asMembers()
    }
}
