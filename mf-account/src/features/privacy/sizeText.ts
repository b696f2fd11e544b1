const kilo = 1024;

/** Bytes as people read them: `48 KB`, `3.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`;
  if (bytes < kilo * kilo) return `${Math.round(bytes / kilo)} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
