/** What came of a call, beside what it is about. */
export type Answer<Result> = Readonly<{
  /** What the service answered, read. */
  result: Result;
  /** HTTP status of the answer. */
  status: number;
  /** Headers of the answer. */
  headers: Headers;
  /** Names the request in the service's log. */
  requestId: string | null;
  /** Whether it is the stored answer to an earlier request under the same key. */
  isReplayed: boolean;
  /** Body of the answer, as it came. */
  bytes: Uint8Array;
}>;

/**
 * A call that is sent when somebody waits for it: `await` gives its result, `send()` its whole answer. Its
 * idempotency key is there before anything is sent, to be stored with the order; awaiting it twice sends it once.
 */
export class Call<Result> implements PromiseLike<Result> {
  /** Null where the operation takes none. */
  readonly idempotencyKey: string | null;
  readonly #send: () => Promise<Answer<Result>>;
  #answer: Promise<Answer<Result>> | null = null;

  constructor(idempotencyKey: string | null, send: () => Promise<Answer<Result>>) {
    this.idempotencyKey = idempotencyKey;
    this.#send = send;
  }

  /**
   * Sends the call once, and gives the whole answer.
   *
   * @throws ApiError where the service refuses it, OutcomeUnknown where nobody knows whether it happened
   */
  send(): Promise<Answer<Result>> {
    this.#answer ??= this.#send();
    return this.#answer;
  }

  /** Sends the call, and gives its result. */
  then<Done = Result, Failed = never>(
    onDone?: ((result: Result) => Done | PromiseLike<Done>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.send()
      .then(({ result }) => result)
      .then(onDone, onFailed);
  }

  /** Sends the call, and handles what it throws. */
  catch<Failed = never>(
    onFailed: (reason: unknown) => Failed | PromiseLike<Failed>,
  ): Promise<Result | Failed> {
    return this.then(null, onFailed);
  }
}
