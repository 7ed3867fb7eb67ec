/**
 * Disables zod's probe for `new Function`, which browsers report as a violation of the content security
 * policy. Must be imported before the first schema is created.
 */
import { config } from 'zod';

config({ jitless: true });
