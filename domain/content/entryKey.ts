/** Names an entry among those of all kinds: `places/bab-mansour`. */
export const entryKey = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`;

/** The same of an entry with its fields. */
export const keyOfEntry = ({ kind, data }: { kind: string; data: { _id: string } }): string =>
  entryKey({ kind, id: data._id });
