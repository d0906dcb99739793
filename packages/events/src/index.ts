import { type EmbedEvents, type FromFrame, VERSION } from '@railyard/client-core';
import type { EmbedOptions } from '@railyard/embed';
import type { CheckoutProps, FieldProps, SecureFieldsProps } from '@railyard/react';
import type { ApprovalSheetProps, CardPaymentOptions, CheckoutSheetProps } from '@railyard/react-native';
import type { EventName, FieldEventName, FieldEvents, Handlers } from '@railyard/secure-fields';
import type { ChallengeOptions } from '@railyard/three-d-secure';

/**
 * Everything that the packages tell a page or an app: when, and an example of what it carries. The packages' own
 * types hold it: an event without a line, a line without an event, and a member that an example lacks or has too
 * much are mistakes of types. `npm run golden` prints it into docs/front-end-events.md.
 */
type Line<Payload> = readonly [when: string, example: Payload];
type Events<Payloads> = { readonly [Name in keyof Payloads]-?: Line<WithAllMembers<Payloads[Name]>> };
/** With the members that may be missing. */
type WithAllMembers<Payload> = Payload extends readonly unknown[] | string | number | boolean | null
  ? Payload
  : { readonly [Name in keyof Payload]-?: WithAllMembers<Exclude<Payload[Name], undefined>> };

/** The `on…` of a package's options or props, with what each is given. A frame is told by its name. */
type Callbacks<Options> = {
  [Name in keyof Options as Name extends `on${string}` ? Name : never]-?: CallbackArguments<
    NonNullable<Options[Name]>
  >;
};
type CallbackArguments<Callback> = Callback extends (...given: infer All) => unknown
  ? { [At in keyof All]: All[At] extends HTMLElement ? 'the frame' : All[At] }
  : never;
/** A prop of React for each of these events. */
type Props<Options, Name extends string> = { readonly [Prop in keyof Callbacks<Options>]-?: Name };

const TRANSACTION = { id: '0192f0aa-7b1c-7d53-9d0e-5f2a6c1b8e47', status: 'authorized' };
const WAITING = { ...TRANSACTION, status: 'buyer_approval_pending' };
const SCHEME = { schema: 'visa', bin: '41111111', selectedScheme: null, codeLabel: 'CVV' };
const FIELD = { id: 'number', valid: true, empty: false, autofilled: false, ...SCHEME } as const;
const STATE = { valid: true, empty: false, autofilled: false };

const SECURE_FIELDS: Events<Handlers> = {
  ready: ['every frame is loaded and has found the others', { version: VERSION }],
  'form-change': [
    'a field is typed into, filled or emptied. `complete`: `submit()` has something to send',
    { fields: { number: STATE, expiryDate: STATE, securityCode: STATE, postalCode: STATE }, complete: true },
  ],
  'card-vault-success': [
    'what was typed is in the session: your server may pay. `scheme` is the one that the buyer ' +
      'chose of two; both are null with a stored card',
    { scheme: 'visa', bin: '41111111' },
  ],
  'card-vault-failure': [
    'it is not. `message` is for you, `buyerMessage` for the buyer; `status` is 0 where nobody ' +
      'answered, `details` where there are any',
    {
      status: 400,
      code: 'incomplete_fields',
      message: 'Check the details of the card.',
      buyerMessage: 'Check the details of the card.',
      details: [{ field: 'number', message: 'Fill this in.' }],
    },
  ],
  'load-error': [
    'the form cannot be used. `timeout`, with the `frames` that never answered: most often your ' +
      'origin is not in `front_end_origins`; `unknown_field`: a field of a type that there is not; ' +
      '`session_ended`: open a new session; `no_session`: your function of `sessionId` gave none, and is asked ' +
      'again at the next field',
    { reason: 'timeout', frames: ['controller', 'number'] },
  ],
  'method-change': [
    'never: the name is there for code that was written for the published client',
    { method: 'card' },
  ],
};

const FIELDS: Events<FieldEvents> = {
  input: [
    'the value changes. The number alone has `schema`, `bin` (from the eighth digit on, null ' +
      'before) and `selectedScheme`; number and security code have `codeLabel`',
    FIELD,
  ],
  focus: ['the caret comes into the field', FIELD],
  blur: ['the caret leaves it', FIELD],
  enter: ['Enter is pressed in it', { id: 'number' }],
  redacted: ['`redactValue()` has hidden the value', { id: 'number' }],
  unredacted: ['`unredactValue()` has shown it again', { id: 'number' }],
};

const EMBED: Events<EmbedEvents> = {
  optionsLoaded: ['the ways to pay are shown', { methods: ['card', 'paypal', 'googlepay'] }],
  formUpdate: ['card fields change. `complete`: the card can be submitted', { complete: true }],
  cardDetailsChanged: [
    'the first eight digits of a card are there, others, or gone: then both are null',
    { bin: '41111111', scheme: 'visa' },
  ],
  paymentMethodSelected: ['the buyer presses a button that pays', { method: 'card' }],
  transactionCreated: [
    'a transaction was made. Of a declined one, too: `status` says so, and the buyer may go on',
    TRANSACTION,
  ],
  transactionFailed: [
    'nothing is known to be made of it: the card could not be taken, the service refused, or ' +
      'nobody answered. Trying again charges nothing twice',
    { message: 'No connection. Try again.' },
  ],
  transactionCancelled: [
    'the buyer came back without having approved, or let ten minutes of the issuer’s question ' +
      'go by. Empty where nothing is known of the transaction',
    { ...TRANSACTION, status: 'failed' },
  ],
  argumentError: [
    'an option is missing, cannot be right, or differs from what the token pins',
    { argument: 'amount', message: 'differs from what the token pins' },
  ],
  apiError: [
    'the service refused; `status` is 0 where it did not answer. `frame_refused`: the frame ' +
      'stays empty, most often since your origin is not in `front_end_origins`. ' +
      '`page_not_loaded`: of a sheet, whose page is lost',
    { status: 401, code: 'unauthorized', message: 'No valid API authentication found', details: [] },
  ],
};

const EMBED_CALLBACKS: Events<Callbacks<EmbedOptions> & Callbacks<CheckoutProps>> = {
  onEvent: ['any event of the table above', ['formUpdate', { complete: true }]],
  onComplete: [
    'the receipt is shown: it is paid, or promised. Ask your server before you deliver',
    [TRANSACTION],
  ],
  onBeforeTransaction: ['the buyer has pressed a button. Give back nothing, `false`, or what changes', []],
};

const CHALLENGE: Events<Callbacks<ChallengeOptions>> = {
  onShown: ['the frame is in the page', ['the frame']],
  onClosed: ['it is gone; `showChallenge` answers next', []],
};

const SESSION_ID = '0192f0aa-5b1d-7f00-9a3c-1f2e3d4c5b6a';
const SHEET: Events<Callbacks<CheckoutSheetProps>> = {
  onEvent: [
    'any event of the [embedded checkout](#embedded-checkout)',
    ['paymentMethodSelected', { method: 'card' }],
  ],
  onComplete: [
    'the service says that it is paid, or promised. Ask your server before you deliver',
    [TRANSACTION],
  ],
  onReplaced: [
    'a checkout was kept when the process ended, and this one took its place: how it ended',
    [
      {
        outcome: 'pending',
        reason: 'replaced',
        transaction: WAITING,
        checkoutId: '0192f0aa-6a0b-7c42-8cfd-4e195b0a7d36',
      },
    ],
  ],
  onClose: [
    'the sheet is to go. `completed`: paid, or promised; `pending`: under way, or nobody could say; `closed`: the ' +
      'buyer left, and nothing is under way; `failed`: ' +
      '`reason` says why, and `argumentError` or `apiError` what was refused. `transaction` is the last that is ' +
      'known of, or null; `checkoutId` is the `payment_link_id` of all that was tried, or null where ' +
      'nothing was opened',
    [
      {
        outcome: 'pending',
        reason: null,
        transaction: WAITING,
        checkoutId: '0192f0aa-6a0b-7c42-8cfd-4e195b0a7d36',
      },
    ],
  ],
};

const APPROVAL: Events<Callbacks<ApprovalSheetProps>> = {
  onEnd: [
    'once: `returned`, with the `parameters` of the address; `cancelled`: the buyer closed it; ' +
      '`timed-out`. Ask your server how it went',
    [{ at: 'end', outcome: 'returned', parameters: { three_d_secure_status: 'succeeded' } }],
  ],
};

const CARD_FORM: Events<Callbacks<CardPaymentOptions>> = {
  onEnd: [
    'once, as your server says. `completed`: paid, or promised; `pending`: under way, or nobody could say; `closed`: ' +
      'the buyer left, and nothing is under way; `failed`: `reason` says why. Ask your server before you deliver',
    [{ outcome: 'completed', reason: null, transaction: TRANSACTION, sessionId: SESSION_ID }],
  ],
  onReplaced: [
    'the payment of another session was kept when the process ended, and this one took its place: how it ended',
    [{ outcome: 'pending', reason: 'replaced', transaction: WAITING, sessionId: SESSION_ID }],
  ],
};

const BRIDGE: Events<{ [Type in 'event' | 'complete']: Extract<FromFrame, { type: Type }>['data'] }> = {
  event: [
    'any event of the [embedded checkout](#embedded-checkout)',
    { name: 'formUpdate', data: { complete: true } },
  ],
  complete: ['the receipt is shown', TRANSACTION],
};

/** Which prop of React passes an event on: each of them does for one. */
const REACT_FORM: Props<SecureFieldsProps, Exclude<EventName, 'method-change'>> = {
  onReady: 'ready',
  onFormChange: 'form-change',
  onCardVaultSuccess: 'card-vault-success',
  onCardVaultFailure: 'card-vault-failure',
  onLoadError: 'load-error',
};
const REACT_FIELD: Props<FieldProps, FieldEventName> = {
  onInput: 'input',
  onFocus: 'focus',
  onBlur: 'blur',
  onEnter: 'enter',
  onRedacted: 'redacted',
  onUnredacted: 'unredacted',
};

/** Events of one front end, for its page of the documentation. */
export type Section = Readonly<{
  /** Heading of the section. */
  title: string;
  /** What stands above the table. */
  intro: string;
  /** Each event, in the order of the table. */
  lines: Readonly<Record<string, Line<unknown>>>;
  /** Events by the names of their props in React. */
  react?: Readonly<Record<string, string>>;
}>;

/** Every section of the page, in order. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Secure Fields: the form',
    intro:
      '`fields.addEventListener(name, handler)`, and props of `SecureFields` in React ' +
      '([guide](secure-fields.md)).',
    lines: SECURE_FIELDS,
    react: REACT_FORM,
  },
  {
    title: 'Secure Fields: a field',
    intro:
      '`field.addEventListener(name, handler)` of what `addCardNumberField` and the like give, ' +
      'and props of `CardNumber` and the like in React.',
    lines: FIELDS,
    react: REACT_FIELD,
  },
  {
    title: 'Embedded checkout',
    intro: '`onEvent(name, data)` of `setup`, of `Checkout` in React and of `CheckoutSheet` in React Native.',
    lines: EMBED,
  },
  {
    title: 'Embedded checkout: callbacks',
    intro:
      'Options of `setup` and props of `Checkout` in React ([guide](embed.md)), with what each is called with.',
    lines: EMBED_CALLBACKS,
  },
  {
    title: '3-D Secure in the page',
    intro:
      'Options of `showChallenge` ([guide](three-d-secure.md#in-the-page)), which answers a ' +
      'promise of its outcome.',
    lines: CHALLENGE,
  },
  {
    title: 'React Native: the checkout sheet',
    intro: 'Props of `CheckoutSheet` ([guide](mobile.md)), with what each is called with.',
    lines: SHEET,
  },
  {
    title: 'React Native: the approval sheet',
    intro: 'Props of `ApprovalSheet`, with what each is called with.',
    lines: APPROVAL,
  },
  {
    title: 'React Native: your own card form',
    intro:
      'Options of `useCardPayment` ([guide](mobile.md#your-own-card-form)), with what each is called with.',
    lines: CARD_FORM,
  },
  {
    title: 'Your own web view',
    intro: '`type` and `data` of what the page writes to the [bridge](../contract/vectors/README.md).',
    lines: BRIDGE,
  },
];
