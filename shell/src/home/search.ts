/** Address of the services that fit a keyword; all services for an empty one. */
export function searchPath(keyword: string): string {
  const word = keyword.trim();
  return word ? `/productservice/?keyword=${encodeURIComponent(word)}` : '/productservice/';
}
