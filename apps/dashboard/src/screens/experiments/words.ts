import { wordsOf } from '../../words/words.ts';

export const WORDS = wordsOf({
  title: {
    en: 'Experiments',
    es: 'Experimentos',
    pt: 'Experimentos',
    fr: 'Expériences',
    de: 'Experimente',
    ar: 'التجارب',
  },
  name: { en: 'Name', es: 'Nombre', pt: 'Nome', fr: 'Nom', de: 'Name', ar: 'الاسم' },
  empty: {
    en: 'No experiment yet',
    es: 'Aún no hay experimentos',
    pt: 'Ainda não há experimentos',
    fr: 'Pas encore d’expérience',
    de: 'Noch kein Experiment',
    ar: 'لا توجد تجارب بعد',
  },
  empty_why: {
    en:
      'An experiment deals payments to two or three ways of routing them, and says which one gets more ' +
      'approved, or keeps more money.',
    es:
      'Un experimento reparte los pagos entre dos o tres formas de enrutarlos y dice cuál obtiene más ' +
      'aprobaciones o conserva más dinero.',
    pt:
      'Um experimento distribui os pagamentos entre duas ou três formas de roteá-los e diz qual obtém mais ' +
      'aprovações ou conserva mais dinheiro.',
    fr:
      'Une expérience répartit les paiements entre deux ou trois manières de les acheminer et dit laquelle ' +
      'obtient le plus d’approbations ou garde le plus d’argent.',
    de:
      'Ein Experiment verteilt Zahlungen auf zwei oder drei Wege und sagt, auf welchem mehr genehmigt ' +
      'werden, oder mehr Geld bleibt.',
    ar: 'توزّع التجربة الدفعات على طريقتين أو ثلاث لتوجيهها، وتقول أيّها يحصل على موافقات أكثر أو بمال أكثر.',
  },
  running: {
    en: 'Running',
    es: 'En curso',
    pt: 'Em andamento',
    fr: 'En cours',
    de: 'Läuft',
    ar: 'جارية',
  },
  not_started: {
    en: 'Not begun',
    es: 'Sin empezar',
    pt: 'Não iniciado',
    fr: 'Pas commencée',
    de: 'Nicht begonnen',
    ar: 'لم تبدأ',
  },
  ended: { en: 'Ended', es: 'Terminado', pt: 'Terminado', fr: 'Terminée', de: 'Beendet', ar: 'انتهت' },
  challenger_better: {
    en: 'Another arm is better',
    es: 'Otro brazo es mejor',
    pt: 'Outro braço é melhor',
    fr: 'Un autre bras est meilleur',
    de: 'Ein anderer Arm ist besser',
    ar: 'ذراع أخرى أفضل',
  },
  control_better: {
    en: 'The control is better',
    es: 'El control es mejor',
    pt: 'O controle é melhor',
    fr: 'Le témoin est meilleur',
    de: 'Die Kontrolle ist besser',
    ar: 'الذراع الضابطة أفضل',
  },
  no_difference_found: {
    en: 'No difference found',
    es: 'Sin diferencia',
    pt: 'Nenhuma diferença',
    fr: 'Aucune différence',
    de: 'Kein Unterschied gefunden',
    ar: 'لم يوجد فرق',
  },
  unknown_outcomes: {
    en: 'Stopped: unknown outcomes',
    es: 'Detenido: resultados desconocidos',
    pt: 'Parado: resultados desconhecidos',
    fr: 'Arrêtée : résultats inconnus',
    de: 'Gestoppt: unbekannte Ergebnisse',
    ar: 'أُوقفت: نتائج مجهولة',
  },
  three_d_secure_challenges: {
    en: 'Stopped: more challenges',
    es: 'Detenido: más desafíos',
    pt: 'Parado: mais desafios',
    fr: 'Arrêtée : plus de défis',
    de: 'Gestoppt: mehr Abfragen',
    ar: 'أُوقفت: تحديات أكثر',
  },
  late_answers: {
    en: 'Stopped: late answers',
    es: 'Detenido: respuestas tardías',
    pt: 'Parado: respostas tardias',
    fr: 'Arrêtée : réponses tardives',
    de: 'Gestoppt: späte Antworten',
    ar: 'أُوقفت: ردود متأخرة',
  },
  chargebacks: {
    en: 'Stopped: chargebacks',
    es: 'Detenido: contracargos',
    pt: 'Parado: estornos',
    fr: 'Arrêtée : impayés',
    de: 'Gestoppt: Rückbuchungen',
    ar: 'أُوقفت: ردود مبالغ',
  },
  why_late_answers: {
    en: 'Payment services of a new arm answered late more often. Its rules go on with {arm}.',
    es: 'Los servicios de pago de un brazo nuevo respondieron tarde más a menudo. Sus reglas siguen con {arm}.',
    pt:
      'Os serviços de pagamento de um braço novo responderam tarde mais vezes. As suas regras seguem com ' +
      '{arm}.',
    fr:
      'Les services de paiement d’un nouveau bras ont plus souvent répondu tard. Ses règles continuent ' +
      'avec {arm}.',
    de: 'Zahlungsdienste eines neuen Arms antworteten öfter spät. Seine Regeln gehen mit {arm} weiter.',
    ar: 'ردّت خدمات الدفع في ذراع جديدة متأخرة أكثر. تستمر قواعدها مع {arm}.',
  },
  why_chargebacks: {
    en: 'Payments of a new arm were charged back more often. Its rules go on with {arm}.',
    es: 'Los pagos de un brazo nuevo tuvieron más contracargos. Sus reglas siguen con {arm}.',
    pt: 'Os pagamentos de um braço novo tiveram mais estornos. As suas regras seguem com {arm}.',
    fr: 'Les paiements d’un nouveau bras ont eu plus d’impayés. Ses règles continuent avec {arm}.',
    de: 'Zahlungen eines neuen Arms wurden öfter zurückgebucht. Seine Regeln gehen mit {arm} weiter.',
    ar: 'كانت ردود المبالغ في ذراع جديدة أكثر. تستمر قواعدها مع {arm}.',
  },
  why_standing: {
    en: 'It goes on until somebody ends it, and tells what the other arms earn beside {control}.',
    es: 'Sigue hasta que alguien lo termine, y dice qué ganan los demás brazos frente a {control}.',
    pt: 'Segue até alguém o terminar, e diz o que os outros braços ganham em comparação com {control}.',
    fr:
      'Elle continue jusqu’à ce que quelqu’un y mette fin, et dit ce que les autres bras rapportent par ' +
      'rapport à {control}.',
    de: 'Es läuft, bis es jemand beendet, und sagt, was die anderen Arme neben {control} einbringen.',
    ar: 'تستمر حتى ينهيها أحد، وتقول ما تكسبه الأذرع الأخرى مقارنةً بـ {control}.',
  },
  why_challenger_keeps_more: {
    en: '{winner} keeps more money than {control}. Its rules go on with {arm}.',
    es: '{winner} conserva más dinero que {control}. Sus reglas siguen con {arm}.',
    pt: '{winner} conserva mais dinheiro que {control}. As suas regras seguem com {arm}.',
    fr: '{winner} garde plus d’argent que {control}. Ses règles continuent avec {arm}.',
    de: '{winner} behält mehr Geld als {control}. Seine Regeln gehen mit {arm} weiter.',
    ar: 'تحتفظ {winner} بمال أكثر من {control}. تستمر قواعدها مع {arm}.',
  },
  why_control_keeps_more: {
    en: 'Every other arm keeps less money than {control}. Its rules go on with {arm}.',
    es: 'Todos los demás brazos conservan menos dinero que {control}. Sus reglas siguen con {arm}.',
    pt: 'Todos os outros braços conservam menos dinheiro que {control}. As suas regras seguem com {arm}.',
    fr: 'Tous les autres bras gardent moins d’argent que {control}. Ses règles continuent avec {arm}.',
    de: 'Jeder andere Arm behält weniger Geld als {control}. Seine Regeln gehen mit {arm} weiter.',
    ar: 'تحتفظ كل ذراع أخرى بمال أقل من {control}. تستمر قواعدها مع {arm}.',
  },
  late: {
    en: 'Answered late',
    es: 'Respuesta tardía',
    pt: 'Resposta tardia',
    fr: 'Réponse tardive',
    de: 'Späte Antwort',
    ar: 'ردّ متأخر',
  },
  charged_back: {
    en: 'Charged back',
    es: 'Contracargo',
    pt: 'Estornado',
    fr: 'Impayé',
    de: 'Zurückgebucht',
    ar: 'رُدّ مبلغه',
  },
  matured: {
    en: 'Money known',
    es: 'Dinero conocido',
    pt: 'Dinheiro conhecido',
    fr: 'Argent connu',
    de: 'Geld bekannt',
    ar: 'المال معروف',
  },
  kept: {
    en: 'Kept of asked',
    es: 'Conservado de lo pedido',
    pt: 'Conservado do pedido',
    fr: 'Gardé du demandé',
    de: 'Vom Verlangten behalten',
    ar: 'المحتفظ به من المطلوب',
  },
  fees_estimated: {
    en: 'Fees estimated',
    es: 'Comisiones estimadas',
    pt: 'Taxas estimadas',
    fr: 'Frais estimés',
    de: 'Gebühren geschätzt',
    ar: 'رسوم مقدّرة',
  },
  money_difference: {
    en: 'Money kept beside {control}',
    es: 'Dinero conservado frente a {control}',
    pt: 'Dinheiro conservado em comparação com {control}',
    fr: 'Argent gardé par rapport à {control}',
    de: 'Behaltenes Geld neben {control}',
    ar: 'المال المحتفظ به مقارنةً بـ {control}',
  },
  of_hundred: {
    en: '{points} of 100 asked',
    es: '{points} de 100 pedidos',
    pt: '{points} de 100 pedidos',
    fr: '{points} sur 100 demandés',
    de: '{points} von 100 verlangten',
    ar: '{points} من كل 100 مطلوبة',
  },
  between_of_hundred: {
    en: 'Between {low} and {high} of 100 asked, nineteen times of twenty',
    es: 'Entre {low} y {high} de 100 pedidos, diecinueve veces de veinte',
    pt: 'Entre {low} e {high} de 100 pedidos, dezenove vezes em vinte',
    fr: 'Entre {low} et {high} sur 100 demandés, dix-neuf fois sur vingt',
    de: 'Zwischen {low} und {high} von 100 verlangten, neunzehn Mal von zwanzig',
    ar: 'بين {low} و{high} من كل 100 مطلوبة، في تسع عشرة مرة من عشرين',
  },
  evidence_more: {
    en: 'Evidence that it keeps more: {evidence} of {needed}',
    es: 'Evidencia de que conserva más: {evidence} de {needed}',
    pt: 'Evidência de que conserva mais: {evidence} de {needed}',
    fr: 'Indices qu’il garde plus : {evidence} sur {needed}',
    de: 'Beleg, dass er mehr behält: {evidence} von {needed}',
    ar: 'الدليل على احتفاظ أكثر: {evidence} من {needed}',
  },
  evidence_less: {
    en: 'Evidence that it keeps less: {evidence} of {needed}',
    es: 'Evidencia de que conserva menos: {evidence} de {needed}',
    pt: 'Evidência de que conserva menos: {evidence} de {needed}',
    fr: 'Indices qu’il garde moins : {evidence} sur {needed}',
    de: 'Beleg, dass er weniger behält: {evidence} von {needed}',
    ar: 'الدليل على احتفاظ أقل: {evidence} من {needed}',
  },
  honest_money: {
    en:
      'Captured, less refunds, returns, chargebacks and fees, counted {days} days after each payment. A ' +
      'payment of more than {most} counts as so much. Fees are as settled; where no settlement has told ' +
      'them, as estimated.',
    es:
      'Capturado, menos reembolsos, devoluciones, contracargos y comisiones, contado {days} días después ' +
      'de cada pago. Un pago de más de {most} cuenta como tanto. Las comisiones son las liquidadas; si ' +
      'ninguna liquidación las dice, las estimadas.',
    pt:
      'Capturado, menos reembolsos, devoluções, estornos e taxas, contado {days} dias após cada pagamento. ' +
      'Um pagamento de mais de {most} conta como tanto. As taxas são as liquidadas; se nenhuma liquidação ' +
      'as disse, as estimadas.',
    fr:
      'Capturé, moins remboursements, retours, impayés et frais, compté {days} jours après chaque ' +
      'paiement. Un paiement de plus de {most} compte pour autant. Les frais sont ceux du règlement ; s’il ' +
      'n’en dit rien, ceux estimés.',
    de:
      'Eingezogen, abzüglich Erstattungen, Rückgaben, Rückbuchungen und Gebühren, gezählt {days} Tage nach ' +
      'jeder Zahlung. Eine Zahlung von mehr als {most} zählt als so viel. Gebühren sind wie abgerechnet; ' +
      'wo keine Abrechnung sie nennt, geschätzt.',
    ar:
      'المحصّل ناقص الاسترداد والإرجاع وردّ المبالغ والرسوم، محسوبًا بعد {days} يومًا من كل دفعة. تُحسب ' +
      'دفعة تزيد على {most} بهذا القدر. الرسوم كما سُوّيت، وحيث لم تذكرها تسوية فكما قُدّرت.',
  },
  alarms: {
    en: 'Worse than the control',
    es: 'Peor que el control',
    pt: 'Pior que o controle',
    fr: 'Pire que le témoin',
    de: 'Schlechter als die Kontrolle',
    ar: 'أسوأ من الذراع الضابطة',
  },
  no_alarms: {
    en:
      'Nothing has got worse by the evidence: unknown outcomes, challenges, late answers and chargebacks ' +
      'are watched.',
    es:
      'Nada ha empeorado según la evidencia: se vigilan resultados desconocidos, desafíos, respuestas ' +
      'tardías y contracargos.',
    pt:
      'Nada piorou pela evidência: vigiam-se resultados desconhecidos, desafios, respostas tardias e ' +
      'estornos.',
    fr:
      'Rien ne s’est dégradé d’après les indices : résultats inconnus, défis, réponses tardives et impayés ' +
      'sont surveillés.',
    de:
      'Nichts ist nach den Belegen schlechter geworden: beobachtet werden unbekannte Ergebnisse, Abfragen, ' +
      'späte Antworten und Rückbuchungen.',
    ar: 'لم يسؤ شيء بحسب الدليل: تُراقَب النتائج المجهولة والتحديات والردود المتأخرة وردود المبالغ.',
  },
  guardrails: {
    en: 'Must not get worse',
    es: 'No debe empeorar',
    pt: 'Não deve piorar',
    fr: 'Ne doit pas se dégrader',
    de: 'Darf nicht schlechter werden',
    ar: 'يجب ألا يسوء',
  },
  measure: {
    en: 'Compares',
    es: 'Compara',
    pt: 'Compara',
    fr: 'Compare',
    de: 'Vergleicht',
    ar: 'تقارن',
  },
  measure_approval: {
    en: 'approvals',
    es: 'aprobaciones',
    pt: 'aprovações',
    fr: 'les approbations',
    de: 'Genehmigungen',
    ar: 'الموافقات',
  },
  measure_money_kept: {
    en: 'money kept',
    es: 'dinero conservado',
    pt: 'dinheiro conservado',
    fr: 'l’argent gardé',
    de: 'behaltenes Geld',
    ar: 'المال المحتفظ به',
  },
  most: {
    en: 'Counts as at most',
    es: 'Cuenta como máximo',
    pt: 'Conta no máximo',
    fr: 'Compte au plus',
    de: 'Zählt höchstens als',
    ar: 'تُحسب بحد أقصى',
  },
  late_after: {
    en: 'Late after',
    es: 'Tarde después de',
    pt: 'Tarde após',
    fr: 'Tardif après',
    de: 'Spät nach',
    ar: 'متأخر بعد',
  },
  sample_ratio_mismatch: {
    en: 'Invalid: shares are off',
    es: 'No válido: reparto erróneo',
    pt: 'Inválido: distribuição errada',
    fr: 'Non valable : parts faussées',
    de: 'Ungültig: Anteile stimmen nicht',
    ar: 'غير صالحة: الحصص مختلّة',
  },
  ended_by_hand: {
    en: 'Ended by hand',
    es: 'Terminado a mano',
    pt: 'Terminado à mão',
    fr: 'Terminée à la main',
    de: 'Von Hand beendet',
    ar: 'أُنهيت يدويًا',
  },
  why_not_started: {
    en: 'No payment has come yet: it begins with the rule that deals payments to it.',
    es: 'Aún no ha llegado ningún pago: empieza con la regla que le reparte pagos.',
    pt: 'Ainda não chegou nenhum pagamento: começa com a regra que lhe distribui pagamentos.',
    fr: 'Aucun paiement n’est encore venu : elle commence avec la règle qui lui répartit des paiements.',
    de: 'Noch kam keine Zahlung: es beginnt mit der Regel, die ihm Zahlungen zuteilt.',
    ar: 'لم تصل أي دفعة بعد: تبدأ مع القاعدة التي توزّع الدفعات عليها.',
  },
  why_waits: {
    en: 'A rule deals payments to it: it begins with the first one.',
    es: 'Una regla le reparte pagos: empieza con el primero.',
    pt: 'Uma regra distribui-lhe pagamentos: começa com o primeiro.',
    fr: 'Une règle lui répartit des paiements : elle commence avec le premier.',
    de: 'Eine Regel teilt ihm Zahlungen zu: es beginnt mit der ersten.',
    ar: 'توزّع قاعدة الدفعات عليها: تبدأ مع أول دفعة.',
  },
  why_running: {
    en: 'Nothing is decided yet. Look as often as you like: it ends by itself.',
    es: 'Aún no hay nada decidido. Mire cuantas veces quiera: termina por sí solo.',
    pt: 'Nada está decidido ainda. Olhe quantas vezes quiser: termina sozinho.',
    fr: 'Rien n’est encore décidé. Regardez autant que vous voulez : elle se termine d’elle-même.',
    de: 'Noch ist nichts entschieden. Sehen Sie nach, so oft Sie wollen: es endet von selbst.',
    ar: 'لم يُحسم شيء بعد. انظر كما تشاء: تنتهي من تلقاء نفسها.',
  },
  why_challenger_better: {
    en: '{winner} gets more payments approved than {control}. Its rules go on with {arm}.',
    es: '{winner} obtiene más pagos aprobados que {control}. Sus reglas siguen con {arm}.',
    pt: '{winner} obtém mais pagamentos aprovados que {control}. As suas regras seguem com {arm}.',
    fr: '{winner} obtient plus de paiements approuvés que {control}. Ses règles continuent avec {arm}.',
    de: '{winner} bekommt mehr Zahlungen genehmigt als {control}. Seine Regeln gehen mit {arm} weiter.',
    ar: 'تحصل {winner} على موافقات أكثر من {control}. تستمر قواعدها مع {arm}.',
  },
  why_control_better: {
    en: 'Every other arm gets fewer payments approved than {control}. Its rules go on with {arm}.',
    es: 'Todos los demás brazos obtienen menos pagos aprobados que {control}. Sus reglas siguen con {arm}.',
    pt:
      'Todos os outros braços obtêm menos pagamentos aprovados que {control}. As suas regras seguem com ' +
      '{arm}.',
    fr:
      'Tous les autres bras obtiennent moins de paiements approuvés que {control}. Ses règles continuent ' +
      'avec {arm}.',
    de:
      'Jeder andere Arm bekommt weniger Zahlungen genehmigt als {control}. Seine Regeln gehen mit {arm} ' +
      'weiter.',
    ar: 'تحصل كل الأذرع الأخرى على موافقات أقل من {control}. تستمر قواعدها مع {arm}.',
  },
  why_no_difference_found: {
    en: 'All payments that it needs have come, and no arm stood out. Its rules go on with {arm}.',
    es: 'Han llegado todos los pagos necesarios y ningún brazo destacó. Sus reglas siguen con {arm}.',
    pt: 'Chegaram todos os pagamentos necessários e nenhum braço se destacou. As suas regras seguem com {arm}.',
    fr:
      'Tous les paiements nécessaires sont venus, et aucun bras ne s’est distingué. Ses règles continuent ' +
      'avec {arm}.',
    de:
      'Alle Zahlungen, die es braucht, sind da, und kein Arm stach hervor. Seine Regeln gehen mit {arm} ' +
      'weiter.',
    ar: 'وصلت كل الدفعات اللازمة ولم تتميّز أي ذراع. تستمر قواعدها مع {arm}.',
  },
  why_unknown_outcomes: {
    en: 'Payments of another arm more often had an outcome that nobody knew. Its rules go on with {arm}.',
    es: 'Los pagos de otro brazo tuvieron más a menudo un resultado desconocido. Sus reglas siguen con {arm}.',
    pt:
      'Os pagamentos de outro braço tiveram mais vezes um resultado desconhecido. As suas regras seguem ' +
      'com {arm}.',
    fr:
      'Les paiements d’un autre bras ont eu plus souvent un résultat inconnu. Ses règles continuent avec ' +
      '{arm}.',
    de:
      'Zahlungen eines anderen Arms hatten öfter ein Ergebnis, das niemand kannte. Seine Regeln gehen mit ' +
      '{arm} weiter.',
    ar: 'كانت نتائج دفعات ذراع أخرى مجهولة أكثر. تستمر قواعدها مع {arm}.',
  },
  why_three_d_secure_challenges: {
    en: 'Buyers of another arm were asked to authenticate more often. Its rules go on with {arm}.',
    es: 'A los compradores de otro brazo se les pidió autenticarse más a menudo. Sus reglas siguen con {arm}.',
    pt: 'Aos compradores de outro braço pediu-se autenticação mais vezes. As suas regras seguem com {arm}.',
    fr: 'Les acheteurs d’un autre bras ont dû s’authentifier plus souvent. Ses règles continuent avec {arm}.',
    de: 'Käufer eines anderen Arms mussten sich öfter ausweisen. Seine Regeln gehen mit {arm} weiter.',
    ar: 'طُلب من مشتري ذراع أخرى التحقق أكثر. تستمر قواعدها مع {arm}.',
  },
  why_sample_ratio_mismatch: {
    en: 'Payments did not come to the arms as they were dealt: compare nothing. Its rules go on with {arm}.',
    es: 'Los pagos no llegaron a los brazos como se repartieron: no compare nada. Sus reglas siguen con {arm}.',
    pt:
      'Os pagamentos não chegaram aos braços como foram distribuídos: não compare nada. As suas regras ' +
      'seguem com {arm}.',
    fr:
      'Les paiements ne sont pas arrivés aux bras comme répartis : ne comparez rien. Ses règles continuent ' +
      'avec {arm}.',
    de:
      'Zahlungen kamen nicht so bei den Armen an, wie sie verteilt wurden: vergleichen Sie nichts. Seine ' +
      'Regeln gehen mit {arm} weiter.',
    ar: 'لم تصل الدفعات إلى الأذرع كما وُزّعت: لا تقارن شيئًا. تستمر قواعدها مع {arm}.',
  },
  why_ended_by_hand: {
    en: 'Somebody ended it, and it names no winner. Its rules go on with {arm}.',
    es: 'Alguien lo terminó y no nombra ganador. Sus reglas siguen con {arm}.',
    pt: 'Alguém o terminou e não nomeia vencedor. As suas regras seguem com {arm}.',
    fr: 'Quelqu’un y a mis fin, et elle ne nomme pas de gagnant. Ses règles continuent avec {arm}.',
    de: 'Jemand hat es beendet, und es nennt keinen Sieger. Seine Regeln gehen mit {arm} weiter.',
    ar: 'أنهاها شخص، ولا تسمّي فائزًا. تستمر قواعدها مع {arm}.',
  },
  payments: {
    en: 'Payments',
    es: 'Pagos',
    pt: 'Pagamentos',
    fr: 'Paiements',
    de: 'Zahlungen',
    ar: 'الدفعات',
  },
  needed: {
    en: 'Needed at most',
    es: 'Necesarios como máximo',
    pt: 'Necessários no máximo',
    fr: 'Nécessaires au plus',
    de: 'Höchstens nötig',
    ar: 'اللازم على الأكثر',
  },
  days_left: {
    en: 'Days left at most',
    es: 'Días restantes como máximo',
    pt: 'Dias restantes no máximo',
    fr: 'Jours restants au plus',
    de: 'Tage höchstens noch',
    ar: 'الأيام المتبقية على الأكثر',
  },
  goes_on_with: {
    en: 'Goes on with',
    es: 'Sigue con',
    pt: 'Segue com',
    fr: 'Continue avec',
    de: 'Geht weiter mit',
    ar: 'تستمر مع',
  },
  arms: { en: 'Arms', es: 'Brazos', pt: 'Braços', fr: 'Bras', de: 'Arme', ar: 'الأذرع' },
  arm: { en: 'Arm', es: 'Brazo', pt: 'Braço', fr: 'Bras', de: 'Arm', ar: 'الذراع' },
  control: { en: 'control', es: 'control', pt: 'controle', fr: 'témoin', de: 'Kontrolle', ar: 'ضابطة' },
  known: {
    en: 'Result known',
    es: 'Resultado conocido',
    pt: 'Resultado conhecido',
    fr: 'Résultat connu',
    de: 'Ergebnis bekannt',
    ar: 'النتيجة معروفة',
  },
  approved: {
    en: 'Approved',
    es: 'Aprobados',
    pt: 'Aprovados',
    fr: 'Approuvés',
    de: 'Genehmigt',
    ar: 'الموافَق عليه',
  },
  unknown: {
    en: 'Outcome unknown for a time',
    es: 'Resultado desconocido un tiempo',
    pt: 'Resultado desconhecido por um tempo',
    fr: 'Résultat inconnu un temps',
    de: 'Zeitweise unbekannt',
    ar: 'مجهولة لبعض الوقت',
  },
  challenges: {
    en: 'Asked to authenticate',
    es: 'Autenticación pedida',
    pt: 'Autenticação pedida',
    fr: 'Authentification demandée',
    de: 'Zur Bestätigung gebeten',
    ar: 'طُلب التحقق',
  },
  difference: {
    en: 'Approvals beside {control}',
    es: 'Aprobaciones frente a {control}',
    pt: 'Aprovações em comparação com {control}',
    fr: 'Approbations par rapport à {control}',
    de: 'Genehmigungen neben {control}',
    ar: 'الموافقات مقارنةً بـ {control}',
  },
  points: {
    en: '{points} points',
    es: '{points} puntos',
    pt: '{points} pontos',
    fr: '{points} points',
    de: '{points} Punkte',
    ar: '{points} نقطة',
  },
  wanted_points: {
    en: { one: '{count} point', other: '{count} points' },
    es: { one: '{count} punto', other: '{count} puntos' },
    pt: { one: '{count} ponto', other: '{count} pontos' },
    fr: { one: '{count} point', other: '{count} points' },
    de: { one: '{count} Punkt', other: '{count} Punkte' },
    ar: { one: 'نقطة واحدة', two: 'نقطتان', few: '{count} نقاط', other: '{count} نقطة' },
  },
  between: {
    en: 'Between {low} and {high} points, nineteen times of twenty',
    es: 'Entre {low} y {high} puntos, diecinueve veces de veinte',
    pt: 'Entre {low} e {high} pontos, dezenove vezes em vinte',
    fr: 'Entre {low} et {high} points, dix-neuf fois sur vingt',
    de: 'Zwischen {low} und {high} Punkten, neunzehn Mal von zwanzig',
    ar: 'بين {low} و{high} نقطة، في تسع عشرة مرة من عشرين',
  },
  nothing_known: {
    en: 'Nothing known yet',
    es: 'Aún no se sabe nada',
    pt: 'Ainda não se sabe nada',
    fr: 'Rien de connu encore',
    de: 'Noch nichts bekannt',
    ar: 'لا شيء معروف بعد',
  },
  evidence_better: {
    en: 'Evidence that it approves more: {evidence} of {needed}',
    es: 'Evidencia de que aprueba más: {evidence} de {needed}',
    pt: 'Evidência de que aprova mais: {evidence} de {needed}',
    fr: 'Indices qu’il approuve plus : {evidence} sur {needed}',
    de: 'Beleg, dass er mehr genehmigt: {evidence} von {needed}',
    ar: 'الدليل على موافقات أكثر: {evidence} من {needed}',
  },
  evidence_worse: {
    en: 'Evidence that it approves less: {evidence} of {needed}',
    es: 'Evidencia de que aprueba menos: {evidence} de {needed}',
    pt: 'Evidência de que aprova menos: {evidence} de {needed}',
    fr: 'Indices qu’il approuve moins : {evidence} sur {needed}',
    de: 'Beleg, dass er weniger genehmigt: {evidence} von {needed}',
    ar: 'الدليل على موافقات أقل: {evidence} من {needed}',
  },
  honest: {
    en: 'Of each buyer only the first payment counts. The figures stay honest however often anybody looks.',
    es:
      'De cada comprador solo cuenta el primer pago. Las cifras siguen siendo honestas por mucho que se ' +
      'miren.',
    pt:
      'De cada comprador só conta o primeiro pagamento. Os números continuam honestos por mais que se ' +
      'olhe.',
    fr:
      'De chaque acheteur, seul le premier paiement compte. Les chiffres restent honnêtes, même regardés ' +
      'souvent.',
    de: 'Von jedem Käufer zählt nur die erste Zahlung. Die Zahlen bleiben ehrlich, so oft jemand hinsieht.',
    ar: 'من كل مشترٍ تُحسب الدفعة الأولى فقط. تبقى الأرقام صادقة مهما نُظر إليها.',
  },
  plan: { en: 'Plan', es: 'Plan', pt: 'Plano', fr: 'Plan', de: 'Plan', ar: 'الخطة' },
  flow: { en: 'Flow', es: 'Flujo', pt: 'Fluxo', fr: 'Flux', de: 'Ablauf', ar: 'المسار' },
  unit: {
    en: 'Stays in one arm',
    es: 'Permanece en un brazo',
    pt: 'Fica num braço',
    fr: 'Reste dans un bras',
    de: 'Bleibt in einem Arm',
    ar: 'يبقى في ذراع واحدة',
  },
  unit_buyer: {
    en: 'each buyer',
    es: 'cada comprador',
    pt: 'cada comprador',
    fr: 'chaque acheteur',
    de: 'jeder Käufer',
    ar: 'كل مشترٍ',
  },
  unit_card: {
    en: 'each card',
    es: 'cada tarjeta',
    pt: 'cada cartão',
    fr: 'chaque carte',
    de: 'jede Karte',
    ar: 'كل بطاقة',
  },
  unit_transaction: { en: 'nobody', es: 'nadie', pt: 'ninguém', fr: 'personne', de: 'niemand', ar: 'لا أحد' },
  shares: { en: 'Shares', es: 'Partes', pt: 'Partes', fr: 'Parts', de: 'Anteile', ar: 'الحصص' },
  wanted: {
    en: 'Looks for',
    es: 'Busca',
    pt: 'Procura',
    fr: 'Cherche',
    de: 'Sucht nach',
    ar: 'تبحث عن',
  },
  horizon: {
    en: 'Waits for a result',
    es: 'Espera un resultado',
    pt: 'Espera um resultado',
    fr: 'Attend un résultat',
    de: 'Wartet auf ein Ergebnis',
    ar: 'تنتظر النتيجة',
  },
  hours: {
    en: { one: '{count} hour', other: '{count} hours' },
    es: { one: '{count} hora', other: '{count} horas' },
    pt: { one: '{count} hora', other: '{count} horas' },
    fr: { one: '{count} heure', other: '{count} heures' },
    de: { one: '{count} Stunde', other: '{count} Stunden' },
    ar: { one: 'ساعة واحدة', two: 'ساعتان', few: '{count} ساعات', other: '{count} ساعة' },
  },
  matures_after: {
    en: 'Money counts after',
    es: 'El dinero cuenta después de',
    pt: 'O dinheiro conta após',
    fr: 'L’argent compte après',
    de: 'Geld zählt nach',
    ar: 'يُحسب المال بعد',
  },
  chargebacks_after: {
    en: 'Chargebacks count after',
    es: 'Los contracargos cuentan después de',
    pt: 'Os estornos contam após',
    fr: 'Les impayés comptent après',
    de: 'Rückbuchungen zählen nach',
    ar: 'تُحسب عمليات الرد بعد',
  },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    es: { one: '{count} día', other: '{count} días' },
    pt: { one: '{count} dia', other: '{count} dias' },
    fr: { one: '{count} jour', other: '{count} jours' },
    de: { one: '{count} Tag', other: '{count} Tagen' },
    ar: { one: 'يوم واحد', two: 'يومين', few: '{count} أيام', other: '{count} يومًا' },
  },
  per_day: {
    en: 'Payments a day before',
    es: 'Pagos al día antes',
    pt: 'Pagamentos por dia antes',
    fr: 'Paiements par jour avant',
    de: 'Zahlungen am Tag zuvor',
    ar: 'الدفعات يوميًا قبلها',
  },
  started: { en: 'Begun', es: 'Empezado', pt: 'Iniciado', fr: 'Commencée', de: 'Begonnen', ar: 'بدأت' },
  creator: {
    en: 'Made by',
    es: 'Creado por',
    pt: 'Criado por',
    fr: 'Créée par',
    de: 'Erstellt von',
    ar: 'أنشأها',
  },
  plan_one: {
    en: 'Plan an experiment',
    es: 'Planificar un experimento',
    pt: 'Planejar um experimento',
    fr: 'Planifier une expérience',
    de: 'Experiment planen',
    ar: 'تخطيط تجربة',
  },
  plan_why: {
    en: 'Nothing is dealt yet: the next page says how many payments it takes, and starts it.',
    es: 'Aún no se reparte nada: la página siguiente dice cuántos pagos requiere, y lo empieza.',
    pt: 'Nada é distribuído ainda: a página seguinte diz quantos pagamentos são precisos, e inicia-o.',
    fr: 'Rien n’est encore réparti : la page suivante dit combien de paiements il faut, et la démarre.',
    de: 'Noch wird nichts zugeteilt: die nächste Seite sagt, wie viele Zahlungen es braucht, und startet es.',
    ar: 'لا يُوزَّع شيء بعد: تقول الصفحة التالية كم دفعة تلزم، وتبدؤها.',
  },
  as_it_is: {
    en: 'As it is',
    es: 'Como está',
    pt: 'Como está',
    fr: 'Comme aujourd’hui',
    de: 'Wie bisher',
    ar: 'كما هو',
  },
  other_arm: {
    en: 'What is tried',
    es: 'Lo que se prueba',
    pt: 'O que se experimenta',
    fr: 'Ce qui est essayé',
    de: 'Was versucht wird',
    ar: 'ما يُجرَّب',
  },
  from_rule: {
    en: 'Taken from the rule',
    es: 'Tomado de la regla',
    pt: 'Tirado da regra',
    fr: 'Repris de la règle',
    de: 'Aus der Regel',
    ar: 'مأخوذ من القاعدة',
  },
  no_rule: {
    en: 'none, as chosen below',
    es: 'ninguna, como se elige abajo',
    pt: 'nenhuma, como escolhido abaixo',
    fr: 'aucune, comme choisi ci-dessous',
    de: 'keine, wie unten gewählt',
    ar: 'لا شيء، كما اختير أدناه',
  },
  arm_name: {
    en: 'Name in reports',
    es: 'Nombre en los informes',
    pt: 'Nome nos relatórios',
    fr: 'Nom dans les rapports',
    de: 'Name in Berichten',
    ar: 'الاسم في التقارير',
  },
  arm_name_why: {
    en: 'Small letters, digits, - and _',
    es: 'Minúsculas, dígitos, - y _',
    pt: 'Minúsculas, dígitos, - e _',
    fr: 'Minuscules, chiffres, - et _',
    de: 'Kleinbuchstaben, Ziffern, - und _',
    ar: 'أحرف صغيرة وأرقام و- و_',
  },
  share: {
    en: 'Of 100, dealt to the first arm',
    es: 'De 100, repartidos al primer brazo',
    pt: 'De 100, distribuídos ao primeiro braço',
    fr: 'Sur 100, répartis vers le premier bras',
    de: 'Von 100 dem ersten Arm zugeteilt',
    ar: 'الموزّع على الذراع الأولى من كل 100',
  },
  share_why: {
    en: 'A hold-out gets 5 to 10. The other arm gets the rest.',
    es: 'Un grupo reservado recibe de 5 a 10. El otro brazo recibe el resto.',
    pt: 'Um grupo reservado recebe de 5 a 10. O outro braço recebe o resto.',
    fr: 'Un groupe témoin durable reçoit de 5 à 10. L’autre bras reçoit le reste.',
    de: 'Eine dauernde Kontrolle bekommt 5 bis 10. Der andere Arm bekommt den Rest.',
    ar: 'تحصل المجموعة المحجوزة على 5 إلى 10، والذراع الأخرى على الباقي.',
  },
  declines: {
    en: 'Declined of 100 payments, as it is',
    es: 'Rechazados de 100 pagos, como está',
    pt: 'Recusados de 100 pagamentos, como está',
    fr: 'Refusés sur 100 paiements, aujourd’hui',
    de: 'Von 100 Zahlungen bisher abgelehnt',
    ar: 'المرفوض من كل 100 دفعة كما هو',
  },
  not_kept: {
    en: 'Not kept of 100 asked, as it is',
    es: 'No conservado de 100 pedidos, como está',
    pt: 'Não conservado de 100 pedidos, como está',
    fr: 'Non gardé sur 100 demandés, aujourd’hui',
    de: 'Von 100 verlangten bisher nicht behalten',
    ar: 'غير المحتفظ به من كل 100 مطلوبة كما هو',
  },
  expected_why: {
    en: 'About right is enough: it decides how long it takes, never who is better.',
    es: 'Basta aproximado: decide cuánto tarda, nunca quién es mejor.',
    pt: 'Basta aproximado: decide quanto demora, nunca quem é melhor.',
    fr: 'À peu près suffit : cela décide de la durée, jamais du meilleur.',
    de: 'Ungefähr genügt: es entscheidet, wie lange es dauert, nie wer besser ist.',
    ar: 'يكفي التقريب: يحدد كم تستغرق، لا أيّها أفضل.',
  },
  smallest: {
    en: 'Smallest difference worth finding, in points',
    es: 'Menor diferencia que vale la pena, en puntos',
    pt: 'Menor diferença que vale a pena, em pontos',
    fr: 'Plus petite différence utile, en points',
    de: 'Kleinster Unterschied, der lohnt, in Punkten',
    ar: 'أصغر فرق يستحق، بالنقاط',
  },
  smallest_money: {
    en: 'Smallest difference worth finding, of 100 asked',
    es: 'Menor diferencia que vale la pena, de 100 pedidos',
    pt: 'Menor diferença que vale a pena, de 100 pedidos',
    fr: 'Plus petite différence utile, sur 100 demandés',
    de: 'Kleinster Unterschied, der lohnt, von 100 verlangten',
    ar: 'أصغر فرق يستحق من كل 100 مطلوبة',
  },
  ends_by_hand: {
    en: 'Ends by hand alone: a hold-out that tells what the other arm earns',
    es: 'Termina solo a mano: un grupo reservado que dice qué gana el otro brazo',
    pt: 'Termina só à mão: um grupo reservado que diz o que o outro braço ganha',
    fr: 'Ne finit qu’à la main : un groupe témoin qui dit ce que l’autre bras rapporte',
    de: 'Endet nur von Hand: eine Kontrolle, die sagt, was der andere Arm einbringt',
    ar: 'تنتهي يدويًا فقط: مجموعة محجوزة تقول ما تكسبه الذراع الأخرى',
  },
  currency: {
    en: 'Currency',
    es: 'Moneda',
    pt: 'Moeda',
    fr: 'Devise',
    de: 'Währung',
    ar: 'العملة',
  },
  average: {
    en: 'A payment asks on average',
    es: 'Un pago pide en promedio',
    pt: 'Um pagamento pede em média',
    fr: 'Un paiement demande en moyenne',
    de: 'Eine Zahlung verlangt im Mittel',
    ar: 'تطلب الدفعة في المتوسط',
  },
  from_late: {
    en: 'Left out: as payments of late.',
    es: 'Si falta: como los pagos recientes.',
    pt: 'Se faltar: como os pagamentos recentes.',
    fr: 'Laissé vide : comme les paiements récents.',
    de: 'Leer: wie die letzten Zahlungen.',
    ar: 'إن تُرك: كالدفعات الأخيرة.',
  },
  days_typed: {
    en: 'Money counts after so many days',
    es: 'El dinero cuenta tras estos días',
    pt: 'O dinheiro conta após estes dias',
    fr: 'L’argent compte après ces jours',
    de: 'Geld zählt nach so vielen Tagen',
    ar: 'يُحسب المال بعد هذا العدد من الأيام',
  },
  fee_percent: {
    en: '{service}: fee, % of what is captured',
    es: '{service}: comisión, % de lo capturado',
    pt: '{service}: taxa, % do capturado',
    fr: '{service} : frais, % du capturé',
    de: '{service}: Gebühr, % des Eingezogenen',
    ar: '{service}: الرسوم، % من المحصّل',
  },
  fee_fixed: {
    en: '{service}: fixed fee',
    es: '{service}: comisión fija',
    pt: '{service}: taxa fixa',
    fr: '{service} : frais fixes',
    de: '{service}: feste Gebühr',
    ar: '{service}: رسوم ثابتة',
  },
  fees_why: {
    en: 'Counts where no settlement has told the fee.',
    es: 'Cuenta si ninguna liquidación dice la comisión.',
    pt: 'Conta se nenhuma liquidação disser a taxa.',
    fr: 'Compte si aucun règlement ne dit les frais.',
    de: 'Zählt, wo keine Abrechnung die Gebühr nennt.',
    ar: 'تُحسب حيث لم تذكر تسوية الرسوم.',
  },
  no_number: {
    en: 'A number such as 1.5',
    es: 'Un número como 1,5',
    pt: 'Um número como 1,5',
    fr: 'Un nombre comme 1,5',
    de: 'Eine Zahl wie 1,5',
    ar: 'رقم مثل 1.5',
  },
  no_whole_number: {
    en: 'A whole number such as 30',
    es: 'Un número entero como 30',
    pt: 'Um número inteiro como 30',
    fr: 'Un nombre entier comme 30',
    de: 'Eine ganze Zahl wie 30',
    ar: 'عدد صحيح مثل 30',
  },
  start: {
    en: 'Start it',
    es: 'Empezar',
    pt: 'Iniciar',
    fr: 'Démarrer',
    de: 'Starten',
    ar: 'بدء',
  },
  start_why: {
    en:
      'Its arms get the payments of one rule from then on, in a new version of the flow. Which arm a ' +
      'payment gets is dealt by dice.',
    es:
      'Desde entonces sus brazos reciben los pagos de una regla, en una nueva versión del flujo. El azar ' +
      'decide el brazo de cada pago.',
    pt:
      'A partir daí os braços recebem os pagamentos de uma regra, numa nova versão do fluxo. O acaso ' +
      'decide o braço de cada pagamento.',
    fr:
      'Dès lors ses bras reçoivent les paiements d’une règle, dans une nouvelle version du flux. Le sort ' +
      'décide du bras de chaque paiement.',
    de:
      'Ab dann bekommen seine Arme die Zahlungen einer Regel, in einer neuen Version des Ablaufs. Welchen ' +
      'Arm eine Zahlung bekommt, entscheidet der Zufall.',
    ar: 'تحصل أذرعها منذ ذلك على دفعات قاعدة واحدة، في إصدار جديد من المسار. يقرر الحظ ذراع كل دفعة.',
  },
  start_where: {
    en: 'In the place of the rule',
    es: 'En lugar de la regla',
    pt: 'No lugar da regra',
    fr: 'À la place de la règle',
    de: 'An der Stelle der Regel',
    ar: 'مكان القاعدة',
  },
  new_rule: {
    en: 'none: what no other rule routes',
    es: 'ninguna: lo que ninguna otra enruta',
    pt: 'nenhuma: o que nenhuma outra roteia',
    fr: 'aucune : ce qu’aucune n’achemine',
    de: 'keiner: was keine andere leitet',
    ar: 'لا شيء: ما لا توجّهه قاعدة أخرى',
  },
  has_started: {
    en: 'The experiment deals payments now',
    es: 'El experimento ya reparte pagos',
    pt: 'O experimento já distribui pagamentos',
    fr: 'L’expérience répartit maintenant les paiements',
    de: 'Das Experiment teilt jetzt Zahlungen zu',
    ar: 'التجربة توزّع الدفعات الآن',
  },
  takes: {
    en: 'To find {wanted} takes {payments} payments at most, in nine of ten experiments.',
    es: 'Encontrar {wanted} requiere {payments} pagos como máximo, en nueve de diez experimentos.',
    pt: 'Encontrar {wanted} requer {payments} pagamentos no máximo, em nove de dez experimentos.',
    fr: 'Trouver {wanted} demande au plus {payments} paiements, dans neuf expériences sur dix.',
    de: '{wanted} zu finden braucht höchstens {payments} Zahlungen, in neun von zehn Experimenten.',
    ar: 'العثور على {wanted} يلزمه {payments} دفعة على الأكثر، في تسع من كل عشر تجارب.',
  },
  takes_days: {
    en: 'That is about {days} at your traffic.',
    es: 'Son unos {days} con su tráfico.',
    pt: 'São cerca de {days} com o seu tráfego.',
    fr: 'Soit environ {days} avec votre trafic.',
    de: 'Das sind etwa {days} bei Ihrem Aufkommen.',
    ar: 'أي نحو {days} بحسب حركتك.',
  },
  end: {
    en: 'End it',
    es: 'Terminar',
    pt: 'Terminar',
    fr: 'Y mettre fin',
    de: 'Beenden',
    ar: 'إنهاء',
  },
  end_why: {
    en: 'It names no winner then. The rules that deal to it go on with one arm, in a new version of the flow.',
    es:
      'Entonces no nombra ganador. Las reglas que le reparten pagos siguen con un brazo, en una nueva ' +
      'versión del flujo.',
    pt:
      'Então não nomeia vencedor. As regras que lhe distribuem pagamentos seguem com um braço, numa nova ' +
      'versão do fluxo.',
    fr:
      'Elle ne nomme alors pas de gagnant. Les règles qui lui répartissent des paiements continuent avec ' +
      'un bras, dans une nouvelle version du flux.',
    de:
      'Es nennt dann keinen Sieger. Die Regeln, die ihm zuteilen, gehen mit einem Arm weiter, in einer ' +
      'neuen Version des Ablaufs.',
    ar: 'لن تسمّي فائزًا عندئذ. تستمر القواعد التي توزّع عليها مع ذراع واحدة، في إصدار جديد من المسار.',
  },
  has_ended: {
    en: 'The experiment has ended',
    es: 'El experimento ha terminado',
    pt: 'O experimento terminou',
    fr: 'L’expérience est terminée',
    de: 'Das Experiment ist beendet',
    ar: 'انتهت التجربة',
  },
});
