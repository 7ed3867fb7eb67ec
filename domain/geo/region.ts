/** The ISO 3166-2 code of Fès-Meknès. */
export const REGION_CODE = 'MA-03';

/** Centre of a map without points, in degrees (sections 7 and 9). */
export const MAP_CENTRE = { longitude: -5.01, latitude: 34.02 };
