/**
 * The one Trusted Types policy of the Studio: it allows the worker of MapLibre, which the browser would
 * refuse to start, and nothing else. Import this before a map is created.
 */
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === workerUrl ? url : null),
});
