package io.github.railyard.android

import android.app.Activity
import android.view.View
import io.github.railyard.core.Client
import io.github.railyard.core.Transaction

/**
 * A wallet whose SDK your app brings, Google Pay's for example: this library has none of them in it, and draws no
 * buttons of theirs.
 */
public interface WalletProvider {
    /** Whether the buyer has the wallet on this device. Told on any thread. */
    public fun isReady(activity: Activity, ready: (Boolean) -> Unit)

    /** The wallet's own button, as its company demands. */
    public fun button(activity: Activity): View

    /**
     * Shows the wallet. Tells what it answered, to be sent as the `payment_method` of a transaction; null: the buyer
     * left.
     */
    public fun pay(activity: Activity, session: Map<String, Any?>, answered: (Map<String, Any?>?) -> Unit)
}

/**
 * Pays by a wallet: starts it with the service's session, and makes the transaction of what it answers, under a key of
 * yours. A network that is lost is told as a fault: repeat it under the same key.
 */
public class WalletPayment(
    private val client: Client,
    private val provider: WalletProvider,
    private val work: Work = Work(),
) {
    /** @param session what the wallet is started with, for example `client.googlePaySession("shop.example")`. */
    public fun pay(
        activity: Activity,
        transaction: Map<String, Any?>,
        idempotencyKey: String,
        session: (Client) -> Map<String, Any?>,
        end: (Result<Transaction?>) -> Unit,
    ) {
        work.run({ session(client) }) { opened ->
            opened.onFailure { end(Result.failure(it)) }
            opened.onSuccess { started ->
                provider.pay(activity, started) { answer ->
                    if (answer == null) {
                        end(Result.success(null))
                    } else {
                        val body = transaction + ("payment_method" to answer) + ("integration_client" to "android")
                        work.run({ client.createTransaction(body, idempotencyKey) }, end)
                    }
                }
            }
        }
    }
}
