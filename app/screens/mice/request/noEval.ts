/**
 * The schemas' library tries whether code may be made out of text, and browsers would tell of that as
 * an attack. It has to know before the first schema is made: imported first.
 */
import { config } from 'zod';

config({ jitless: true });
