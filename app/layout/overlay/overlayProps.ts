/** Of the full-screen menu. */
export interface OverlayProps {
  /** Opens the search. */
  onSearch(): void;
  onClose(): void;
}
