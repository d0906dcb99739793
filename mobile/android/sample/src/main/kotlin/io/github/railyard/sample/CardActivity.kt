package io.github.railyard.sample

import android.app.Activity
import android.os.Bundle
import android.view.WindowManager
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import io.github.railyard.android.CardFieldsView
import io.github.railyard.android.Work
import io.github.railyard.core.ApiFault
import io.github.railyard.core.Client

/** A card form of the shop's own: the card goes from the fields into a checkout session, and past the app. */
public class CardActivity : Activity() {
    private val server = ShopServer("http://10.0.2.2:8081")
    private val client = Client("http://10.0.2.2:8080")
    private val work = Work()
    private lateinit var fields: CardFieldsView
    private lateinit var said: TextView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        window.setFlags(WindowManager.LayoutParams.FLAG_SECURE, WindowManager.LayoutParams.FLAG_SECURE)
        fields = CardFieldsView(this)
        said = TextView(this)
        val pay = Button(this).apply {
            text = "Pay $12.99"
            setOnClickListener { if (fields.showProblems()) pay() }
        }
        setContentView(
            LinearLayout(this).apply {
                orientation = LinearLayout.VERTICAL
                listOf(fields, pay, said).forEach(::addView)
            },
        )
    }

    private fun pay() = work.run({ server.session() }) { opened ->
        opened.onFailure { said.text = it.message }
        opened.onSuccess { session ->
            fields.tokenize(client, session) { result ->
                result.onFailure { fault -> said.text = (fault as? ApiFault)?.kind?.word ?: fault.message }
                result.onSuccess { pay(session) }
            }
        }
    }

    private fun pay(session: String) = work.run({ server.pay(session) }) { answer ->
        said.text = answer.getOrElse { "Ask again later" }
    }
}
