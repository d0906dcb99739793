package io.github.railyard.android

import android.app.Activity
import android.content.Intent
import android.os.Bundle

/**
 * Where banks send the buyer back to. Your manifest gives it an intent filter with the scheme, or the https address, of
 * `returnUrl`. Any app may call it, so it is a hint and nothing more: the service is asked how things stand.
 */
public class ReturnActivity : Activity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val back = Intent(this, CheckoutActivity::class.java)
            .putExtra(CheckoutActivity.IS_BACK, true)
            .addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP or Intent.FLAG_ACTIVITY_SINGLE_TOP)
        startActivity(back)
        finish()
    }
}
