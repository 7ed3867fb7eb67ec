import type { Plugin } from 'vite';

const FOLDER = 'react-router/dist/production/lib/';

/** What React Router asks while it runs and what is settled here: file → [what it asks, our answer]. */
const SETTLED: Record<string, [asked: string, answer: string][]> = {
  // All routes are sent at once (react-router.config.ts).
  'dom/ssr/fog-of-war.js': [['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true']],
  // Nothing measures the router from within.
  'router/router.js': [
    ['init.instrumentations', 'undefined'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
  ],
};

/** Advice to developers, which development gives in full: what must hold throws without a word. */
const WARNING = /^(\s*)warning(?:Once)?\(.*\);$/gm;
const INVARIANT = /^(\s*(?:UNSAFE_)?invariant\(.+?), (?:["`].*["`])\);$/gm;

/** Browsers are spared what React Router never does or says here: 4 kB compressed. */
export function settledRouter(): Plugin {
  let silenced = 0;
  /** Takes away the words of one piece of advice. */
  const silence = (kept: string) => {
    silenced++;
    return kept;
  };
  return {
    name: 'settled-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: `**/${FOLDER}**/*.js` },
      handler(code, id) {
        const file = id.slice(id.indexOf(FOLDER) + FOLDER.length);
        const settled = (SETTLED[file] ?? []).reduce((text, [asked, answer]) => {
          if (!text.includes(asked)) this.error(`${file} no longer asks ${asked}`);
          return text.replaceAll(asked, answer);
        }, code);
        const quiet = settled
          .replace(WARNING, (_, indent: string) => silence(`${indent};`))
          .replace(INVARIANT, (_, asked: string) => silence(`${asked});`));
        return { code: quiet, map: null };
      },
    },
    buildEnd(error) {
      if (!error && silenced === 0) this.error('React Router gives its advice in another way');
    },
  };
}
