// Printed from the words of buyers' pages by `npm run golden`: do not edit.
/// What a text is for.
public enum Word: Int, Sendable, CaseIterable {
    case title
    case pay
    case wait
    case declined
    case cancelled
    case processing
    case processingMore
    case paid
    case givenBack
    case lookAgain
    case number
    case expiryDate
    case securityCode
    case postalCode
    case empty
    case invalid
    case incomplete
    case network
    case often
    case refused
    case back
    case cancel
    case close
    case tryAgain
    case timedOut
    case notLoaded
    case unconfirmed
    case over
}

/// By language, and in the order of `Word`.
let wordTable: [(language: String, texts: [String])] = [
    (
        "en",
        [
            "Payment",
            "Pay",
            "One moment…",
            "The payment was declined. Nothing was charged. Try another card or another way to pay.",
            "You did not complete the payment. Nothing was charged.",
            "Your payment is being made",
            "You can close this page and come back to it.",
            "Payment received",
            "This payment was given back",
            "Look again",
            "Card number",
            "Expiry date",
            "Security code",
            "Postal code",
            "Fill this in.",
            "Check this.",
            "Check the details of the card.",
            "No connection. Try again.",
            "That was often. Wait a minute, then try again.",
            "The card was not taken. Check its details.",
            "Back to the shop",
            "Cancel",
            "Close",
            "Try again",
            "The time to approve the payment is over. Nothing was charged.",
            "The page could not be loaded.",
            "It is not known yet whether this payment went through. Do not pay again.",
            "This checkout has expired. Begin again in the shop.",
        ]
    ),
    (
        "es",
        [
            "Pago",
            "Pagar",
            "Un momento…",
            "El pago fue rechazado. No se ha cobrado nada. Pruebe con otra tarjeta u otra forma de pago.",
            "No completó el pago. No se ha cobrado nada.",
            "Su pago está en curso",
            "Puede cerrar esta página y volver más tarde.",
            "Pago recibido",
            "Este pago se ha devuelto",
            "Comprobar de nuevo",
            "Número de tarjeta",
            "Fecha de caducidad",
            "Código de seguridad",
            "Código postal",
            "Complete este campo.",
            "Revise este campo.",
            "Revise los datos de la tarjeta.",
            "Sin conexión. Inténtelo de nuevo.",
            "Demasiados intentos. Espere un minuto e inténtelo de nuevo.",
            "La tarjeta no fue aceptada. Revise los datos.",
            "Volver a la tienda",
            "Cancelar",
            "Cerrar",
            "Reintentar",
            "El tiempo para aprobar el pago ha terminado. No se ha cobrado nada.",
            "No se pudo cargar la página.",
            "Todavía no se sabe si el pago se realizó. No vuelva a pagar.",
            "Este pago ha caducado. Empiece de nuevo en la tienda.",
        ]
    ),
    (
        "pt",
        [
            "Pagamento",
            "Pagar",
            "Um momento…",
            "O pagamento foi recusado. Nada foi cobrado. Tente outro cartão ou outra forma de pagar.",
            "Você não concluiu o pagamento. Nada foi cobrado.",
            "Seu pagamento está em andamento",
            "Você pode fechar esta página e voltar depois.",
            "Pagamento recebido",
            "Este pagamento foi devolvido",
            "Verificar de novo",
            "Número do cartão",
            "Validade",
            "Código de segurança",
            "CEP",
            "Preencha este campo.",
            "Verifique este campo.",
            "Verifique os dados do cartão.",
            "Sem conexão. Tente novamente.",
            "Muitas tentativas. Espere um minuto e tente de novo.",
            "O cartão não foi aceito. Verifique os dados.",
            "Voltar à loja",
            "Cancelar",
            "Fechar",
            "Tentar de novo",
            "O tempo para aprovar o pagamento acabou. Nada foi cobrado.",
            "Não foi possível carregar a página.",
            "Ainda não se sabe se o pagamento foi feito. Não pague de novo.",
            "Este pagamento expirou. Comece de novo na loja.",
        ]
    ),
    (
        "fr",
        [
            "Paiement",
            "Payer",
            "Un instant…",
            "Le paiement a été refusé. Rien n’a été débité. Essayez une autre carte ou un autre moyen.",
            "Vous n’avez pas terminé le paiement. Rien n’a été débité.",
            "Votre paiement est en cours",
            "Vous pouvez fermer cette page et y revenir.",
            "Paiement reçu",
            "Ce paiement a été rendu",
            "Vérifier à nouveau",
            "Numéro de carte",
            "Date d’expiration",
            "Code de sécurité",
            "Code postal",
            "Remplissez ce champ.",
            "Vérifiez ce champ.",
            "Vérifiez les données de la carte.",
            "Pas de connexion. Réessayez.",
            "Trop d’essais. Attendez une minute, puis réessayez.",
            "La carte n’a pas été acceptée. Vérifiez les données.",
            "Retour à la boutique",
            "Annuler",
            "Fermer",
            "Réessayer",
            "Le délai pour approuver le paiement est écoulé. Rien n’a été débité.",
            "La page n’a pas pu être chargée.",
            "On ne sait pas encore si le paiement a abouti. Ne payez pas une seconde fois.",
            "Ce paiement a expiré. Recommencez dans la boutique.",
        ]
    ),
    (
        "de",
        [
            "Zahlung",
            "Zahlen",
            "Einen Augenblick…",
            "Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Nehmen Sie eine andere Karte oder Zahlungsart.",
            "Sie haben die Zahlung nicht abgeschlossen. Es wurde nichts abgebucht.",
            "Ihre Zahlung läuft",
            "Sie können diese Seite schließen und wiederkommen.",
            "Zahlung erhalten",
            "Diese Zahlung wurde zurückgegeben",
            "Noch einmal nachsehen",
            "Kartennummer",
            "Gültig bis",
            "Prüfziffer",
            "Postleitzahl",
            "Füllen Sie dieses Feld aus.",
            "Prüfen Sie dieses Feld.",
            "Prüfen Sie die Angaben zur Karte.",
            "Keine Verbindung. Versuchen Sie es noch einmal.",
            "Das war oft. Warten Sie eine Minute, dann versuchen Sie es noch einmal.",
            "Die Karte wurde nicht angenommen. Prüfen Sie die Angaben.",
            "Zurück zum Shop",
            "Abbrechen",
            "Schließen",
            "Noch einmal versuchen",
            "Die Zeit für die Freigabe ist abgelaufen. Es wurde nichts abgebucht.",
            "Die Seite konnte nicht geladen werden.",
            "Es ist noch nicht bekannt, ob die Zahlung zustande kam. Zahlen Sie nicht noch einmal.",
            "Diese Zahlung ist abgelaufen. Beginnen Sie im Shop von vorn.",
        ]
    ),
    (
        "ar",
        [
            "الدفع",
            "ادفع",
            "لحظة…",
            "رُفضت الدفعة ولم يُخصم شيء. جرّب بطاقة أخرى أو طريقة أخرى.",
            "لم تُكمل الدفع ولم يُخصم شيء.",
            "دفعتك قيد التنفيذ",
            "يمكنك إغلاق هذه الصفحة والعودة إليها لاحقًا.",
            "تم استلام الدفعة",
            "أُعيدت هذه الدفعة",
            "تحقق مرة أخرى",
            "رقم البطاقة",
            "تاريخ الانتهاء",
            "رمز الأمان",
            "الرمز البريدي",
            "املأ هذا الحقل.",
            "تحقق من هذا الحقل.",
            "تحقق من بيانات البطاقة.",
            "لا يوجد اتصال. حاول مرة أخرى.",
            "محاولات كثيرة. انتظر دقيقة ثم حاول مرة أخرى.",
            "لم تُقبل البطاقة. تحقق من بياناتها.",
            "العودة إلى المتجر",
            "إلغاء",
            "إغلاق",
            "حاول مرة أخرى",
            "انتهى وقت الموافقة على الدفعة. لم يُخصم شيء.",
            "تعذّر تحميل الصفحة.",
            "لا يُعرف بعد ما إذا تمت هذه الدفعة. لا تدفع مرة أخرى.",
            "انتهت صلاحية هذا الدفع. ابدأ من جديد في المتجر.",
        ]
    ),
]
