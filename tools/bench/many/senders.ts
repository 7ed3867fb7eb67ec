/** Visitors who send something, and the book in which is written what they were promised is kept. */
import type pg from 'pg';
import { MIN_FILL_TIME, TOKEN_FIELD } from '../../../domain/forms/submissionResult.ts';
import { viewedPage } from '../../../domain/viewedPage.ts';
import type { Ask } from './load.ts';
import { browser } from './visitors.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Somebody who has opened a form. */
interface Writer {
  token: string;
  since: number;
}

/** Somebody who has voted, for so many places of the list. */
interface Voter {
  cookie: string;
  votes: number;
}

export class Senders {
  readonly #places: readonly string[];
  readonly #writers: Writer[] = [];
  readonly #voters: Voter[] = [];
  #forms = 0;
  /** What was answered as taken. */
  readonly #references: string[] = [];
  readonly #addresses: string[] = [];
  readonly #votes: { visitor: string; place: string }[] = [];

  /** `places` can be voted for. */
  constructor(places: readonly string[]) {
    this.#places = places;
  }

  /** What scripts of pages ask the API; `path` is the page that is looked at. */
  call(path: string): Ask {
    const share = Math.random();
    if (share < 0.3) return this.#openForm();
    if (share < 0.6) return countView(path);
    const get = (address: string): Ask => ({ path: address, headers: browser(), good: [200] });
    if (share < 0.8) return get(`/api/vote/${this.#anyPlace()}`);
    if (share < 0.95) return get(`/api/search?q=${this.#anyPlace().slice(0, 5)}`);
    return get('/api/whoami');
  }

  /** A vote, or a form that somebody has had open for long enough. */
  send(): Ask {
    const writer = this.#writers[0];
    if (Math.random() < 0.5 || !writer || performance.now() - writer.since < MIN_FILL_TIME * 1.1) {
      return this.#vote();
    }
    this.#writers.shift();
    return Math.random() < 0.7 ? this.#write(writer) : this.#subscribe(writer);
  }

  /** How much was taken, and how much of it the database has. */
  async check(sql: pg.Client): Promise<{ taken: number; found: number }> {
    const count = async (statement: string, ...lists: unknown[][]) =>
      Number((await sql.query(`SELECT count(*) ${statement}`, lists)).rows[0].count);
    const found = [
      await count('FROM submission WHERE reference = ANY($1)', this.#references),
      await count('FROM subscriber WHERE email = ANY($1)', this.#addresses),
      await count(
        'FROM vote JOIN unnest($1::uuid[], $2::text[]) AS told (visitor, place) USING (visitor, place)',
        this.#votes.map(({ visitor }) => visitor),
        this.#votes.map(({ place }) => place),
      ),
    ];
    return {
      taken: this.#references.length + this.#addresses.length + this.#votes.length,
      found: found.reduce((sum, each) => sum + each, 0),
    };
  }

  #openForm(): Ask {
    return {
      path: '/api/forms/token',
      headers: browser(),
      good: [200],
      answered: (_, body) => {
        const { token } = JSON.parse(body).data;
        this.#writers.push({ token, since: performance.now() });
      },
    };
  }

  #write({ token }: Writer): Ask {
    const number = ++this.#forms;
    return post('/api/contact', 201, {
      fields: {
        name: `Visitor ${number}`,
        email: `visitor-${number}@example.org`,
        message: `We are ${number} people and would like to know when the gardens are open.`,
        locale: 'en',
        [TOKEN_FIELD]: token,
      },
      answered: (_, body) => this.#references.push(JSON.parse(body).data.reference),
    });
  }

  #subscribe({ token }: Writer): Ask {
    const email = `reader-${++this.#forms}@example.org`;
    return post('/api/newsletter', 202, {
      fields: { email, locale: 'fr', consent: true, [TOKEN_FIELD]: token },
      answered: () => this.#addresses.push(email),
    });
  }

  /** Half of the votes are first ones; the others are by those who have voted before. */
  #vote(): Ask {
    const voter = Math.random() < 0.5 ? this.#voters.shift() : undefined;
    const place = this.#places[voter?.votes ?? 0] ?? this.#anyPlace();
    return post('/api/vote', 204, {
      fields: { place, vote: 'like' },
      cookie: voter?.cookie,
      answered: (headers) => {
        const cookie = voter?.cookie ?? String(headers['set-cookie']).split(';')[0] ?? '';
        this.#votes.push({ visitor: cookie.slice('voter='.length), place });
        const votes = (voter?.votes ?? 0) + 1;
        if (votes < this.#places.length) this.#voters.push({ cookie, votes });
      },
    });
  }

  #anyPlace(): string {
    return this.#places[Math.floor(Math.random() * this.#places.length)] ?? '';
  }
}

function countView(path: string): Ask {
  const fields = viewedPage(path) ?? { page: '/', locale: 'en' };
  return post('/api/bi', 204, { fields });
}

interface Post {
  fields: object;
  cookie?: string | undefined;
  answered?: Ask['answered'];
}

function post(path: string, good: number, { fields, cookie, answered }: Post): Ask {
  return {
    path,
    method: 'POST',
    headers: { ...browser(), ...JSON_TYPE, ...(cookie && { cookie }) },
    body: JSON.stringify(fields),
    good: [good],
    ...(answered && { answered }),
  };
}
