import { apiMutation, apiQuery } from '@harbor/runtime';

export type StateFilter = 'draft' | 'on' | 'off' | 'archived';

/** Which services are shown. */
export interface ListFilter {
  category?: number;
  status?: StateFilter;
  keyword?: string;
  page: number;
}

const fresh = { silent: true, staleTime: 0 } as const;
const silently = { silent: true } as const;
const arranged = {
  silent: true,
  invalidates: ['GET /staff/catalogue/categories', 'GET /staff/catalogue/services'],
} as const;
const written = {
  silent: true,
  invalidates: [
    'GET /staff/catalogue/categories',
    'GET /staff/catalogue/services',
    'GET /staff/catalogue/services/:id',
  ],
} as const;

/** Categories with the numbers of their services, hidden ones too. */
export const categoriesQuery = () => apiQuery('GET /staff/catalogue/categories', {}, fresh);

/** A page of services, in the order in which everybody reads them. */
export const servicesQuery = ({ category, status, keyword, page }: ListFilter) =>
  apiQuery(
    'GET /staff/catalogue/services',
    { query: { category_id: category, status, keyword: keyword || undefined, page } },
    fresh,
  );

/** One service with all that can be changed of it. */
export const serviceQuery = (id: number) =>
  apiQuery('GET /staff/catalogue/services/:id', { params: { id } }, fresh);

/** The forms that buyers may be asked to fill in. */
export const formsQuery = () => apiQuery('GET /staff/catalogue/forms', {}, { silent: true });

export const useCreateCategory = apiMutation('POST /staff/catalogue/categories/create', arranged);
export const useSaveCategory = apiMutation('POST /staff/catalogue/categories/save/:id', arranged);
export const useMoveCategory = apiMutation('POST /staff/catalogue/categories/move/:id', arranged);
export const useHideCategory = apiMutation('POST /staff/catalogue/categories/hide/:id', arranged);
export const useDeleteCategory = apiMutation('POST /staff/catalogue/categories/delete/:id', arranged);
export const useMoveService = apiMutation('POST /staff/catalogue/services/move/:id', arranged);

export const useCreateService = apiMutation('POST /staff/catalogue/services/create', arranged);
export const useSaveService = apiMutation('POST /staff/catalogue/services/save/:id', written);
export const useShelf = apiMutation('POST /staff/catalogue/services/shelf/:id', written);
/** Deletes a draft: it is not asked for again. */
export const useDiscard = apiMutation('POST /staff/catalogue/services/discard/:id', arranged);
export const useStock = apiMutation('POST /staff/catalogue/stock/:id', written);
export const useUploadPicture = apiMutation('POST /staff/catalogue/picture', silently);
