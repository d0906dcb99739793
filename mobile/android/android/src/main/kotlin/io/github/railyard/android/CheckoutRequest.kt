package io.github.railyard.android

import android.os.Bundle
import io.github.railyard.core.CheckoutCalls
import io.github.railyard.core.Client

/**
 * What is paid, as the token pins it, and how the sheet is.
 *
 * @param apiUrl where the service is, for example `https://pay.example`.
 * @param token for this one checkout, made by your server.
 * @param amount in minor units.
 * @param returnUrl where banks send the buyer back to: an address of your app, such as `shop://back`, for which your
 * manifest gives [ReturnActivity] an intent filter.
 * @param isSecure keeps the sheet out of screenshots and of the list of recent apps.
 * @param look colours and sizes; null: those of the service's own pages.
 */
public class CheckoutRequest @JvmOverloads constructor(
    public val apiUrl: String,
    public val token: String,
    public val amount: Long,
    public val currency: String,
    public val country: String,
    public val returnUrl: String? = null,
    public val externalIdentifier: String? = null,
    public val locale: String? = null,
    public val isSecure: Boolean = false,
    public val look: Look? = null,
) {
    internal fun bundle(): Bundle = Bundle().apply {
        putString("apiUrl", apiUrl)
        putString("token", token)
        putLong("amount", amount)
        putString("currency", currency)
        putString("country", country)
        putString("returnUrl", returnUrl)
        putString("externalIdentifier", externalIdentifier)
        putString("locale", locale)
        putBoolean("isSecure", isSecure)
        putIntArray("look", look?.values)
    }

    internal fun calls(): CheckoutCalls {
        val options = mapOf(
            "amount" to amount,
            "currency" to currency,
            "country" to country,
            "return_url" to returnUrl,
            "external_identifier" to externalIdentifier,
            "locale" to locale,
        )
        return Client(apiUrl, { token }).pageCalls(options.filterValues { it != null })
    }

    /** Says nothing of the token. */
    override fun toString(): String = "CheckoutRequest($amount $currency)"

    internal companion object {
        /** Null: no activity of ours was started with it. */
        fun of(bundle: Bundle?): CheckoutRequest? {
            val apiUrl = bundle?.getString("apiUrl") ?: return null
            return CheckoutRequest(
                apiUrl,
                bundle.getString("token").orEmpty(),
                bundle.getLong("amount"),
                bundle.getString("currency").orEmpty(),
                bundle.getString("country").orEmpty(),
                bundle.getString("returnUrl"),
                bundle.getString("externalIdentifier"),
                bundle.getString("locale"),
                bundle.getBoolean("isSecure"),
                bundle.getIntArray("look")?.let(::Look),
            )
        }
    }
}
