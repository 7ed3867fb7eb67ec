/** How long a weak signal may take before what is saved is shown, in seconds. */
export const PATIENCE = 3;

/** What comes in time, else nothing. */
export function patient<T>(work: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE * 1000));
  return Promise.race([work, late]);
}
