/** Sort orders: the editors' order, by name, or by duration. */
export const LIST_ORDERS = ['chosen', 'name', 'time'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];
