/** Import this before any schema: zod must not compile code, which the content security policy refuses. */
import { config } from 'zod';

config({ jitless: true });
