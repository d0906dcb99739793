// Printed from the words of buyers' pages by `npm run golden`: do not edit.
package io.github.railyard.core

internal val BUYER_LANGUAGES: List<String> = listOf("en", "es", "pt", "fr", "de", "ar")

/** A key in a line, and then its text in each of the languages. */
internal val BUYER_WORDS: String =
    "title\n" +
        "Payment\n" +
        "Pago\n" +
        "Pagamento\n" +
        "Paiement\n" +
        "Zahlung\n" +
        "الدفع\n" +
        "pay\n" +
        "Pay\n" +
        "Pagar\n" +
        "Pagar\n" +
        "Payer\n" +
        "Zahlen\n" +
        "ادفع\n" +
        "wait\n" +
        "One moment…\n" +
        "Un momento…\n" +
        "Um momento…\n" +
        "Un instant…\n" +
        "Einen Augenblick…\n" +
        "لحظة…\n" +
        "declined\n" +
        "The payment was declined. Nothing was charged. Try another card or another way to " +
            "pay.\n" +
        "El pago fue rechazado. No se ha cobrado nada. Pruebe con otra tarjeta u otra forma de " +
            "pago.\n" +
        "O pagamento foi recusado. Nada foi cobrado. Tente outro cartão ou outra forma de " +
            "pagar.\n" +
        "Le paiement a été refusé. Rien n’a été débité. Essayez une autre carte ou un autre " +
            "moyen.\n" +
        "Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Nehmen Sie eine andere Karte oder " +
            "Zahlungsart.\n" +
        "رُفضت الدفعة ولم يُخصم شيء. جرّب بطاقة أخرى أو طريقة أخرى.\n" +
        "cancelled\n" +
        "You did not complete the payment. Nothing was charged.\n" +
        "No completó el pago. No se ha cobrado nada.\n" +
        "Você não concluiu o pagamento. Nada foi cobrado.\n" +
        "Vous n’avez pas terminé le paiement. Rien n’a été débité.\n" +
        "Sie haben die Zahlung nicht abgeschlossen. Es wurde nichts abgebucht.\n" +
        "لم تُكمل الدفع ولم يُخصم شيء.\n" +
        "processing\n" +
        "Your payment is being made\n" +
        "Su pago está en curso\n" +
        "Seu pagamento está em andamento\n" +
        "Votre paiement est en cours\n" +
        "Ihre Zahlung läuft\n" +
        "دفعتك قيد التنفيذ\n" +
        "processingMore\n" +
        "You can close this page and come back to it.\n" +
        "Puede cerrar esta página y volver más tarde.\n" +
        "Você pode fechar esta página e voltar depois.\n" +
        "Vous pouvez fermer cette page et y revenir.\n" +
        "Sie können diese Seite schließen und wiederkommen.\n" +
        "يمكنك إغلاق هذه الصفحة والعودة إليها لاحقًا.\n" +
        "paid\n" +
        "Payment received\n" +
        "Pago recibido\n" +
        "Pagamento recebido\n" +
        "Paiement reçu\n" +
        "Zahlung erhalten\n" +
        "تم استلام الدفعة\n" +
        "givenBack\n" +
        "This payment was given back\n" +
        "Este pago se ha devuelto\n" +
        "Este pagamento foi devolvido\n" +
        "Ce paiement a été rendu\n" +
        "Diese Zahlung wurde zurückgegeben\n" +
        "أُعيدت هذه الدفعة\n" +
        "lookAgain\n" +
        "Look again\n" +
        "Comprobar de nuevo\n" +
        "Verificar de novo\n" +
        "Vérifier à nouveau\n" +
        "Noch einmal nachsehen\n" +
        "تحقق مرة أخرى\n" +
        "number\n" +
        "Card number\n" +
        "Número de tarjeta\n" +
        "Número do cartão\n" +
        "Numéro de carte\n" +
        "Kartennummer\n" +
        "رقم البطاقة\n" +
        "expiryDate\n" +
        "Expiry date\n" +
        "Fecha de caducidad\n" +
        "Validade\n" +
        "Date d’expiration\n" +
        "Gültig bis\n" +
        "تاريخ الانتهاء\n" +
        "securityCode\n" +
        "Security code\n" +
        "Código de seguridad\n" +
        "Código de segurança\n" +
        "Code de sécurité\n" +
        "Prüfziffer\n" +
        "رمز الأمان\n" +
        "postalCode\n" +
        "Postal code\n" +
        "Código postal\n" +
        "CEP\n" +
        "Code postal\n" +
        "Postleitzahl\n" +
        "الرمز البريدي\n" +
        "empty\n" +
        "Fill this in.\n" +
        "Complete este campo.\n" +
        "Preencha este campo.\n" +
        "Remplissez ce champ.\n" +
        "Füllen Sie dieses Feld aus.\n" +
        "املأ هذا الحقل.\n" +
        "invalid\n" +
        "Check this.\n" +
        "Revise este campo.\n" +
        "Verifique este campo.\n" +
        "Vérifiez ce champ.\n" +
        "Prüfen Sie dieses Feld.\n" +
        "تحقق من هذا الحقل.\n" +
        "incomplete\n" +
        "Check the details of the card.\n" +
        "Revise los datos de la tarjeta.\n" +
        "Verifique os dados do cartão.\n" +
        "Vérifiez les données de la carte.\n" +
        "Prüfen Sie die Angaben zur Karte.\n" +
        "تحقق من بيانات البطاقة.\n" +
        "network\n" +
        "No connection. Try again.\n" +
        "Sin conexión. Inténtelo de nuevo.\n" +
        "Sem conexão. Tente novamente.\n" +
        "Pas de connexion. Réessayez.\n" +
        "Keine Verbindung. Versuchen Sie es noch einmal.\n" +
        "لا يوجد اتصال. حاول مرة أخرى.\n" +
        "often\n" +
        "That was often. Wait a minute, then try again.\n" +
        "Demasiados intentos. Espere un minuto e inténtelo de nuevo.\n" +
        "Muitas tentativas. Espere um minuto e tente de novo.\n" +
        "Trop d’essais. Attendez une minute, puis réessayez.\n" +
        "Das war oft. Warten Sie eine Minute, dann versuchen Sie es noch einmal.\n" +
        "محاولات كثيرة. انتظر دقيقة ثم حاول مرة أخرى.\n" +
        "refused\n" +
        "The card was not taken. Check its details.\n" +
        "La tarjeta no fue aceptada. Revise los datos.\n" +
        "O cartão não foi aceito. Verifique os dados.\n" +
        "La carte n’a pas été acceptée. Vérifiez les données.\n" +
        "Die Karte wurde nicht angenommen. Prüfen Sie die Angaben.\n" +
        "لم تُقبل البطاقة. تحقق من بياناتها.\n" +
        "back\n" +
        "Back to the shop\n" +
        "Volver a la tienda\n" +
        "Voltar à loja\n" +
        "Retour à la boutique\n" +
        "Zurück zum Shop\n" +
        "العودة إلى المتجر\n" +
        "cancel\n" +
        "Cancel\n" +
        "Cancelar\n" +
        "Cancelar\n" +
        "Annuler\n" +
        "Abbrechen\n" +
        "إلغاء\n" +
        "close\n" +
        "Close\n" +
        "Cerrar\n" +
        "Fechar\n" +
        "Fermer\n" +
        "Schließen\n" +
        "إغلاق\n" +
        "tryAgain\n" +
        "Try again\n" +
        "Reintentar\n" +
        "Tentar de novo\n" +
        "Réessayer\n" +
        "Noch einmal versuchen\n" +
        "حاول مرة أخرى\n" +
        "timedOut\n" +
        "The time to approve the payment is over. Nothing was charged.\n" +
        "El tiempo para aprobar el pago ha terminado. No se ha cobrado nada.\n" +
        "O tempo para aprovar o pagamento acabou. Nada foi cobrado.\n" +
        "Le délai pour approuver le paiement est écoulé. Rien n’a été débité.\n" +
        "Die Zeit für die Freigabe ist abgelaufen. Es wurde nichts abgebucht.\n" +
        "انتهى وقت الموافقة على الدفعة. لم يُخصم شيء.\n" +
        "notLoaded\n" +
        "The page could not be loaded.\n" +
        "No se pudo cargar la página.\n" +
        "Não foi possível carregar a página.\n" +
        "La page n’a pas pu être chargée.\n" +
        "Die Seite konnte nicht geladen werden.\n" +
        "تعذّر تحميل الصفحة.\n" +
        "unconfirmed\n" +
        "It is not known yet whether this payment went through. Do not pay again.\n" +
        "Todavía no se sabe si el pago se realizó. No vuelva a pagar.\n" +
        "Ainda não se sabe se o pagamento foi feito. Não pague de novo.\n" +
        "On ne sait pas encore si le paiement a abouti. Ne payez pas une seconde fois.\n" +
        "Es ist noch nicht bekannt, ob die Zahlung zustande kam. Zahlen Sie nicht noch einmal.\n" +
        "لا يُعرف بعد ما إذا تمت هذه الدفعة. لا تدفع مرة أخرى.\n" +
        "over\n" +
        "This checkout has expired. Begin again in the shop.\n" +
        "Este pago ha caducado. Empiece de nuevo en la tienda.\n" +
        "Este pagamento expirou. Comece de novo na loja.\n" +
        "Ce paiement a expiré. Recommencez dans la boutique.\n" +
        "Diese Zahlung ist abgelaufen. Beginnen Sie im Shop von vorn.\n" +
        "انتهت صلاحية هذا الدفع. ابدأ من جديد في المتجر."
