/** What the ids of a React root begin with: two roots in one document would both call theirs the same. */
export const rootPrefix = (part: string): string => `${part}-`;
