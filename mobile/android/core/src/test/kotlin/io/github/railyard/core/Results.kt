package io.github.railyard.core

/** The result of every vector, by the name of its file and list: what parity prints, and what the tests compare. */
@OptIn(PutsAppInPciScope::class)
internal object Results {
    /** A file or a list, the vector, and what this core makes of it. */
    class Line(val name: String, val number: Int, val vector: Map<String, Any?>, val result: Map<String, Any?>)

    /** In the order of contract/vectors/README.md. */
    fun all(): Sequence<Line> = sequence {
        yieldAll(each("requests") { RequestVectors.sentBy(it.needed("call")) })
        yieldAll(each("faults") { mapOf("kind" to FaultKind.of((it["status"] as Long).toInt()).word) })
        yieldAll(each("three-d-secure", ::nextStep))
        yieldAll(
            each("return-addresses") {
                mapOf("parameters" to ReturnAddress.parameters(it.needed("url"), it.needed("returnUrl")))
            },
        )
        yieldAll(cards())
        yieldAll(each("typing", ::typed))
        yieldAll(each("editing", ::edited))
        yieldAll(checkouts())
        yieldAll(each("restore") { CheckoutJson.written(Checkout.restored(it["snapshot"], it["now"] as Long)) })
        yieldAll(each("bridge", ::heard))
        yieldAll(secrets())
        yieldAll(words())
    }

    private fun each(name: String, result: (Map<String, Any?>) -> Map<String, Any?>): Sequence<Line> =
        lines(name, Vectors.list(Vectors.read("$name.json")), result)

    private fun lines(
        name: String,
        vectors: List<Map<String, Any?>>,
        result: (Map<String, Any?>) -> Map<String, Any?>,
    ): Sequence<Line> = vectors.asSequence().mapIndexed { index, vector -> Line(name, index, vector, result(vector)) }

    private fun nextStep(vector: Map<String, Any?>): Map<String, Any?> {
        val step = ThreeDSecureJson.step(vector.members("step"))
        return mapOf("next" to ThreeDSecureJson.written(ThreeDSecureJson.next(step, vector.members("happening"))))
    }

    private fun cards(): Sequence<Line> = sequence {
        val cards = Vectors.read("cards.json").asMembers()
        yieldAll(
            lines("cards.ranges", Vectors.list(cards["ranges"])) {
                mapOf("scheme" to CardRules.schemeOf(it.needed("digits")).id)
            },
        )
        yieldAll(
            lines("cards.checksums", Vectors.list(cards["checksums"])) {
                mapOf("holds" to CardRules.luhnHolds(it.needed("digits")))
            },
        )
        yieldAll(
            lines("cards.months", Vectors.list(cards["months"])) {
                mapOf("problem" to CardRules.expiryProblem(it.needed("expirationDate"), Vectors.timeOf(it)))
            },
        )
        yieldAll(lines("cards.forms", Vectors.list(cards["forms"]), ::filled))
    }

    private fun filled(vector: Map<String, Any?>): Map<String, Any?> {
        val form = Vectors.formOf(vector.members("typed"), Vectors.timeOf(vector))
        val sent = form.fields()?.members("payment_method")
        return mapOf(
            "shown" to form.asks.associate { it.word to Vectors.plain(form.shown(it)) },
            "isValid" to form.asks.associate { it.word to form.isValid(it) },
            "scheme" to form.scheme,
            "instrument" to sent?.let {
                mapOf(
                    "number" to Vectors.plain(it["number"] as CharSequence),
                    "expirationDate" to it["expiration_date"],
                    "securityCode" to Vectors.plain(it["security_code"] as CharSequence),
                )
            },
        )
    }

    private fun typed(vector: Map<String, Any?>): Map<String, Any?> {
        val field = Vectors.fieldOf(vector.needed("field"))
        val form = CardForm(clock = { Vectors.timeOf(vector) })
        form.knownScheme = vector.text("scheme")
        val keyboard = Keyboard(form, field)
        val steps = Vectors.list(vector["steps"]).map {
            keyboard.press(it.needed("key"))
            keyboard.written()
        }
        return mapOf("steps" to steps, "isValid" to form.isValid(field))
    }

    private fun edited(vector: Map<String, Any?>): Map<String, Any?> {
        val field = Vectors.fieldOf(vector.needed("field"))
        val form = CardForm(clock = { Vectors.TYPED_AT })
        form.knownScheme = vector.text("scheme")
        val before = vector.members("before")
        form.put(field, before.needed("raw"))
        val keyboard = Keyboard(form, field)
        val (start, end) = (before["selection"] as List<*>).map { (it as Long).toInt() }
        keyboard.selection = start to end
        keyboard.press(vector.needed("key"))
        return keyboard.written()
    }

    private fun checkouts(): Sequence<Line> = sequence {
        val checkout = Vectors.read("checkout.json").asMembers()
        fun list(name: String) = Vectors.list(checkout[name])
        yieldAll(lines("checkout.limits", list("limits")) { mapOf("ms" to LIMITS[it["name"]]) })
        yieldAll(
            lines("checkout.standings", list("standings")) {
                mapOf("standing" to CheckoutStanding.of(it.needed("status")).word)
            },
        )
        val ends = HashMap<String, CheckoutState>()
        yieldAll(lines("checkout.stories", list("stories")) { told(it, ends) })
        yieldAll(
            lines("checkout.states", list("states")) {
                mapOf("state" to CheckoutJson.written(ends.getValue(it.needed("name"))))
            },
        )
        val events = list("events").associate { it.needed("name") to CheckoutJson.event(it.members("event")) }
        yieldAll(
            lines("checkout.steps", list("steps")) {
                val from = ends.getValue(it.needed("from"))
                CheckoutJson.written(Checkout.reduce(from, events.getValue(it.needed("happening")), it["now"] as Long))
            },
        )
    }

    private fun told(story: Map<String, Any?>, ends: HashMap<String, CheckoutState>): Map<String, Any?> {
        var state = Checkout.NONE
        val steps = Vectors.list(story["steps"]).map {
            val event = it.members("event")
            val reduced = Checkout.reduce(state, CheckoutJson.event(event), event["now"] as Long)
            state = reduced.state
            mapOf("at" to state.at.word, "effects" to reduced.effects.map(CheckoutJson::written))
        }
        ends[story.needed("name")] = state
        return mapOf("steps" to steps)
    }

    private val LIMITS = mapOf(
        "loadMs" to CheckoutLimits.LOAD_MS,
        "callMs" to CheckoutLimits.CALL_MS,
        "fingerprintMs" to CheckoutLimits.FINGERPRINT_MS,
        "challengeMs" to CheckoutLimits.CHALLENGE_MS,
        "payMs" to CheckoutLimits.PAY_MS,
        "confirmMs" to CheckoutLimits.CONFIRM_MS,
        "leavingMs" to CheckoutLimits.LEAVING_MS,
        "pauseMs" to CheckoutLimits.PAUSE_MS,
        "lookMs" to CheckoutLimits.LOOK_MS,
        "lifeMs" to CheckoutLimits.LIFE_MS,
    )

    private fun heard(vector: Map<String, Any?>): Map<String, Any?> {
        val filler = vector.text("filler")
        val text = vector.needed("text").let {
            if (filler == null) it
            else it.replace("\"message\":\"\"", "\"message\":\"${filler.repeat((vector["times"] as Long).toInt())}\"")
        }
        val message = Bridge.read(text, vector.text("from"), vector.needed("url"))
        if (filler != null) return mapOf("isRead" to (message != null))
        val written = when (message) {
            null -> null
            is BridgeMessage.Complete -> mapOf("type" to "complete", "data" to message.transaction.members())
            is BridgeMessage.Event -> mapOf("type" to "event", "name" to message.name, "data" to message.data)
        }
        return mapOf("message" to written, "event" to CheckoutJson.written(message?.toEvent()))
    }

    private fun secrets(): Sequence<Line> = sequence {
        val secrets = Vectors.read("secrets.json").asMembers()
        yieldAll(
            lines("secrets.texts", Vectors.list(secrets["texts"])) { vector ->
                val known = (vector["secrets"] as List<*>).map { it as String }
                mapOf("logged" to LogLine.loggable(vector.needed("text"), known))
            },
        )
        var state = Checkout.NONE
        yieldAll(
            lines("secrets.lines", Vectors.list(secrets["lines"])) {
                val json = it.members("event")
                val event = CheckoutJson.event(json)
                val reduced = Checkout.reduce(state, event, json["now"] as Long)
                val line = LogLine.of(state, event, reduced)
                state = reduced.state
                mapOf("line" to line)
            },
        )
    }

    private fun words(): Sequence<Line> = sequence {
        val words = Vectors.read("words.json").asMembers()
        val languages = words.members("words").map { mapOf("language" to it.key, "words" to it.value) }
        yieldAll(lines("words.words", languages) { mapOf("words" to Words.of(it.needed("language")).all()) })
        yieldAll(
            lines("words.locales", Vectors.list(words["locales"])) {
                mapOf("language" to Words.of(it.needed("locale")).language)
            },
        )
    }
}
