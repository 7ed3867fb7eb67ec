/** Costs besides accommodation: mostly free, some tickets and meals, or expensive activities. */
export const PRICE_LEVELS = [1, 2, 3] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];
export const MAX_PRICE_LEVEL: PriceLevel = 3;
