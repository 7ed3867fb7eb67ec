/** Where a stop goes that is being dragged. */
export function DropMark() {
  return <div className="plan-drop" aria-hidden="true" />;
}
