// Printed from server/domain/card-scheme.ts by `npm run golden`: do not edit.
let cardSchemes: [SchemeFacts] = [
    SchemeFacts(
        "accel", "Accel",
        [],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "amex", "American Express",
        ["34", "37"],
        [15], [4, 10], ([4], "CID")),
    SchemeFacts(
        "bancontact", "Bancontact",
        ["6703"],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "carte-bancaire", "Cartes Bancaires",
        [],
        [16], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "cirrus", "Cirrus",
        [],
        [12, 13, 14, 15, 16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "culiance", "Culiance",
        [],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "dankort", "Dankort",
        ["5019"],
        [16], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "diners-club", "Diners Club",
        ["300-305", "3095", "36", "38-39"],
        [14, 15, 16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "discover", "Discover",
        ["6011", "644-649", "65"],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "eftpos-australia", "eftpos Australia",
        [],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "elo", "Elo",
        [
            "401178-401179",
            "431274",
            "438935",
            "451416",
            "457393",
            "457631-457632",
            "504175",
            "506699-506778",
            "509000-509999",
            "627780",
            "636297",
            "636368",
            "650031-650033",
            "650035-650051",
            "650405-650439",
            "650485-650538",
            "650541-650598",
            "650700-650718",
            "650720-650727",
            "650901-650978",
            "651652-651679",
            "655000-655019",
            "655021-655058",
        ],
        [16], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "hipercard", "Hipercard",
        ["384100", "384140", "384160", "606282", "637095", "637568", "637599", "637609", "637612"],
        [13, 16, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "jcb", "JCB",
        ["1800", "2131", "3528-3589"],
        [15, 16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "maestro", "Maestro",
        ["50", "56-58", "6304", "6390", "67"],
        [12, 13, 14, 15, 16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "mastercard", "Mastercard",
        ["51-55", "2221-2720"],
        [16], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "mir", "Mir",
        ["2200-2204"],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "nyce", "NYCE",
        [],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "other", "Other",
        [],
        [12, 13, 14, 15, 16, 17, 18, 19], [4, 8, 12, 16], ([3, 4], "CVC")),
    SchemeFacts(
        "pulse", "Pulse",
        [],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "qcard", "Qcard",
        [],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "rupay", "RuPay",
        ["508500-508999", "606985-607984", "608001-608500", "652150-653149", "817200-820199"],
        [16], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "star", "Star",
        [],
        [16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "uatp", "UATP",
        ["1"],
        [15], [4, 8, 12, 16], ([], "CVC")),
    SchemeFacts(
        "unionpay", "UnionPay",
        ["62", "810000-817199"],
        [14, 15, 16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVC")),
    SchemeFacts(
        "visa", "Visa",
        ["4"],
        [13, 16, 17, 18, 19], [4, 8, 12, 16], ([3], "CVV")),
]
