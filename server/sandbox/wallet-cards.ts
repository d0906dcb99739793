/** A card in a simulated wallet. `panOnly`: as Google gives the cards that no device of the buyer has. */
export type WalletCard = Readonly<{ name: string; scheme: string; number: string; panOnly: boolean }>;

/** What a buyer finds in the wallets of the sandbox. */
export const WALLET_CARDS: readonly WalletCard[] = [
  { name: 'visa', scheme: 'Visa', number: '4111111111111111', panOnly: false },
  { name: 'mastercard', scheme: 'Mastercard', number: '5555555555554444', panOnly: false },
  { name: 'visa-in-account', scheme: 'Visa', number: '4242424242424242', panOnly: true },
];
