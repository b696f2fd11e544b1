/** The key of the field that a path leads to. */
export const rootOf = (path: string): string => path.split(/[.[]/)[0] ?? path;
