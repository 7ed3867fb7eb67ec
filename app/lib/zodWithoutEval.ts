/**
 * Disables zod's probe for `new Function`, which browsers report as a violation of the content security
 * policy. Must be imported before the first schema is created. Not in `domain`: the build drops files there
 * of which nothing is imported.
 */
import { config } from 'zod';

config({ jitless: true });
