package io.github.railyard.screens

import android.app.Activity
import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.os.Looper
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager
import android.webkit.WebView
import com.sun.net.httpserver.HttpServer
import io.github.railyard.android.CheckoutActivity
import io.github.railyard.android.CheckoutRequest
import io.github.railyard.android.registerRailyardCheckout
import io.github.railyard.core.CheckoutEnd
import io.github.railyard.core.CheckoutOutcome
import java.net.InetSocketAddress
import java.util.concurrent.Executors
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The sheet, with a service that answers two calls, and a page of which nothing is shown. */
@Suppress("DEPRECATION")
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [34], manifest = Config.NONE)
class CheckoutSheetTest {
    private var standing = """{"status":"active","transaction":null}"""
    private val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0).apply {
        executor = Executors.newCachedThreadPool { Thread(it).apply { isDaemon = true } }
        createContext("/") { exchange ->
            val isOpening = exchange.requestURI.path == "/embedded-checkouts"
            val text = if (isOpening) """{"id":"id-1","url":"$url/pay/a/secret"}""" else standing
            exchange.sendResponseHeaders(if (isOpening) 201 else 200, text.length.toLong())
            exchange.responseBody.use { it.write(text.toByteArray()) }
        }
        start()
    }
    private val url: String get() = "http://127.0.0.1:${server.address.port}"
    private val ends = ArrayList<CheckoutEnd>()

    /** Sheets are not closed by tests: each has its own. */
    private val key = "checkout-${count++}"

    @After
    fun stop() = server.stop(0)

    private fun shop() = Robolectric.buildActivity(Activity::class.java).create().also { controller ->
        registerRailyardCheckout(controller.get(), key) { ends += it }
    }

    private val request get() = CheckoutRequest(url, "token", 1299, "USD", "US", "shop://back", isSecure = true)

    private fun started(): Intent {
        val controller = shop()
        val launcher = registerRailyardCheckout(controller.get(), key) { ends += it }
        launcher.launch(request)
        return shadowOf(controller.get()).nextStartedActivity
    }

    private fun await(what: String, isThere: () -> Boolean) {
        val deadline = System.nanoTime() + 20_000_000_000
        while (!isThere()) {
            check(System.nanoTime() < deadline) { "$what does not come" }
            shadowOf(Looper.getMainLooper()).idle()
            Thread.sleep(10)
        }
    }

    private fun webView(activity: Activity): WebView? = find(activity.window.decorView)

    private fun find(view: View): WebView? = when (view) {
        is WebView -> view
        is ViewGroup -> (0 until view.childCount).firstNotNullOfOrNull { find(view.getChildAt(it)) }
        else -> null
    }

    private fun say(activity: Activity, type: String, data: String) {
        val receiver = shadowOf(webView(activity)).getJavascriptInterface("railyardApp")
        val text = """{"channel":"railyard-embed","instance":"secret","type":"$type","data":$data}"""
        val method = receiver.javaClass.getMethod("postMessage", String::class.java)
        method.apply { isAccessible = true }.invoke(receiver, text)
        shadowOf(Looper.getMainLooper()).idle()
    }

    @Test
    fun `the page is opened, and the app is there for it alone`() {
        val sheet = Robolectric.buildActivity(CheckoutActivity::class.java, started()).setup().get()
        await("the page") { webView(sheet) != null }
        val view = checkNotNull(webView(sheet))
        assertEquals("$url/pay/a/secret", shadowOf(view).lastLoadedUrl)
        assertTrue(sheet.window.attributes.flags and WindowManager.LayoutParams.FLAG_SECURE != 0)
        assertNotNull(shadowOf(view).getJavascriptInterface("railyardApp"))
        assertEquals(false, view.settings.allowFileAccess)
        view.webViewClient.onPageStarted(view, "https://bank.example/", null)
        assertNull(shadowOf(view).getJavascriptInterface("railyardApp"))
    }

    @Test
    fun `the end is told once, to the activity that is there then`() {
        val intent = started()
        val sheet = Robolectric.buildActivity(CheckoutActivity::class.java, intent).setup()
        await("the page") { webView(sheet.get()) != null }
        say(sheet.get(), "event", """{"name":"optionsLoaded","data":{}}""")
        say(sheet.get(), "event", """{"name":"paymentMethodSelected","data":{"method":"card"}}""")
        standing = """{"status":"completed","transaction":{"id":"t1","status":"captured"}}"""
        say(sheet.get(), "complete", """{"id":"t1","status":"captured"}""")
        await("the end") {
            sheet.get().onBackPressed()
            sheet.get().isFinishing
        }
        val first = shop().also { it.start().resume() }
        assertEquals(listOf(CheckoutOutcome.COMPLETED), ends.map { it.outcome })
        assertEquals("t1", ends[0].transaction?.id)
        first.pause().resume()
        shop().start().resume()
        assertEquals(1, ends.size)
    }

    @Test
    fun `a sheet that the system has made anew asks how it stands, and opens the page again`() {
        val intent = started()
        val sheet = Robolectric.buildActivity(CheckoutActivity::class.java, intent).setup()
        await("the page") { webView(sheet.get()) != null }
        val state = Bundle()
        sheet.saveInstanceState(state).pause().stop().destroy()
        standing = """{"status":"processing","transaction":{"id":"t1","status":"processing"}}"""
        val next = Robolectric.buildActivity(CheckoutActivity::class.java, intent).setup(state)
        await("the page again") { webView(next.get()) != null }
        standing = """{"status":"completed","transaction":{"id":"t1","status":"captured"}}"""
        await("the end") {
            next.get().onBackPressed()
            next.get().isFinishing
        }
        shop().start().resume()
        assertEquals(1, ends.size)
    }

    @Test
    fun `a bank's page is opened in a custom tab by a plain intent`() {
        val sheet = Robolectric.buildActivity(CheckoutActivity::class.java, started()).setup().get()
        await("the page") { webView(sheet) != null }
        val view = checkNotNull(webView(sheet))
        val request = object : android.webkit.WebResourceRequest {
            override fun getUrl() = android.net.Uri.parse("https://bank.example/login")
            override fun isForMainFrame() = true
            override fun isRedirect() = false
            override fun hasGesture() = true
            override fun getMethod() = "GET"
            override fun getRequestHeaders() = emptyMap<String, String>()
        }
        assertTrue(view.webViewClient.shouldOverrideUrlLoading(view, request))
        val intent = shadowOf(sheet).nextStartedActivity
        assertEquals(Intent.ACTION_VIEW, intent.action)
        assertEquals("https://bank.example/login", intent.dataString)
        val session = "android.support.customtabs.extra.SESSION"
        assertTrue(intent.extras?.containsKey(session) == true)
        assertNull(intent.extras?.getBinder(session))
    }

    @Test
    fun `a page whose process is gone can be loaded again`() {
        val sheet = Robolectric.buildActivity(CheckoutActivity::class.java, started()).setup().get()
        await("the page") { webView(sheet) != null }
        val view = checkNotNull(webView(sheet))
        val gone = object : android.webkit.RenderProcessGoneDetail() {
            override fun didCrash() = true
            override fun rendererPriorityAtExit() = 0
        }
        assertTrue(view.webViewClient.onRenderProcessGone(view, gone))
        await("what can be done") { texts(sheet.window.decorView).any { it == "Try again" } }
        assertNull(webView(sheet))
        buttons(sheet.window.decorView).first { it.text == "Try again" }.performClick()
        await("the page again") { webView(sheet) != null }
    }

    private fun buttons(view: View): List<android.widget.Button> = when (view) {
        is android.widget.Button -> listOf(view)
        is ViewGroup -> (0 until view.childCount).flatMap { buttons(view.getChildAt(it)) }
        else -> emptyList()
    }

    private fun texts(view: View): List<String> = buttons(view).filter(View::isShown).map { it.text.toString() }

    @Test
    fun `a coroutine goes on with the end, and nobody else is told`() {
        val controller = Robolectric.buildActivity(Activity::class.java).create().start().resume()
        val launcher = registerRailyardCheckout(controller.get(), key) { ends += it }
        var paid: Result<CheckoutEnd>? = null
        suspend { launcher.pay(request) }.startCoroutine(Continuation(EmptyCoroutineContext) { paid = it })
        val intent = shadowOf(controller.get()).nextStartedActivity
        val sheet = Robolectric.buildActivity(CheckoutActivity::class.java, intent).setup()
        await("the page") { webView(sheet.get()) != null }
        assertEquals(
            "The sheet of the checkout '$key' is open: wait for its end, or register another checkout under " +
                "another key",
            runCatching { launcher.launch(request) }.exceptionOrNull()?.message,
        )
        sheet.get().onBackPressed()
        await("the end") { sheet.get().isFinishing }
        sheet.pause().stop().destroy()
        controller.pause().resume()
        await("the end of the coroutine") { paid != null }
        assertEquals(CheckoutOutcome.CLOSED, paid?.getOrThrow()?.outcome)
        assertEquals(0, ends.size)
        launcher.launch(request)
    }

    @Test
    fun `a second sheet of the same checkout goes away by itself`() {
        val intent = started()
        Robolectric.buildActivity(CheckoutActivity::class.java, intent).setup()
        assertTrue(Robolectric.buildActivity(CheckoutActivity::class.java, intent).create().get().isFinishing)
    }

    @Test
    fun `nothing that is kept is a token`() {
        started()
        val kept = RuntimeEnvironment.getApplication().getSharedPreferences("railyard", Context.MODE_PRIVATE)
        assertTrue(kept.all.values.none { "token" in "$it" })
    }

    private companion object {
        var count = 0
    }
}
