/** What is asked of the thing that posts belong to. */
export interface About {
  data: unknown;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/** A link to a page of the forum. */
export interface Way {
  to: string;
  title: string;
}
