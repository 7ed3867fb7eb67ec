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

/** Browsers are spared the parts of React Router that are never used here: 2 kB compressed. */
export function settledRouter(): Plugin {
  return {
    name: 'settled-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: Object.keys(SETTLED).map((file) => `**/${FOLDER}${file}`) },
      handler(code, id) {
        const file = id.slice(id.indexOf(FOLDER) + FOLDER.length);
        const settled = (SETTLED[file] ?? []).reduce((text, [asked, answer]) => {
          if (!text.includes(asked)) this.error(`${file} no longer asks ${asked}`);
          return text.replaceAll(asked, answer);
        }, code);
        return { code: settled, map: null };
      },
    },
  };
}
