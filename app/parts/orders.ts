/** In which order a list stands: the editors' own, by name, or what takes least time first. */
export const ORDERS = ['chosen', 'name', 'time'] as const;
export type Order = (typeof ORDERS)[number];
