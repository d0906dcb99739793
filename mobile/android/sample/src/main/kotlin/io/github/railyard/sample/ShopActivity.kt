package io.github.railyard.sample

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import android.view.Gravity
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import io.github.railyard.android.CheckoutLauncher
import io.github.railyard.android.CheckoutRequest
import io.github.railyard.android.Work
import io.github.railyard.android.registerRailyardCheckout
import io.github.railyard.core.CheckoutEnd
import io.github.railyard.core.CheckoutOutcome

/** A shop that sells one thing. */
public class ShopActivity : Activity() {
    private val server = ShopServer("http://10.0.2.2:8081")
    private val work = Work()
    private lateinit var said: TextView
    private lateinit var checkout: CheckoutLauncher

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // before anything else: an end that came while the activity was away is told at once
        checkout = registerRailyardCheckout(this) { end -> show(end) }
        said = TextView(this)
        setContentView(
            LinearLayout(this).apply {
                orientation = LinearLayout.VERTICAL
                gravity = Gravity.CENTER
                addView(said)
                addView(button("Pay $12.99") { pay() })
                addView(button("Pay with a card form") { startActivity(Intent(context, CardActivity::class.java)) })
            },
        )
    }

    private fun button(label: String, press: () -> Unit): Button = Button(this).apply {
        text = label
        setOnClickListener { press() }
    }

    private fun pay() = work.run({ server.token() }) { token ->
        token.onFailure { said.text = it.message }
        token.onSuccess { checkout.launch(requestFor(it)) }
    }

    private fun requestFor(token: String): CheckoutRequest = CheckoutRequest(
        apiUrl = "http://10.0.2.2:8080",
        token = token,
        amount = 1299,
        currency = "USD",
        country = "US",
        returnUrl = "corner-shop://back",
        isSecure = true,
    )

    /** What the app says. Whether goods are sent is for the shop's server, which reads the transaction. */
    private fun show(end: CheckoutEnd) {
        said.text = when (end.outcome) {
            CheckoutOutcome.COMPLETED -> "Thank you"
            CheckoutOutcome.PENDING -> "We will tell you when it is paid"
            CheckoutOutcome.CLOSED -> "Maybe later"
            CheckoutOutcome.FAILED -> "It did not work: ${end.reason}"
        }
    }
}
