import { afterAll, vi } from 'vitest';

// Files share the loaded modules: an import that is still loading when a file ends would fail in
// the next file.
afterAll(() => vi.dynamicImportSettled());
