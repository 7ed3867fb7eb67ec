/** The error catalogue (section 8): the codes of the browser's data calls and how they are shown. */

interface ErrorMeaning {
  /** The requested data. */
  data: string;
  /** `answer`: an error status or no valid data. `network`: no response. */
  cause: 'answer' | 'network';
  /**
   * `toast`: "Something bad happens. Code: X". `serverMessage`: the same with the server's message.
   * `longText`: the same, and that the team is working on it. `console`: only there.
   */
  shown: 'toast' | 'serverMessage' | 'longText' | 'console';
}

export const ERRORS = {
  PE01: { data: 'places', cause: 'answer', shown: 'serverMessage' },
  PE02: { data: 'places', cause: 'network', shown: 'longText' },
  TE01: { data: 'tags and cities', cause: 'answer', shown: 'toast' },
  TE02: { data: 'tags and cities', cause: 'network', shown: 'toast' },
  AE01: { data: 'articles', cause: 'answer', shown: 'toast' },
  AE02: { data: 'articles', cause: 'network', shown: 'toast' },
  EE01: { data: 'experiences', cause: 'answer', shown: 'toast' },
  EE02: { data: 'experiences', cause: 'network', shown: 'toast' },
  ME01: { data: 'MICE', cause: 'answer', shown: 'toast' },
  ME02: { data: 'MICE', cause: 'network', shown: 'toast' },
  STORYE01: { data: 'stories', cause: 'answer', shown: 'toast' },
  STORYTE02: { data: 'stories', cause: 'network', shown: 'toast' },
  CIRCT01: { data: 'circuits', cause: 'answer', shown: 'toast' },
  CIRCT02: { data: 'circuits', cause: 'network', shown: 'toast' },
  INST01: { data: 'Instagram wall', cause: 'answer', shown: 'toast' },
  INST02: { data: 'Instagram wall', cause: 'network', shown: 'toast' },
  USR01: { data: 'user info', cause: 'answer', shown: 'console' },
  USR02: { data: 'user info', cause: 'network', shown: 'console' },
} as const satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof ERRORS;
