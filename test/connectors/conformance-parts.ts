import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MovedAmount } from '../../server/connectors/connector.ts';
import type { Outcome, ProcessorReference } from '../../server/domain/outcome.ts';
import { AMOUNT, type FollowKind, type Suite, assertSucceeded } from './conformance-suite.ts';
import { factsOf } from './facts.ts';

/** Captures and refunds of less than the whole. */
export function partsPromises(suite: Suite, kind: FollowKind, isLive: boolean): void {
  const { connector } = suite;
  const { capabilities } = connector;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);
  /** To its end, whenever that is told. */
  const ended = async (
    of: ProcessorReference,
    amount: bigint,
    more: Parameters<Suite['follow']>[3] = {},
  ): Promise<Outcome<MovedAmount>> => {
    const operationId = suite.bench().newOperationId();
    const accepted = await suite.follow(kind, of, amount, { ...more, operationId });
    return suite.decided(accepted, operationId);
  };
  const facts = factsOf(connector);
  const isTold = !isLive || facts?.decidesLater === undefined;

  if (kind === 'capture' && capabilities.multipleCaptures && isTold) {
    promise('several captures share one authorization, and a final one ends it', async () => {
      const { of: reference } = await suite.ready('capture');
      assertSucceeded(await ended(reference, 500n, { final: false, scenario: 'capture-partial' }));
      assertSucceeded(await ended(reference, 300n, { final: true, captured: 500n }));
      // Who decides later is not told which is the last.
      const more = facts?.decidesLater === undefined ? 100n : 500n;
      assert.notEqual((await ended(reference, more, { captured: 800n })).kind, 'succeeded');
    });
  }
  if (
    kind === 'refund' &&
    capabilities.partialRefund &&
    isTold &&
    (!isLive || facts?.paysOutFirst === undefined) &&
    facts?.pendingRefunds.includes(connector.id) !== true
  ) {
    promise('refunds in parts end at what was captured', async () => {
      const { of } = await suite.ready('refund');
      assertSucceeded(await ended(of, 500n, { captured: AMOUNT, scenario: 'refund-partial' }));
      const tooMuch = await ended(of, AMOUNT - 499n, { captured: AMOUNT });
      assert.notEqual(tooMuch.kind, 'succeeded', 'one more than is left');
      assertSucceeded(await ended(of, AMOUNT - 500n, { captured: AMOUNT }));
    });
  }
}

/** Behind a capture that is not the last. */
export function restPromise(suite: Suite, kind: FollowKind, isLive: boolean): void {
  const { connector } = suite;
  const isTold = !isLive || factsOf(connector)?.decidesLater === undefined;
  if (kind !== 'void' || !connector.capabilities.releasesRest || !isTold) return;
  void test(`${connector.id}: a void behind a capture in part lets go of the rest for good`, async () => {
    const ended = async (
      what: FollowKind,
      amount: bigint,
      captured: bigint,
    ): Promise<Outcome<MovedAmount>> => {
      const operationId = suite.bench().newOperationId();
      const accepted = await suite.follow(what, of, amount, { final: false, captured, operationId });
      return suite.decided(accepted, operationId);
    };
    const { of } = await suite.ready('void');
    assertSucceeded(await ended('capture', 500n, 0n));
    assert.equal(assertSucceeded(await ended('void', AMOUNT - 500n, 500n)).value.amount, AMOUNT - 500n);
    assert.notEqual((await ended('capture', 100n, 500n)).kind, 'succeeded');
  });
}
