import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { atomicWrite } from './atomicWrite.ts';

it('writes a complete file or none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fm-write-'));
  try {
    await atomicWrite(join(folder, 'good'), 'text');
    expect(await readFile(join(folder, 'good'), 'utf8')).toBe('text');
    // A file cannot replace a folder.
    await mkdir(join(folder, 'bad'));
    await expect(atomicWrite(join(folder, 'bad'), 'text')).rejects.toThrow();
    expect((await readdir(folder)).toSorted()).toEqual(['bad', 'good']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
