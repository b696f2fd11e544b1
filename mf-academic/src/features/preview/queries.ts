import { apiQuery } from '@harbor/runtime';

/** An article that is not published yet, for whoever has a link of the editors. */
export const pressPreview = (id: number, ticket: string) =>
  apiQuery(
    'GET /press/preview/:id',
    { params: { id }, query: { ticket } },
    { silent: true, enabled: ticket !== '' },
  );
