import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  MIN_FILL_TIME,
  NONCE_FIELD,
  type SubmissionResult,
  TOKEN_FIELD,
} from '../../domain/forms/submissionResult.ts';
import { RateLimit } from '../http/rateLimit.ts';
import { RATE_LIMITS } from '../http/rateLimits.ts';
import { isProofOfWorkSolved, type Sign, tokenAge } from './formTokens.ts';

/** Texts of this length or more, in characters, are not repeated by chance. */
const LONG_TEXT = 40;

/** The proof of work takes 2^15 hashes on average: one to three seconds in a browser. */
const PROOF_OF_WORK_BITS = 15;

type Rejected = Extract<SubmissionResult, { status: 'rejected' }>;

/** Checks against spam, beside validation. None of them asks a person to solve anything. */
export class SpamGuards {
  readonly #sign: Sign;
  readonly #attempts = new RateLimit(RATE_LIMITS.formAttempts);
  readonly #withoutProof = new RateLimit(RATE_LIMITS.formsWithoutProof);
  readonly #submissions = new RateLimit(RATE_LIMITS.formSubmissions);
  readonly #sameText = new RateLimit(RATE_LIMITS.sameText);
  /** A proof of work is accepted once. */
  readonly #usedTokens = new LRUCache<string, true>({ max: 20_000 });

  constructor(sign: Sign) {
    this.#sign = sign;
  }

  /**
   * Checks before validation: attempts of the address, and the time taken to fill in the form.
   * Undefined if nothing is wrong.
   */
  checkAttempt(address: string, fields: Record<string, unknown>): Rejected | undefined {
    const wait = this.#attempts.take(address);
    if (wait > 0) return { status: 'rejected', reason: 'tooMany', retryAfter: wait };
    const age = tokenAge(this.#sign, fields[TOKEN_FIELD]);
    // Without scripts there is no token; the other limits apply.
    if (age === undefined || age >= MIN_FILL_TIME) return undefined;
    return {
      status: 'rejected',
      reason: 'tooFast',
      retryAfter: Math.ceil((MIN_FILL_TIME - age) / 1000),
    };
  }

  /**
   * Checks before a valid form is accepted, and counts it. `text` is what spam would repeat.
   * Undefined if nothing is wrong.
   */
  checkSubmission(
    address: string,
    fields: Record<string, unknown>,
    text: string,
  ): Rejected | undefined {
    const hash = hashOf(text);
    const repeated = hash ? this.#sameText.take(hash) : 0;
    const pause = Math.max(this.#withoutProof.take(address), repeated);
    if (pause > 0 && !this.#hasProofOfWork(fields)) {
      return { status: 'rejected', reason: 'work', retryAfter: pause, bits: PROOF_OF_WORK_BITS };
    }
    const wait = this.#submissions.take(address);
    return wait > 0 ? { status: 'rejected', reason: 'tooMany', retryAfter: wait } : undefined;
  }

  #hasProofOfWork(fields: Record<string, unknown>): boolean {
    const token = fields[TOKEN_FIELD];
    if (typeof token !== 'string' || tokenAge(this.#sign, token) === undefined) return false;
    if (
      this.#usedTokens.has(token) ||
      !isProofOfWorkSolved(token, fields[NONCE_FIELD], PROOF_OF_WORK_BITS)
    )
      return false;
    this.#usedTokens.set(token, true);
    return true;
  }
}

/**
 * Hash of a text without case and spaces; undefined for short texts, which many people write alike.
 */
function hashOf(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (plain.length < LONG_TEXT) return undefined;
  return createHash('sha256').update(plain).digest('base64url');
}
