/** API requests of simulated visitors, and a record of all accepted submissions. */
import type pg from 'pg';
import { MIN_FILL_TIME, TOKEN_FIELD } from '../../../domain/forms/submissionResult.ts';
import { viewedPage } from '../../../domain/viewedPage.ts';
import { browserHeaders, type LoadRequest } from './load.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A form that a visitor has opened. */
interface OpenForm {
  token: string;
  /** From `performance.now()`, in ms. */
  openedAt: number;
}

/** A visitor who has voted for the first `votes` places of the list. */
interface Voter {
  cookie: string;
  votes: number;
}

export class ApiTraffic {
  readonly #places: readonly string[];
  readonly #openForms: OpenForm[] = [];
  readonly #voters: Voter[] = [];
  #forms = 0;
  /** Accepted submissions. */
  readonly #references: string[] = [];
  readonly #emails: string[] = [];
  readonly #votes: { visitor: string; place: string }[] = [];

  /** @param places ids of the places that visitors vote for */
  constructor(places: readonly string[]) {
    this.#places = places;
  }

  /** A request that a script of the page at `path` sends. */
  call(path: string): LoadRequest {
    const share = Math.random();
    if (share < 0.3) return this.#requestToken();
    if (share < 0.6) return countView(path);
    const get = (address: string): LoadRequest => ({
      path: address,
      headers: browserHeaders(),
      expected: [200],
    });
    if (share < 0.8) return get(`/api/vote/${this.#anyPlace()}`);
    if (share < 0.95) return get(`/api/search?q=${this.#anyPlace().slice(0, 5)}`);
    return get('/api/whoami');
  }

  /** A vote, or the submission of a form that has been open for the minimum time. */
  send(): LoadRequest {
    const form = this.#openForms[0];
    if (Math.random() < 0.5 || !form || performance.now() - form.openedAt < MIN_FILL_TIME * 1.1) {
      return this.#vote();
    }
    this.#openForms.shift();
    return Math.random() < 0.7 ? this.#sendMessage(form) : this.#subscribe(form);
  }

  /** Counts the accepted submissions, and those of them that are stored in the database. */
  async check(sql: pg.Client): Promise<{ accepted: number; stored: number }> {
    const count = async (statement: string, ...lists: unknown[][]) =>
      Number((await sql.query(`SELECT count(*) ${statement}`, lists)).rows[0].count);
    const counts = [
      await count('FROM submission WHERE reference = ANY($1)', this.#references),
      await count('FROM subscriber WHERE email = ANY($1)', this.#emails),
      await count(
        'FROM vote JOIN unnest($1::uuid[], $2::text[]) AS accepted (visitor, place) USING (visitor, place)',
        this.#votes.map(({ visitor }) => visitor),
        this.#votes.map(({ place }) => place),
      ),
    ];
    return {
      accepted: this.#references.length + this.#emails.length + this.#votes.length,
      stored: counts.reduce((sum, count) => sum + count, 0),
    };
  }

  #requestToken(): LoadRequest {
    return {
      path: '/api/forms/token',
      headers: browserHeaders(),
      expected: [200],
      onSuccess: (_, body) => {
        const { token } = JSON.parse(body).data;
        this.#openForms.push({ token, openedAt: performance.now() });
      },
    };
  }

  #sendMessage({ token }: OpenForm): LoadRequest {
    const number = ++this.#forms;
    return post('/api/contact', 201, {
      fields: {
        name: `Visitor ${number}`,
        email: `visitor-${number}@example.org`,
        message: `We are ${number} people and would like to know when the gardens are open.`,
        locale: 'en',
        [TOKEN_FIELD]: token,
      },
      onSuccess: (_, body) => this.#references.push(JSON.parse(body).data.reference),
    });
  }

  #subscribe({ token }: OpenForm): LoadRequest {
    const email = `reader-${++this.#forms}@example.org`;
    return post('/api/newsletter', 202, {
      fields: { email, locale: 'fr', consent: true, [TOKEN_FIELD]: token },
      onSuccess: () => this.#emails.push(email),
    });
  }

  /** Half of the votes are from new visitors. */
  #vote(): LoadRequest {
    const voter = Math.random() < 0.5 ? this.#voters.shift() : undefined;
    const place = this.#places[voter?.votes ?? 0] ?? this.#anyPlace();
    return post('/api/vote', 204, {
      fields: { place, vote: 'like' },
      cookie: voter?.cookie,
      onSuccess: (headers) => {
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

function countView(path: string): LoadRequest {
  const fields = viewedPage(path) ?? { page: '/', locale: 'en' };
  return post('/api/bi', 204, { fields });
}

interface PostOptions {
  fields: object;
  cookie?: string | undefined;
  onSuccess?: LoadRequest['onSuccess'];
}

function post(
  path: string,
  expected: number,
  { fields, cookie, onSuccess }: PostOptions,
): LoadRequest {
  return {
    path,
    method: 'POST',
    headers: { ...browserHeaders(), ...JSON_TYPE, ...(cookie && { cookie }) },
    body: JSON.stringify(fields),
    expected: [expected],
    ...(onSuccess && { onSuccess }),
  };
}
