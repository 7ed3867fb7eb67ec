/**
 * A problem found by a check. Only its message is printed, because its stack trace is irrelevant.
 */
export class Finding extends Error {}
