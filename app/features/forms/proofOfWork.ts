/** Number of hashes computed in parallel. */
const BATCH = 256;

/**
 * Finds a nonce for which SHA-256 of `{token}:{nonce}` begins with `bits` zero bits (at most 32). Takes
 * one to three seconds; the server verifies it with one hash.
 */
export async function solveProofOfWork(token: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, offset) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${token}:${first + offset}`)),
      ),
    );
    const index = hashes.findIndex((hash) => new DataView(hash).getUint32(0) >>> (32 - bits) === 0);
    if (index >= 0) return String(first + index);
  }
}
