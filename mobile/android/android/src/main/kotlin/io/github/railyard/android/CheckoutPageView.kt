package io.github.railyard.android

import android.annotation.SuppressLint
import android.app.Activity
import android.graphics.Bitmap
import android.os.Message
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.JavascriptInterface
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import io.github.railyard.core.Bridge
import io.github.railyard.core.Place

/** The page of the checkout in a web view, which reads no files and keeps nothing of what is typed. */
@SuppressLint("SetJavaScriptEnabled")
internal class CheckoutPageView(
    private val activity: Activity,
    private val checkoutUrl: String,
    private val listener: Listener,
) {
    /** All of it is called on the thread of the screen. */
    interface Listener {
        fun heard(text: String, from: String)
        fun placeOf(url: String, isWindow: Boolean): Place
        fun returned()

        /** False: there is no browser, or no such app. */
        fun leave(url: String, place: Place): Boolean
        fun lost()
    }

    val view: WebView = WebView(activity).apply {
        isSaveEnabled = false
        settings.javaScriptEnabled = true
        settings.domStorageEnabled = true
        settings.allowFileAccess = false
        settings.allowContentAccess = false
        settings.setSupportMultipleWindows(true)
        // the issuer's frame in our page knows the buyer's browser by its cookies
        CookieManager.getInstance().setAcceptThirdPartyCookies(this, true)
        webViewClient = Pages()
        webChromeClient = Windows()
    }
    private var isBridged = false

    fun load(url: String) {
        bridge(url)
        view.loadUrl(url)
    }

    fun end() {
        (view.parent as? ViewGroup)?.removeView(view)
        view.removeJavascriptInterface(Bridge.INTERFACE)
        view.destroy()
    }

    /** The app is there for our own pages alone. */
    private fun bridge(url: String) {
        val isOurs = Place.of(url, checkoutUrl, null) == Place.SHEET
        if (isOurs == isBridged) return
        isBridged = isOurs
        if (isOurs) view.addJavascriptInterface(Receiver(), Bridge.INTERFACE)
        else view.removeJavascriptInterface(Bridge.INTERFACE)
    }

    /** True: the web view does not open it. */
    private fun isElsewhere(url: String, isWindow: Boolean): Boolean {
        val place = listener.placeOf(url, isWindow)
        return when (place) {
            Place.SHEET -> false
            Place.NOWHERE -> true
            Place.RETURN -> true.also { listener.returned() }
            Place.APP -> true.also { listener.leave(url, place) }
            Place.BROWSER -> listener.leave(url, place)
        }
    }

    private inner class Receiver {
        /** Called by the page, on a thread of the web view. */
        @JavascriptInterface
        @Suppress("unused")
        fun postMessage(text: String) {
            view.post { listener.heard(text, view.url.orEmpty()) }
        }
    }

    private inner class Pages : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (!request.isForMainFrame) return false
            val url = request.url.toString()
            val isElsewhere = isElsewhere(url, isWindow = false)
            if (!isElsewhere) bridge(url)
            return isElsewhere
        }

        override fun onPageStarted(view: WebView, url: String, icon: Bitmap?) {
            // a form that was posted to another place was not asked about
            bridge(url)
        }

        override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
            if (request.isForMainFrame) listener.lost()
        }

        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            listener.lost()
            return true
        }
    }

    private inner class Windows : WebChromeClient() {
        /** A page that wants a window gets the browser: this view only hears which address it is. */
        override fun onCreateWindow(
            view: WebView,
            isDialog: Boolean,
            isUserGesture: Boolean,
            result: Message,
        ): Boolean {
            if (!isUserGesture) return false
            val asked = WebView(activity)
            asked.webViewClient = object : WebViewClient() {
                override fun shouldOverrideUrlLoading(other: WebView, request: WebResourceRequest): Boolean {
                    val url = request.url.toString()
                    if (!isElsewhere(url, isWindow = true)) view.loadUrl(url)
                    other.post(other::destroy)
                    return true
                }
            }
            (result.obj as WebView.WebViewTransport).webView = asked
            result.sendToTarget()
            return true
        }
    }
}
