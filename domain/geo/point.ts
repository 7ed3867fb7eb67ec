/** A point on earth, in degrees (WGS 84). */
export interface Point {
  longitude: number;
  latitude: number;
}
