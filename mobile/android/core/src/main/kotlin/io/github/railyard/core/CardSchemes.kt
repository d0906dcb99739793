// Printed from server/domain/card-scheme.ts by `npm run golden`: do not edit.
package io.github.railyard.core

/** A line for each, with strokes between its parts: an app reads a text faster than code that makes as many objects. */
internal val CARD_SCHEMES: String =
    "accel|Accel||16 17 18 19|4 8 12 16|3|CVC\n" +
        "amex|American Express|34 37|15|4 10|4|CID\n" +
        "bancontact|Bancontact|6703|16 17 18 19|4 8 12 16|3|CVC\n" +
        "carte-bancaire|Cartes Bancaires||16|4 8 12 16|3|CVC\n" +
        "cirrus|Cirrus||12 13 14 15 16 17 18 19|4 8 12 16|3|CVC\n" +
        "culiance|Culiance||16 17 18 19|4 8 12 16|3|CVC\n" +
        "dankort|Dankort|5019|16|4 8 12 16|3|CVC\n" +
        "diners-club|Diners Club|300-305 3095 36 38-39|14 15 16 17 18 19|4 8 12 16|3|CVC\n" +
        "discover|Discover|6011 644-649 65|16 17 18 19|4 8 12 16|3|CVC\n" +
        "eftpos-australia|eftpos Australia||16 17 18 19|4 8 12 16|3|CVC\n" +
        "elo|Elo|401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 " +
            "509000-509999 627780 636297 636368 650031-650033 650035-650051 650405-650439 650485-650538 " +
            "650541-650598 650700-650718 650720-650727 650901-650978 651652-651679 655000-655019 " +
            "655021-655058|16|4 8 12 16|3|CVC\n" +
        "hipercard|Hipercard|384100 384140 384160 606282 637095 637568 637599 637609 637612|13 16 " +
            "19|4 8 12 16|3|CVC\n" +
        "jcb|JCB|1800 2131 3528-3589|15 16 17 18 19|4 8 12 16|3|CVC\n" +
        "maestro|Maestro|50 56-58 6304 6390 67|12 13 14 15 16 17 18 19|4 8 12 16|3|CVC\n" +
        "mastercard|Mastercard|51-55 2221-2720|16|4 8 12 16|3|CVC\n" +
        "mir|Mir|2200-2204|16 17 18 19|4 8 12 16|3|CVC\n" +
        "nyce|NYCE||16 17 18 19|4 8 12 16|3|CVC\n" +
        "other|Other||12 13 14 15 16 17 18 19|4 8 12 16|3 4|CVC\n" +
        "pulse|Pulse||16 17 18 19|4 8 12 16|3|CVC\n" +
        "qcard|Qcard||16 17 18 19|4 8 12 16|3|CVC\n" +
        "rupay|RuPay|508500-508999 606985-607984 608001-608500 652150-653149 817200-820199|16|4 8 " +
            "12 16|3|CVC\n" +
        "star|Star||16 17 18 19|4 8 12 16|3|CVC\n" +
        "uatp|UATP|1|15|4 8 12 16||CVC\n" +
        "unionpay|UnionPay|62 810000-817199|14 15 16 17 18 19|4 8 12 16|3|CVC\n" +
        "visa|Visa|4|13 16 17 18 19|4 8 12 16|3|CVV"
