/** The drawn map of the region, whose provinces and towns are links. */
export function RegionMap({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its texts are escaped
  return <div className="region-map-frame" dangerouslySetInnerHTML={{ __html: svg }} />;
}
