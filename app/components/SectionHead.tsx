interface Props {
  /** The heading's id, for `aria-labelledby`. */
  id?: string;
  title: string;
  lead?: string;
}

/** The heading of a section, with a sentence beside it. */
export function SectionHead({ id, title, lead }: Props) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {lead && <p className="section-lead">{lead}</p>}
    </div>
  );
}
