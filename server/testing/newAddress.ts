let count = 0x1000;

/**
 * A client address that no other call returns, so that rate limits do not count the requests of
 * different visitors together. Each is in a /48 of its own, the largest network with a limit, in the
 * range for documentation, 2001:db8::/32.
 */
export const newAddress = (): string => `2001:db8:${(count++).toString(16)}::1`;
