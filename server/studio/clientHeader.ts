/** The header in which routes hand the client's address over; clients cannot set it. */
export const CLIENT_HEADER = 'x-studio-client';
