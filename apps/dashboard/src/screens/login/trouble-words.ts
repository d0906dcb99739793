import { wordsOf } from '../../words/words.ts';

/** Of a log-in by the identity provider that failed: what it was, and what to do. By the code in the address. */
export const TROUBLES = wordsOf({
  lost: {
    en: 'This log-in was not begun in this browser, or took longer than ten minutes. Begin again here.',
    es: 'Este inicio de sesión no empezó en este navegador o tardó más de diez minutos. Empiece de nuevo aquí.',
    pt: 'Este login não começou neste navegador ou levou mais de dez minutos. Comece de novo aqui.',
    fr: 'Cette connexion n’a pas commencé dans ce navigateur, ou a duré plus de dix minutes. Recommencez ici.',
    de: 'Diese Anmeldung begann nicht in diesem Browser oder dauerte über zehn Minuten. Fangen Sie hier neu an.',
    ar: 'لم يبدأ هذا الدخول في هذا المتصفح، أو استغرق أكثر من عشر دقائق. ابدأ من جديد هنا.',
  },
  refused: {
    en:
      'Your identity provider did not let you in, or you cancelled there. Try again; if it refuses again, ask ' +
      'whoever runs it to give you access to this application.',
    es:
      'Su proveedor de identidad no le dejó entrar, o usted canceló. Inténtelo de nuevo; si vuelve a negarse, pida ' +
      'a quien lo administra acceso a esta aplicación.',
    pt:
      'Seu provedor de identidade não deixou você entrar, ou você cancelou. Tente de novo; se recusar outra vez, ' +
      'peça a quem o administra acesso a este aplicativo.',
    fr:
      'Votre fournisseur d’identité ne vous a pas laissé entrer, ou vous avez annulé. Réessayez ; s’il refuse ' +
      'encore, demandez à qui l’administre l’accès à cette application.',
    de:
      'Ihr Identitätsanbieter hat Sie nicht eingelassen, oder Sie haben dort abgebrochen. Versuchen Sie es noch ' +
      'einmal; wer ihn betreibt, kann Ihnen Zugang zu dieser Anwendung geben.',
    ar:
      'لم يسمح لك مزود الهوية بالدخول، أو ألغيت هناك. حاول مرة أخرى؛ وإن رفض ثانية فاطلب ممن يديره منحك ' +
      'حق الوصول إلى هذا التطبيق.',
  },
  stranger: {
    en:
      'Your identity provider knows you, but nobody here does: none of your groups has a role here, or your ' +
      'address is not verified there or of another domain. Ask an administrator to add you, or to put you into a ' +
      'group.',
    es:
      'Su proveedor de identidad le conoce, pero aquí nadie: ninguno de sus grupos tiene un rol aquí, o su ' +
      'dirección no está verificada allí o es de otro dominio. Pida a un administrador que le ' +
      'añada o le ponga en un grupo.',
    pt:
      'Seu provedor de identidade conhece você, mas aqui ninguém: nenhum dos seus grupos tem uma função aqui, ou ' +
      'seu endereço não foi verificado lá ou é de outro domínio. Peça a um administrador que adicione você.',
    fr:
      'Votre fournisseur d’identité vous connaît, mais personne ici : aucun de vos groupes n’a de rôle ici, ou ' +
      'votre adresse n’y est pas vérifiée ou est d’un autre domaine. Demandez à un administrateur de vous ajouter.',
    de:
      'Ihr Identitätsanbieter kennt Sie, hier aber niemand: keine Ihrer Gruppen hat hier eine Rolle, oder Ihre ' +
      'Adresse ist dort nicht bestätigt oder von einer anderen Domain. Ein Administrator kann Sie hinzufügen.',
    ar:
      'يعرفك مزود الهوية، لكن لا أحد هنا يعرفك: لا دور هنا لأي من مجموعاتك، أو أن عنوانك غير مؤكد هناك أو من نطاق ' +
      'آخر. اطلب من مسؤول أن يضيفك أو أن يضعك في مجموعة.',
  },
  clock: {
    en:
      'The clocks of the identity provider and of this service do not agree, so its answer counts as too old or too ' +
      'early. Tell whoever runs this service to check its time; log in with a passkey until then.',
    es:
      'Los relojes del proveedor de identidad y de este servicio no coinciden, y su respuesta parece antigua o ' +
      'prematura. Avise a quien opera este servicio para que revise la hora; mientras tanto, use una llave de acceso.',
    pt:
      'Os relógios do provedor de identidade e deste serviço não coincidem, e a resposta parece velha ou adiantada. ' +
      'Avise quem opera este serviço para verificar a hora; até lá, use uma chave de acesso.',
    fr:
      'Les horloges du fournisseur d’identité et de ce service divergent : sa réponse semble trop vieille ou trop ' +
      'tôt. Prévenez qui exploite ce service de vérifier l’heure ; d’ici là, utilisez une clé d’accès.',
    de:
      'Die Uhren des Identitätsanbieters und dieses Dienstes gehen auseinander, seine Antwort gilt als zu alt oder ' +
      'zu früh. Wer den Dienst betreibt, muss die Zeit prüfen; bis dahin hilft ein Passkey.',
    ar:
      'ساعتا مزود الهوية وهذه الخدمة غير متفقتين، فبدت إجابته قديمة أو سابقة لأوانها. أخبر من يشغّل هذه الخدمة أن ' +
      'يتحقق من وقتها، وادخل بمفتاح مرور حتى ذلك الحين.',
  },
  not_accepted: {
    en: 'The answer of your identity provider does not fit what was asked. Nobody was logged in. Begin again here.',
    es: 'La respuesta del proveedor de identidad no encaja con lo pedido. Nadie ha entrado. Empiece de nuevo aquí.',
    pt: 'A resposta do provedor de identidade não corresponde ao pedido. Ninguém entrou. Comece de novo aqui.',
    fr: 'La réponse du fournisseur d’identité ne correspond pas à la demande. Personne n’est entré. Recommencez ici.',
    de: 'Die Antwort des Identitätsanbieters passt nicht zur Frage. Niemand wurde angemeldet. Fangen Sie neu an.',
    ar: 'إجابة مزود الهوية لا تطابق ما طُلب. لم يدخل أحد. ابدأ من جديد هنا.',
  },
  provider_away: {
    en: 'Your identity provider does not answer. Try again in a minute, or log in with a passkey.',
    es: 'Su proveedor de identidad no responde. Inténtelo en un minuto o entre con una llave de acceso.',
    pt: 'Seu provedor de identidade não responde. Tente em um minuto ou entre com uma chave de acesso.',
    fr: 'Votre fournisseur d’identité ne répond pas. Réessayez dans une minute, ou utilisez une clé d’accès.',
    de: 'Ihr Identitätsanbieter antwortet nicht. Versuchen Sie es in einer Minute wieder, oder mit einem Passkey.',
    ar: 'مزود الهوية لا يجيب. حاول بعد دقيقة، أو ادخل بمفتاح مرور.',
  },
  provider_settings: {
    en:
      'Your identity provider refuses this application: its address, its secret or its rights are not set up there ' +
      'as they should be. Give whoever runs this service the code and the request below; the log says more.',
    es:
      'Su proveedor de identidad rechaza esta aplicación: su dirección, su secreto o sus permisos no están bien ' +
      'configurados. Dé a quien opera este servicio el código y la petición de abajo; el registro dice más.',
    pt:
      'Seu provedor de identidade recusa este aplicativo: endereço, segredo ou permissões não estão configurados ' +
      'como deveriam. Passe a quem opera este serviço o código e a requisição abaixo; o log diz mais.',
    fr:
      'Votre fournisseur d’identité refuse cette application : son adresse, son secret ou ses droits y sont mal ' +
      'réglés. Donnez à qui exploite ce service le code et la requête ci-dessous ; le journal en dit plus.',
    de:
      'Ihr Identitätsanbieter lehnt diese Anwendung ab: Adresse, Geheimnis oder Rechte sind dort nicht richtig ' +
      'eingerichtet. Wer den Dienst betreibt, braucht Code und Anfrage von unten; mehr steht im Log.',
    ar:
      'يرفض مزود الهوية هذا التطبيق: عنوانه أو سره أو حقوقه غير مضبوطة هناك كما ينبغي. أعط من يشغّل هذه الخدمة ' +
      'الرمز والطلب أدناه؛ ففي السجل المزيد.',
  },
  somebody_else: {
    en: 'Somebody else logged in than the one who confirms. Nothing was confirmed. Close this window and sign again.',
    es: 'Entró otra persona que la que confirma. No se confirmó nada. Cierre esta ventana y firme de nuevo.',
    pt: 'Entrou outra pessoa que não a que confirma. Nada foi confirmado. Feche esta janela e assine de novo.',
    fr: 'Une autre personne s’est connectée. Rien n’a été confirmé. Fermez cette fenêtre et signez à nouveau.',
    de: 'Es hat sich jemand anderes angemeldet. Nichts wurde bestätigt. Schließen Sie das Fenster, signieren Sie neu.',
    ar: 'دخل شخص غير الذي يؤكد. لم يُؤكد شيء. أغلق هذه النافذة ووقّع من جديد.',
  },
  too_many_requests: {
    en: 'There were too many tries from your address. Wait a minute, and begin again here.',
    es: 'Hubo demasiados intentos desde su dirección. Espere un minuto y empiece de nuevo aquí.',
    pt: 'Houve tentativas demais do seu endereço. Espere um minuto e comece de novo aqui.',
    fr: 'Trop d’essais depuis votre adresse. Attendez une minute et recommencez ici.',
    de: 'Von Ihrer Adresse kamen zu viele Versuche. Warten Sie eine Minute, und fangen Sie hier neu an.',
    ar: 'محاولات كثيرة جدًا من عنوانك. انتظر دقيقة ثم ابدأ من جديد هنا.',
  },
  other: {
    en: 'That did not work. Begin again here; if it fails again, give the request below to whoever runs this service.',
    es: 'No funcionó. Empiece de nuevo aquí; si se repite, dé la petición de abajo a quien opera este servicio.',
    pt: 'Não funcionou. Comece de novo aqui; se repetir, passe a requisição abaixo a quem opera este serviço.',
    fr: 'Cela n’a pas marché. Recommencez ici ; sinon donnez la requête ci-dessous à qui exploite ce service.',
    de: 'Das ging nicht. Fangen Sie hier neu an; sonst hilft die Anfrage unten dem, der den Dienst betreibt.',
    ar: 'لم ينجح ذلك. ابدأ من جديد هنا؛ وإن تكرر فأعط الطلب أدناه لمن يشغّل هذه الخدمة.',
  },
  confirmed: {
    en: 'Done. You can close this window, and go on where you were.',
    es: 'Hecho. Puede cerrar esta ventana y seguir donde estaba.',
    pt: 'Pronto. Você pode fechar esta janela e continuar onde estava.',
    fr: 'C’est fait. Vous pouvez fermer cette fenêtre et continuer.',
    de: 'Fertig. Sie können dieses Fenster schließen und dort weitermachen, wo Sie waren.',
    ar: 'تم. يمكنك إغلاق هذه النافذة والمتابعة من حيث كنت.',
  },
});
