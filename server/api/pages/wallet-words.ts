import { COMMON_ROWS, catalogue } from '../../design/words.ts';

/** What the hosted page says of wallets, and what their stand-ins in the sandbox say. */
export const WALLET_WORDS = catalogue({
  wallets: ['Wallets', 'Carteras', 'Carteiras', 'Portefeuilles', 'Wallets', 'المحافظ'],
  or: ['or', 'o', 'ou', 'ou', 'oder', 'أو'],
  simulated: [
    'Simulated. No real money.',
    'Simulado. Sin dinero real.',
    'Simulado. Sem dinheiro real.',
    'Simulé. Pas d’argent réel.',
    'Simuliert. Kein echtes Geld.',
    'محاكاة. لا مال حقيقي.',
  ],
  choose: [
    'Choose a card',
    'Elija una tarjeta',
    'Escolha um cartão',
    'Choisissez une carte',
    'Wählen Sie eine Karte',
    'اختر بطاقة',
  ],
  inAccount: ['from the account', 'de la cuenta', 'da conta', 'du compte', 'aus dem Konto', 'من الحساب'],
  cancel: COMMON_ROWS.cancel,
});
