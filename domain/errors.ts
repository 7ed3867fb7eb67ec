/**
 * The error catalogue (section 8): the code of every data call that a browser makes, what it means,
 * and where the visitor is told.
 */

interface ErrorMeaning {
  /** What was asked for. */
  data: string;
  /** `answer`: the server answered badly or without data. `network`: it did not answer. */
  cause: 'answer' | 'network';
  /**
   * `toast`: "Something bad happens. Code: X". `serverMessage`: the same with the server's own words.
   * `longText`: the same, and that the team is working on it. `console`: only there.
   */
  told: 'toast' | 'serverMessage' | 'longText' | 'console';
}

export const ERRORS = {
  PE01: { data: 'places', cause: 'answer', told: 'serverMessage' },
  PE02: { data: 'places', cause: 'network', told: 'longText' },
  TE01: { data: 'tags and cities', cause: 'answer', told: 'toast' },
  TE02: { data: 'tags and cities', cause: 'network', told: 'toast' },
  AE01: { data: 'articles', cause: 'answer', told: 'toast' },
  AE02: { data: 'articles', cause: 'network', told: 'toast' },
  EE01: { data: 'experiences', cause: 'answer', told: 'toast' },
  EE02: { data: 'experiences', cause: 'network', told: 'toast' },
  ME01: { data: 'MICE', cause: 'answer', told: 'toast' },
  ME02: { data: 'MICE', cause: 'network', told: 'toast' },
  STORYE01: { data: 'stories', cause: 'answer', told: 'toast' },
  STORYTE02: { data: 'stories', cause: 'network', told: 'toast' },
  CIRCT01: { data: 'circuits', cause: 'answer', told: 'toast' },
  CIRCT02: { data: 'circuits', cause: 'network', told: 'toast' },
  INST01: { data: 'Instagram wall', cause: 'answer', told: 'toast' },
  INST02: { data: 'Instagram wall', cause: 'network', told: 'toast' },
  USR01: { data: 'user info', cause: 'answer', told: 'console' },
  USR02: { data: 'user info', cause: 'network', told: 'console' },
} as const satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof ERRORS;
