import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MIN_TIME, NONCE, type Outcome, TOKEN } from '../../domain/forms/outcome.ts';
import { RateLimit } from '../rateLimit.ts';
import { ageOf, isSolved, type Sign } from './tokens.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often an address may try at all, rightly or wrongly. */
const TRIES = { times: 60, within: 10 * MINUTE };
/** Hotels and fairs stand behind one address: so many forms are taken without a question … */
const FREE = { times: 5, within: HOUR };
/** … and so many in all, each with a solved puzzle. */
const TAKEN = { times: 30, within: HOUR };
/** The same text again, from wherever it comes. */
const SAME_TEXT = { times: 5, within: HOUR };
/** From so many characters on, two people do not write the same by chance. */
const OWN_WORDS = 40;

/** The puzzle takes 2^15 hashes on average: a second or three of a browser, none of the server. */
const BITS = 15;

type Refused = Extract<Outcome, { is: 'refused' }>;

/** What a form must pass beside being filled in rightly. Nothing here asks a person to prove themselves. */
export class Guards {
  readonly #sign: Sign;
  readonly #tries = new RateLimit(TRIES);
  readonly #free = new RateLimit(FREE);
  readonly #taken = new RateLimit(TAKEN);
  readonly #sameText = new RateLimit(SAME_TEXT);
  /** A solved puzzle counts once. */
  readonly #spent = new LRUCache<string, true>({ max: 20_000 });

  constructor(sign: Sign) {
    this.#sign = sign;
  }

  /** Before anything is read: how often this address tries, and how fast this form was written. */
  beforeReading(address: string, fields: Record<string, unknown>): Refused | undefined {
    const wait = this.#tries.take(address);
    if (wait > 0) return { is: 'refused', why: 'tooMany', wait };
    const age = ageOf(this.#sign, fields[TOKEN]);
    // Who sends no token has a browser without scripts; the other limits hold for them.
    if (age === undefined || age >= MIN_TIME) return undefined;
    return { is: 'refused', why: 'tooFast', wait: Math.ceil((MIN_TIME - age) / 1000) };
  }

  /** Before a form without mistakes is taken. `text` is what spam would repeat. */
  beforeTaking(
    address: string,
    fields: Record<string, unknown>,
    text: string,
  ): Refused | undefined {
    const hash = hashOf(text);
    const again = hash ? this.#sameText.take(hash) : 0;
    const pause = Math.max(this.#free.take(address), again);
    if (pause > 0 && !this.#hasWorked(fields)) {
      return { is: 'refused', why: 'work', wait: pause, bits: BITS };
    }
    const wait = this.#taken.take(address);
    return wait > 0 ? { is: 'refused', why: 'tooMany', wait } : undefined;
  }

  #hasWorked(fields: Record<string, unknown>): boolean {
    const token = fields[TOKEN];
    if (typeof token !== 'string' || ageOf(this.#sign, token) === undefined) return false;
    if (this.#spent.has(token) || !isSolved(token, fields[NONCE], BITS)) return false;
    this.#spent.set(token, true);
    return true;
  }
}

/** Case and spaces aside. Shorter texts, such as "please ring me", many people write alike. */
function hashOf(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (plain.length < OWN_WORDS) return undefined;
  return createHash('sha256').update(plain).digest('base64url');
}
