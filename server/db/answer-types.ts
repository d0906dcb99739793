import type { Answers } from './answers.ts';

/**
 * What a column has to be for a member of a row. A member that may be null takes what is never null, too; what
 * comes out of JSON is whatever the row says.
 */
type Word<Value> = unknown extends Value
  ? string
  : null extends Value
    ? WordOf<NonNullable<Value>> | `${WordOf<NonNullable<Value>>}?`
    : WordOf<Value>;

type WordOf<Value> =
  | 'json'
  | ([Value] extends [string]
      ? 'string'
      : [Value] extends [bigint]
        ? 'bigint'
        : [Value] extends [number]
          ? 'number'
          : [Value] extends [boolean]
            ? 'boolean'
            : [Value] extends [Uint8Array]
              ? 'bytes'
              : [Value] extends [readonly unknown[]]
                ? 'list'
                : never);

/** What a statement has to answer for rows of this type: each member, in its type, null where it may be. */
export type AnswerFor<Row> = {
  readonly [Name in Extract<keyof Row, string> as undefined extends Row[Name] ? never : Name]: Word<
    Row[Name]
  >;
};

/** What PostgreSQL says that a statement answers; anything, as long as it was not asked (`npm run golden`). */
export type AnswerOf<Name extends string> = Name extends keyof Answers ? Answers[Name] : never;

/** The names of statements that answer rows of this type. */
export type NameFor<Row, Filled extends string = never> = {
  [Name in keyof Answers]: FilledIn<Answers[Name], Filled> extends AnswerFor<Row> ? Name : never;
}[keyof Answers];

/** An answer some of whose columns are never null. */
export type FilledIn<Answer, Filled extends string> = {
  [Name in keyof Answer]: Name extends Filled
    ? Answer[Name] extends `${infer Known}?`
      ? Known
      : Answer[Name]
    : Answer[Name];
};
