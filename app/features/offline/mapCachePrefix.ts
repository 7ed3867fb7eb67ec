/** Names of the caches of saved maps begin with it; the id of the town follows. */
export const MAP_CACHE_PREFIX = 'map-of-';
