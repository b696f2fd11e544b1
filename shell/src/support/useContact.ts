import { apiQuery, platform, useCurrentRoute, useQuery } from '@harbor/runtime';
import { productOf, reportProduct } from './product';

/** It hardly ever changes. */
const rarely = { silent: true, staleTime: 30 * 60_000 } as const;

/** The support contact of the present page. */
export function useContact(enabled: boolean) {
  const product = productOf(useCurrentRoute());
  const general = useQuery(
    apiQuery('GET /get_manage', {}, { ...rarely, enabled: enabled && product === undefined }),
  );
  const special = useQuery(
    apiQuery(
      'GET /api/contact/us/:product',
      { params: { product: platform === 'mobile' ? `${product}_mobile` : `${product}` } },
      { ...rarely, enabled: enabled && product !== undefined },
    ),
  );
  const { data, error, refetch, isFetching } = product === undefined ? general : special;
  return { contact: data, error, refetch, isFetching };
}

/** Whether the page is that of the service with the report by WeChat. */
export function useReportPage(): boolean {
  return productOf(useCurrentRoute()) === reportProduct;
}
